"""The fold of a log: every entry applied to what the table was before it.

Nothing here decides anything. Whatever was decided stands in the log as an entry of its own, so that all who read the
log come to the same table.
"""

from collections.abc import Mapping
from typing import Final, Self

from triskel.core.errors import TriskelError
from triskel.core.events import Event
from triskel.core.outcome import Outcome
from triskel.core.state import CHANCE, ONLOOKER, State
from triskel.web.tables.ledger.clocks import DAY, SECOND, Clock
from triskel.web.tables.ledger.line import Line, Step
from triskel.web.tables.ledger.manners import DRAFT, PLAIN, Manners, Sealing
from triskel.web.tables.ledger.parts import BadLog, Body, Logged, Moves, Sitter, twin_of
from triskel.web.tables.ledger.questions import ASKS, CHOICES, Question

_SHORTEST_PATIENCE: Final = 60 * SECOND
_UNTOLD: Final = ("moves", "seats", "auto", "left")
"""Parts of a body that entries are not told with: they would show what is hidden."""


class Fold:
    manners: Manners = PLAIN
    """How the game is asked; a site sets it."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        position: Mapping[str, object] | None = None,
        clock: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.line = Line(game, options, position)
        self.state: State = self.line.fresh()
        seats = self.state.seats
        self.seats = seats
        self.clock = Clock(clock, seats)
        self.entries: list[Logged] = []
        self.sitters: tuple[Sitter, ...] = ()
        self.substitutes: list[str] = [""] * seats
        """The bot that plays for a person now."""
        self.left: list[bool] = [False] * seats
        """Whose person has left and not come back."""
        self.open: list[Question] = []
        self.ended = ""
        """Why the game was ended without a result."""
        # The plays that earned their seat an increment.
        self._earned: set[int] = set()
        # The position after a draft, kept so that committing it does not play the same moves again.
        self._ready: tuple[int, Moves, State, list[Event]] | None = None
        # Another ledger may hold the same state: it is copied before anything is played on it.
        self._shares_state = False
        # What is answered in secret in the position of this entry.
        self._sealing: tuple[int, Sealing | None] = (-1, None)
        # Who has answered it, where everybody may see that: a running table knows it, the log does not.
        self._answered: set[int] = set()

    def copy(self) -> Self:
        """An independent copy, cheap: what never changes is shared."""
        twin = twin_of(self)
        twin.line = self.line.copy()
        twin.clock = twin_of(self.clock)
        twin.clock.left = list(self.clock.left)
        twin.entries = list(self.entries)
        twin.substitutes = list(self.substitutes)
        twin.left = list(self.left)
        twin.open = [question.copy() for question in self.open]
        twin._earned = set(self._earned)
        twin._answered = set(self._answered)
        self._shares_state = twin._shares_state = True
        self._ready = None
        return twin

    # What stands

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def standing(self) -> int:
        """The entry that led to the present position."""
        return self.line.standing[-1]

    def is_over(self) -> bool:
        return bool(self.ended) or (self.number > 0 and self.state.is_over())

    def outcome(self) -> Outcome | None:
        """The result; None while there is none, and for a game that was ended without one."""
        return None if self.ended else self.state.outcome()

    def awaited(self) -> tuple[int, ...]:
        """The seats that may move now; none before the start and after the end."""
        if self.number == 0 or self.ended:
            return ()
        return tuple(seat for seat in self.state.awaited() if seat != CHANCE)

    def sealing(self) -> Sealing | None:
        """What is answered in secret now, by all who are asked together."""
        if self.number == 0 or self.is_over():
            return None
        if self._sealing[0] != self.standing:
            self._sealing = (self.standing, self.manners.sealed(self.state))
        return self._sealing[1]

    def bot_at(self, seat: int) -> str:
        """The bot that plays a seat now, for good or for a person, or an empty string."""
        if not self.sitters:
            return ""
        return self.sitters[seat].bot or self.substitutes[seat]

    def seats_of(self, person: int | None) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if person is not None and sitter.person == person]

    def reseat(self, seat: int, person: int | None, name: str | None = None) -> None:
        """Somebody else holds this seat now, as the list of seats says; the log goes on telling who began."""
        sitters = list(self.sitters)
        sitters[seat] = sitters[seat]._replace(person=person, name=sitters[seat].name if name is None else name)
        self.sitters = tuple(sitters)

    def voters(self, seat: int) -> list[int]:
        """Who is asked when something concerns this seat: those who play in person, and are other people."""
        person = self.sitters[seat].person if self.sitters else None
        return [
            other
            for other, sitter in enumerate(self.sitters)
            if other != seat
            and not self.bot_at(other)
            and not self.left[other]
            and (person is None or sitter.person != person)
        ]

    def questions(self) -> list[dict[str, object]]:
        """What is open, as browsers are told."""
        return [question.as_data(self.voters(question.seat)) for question in self.open]

    def question(self, number: int) -> Question | None:
        return next((question for question in self.open if question.number == number), None)

    @property
    def patience(self) -> int:
        """How long those who say nothing about a late seat are waited for."""
        return DAY if self.clock.kind == "days" else max(self.clock.portion, _SHORTEST_PATIENCE)

    # What happened

    def events(self, number: int) -> list[Event]:
        """What an entry brought about; undone entries keep theirs."""
        step = self.line.steps.get(number)
        return step.events if step else []

    def is_undone(self, number: int) -> bool:
        """Whether an entry's moves do not stand any more."""
        return number in self.line.steps and number not in self.line.path(self.standing)

    def state_at(self, number: int) -> State:
        """The game as it stood after an entry."""
        return self.line.state(self.line.standing[number])

    def moves_at(self, number: int) -> list[tuple[int, int]]:
        """All moves of the engine, chance included, that led to how the game stood after an entry."""
        return self.line.moves(self.line.standing[number])

    def moves(self) -> list[tuple[int, int]]:
        """The moves that led to the present position."""
        return self.line.moves(self.standing)

    def told(self, number: int, eyes: int | None) -> dict[str, object]:
        """An entry as a seat, or an onlooker, may know it."""
        entry = self.entries[number - 1]
        witness = ONLOOKER if eyes is None else eyes
        events = [told for event in self.events(number) if (told := event.told_to(witness)) is not None]
        name = self.sitters[entry.seat].name if entry.seat is not None and self.sitters else None
        found: dict[str, object] = {"number": number, "at": entry.at, "kind": entry.kind, "seat": entry.seat}
        found.update(name=name, events=events)
        found.update((key, value) for key, value in entry.body.items() if key not in _UNTOLD)
        auto = entry.body.get("auto")
        if isinstance(auto, dict) and str(eyes) in auto:
            # Only whoever sits there may know that it was no answer of theirs.
            found["auto"] = auto[str(eyes)]
        return found

    # The next entry

    def apply(self, entry: Logged) -> None:
        """Take in the next entry; raises BadLog, and stays as it was, when it does not fit."""
        if entry.number != self.number + 1:
            raise BadLog(entry.number, f"the next entry is number {self.number + 1}")
        if (entry.kind == "start") != (entry.number == 1):
            raise BadLog(entry.number, "a log has one start, and begins with it")
        if self.is_over():
            raise BadLog(entry.number, "the game is over")
        act = _ACTS.get(entry.kind)
        if act is None:
            raise BadLog(entry.number, f"there is no entry of kind {entry.kind!r}")
        if entry.seat is not None and not 0 <= entry.seat < self.seats:
            raise BadLog(entry.number, f"there is no seat {entry.seat}")
        standing = act(self, entry)
        if standing is not None:
            self._answered.clear()
        self.entries.append(entry)
        self.line.standing.append(self.standing if standing is None else standing)
        self._ready = None
        if self.is_over():
            self.open = []
        self._set_clock(entry)

    def _set_clock(self, entry: Logged) -> None:
        """Nobody's time runs while the others choose about somebody who is late, nor while an event may be answered in
        secret; a bot's and a leaver's never does."""
        sealing = self.sealing()
        stands_still = any(question.kind == "timeout" for question in self.open) or self.is_over()
        if stands_still or (sealing is not None and sealing.kind != DRAFT):
            self.clock.run(())
            return
        self.clock.run(
            seat
            for seat in self.awaited()
            if not self.bot_at(seat) and not self.left[seat] and seat not in self._answered
        )

    def is_ready(self, seat: int) -> bool:
        return seat in self._answered

    def answered(self, seat: int, at: int, yes: bool = True) -> None:
        """A seat has answered what it was asked in secret, or has taken its answer back: everybody may see that it is
        ready, and its clock stands still. The log tells nothing of it before all have answered."""
        self.clock.tick(at)
        if yes:
            self.clock.give_back(seat, at)
            self._answered.add(seat)
        else:
            self._answered.discard(seat)
        if self.entries:
            self._set_clock(self.entries[-1])

    def _start(self, entry: Logged) -> int:
        seats = entry.body.get("seats")
        if not isinstance(seats, list) or len(seats) != self.seats:
            raise BadLog(1, f"'seats' tells who sits at each of {self.seats} seats")
        sitters = tuple(_sitter(found) for found in seats)
        self._advance(entry)
        self.sitters = sitters
        self.clock.at = entry.at
        return 1

    def _play(self, entry: Logged) -> int:
        sealing = self.sealing()
        if entry.seat is None and "sealed" not in entry.body:
            raise BadLog(entry.number, "a play has a seat, or opens answers that were sealed")
        self._advance(entry)
        self.clock.tick(entry.at)
        if entry.seat is None:
            self._open_answers(entry, sealing)
        elif not self.bot_at(entry.seat):
            self.clock.earn(entry.seat)
            self._earned.add(entry.number)
            if self._is_missed(entry.seat):
                self._back(entry.seat)
        self.open = [question for question in self.open if question.what != "undo"]
        return entry.number

    def _open_answers(self, entry: Logged, sealing: Sealing | None) -> None:
        """What was answered in secret. Whose time ran meanwhile depends on when each was ready, which the entry tells
        by what is left."""
        left, auto = entry.body.get("left"), entry.body.get("auto")
        if isinstance(left, list) and len(left) == len(self.clock.left):
            self.clock.left = [int(time) for time in left]
        for seat in sealing.seats if sealing is not None else ():
            by_person = not self.bot_at(seat) and not (isinstance(auto, dict) and str(seat) in auto)
            if by_person and self._is_missed(seat):
                self._back(seat)

    def _advance(self, entry: Logged) -> None:
        """Play an entry's moves."""
        moves = _moves(entry)
        ready = self._ready
        if ready is not None and ready[0] == entry.number and ready[1] == moves:
            self.state, events = ready[2], ready[3]
        else:
            events = []
            try:
                if self._shares_state:
                    self.state = self.state.copy()
                for seat, move in moves:
                    events += self.state.play(seat, move)
            except (TriskelError, OverflowError, ValueError) as error:
                self.state = self.line.state(self.standing)
                raise BadLog(entry.number, str(error)) from None
        self._shares_state = False
        self.line.steps[entry.number] = Step(self.standing, entry.seat, moves, events)

    def _undo(self, entry: Logged) -> int:
        to = _number(entry, "to")
        if not 1 <= to < entry.number:
            raise BadLog(entry.number, f"there is no entry {to} to go back to")
        self.clock.tick(entry.at)
        position = self.line.standing[to]
        kept = set(self.line.path(position))
        for number in self.line.path(self.standing):
            seat = self.line.steps[number].seat
            if number not in kept and number in self._earned and seat is not None:
                self.clock.earn(seat, -1)
        self.state = self.line.state(position)
        self._shares_state = False
        self.open = [question for question in self.open if question.what != "undo" and question.kind != "timeout"]
        return position

    def _handover(self, entry: Logged) -> None:
        seat = _seat(entry)
        self.clock.tick(entry.at)
        if entry.body.get("to") == "person":
            self._back(seat)
            return
        bot = entry.body.get("bot")
        if not isinstance(bot, str) or not bot:
            raise BadLog(entry.number, "'bot' names the bot that takes over")
        self.substitutes[seat] = bot
        self._forget(seat)

    def _back(self, seat: int) -> None:
        """The person of this seat is back, and has some time at least."""
        self.substitutes[seat] = ""
        self.left[seat] = False
        self.clock.wait_for(seat)
        self._forget(seat)

    def _is_missed(self, seat: int) -> bool:
        return self.left[seat] or any(question.kind != "ask" and question.seat == seat for question in self.open)

    def _forget(self, seat: int) -> None:
        """Nothing about this seat has to be settled any more."""
        self.open = [question for question in self.open if question.kind == "ask" or question.seat != seat]

    def _ask(self, entry: Logged) -> None:
        what = entry.body.get("what")
        if what not in ASKS:
            raise BadLog(entry.number, f"'what' is one of {', '.join(ASKS)}, not {what!r}")
        to = _number(entry, "to") if what == "undo" else 0
        self.clock.tick(entry.at)
        self.open.append(Question(entry.number, entry.at, "ask", _seat(entry), str(what), to))

    def _answer(self, entry: Logged) -> None:
        question = self._asked(entry, "ask")
        yes = entry.body.get("yes")
        if not isinstance(yes, bool):
            raise BadLog(entry.number, "'yes' is true or false")
        self.clock.tick(entry.at)
        question.answers[_seat(entry)] = yes
        if not yes:
            self.open.remove(question)

    def _timeout(self, entry: Logged) -> None:
        self.clock.tick(entry.at)
        self.open.append(Question(entry.number, entry.at, "timeout", _seat(entry)))

    def _leave(self, entry: Logged) -> None:
        seat = _seat(entry)
        self.clock.tick(entry.at)
        self.left[seat] = True
        if not self.bot_at(seat):
            self.open.append(Question(entry.number, entry.at, "leave", seat))

    def _choice(self, entry: Logged) -> None:
        """What one of the others wants or, without a seat, what has been decided."""
        question = self._asked(entry, "about")
        choice = entry.body.get("choose")
        if choice not in CHOICES:
            raise BadLog(entry.number, f"'choose' is one of {', '.join(CHOICES)}, not {choice!r}")
        self.clock.tick(entry.at)
        if entry.seat is not None:
            question.answers[entry.seat] = str(choice)
            question.settled = False
        elif choice == "wait":
            self.clock.wait_for(question.seat)
            question.settled = True
            if question.kind == "timeout":
                self.open.remove(question)

    def _new_clock(self, entry: Logged) -> None:
        rules = entry.body.get("clock")
        if not isinstance(rules, dict):
            raise BadLog(entry.number, "'clock' holds the rules of the new clock")
        self.clock = Clock(rules, self.seats)
        self.clock.at = entry.at
        self.open = [question for question in self.open if question.what != "live" and question.kind != "timeout"]

    def _end(self, entry: Logged) -> None:
        self.clock.tick(entry.at)
        self.ended = str(entry.body.get("why") or "agreed")

    def _asked(self, entry: Logged, field: str) -> Question:
        """The open question that an entry is about."""
        number = _number(entry, field)
        question = self.question(number)
        if question is None or (question.kind == "ask") != (field == "ask"):
            raise BadLog(entry.number, f"entry {number} asks nothing that is open")
        return question


_ACTS = {
    "start": Fold._start,
    "play": Fold._play,
    "undo": Fold._undo,
    "handover": Fold._handover,
    "ask": Fold._ask,
    "answer": Fold._answer,
    "timeout": Fold._timeout,
    "leave": Fold._leave,
    "choice": Fold._choice,
    "clock": Fold._new_clock,
    "end": Fold._end,
}


# Reading bodies


def _seat(entry: Logged) -> int:
    if entry.seat is None:
        raise BadLog(entry.number, f"an entry of kind {entry.kind} has a seat")
    return entry.seat


def _number(entry: Logged, field: str) -> int:
    value = entry.body.get(field)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadLog(entry.number, f"{field!r} is the number of an entry")
    return value


def _moves(entry: Logged) -> Moves:
    try:
        # Compiled states take numbers, not what merely looks like one.
        return tuple((int(seat), int(move)) for seat, move in _pairs(entry.body.get("moves")))
    except (TypeError, ValueError):
        raise BadLog(entry.number, "'moves' is a list of [seat, move]") from None


def _pairs(value: object) -> list[tuple[int, int]]:
    if not isinstance(value, list):
        raise TypeError
    return value


def _sitter(found: object) -> Sitter:
    if not isinstance(found, dict):
        raise BadLog(1, "'seats' is a list of objects")
    person, name, bot = found.get("person"), found.get("name"), found.get("bot")
    return Sitter(person if isinstance(person, int) else None, str(name or ""), str(bot or ""))


def body_of(sitters: "tuple[Sitter, ...]", moves: list[tuple[int, int]]) -> Body:
    """The body of a start."""
    seats = [{"person": sitter.person, "name": sitter.name, "bot": sitter.bot or None} for sitter in sitters]
    return {"seats": seats, "moves": [list(pair) for pair in moves]}
