"""Clocks: none, live (a bank and an increment for every turn), or by the day (the same in days; weekends may be off).

The rules know no clock. Time that runs out loses nothing: the others choose what to do. All times are milliseconds.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND
_THURSDAY: Final = 3 * DAY
"""1970 began on a Thursday; weeks here begin on Mondays."""

KINDS: Final = ("none", "live", "days")
LIVE: Final[dict[str, object]] = {"kind": "live", "bank": 900, "increment": 30}
"""What a game by the day gets whose players go live."""


def read(rules: Mapping[str, object] | None) -> dict[str, object]:
    """The rules of a clock with all that belongs to them, from what a table says; whatever makes no sense is none."""
    rules = rules or {}
    kind = rules.get("kind")
    if kind not in ("live", "days"):
        return {"kind": "none"}
    found: dict[str, object] = {
        "kind": kind,
        "bank": _seconds(rules, "bank"),
        "increment": _seconds(rules, "increment"),
    }
    if kind == "days":
        found["weekends"] = rules.get("weekends") is not False
    return found


def _seconds(rules: Mapping[str, object], name: str) -> int:
    value = rules.get(name)
    return max(0, int(value)) if isinstance(value, int | float) else 0


def weekday_time(moment: int) -> int:
    """How much time without Saturdays and Sundays (UTC) had passed by a moment."""
    week, rest = divmod(moment + _THURSDAY, 7 * DAY)
    return week * 5 * DAY + min(rest, 5 * DAY)


def moment_of(weekday_time: int) -> int:
    """The first moment by which so much time without weekends had passed."""
    week, rest = divmod(weekday_time, 5 * DAY)
    if rest == 0:
        return (week - 1) * 7 * DAY + 5 * DAY - _THURSDAY
    return week * 7 * DAY + rest - _THURSDAY


class Clock:
    """The clocks of all seats. A play ends the seat's turn for the clock and earns the increment."""

    def __init__(self, rules: Mapping[str, object] | None, seats: int) -> None:
        self.rules = read(rules)
        self.kind = str(self.rules["kind"])
        self.bank = _seconds(self.rules, "bank") * SECOND
        self.increment = _seconds(self.rules, "increment") * SECOND
        self.skips_weekends = self.rules.get("weekends") is False
        self.left: list[int] = [] if self.kind == "none" else [self.bank] * seats
        self.seats = seats
        self.running: tuple[int, ...] = ()
        self.at = 0
        """The moment for which ``left`` is told."""

    @property
    def portion(self) -> int:
        """What somebody gets for whom the others wait."""
        return max(self.increment, self.bank // 10, SECOND)

    # How time passes

    def tick(self, at: int) -> None:
        """Let the clocks that run do so until this moment. Computers disagree about the time: it never goes back."""
        if at > self.at:
            spent = self._spent(at)
            for seat in self.running:
                self.left[seat] = max(0, self.left[seat] - spent)
            self.at = at

    def run(self, seats: Iterable[int]) -> None:
        """From now on the clocks of these seats run."""
        self.running = () if self.kind == "none" else tuple(seats)

    def earn(self, seat: int, turns: int = 1) -> None:
        """The increment for a play; a play that was undone gives it back."""
        if self.left:
            self.left[seat] = max(0, self.left[seat] + turns * self.increment)

    def give_back(self, seat: int, at: int) -> None:
        """The time since a moment that is past does not count after all."""
        if self.left and seat in self.running and at < self.at:
            passed = weekday_time(self.at) - weekday_time(at) if self.skips_weekends else self.at - at
            self.left[seat] = min(self.left[seat] + passed, max(self.bank, self.left[seat]))

    def wait_for(self, seat: int) -> None:
        """Whoever is waited for, or comes back, has at least one portion."""
        if self.left:
            self.left[seat] = max(self.left[seat], self.portion)

    # What it says

    def left_at(self, seat: int, at: int) -> int:
        spent = self._spent(at) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def deadline(self) -> int | None:
        """The next moment at which somebody's time is out."""
        moments = [self._after(self.left[seat]) for seat in self.running]
        return min(moments) if moments else None

    def late(self, at: int) -> list[int]:
        """The seats whose time is out."""
        return [seat for seat in self.running if self.left_at(seat, at) == 0]

    def now(self, at: int) -> dict[str, object]:
        """What a browser needs to show clocks that run on by themselves."""
        left: Sequence[int | None] = (
            [self.left_at(seat, at) for seat in range(self.seats)] if self.left else [None] * self.seats
        )
        return {**self.rules, "running": list(self.running), "left": left, "at": at}

    def _spent(self, at: int) -> int:
        if at <= self.at:
            return 0
        return weekday_time(at) - weekday_time(self.at) if self.skips_weekends else at - self.at

    def _after(self, left: int) -> int:
        return moment_of(weekday_time(self.at) + left) if self.skips_weekends and left > 0 else self.at + left
