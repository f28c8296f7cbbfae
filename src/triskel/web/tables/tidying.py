"""What goes by itself after a long time: sessions that have ended, guests who never came back, tables that none join.

Finished games stay, with the names at their seats.
"""

from datetime import datetime, timedelta
from typing import Final, NamedTuple

from django.contrib.sessions.models import Session
from django.utils import timezone

from triskel.web.people import accounts
from triskel.web.people.models import Person
from triskel.web.tables import seating
from triskel.web.tables.making import NotPossible
from triskel.web.tables.models import Table

GUESTS_AFTER: Final = timedelta(days=400)
"""Longer than a session lasts: no browser can be this guest any more."""
TABLES_AFTER: Final = timedelta(days=30)
_AT_ONCE: Final = 500


class Tidied(NamedTuple):
    sessions: int
    guests: int
    tables: int


def tidy(now: datetime | None = None) -> Tidied:
    """Remove what is too old; says how much that was. Harmless to repeat, at most some hundred of a kind each time."""
    now = now or timezone.now()
    sessions, _details = Session.objects.filter(expire_date__lt=now).delete()
    return Tidied(sessions, _forget_guests(now), _close_tables(now))


def _forget_guests(now: datetime) -> int:
    gone = Person.objects.filter(username=None, is_active=True, seen__lt=now - GUESTS_AFTER)
    playing = Person.objects.filter(seats__table__status=Table.Status.PLAYING)
    guests = list(gone.exclude(pk__in=playing.values("pk"))[:_AT_ONCE])
    for guest in guests:
        accounts.delete(guest)
    return len(guests)


def _close_tables(now: datetime) -> int:
    closed = 0
    for table in Table.objects.filter(status=Table.Status.OPEN, created__lt=now - TABLES_AFTER)[:_AT_ONCE]:
        try:
            seating.close(table)
            closed += 1
        except NotPossible:
            continue  # It has just begun after all.
    return closed
