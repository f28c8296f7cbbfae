"""A table in memory: its ledger, who looks on, and how one entry after the other is committed.

One command at a time. A command becomes a draft, checked against the ledger; the writer commits it; only then it is
applied and everybody is woken. Whoever was first in another process is caught up with, and the command is checked anew.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from triskel.web.games import face as face_of
from triskel.web.live import caches, loading, protocol, sessions, sql, times
from triskel.web.live.absence import Absence
from triskel.web.live.asking import Asking
from triskel.web.live.bot_seats import BotSeats
from triskel.web.live.bus import News, written
from triskel.web.live.errors import Stale, Trouble, Unavailable
from triskel.web.live.loading import Facts
from triskel.web.live.log import Append
from triskel.web.live.presence import Presence
from triskel.web.live.protocol import ChatLine
from triskel.web.live.sealing import Sealing
from triskel.web.live.turns import Turns
from triskel.web.live.updates import Updates
from triskel.web.live.viewers import Viewer
from triskel.web.tables.ledger import BadLog, Draft, Held, Ledger, Logged

if TYPE_CHECKING:
    from triskel.web.live.machine import Live

logger = logging.getLogger(__name__)

Maker = Callable[[Ledger], Draft | Held]

MOVES_ON = ("start", "play", "undo", "end")
"""Kinds of entries after which a move that was meant for the position before is out of date."""

MOST_CONSEQUENCES = 20


class Room:
    def __init__(self, live: "Live", facts: Facts, ledger: Ledger) -> None:
        self.live = live
        self.facts = facts
        self.face = face_of(facts.game)
        self.ledger = ledger
        self.lines: list[ChatLine] = []
        self.viewers: set[Viewer] = set()
        self.presence = Presence(self.viewers)
        self.absence = Absence(self, live.settings.absent_after)
        self.bots = BotSeats(self)
        self.sealing = Sealing(self)
        self.turns = Turns(self)
        self.updates = Updates(self)
        self.lock = asyncio.Lock()
        self.users = 0
        """Connections that hold this room, and work that goes on in it. Without any it may leave the memory."""
        self.used = asyncio.get_running_loop().time()
        self.stamp = 0
        """Rises with everything that viewers should see."""
        self.behind = False
        """The log may hold more than the ledger knows."""
        self._timer: asyncio.TimerHandle | None = None
        self._seats: dict[int, tuple[int, ...]] = {}
        self._take_seats()

    # What stands

    def state(self) -> Literal["open", "playing", "over", "closed"]:
        if self.ledger.is_over():
            return "over"
        if self.facts.closed:
            return "closed"
        return "playing" if self.ledger.number else "open"

    def seats_of(self, person: int | None) -> tuple[int, ...]:
        return self._seats.get(person, ()) if person is not None else ()

    def lines_after(self, line: int) -> list[ChatLine]:
        if not self.lines or self.lines[-1].n <= line:
            return []
        return [found for found in self.lines if found.n > line]

    # Viewers

    def join(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.presence_changed()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.presence_changed()

    def presence_changed(self) -> None:
        self.changed()
        self.live.tell_presence(self)

    def changed(self) -> None:
        """Everybody gets an update."""
        self.stamp += 1
        self.updates.forget()
        for viewer in self.viewers:
            viewer.wake()

    def _note(self, entries: list[Logged]) -> None:
        """Tell people what was done for them without asking."""
        for note in (note for entry in entries for note in self.sealing.notes(entry)):
            for viewer in self.viewers:
                if note.seat in viewer.seats:
                    viewer.notes.append(note)
                    viewer.wake()

    def changed_for(self, *seats: int) -> None:
        """Only those who hold one of these seats get an update."""
        self.updates.forget_for(seats)
        for viewer in self.viewers:
            if not set(seats).isdisjoint(viewer.seats):
                viewer.stamp = -1
                viewer.wake()

    def take_line(self, line: ChatLine) -> None:
        """A line of chat was written, here or elsewhere."""
        if any(known.n == line.n for known in self.lines):
            return
        self.lines = sorted([*self.lines, line], key=lambda known: known.n)[-self.live.settings.chat_lines :]
        for viewer in self.viewers:
            viewer.wake()

    # Committing

    async def commit(self, make: Maker, person: int | None = None, at: int | None = None) -> int | Held:
        """Commit what ``make`` drafts, and all that follows from it. Returns the number of the entry, or what is
        held back because a whispered question comes first. Raises Refused, Stale or Unavailable; then nothing has
        changed."""
        async with self.lock:
            number = await self._commit(make, person, at)
            if isinstance(number, Held):
                return number
            with suppress(Unavailable):  # the entry itself is kept; the sweeper takes up what follows
                await self._follow_up()
        self.carry_on()
        return number

    def carry_on(self) -> None:
        """Let go on what goes on by itself."""
        self.bots.carry_on()
        self.sealing.carry_on()

    async def check_current(self, at: int | None) -> None:
        """Before a command is obeyed; the caller holds the lock. Raises Stale or Trouble."""
        if self.behind:
            await self._catch_up()
        if at is not None:
            self._check_answer(at)
        if self.facts.closed:
            raise Trouble("closed", "this table is closed")

    async def _commit(self, make: Maker, person: int | None, at: int | None) -> int | Held:
        while True:
            await self.check_current(at)
            draft = make(self.ledger)
            if isinstance(draft, Held):
                return draft
            if await self._write(draft, person):
                return self.ledger.number

    def _check_answer(self, at: int) -> None:
        """An answer counts if the position that it answers still stands."""
        known = self.ledger.number
        if not 0 <= at <= known or any(self.ledger.entries[i].kind in MOVES_ON for i in range(at, known)):
            raise Stale

    async def _write(self, draft: Draft, person: int | None) -> bool:
        """One entry. False: another process was first with this number."""
        before = self.ledger
        at = max(times.now(), before.entries[-1].at if before.entries else 0)
        entry = Logged(before.number + 1, at, draft.kind, draft.seat, person, draft.body)
        after = before.copy()
        after.apply(entry)
        asking = self.sealing.prepare(after)
        people = self.turns.new(after, asking)
        try:
            won = await self.live.writer.append(self._append(entry, after, draft, people, asking))
        except BaseException:
            self.behind = True  # it may have been committed all the same
            raise
        if not won:
            self.behind = True
            return False
        opened = before.number == 0 or after.is_over()
        self.ledger = after
        self.sealing.adopt(asking)
        self._set_timer()
        self.changed()
        self._note([entry])
        self.turns.announce(people)
        self.turns.announce_question(entry.number)
        if opened:
            self.live.lobby.changed()
        return True

    def _append(self, entry: Logged, after: Ledger, draft: Draft, people: list[int], asking: Asking | None) -> Append:
        row = sql.Row(
            self.facts.id,
            entry.number,
            times.moment(entry.at),
            entry.kind,
            entry.seat,
            entry.person,
            sql.as_json(entry.body),
        )
        notices: tuple[str, ...] = ()
        if self.live.bus.shared:
            news = News("entry", self.live.origin, self.facts.id, entry.number, self.facts.key, people)
            notices = (written(news),)
            if entry.number == 1 or after.is_over():
                notices = (*notices, written(News("lobby", self.live.origin)))
        opens = "sealed" in entry.body or entry.kind == "undo"
        columns = caches.columns(after, self.face, entry.at, asking, self.sealing.limit_of(asking))
        return Append(row, columns, caches.substitutes(draft), notices, opens)

    async def _follow_up(self) -> None:
        """Commit what follows from the log by itself."""
        for _turn in range(MOST_CONSEQUENCES):
            if self.behind:
                await self._catch_up()
            if self.facts.closed:
                return
            draft = self.ledger.consequence(times.now())
            if draft is None:
                return
            await self._write(draft, None)

    async def settle(self) -> None:
        """See whether time has brought anything about, and let bots go on: after a restart, or when a clock ran out."""
        async with self.lock:
            await self._follow_up()
        self.carry_on()

    # Knowing what others did

    async def catch_up(self) -> None:
        """Read what another process has added."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        entries = await self.live.readers(loading.read_entries, self.facts.id, self.ledger.number)
        if entries and self.ledger.number == 0:
            await self._check_watchers()
        after = self.ledger.copy()
        try:
            for entry in entries:
                after.apply(entry)
        except BadLog:
            await self._read_anew()
            return
        self.behind = False
        if entries:
            self.ledger = after
            self._take_seats()
            await self.sealing.read()
            self._set_timer()
            self.changed()
            self._note(entries)

    async def complete(self) -> None:
        """Once the room is known to this process: what changed while its log was read was announced to nobody."""
        async with self.lock:
            await self._read_facts()
            await self._catch_up()
            await self.sealing.read()
            self._set_timer()

    async def seats_changed(self) -> None:
        """Seats, title or status have changed, and maybe the game has begun."""
        async with self.lock:
            await self._read_facts()
            await self._catch_up()
        self.changed()

    async def asked_otherwise(self, person: int) -> None:
        """Somebody who sits here wants to be asked otherwise than before: only they see that."""
        async with self.lock:
            await self._read_facts()
            await self.sealing.read()
        self.changed_for(*self.seats_of(person))
        self.carry_on()

    async def _check_watchers(self) -> None:
        """When the game at a private table begins, those who only looked in have to go."""
        if self.facts.private:
            for viewer in [viewer for viewer in self.viewers if not viewer.seats]:
                if not await self.live.readers(sessions.may_watch, viewer.person, self.facts.id):
                    viewer.dismiss(protocol.NO_TABLE, "this table is private")

    async def _read_facts(self) -> None:
        facts = await self.live.readers(loading.read_facts, number=self.facts.id)
        if facts is None:
            self.send_all_away("the table was deleted")
            return
        self.facts = facts
        self.lines = await self.live.readers(loading.read_lines, facts.id, 0, self.live.settings.chat_lines)
        self._take_seats()

    async def refresh(self) -> None:
        """Compare everything with the database: something may have been missed, or repaired by hand."""
        async with self.lock:
            await self._read_anew()

    async def _read_anew(self) -> None:
        await self._read_facts()
        ledger = await self.live.readers(loading.read_ledger, self.facts)
        same = ledger.entries[: self.ledger.number] == self.ledger.entries
        self.ledger = ledger
        self._take_seats()
        await self.sealing.read()
        self.behind = False
        self.updates.forget_all()
        for viewer in self.viewers:
            if not same:
                viewer.since = 0
        self._set_timer()
        self.changed()

    def _take_seats(self) -> None:
        """The list of seats says who sits where now; the log only knows who began."""
        self._seats = {}
        for seat, facts in enumerate(self.facts.seats):
            if facts.person is not None:
                self._seats[facts.person] = (*self._seats.get(facts.person, ()), seat)
        for seat, facts in enumerate(self.facts.seats):
            if self.ledger.sitters and not self.ledger.sitters[seat].bot:
                self.ledger.reseat(seat, facts.person)
        levels = self.face.levels(self.facts.options)
        if levels:
            self.ledger.stand_in = levels[-1].spec
        self.sealing.renew()

    def send_all_away(self, reason: str, code: int = protocol.NO_TABLE) -> None:
        for viewer in list(self.viewers):
            viewer.dismiss(code, reason)

    # Clocks

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.ledger.deadline()
        if deadline is not None and not self.facts.closed:
            wait = max(0.0, (deadline - times.now()) / 1000) + 0.02
            # Far deadlines are left to the sweeper, which sees them whether the table is in memory or not.
            if wait < 3600:
                self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.live.in_background(self.settle(), f"the clock of {self.facts.key}")

    def stop(self) -> None:
        self.sealing.stop()
        if self._timer is not None:
            self._timer.cancel()
