"""The language of the tests of ledgers: people sit down to Ingenious, play, ask each other, go away and come back.

Whatever follows by itself is committed at once, as a live table does.
"""

import json
from collections.abc import Mapping

from triskel.core.chance import Rng
from triskel.core.state import State
from triskel.web.tables.ledger import Draft, Held, Ledger, Logged, Manners, Sitter

NAMES = ("Ann", "Bob", "Eve", "Zoë")
MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
MONDAY = 4 * DAY + 9 * HOUR
"""Nine o'clock in the morning."""

LIVE = {"kind": "live", "bank": 600, "increment": 10}
BY_DAY = {"kind": "days", "bank": 2 * 86400, "increment": 43200, "weekends": True}
WEEKDAYS = {**BY_DAY, "weekends": False}

Snapshot = tuple[object, ...]


class Whispering(Manners):
    """Ingenious asks in a whisper whether a rack is swapped."""

    def whispers(self, state: State, seat: int) -> bool:
        return state.view(seat)["phase"] == "ending"


class Sitting:
    """A table, the moment that it is now, and a hand that enters what people do."""

    def __init__(
        self,
        players: int = 2,
        bots: Mapping[int, str] | None = None,
        clock: Mapping[str, object] | None = None,
        position: Mapping[str, object] | None = None,
        people: Mapping[int, int] | None = None,
        seed: int = 1,
        **options: object,
    ) -> None:
        self.given = ("ingenious", {"players": players, **options}, position, clock)
        self.ledger = Ledger(*self.given)
        self.ledger.manners = Whispering()
        self.chance = Rng(seed)
        self.now = MONDAY
        persons = {seat: 10 + seat for seat in range(players)} | dict(people or {})
        bots = bots or {}
        sitters = [
            Sitter(None if seat in bots else persons[seat], NAMES[seat], bots.get(seat, "")) for seat in range(players)
        ]
        self.commit(self.ledger.start(sitters, self.chance))

    # Entries

    def commit(self, draft: Draft) -> int:
        """Enter a draft, and what follows by itself; returns the number of the draft's own entry."""
        number = self._enter(draft)
        self.let_things_follow()
        return number

    def let_things_follow(self) -> None:
        while (draft := self.ledger.consequence(self.now)) is not None:
            self._enter(draft)

    def _enter(self, draft: Draft) -> int:
        # As the database keeps it.
        body = json.loads(json.dumps(draft.body))
        person = self.ledger.sitters[draft.seat].person if draft.seat is not None else None
        number = self.ledger.number + 1
        self.ledger.apply(Logged(number, self.now, draft.kind, draft.seat, person, body))
        return number

    def after(self, milliseconds: int) -> "Sitting":
        self.now += milliseconds
        return self

    def passes(self, milliseconds: int) -> None:
        """Time passes, and what it brings about is entered at the moments that the ledger names."""
        until = self.now + milliseconds
        while (due := self.ledger.deadline()) is not None and due <= until:
            self.now = max(self.now, due)
            self.let_things_follow()
        self.now = until

    # What people do

    def play(self, seat: int, *moves: str) -> int:
        draft = self.ledger.play(seat, moves, self.chance, by_bot=bool(self.ledger.bot_at(seat)))
        assert isinstance(draft, Draft), "a question follows: answer it too"
        return self.commit(draft)

    def turn(self, seat: int | None = None) -> int:
        """Somebody lays any tile, and keeps the rack."""
        awaited = self.ledger.awaited()[0]
        assert seat in (None, awaited), f"it is the turn of seat {awaited}"
        state = self.ledger.state
        text = state.move_text(state.random_move(awaited, self.chance))
        bot = bool(self.ledger.bot_at(awaited))
        draft = self.ledger.play(awaited, [text], self.chance, by_bot=bot)
        if isinstance(draft, Held):
            return self.play(awaited, text, "keep")
        return self.commit(draft)

    def to_the_end(self) -> None:
        while self.ledger.awaited():
            self.turn()

    def asks(self, seat: int, what: str) -> int:
        return self.commit(self.ledger.ask(seat, what, self.now))

    def answers(self, seat: int, ask: int, yes: bool) -> int:
        return self.commit(self.ledger.answer(seat, ask, yes))

    def agrees(self, seat: int, ask: int) -> int:
        return self.answers(seat, ask, True)

    def refuses(self, seat: int, ask: int) -> int:
        return self.answers(seat, ask, False)

    def chooses(self, seat: int, about: int, choice: str) -> int:
        return self.commit(self.ledger.choose(seat, about, choice))

    def leaves(self, seat: int) -> int:
        return self.commit(self.ledger.leave(seat))

    def gets_a_bot(self, seat: int, bot: str = "greedy") -> int:
        return self.commit(self.ledger.handover(seat, "bot", bot))

    def comes_back(self, seat: int) -> int:
        return self.commit(self.ledger.handover(seat, "person"))

    def undoes(self, seat: int) -> int:
        return self.commit(self.ledger.undo(seat))

    # What one sees

    def last(self) -> tuple[str, int | None, dict[str, object]]:
        """The last entry: its kind, its seat, what it says."""
        entry = self.ledger.entries[-1]
        return entry.kind, entry.seat, entry.body

    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.ledger.entries]

    def open(self) -> list[tuple[str, int, object]]:
        """The open questions: kind, seat, who is still asked."""
        return [(str(q["kind"]), int(str(q["seat"])), q["open"]) for q in self.ledger.questions()]

    def left(self, seat: int) -> int | None:
        """The milliseconds that a seat has left now."""
        left = self.ledger.clock.now(self.now)["left"]
        assert isinstance(left, list)
        found: int | None = left[seat]
        return found

    def running(self) -> object:
        return self.ledger.clock.now(self.now)["running"]

    def refolded(self) -> Ledger:
        """The same log, read by somebody else."""
        again = Ledger(*self.given)
        for entry in self.ledger.entries:
            again.apply(entry)
        return again


def snapshot(ledger: Ledger, at: int) -> Snapshot:
    """Everything that anybody can see of a ledger."""
    eyes = [None, *range(ledger.seats)]
    return (
        ledger.number,
        ledger.state.key(),
        ledger.state.document(),
        [ledger.told(number, eye) for number in range(1, ledger.number + 1) for eye in eyes],
        [ledger.is_undone(number) for number in range(1, ledger.number + 1)],
        ledger.sitters,
        ledger.substitutes,
        ledger.left,
        ledger.awaited(),
        ledger.questions(),
        [ledger.free_undo(seat) for seat in range(ledger.seats)],
        ledger.clock.now(at),
        ledger.deadline(),
        ledger.is_over(),
        ledger.ended,
    )
