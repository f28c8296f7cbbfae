"""What everybody knows of racks that were swapped: the tiles went back into the bag before everyone's eyes.

A tile that somebody has held since before then can't be one of them. How many tiles each seat has drawn
since tells how many of a rack may be.
"""

from mypy_extensions import i64

from triskel.core.flat import vec
from triskel.ingenious.table import RACK


class Swap:
    def __init__(self, shown: list[int], drawn: vec[i64]) -> None:
        self.shown: list[int] = shown
        """The kinds of tiles that went back; never changed."""
        self.drawn: vec[i64] = drawn
        """How many tiles each seat has drawn since; more than a rack full makes no difference."""

    def copy(self) -> "Swap":
        return Swap(self.shown, self.drawn[:])

    def is_past(self) -> bool:
        """Whether every tile on every rack may have been drawn since: then it tells nothing any more."""
        for count in self.drawn:
            if count < RACK:
                return False
        return True


def after_draw(swaps: list[Swap], seat: i64) -> list[Swap]:
    """Note in all these swaps that a seat has drawn one more tile; returns those that still tell something."""
    for swap in swaps:
        if swap.drawn[seat] < RACK:
            swap.drawn[seat] += 1
    # None becomes past before those that came earlier.
    return [swap for swap in swaps if not swap.is_past()] if swaps[0].is_past() else swaps
