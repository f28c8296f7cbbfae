"""The game that the players sat down to: how many they are, in teams or alone, and the options.

It is fixed before the first move and shared by all states of a game.
"""

from typing import Final

from mypy_extensions import i64

from triskel.core.flat import vec
from triskel.core.game import Options
from triskel.ingenious.board import Board, board_for
from triskel.ingenious.scoring import LAST

RACK: Final[i64] = 6
"""The places on a rack."""


class Table:
    def __init__(self, options: Options) -> None:
        self.options: Options = options
        players = int(options["players"])
        self.seats: i64 = players
        self.board: Board = board_for(players)
        self.solo: bool = players == 1
        self.teams: bool = bool(options["teams"])
        self.one_bonus: bool = bool(options["one_bonus"])
        self.first_drawn: bool = options["first"] == "drawn"
        self.first: i64 = 0 if self.first_drawn else int(options["first"])
        # Teams and the solitaire player join two scoring boards into a track of twice the length.
        self.end: i64 = 2 * LAST if self.teams or self.solo else LAST
        self.tracks: i64 = 2 if self.teams else players
        # Where the markers of each seat begin among all markers. Partners, who sit opposite, share theirs.
        self.base_of = vec[i64]([seat % int(self.tracks) * 6 for seat in range(players)])
        # Solitaire has no rack: the one tile that was drawn is laid at once.
        self.hand: i64 = 1 if self.solo else RACK
