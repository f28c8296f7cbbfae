"""The live machinery of one process: everything that runs beside the pages, started and stopped with the server."""

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from triskel.core.chance import Source
from triskel.web.live import bus as buses
from triskel.web.live import loading, protocol, sessions, times
from triskel.web.live.bots import Bots
from triskel.web.live.bus import Bus, News, written
from triskel.web.live.chance import PooledRandom
from triskel.web.live.connection import Connection
from triskel.web.live.errors import Unavailable
from triskel.web.live.lobby import Lobby
from triskel.web.live.log import Line, Notice, Writer
from triskel.web.live.protocol import ChatLine
from triskel.web.live.readers import Readers
from triskel.web.live.room import Room
from triskel.web.live.rooms import Rooms
from triskel.web.live.settings import LiveSettings, live_settings
from triskel.web.live.sweeper import Sweeper
from triskel.web.live.viewers import Viewer
from triskel.web.notify import turns

logger = logging.getLogger(__name__)

PRESENCE_PAUSE = 0.2
"""Seconds in which comings and goings at a table are gathered before other processes are told."""


class Live:
    def __init__(self, settings: LiveSettings | None = None) -> None:
        self.settings = settings or live_settings()
        self.loop = asyncio.get_running_loop()
        self.origin = buses.new_origin()
        self.chance: Source = PooledRandom()
        self.delay: Callable[[float, float], float] = random.SystemRandom().uniform
        """Draws how long a window stays open at least."""
        self.readers = Readers(self.settings.readers)
        self.writer = Writer(self.loop)
        self.bus = Bus(self.origin, self.hear, self.refresh)
        self.bots = Bots(self.settings.bot_limit, self.settings.bot_workers)
        self.rooms = Rooms(self)
        self.lobby = Lobby()
        self.sweeper = Sweeper(self)
        self.connections: set[Connection] = set()
        self.crowd: Counter[int | str] = Counter()
        """How many connections each person has, and each address without one."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._telling: set[int] = set()

    async def start(self) -> None:
        global running  # noqa: PLW0603 - one a process
        self.writer.start()
        self.bus.start()
        self.sweeper.start()
        self.in_background(self.readers(turns.start), "notifications")
        running = self

    async def stop(self) -> None:
        """Say goodbye to everybody, write what waits, end."""
        global running  # noqa: PLW0603 - one a process
        running = None
        for connection in list(self.connections):
            connection.send_away(protocol.RESTART, "the site restarts")
        await self.sweeper.stop()
        await self.bus.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        self.rooms.stop()
        await asyncio.to_thread(self.writer.stop)
        await asyncio.to_thread(turns.stop)
        await asyncio.to_thread(self.readers.close)

    def in_background(self, work: Coroutine[Any, Any, Any], what: str) -> "asyncio.Task[None]":
        """Let something run that nobody waits for. Its failure is logged; the sweeper takes up what it left."""
        task = self.loop.create_task(_guarded(work, what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # What rooms need

    async def think(
        self, room: Room, seat: int, spec: str, before: Sequence[tuple[int, int]] = (), hurry: bool = False
    ) -> list[str]:
        """What a bot does, after the moves that others are taken to make before it: its move, and the answers to all
        that it is asked before others or chance move."""
        facts, ledger = room.facts, room.ledger
        live_people = any(not ledger.bot_at(other) for other in range(ledger.seats)) or bool(room.viewers)
        return await self.bots.think(
            game=facts.game,
            options=facts.options,
            position=facts.position,
            moves=[*ledger.moves(), *before],
            seat=seat,
            spec=spec,
            least=self.settings.bot_pause if live_people and not hurry else 0,
        )

    async def write_line(self, room: Room, person: int, seats: tuple[int, ...], name: str, text: str) -> int:
        """A line of chat: kept, then told to everybody at the table. Returns its number."""
        at = times.now()
        seat = seats[0] if seats else None
        table, key = room.facts.id, room.facts.key
        line = Line(
            table,
            times.moment(at),
            person,
            seat,
            name,
            text,
            lambda number: written(News("chat", self.origin, table, number, key)),
        )
        number = int(await self.writer.put(line))
        room.take_line(ChatLine(number, at, seat, name, text))
        return number

    async def asked_otherwise(self, person: int, room: Room | None = None) -> None:
        """Somebody wants to be asked otherwise, at one table or at all."""
        for one in self.rooms if room is None else [room]:
            if one.seats_of(person):
                await one.asked_otherwise(person)

    def tell_turn(self, person: int, key: str) -> None:
        """It became the turn of somebody who is not looking."""
        turns.tell(person, key)

    def look(self, room: Room, viewer: Viewer) -> None:
        """Somebody looks at a table, or does not any more."""
        if viewer.person is not None and viewer.looking:
            turns.seen(viewer.person, room.facts.key)
        self.tell_presence(room)

    def tell_presence(self, room: Room) -> None:
        """Tell the other processes soon who is at a table here."""
        table = room.facts.id
        if self.bus.shared and table not in self._telling:
            self._telling.add(table)
            self.loop.call_later(PRESENCE_PAUSE, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        self._telling.discard(room.facts.id)
        presence = room.presence
        news = News(
            "here",
            self.origin,
            room.facts.id,
            people=sorted(presence.people()),
            looking=sorted(presence.looking()),
            watchers=presence.own_watchers(),
        )
        self.writer.put(Notice(written(news))).add_done_callback(_forget_outage)

    # News of other processes, and of requests in this one

    def hear(self, news: News) -> None:
        if news.kind == "lobby":
            self.lobby.changed()
        elif news.kind == "person":
            self.in_background(self._check_person(news.people), "a person who changed")
        else:
            for person in news.people if news.kind == "entry" else ():
                self.lobby.turn(person, news.key)
            if self.rooms.known(news.table) is not None or self.rooms.is_loading(news.table):
                self.in_background(self._take(news), f"news of table {news.table}")

    async def _take(self, news: News) -> None:
        async with self.rooms.enter(news.table) as room:
            if news.kind == "entry" and room.ledger.number < news.number:
                await room.catch_up()
            elif news.kind == "seal":
                await room.sealing.hear()
            elif news.kind == "seats":
                await room.seats_changed()
            elif news.kind == "chat":
                last = room.lines[-1].n if room.lines else 0
                for line in await self.readers(loading.read_lines, news.table, last, self.settings.chat_lines):
                    room.take_line(line)
            elif news.kind == "here":
                if room.presence.hear(news.origin, news.people, news.looking, news.watchers):
                    self.tell_presence(room)  # that process does not know us yet
                room.changed()

    async def attend(self, table: int) -> None:
        """A table was changed by a request of this process: let its bots and clocks go on."""
        async with self.rooms.enter(table) as room:
            await room.seats_changed()
            room.turns.announce_start()
            await room.settle()

    async def _check_person(self, people: list[int]) -> None:
        """Somebody was banned, muted or logged out: look at their sessions again."""
        for connection in list(self.connections):
            if connection.who.person in people:
                who = await self.readers(sessions.who_is, connection.headers)
                if who.banned:
                    connection.send_away(protocol.FORBIDDEN, "banned")
                elif who.person != connection.who.person:
                    connection.send_away(protocol.NO_SESSION, "you are not logged in any more")
                else:
                    connection.who = who

    def refresh(self) -> None:
        """News may have been missed: compare everything that is in memory with the database."""
        for room in self.rooms:
            self.in_background(room.refresh(), f"table {room.facts.key} anew")
            self.tell_presence(room)
        self.lobby.changed()


running: Live | None = None
"""The machinery of this process, while it runs."""


async def _guarded(work: Coroutine[Any, Any, Any], what: str) -> None:
    try:
        await work
    except Unavailable:
        logger.warning("the database is away; put off: %s", what)
    except Exception:
        logger.exception("something went wrong: %s", what)


def _forget_outage(future: "asyncio.Future[Any]") -> None:
    if not future.cancelled() and isinstance(future.exception(), Unavailable):
        logger.debug("other processes could not be told")
