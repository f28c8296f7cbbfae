"""What each placement would bring, without making it: for bots, hints and the preview of a tile."""

from typing import Final

from mypy_extensions import i64

from triskel.core.flat import vec
from triskel.ingenious.choices import fill_placements
from triskel.ingenious.moves import PLACE, WAYS
from triskel.ingenious.scoring import advanced, advanced_twice, points
from triskel.ingenious.state import IngeniousState
from triskel.ingenious.tiles import FIRST_OF_TURNED, SECOND_OF_TURNED

AIM_POINTS: Final = 0
"""As many points as possible, in whatever colours."""
AIM_BALANCE: Final = 1
"""As little as possible left to gain, where what is missing counts by its square."""


def gains(state: IngeniousState, move: int) -> tuple[int, int]:
    """What each half of a tile would score with this placement."""
    number: i64 = move
    pair = (number - PLACE) // WAYS
    turned = (number - PLACE) % WAYS
    board = state.board
    first = points(state.grid, board.first[pair], FIRST_OF_TURNED[turned] + 1)
    second = points(state.grid, board.second[pair], SECOND_OF_TURNED[turned] + 1)
    return int(first), int(second)


def best_placements(state: IngeniousState, aim: int) -> list[int]:
    """The legal placements of the player on turn that serve the aim best, all that are equally good."""
    buffer = vec[i64]([0] * (int(state.free_count) * 12))
    count = fill_placements(state, buffer)
    best: list[int] = []
    most: i64 = -1000000
    for i in range(count):
        move = buffer[i]
        worth = _worth(state, move, aim)
        if worth > most:
            most = worth
            best = [int(move)]
        elif worth == most:
            best.append(int(move))
    return best


def _worth(state: IngeniousState, move: i64, aim: i64) -> i64:
    pair = (move - PLACE) // WAYS
    turned = (move - PLACE) % WAYS
    board = state.board
    colour = FIRST_OF_TURNED[turned]
    other = SECOND_OF_TURNED[turned]
    gained = points(state.grid, board.first[pair], colour + 1)
    other_gained = points(state.grid, board.second[pair], other + 1)
    end = state.table.end
    markers = state.markers
    base = state.table.base_of[state.turn]
    before = markers[base + colour]
    if colour == other:
        return _better(before, advanced_twice(before, gained, other_gained, end), end, aim)
    other_before = markers[base + other]
    return _better(before, advanced(before, gained, end), end, aim) + _better(
        other_before, advanced(other_before, other_gained, end), end, aim
    )


def _better(before: i64, after: i64, end: i64, aim: i64) -> i64:
    """What it is worth that a marker moves; surplus points move none."""
    if aim == AIM_POINTS:
        return after - before
    return (end - before) * (end - before) - (end - after) * (end - after)
