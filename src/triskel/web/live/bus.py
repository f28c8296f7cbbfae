"""News between the processes that serve one site.

On SQLite there is one process and nothing to do. On PostgreSQL each process listens on a channel; news are sent by
NOTIFY in the very transaction that makes them true. When the listening connection is lost, it is made anew, and then
everything that is kept in memory is compared with the database, because news may have been missed.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from django.db import connections
from django.db.backends.base.base import BaseDatabaseWrapper

from triskel.web.live import sql

logger = logging.getLogger(__name__)

PATIENCE = (0.1, 0.3, 1.0, 2.0, 5.0)
"""Seconds between attempts to listen again."""


class News(msgspec.Struct, omit_defaults=True):
    """``entry``: a log has grown, and it became the turn of ``people``. ``seal``: a secret
    answer was kept. ``chat``: a line was written. ``seats``: seats,
    title or status of a table changed. ``here``: who is at a table, as seen by one process. ``lobby``: lists changed.
    ``person``: somebody was banned, muted or logged out."""

    kind: Literal["entry", "seal", "chat", "seats", "here", "lobby", "person"]
    origin: str
    table: int = 0
    number: int = 0
    key: str = ""
    people: list[int] = []
    looking: list[int] = []
    watchers: int = 0


_decoder = msgspec.json.Decoder(News)


def new_origin() -> str:
    """A name for this process among those that serve the site."""
    return secrets.token_hex(6)


def written(news: News) -> str:
    return msgspec.json.encode(news).decode()


class Bus:
    """Hears what other processes did. ``hear`` gets each piece of news, ``refresh`` is called after a gap."""

    def __init__(self, origin: str, hear: Callable[[News], None], refresh: Callable[[], None]) -> None:
        self._origin = origin
        self._hear = hear
        self._refresh = refresh
        self._task: asyncio.Task[None] | None = None
        self.shared = connections["default"].vendor == "postgresql"
        """Whether other processes may serve the same database."""
        self.listening = asyncio.Event()

    def start(self) -> None:
        if self.shared:
            self._task = asyncio.create_task(self._listen(), name="triskel-bus")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        import psycopg

        failures = 0
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(**_address(), autocommit=True) as connection:
                    await connection.execute(f"LISTEN {sql.CHANNEL}")
                    failures = 0
                    self.listening.set()
                    self._refresh()
                    async for notify in connection.notifies():
                        self._take(notify.payload)
            except (psycopg.Error, OSError) as error:
                logger.warning("lost touch with the other processes: %s", error)
            self.listening.clear()
            await asyncio.sleep(PATIENCE[min(failures, len(PATIENCE) - 1)])
            failures += 1

    def _take(self, payload: str) -> None:
        try:
            news = _decoder.decode(payload)
        except msgspec.DecodeError:
            logger.warning("news that nobody understands: %.200s", payload)
            return
        if news.origin != self._origin:
            try:
                self._hear(news)
            except Exception:
                logger.exception("news could not be taken in: %.200s", payload)


def _address() -> dict[str, Any]:
    """How psycopg connects to the database that Django uses, noticing soon when the other end has gone."""
    connection: BaseDatabaseWrapper = connections["default"]
    given = connection.get_connection_params()
    for ours in ("context", "cursor_factory", "prepare_threshold", "pool"):
        given.pop(ours, None)
    return {**given, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
