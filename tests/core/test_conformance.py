"""The kit accepts games that keep to the contract and catches, one by one, those that do not."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest
from tests.core.broken import BROKEN, Broken, CopySharesTheHands, StepBreaksDown, broken_game
from tests.core.toys import SILENCE, Count, Hush, HushState, all_cards_are_there

from triskel.core import registry
from triskel.core.errors import BadOption
from triskel.core.records import Record
from triskel.core.state import State
from triskel.testing import CHECKS, ConformanceError, check_game, modes, random_records
from triskel.testing.__main__ import main


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_with_sealed_choices_hidden_hands_and_interruptions_conforms(players: int) -> None:
    report = check_game(Hush(), {"players": players}, games=12, thorough=0.3, invariant=all_cards_are_there)
    assert report.games == 12
    assert report.most_awaited == players
    assert min(report.inspected, report.changed, report.twins, report.followed // 10) > 30


def test_a_game_without_chance_or_secrets_conforms() -> None:
    report = check_game(Count(), games=5, thorough=1.0)
    assert (report.changed, report.chance_moves, report.most_awaited) == (0, 0, 1)


def test_random_games_of_hush_reach_hushes_that_answer_hushes() -> None:
    """Otherwise the games above would prove little."""
    deepest = 0
    with registry.registered(Hush()) as game:
        for text in random_records(game, {"players": 4, "rounds": 3}, games=40):
            for state in Record.loads(text).states():
                assert isinstance(state, HushState)
                deepest = max(deepest, sum(1 for step in state.stack if step[0] == SILENCE))
    assert deepest >= 2


@pytest.mark.parametrize(("checks", "broken"), BROKEN, ids=[broken.__name__ for _, broken in BROKEN])
def test_the_kit_catches(checks: tuple[str, ...], broken: Broken) -> None:
    with pytest.raises(ConformanceError) as caught:
        check_game(
            broken_game(broken), {"players": 3, "rounds": 3}, games=25, thorough=0.5, invariant=all_cards_are_there
        )
    assert caught.value.check in checks, caught.value.text


def test_the_faults_carry_names_that_are_told() -> None:
    assert {check for checks, _ in BROKEN for check in checks} <= set(CHECKS)


def test_a_fault_says_where_and_how_to_get_there_again() -> None:
    game = broken_game(StepBreaksDown)
    with pytest.raises(ConformanceError) as caught:
        check_game(game, {"players": 2}, games=3, seed=5)
    fault = caught.value
    assert (fault.seed, fault.options) == (5, {"players": 2, "rounds": 2})
    assert fault.moves > 0
    assert isinstance(fault.__cause__, KeyError)
    for words in ("play: KeyError: 'round'", "hush players=2 rounds=2", "seed: 5", "check_game('hush'"):
        assert words in str(fault)
    with registry.registered(game):
        state = Record.loads(fault.record).replay()
    assert not state.is_over(), "the record stops before the move that breaks down"


def test_the_same_seed_finds_the_same_fault() -> None:
    found = set()
    for _ in range(2):
        with pytest.raises(ConformanceError) as caught:
            check_game(broken_game(CopySharesTheHands), seed=3)
        found.add(str(caught.value))
    assert len(found) == 1


def test_an_invariant_may_answer_with_a_sentence_or_raise() -> None:
    def never_a_second_round(state: State) -> str | None:
        assert isinstance(state, HushState)
        return "a second round began" if state.round == 2 else None

    def no_points(state: State) -> None:
        assert isinstance(state, HushState)
        assert not any(state.points), "somebody scored"

    for invariant, words in ((never_a_second_round, "a second round began"), (no_points, "somebody scored")):
        with pytest.raises(ConformanceError, match=words) as caught:
            check_game(Hush(), games=3, thorough=0.0, invariant=invariant)
        assert caught.value.check == "invariant"


def test_hush_shows_sealed_cards_and_so_cannot_promise_that_only_moves_reveal() -> None:
    with pytest.raises(ConformanceError) as caught:
        check_game(Hush(), games=5, thorough=0.5, reveals=False)
    assert caught.value.check == "nothing but moves reveals"


def test_a_check_may_be_skipped_by_name_and_no_other() -> None:
    broken = next(broken for _, broken in BROKEN if broken.__name__ == "DeterminizeGivesTheTruth")
    with pytest.raises(ConformanceError, match="determinizations changed anything"):
        check_game(broken_game(broken), games=12, thorough=0.5, skip=["knowledge alone"])
    check_game(broken_game(broken), games=3, thorough=0.5, skip=["knowledge alone", "determinize"])
    with pytest.raises(ValueError, match="no check to skip is called 'knowlege'"):
        check_game(Hush(), skip=["knowlege"])


def test_a_game_that_never_ends_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(HushState):
        def end_round(self) -> None:
            super().end_round()
            self.round = 1
            self.pool = [4, 4, 4, 4, 5]

    monkeypatch.setattr("triskel.testing.conformance.MOST_MOVES", 200)
    with pytest.raises(ConformanceError, match="does not end within 200 moves"):
        check_game(broken_game(Endless), games=1, thorough=0.0)


def test_looking_closer_does_not_change_the_games() -> None:
    few, many = (check_game(Hush(), games=5, thorough=share) for share in (0.0, 0.5))
    assert (few.moves, few.chance_moves) == (many.moves, many.chance_moves)
    assert few.inspected == 0 < many.inspected


def test_games_need_not_be_registered_and_do_not_stay_so() -> None:
    before = registry.games()
    check_game(Hush(), games=1)
    assert registry.games() == before


def test_options_that_the_game_refuses_are_no_fault_of_it() -> None:
    with pytest.raises(BadOption):
        check_game(Hush(), {"players": 9})


def test_modes_are_all_options_that_go_together() -> None:
    class Odd(Hush):
        def check(self, options: dict[str, int | bool | str]) -> None:
            if options["players"] == options["rounds"]:
                raise BadOption("not so many rounds")

    assert len(modes(Hush())) == 9
    assert len(modes(Odd())) == 7


def test_the_command_line_tells_one_line_for_each_mode(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tests.core.toys:Hush", "--games", "1", "--option", "rounds=1", "--every-mode"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [f"hush players={count} rounds=1" for count in (2, 3, 4)]


def test_the_command_line_tells_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tests.core.toys:Hush", "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["games"], told["options"]) == ("hush", 2, {"players": 3, "rounds": 2})
    assert main(["tests.core.broken:SpaceIsTooSmall", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["fault"]["check"] == "moves"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nosuch"], "there is no game 'nosuch'"),
        (["nosuch:Game"], "can't be loaded"),
        (["json:JSONDecoder"], "is not a game"),
        (["tests.core.toys:Hush", "--option", "players=9"], "takes 2, 3 or 4"),
        (["tests.core.toys:Hush", "--option", "players"], "name=value"),
    ],
)
def test_the_command_line_refuses_in_a_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1


def test_two_processes_give_the_same_digest(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["tests.core.toys:Hush", "--games", "3", "--digest", "--seed", "4"]
    assert main(arguments) == 0
    mine = capsys.readouterr().out
    command = [sys.executable, "-m", "triskel.testing", *arguments]
    other = subprocess.run(command, capture_output=True, text=True, check=True, env=_environment())
    assert other.stdout == mine
    assert main([*arguments[:-1], "5"]) == 0
    assert capsys.readouterr().out != mine


def _environment() -> dict[str, str]:
    """Another process finds triskel and these tests where this one does."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])}


def test_the_example_in_the_documentation_conforms(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "conformance.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (tmp_path / "highcard.py").write_text(example, encoding="utf-8")
    made = run_path(str(tmp_path / "highcard.py"))
    made["test_high_card_keeps_to_the_contract"]()
    assert check_game(made["HighCard"](), {"players": 3}, games=30, thorough=0.5).twins > 100


def test_the_documentation_tells_of_every_check() -> None:
    text = (Path(__file__).parents[2] / "docs" / "conformance.md").read_text(encoding="utf-8")
    assert [check for check in CHECKS if f"| {check} |" not in text] == []
