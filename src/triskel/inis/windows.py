"""Moments at which triskel cards may answer: who is asked, in which order, and with which cards.

Active player first, then as the crows fly, until all have passed in a row. Whether somebody is asked follows from what
everybody knows: whoever could hold a fitting card as far as the table knows is asked, and may only pass if the hand
holds none.
"""

from typing import TYPE_CHECKING, Final, final

from triskel.inis.cards.book import FITTING, card
from triskel.inis.names import FIRST_ADVANTAGE, MOOR, PASS
from triskel.inis.steps import Step

if TYPE_CHECKING:
    from triskel.inis.state import InisState

ASSEMBLY_BEGINS: Final = 0
ACTION_DECLARED: Final = 1
"""An action card is declared and has not had its effect; the subject is the card, the actor who plays it."""
TALE_DECLARED: Final = 2
"""The same for an epic tale or an advantage card."""
ACTION_RESOLVED: Final = 3
SEASON_CARD_PLAYED: Final = 4
"""A season card is fully resolved, with all clashes that it caused."""
TALE_PLAYED: Final = 5
"""An epic tale has had its effect and is about to be discarded."""
TALE_DRAW: Final = 6
"""The actor is about to draw an epic tale."""
TOLL: Final = 7
"""The actor has moved clans into the Mountains."""
CLASH_BEGINS: Final = 8
CITADELS_END: Final = 9
RESOLUTION_BEGINS: Final = 10
ATTACKED: Final = 11
"""The actor attacks the seat that is the subject."""
REMOVED: Final = 12
"""A clan of the actor is to be removed from the territory that is the subject."""
MANOEUVRE_MADE: Final = 13
"""The actor has made a manoeuvre; the subject is 1 after an attack on the seat that ``other`` tells, else 0."""
TURN_ENDS: Final = 14
GATES_OPEN: Final = 15
"""The actor resolves the effect of the Gates."""

WINDOWS: Final = (
    *("assembly begins", "action declared", "tale declared", "action resolved", "season card played", "tale played"),
    *("tale draw", "toll", "clash begins", "citadels end", "resolution begins", "attacked", "removed"),
    *("manoeuvre made", "turn ends", "gates open"),
)

MOOR_CARD: Final = FIRST_ADVANTAGE + MOOR


@final
class Reaction(Step):
    """A window. ``first`` is the active player, ``actor`` whoever the event is about."""

    def __init__(
        self, window: int, first: int, actor: int, subject: int = -1, other: int = -1, at: int = 0, passed: int = 0
    ) -> None:
        self.window = window
        self.first = first
        self.actor = actor
        self.subject = subject
        self.other = other
        self.at = at
        """Whose turn it is to answer, counted from the first as the crows fly."""
        self.passed = passed

    def seat(self, state: "InisState") -> int:
        return int((self.first + state.crows * self.at) % state.seats)

    def run(self, state: "InisState") -> bool:
        if state.silent and state.clash >= 0:
            state.pop()
            return True
        at, passed = self.at, self.passed
        while passed < state.seats:
            seat = int((self.first + state.crows * at) % state.seats)
            if self.concerns(state, seat):
                if at != self.at or passed != self.passed:
                    state.replace(self.moved(at, passed))
                return False
            at += 1
            passed += 1
        state.pop()
        return True

    def moved(self, at: int, passed: int) -> "Reaction":
        return Reaction(self.window, self.first, self.actor, self.subject, self.other, at, passed)

    def concerns(self, state: "InisState", seat: int) -> bool:
        """Whether this seat may have something to answer, as far as everybody knows."""
        for number in FITTING[self.window]:
            if state.could_hold(seat, number) and card(number).fits(state, seat, self):
                return True
        return False

    def awaited(self, state: "InisState") -> int:
        return self.seat(state)

    def moves(self, state: "InisState", seat: int) -> list[int]:
        found = [
            number
            for number in FITTING[self.window]
            if state.places[number] == seat and card(number).fits(state, seat, self)
        ]
        if state.places[MOOR_CARD] == seat and MOOR_CARD not in found:
            found.append(MOOR_CARD)
            found.sort()
        found.append(PASS)
        return found

    def take(self, state: "InisState", seat: int, move: int) -> None:
        if move == PASS:
            state.replace(self.moved(self.at + 1, self.passed + 1))
            if state.journal is not None:
                state.tell("declined", {"seat": seat, "window": WINDOWS[self.window]})
            return
        effect = card(move).effect_in(self.window) if move != MOOR_CARD else 1
        state.push(card(move).play(seat, effect))

    def commit(self, state: "InisState", seat: int, number: int) -> None:
        # After a card everybody may answer again.
        state.replace(self.moved(self.at, 0))

    def moment(self) -> str:
        return WINDOWS[self.window]

    def data(self) -> list[object]:
        return [WINDOWS[self.window], self.first, self.actor, self.subject, self.other, self.at, self.passed]
