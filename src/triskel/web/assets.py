"""Scripts, styles, typefaces and pictures, served beside Django, which never hears of them."""

import asyncio
import mimetypes
import re
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http import HTTPStatus
from pathlib import Path
from typing import Any

from django.conf import settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Headers = list[tuple[str, str]]

_CHUNK = 256 * 1024

# What the build names after its content never changes under its name; the rest is asked for again after a while.
_LASTING = re.compile(r".*/dist/.*-[0-9A-Z]{8}\.\w+$")
_FOREVER = "public, max-age=31536000, immutable"
_A_WHILE = "public, max-age=600"

# Not left to the system, whose own table may have been changed.
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Assets:
    """The files below STATIC_URL. They are listed at the first request, and again when the frontend is built anew."""

    def __init__(self) -> None:
        self._prefix = settings.STATIC_URL
        self._files: dict[str, Path] = {}
        self._stamp = -1

    def serves(self, path: str) -> bool:
        return path.startswith(self._prefix)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        url, method = str(scope["path"]), scope["method"]
        file = self._find(url)
        if file is None:
            await _say(send, HTTPStatus.NOT_FOUND)
        elif method not in ("GET", "HEAD"):
            await _say(send, HTTPStatus.METHOD_NOT_ALLOWED, [("Allow", "GET, HEAD")])
        else:
            await _answer(send, url, file, method, dict(scope["headers"]))

    def _find(self, url: str) -> Path | None:
        stamp = _stamp()
        if stamp != self._stamp:
            self._files, self._stamp = _listed(self._prefix), stamp
        return self._files.get(url)


def _stamp() -> int:
    """Changes when the frontend is built anew under a running server."""
    try:
        return (Path(settings.FRONTEND) / "manifest.json").stat().st_mtime_ns
    except FileNotFoundError:
        return 0


def _listed(prefix: str) -> dict[str, Path]:
    from django.contrib.staticfiles import finders

    found: dict[str, Path] = {}
    for finder in finders.get_finders():
        for path, storage in finder.list([]):
            folder = getattr(storage, "prefix", None)
            name = f"{folder}/{path}" if folder else path
            found.setdefault(prefix + name.replace("\\", "/"), Path(storage.path(path)))
    return found


async def _answer(send: Send, url: str, file: Path, method: str, asked: dict[bytes, bytes]) -> None:
    """The file, compressed where the browser understands it and the build has made that."""
    packed = file.with_name(f"{file.name}.gz")
    has_packed = packed.exists()
    sent = packed if has_packed and b"gzip" in asked.get(b"accept-encoding", b"") else file
    try:
        about = sent.stat()
    except FileNotFoundError:
        await _say(send, HTTPStatus.NOT_FOUND)
        return
    mark = f'"{about.st_mtime_ns:x}-{about.st_size:x}"'
    headers = [("ETag", mark), ("Cache-Control", _FOREVER if _LASTING.match(url) else _A_WHILE)]
    if has_packed:
        headers.append(("Vary", "Accept-Encoding"))
    if mark.encode() in asked.get(b"if-none-match", b""):
        await _say(send, HTTPStatus.NOT_MODIFIED, headers)
        return
    headers += [("Content-Type", _type(file)), ("Content-Length", str(about.st_size))]
    headers += [("Content-Encoding", "gzip")] if sent is packed else []
    await _start(send, HTTPStatus.OK, headers)
    if method == "GET":
        await _send(send, sent)
    await send({"type": "http.response.body", "body": b""})


def _type(file: Path) -> str:
    return _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


async def _send(send: Send, file: Path) -> None:
    with file.open("rb") as opened:
        while chunk := await asyncio.to_thread(opened.read, _CHUNK):
            await send({"type": "http.response.body", "body": chunk, "more_body": True})


async def _say(send: Send, status: HTTPStatus, headers: Iterable[tuple[str, str]] = ()) -> None:
    body = b"" if status is HTTPStatus.NOT_MODIFIED else status.phrase.encode()
    typed = [("Content-Type", "text/plain; charset=utf-8")] if body else []
    await _start(send, status, [*headers, *typed])
    await send({"type": "http.response.body", "body": body})


async def _start(send: Send, status: HTTPStatus, headers: Headers) -> None:
    always = [("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin")]
    encoded = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in [*headers, *always]]
    await send({"type": "http.response.start", "status": int(status), "headers": encoded})
