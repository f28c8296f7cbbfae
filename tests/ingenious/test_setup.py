"""Getting ready: racks of six from the bag, markers at 0, an empty board."""

import pytest
from tests.ingenious.helpers import bag, dealt, kinds, legal, markers, phase, play, rack, start, told

from triskel.core.chance import Rng
from triskel.core.state import CHANCE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_draws_six_tiles_from_the_bag(players: int) -> None:
    state = dealt(players=players)
    assert [len(rack(state, seat)) for seat in range(players)] == [6] * players
    assert sum(bag(state).values()) == state.view(0)["bag"] == 120 - 6 * players


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_markers_stand_at_0_and_the_board_is_empty(players: int) -> None:
    state = dealt(players=players)
    assert all(markers(state, seat) == dict.fromkeys("RGBOYP", 0) for seat in range(players))
    assert state.view(0)["tiles"] == []


def test_before_the_deal_the_racks_are_empty_and_chance_is_awaited() -> None:
    state = start()
    assert phase(state) == "dealing"
    assert state.awaited() == (CHANCE,)
    assert rack(state, 0) == rack(state, 1) == []
    assert sum(bag(state).values()) == 120


def test_the_deal_takes_any_tile_of_the_bag_each_as_likely() -> None:
    state = start()
    assert legal(state) == [f"+{name}" for name in bag(state)]
    assert state.odds() == list(bag(state).values())
    play(state, "+RG", "+RG")
    assert dict(zip(legal(state), state.odds(), strict=True))["+RG"] == 4


def test_the_tiles_that_are_dealt_leave_the_bag() -> None:
    state = start()
    for left in range(5, 0, -1):
        play(state, "+BB")
        assert bag(state)["BB"] == left - 1
    assert "+BB" not in legal(state)


def test_racks_are_filled_one_after_the_other_from_the_player_who_begins() -> None:
    state, rng = start(players=3, first="1"), Rng(3)
    happened = []
    while state.awaited() == (CHANCE,):
        happened += state.play(CHANCE, state.chance_move(rng))
    assert kinds(happened) == ["tile_drawn"] * 18
    assert [facts["seat"] for facts in told(happened, "tile_drawn")] == [1] * 6 + [2] * 6 + [0] * 6
    assert state.awaited() == (1,)


def test_nobody_but_chance_moves_while_tiles_are_dealt() -> None:
    state = start()
    refusal = state.refusal(0, state.move_from_text("b6c6RG"))
    assert refusal is not None
    assert refusal.rule == "chance_moves"
    assert state.moves(0) == []


def test_two_deals_with_the_same_numbers_are_the_same_and_others_differ() -> None:
    assert dealt(seed=1).key() == dealt(seed=1).key() != dealt(seed=2).key()
