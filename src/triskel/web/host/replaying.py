"""Do all logs still lead where they led? After every change of the program the running games are played again."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from django.conf import settings

import triskel
from triskel.core.errors import TriskelError
from triskel.web.host.errors import database_errors
from triskel.web.host.tables import ledger
from triskel.web.tables.models import Table

_STAMP = "replayed"


def difference(table: Table) -> str:
    """The first thing in which the log of a table differs from what the table was, or nothing."""
    try:
        folded = ledger(table)
    except TriskelError as error:
        return str(error)
    if folded.number != table.number:
        return f"the log has {folded.number} entries, the table counts {table.number}"
    if list(folded.awaited()) != list(table.awaited):
        return f"after the last entry the seats {list(folded.awaited())} are awaited, not {table.awaited}"
    if (table.status == Table.Status.OVER) != folded.is_over() and table.status != Table.Status.CLOSED:
        return f"the table is {table.status!r}, its log says {'over' if folded.is_over() else 'not over'}"
    return ""


def differing(tables: Iterator[Table]) -> Iterator[tuple[Table, str]]:
    for table in tables:
        found = difference(table)
        if found:
            yield table, found


def running() -> Iterator[Table]:
    return Table.objects.filter(status=Table.Status.PLAYING).order_by("pk").iterator()


def check_running() -> list[str]:
    """One line for each running game that does not replay. The work is done once for each version of the program."""
    stamp, now = Path(settings.DATA) / _STAMP, code_stamp()
    if _read(stamp) == now:
        return []
    with database_errors():
        lines = [
            f"Table {table.key} does not replay: {found}. {_advice(table)}" for table, found in differing(running())
        ]
    if not lines:
        stamp.write_text(now, encoding="ascii")
    return lines


def _advice(table: Table) -> str:
    repair = f"'triskel table repair {table.key}'"
    try:
        ledger(table)
    except TriskelError:
        return f"It stays as it is and nobody can play on; {repair} says what can be done."
    return f"The log is sound and play goes on; {repair} makes the rest anew."


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return ""


def code_stamp() -> str:
    """Changes with every file that has a say in how a log is read."""
    package = Path(triskel.__file__ or "").parent
    folders = ("core", "ingenious", "inis", "web/tables/ledger")
    files = sorted(path for folder in folders for path in (package / folder).rglob("*.py"))
    digest = hashlib.sha256(triskel.__version__.encode())
    for path in files:
        digest.update(path.as_posix().encode() + path.read_bytes())
    return digest.hexdigest()
