"""The statements by which the log grows. They are the same for SQLite and PostgreSQL.

The live path and ordinary requests use them alike: an entry is added if its number is still free, and the columns of
the table that are worked out of the log follow in the same transaction.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

import msgspec

CHANNEL = "triskel"


class Row(NamedTuple):
    """A row of ``tables_entry``."""

    table: int
    number: int
    at: datetime
    kind: str
    seat: int | None
    person: int | None
    body: str


class SealedRow(NamedTuple):
    """A row of ``tables_sealed``."""

    table: int
    number: int
    seat: int
    at: datetime
    moves: str


class Waiting(NamedTuple):
    """Those of the columns that change with a sealed answer."""

    awaited: list[int]
    deadline: datetime | None
    bot_due: datetime | None


class Columns(NamedTuple):
    """What ``tables_table`` keeps of the log; see ``caches``."""

    number: int
    awaited: list[int]
    changed: datetime
    deadline: datetime | None
    bot_due: datetime | None
    status: str
    started: datetime | None
    ended: datetime | None
    glance: dict[str, object]


_ENTRY = "(table_id, number, at, kind, seat, person_id, body)"
_PLACES = "(%s, %s, %s, %s, %s, %s, %s)"
_RETURNING = " ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number"

UPDATE_TABLE = (
    "UPDATE tables_table SET number = %s, awaited = %s, changed = %s, deadline = %s, bot_due = %s, "
    "status = CASE WHEN status = 'closed' THEN status ELSE %s END, "
    "started = COALESCE(started, %s), ended = %s, glance = %s WHERE id = %s AND number < %s"
)
UPDATE_SUBSTITUTE = "UPDATE tables_seat SET substitute = %s WHERE table_id = %s AND number = %s AND substitute <> %s"
INSERT_CHAT = (
    "INSERT INTO tables_chatline (table_id, at, person_id, seat, name, text) "
    "VALUES (%s, %s, %s, %s, %s, %s) RETURNING id"
)
UPSERT_SEALED = (
    "INSERT INTO tables_sealed (table_id, number, seat, at, moves) VALUES (%s, %s, %s, %s, %s) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number, at = excluded.at, moves = excluded.moves"
)
DELETE_SEALED = "DELETE FROM tables_sealed WHERE table_id = %s AND seat = %s"
DELETE_ALL_SEALED = "DELETE FROM tables_sealed WHERE table_id = %s"
UPDATE_WAITING = "UPDATE tables_table SET awaited = %s, deadline = %s, bot_due = %s WHERE id = %s"
NOTIFY = "SELECT pg_notify(%s, %s)"

MOST_ROWS = 100
"""How many entries one statement adds at most: SQLite allows a limited number of parameters."""


def insert_entries(count: int) -> str:
    """Adds rows whose numbers are free, and returns table and number of each that was added."""
    return f"INSERT INTO tables_entry {_ENTRY} VALUES {', '.join([_PLACES] * count)}{_RETURNING}"


def for_sqlite(statement: str) -> str:
    return statement.replace("%s", "?")


def text_of_time(moment: datetime | None) -> str | None:
    """A moment as Django writes it into SQLite."""
    return None if moment is None else moment.replace(tzinfo=None).isoformat(" ")


def entry_values(row: Row, sqlite: bool) -> Sequence[object]:
    return (row.table, row.number, text_of_time(row.at) if sqlite else row.at, *row[3:])


def table_values(table: int, columns: Columns, sqlite: bool) -> Sequence[object]:
    changed, deadline, bot_due, started, ended = (
        (text_of_time(moment) if sqlite else moment)
        for moment in (columns.changed, columns.deadline, columns.bot_due, columns.started, columns.ended)
    )
    return (
        columns.number,
        as_json(columns.awaited),
        changed,
        deadline,
        bot_due,
        columns.status,
        started,
        ended,
        as_json(columns.glance),
        table,
        columns.number,
    )


def sealed_values(row: SealedRow, sqlite: bool) -> Sequence[object]:
    return (row.table, row.number, row.seat, text_of_time(row.at) if sqlite else row.at, row.moves)


def waiting_values(table: int, waiting: Waiting, sqlite: bool) -> Sequence[object]:
    times = ((text_of_time(moment) if sqlite else moment) for moment in (waiting.deadline, waiting.bot_due))
    return (as_json(waiting.awaited), *times, table)


def as_json(data: object) -> str:
    return msgspec.json.encode(data).decode()
