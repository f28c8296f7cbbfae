"""Colours, tiles and the bag's contents.

A tile's kind is a number below 21, an unordered pair of colours; a turned tile is a number below 36, the
colour of its first half times six plus the colour of its second.
"""

from typing import Final

from mypy_extensions import i64

from triskel.core.chance import Rng
from triskel.core.flat import vec

COLOURS: Final = ("red", "green", "blue", "orange", "yellow", "purple")
LETTERS: Final = "RGBOYP"

TILES_OF_PAIR: Final = 6
TILES_OF_DOUBLE: Final = 5
TILE_COUNT: Final = 120

PAIRS: Final = [(a, b) for a in range(6) for b in range(a, 6)]
"""The two colours of each kind, the one that comes first in ``LETTERS`` first."""

KIND_COUNT: Final = 21
COPIES: Final = [TILES_OF_DOUBLE if a == b else TILES_OF_PAIR for a, b in PAIRS]
NAMES: Final = [LETTERS[a] + LETTERS[b] for a, b in PAIRS]

FULL_BAG: Final = vec[i64](COPIES)
"""How many tiles of each kind there are."""

COLOURS_OF: Final = vec[i64]([1 << a | 1 << b for a, b in PAIRS])
"""The colours of each kind as bits."""

TURNED: Final = vec[i64]([turned for a, b in PAIRS for turned in (a * 6 + b, b * 6 + a)])
"""The two ways round of kind k stand at 2k and 2k + 1; they are the same for a double."""

WAYS_OF: Final = vec[i64]([1 << (a * 6 + b) | 1 << (b * 6 + a) for a, b in PAIRS])
"""The turned tiles of each kind as bits."""

KIND_OF_TURNED: Final = vec[i64]([PAIRS.index((min(a, b), max(a, b))) for a in range(6) for b in range(6)])
FIRST_OF_TURNED: Final = vec[i64]([a for a in range(6) for _ in range(6)])
SECOND_OF_TURNED: Final = vec[i64]([b for _ in range(6) for b in range(6)])

# All 120 tiles one by one: their kinds, and each one's number among its like.
_KIND_OF_TILE: Final = vec[i64]([kind for kind, copies in enumerate(COPIES) for _ in range(copies)])
_NUMBER_OF_TILE: Final = vec[i64]([number for copies in COPIES for number in range(copies)])


def tile_from(bag: vec[i64], rng: Rng) -> i64:
    """The kind of a tile drawn from a bag that is not empty, each tile as likely.

    Any of the 120 tiles is tried, and taken if at least that many of its like are still in the bag.
    """
    while True:
        tile = rng.below(120)
        kind = _KIND_OF_TILE[tile]
        if _NUMBER_OF_TILE[tile] < bag[kind]:
            return kind


def kind_of(first: int, second: int) -> int:
    """The kind of the tile with these two colours."""
    return PAIRS.index((min(first, second), max(first, second)))
