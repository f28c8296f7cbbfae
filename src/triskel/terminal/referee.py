"""Playing moves that were written down: finds out whose they are and lets chance and duty act in between."""

import re

from triskel.core.chance import Rng
from triskel.core.errors import BadNotation, IllegalMove, TriskelError
from triskel.core.events import Event
from triskel.core.state import CHANCE, State

_WITH_SEAT = re.compile(r"\s*(\d{1,4}|\*)\s*:(.*)", re.DOTALL)


class Referee:
    """Plays on in a state of its own. After an error it has played all moves before the one at fault."""

    def __init__(self, state: State, rng: Rng | None = None, forced: bool = False) -> None:
        """With ``rng`` chance draws by itself, with ``forced`` seats make their only legal move by themselves."""
        self.state = state
        self.rng = rng
        self.forced = forced
        self.told = 0
        self.moves: list[tuple[int, int]] = []
        self.events: list[Event] = []

    def play(self, written: str) -> None:
        """A move in notation, for the seat that is awaited, or for the one named as in ``1:keep`` or ``*:+RG``."""
        self.told += 1
        try:
            seat, text = self._divided(written)
            move = self.state.move_from_text(text)
            self._make(self._mover(seat, move), move)
        except IllegalMove as error:
            reason = f"move {self.told}, {_shown(written)}: {error}"
            raise IllegalMove(reason + self._advice(), error.rule, error.facts) from None

    def settle(self) -> None:
        """Play on to the next choice, as far as chance and duty may act by themselves."""
        while self._go_on():
            pass

    def _mover(self, seat: int | None, move: int) -> int:
        """Whose move it is, perhaps after others that make themselves; raises IllegalMove when it is nobody's."""
        refusal: IllegalMove | None = None
        of_chance = False
        while True:
            found = self._candidate(seat, move)
            if isinstance(found, int):
                return found
            # The first player who is asked says why not; what chance says counts where nobody else is asked.
            if refusal is None or of_chance:
                refusal, of_chance = found, self.state.awaited() == (CHANCE,)
            if seat in self.state.awaited() or not self._go_on():
                raise refusal

    def _candidate(self, seat: int | None, move: int) -> int | IllegalMove:
        awaited = self.state.awaited()
        if seat is not None or not awaited:
            asked = CHANCE if seat is None else seat
            return self.state.refusal(asked, move) or asked
        refusals = {other: self.state.refusal(other, move) for other in awaited}
        able = [other for other, refusal in refusals.items() if refusal is None]
        if len(able) > 1:
            raise TriskelError(f"several seats could move so; write the seat first, such as {able[0]}:move")
        return able[0] if able else next(refusal for refusal in refusals.values() if refusal)

    def _go_on(self) -> bool:
        awaited = self.state.awaited()
        if awaited == (CHANCE,):
            if self.rng is None:
                return False
            self._make(CHANCE, self.state.chance_move(self.rng))
            return True
        if not self.forced or len(awaited) != 1:
            return False
        only = self.state.moves(awaited[0])
        if len(only) != 1:
            return False
        self._make(awaited[0], only[0])
        return True

    def _make(self, seat: int, move: int) -> None:
        self.events += self.state.play(seat, move)
        self.moves.append((seat, move))

    def _divided(self, written: str) -> tuple[int | None, str]:
        match = _WITH_SEAT.fullmatch(written)
        if match is None:
            return None, written
        if match[1] == "*":
            return CHANCE, match[2]
        seat = int(match[1])
        check_seat(self.state, seat)
        return seat, match[2]

    def _advice(self) -> str:
        if self.state.awaited() != (CHANCE,):
            return ""
        example = self.state.move_text(self.state.moves(CHANCE)[0])
        return f"; write the moves of chance too, such as {example}, or let it draw with --seed 1"


def check_seat(state: State, seat: int) -> None:
    """Raise BadNotation for a seat that this game doesn't have."""
    if not 0 <= seat < state.seats:
        raise BadNotation(f"there is no seat {seat}: seats count from 0, so here to {state.seats - 1}")


def _shown(text: str) -> str:
    return text if text.isprintable() else ascii(text)
