"""A few threads that read from the database for the event loop, each with a connection of its own that it keeps."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from django.db import connections
from django.db.backends.base.base import BaseDatabaseWrapper

from triskel.web.live.errors import Unavailable
from triskel.web.live.log import DATABASE_ERRORS

P = ParamSpec("P")
T = TypeVar("T")


class Readers:
    def __init__(self, threads: int, alias: str = "default") -> None:
        self._alias = alias
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="triskel-reader")
        self._connections: list[BaseDatabaseWrapper] = []
        self._known = threading.local()

    async def __call__(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something in a thread; raises Unavailable where the database is away."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, lambda: self._do(work, *args, **kwargs))

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
        for connection in self._connections:
            connection.close()

    def _do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        connection = connections[self._alias]
        if not getattr(self._known, "counted", False):
            self._known.counted = True
            connection.inc_thread_sharing()  # so that close() may close it
            self._connections.append(connection)
        try:
            return work(*args, **kwargs)
        except DATABASE_ERRORS as error:
            connection.close()
            raise Unavailable from error
