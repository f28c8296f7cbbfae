"""Players and watchers as a load has them: they read as little of each message as they need."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Final

import msgspec

from triskel.web.bench.sockets import Refused, Socket, connect

PAUSES: Final = (0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds between attempts to come back, each a little different for everybody."""


class _Entry(msgspec.Struct):
    number: int
    kind: str


class _View(msgspec.Struct):
    rack: list[str] | None = None


class Offer(msgspec.Struct):
    """What may be played: pairs of cells while a tile of Ingenious is laid, otherwise moves."""

    pairs: list[str] = []
    moves: list[str] = []
    sealed: bool = False
    """It is answered in secret."""
    answer: list[str] | None = None


class Heard(msgspec.Struct, tag_field="t"):
    """What a browser is sent; only the members that matter here."""


class _Welcome(Heard, tag="welcome"):
    pass


class Update(Heard, tag="update"):
    number: int
    since: int
    state: str
    eyes: int | None
    offers: dict[str, Offer]
    entries: list[_Entry]
    view: _View


class _Question(Heard, tag="question"):
    id: int
    offer: Offer


class Done(Heard, tag="done"):
    id: int
    number: int


class _Refusal(Heard, tag="refused"):
    id: int | None
    code: str
    text: str


class _Chat(Heard, tag="chat"):
    pass


class _Note(Heard, tag="note"):
    pass


class _Pong(Heard, tag="pong"):
    pass


class _Reason(Heard, tag="reason"):
    pass


_decoder: msgspec.json.Decoder[_Welcome | Update | _Question | Done | _Refusal | _Chat | _Note | _Pong | _Reason]
_decoder = msgspec.json.Decoder(_Welcome | Update | _Question | Done | _Refusal | _Chat | _Note | _Pong | _Reason)


class Browser:
    """One tab at one table. It comes back by itself when it loses the connection, and goes on where it was."""

    def __init__(self, port: int, key: str, cookie: str = "", seat: int | None = None) -> None:
        self.port = port
        self.key = key
        self.cookie = cookie
        self.seat = seat
        self.seen = 0
        """The last entry that it was told."""
        self.gaps = 0
        """Entries that it should have been told and was not."""
        self.state = ""
        self.rack: list[str] = []
        self.heard: Callable[[Browser, Update, bytes], None] | None = None
        self.confirmed: Callable[[Browser, int, int], None] | None = None
        """Called with the entry that a move answered and with its own."""
        self.refused: Callable[[Browser, str], None] | None = None
        self.comebacks = 0
        self.chain: list[str] = []
        """The last play: a move, with the answer to what was asked after it."""
        self._socket: Socket | None = None
        self._offer: Offer | None = None
        self._answered = 0
        self._is_waiting = False
        self._count = 0
        self._leaving = False
        self._returning: asyncio.Task[None] | None = None

    # Coming and going

    async def come(self) -> None:
        self._socket = await connect(self.port, f"/live/table/{self.key}", self.cookie, self._hear, self._gone)
        self._say({"t": "hello", "v": 1, "since": self.seen, "eyes": self.seat})

    def go(self) -> None:
        self._leaving = True
        if self._returning is not None:
            self._returning.cancel()
        if self._socket is not None:
            self._socket.close()

    def is_here(self) -> bool:
        return self._socket is not None

    def _gone(self, code: int | None) -> None:
        self._socket = None
        self._offer = None
        self._is_waiting = False
        if not self._leaving and self._returning is None:
            self._returning = asyncio.get_running_loop().create_task(self._return())

    async def _return(self) -> None:
        attempt = 0
        while self._socket is None:
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)] * random.uniform(0.5, 1.5))
            attempt += 1
            try:
                await self.come()
            except (OSError, Refused):
                continue
        self.comebacks += 1
        self._returning = None

    # Playing

    @property
    def offer(self) -> Offer | None:
        """What may be played now, if it is the turn of this player and nothing is on its way."""
        return None if self._is_waiting else self._offer

    def play(self) -> float:
        """Play anything that is offered; returns when that was."""
        offer = self.offer
        assert offer is not None
        assert self.seat is not None
        self.chain = [self._anything(offer)]
        self._answered = self.seen
        self._is_waiting = True
        return self._send_chain()

    def _anything(self, offer: Offer) -> str:
        if not offer.pairs:
            return random.choice(offer.moves)
        tile = random.choice(self.rack)
        return random.choice(offer.pairs) + (tile if random.random() < 0.5 else tile[::-1])

    def _send_chain(self) -> float:
        self._count += 1
        message = {"t": "play", "id": self._count, "seat": self.seat, "at": self._answered, "moves": self.chain}
        at = time.perf_counter()
        self._say(message)
        return at

    def _say(self, message: dict[str, object]) -> None:
        if self._socket is not None:
            self._socket.send(msgspec.json.encode(message))

    def pause(self) -> None:
        """Don't take anything any more."""
        assert self._socket is not None
        self._socket.pause()

    # Hearing

    def _hear(self, payload: bytes) -> None:
        message = _decoder.decode(payload)
        if isinstance(message, Update):
            self._take(message)
            if self.heard is not None:
                self.heard(self, message, payload)
        elif isinstance(message, Done):
            self._is_waiting = False
            if message.number > self.seen or (self._offer is not None and self._offer.sealed):
                self._offer = None  # what follows is on its way
            if self.confirmed is not None:
                self.confirmed(self, self._answered, message.number)
        elif isinstance(message, _Question):
            moves = message.offer.moves
            self.chain = [*self.chain, "keep" if "keep" in moves else random.choice(moves)]
            self._send_chain()
        elif isinstance(message, _Refusal):
            self._is_waiting = False
            if self.refused is not None:
                self.refused(self, message.code)

    def _take(self, update: Update) -> None:
        expected = range(self.seen + 1, update.number + 1)
        if update.since > self.seen:
            self.gaps += update.since - self.seen
        told = {entry.number for entry in update.entries}
        self.gaps += sum(number not in told for number in expected if number > update.since)
        self.seen = max(self.seen, update.number)
        self.state = update.state
        if update.number > self._answered:
            self._is_waiting = False
        found = update.offers.get(str(self.seat)) if self.seat is not None else None
        self._offer = found if found is not None and found.answer is None else None
        self.rack = update.view.rack or []
