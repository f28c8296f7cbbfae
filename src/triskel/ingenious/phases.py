"""The moments of a game at which somebody, or chance, has something to choose."""

from typing import Final

from mypy_extensions import i64

BEGINNING: Final[i64] = 0
"""Chance chooses who begins."""
DEALING: Final[i64] = 1
"""Chance fills the racks before the first turn, from the player on turn clockwise."""
PLACING: Final[i64] = 2
"""The player on turn lays a tile, as an ordinary or a bonus play."""
ENDING: Final[i64] = 3
"""The player on turn keeps the rack or, where the rules allow it, swaps it. Everybody is asked at the end of
each turn, so that being asked tells the others nothing about a rack."""
REFILLING: Final[i64] = 4
"""Chance refills the rack of the player on turn."""
OVER: Final[i64] = 5

PHASES: Final = ("beginning", "dealing", "placing", "ending", "refilling", "over")
