"""The game that the players sat down to: how many they are, the edition, the scenario. Fixed before the first move."""

from typing import Final

from mypy_extensions import i64

from triskel.core.game import Options
from triskel.inis.names import (
    COVE,
    FOREST,
    GATES,
    HIGHLANDS,
    HILLS,
    MEADOWS,
    MISTY_LANDS,
    MOUNTAINS,
    ONLY_FOR_FOUR,
    PLAINS,
    VALLEY,
)

CLANS: Final[i64] = 12
"""The figures of each player."""
SANCTUARIES: Final[i64] = 9
CITADELS: Final[i64] = 8
"""Besides the capital, which counts as one."""

DISCOVERY_START: Final = (VALLEY, COVE, PLAINS, HILLS)
"""The discovery scenario begins with as many of these as there are players."""
DISCOVERY_LAST: Final = (MEADOWS, MISTY_LANDS, FOREST, GATES, HIGHLANDS, MOUNTAINS)
"""In the discovery scenario these tiles are drawn after all others."""


class Table:
    def __init__(self, options: Options) -> None:
        self.options: Options = options
        self.seats: int = int(options["players"])
        self.discovery: bool = bool(options["discovery"])
        self.deeds: int = 10 if options["edition"] == "reprint" else 8
        """The supply of Deeds."""
        self.rounds: int = int(options["rounds"])
        """The game is a draw after so many rounds; 0 means never."""
        self.actions: int = 17 if self.seats == 4 else ONLY_FOR_FOUR
        """The action cards that take part: those below this number."""
