"""Tables for a host to look after."""

from triskel.core.records import Record
from triskel.testing import random_game
from triskel.web.host.continuing import continue_record
from triskel.web.people.models import Person
from triskel.web.replay.records import import_record
from triskel.web.tables.models import Entry, Seat, Table


def record(seed: int = 4, moves: int | None = None) -> Record:
    """A game of two, whole or up to some move."""
    whole = random_game("ingenious", {"players": 2}, seed=seed)
    return whole if moves is None else whole.cut(moves)


def finished(seed: int = 4) -> Table:
    return import_record(record(seed), None)


def running(seed: int = 4) -> Table:
    """A game in its middle, with a log of several entries: a finished one whose last entries are taken away."""
    from triskel.web.host.repair import cut

    table = finished(seed)
    table.imported = False
    table.save()
    cut(table, 12)
    table.refresh_from_db()
    return table


def unfinished(moves: int = 40) -> Table:
    """A recorded game that goes on."""
    return continue_record(record(moves=moves), "")


def sits(table: Table, number: int, name: str) -> Person:
    person = Person.objects.create_guest(name)
    Seat.objects.filter(table=table, number=number).update(person=person, name=name)
    return person


def spoil(table: Table, number: int, body: str) -> None:
    """Write nonsense into the log."""
    Entry.objects.filter(table=table, number=number).update(body=body)
