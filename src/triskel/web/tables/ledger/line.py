"""The positions of a game: a tree in which every play leads from one position to the next, and undo goes back.

A position is named by the number of the entry that led to it; 0 is the position before the start.
"""

from collections.abc import Mapping
from typing import NamedTuple

from triskel.core import registry
from triskel.core.chance import Source
from triskel.core.events import Event
from triskel.core.flat import buffer
from triskel.core.state import CHANCE, State
from triskel.web.tables.ledger.manners import PLAIN, Manners
from triskel.web.tables.ledger.parts import Moves, twin_of


class Step(NamedTuple):
    """One entry that moved the game on."""

    before: int
    """The position that it led on from."""
    seat: int | None
    moves: Moves
    events: list[Event]

    def is_quiet(self) -> bool:
        """Nobody has learned anything by it that taking it back would not unlearn, and nobody else acted in it."""
        return all(seat == self.seat for seat, _move in self.moves) and not any(
            event.hidden or event.secrets for event in self.events
        )


class Line:
    def __init__(self, game: str, options: Mapping[str, object], position: Mapping[str, object] | None) -> None:
        self.game = registry.game(game)
        self._options = self.game.settle(options) if position is None else None
        self._position = position
        self.steps: dict[int, Step] = {}
        self.standing: list[int] = [0]
        """The position in which each entry left the game."""

    def copy(self) -> "Line":
        twin = twin_of(self)
        twin.steps = dict(self.steps)
        twin.standing = list(self.standing)
        return twin

    def fresh(self) -> State:
        if self._options is None:
            assert self._position is not None
            return self.game.position(self._position)
        return self.game.start(self._options)

    def path(self, position: int) -> list[int]:
        """The entries that led to a position, in order."""
        found: list[int] = []
        while position:
            found.append(position)
            position = self.steps[position].before
        return found[::-1]

    def moves(self, position: int) -> list[tuple[int, int]]:
        """All moves from the start to a position."""
        return [pair for number in self.path(position) for pair in self.steps[number].moves]

    def state(self, position: int) -> State:
        """The state of the game in a position, built anew."""
        state = self.fresh()
        for seat, move in self.moves(position):
            state.step(seat, move)
        return state

    def last_of(self, seat: int, position: int) -> int | None:
        """The last entry on the way to a position by which this seat moved the game on."""
        while position:
            step = self.steps[position]
            if step.seat == seat:
                return position
            position = step.before
        return None


def follow(
    state: State, source: Source, moves: list[tuple[int, int]], events: list[Event], manners: Manners = PLAIN
) -> None:
    """Play whatever follows by itself: chance, and choices of which there is only one, as everybody may see."""
    while True:
        awaited = state.awaited()
        if CHANCE in awaited:
            found: tuple[int, int] | None = (CHANCE, state.chance_move(source))
        elif manners.sealed(state) is not None:
            return
        else:
            forced = ((seat, only_move(state, seat)) for seat in awaited if not manners.must_ask(state, seat))
            found = next(((seat, move) for seat, move in forced if move is not None), None)
        if found is None:
            return
        moves.append(found)
        events += state.play(*found)


def only_move(state: State, seat: int) -> int | None:
    """The one legal move of a seat that has no choice."""
    found = buffer(2)
    return int(found[0]) if state.fill_moves(seat, found) == 1 else None
