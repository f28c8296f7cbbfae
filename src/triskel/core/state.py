"""The state of a game in progress: who is awaited, what they may do, what each may see.

A game derives its state from ``State`` and answers these questions; everything else (bots, records,
terminal, site, arena) only asks. A derived class may be compiled with the others or be plain Python.
"""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from triskel.core.chance import Rng, Source, pick
from triskel.core.errors import IllegalMove
from triskel.core.events import Event
from triskel.core.flat import vec
from triskel.core.outcome import Outcome

CHANCE: Final = -1
"""The seat of chance. Drawing a tile, dealing a hand, tossing a token are its moves."""

ONLOOKER: Final = -2
"""Somebody without a seat: ``view(ONLOOKER)`` shows what everybody may know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position and everything needed to go on from it. Mutable; ``copy()`` is cheap."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        # Events are collected here while a move is being played, and only if somebody wants them.
        self.journal: list[Event] | None = None

    # Who and what

    @abstractmethod
    def awaited(self) -> tuple[int, ...]:
        """The seats that may move now, in rising order: often one, sometimes several, ``(CHANCE,)`` when
        chance must move, none when the game is over."""

    @abstractmethod
    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat, rising, without repeats; empty when it is not awaited."""

    @abstractmethod
    def step(self, seat: int, move: int) -> None:
        """Carry out a legal move. Nothing is checked: callers that did not take the move from ``moves``
        use ``play``."""

    @abstractmethod
    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        """Why this seat may not make this move now, or None when it may."""

    @abstractmethod
    def odds(self) -> list[int]:
        """When chance is awaited: how likely each of ``moves(CHANCE)`` is, as whole-number weights."""

    def play(self, seat: int, move: int) -> list[Event]:
        """Make a move and return what happened. An illegal move raises IllegalMove and changes nothing."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise refusal
        journal: list[Event] = []
        self.journal = journal
        try:
            self.step(seat, move)
        finally:
            self.journal = None
        return journal

    def chance_move(self, source: Source) -> int:
        """A move of chance, picked by the source with the right odds."""
        return self.moves(CHANCE)[pick(source, self.odds())]

    def is_over(self) -> bool:
        return len(self.awaited()) == 0

    # For those in a hurry: a game may answer these faster than by listing moves

    def fill_moves(self, seat: int, buffer: vec[i64]) -> int:
        """Write the legal moves into an array that the caller owns and keeps; returns how many there are.
        Nothing is written past its end: an array of ``Game.space`` numbers always suffices."""
        found = self.moves(seat)
        for index, move in enumerate(found[: len(buffer)]):
            buffer[index] = move
        return len(found)

    def random_move(self, seat: int, source: Source) -> int:
        """Some legal move of an awaited seat, each of them possible; for chance with the right odds."""
        if seat == CHANCE:
            return self.chance_move(source)
        found = self.moves(seat)
        return found[source.below(len(found))]

    def playout(self, source: Source) -> int:
        """Play on at random until the game is over; returns how long it was, in the moves of the seats
        (a game may leave out those that only end a turn)."""
        made = 0
        while True:
            awaited = self.awaited()
            if not awaited:
                return made
            seat = awaited[source.below(len(awaited))]
            self.step(seat, self.random_move(seat, source))
            if seat != CHANCE:
                made += 1

    # Copies and comparison

    @abstractmethod
    def copy(self) -> "State":
        """An independent copy: whatever happens to one leaves the other as it was."""

    @abstractmethod
    def key(self) -> bytes:
        """A fingerprint: two states with the same key are the same position and will go on alike."""

    # Knowledge

    @abstractmethod
    def view(self, seat: int) -> dict[str, object]:
        """Everything this seat may know, built from nothing, as plain data for JSON. It agrees with the
        events: what the seat was told shows here, and what shows here it was told."""

    @abstractmethod
    def determinize(self, seat: int, rng: Rng) -> "State":
        """A random state that this seat (or ONLOOKER) could not tell from this one: a copy in which all
        that the seat does not know is drawn anew, in agreement with all that it does know.

        It follows from what the seat knows and from ``rng`` alone: two states that the seat can't tell apart
        give the same state for the same numbers. So put what is unknown in a fixed order before shuffling.
        """

    # The end

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    # Words

    @abstractmethod
    def move_text(self, move: int) -> str:
        """The move in notation, short and typeable; the same in every state of a game with these options."""

    @abstractmethod
    def move_from_text(self, text: str) -> int:
        """The move that a text names, legal or not; raises BadNotation when it names none."""

    @abstractmethod
    def document(self) -> dict[str, object]:
        """This position as a document that the game can load again."""
