"""Options: what a table may choose, from values or from text, and what it is told when it chose wrong."""

import pytest
from tests.core.toys import Count, Hush

from triskel.core.errors import BadOption
from triskel.core.game import Game, Option, Options

FIRST = Option("first", (0, 1, "drawn"), "drawn", "who begins")
TEAMS = Option("teams", (False, True), False, "two against two")


@pytest.mark.parametrize(("given", "meant"), [(0, 0), ("1", 1), (" Drawn ", "drawn"), ("drawn", "drawn")])
def test_an_option_is_read_from_its_value_or_its_text(given: object, meant: object) -> None:
    assert FIRST.read(given) == meant


@pytest.mark.parametrize(("given", "meant"), [(True, True), ("true", True), ("FALSE", False)])
def test_yes_and_no_are_read(given: object, meant: bool) -> None:
    assert TEAMS.read(given) is meant


@pytest.mark.parametrize("given", [2, True, False, 0.0, None, "", "yes", [0], {}, float("nan"), 10**400])
def test_anything_else_is_refused_with_what_there_is(given: object) -> None:
    with pytest.raises(BadOption, match="option 'first' takes 0, 1 or drawn, not "):
        FIRST.read(given)


def test_a_number_is_not_a_yes() -> None:
    with pytest.raises(BadOption, match="takes false or true, not 1"):
        TEAMS.read(1)


def test_settling_fills_in_the_defaults() -> None:
    assert Hush().settle({}) == {"players": 3, "rounds": 2}
    assert Hush().settle({"rounds": "3"}) == {"players": 3, "rounds": 3}


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadOption, match="hush has no option 'player'; it has players, rounds"):
        Hush().settle({"player": 3})
    with pytest.raises(BadOption, match="count has no option 'players'; it has none"):
        Count().settle({"players": 2})


def test_a_game_may_refuse_values_that_do_not_go_together() -> None:
    class Short(Hush):
        def check(self, options: Options) -> None:
            if options["players"] == 4 and options["rounds"] == 3:
                raise BadOption("four players have no cards for three rounds")

    assert Short().settle({"players": 4})["rounds"] == 2
    with pytest.raises(BadOption, match="no cards for three rounds"):
        Short().settle({"players": 4, "rounds": 3})


def test_a_game_must_answer_everything() -> None:
    class Unfinished(Game):
        name = "unfinished"

    with pytest.raises(TypeError, match="abstract"):
        Unfinished()  # type: ignore[abstract]
