"""A WebSocket client that costs little, so that what is measured is the site and not the measuring.

It knows as much of RFC 6455 as a site needs that sends whole text messages.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Final

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

_NO_MASK: Final = bytes(4)
"""Clients must mask what they send; a mask of zeros changes nothing."""


class Refused(Exception):
    """The site did not accept the connection."""


class Socket(asyncio.Protocol):
    """Hears messages as they come. ``gone`` is called once, with the code of the closing or None."""

    def __init__(self, hear: Callable[[bytes], None], gone: Callable[[int | None], None]) -> None:
        self._hear = hear
        self._gone = gone
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._code: int | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        """Bytes."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def greet(self, host: str, path: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            f"Origin: http://{host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        self._write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self.opened.done() and not self._open():
            return
        self._read_frames()

    def _open(self) -> bool:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        self._buffer = rest
        status = bytes(head.split(b"\r\n", 1)[0])
        if b" 101 " not in status:
            self.opened.set_exception(Refused(status.decode(errors="replace")))
            self.close()
            return False
        self.opened.set_result(None)
        return True

    def _read_frames(self) -> None:
        buffer = self._buffer
        start = 0
        while len(buffer) - start >= 2:
            kind, length, body = buffer[start] & 0xF, buffer[start + 1], start + 2
            if length == 126:
                if len(buffer) < body + 2:
                    break
                length, body = struct.unpack_from("!H", buffer, body)[0], body + 2
            elif length == 127:
                if len(buffer) < body + 8:
                    break
                length, body = struct.unpack_from("!Q", buffer, body)[0], body + 8
            if len(buffer) < body + length:
                break
            start = body + length
            self._take(kind, bytes(buffer[body:start]))
        del buffer[:start]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._frame(PONG, payload)
        elif kind == CLOSE:
            self._code = struct.unpack_from("!H", payload)[0] if len(payload) >= 2 else None
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Refused("the connection broke off"))
            self.opened.exception()  # seen, even if nobody waits any more
        self._gone(self._code)

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        self._write(head + _NO_MASK + payload)

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def pause(self) -> None:
        """Stop reading, as a browser does whose machine is busy or whose line is slow."""
        assert self._transport is not None
        self._transport.pause_reading()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(
    port: int, path: str, cookie: str, hear: Callable[[bytes], None], gone: Callable[[int | None], None]
) -> Socket:
    """Open a WebSocket on this machine; raises Refused or OSError."""
    host = "127.0.0.1"
    _transport, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(hear, gone), host, port)
    socket.greet(f"{host}:{port}", path, cookie)
    await socket.opened
    return socket
