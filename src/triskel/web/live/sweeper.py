"""Every few seconds: carry on what nobody carries on, let go what nobody needs.

After a crash or a restart the tables whose bots or clocks are due go on by themselves, whether anybody looks or not.
Two processes may pick up the same table: the log has each number once, so that harms nothing.
"""

import asyncio
import logging
import time
from datetime import timedelta
from typing import TYPE_CHECKING

from django.db.models import Q
from django.utils import timezone

from triskel.web.live import protocol
from triskel.web.live.errors import Trouble, Unavailable
from triskel.web.tables.models import Table

if TYPE_CHECKING:
    from triskel.web.live.machine import Live
    from triskel.web.live.room import Room

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 100
SHUN = 600.0
"""Seconds for which a table is left alone whose log can't be read."""
PRESENCE_EVERY = 25.0


class Sweeper:
    def __init__(self, live: "Live") -> None:
        self._live = live
        self._task: asyncio.Task[None] | None = None
        self._shunned: dict[int, float] = {}
        self._first = True
        self._told = time.monotonic()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="triskel-sweeper")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Unavailable:
                logger.debug("the database is away")
            except Exception:
                logger.exception("sweeping went wrong")
            await asyncio.sleep(self._live.settings.sweep_every)

    async def sweep(self) -> None:
        live = self._live
        self._send_stuck_away()
        live.rooms.evict_idle()
        await self._compare_rooms()
        # At first all bots that are awaited are taken up: probably the whole site has just been started.
        overdue = 0.0 if self._first else live.settings.bot_overdue
        due = await live.readers(_due, overdue)
        self._first = False
        for table in due:
            await self._carry_on(table)
        self._repeat_presence()

    def _send_stuck_away(self) -> None:
        at = time.monotonic()
        for connection in list(self._live.connections):
            if connection.is_stuck(at):
                connection.send_away(protocol.TOO_SLOW, "nothing was heard for too long")

    async def _compare_rooms(self) -> None:
        """Whatever else may have written to the database, such as a tool of the host, is noticed."""
        before = {room.facts.id: room.ledger.number for room in self._live.rooms}
        if not before:
            return
        numbers = await self._live.readers(_numbers, list(before))
        for table, known in before.items():
            room = self._live.rooms.known(table)
            if room is None:
                continue
            number = numbers.get(table, 0)
            if number < known:
                await self._guard(table, room, "refresh")
            elif number > room.ledger.number or room.behind:
                await self._guard(table, room, "settle")
            else:
                await self._guard(table, room, "absence")

    async def _guard(self, table: int, room: "Room", what: str) -> None:
        try:
            if what == "refresh":
                await room.refresh()
            elif what == "absence":
                await room.absence.report()
            else:
                await room.catch_up()
                await room.settle()
        except Unavailable:
            raise
        except Exception:
            logger.exception("table %s could not be compared with its log", room.facts.key)
            self._shunned[table] = time.monotonic() + SHUN

    async def _carry_on(self, table: int) -> None:
        if self._shunned.get(table, 0.0) > time.monotonic():
            return
        try:
            async with self._live.rooms.enter(table) as room:
                await room.settle()
        except Unavailable:
            raise
        except Trouble as trouble:
            logger.warning("table %s can't go on: %s", table, trouble)
            self._shunned[table] = time.monotonic() + SHUN
        except Exception:
            logger.exception("table %s can't go on", table)
            self._shunned[table] = time.monotonic() + SHUN

    def _repeat_presence(self) -> None:
        at = time.monotonic()
        if at - self._told > PRESENCE_EVERY:
            self._told = at
            for room in self._live.rooms:
                if room.viewers:
                    self._live.tell_presence(room)


def _due(overdue: float) -> list[int]:
    """The tables whose clock has run out, or whose bot has been awaited for too long."""
    now = timezone.now()
    late = Q(deadline__lte=now) | Q(bot_due__lte=now - timedelta(seconds=overdue))
    found = Table.objects.filter(late, status=Table.Status.PLAYING).order_by("changed")
    return list(found.values_list("pk", flat=True)[:MOST_AT_ONCE])


def _numbers(tables: list[int]) -> dict[int, int]:
    return dict(Table.objects.filter(pk__in=tables).values_list("pk", "number"))
