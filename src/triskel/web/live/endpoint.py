"""The ASGI endpoint of the live path: /live/table/<key> and /live/lobby."""

import asyncio
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from triskel.web.live import loading, protocol, sessions
from triskel.web.live.commands import Commands, welcome
from triskel.web.live.connection import Connection, Gone, Receive, Scope, Send
from triskel.web.live.errors import Farewell, Trouble, Unavailable
from triskel.web.live.loading import Facts
from triskel.web.live.lobby import LobbyViewer
from triskel.web.live.protocol import Hello, Look, Looking, Ping, Pong, Refusal
from triskel.web.live.room import Room
from triskel.web.live.viewers import Viewer

if TYPE_CHECKING:
    from triskel.web.live.machine import Live

logger = logging.getLogger(__name__)

_TABLE = re.compile(r"/live/table/([a-z0-9]{1,16})/?")
_LOBBY = re.compile(r"/live/lobby/?")


async def endpoint(live: "Live", scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one WebSocket until it is closed."""
    if (await receive())["type"] != "websocket.connect":
        return
    await send({"type": "websocket.accept"})
    connection = Connection(receive, send, sessions.headers_of(scope), live.settings)
    live.connections.add(connection)
    client = scope.get("client")
    connection.address = str(client[0]) if client else ""
    try:
        await _serve(live, connection, str(scope["path"]).removeprefix(str(scope.get("root_path") or "")))
    except Gone:
        pass
    except Farewell as farewell:
        await connection.close(farewell)
    except Unavailable as trouble:
        await connection.close(Farewell(protocol.RESTART, trouble.code))
    except Exception as error:
        if type(error).__name__ != "ClientDisconnected":
            logger.exception("a fault of ours ended a connection")
            await connection.close(Farewell(protocol.INTERNAL, "a fault of ours"))
    finally:
        live.connections.discard(connection)


async def _serve(live: "Live", connection: Connection, path: str) -> None:
    if not sessions.is_welcome(connection.headers):
        raise Farewell(protocol.FORBIDDEN, "this page may not open the table")
    connection.who = await live.readers(sessions.who_is, connection.headers)
    if connection.who.banned:
        raise Farewell(protocol.FORBIDDEN, "banned")
    with _counted(live, connection):
        await _serve_place(live, connection, path)


@contextmanager
def _counted(live: "Live", connection: Connection) -> Iterator[None]:
    """Nobody may take all the room there is."""
    person, settings = connection.who.person, live.settings
    who, most = (connection.address, settings.strangers) if person is None else (person, settings.tabs)
    if live.crowd[who] >= most:
        raise Farewell(protocol.TOO_MANY, "too many connections")
    live.crowd[who] += 1
    try:
        yield
    finally:
        live.crowd[who] -= 1
        if not live.crowd[who]:
            del live.crowd[who]


async def _serve_place(live: "Live", connection: Connection, path: str) -> None:
    if _LOBBY.fullmatch(path):
        await _serve_lobby(live, connection)
        return
    found = _TABLE.fullmatch(path)
    facts = await _facts(live, found[1]) if found else None
    if facts is None:
        raise Farewell(protocol.NO_TABLE, "there is no such table")
    person = connection.who.person
    if facts.private and not await live.readers(sessions.may_watch, person, facts.id):
        raise Farewell(protocol.NO_TABLE if person else protocol.NO_SESSION, "there is no such table for you")
    try:
        async with live.rooms.enter(facts.id) as room:
            await _serve_table(room, connection)
    except Trouble as trouble:
        if isinstance(trouble, Unavailable):
            raise
        code = protocol.STUCK if trouble.code == "stuck" else protocol.NO_TABLE
        raise Farewell(code, trouble.code) from trouble


async def _facts(live: "Live", key: str) -> Facts | None:
    room = live.rooms.of(key)
    return room.facts if room is not None else await live.readers(loading.read_facts, key=key)


# A table


async def _serve_table(room: Room, connection: Connection) -> None:
    viewer = Viewer(connection, room)
    hearing = asyncio.create_task(_hear(room, viewer))
    sending = asyncio.create_task(viewer.run())
    try:
        await connection.run(hearing, sending)
    finally:
        room.leave(viewer)


async def _hear(room: Room, viewer: Viewer) -> None:
    """Take messages, one after the other."""
    connection = viewer.connection
    commands = Commands(room, viewer)
    greeted = False
    while True:
        message = await connection.hear()
        if isinstance(message, Ping):
            await connection.say(Pong(message.n))
        elif isinstance(message, Hello):
            if message.v != protocol.VERSION:
                await connection.say(Refusal(None, "version", f"this site speaks version {protocol.VERSION}"))
                raise Farewell(protocol.BAD_MESSAGES, "version")
            await _greet(room, viewer, message)
            greeted = True
        elif not greeted:
            number = getattr(message, "id", None)
            await connection.say(Refusal(number, "no_hello", "say hello first"))
        elif isinstance(message, Look):
            await _look(viewer, message)
        elif isinstance(message, Looking):
            viewer.looking = message.yes
            room.live.look(room, viewer)
        else:
            await connection.say(await commands.obey(message))


async def _greet(room: Room, viewer: Viewer, hello: Hello) -> None:
    seats = viewer.seats
    eyes = hello.eyes if hello.eyes in seats else None
    if hello.eyes is None and hello.since == 0 and len(seats) == 1:
        eyes = seats[0]
    await viewer.connection.say(welcome(room, viewer))
    viewer.line = room.lines[-1].n if room.lines else 0
    viewer.look(eyes, hello.since if eyes == hello.eyes else 0)
    if viewer not in room.viewers:
        room.join(viewer)
        room.live.look(room, viewer)


async def _look(viewer: Viewer, message: Look) -> None:
    if message.eyes is not None and message.eyes not in viewer.seats:
        await viewer.connection.say(Refusal(None, "not_your_seat", "you don't sit at this seat"))
        return
    viewer.look(message.eyes, 0)


# The lobby


async def _serve_lobby(live: "Live", connection: Connection) -> None:
    viewer = LobbyViewer(connection)
    live.lobby.viewers.add(viewer)
    try:
        await connection.run(asyncio.create_task(_hear_lobby(connection)), asyncio.create_task(viewer.run()))
    finally:
        live.lobby.viewers.discard(viewer)


async def _hear_lobby(connection: Connection) -> None:
    while True:
        message = await connection.hear()
        if isinstance(message, Ping):
            await connection.say(Pong(message.n))
        elif not isinstance(message, Hello | Looking):
            await connection.say(Refusal(getattr(message, "id", None), "no_table", "this is not a table"))
