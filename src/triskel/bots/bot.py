"""What a bot is, and all that it is told."""

from abc import ABC, abstractmethod

from triskel.core.chance import Rng
from triskel.core.state import State


class Situation:
    """A seat's side of a position: what it sees, what it may do, and how the rest might be.

    The true state stays out of sight: ``sample`` gives states that the seat could not tell from it.
    """

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.moves: list[int] = state.moves(seat)

    def view(self) -> dict[str, object]:
        """Everything that the seat may know, as plain data."""
        return self._state.view(self.seat)

    def sample(self, rng: Rng) -> State:
        """A random state that agrees with all that the seat knows, to think with."""
        return self._state.determinize(self.seat, rng)

    def move_text(self, move: int) -> str:
        return self._state.move_text(move)


class Bot(ABC):
    """Somebody to play against. One object may sit at many tables: it keeps nothing between moves."""

    @abstractmethod
    def choose(self, situation: Situation, rng: Rng) -> int:
        """One of ``situation.moves``. All chance comes from ``rng``, so that a match can be repeated."""
