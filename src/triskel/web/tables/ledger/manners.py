"""How a game is asked at a table, beyond its rules: what nobody may notice being asked, and what is answered in secret.

A site sets the manners of its games on its ledgers. A ledger without any asks everything openly.
"""

from typing import Final, NamedTuple

from triskel.core.state import State

DRAFT: Final = "draft"
WINDOW: Final = "window"


class Sealing(NamedTuple):
    """Something that several seats answer in secret. Their answers are opened together when all are in."""

    kind: str
    """``draft``: all choose at once, and everybody sees who is ready. ``window``: all who might answer an event, as far
    as everybody knows; nobody sees who is really asked, nor who has answered."""
    seats: tuple[int, ...]
    """Who is asked, in the order of the rules."""
    trigger: str
    passing: int = -1
    """In a window: the move by which a seat passes."""


class Manners:
    def whispers(self, state: State, seat: int) -> bool:
        """Whether this seat is asked something now that nobody else may see it being asked: then its answer is taken
        together with the move before."""
        return False

    def sealed(self, state: State) -> Sealing | None:
        """What is answered in secret now."""
        return None

    def must_ask(self, state: State, seat: int) -> bool:
        """Whether this seat is asked even if it has only one move: to play it at once would tell that it has no
        other."""
        return False


PLAIN: Final = Manners()
