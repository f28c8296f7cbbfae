"""The games that there are: ours, those of other packages, those of this process."""

from importlib.metadata import EntryPoint

import pytest
from tests.core.toys import Count, CountState, Hush

from triskel.core import registry
from triskel.core.errors import BadOption, BadPosition, UnknownGame


@pytest.fixture
def other_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packages that declare games, good and bad ones."""
    declared = {
        "hush": "tests.core.toys:Hush",
        "silence": "tests.core.toys:Hush",
        "gone": "tests.core.nowhere:Game",
        "broken": "tests.core.toys:NoSuchGame",
        "text": "tests.core.toys:CARDS.upper",
    }
    entries = [EntryPoint(name, value, "triskel.games") for name, value in declared.items()]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [e for e in entries if e.group == group])
    monkeypatch.setattr(registry, "_made", {})


@pytest.mark.usefixtures("other_packages")
def test_another_package_brings_a_game() -> None:
    assert registry.games() == ["ingenious", "inis", "broken", "gone", "hush", "silence", "text"]
    game = registry.game("hush")
    assert isinstance(game, Hush)
    assert registry.game("hush") is game, "one object of it exists"
    assert registry.start("hush", players="4").seats == 4


@pytest.mark.usefixtures("other_packages")
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nothing", "there is no game 'nothing'; there are ingenious, inis, broken, gone, hush"),
        ("gone", "the package that brings 'gone' does not load .ModuleNotFoundError: No module named"),
        ("broken", "the package that brings 'broken' does not load .AttributeError"),
        ("text", "what is registered as 'text' is not a game"),
        ("silence", "what is registered as 'silence' calls itself 'hush'"),
    ],
)
def test_a_package_that_fails_is_told_in_a_sentence(name: str, words: str) -> None:
    with pytest.raises(UnknownGame, match=words):
        registry.game(name)


def test_a_game_of_this_process_is_listed_while_it_is_registered() -> None:
    with registry.registered(Count()) as count:
        assert "count" in registry.games()
        assert registry.game("count") is count
        with registry.registered(Count()) as second:
            assert registry.game("count") is second
        assert registry.game("count") is count
    assert "count" not in registry.games()
    with pytest.raises(UnknownGame):
        registry.game("count")


def test_registering_lasts_until_the_process_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_made", {})
    registry.register(Count())
    assert isinstance(registry.start("count"), CountState)


@pytest.mark.usefixtures("hush")
def test_a_game_starts_by_name_with_some_of_its_options() -> None:
    assert registry.start("hush").seats == 3
    with pytest.raises(BadOption, match="takes 2, 3 or 4"):
        registry.start("hush", players=5)


@pytest.mark.usefixtures("hush")
@pytest.mark.parametrize(
    ("document", "field"),
    [
        (None, "document"),
        ([], "document"),
        ("hush", "document"),
        ({}, "game"),
        ({"game": 7}, "game"),
        ({"game": "nothing"}, "game"),
        ({"game": "hush"}, "options"),
        ({"game": "hush", "options": {}}, "round"),
    ],
)
def test_what_is_no_position_is_refused_by_its_field(document: object, field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        registry.load_position(document)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")


@pytest.mark.usefixtures("hush")
def test_a_position_names_its_game() -> None:
    state = registry.start("hush", players=2)
    assert registry.load_position(state.document()).key() == state.key()
