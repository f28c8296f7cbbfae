"""What a browser asks of a table, one function for each kind of message.

Whoever is allowed to ask is checked here: a seat is commanded by the person who holds it. Whether the rules allow
it is the ledger's to say.
"""

import unicodedata
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from django.utils.translation import override

from triskel.core.errors import TriskelError
from triskel.web.live import asked, protocol, sessions, times
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
    triggers = room.face.triggers()
    return Welcome(
        v=protocol.VERSION,
        you=You(
            who.person,
            who.name,
            list(viewer.seats),
            dict(who.preferences),
            _habits(room, viewer),
            _orders(room, viewer),
        ),
        table=About(
            facts.key, facts.game, facts.title, facts.options, facts.private, _may_chat(room, viewer), bots, triggers
        ),
        heartbeat=room.live.settings.heartbeat,
        now=times.now(),
        chat=room.lines,
    )


def _habits(room: "Room", viewer: "Viewer") -> dict[str, str]:
    return next((dict(room.facts.seats[seat].habits) for seat in viewer.seats), {})


def _orders(room: "Room", viewer: "Viewer") -> dict[str, list[dict[str, str]]]:
    orders = ((seat, room.facts.seats[seat].orders) for seat in viewer.seats)
    return {str(seat): [dict(order) for order in found] for seat, found in orders if found}


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
            protocol.Habit: self._set_habit,
            protocol.More: self._more,
            protocol.Orders: self._order,
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

        if room.ledger.sealing() is not None:
            kept = await room.sealing.give(command.seat, command.moves, command.at, command.try_)
            return self._ask_on(command.id, kept) if isinstance(kept, Held) else self._complete(command, kept)

        def draft(ledger: Ledger) -> Draft | Held:
            return ledger.play(command.seat, command.moves, room.live.chance)

        if command.try_:
            async with room.lock:
                await room.check_current(command.at)
                tried = draft(room.ledger)
            return self._ask_on(command.id, tried) if isinstance(tried, Held) else self._complete(command, False)
        found = await room.commit(draft, self._viewer.person, command.at)
        return self._ask_on(command.id, found) if isinstance(found, Held) else Done(command.id, found)

    def _ask_on(self, number: int, held: Held) -> FromServer:
        """The question that comes next in a chain, for its player alone."""
        return protocol.Question(number, self._room.face.offer(held.state, held.seat), held.state.view(held.seat))

    def _complete(self, command: protocol.Play, kept: bool) -> FromServer:
        """A chain that leaves nothing to ask: it was kept, or only tried."""
        return Done(command.id, self._room.ledger.number) if kept else protocol.Question(command.id, {}, ready=True)

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

    # How somebody is asked

    async def _set_habit(self, command: protocol.Habit) -> FromServer:
        room, person = self._room, self._viewer.person
        assert person is not None
        if command.trigger not in room.face.triggers():
            raise Trouble("bad_trigger", f"no event is called {command.trigger!r}")
        if command.seat is not None:
            season = room.face.season(room.ledger.state)
            await room.live.readers(asked.hush, room.facts.id, command.seat, command.trigger, season)
            await room.live.asked_otherwise(person, room)
        else:
            await room.live.readers(asked.set_habit, person, room.facts.game, command.trigger, command.do)
            await room.live.asked_otherwise(person)
        return Done(command.id, room.ledger.number)

    async def _more(self, command: protocol.More) -> FromServer:
        self._room.sealing.give_more(command.seat)
        return Done(command.id, self._room.ledger.number)

    async def _order(self, command: protocol.Orders) -> FromServer:
        room, person = self._room, self._viewer.person
        assert person is not None
        orders = [{"card": order.card, "when": order.when, "if": order.if_} for order in command.orders]
        if len(orders) > asked.MOST_ORDERS:
            raise Trouble("too_long", f"at most {asked.MOST_ORDERS} standing orders")
        for order in orders:
            if not room.face.check_order(order, room.ledger.seats):
                raise Trouble("bad_order", f"this order makes no sense: {order}")
        await room.live.readers(asked.set_orders, room.facts.id, command.seat, orders)
        await room.live.asked_otherwise(person, room)
        return Done(command.id, room.ledger.number)

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
