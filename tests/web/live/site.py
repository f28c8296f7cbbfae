"""A site within the test: its live machinery runs in the test's own event loop; browsers talk to it without sockets.

def test_something(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        ...

    played(scenario)
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, NamedTuple

from django.conf import settings
from django.test import Client

from triskel.core.registry import game
from triskel.web.live import outside
from triskel.web.live.endpoint import endpoint
from triskel.web.live.machine import Live
from triskel.web.live.settings import LiveSettings
from triskel.web.people.models import Person
from triskel.web.tables.ledger import Sitter
from triskel.web.tables.models import Seat, Table

Frame = dict[str, Any]
PATIENCE = 10.0
"""Seconds after which something that should have come counts as missing."""

HOST = "localhost"


class Seated(NamedTuple):
    """A table and the people who sit there, each with the cookie of their browser."""

    key: str
    id: int
    cookies: dict[str, str]
    people: dict[str, int]


def login(person: Person) -> str:
    """The cookie of a browser in which this person has a session."""
    client = Client()
    client.force_login(person)
    return f"{settings.SESSION_COOKIE_NAME}={client.cookies[settings.SESSION_COOKIE_NAME].value}"


def seated(
    *names: str,
    bots: Mapping[int, str] | None = None,
    clock: Mapping[str, object] | None = None,
    position: Mapping[str, object] | None = None,
    private: bool = False,
    begun: bool = True,
    same: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    game_name: str = "ingenious",
) -> Seated:
    """A table at which these people sit. ``bots`` sit where they are told to, with any name; ``same`` says
    whose person a name is who holds several seats."""
    bots, same = bots or {}, same or {}
    people: dict[str, Person] = {}
    for seat, name in enumerate(names):
        if seat not in bots and name not in same:
            people[name] = Person.objects.create_guest(name)
    for name, other in same.items():
        people[name] = people[other]
    table = Table.objects.create(
        game=game_name,
        rules=game(game_name).rules_version,
        options={"players": len(names), **(options or {})},
        position=position,
        clock=clock or {"kind": "none"},
        private=private,
    )
    for seat, name in enumerate(names):
        Seat.objects.create(table=table, number=seat, person=people.get(name), bot=bots.get(seat, ""), name=name)
    sitters = [
        Sitter(people[name].pk if name in people else None, name, bots.get(seat, "")) for seat, name in enumerate(names)
    ]
    if begun:
        assert outside.start(table, sitters)
    cookies = {name: login(person) for name, person in people.items()}
    return Seated(table.key, table.pk, cookies, {name: person.pk for name, person in people.items()})


async def begin(site: "Site", table: Seated) -> None:
    """Everybody has sat down: the game begins, by the chance of this site."""

    def start() -> None:
        found = Table.objects.get(pk=table.id)
        ledger = outside.ledger_of(found)
        sitters = [Sitter(table.people[seat.name], seat.name) for seat in Seat.objects.filter(table=table.id)]
        assert outside.append(found, ledger.start(sitters, site.live.chance), ledger=ledger)

    await site.in_thread(start)


def somebody(name: str, **fields: Any) -> tuple[str, int]:
    """Somebody without a seat: the cookie and the number."""
    person = Person.objects.create_guest(name)
    if fields:
        Person.objects.filter(pk=person.pk).update(**fields)
    return login(person), person.pk


class Closed(Exception):
    """The site has closed the connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Tab:
    """A tab of a browser. It keeps all that it was sent."""

    def __init__(self, site: "Site", path: str, headers: list[tuple[str, str]]) -> None:
        self._to_site: asyncio.Queue[Frame] = asyncio.Queue()
        self._from_site: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.received: list[str] = []
        self.latest: Frame = {}
        """The last update."""
        self._commands = 0
        scope: Frame = {
            "type": "websocket",
            "path": path,
            "headers": [(name.encode(), value.encode()) for name, value in headers],
        }
        self._to_site.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(endpoint(site.live, scope, self._to_site.get, self._sent))

    async def _sent(self, message: MutableMapping[str, Any]) -> None:
        self._from_site.put_nowait(message)

    def send(self, kind: str, **members: object) -> None:
        self.raw(json.dumps({"t": kind, **members}))

    def raw(self, text: str) -> None:
        self._to_site.put_nowait({"type": "websocket.receive", "text": text})

    async def frame(self) -> Frame:
        """The next message, decoded; raises Closed."""
        while True:
            message = await asyncio.wait_for(self._from_site.get(), PATIENCE)
            if message["type"] == "websocket.close":
                raise Closed(message["code"], message["reason"])
            if message["type"] == "websocket.send":
                self.received.append(message["text"])
                frame: Frame = json.loads(message["text"])
                if frame["t"] == "update":
                    self.latest = frame
                return frame

    async def until(self, fits: Callable[[Frame], object]) -> Frame:
        """The next message of which something is true; the others are passed over."""
        while True:
            frame = await self.frame()
            if fits(frame):
                return frame

    async def next(self, kind: str) -> Frame:
        return await self.until(lambda frame: frame["t"] == kind)

    async def number(self, number: int) -> Frame:
        """The update in which the log has reached a number."""
        if self.latest.get("number", -1) >= number:
            return self.latest
        return await self.until(lambda frame: frame["t"] == "update" and frame["number"] >= number)

    async def ask(self, kind: str, **members: object) -> Frame:
        """Send a command; the reply to it."""
        self._commands += 1
        number = self._commands
        self.send(kind, id=number, **members)
        return await self.until(lambda frame: frame.get("id") == number and frame["t"] != "update")

    async def play(self, *moves: str, seat: int | None = None) -> Frame:
        """Play what the newest update offers: its first move, or these."""
        seat = self.latest["eyes"] if seat is None else seat
        moves = moves or (first_move(self.latest, seat),)
        reply = await self.ask("play", seat=seat, at=self.latest["number"], moves=list(moves))
        if reply["t"] == "question":
            return await self.play(*moves, reply["offer"]["moves"][-1], seat=seat)
        return reply

    async def closed(self) -> Closed:
        """How the site closes the connection."""
        try:
            while True:
                await self.frame()
        except Closed as closed:
            return closed

    async def leave(self) -> None:
        self._to_site.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task


def first_move(update: Frame, seat: int) -> str:
    """Some move of the offer of a seat."""
    offer = update["offers"][str(seat)]
    if "pairs" in offer:
        return str(offer["pairs"][0]) + str(update["view"]["rack"][0])
    return str(offer["moves"][0])


class Site:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.tabs: list[Tab] = []
        self.listening: asyncio.Task[None] | None = None
        """What is awaited after the site has stopped."""

    def open(self, path: str, cookie: str | None = None, **headers: str) -> Tab:
        """A connection, whatever becomes of it."""
        sent = {"host": HOST, "origin": f"http://{HOST}", **headers}
        if cookie is not None:
            sent["cookie"] = cookie
        tab = Tab(self, path, list(sent.items()))
        self.tabs.append(tab)
        return tab

    async def tab(self, table: Seated, who: str | None = None, *, since: int = 0, eyes: int | None = None) -> Tab:
        """Somebody opens a table, and sees it. ``who`` is a name at the table, a cookie, or nobody."""
        cookie = None if who is None else table.cookies.get(who, who)
        tab = self.open(f"/live/table/{table.key}", cookie)
        tab.send("hello", v=1, since=since, eyes=eyes)
        await tab.next("update")
        return tab

    async def in_thread(self, work: Callable[..., Any], *args: Any) -> Any:
        """What a page does, which runs in a thread."""
        return await self.live.readers(work, *args)


def played(scenario: Callable[[Site], Awaitable[None]], **figures: Any) -> None:
    """Run a scenario on a site of its own."""

    async def run() -> None:
        live = Live(LiveSettings(**{"bot_pause": 0.0, **figures}))
        await live.start()
        site = Site(live)
        try:
            await scenario(site)
        finally:
            await live.stop()
            await asyncio.gather(*(tab.task for tab in site.tabs))
        if site.listening is not None:
            await site.listening

    asyncio.run(run())
