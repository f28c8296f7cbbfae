"""Counting points along straight rows, and the tracks on which they are marked."""

from typing import Final

from mypy_extensions import i64

from triskel.core.flat import vec
from triskel.ingenious.board import WIDTH

LAST: Final[i64] = 18
"""The last space of a scoring board."""


def points(grid: vec[i64], cell: i64, symbol: i64) -> i64:
    """What a half on this cell scores: in each direction, the unbroken row of the same symbol.

    It is asked before the tile lies there. So the cell of the other half is empty, and the sixth direction
    counts nothing, as it should.
    """
    found: i64 = 0
    x = cell + 1
    while grid[x] == symbol:
        found += 1
        x += 1
    x = cell + WIDTH
    while grid[x] == symbol:
        found += 1
        x += WIDTH
    x = cell + (WIDTH - 1)
    while grid[x] == symbol:
        found += 1
        x += WIDTH - 1
    x = cell - 1
    while grid[x] == symbol:
        found += 1
        x -= 1
    x = cell - WIDTH
    while grid[x] == symbol:
        found += 1
        x -= WIDTH
    x = cell - (WIDTH - 1)
    while grid[x] == symbol:
        found += 1
        x -= WIDTH - 1
    return found


def advanced(marker: i64, gained: i64, end: i64) -> i64:
    """Where a marker stands after a scoring; the surplus beyond a board's last space is lost.

    On a track of two boards (``end`` is 36) it stops at the end of the first, which is the start of the second.
    """
    stop = LAST if marker < LAST else end
    after = marker + gained
    return after if after < stop else stop


def boards_filled(before: i64, after: i64, end: i64) -> i64:
    """How many times a marker reached the last space of a board on its way."""
    filled: i64 = 0
    if before < LAST and after >= LAST:
        filled = 1
    if before < end and after >= end > LAST:
        filled += 1
    return filled


def advanced_twice(marker: i64, first: i64, second: i64, end: i64) -> i64:
    """Where a marker stands after both halves of a double. The player says which half counts first, which
    matters only at the seam of two boards; here the order that leads further is taken."""
    one_way = advanced(advanced(marker, first, end), second, end)
    other_way = advanced(advanced(marker, second, end), first, end)
    return one_way if one_way > other_way else other_way
