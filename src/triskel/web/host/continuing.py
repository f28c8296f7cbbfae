"""An unfinished recorded game becomes a table at which people play on."""

from django.db import transaction
from django.utils import timezone

from triskel.core.records import Record
from triskel.web.games import face
from triskel.web.host.errors import HostError
from triskel.web.host.repair import rebuild
from triskel.web.live.sql import as_json
from triskel.web.tables.ledger import Sitter
from triskel.web.tables.ledger.fold import body_of
from triskel.web.tables.models import Entry, Seat, Table


def continue_record(record: Record, title: str) -> Table:
    """A private table whose seats are empty: each has a link that gives it. What was played is one entry, so nobody can
    take it back. Raises HostError for a game that is over, BadRecord, UnknownGame."""
    face(record.game)
    if record.verify().is_over():
        raise HostError("this game is over: it can be watched, not played on")
    names = [name[:40] or f"{seat + 1}" for seat, name in enumerate(record.seats)]
    now = timezone.now()
    with transaction.atomic():
        table = Table.objects.create(
            game=record.game,
            rules=record.rules,
            options=record.options,
            position=record.position,
            clock={"kind": "none"},
            title=title[:60],
            private=True,
            imported=True,
            status=Table.Status.PLAYING,
            started=now,
        )
        Seat.objects.bulk_create(
            Seat(table=table, number=seat, name=name, reserved=True) for seat, name in enumerate(names)
        )
        body = body_of(tuple(Sitter(None, name) for name in names), record.moves)
        Entry.objects.create(table=table, number=1, at=now, kind="start", seat=None, body=as_json(body))
        rebuild(table)
    return table
