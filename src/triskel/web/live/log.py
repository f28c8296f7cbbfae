"""The writer: one thread of each process adds to the logs of all its tables.

It commits in groups: whatever piled up during one commit goes into the next, so that a busy site waits for the disk
once for many moves. A caller is answered only after the commit. What can't be written because the database is away is
refused as a whole, and the next attempt connects anew.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from django.db import DatabaseError, InterfaceError, connections, transaction
from django.db.backends.base.base import BaseDatabaseWrapper

from triskel.web.live import sql
from triskel.web.live.errors import Unavailable

logger = logging.getLogger(__name__)

DATABASE_ERRORS = (DatabaseError, InterfaceError, OSError)


ATTEMPTS = 3


class Append(NamedTuple):
    """An entry for the log; the answer is whether its number was free."""

    row: sql.Row
    columns: sql.Columns
    substitutes: Sequence[tuple[int, str]] = ()
    """Seats whose substitute changes, with the bot that plays now or an empty text."""
    notices: Sequence[str] = ()
    """What other processes are told if it was added."""
    opens: bool = False
    """Whether sealed answers have been opened by it, or are of no use any more."""


class Seal(NamedTuple):
    """A sealed answer of a seat; without a row it is taken back."""

    table: int
    seat: int
    row: sql.SealedRow | None
    waiting: sql.Waiting
    notice: str = ""


class Line(NamedTuple):
    """A line of chat; the answer is its number."""

    table: int
    at: Any
    person: int | None
    seat: int | None
    name: str
    text: str
    notice: Callable[[int], str] | None = None


class Notice(NamedTuple):
    """Something that other processes are told, without any change."""

    text: str


Job = Append | Seal | Line | Notice
_Waiting = tuple[Job, "asyncio.Future[Any]"]


class Writer:
    def __init__(self, loop: asyncio.AbstractEventLoop, alias: str = "default") -> None:
        self._loop = loop
        self._alias = alias
        self._waiting: list[_Waiting] = []
        self._bell = threading.Condition()
        self._stopping = False
        self._thread = threading.Thread(target=self._run, name="triskel-writer", daemon=True)
        self.commits = 0
        self.written = 0

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, then end. Blocks until it is done."""
        with self._bell:
            self._stopping = True
            self._bell.notify()
        self._thread.join()

    def put(self, job: Job) -> "asyncio.Future[Any]":
        """Hand something over, from the event loop. The future's result is what the job is answered with, or it raises
        ``Unavailable``."""
        future: asyncio.Future[Any] = self._loop.create_future()
        with self._bell:
            if self._stopping:
                future.set_exception(Unavailable())
                return future
            self._waiting.append((job, future))
            self._bell.notify()
        return future

    async def append(self, job: Append) -> bool:
        return bool(await self.put(job))

    # In the thread

    def _run(self) -> None:
        connection = connections[self._alias]
        try:
            while True:
                with self._bell:
                    while not self._waiting and not self._stopping:
                        self._bell.wait()
                    batch, self._waiting = self._waiting, []
                if not batch:
                    return
                self._answer(batch, self._write(connection, [job for job, _future in batch]))
        finally:
            connection.close()

    def _answer(self, batch: list[_Waiting], results: list[Any]) -> None:
        futures = [future for _job, future in batch]
        try:
            self._loop.call_soon_threadsafe(_resolve, futures, results)
        except RuntimeError:  # the loop has ended: nobody waits any more
            logger.debug("the event loop ended before the writer")

    def _write(self, connection: BaseDatabaseWrapper, jobs: list[Job]) -> list[Any]:
        for _attempt in range(ATTEMPTS):
            try:
                return self._commit(connection, jobs)
            except Exception as error:  # whatever it is, it must not end the thread
                if _is_passing(error):
                    continue
                if len(jobs) > 1 and not _is_outage(connection, error):
                    # One is at fault, such as an entry of a table that was deleted; the others must not suffer.
                    return [result for job in jobs for result in self._write(connection, [job])]
                if isinstance(error, DATABASE_ERRORS):
                    logger.warning("the log can't be written: %s", error)
                else:
                    logger.exception("the log can't be written")
                break
        return [Unavailable()] * len(jobs)

    def _commit(self, connection: BaseDatabaseWrapper, jobs: list[Job]) -> list[Any]:
        if connection.connection is not None and connection.errors_occurred:
            connection.close()
        connection.ensure_connection()
        try:
            with transaction.atomic(using=self._alias):
                results = _carry_out(connection, jobs)
        except Exception:
            connection.close()
            raise
        self.commits += 1
        self.written += len(jobs)
        return results


def _is_passing(error: BaseException) -> bool:
    """Whether PostgreSQL has ended this transaction in favour of another one: the next attempt will do."""
    return getattr(error.__cause__, "sqlstate", None) in ("40001", "40P01")


def _is_outage(connection: BaseDatabaseWrapper, error: BaseException) -> bool:
    """Whether the database itself is away, rather than one row not fitting."""
    wrapper: Any = connection
    cause = error.__cause__ or error
    return isinstance(cause, (wrapper.Database.OperationalError, wrapper.Database.InterfaceError, OSError))


def _resolve(futures: "list[asyncio.Future[Any]]", results: list[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)


def _carry_out(connection: BaseDatabaseWrapper, jobs: list[Job]) -> list[Any]:
    """All jobs in the transaction that is open, past Django's cursors: those cost more than the statements."""
    with connection.wrap_database_errors:
        cursor = connection.connection.cursor()
        try:
            return carry_out(cursor, jobs, connection.vendor == "sqlite")
        finally:
            cursor.close()


def carry_out(cursor: Any, jobs: list[Job], sqlite: bool) -> list[Any]:
    """All jobs by one cursor of sqlite3 or psycopg, in the caller's transaction."""
    # In one order everywhere, so that two processes never wait for each other.
    appends = sorted((job for job in jobs if isinstance(job, Append)), key=_place)
    free = _add_entries(cursor, appends, sqlite)
    added: list[Append] = []
    notices: list[str] = []
    results: list[Any] = []
    for job in jobs:
        if isinstance(job, Append):
            place = _place(job)
            won = place in free
            free.discard(place)  # a second claim on the same number has lost
            results.append(won)
            if won:
                added.append(job)
                notices.extend(job.notices)
        elif isinstance(job, Seal):
            results.append(None)
            if job.notice:
                notices.append(job.notice)
        elif isinstance(job, Line):
            number = _add_line(cursor, job, sqlite)
            results.append(number)
            if job.notice is not None:
                notices.append(job.notice(number))
        else:
            results.append(None)
            notices.append(job.text)
    _follow(cursor, sorted(added, key=_place), sqlite)
    for seal in sorted((job for job in jobs if isinstance(job, Seal)), key=lambda job: (job.table, job.seat)):
        _seal(cursor, seal, sqlite)
    if not sqlite:
        for notice in notices:
            cursor.execute(sql.NOTIFY, (sql.CHANNEL, notice))
    return results


def _place(job: Append) -> tuple[int, int]:
    return job.row.table, job.row.number


def _add_entries(cursor: Any, appends: list[Append], sqlite: bool) -> set[tuple[int, int]]:
    added: set[tuple[int, int]] = set()
    for start in range(0, len(appends), sql.MOST_ROWS):
        part = appends[start : start + sql.MOST_ROWS]
        statement = sql.insert_entries(len(part))
        values = [value for job in part for value in sql.entry_values(job.row, sqlite)]
        cursor.execute(sql.for_sqlite(statement) if sqlite else statement, values)
        added.update((int(table), int(number)) for table, number in cursor.fetchall())
    return added


def _follow(cursor: Any, appends: list[Append], sqlite: bool) -> None:
    """The columns that are worked out of the log."""
    if not appends:
        return
    update, substitute = sql.UPDATE_TABLE, sql.UPDATE_SUBSTITUTE
    if sqlite:
        update, substitute = sql.for_sqlite(update), sql.for_sqlite(substitute)
    cursor.executemany(update, [sql.table_values(job.row.table, job.columns, sqlite) for job in appends])
    opening = [(job.row.table,) for job in appends if job.opens]
    if opening:
        cursor.executemany(sql.for_sqlite(sql.DELETE_ALL_SEALED) if sqlite else sql.DELETE_ALL_SEALED, opening)
    changes = [(bot, job.row.table, seat, bot) for job in appends for seat, bot in job.substitutes]
    if changes:
        cursor.executemany(substitute, changes)


def _seal(cursor: Any, seal: Seal, sqlite: bool) -> None:
    upsert, delete, update = sql.UPSERT_SEALED, sql.DELETE_SEALED, sql.UPDATE_WAITING
    if sqlite:
        upsert, delete, update = sql.for_sqlite(upsert), sql.for_sqlite(delete), sql.for_sqlite(update)
    if seal.row is None:
        cursor.execute(delete, (seal.table, seal.seat))
    else:
        cursor.execute(upsert, sql.sealed_values(seal.row, sqlite))
    cursor.execute(update, sql.waiting_values(seal.table, seal.waiting, sqlite))


def _add_line(cursor: Any, line: Line, sqlite: bool) -> int:
    at = sql.text_of_time(line.at) if sqlite else line.at
    statement = sql.for_sqlite(sql.INSERT_CHAT) if sqlite else sql.INSERT_CHAT
    cursor.execute(statement, (line.table, at, line.person, line.seat, line.name, line.text))
    return int(cursor.fetchone()[0])
