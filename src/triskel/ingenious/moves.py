"""The fixed space of moves: what number stands for what.

    0 .. 20     chance draws a tile of this kind
    21, 22      swap the rack, keep it
    23 .. 26    chance lets seat 0 .. 3 begin
    32 ..       a placement: pair of cells times 36 plus the turned tile

A double looks the same either way round and is one move, not two.
"""

from typing import Final

from mypy_extensions import i64

SWAP: Final[i64] = 21
KEEP: Final[i64] = 22
BEGINS: Final[i64] = 23
PLACE: Final[i64] = 32
WAYS: Final[i64] = 36
"""A pair of cells can take this many turned tiles."""


def space(pairs: int) -> int:
    """How many moves there are on a board with this many pairs of cells."""
    return 32 + pairs * 36
