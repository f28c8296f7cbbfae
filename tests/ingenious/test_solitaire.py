"""Solitaire: white cells, a double track, one tile at a time, no bonus plays."""

import pytest
from tests.ingenious.helpers import (
    bag,
    dealt,
    kinds,
    legal,
    let_chance,
    marker,
    moved,
    phase,
    play,
    position,
    rack,
    start,
)

from triskel.core.chance import Rng
from triskel.core.registry import game
from triskel.core.state import CHANCE, ONLOOKER
from triskel.ingenious.ranking import grade


def test_it_is_played_on_the_white_cells() -> None:
    assert len(start(players=1).board.cells) == 91


def test_one_tile_is_drawn_laid_and_scored_then_the_next() -> None:
    state = start(players=1)
    for laid in range(5):
        assert (state.awaited(), phase(state)) == ((CHANCE,), "dealing" if laid == 0 else "refilling")
        play(state, "+RG")
        assert rack(state, 0) == ["RG"]
        assert state.awaited() == (0,)
        play(state, legal(state)[-1])
        assert rack(state, 0) == []
        assert bag(state)["RG"] == 5 - laid


def test_nobody_is_asked_about_a_swap() -> None:
    state, rng = dealt(players=1), Rng(2)
    phases = set()
    while not state.is_over():
        phases.add(phase(state))
        (seat,) = state.awaited()
        state.step(seat, state.random_move(seat, rng))
    assert phases == {"placing", "refilling"}


def test_example_of_two_green_and_four_yellow_earns_no_bonus_play() -> None:
    """Both markers come to the start of the second board, which is 18 here."""
    state = position("f4f5GG f8f9YY g7h7YY", rack="GY", markers={0: "G17 Y14"}, players=1)
    happened = play(state, "f6f7GY")
    assert moved(state, 0) == {"G": 18, "Y": 18}
    assert (phase(state), state.view(0)["plays"]) == ("refilling", 0)
    assert "bonus_earned" not in kinds(happened)


def test_from_the_second_board_a_marker_goes_on_to_36_and_no_further() -> None:
    tiles = "f4f5GG f8f9YY g7h7YY"
    state = position(tiles, rack="GY", markers={0: "G18 Y34"}, players=1)
    happened = play(state, "f6f7GY")
    assert moved(state, 0) == {"G": 20, "Y": 36}
    assert "bonus_earned" not in kinds(happened)
    assert phase(state) == "refilling"


def test_it_ends_when_no_tile_can_be_laid() -> None:
    state = position(only="a8 a9", rack="RR", markers={0: "R20 G19 B18 O18 Y18 P25"}, players=1)
    play(state, "a8a9RR")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((1,), "board_full")
    assert (outcome.sheets[0]["result"], outcome.sheets[0]["grade"]) == (18, "good")


def test_all_six_markers_at_36_end_it_at_once() -> None:
    state = position("f6f7RG", rack="RG", markers={0: "R35 G36 B36 O36 Y36 P36"}, players=1)
    play(state, "e6e7RG")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.sheets[0]["result"], outcome.reason) == (36, "all_filled")


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        *((0, "weak"), (9, "weak"), (10, "fair"), (13, "fair"), (14, "solid"), (17, "solid")),
        *((18, "good"), (20, "good"), (21, "excellent"), (36, "excellent")),
    ],
)
def test_what_a_result_is_called(result: int, expected: str) -> None:
    assert grade(result) == expected


def test_other_games_have_no_grades() -> None:
    state = position(only="a8 a9", rack="RR *")
    play(state, "a8a9RR")
    outcome = state.outcome()
    assert outcome is not None
    assert "grade" not in outcome.sheets[0]


def test_nothing_is_hidden_from_the_player() -> None:
    ingenious, state = game("ingenious"), dealt(players=1)
    assert not ingenious.hides(ingenious.settle({"players": 1}))
    assert state.determinize(0, Rng(1)).key() == state.key()
    assert state.view(0)["rack"] == rack(state, 0)


def test_nothing_is_hidden_from_an_onlooker_either() -> None:
    """There is no rack to hide the tile behind."""
    state = start(players=1)
    (event,) = play(state, "+RG")
    assert event.told_to(ONLOOKER) == {"event": "tile_drawn", "seat": 0, "tile": "RG"}
    assert state.view(ONLOOKER)["rack"] == ["RG"]


def test_at_most_42_of_the_120_tiles_are_drawn() -> None:
    state = let_chance(start(players=1))
    laid = state.playout(Rng(1))
    assert 30 < laid <= 42
    assert sum(bag(state).values()) == 120 - laid


def test_a_marker_stops_at_the_seam_however_many_points_are_scored() -> None:
    state = position("f4f5GG e6d6GG g6h6GG", rack="GY", markers={0: "G13"}, players=1)
    play(state, "f6f7GY")
    assert marker(state, 0, "G") == 18
