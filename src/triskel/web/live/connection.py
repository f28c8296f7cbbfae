"""One WebSocket: what may be said over it and how often. What it is used for is told elsewhere."""

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

from triskel.web.live import protocol
from triskel.web.live.errors import Farewell, Trouble
from triskel.web.live.protocol import FromBrowser, FromServer
from triskel.web.live.sessions import Headers, Who
from triskel.web.live.settings import LiveSettings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


CLOSING_LIMIT = 5.0
"""Seconds for which somebody is waited for who is to be told that the connection is closed."""


class Gone(Exception):
    """The browser has closed the connection."""


class Bucket:
    """Lets through ``rate`` things a second in the long run, and ``burst`` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self) -> float:
        """What is left after one more; less than nothing is too much."""
        at = time.monotonic()
        self._level = min(self._burst, self._level + (at - self._at) * self._rate) - 1
        self._at = at
        return self._level

    def is_hopeless(self) -> bool:
        """Somebody goes on and on although refused."""
        return self._level < -self._burst


class Connection:
    def __init__(self, receive: Receive, send: Send, headers: Headers, settings: LiveSettings) -> None:
        self._receive = receive
        self._send = send
        self._settings = settings
        self.headers = headers
        self.who = Who()
        self.address = ""
        self.heard = time.monotonic()
        """When the browser last said something."""
        self.sending_since: float | None = None
        self._bucket = Bucket(settings.rate, settings.burst)
        self._nonsense = 0
        self._leaving: asyncio.Future[Farewell] | None = None

    async def say(self, message: FromServer) -> None:
        await self.say_text(protocol.write(message))

    async def say_text(self, text: str) -> None:
        """Send; waits while the browser is slow, and the machinery watches how long that takes."""
        mine = self.sending_since is None
        if mine:
            self.sending_since = time.monotonic()
        try:
            await self._send({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError) as error:
            raise Gone from error
        finally:
            if mine:
                self.sending_since = None

    async def hear(self) -> FromBrowser:
        """The next message that makes sense. What makes none is answered, and too much of it ends the connection."""
        while True:
            text = await self._text()
            number: int | None = None
            try:
                if self._bucket.take() < 0:
                    if self._bucket.is_hopeless():
                        raise Farewell(protocol.TOO_MANY, "too many messages")
                    raise Trouble("too_many", "that is too many messages at once; wait a moment")
                if len(text) > self._settings.longest_message:
                    raise Trouble("too_long", f"a message has at most {self._settings.longest_message} characters")
                return protocol.read(text)
            except Trouble as trouble:
                if isinstance(trouble, protocol.Unreadable):
                    number = trouble.id
                if trouble.code != "too_many":
                    self._nonsense += 1
                await self.say(protocol.Refusal(number, trouble.code, trouble.text))
                if self._nonsense >= self._settings.nonsense:
                    raise Farewell(protocol.BAD_MESSAGES, "too much that makes no sense") from None

    async def _text(self) -> str | bytes:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        self.heard = time.monotonic()
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def close(self, farewell: Farewell) -> None:
        message = {"type": "websocket.close", "code": farewell.code, "reason": farewell.reason}
        # It may have gone already, or take nothing, not even this.
        with suppress(OSError, RuntimeError, TimeoutError):
            await asyncio.wait_for(self._send(message), CLOSING_LIMIT)

    # Being sent away by somebody else

    def send_away(self, code: int, reason: str) -> None:
        """Close the connection soon, from outside of its own task."""
        if self._leaving is not None and not self._leaving.done():
            self._leaving.set_result(Farewell(code, reason))

    def is_stuck(self, at: float) -> bool:
        """Silent for too long, or too slow to take what it is sent."""
        if self.sending_since is not None and at - self.sending_since > self._settings.send_limit:
            return True
        return at - self.heard > 2.5 * self._settings.heartbeat

    async def run(self, *work: "asyncio.Task[None]") -> None:
        """Until one of the tasks ends or somebody sends the connection away; then the others end too. Raises what ended
        it: Gone, Farewell, or a fault of ours."""
        self._leaving = asyncio.get_running_loop().create_future()
        waiting: set[asyncio.Future[Any]] = {*work, self._leaving}
        try:
            done, _pending = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for future in waiting:
                future.cancel()
            await asyncio.gather(*work, return_exceptions=True)
        if self._leaving in done:
            raise self._leaving.result()
        for future in done:
            future.result()
