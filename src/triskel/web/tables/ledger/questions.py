"""What people at a table settle among themselves: undo, going live, an early end; and what becomes of a seat whose time
is out or whose player has left.

* Asked is whoever plays in person at another seat. Bots always agree, and so does who has left.
* An ask is granted when all agree and gone when one does not, or when the asker takes it back.
* About a late seat more than half of the others decide for waiting or for a bot, all of them for the end. When all have
  spoken without deciding, the table waits: the gentlest way.
* So that nobody is stuck with people who never answer, after some time those who have spoken decide alone.
* When nobody says anything, nothing happens. The game stands still until somebody does; who is late may just play.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from triskel.web.tables.ledger.parts import twin_of

ASKS: Final = ("undo", "live", "end")
CHOICES: Final = ("wait", "bot", "end")


class Question:
    """Something that is open. ``number`` is the entry that asked."""

    def __init__(self, number: int, at: int, kind: str, seat: int, what: str = "", to: int = 0) -> None:
        self.number = number
        self.at = at
        self.kind = kind
        """ask, timeout or leave."""
        self.seat = seat
        """Who asked, or about whom."""
        self.what = what
        self.to = to
        """For undo: the entry after which the game would stand."""
        self.answers: dict[int, bool | str] = {}
        self.settled = False
        """The others have decided to wait for somebody who has left: they may still change their minds."""

    def copy(self) -> "Question":
        twin = twin_of(self)
        twin.answers = dict(self.answers)
        return twin

    def open_for(self, voters: Iterable[int]) -> list[int]:
        return [] if self.settled else [seat for seat in voters if seat not in self.answers]

    def as_data(self, voters: Sequence[int]) -> dict[str, object]:
        """As browsers are told."""
        found: dict[str, object] = {"number": self.number, "kind": self.kind, "seat": self.seat}
        if self.what:
            found["what"] = self.what
        answers = {str(seat): answer for seat, answer in self.answers.items()}
        return {**found, "open": self.open_for(voters), "answers": answers}

    def granted(self, voters: Iterable[int]) -> bool:
        return all(self.answers.get(seat) is True for seat in voters)

    def decision(self, voters: Sequence[int], patient: bool) -> str | None:
        """What the others have decided, if they have. Once nobody is patient any more, silence does not count."""
        given = [self.answers[seat] for seat in voters if seat in self.answers]
        if not given:
            return None
        asked = len(voters) if patient else len(given)
        for choice in ("wait", "bot"):
            if given.count(choice) * 2 > asked:
                return choice
        if len(given) < asked:
            return None
        return "end" if given.count("end") == asked else "wait"
