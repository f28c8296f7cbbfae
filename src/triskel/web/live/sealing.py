"""Secret answers at a table: they are kept as they come in and opened together, in the order of the rules.

In a window nobody learns who was really asked, who has answered, or how fast. Whoever holds nothing to answer with
passes by itself, and a window with people in it stays open for a while that is drawn anew each time, so that this looks
the same as a thoughtful pass.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Literal

from triskel.web.live import caches, loading, sql, times
from triskel.web.live.asking import BOT, LATE, ORDER, Answer, Asking
from triskel.web.live.bus import News, written
from triskel.web.live.errors import Stale, Unavailable
from triskel.web.live.log import Seal
from triskel.web.live.protocol import Note, SealedInfo
from triskel.web.tables.ledger import Draft, Held, Ledger, Logged, Refused

if TYPE_CHECKING:
    from triskel.web.live.room import Room

logger = logging.getLogger(__name__)

OUTAGE = 1.0
FAR = 3600.0
"""Moments further away than these seconds are left to the sweeper."""


class Sealing:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self.now: Asking | None = None
        """What is answered in secret at present."""
        self._mask_until = 0
        self._limit: int | None = None
        self._more: dict[int, int] = {}
        """The time that people have asked for beyond the limit."""
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._is_opening = False

    # What is asked

    def prepare(self, ledger: Ledger) -> Asking | None:
        """What will be answered in secret once this is the ledger of the table."""
        if ledger.sealing() is None:
            return None
        room, now = self._room, self.now
        if now is not None and now.standing == ledger.standing:
            return now.renewed(ledger, room.face, room.facts.seats)
        return Asking(ledger, room.face, room.facts.seats)

    def adopt(self, asking: Asking | None) -> None:
        """The ledger has changed."""
        limit = self.limit_of(asking)
        before, self.now = self.now, asking
        if asking is None:
            return
        if before is None or before.standing != asking.standing:
            self._begin(asking, limit)
        if asking.is_draft:
            self._show_ready(asking)

    def renew(self) -> None:
        """Something beside the log has changed."""
        self.adopt(self.prepare(self._room.ledger))

    def limit_of(self, asking: Asking | None) -> int | None:
        """Until when people have to answer what will be asked."""
        if asking is None:
            return None
        if self.now is not None and self.now.standing == asking.standing:
            return self._limit
        kind = self._room.ledger.clock.kind
        limit = asking.limit(kind, self._room.live.settings)
        if limit is None:
            return None
        # By the day it does not matter whether the site was down for a while.
        return limit + (asking.opened if kind == "days" else max(asking.opened, times.now()))

    def _begin(self, asking: Asking, limit: int | None) -> None:
        live = self._room.live
        settings = live.settings
        mask = 0.0
        if asking.people_play and not asking.is_draft:
            least, most = settings.mask if asking.asks_people else settings.bot_mask
            mask = live.delay(least, most)
        self._mask_until = asking.opened + round(mask * 1000)
        self._limit = limit
        self._more = {}

    def _show_ready(self, asking: Asking) -> None:
        """Whoever is ready in a draft loses no time."""
        ledger = self._room.ledger
        for seat in asking.sealing.seats:
            answer = asking.answers.get(seat)
            if (answer is not None) != ledger.is_ready(seat):
                ledger.answered(seat, times.now() if answer is None else answer.at, answer is not None)

    # What others may know

    def awaited(self) -> tuple[int, ...]:
        """The seats that everybody may know to be awaited."""
        if self.now is None:
            return self._room.ledger.awaited()
        return tuple(self.now.missing()) if self.now.is_draft else ()

    def info(self) -> SealedInfo | None:
        if self.now is None:
            return None
        sealing = self.now.sealing
        if not self.now.is_draft:
            return SealedInfo("window", sealing.trigger, until=self._limit)
        return SealedInfo("draft", sealing.trigger, sealing.seats, self.now.ready())

    # What only the person of a seat may know

    def offer(self, seat: int) -> dict[str, object]:
        """What a seat that is shown the question may answer, and has answered so far."""
        room, asking = self._room, self.now
        assert asking is not None
        state = room.ledger.before_answer(seat)
        answer = asking.answers.get(seat)
        found = dict(room.face.offer(state, seat))
        found.update(sealed=True, trigger=asking.sealing.trigger, until=self._until(seat))
        found["answer"] = None if answer is None else [state.move_text(move) for move in answer.moves]
        return found

    def _until(self, seat: int) -> int | None:
        return None if self._limit is None else self._limit + self._more.get(seat, 0)

    def notes(self, entry: Logged) -> list[Note]:
        """What an entry did for people without asking them."""
        auto, moves = entry.body.get("auto"), entry.body.get("moves")
        if not isinstance(auto, dict) or not isinstance(moves, list):
            return []
        state, found = self._room.ledger.state, []
        for seat, why in auto.items():
            move = next((state.move_text(move) for other, move in moves if other == int(seat)), "")
            did: Literal["pass", "play"] = "play" if why == ORDER else "pass"
            found.append(Note(int(seat), str(entry.body.get("trigger")), did, str(why), entry.number, move))
        return found

    # Answering

    async def give(self, seat: int, texts: list[str], at: int, only_try: bool) -> Held | bool:
        """Keep the answer of a seat's person; an empty one takes it back. Returns what is asked next if it is not
        complete, else whether it was kept. Raises Refused, Stale or Unavailable."""
        room = self._room
        async with room.lock:
            await room.check_current(at)
            asking = self._asking_for(seat)
            answer = None
            if texts:
                found = room.ledger.seal(seat, texts)
                if isinstance(found, Held):
                    return found
                if only_try:
                    return False
                answer = Answer(tuple(found), "", max(times.now(), asking.opened))
            await self._keep(asking, seat, answer)
        room.carry_on()
        return True

    def _asking_for(self, seat: int) -> Asking:
        if self.now is None or seat not in self.now.sealing.seats or seat in self.now.bots:
            raise Refused("not_asked", "this seat is not asked now")
        return self.now

    async def _keep(self, asking: Asking, seat: int, answer: Answer | None) -> None:
        """In the database first, then here."""
        room = self._room
        before = dict(asking.answers)
        _put(asking, seat, answer)
        waiting = caches.waiting(room.ledger, times.now(), asking, self._limit)
        row = None
        if answer is not None:
            moves = sql.as_json(list(answer.moves))
            row = sql.SealedRow(room.facts.id, asking.standing, seat, times.moment(answer.at), moves)
        notice = written(News("seal", room.live.origin, room.facts.id)) if room.live.bus.shared else ""
        try:
            await room.live.writer.put(Seal(room.facts.id, seat, row, waiting, notice))
        except BaseException:
            asking.answers = before
            raise
        self._told(seat)

    def _told(self, seat: int) -> None:
        """A seat has answered: in a draft everybody sees that, in a window only its person."""
        room = self._room
        if self.now is not None and self.now.is_draft:
            self._show_ready(self.now)
            room.changed()
        else:
            room.changed_for(seat)

    async def read(self) -> None:
        """Take in the answers that the database holds; the caller holds the table's lock."""
        room, asking = self._room, self.now
        if asking is None:
            return
        rows = await room.live.readers(loading.read_sealed, room.facts.id)
        given = {row.seat: row for row in rows if row.number == asking.standing and row.seat not in asking.bots}
        for seat in asking.sealing.seats:
            row, known = given.get(seat), asking.answers.get(seat)
            answer = known if row is None else Answer(tuple(row.moves), "", row.at)
            if row is None and known is not None and known.why == "":
                answer = None
            if answer != known:
                _put(asking, seat, answer)
                room.changed_for(seat)
        if asking.is_draft:
            self._show_ready(asking)

    async def hear(self) -> None:
        """Another process has kept an answer."""
        room = self._room
        async with room.lock:
            await self.read()
            if self.now is not None and self.now.is_draft:
                room.changed()
        room.carry_on()

    def give_more(self, seat: int) -> None:
        """More time for a seat; nobody else hears of it."""
        self._asking_for(seat)
        settings = self._room.live.settings
        more = settings.window_days if self._room.ledger.clock.kind == "days" else settings.window_more
        self._more[seat] = self._more.get(seat, 0) + round(more * 1000)
        self._room.changed_for(seat)
        self.carry_on()

    # Going on

    def carry_on(self) -> None:
        """Let bots answer; open the answers when all are in and it is time."""
        self.stop()
        asking, room = self.now, self._room
        if asking is None or room.facts.closed or self._is_opening:
            return
        missing = asking.missing()
        if self._thinking is None and any(seat in asking.bots for seat in missing):
            self._thinking = room.live.in_background(self._think(), f"the sealed answers of {room.facts.key}")
        if not missing:
            self._ring_at(self._mask_until)
        elif self._limit is not None and asking.waits_for():
            self._ring_at(min(self._until(seat) or 0 for seat in asking.waits_for()))

    def _ring_at(self, moment: int) -> None:
        wait = max(0.0, (moment - times.now()) / 1000)
        if wait < FAR:
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        room = self._room
        room.live.in_background(self._go_on(), f"the window of {room.facts.key}")

    async def _go_on(self) -> None:
        asking, now = self.now, times.now()
        if asking is None or self._is_opening:
            return
        for seat in asking.waits_for():
            if self._limit is not None and (self._until(seat) or 0) <= now:
                asking.answers[seat] = Answer((asking.sealing.passing,), LATE, now)
                self._room.changed_for(seat)
        if not asking.missing() and now >= self._mask_until:
            await self._open(asking)
        self.carry_on()

    async def _open(self, asking: Asking) -> None:
        room = self._room

        def draft(ledger: Ledger) -> Draft:
            if self.now is not asking or asking.missing():
                raise Stale
            answers = {seat: answer.moves for seat, answer in asking.answers.items()}
            auto = {seat: answer.why for seat, answer in asking.answers.items() if answer.why and answer.why != BOT}
            return ledger.open_sealed(answers, room.live.chance, auto, times.now())

        self._is_opening = True
        try:
            await room.commit(draft)
        except (Stale, Refused) as refusal:
            logger.debug("answers of %s were not opened: %s", room.facts.key, refusal)
        except Unavailable:
            await asyncio.sleep(OUTAGE)
        finally:
            self._is_opening = False

    # Bots

    async def _think(self) -> None:
        room = self._room
        room.users += 1
        try:
            while (asking := self.now) is not None:
                seat = next((seat for seat in asking.missing() if seat in asking.bots), None)
                if seat is None:
                    break
                await self._think_for(asking, seat)
        finally:
            room.users -= 1
            self._thinking = None
        self.carry_on()

    async def _think_for(self, asking: Asking, seat: int) -> None:
        room, ledger = self._room, self._room.ledger
        spec = ledger.bot_at(seat)
        before = ledger.passes_before(seat)
        chain = await room.live.think(room, seat, spec, before, hurry=True)
        now = self.now
        if now is None or now.standing != asking.standing or room.ledger.bot_at(seat) != spec:
            return
        found = room.ledger.seal(seat, chain, by_bot=True)
        if not isinstance(found, Held):
            _put(now, seat, Answer(tuple(found), BOT, max(times.now(), now.opened)))
            if now.is_draft:
                self._told(seat)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _put(asking: Asking, seat: int, answer: Answer | None) -> None:
    if answer is None:
        asking.answers.pop(seat, None)
    else:
        asking.answers[seat] = answer
