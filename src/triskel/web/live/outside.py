"""How pages and tools, which know nothing of event loops, reach the live tables.

Everything here is called in ordinary threads, within the caller's transaction if there is one, and works whether or not
live machinery runs in this process. Rooms hear of it after the commit.
"""

from collections.abc import Sequence
from typing import Any

from django.db import connections, transaction

from triskel.core.chance import TrueRandom
from triskel.web.games import face as face_of
from triskel.web.live import caches, loading, log, machine, sql, times
from triskel.web.live.bus import News, written
from triskel.web.tables.ledger import Draft, Ledger, Logged, Sitter
from triskel.web.tables.models import Table

_NOBODY = "outside"


def ledger_of(table: Table) -> Ledger:
    """The ledger of a table, read from its log."""
    facts = loading.read_facts(number=table.pk)
    assert facts is not None
    return loading.read_ledger(facts)


def start(table: Table, sitters: Sequence[Sitter]) -> bool:
    """Begin the game with those who sit there. False: it has begun already."""
    ledger = ledger_of(table)
    return append(table, ledger.start(sitters, TrueRandom()), ledger=ledger)


def append(table: Table, draft: Draft, person: int | None = None, ledger: Ledger | None = None) -> bool:
    """Add an entry to the log of a table and bring its columns up to date; ``draft`` was made by ``ledger``, or by one
    read just now. False: somebody else was first, and nothing has changed."""
    ledger = ledger or ledger_of(table)
    at = max(times.now(), ledger.entries[-1].at if ledger.entries else 0)
    entry = Logged(ledger.number + 1, at, draft.kind, draft.seat, person, draft.body)
    after = ledger.copy()
    after.apply(entry)
    columns = caches.columns(after, face_of(table.game), at)
    row = sql.Row(table.pk, entry.number, times.moment(at), entry.kind, entry.seat, person, sql.as_json(entry.body))
    with transaction.atomic():
        won = bool(_carry_out([log.Append(row, columns, caches.substitutes(draft))])[0])
        if won:
            table.refresh_from_db()
            wake(table)
    return won


def wake(table: Table) -> None:
    """Seats, title, status or log of a table have changed: rooms look again, bots and clocks go on, lists refresh."""
    _tell(News("seats", _NOBODY, table.pk, key=table.key), News("lobby", _NOBODY))


def lobby() -> None:
    """Lists of tables have changed."""
    _tell(News("lobby", _NOBODY))


def person_changed(person: int) -> None:
    """Somebody was banned, muted or logged out: their sockets are looked at again."""
    _tell(News("person", _NOBODY, people=[person]))


def _tell(*news: News) -> None:
    """Tell all processes: others by the database, with the transaction; this one after it."""
    live = machine.running
    if connections["default"].vendor == "postgresql":
        origin = live.origin if live is not None else _NOBODY
        _carry_out([log.Notice(written(_by(one, origin))) for one in news])
    if live is not None:
        for one in news:
            transaction.on_commit(lambda one=one: _hand_over(one))  # type: ignore[misc]


def _by(news: News, origin: str) -> News:
    return News(news.kind, origin, news.table, news.number, news.key, news.people)


def _hand_over(news: News) -> None:
    live = machine.running
    if live is None:
        return
    try:
        if news.kind == "seats":
            live.loop.call_soon_threadsafe(lambda: live.in_background(live.attend(news.table), f"table {news.key}"))
        else:
            live.loop.call_soon_threadsafe(live.hear, news)
    except RuntimeError:
        pass  # the loop has just ended


def _carry_out(jobs: list[log.Job]) -> list[Any]:
    """The writer's statements on the connection of this thread."""
    connection = connections["default"]
    connection.ensure_connection()
    with connection.wrap_database_errors:
        cursor = connection.connection.cursor()
        try:
            return log.carry_out(cursor, jobs, connection.vendor == "sqlite")
        finally:
            cursor.close()
