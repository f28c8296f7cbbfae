"""Who may do what only one process may do at a time. A lock ends with its process, however that ends."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from django.conf import settings
from django.db import connection

from triskel.web.host.errors import HostError

# Any number will do, as long as nobody else locks the same one in the same database.
_POSTGRES_LOCK = 7_472_115


class Taken(HostError):
    """Somebody else has the lock."""


def is_sqlite() -> bool:
    return connection.vendor == "sqlite"


def database_file() -> Path:
    return Path(str(settings.DATABASES["default"]["NAME"]))


@contextmanager
def _file_lock(path: Path, wait: float) -> Iterator[None]:
    """A lock on a file by way of SQLite, which every system has and which leaves nothing locked behind."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, timeout=wait, isolation_level=None)) as holder:
        try:
            holder.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise Taken(f"{path} is locked") from None
        yield


@contextmanager
def serving(address: str) -> Iterator[None]:
    """Held while a process serves an SQLite database: tables live in the memory of one process only."""
    if not is_sqlite():
        yield
        return
    file = database_file()
    told = file.with_name(f"{file.name}.address")
    try:
        with _file_lock(file.with_name(f"{file.name}.serving"), wait=0.2):
            told.write_text(address, encoding="utf-8")
            try:
                yield
            finally:
                told.unlink(missing_ok=True)
    except Taken:
        where = served_at() or "another address"
        raise Taken(f"this database is already served, at {where} (--data DIR begins another site)") from None


def served_at() -> str:
    """The address at which this SQLite database is served now, or nothing."""
    file = database_file()
    try:
        with _file_lock(file.with_name(f"{file.name}.serving"), wait=0):
            return ""
    except Taken:
        try:
            return file.with_name(f"{file.name}.address").read_text(encoding="utf-8")
        except OSError:
            return "somewhere"


@contextmanager
def upkeep() -> Iterator[None]:
    """Held while the database is changed in its form; others wait."""
    if is_sqlite():
        file = database_file()
        with _file_lock(file.with_name(f"{file.name}.upkeep"), wait=120):
            yield
        return
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_lock(%s)", [_POSTGRES_LOCK])
        try:
            yield
        finally:
            cursor.execute("SELECT pg_advisory_unlock(%s)", [_POSTGRES_LOCK])
