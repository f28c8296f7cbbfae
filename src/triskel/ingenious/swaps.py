"""What everybody knows of racks that were swapped: the tiles went back into the bag before everyone's eyes.

A tile that somebody has held since before then can't be one of them. How many tiles each seat has drawn
since tells how many of a rack may be.
"""

from triskel.ingenious.table import RACK


class Swap:
    """Never changed once made, so that states may share it."""

    def __init__(self, shown: list[int], drawn: list[int]) -> None:
        self.shown = shown
        """The kinds of tiles that went back."""
        self.drawn = drawn
        """How many tiles each seat has drawn since, as far as it matters."""

    def is_past(self) -> bool:
        """Whether every tile on every rack may have been drawn since."""
        return min(self.drawn) >= RACK


def told(swaps: list[Swap], seat: int) -> list[Swap]:
    """The same swaps after this seat has drawn one more tile, without those that no longer matter."""
    after = []
    for swap in swaps:
        drawn = [min(int(RACK), count + (1 if who == seat else 0)) for who, count in enumerate(swap.drawn)]
        later = Swap(swap.shown, drawn)
        if not later.is_past():
            after.append(later)
    return after
