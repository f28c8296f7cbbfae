"""One question that several seats answer in secret: who has answered, by whom, and who is still waited for.

Nothing of this is for the eyes of others, except, in a draft, who is ready.
"""

from collections.abc import Sequence
from typing import NamedTuple, Self

from triskel.web.games.face import Face
from triskel.web.live.loading import SeatFacts
from triskel.web.live.settings import LiveSettings
from triskel.web.tables.ledger import DRAFT, Held, Ledger, Refused

BOT = "bot"
LATE = "late"
NOTHING = "nothing"
"""Whoever holds no answer passes without being asked."""
HABIT = "habit"
HUSHED = "season"
ORDER = "order"


class Answer(NamedTuple):
    moves: tuple[int, ...]
    why: str
    """Empty if its person has given it, else one of the words above."""
    at: int


class Asking:
    def __init__(self, ledger: Ledger, face: Face, seats: Sequence[SeatFacts]) -> None:
        sealing = ledger.sealing()
        assert sealing is not None
        self.sealing = sealing
        self.standing = ledger.standing
        self.opened = ledger.entries[-1].at
        self.bots = frozenset(seat for seat in sealing.seats if ledger.bot_at(seat))
        self.asks_people = len(self.bots) < len(sealing.seats)
        self.people_play = any(not ledger.bot_at(seat) for seat in range(ledger.seats))
        self.answers: dict[int, Answer] = {}
        for seat in sealing.seats:
            found = _by_itself(ledger, face, seat, seats[seat])
            if found is not None:
                self.answers[seat] = Answer(*found, self.opened)

    @property
    def is_draft(self) -> bool:
        return self.sealing.kind == DRAFT

    def renewed(self, ledger: Ledger, face: Face, seats: Sequence[SeatFacts]) -> Self:
        """The same question after something else has changed: who plays a seat, or how somebody wants to be asked."""
        twin = type(self)(ledger, face, seats)
        for seat, answer in self.answers.items():
            by_bot = answer.why == BOT
            if by_bot == (seat in twin.bots) and (by_bot or answer.why in ("", LATE)):
                twin.answers[seat] = answer
        return twin

    def missing(self) -> list[int]:
        return [seat for seat in self.sealing.seats if seat not in self.answers]

    def waits_for(self) -> list[int]:
        """The seats whose people are really waited for: only they may know."""
        return [seat for seat in self.missing() if seat not in self.bots]

    def shows(self, seat: int) -> bool:
        """Whether the person of a seat is asked, or has answered and may still think better of it."""
        if seat not in self.sealing.seats or seat in self.bots:
            return False
        answer = self.answers.get(seat)
        return answer is None or answer.why == ""

    def ready(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.sealing.seats if seat in self.answers)

    def limit(self, clock: str, settings: LiveSettings) -> int | None:
        """How many milliseconds people have to answer. In a draft the clocks tell."""
        if self.is_draft:
            return None
        seconds = {"live": settings.window_live, "days": settings.window_days}.get(clock, settings.window_none)
        return round(seconds * 1000)


def _by_itself(ledger: Ledger, face: Face, seat: int, facts: SeatFacts) -> tuple[tuple[int, ...], str] | None:
    """The answer of a seat that need not be asked, and why."""
    sealing = ledger.sealing()
    assert sealing is not None
    if sealing.kind == DRAFT:
        return None
    state = ledger.before_answer(seat)
    passing = (sealing.passing,)
    if ledger.bot_at(seat):
        return (passing, BOT) if len(state.moves(seat)) == 1 else None
    ordered = face.obey(state, seat, facts.orders)
    if ordered is not None:
        try:
            found = ledger.seal(seat, ordered)
        except Refused:
            found = []
        if found and not isinstance(found, Held):
            return tuple(found), ORDER
    habit = facts.habits.get(sealing.trigger, "held")
    if habit == "ask":
        return None
    if not face.holds_answer(state, seat):
        return passing, NOTHING
    if facts.hushed.get(sealing.trigger) == face.season(state):
        return passing, HUSHED
    if habit == "pass" or (habit == "concerns" and not face.is_concerned(state, seat)):
        return passing, HABIT
    return None
