"""Looking one play ahead: what a placement would bring, without making it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.ingenious.helpers import dealt, markers, phase, position, start, told

from triskel.core.chance import Rng
from triskel.ingenious.lookahead import AIM_BALANCE, AIM_POINTS, best_placements, gains
from triskel.ingenious.state import IngeniousState

OPTIONS = st.sampled_from([{"players": 1}, {"players": 2}, {"players": 3}, {"players": 4, "teams": True}])


def reached(options: dict[str, object], seed: int) -> IngeniousState:
    """A position in which a tile is to be laid, somewhere in a random game."""
    state, rng = start(**options), Rng(seed)
    left = rng.below(30)
    while left > 0 or phase(state) != "placing":
        (seat,) = state.awaited()
        left -= phase(state) == "placing"
        state.step(seat, state.random_move(seat, rng))
    return state


@given(options=OPTIONS, seed=st.integers(0, 2**30))
def test_gains_are_what_the_placement_then_scores(options: dict[str, object], seed: int) -> None:
    state = reached(options, seed)
    (seat,) = state.awaited()
    for move in state.moves(seat)[:: 1 + seed % 17]:
        (facts,) = told(state.copy().play(seat, move), "tile_laid")
        assert list(gains(state, move)) == facts["points"]


@pytest.mark.parametrize("aim", [AIM_POINTS, AIM_BALANCE])
@given(options=OPTIONS, seed=st.integers(0, 2**30))
def test_the_best_placements_are_those_of_trying_all(aim: int, options: dict[str, object], seed: int) -> None:
    state = reached(options, seed)
    (seat,) = state.awaited()
    end = int(state.table.end)
    worth = {}
    for move in state.moves(seat):
        after = state.copy()
        after.step(seat, move)
        values = list(markers(after, seat).values())
        worth[move] = sum(values) if aim == AIM_POINTS else -sum((end - value) ** 2 for value in values)
    most = max(worth.values())
    assert best_placements(state, aim) == [move for move in worth if worth[move] == most]


def test_surplus_points_are_worth_nothing() -> None:
    """Two points for red, which stands at 17, are worth one; two for green two."""
    state = position("f4f5RR f8f9GG", rack="RB RB RB GB GB GB", markers={0: "R17"})
    best = [state.move_text(move) for move in best_placements(state, AIM_POINTS)]
    assert best
    assert all("G" in text for text in best)


def test_balance_prefers_the_colour_that_lags_behind() -> None:
    state = position("f4f5RR f8f9GG", rack="RB RB RB GB GB GB", markers={0: "R3 B9 O9 Y9 P9 G9"})
    best = [state.move_text(move) for move in best_placements(state, AIM_BALANCE)]
    assert all("R" in text for text in best)


def test_in_the_first_round_the_best_are_legal() -> None:
    state = dealt()
    assert set(best_placements(state, AIM_POINTS)) <= set(state.moves(0))
