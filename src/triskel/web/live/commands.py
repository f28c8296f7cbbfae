"""What a browser asks of a table, one function for each kind of message.

Whoever is allowed to ask is checked here: a seat is commanded by the person who holds it. Whether the rules allow
it is the ledger's to say.
"""

import unicodedata
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from django.utils.translation import override

from triskel.core.errors import TriskelError
from triskel.web.live import protocol, sessions, times
from triskel.web.live.connection import Bucket
from triskel.web.live.errors import Trouble, told
from triskel.web.live.protocol import About, Bot, Done, FromServer, Reason, Refusal, Welcome, You
from triskel.web.tables.ledger import Draft, Held, Ledger, Refused

if TYPE_CHECKING:
    from triskel.web.live.room import Room
    from triskel.web.live.viewers import Viewer


def welcome(room: "Room", viewer: "Viewer") -> Welcome:
    """The first thing that a viewer is sent."""
    who, facts = viewer.connection.who, room.facts
    with override(who.language):
        levels = room.face.levels(facts.options)
        bots = [Bot(level.spec, str(level.title), str(level.help)) for level in levels]
    seats = list(viewer.seats)
    return Welcome(
        v=protocol.VERSION,
        you=You(who.person, who.name, seats, dict(who.preferences)),
        table=About(facts.key, facts.game, facts.title, facts.options, facts.private, _may_chat(room, viewer), bots),
        heartbeat=room.live.settings.heartbeat,
        now=times.now(),
        chat=room.lines,
    )


class Commands:
    """The commands of one viewer."""

    def __init__(self, room: "Room", viewer: "Viewer") -> None:
        self._room = room
        self._viewer = viewer
        settings = room.live.settings
        self._chat = Bucket(settings.chat_rate, settings.chat_burst)
        self._acts: dict[type, Callable[[Any], Awaitable[FromServer]]] = {
            protocol.Play: self._play,
            protocol.Why: self._why,
            protocol.Undo: self._undo,
            protocol.Ask: self._ask,
            protocol.Answer: self._answer,
            protocol.Choose: self._choose,
            protocol.Handover: self._handover,
            protocol.Leave: self._leave,
            protocol.Chat: self._say,
        }

    async def obey(self, command: protocol.Command) -> FromServer:
        """Carry out a command; the reply says whether it was."""
        try:
            if self._viewer.person is None:
                raise Trouble("no_session", "only people who sit at the table can do that; join it first")
            seat = getattr(command, "seat", None)
            if seat is not None and seat not in self._viewer.seats:
                raise Trouble("not_your_seat", "you don't sit at this seat")
            return await self._acts[type(command)](command)
        except TriskelError as error:
            facts: dict[str, Any] = told(error)
            return Refusal(command.id, **facts)

    # Moves

    async def _play(self, command: protocol.Play) -> FromServer:
        room = self._room

        def draft(ledger: Ledger) -> Draft | Held:
            return ledger.play(command.seat, command.moves, room.live.chance)

        found = await room.commit(draft, self._viewer.person, command.at)
        if isinstance(found, Held):
            offer = room.face.offer(found.state, found.seat)
            return protocol.Question(command.id, offer, found.state.view(found.seat))
        return Done(command.id, found)

    async def _why(self, command: protocol.Why) -> FromServer:
        async with self._room.lock:
            refusal = self._room.ledger.why(command.seat, command.moves)
        if refusal is None:
            return Reason(command.id, ok=True)
        facts: dict[str, Any] = told(refusal)
        return Reason(command.id, ok=False, **facts)

    async def _undo(self, command: protocol.Undo) -> FromServer:
        return await self._commit(command.id, lambda ledger: ledger.undo(command.seat), command.at)

    # What people settle among themselves

    async def _ask(self, command: protocol.Ask) -> FromServer:
        return await self._commit(command.id, lambda ledger: ledger.ask(command.seat, command.what))

    async def _answer(self, command: protocol.Answer) -> FromServer:
        return await self._commit(command.id, lambda ledger: ledger.answer(command.seat, command.ask, command.yes))

    async def _choose(self, command: protocol.Choose) -> FromServer:
        return await self._commit(command.id, lambda ledger: ledger.choose(command.seat, command.about, command.choose))

    async def _handover(self, command: protocol.Handover) -> FromServer:
        levels = [level.spec for level in self._room.face.levels(self._room.facts.options)]
        if command.to == "bot" and command.bot and command.bot not in levels:
            raise Refused("unknown_bot", f"the bots for this game are {', '.join(levels)}, not {command.bot!r}")
        return await self._commit(command.id, lambda ledger: ledger.handover(command.seat, command.to, command.bot))

    async def _leave(self, command: protocol.Leave) -> FromServer:
        return await self._commit(command.id, lambda ledger: ledger.leave(command.seat))

    async def _commit(self, number: int, make: Callable[[Ledger], Draft], at: int | None = None) -> FromServer:
        found = await self._room.commit(make, self._viewer.person, at)
        assert not isinstance(found, Held)
        return Done(number, found)

    # Chat

    async def _say(self, command: protocol.Chat) -> FromServer:
        room, viewer, settings = self._room, self._viewer, self._room.live.settings
        text = _readable(command.text)
        if not text:
            raise Trouble("no_text", "there is nothing to say in this message")
        if len(text) > settings.chat_length:
            raise Trouble("too_long", f"a line has at most {settings.chat_length} characters")
        if not _may_chat(room, viewer):
            raise Trouble("may_not_chat", "at a private table only those who sit there may write")
        if self._chat.take() < 0:
            raise Trouble("too_many", "that is too much at once; wait a moment")
        assert viewer.person is not None
        if await room.live.readers(sessions.is_muted, viewer.person):
            raise Trouble("muted", "you may not write in chats at present")
        number = await room.live.write_line(room, viewer.person, viewer.seats, viewer.connection.who.name, text)
        return Done(command.id, number)


def _may_chat(room: "Room", viewer: "Viewer") -> bool:
    who = viewer.connection.who
    return who.person is not None and not who.muted and (bool(viewer.seats) or not room.facts.private)


def _readable(text: str) -> str:
    """A line without what can't be seen: control characters, halves of characters, marks that turn text round."""
    kept = "".join(" " if mark.isspace() else mark for mark in text if mark.isspace() or _is_visible(mark))
    return " ".join(kept.split())


def _is_visible(mark: str) -> bool:
    return (
        unicodedata.category(mark) not in ("Cc", "Cs", "Co", "Cn")
        and mark not in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )
