"""Refilling the rack: up to six, at the end of the turn."""

import pytest
from tests.ingenious.helpers import bag, dealt, end_turn, kinds, legal, phase, play, position, rack, told

from triskel.core.chance import Rng
from triskel.core.state import CHANCE


def test_one_tile_is_drawn_for_the_one_that_was_laid() -> None:
    state = position(rack="RR RG BO YY YY OO")
    play(state, "f6f7RR", "keep")
    assert state.awaited() == (CHANCE,)
    happened = play(state, "+GP")
    assert rack(state, 0) == ["RG", "GP", "BO", "OO", "YY", "YY"]
    assert kinds(happened) == ["tile_drawn"]
    assert (state.awaited(), phase(state)) == ((1,), "placing")


def test_the_tile_comes_out_of_the_bag() -> None:
    state = position(rack="RR *")
    before = bag(state)
    play(state, "f6f7RR", "keep", "+GP")
    assert bag(state) == {**before, "GP": before["GP"] - 1}


def test_it_is_drawn_after_the_question_about_swapping() -> None:
    state = position(rack="RR *")
    before = bag(state)
    play(state, "f6f7RR")
    assert (phase(state), bag(state)) == ("ending", before)


def test_any_tile_of_the_bag_may_come_each_as_likely() -> None:
    state = position(rack="RR *")
    play(state, "f6f7RR", "keep")
    assert legal(state) == [f"+{name}" for name, count in bag(state).items() if count]
    assert state.odds() == [count for count in bag(state).values() if count]


def test_nobody_but_the_player_on_turn_draws() -> None:
    state = position(rack="RR *", players=3, turn=1)
    others = rack(state, 0), rack(state, 2)
    play(state, "g7g8RR")
    happened = end_turn(state)
    assert [facts["seat"] for facts in told(happened, "tile_drawn")] == [1]
    assert (rack(state, 0), rack(state, 2)) == others
    assert state.awaited() == (2,)


def test_only_whoever_draws_it_sees_the_tile() -> None:
    state = position(rack="RR *")
    play(state, "f6f7RR", "keep")
    happened = play(state, "+GP")
    assert told(happened, "tile_drawn", 0) == [{"event": "tile_drawn", "seat": 0, "tile": "GP"}]
    assert told(happened, "tile_drawn", 1) == told(happened, "tile_drawn") == [{"event": "tile_drawn", "seat": 0}]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_begins_with_full_racks(players: int) -> None:
    state, rng, turns = dealt(players=players), Rng(4), 0
    while not state.is_over():
        (seat,) = state.awaited()
        happened = state.play(seat, state.random_move(seat, rng))
        if kinds(happened)[-1:] in (["tile_drawn"], ["rack_returned"]) and phase(state) == "placing":
            turns += 1
            assert [len(rack(state, seat)) for seat in range(players)] == [6] * players
    assert turns > 30


@pytest.mark.parametrize(("players", "left"), [(2, 66), (3, 42), (4, 15)])
def test_the_bag_is_never_empty(players: int, left: int) -> None:
    """With the board as full as can be and all racks full, so many tiles are left: enough for a last swap."""
    state = dealt(players=players)
    assert 120 - 6 * players - state.board.most_tiles == left
    assert left - 6 > 0
