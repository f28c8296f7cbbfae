"""What is going on: the state keeps a stack of steps, the innermost on top.

A step says who is awaited and which moves are legal, and a move replaces it, pops it or pushes others. A step never
changes once made, so that copies of a state share them.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from triskel.core.errors import IllegalMove
from triskel.core.state import CHANCE

if TYPE_CHECKING:
    from triskel.inis.state import InisState


@mypyc_attr(allow_interpreted_subclasses=False)
class Step:
    """The common ancestor. The name of a derived class is the name of its paragraph in the rulebook."""

    def run(self, state: "InisState") -> bool:
        """Go on as far as nobody needs to choose: True when something was done, so that the stack has changed;
        False when this step now awaits somebody."""
        return False

    def awaited(self, state: "InisState") -> int:
        """The seat that may move, or CHANCE."""
        raise AssertionError("a step that awaits somebody says whom")

    def everybody(self, state: "InisState") -> tuple[int, ...]:
        """All who may move now, in rising order."""
        return (self.awaited(state),)

    def moves(self, state: "InisState", seat: int) -> list[int]:
        """The legal moves of an awaited seat, in rising order."""
        raise AssertionError("a step that awaits somebody says what may be chosen")

    def take(self, state: "InisState", seat: int, move: int) -> None:
        """Carry out a legal move."""
        raise AssertionError("a step that awaits somebody knows what a move does")

    def commit(self, state: "InisState", seat: int, number: int) -> None:
        """A card that was chosen here has been declared in full and is played. Until then nothing shows: the others
        can't tell a player who declares from one who still thinks."""

    def odds(self, state: "InisState") -> list[int]:
        """When chance is awaited: the weights of its moves."""
        return [1] * len(self.moves(state, CHANCE))

    def refusal(self, state: "InisState", seat: int, move: int) -> IllegalMove | None:
        """Why a move that is not legal is not, where this step can say more than that."""
        return None

    def moment(self) -> str:
        """The occasion on which a card that was chosen here is played."""
        raise AssertionError("a step in which cards are played says what occasion it is")

    def data(self) -> list[object]:
        """What tells this step from others of its class, for documents and fingerprints."""
        return []
