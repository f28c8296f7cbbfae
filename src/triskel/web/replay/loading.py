"""Reading a table and its log for a replay.

Logs and stories are kept for a while: they are asked for again and again, and stay the same until something is added.
"""

import gzip
import hashlib
from typing import Final, NamedTuple

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest
from django.utils.translation import gettext

from triskel.core.errors import TriskelError
from triskel.web import games
from triskel.web.live.loading import read_entries
from triskel.web.live.sql import as_json
from triskel.web.people.guests import person_of
from triskel.web.people.models import Person
from triskel.web.replay.access import eyes_of, may_see, written
from triskel.web.replay.kept import Kept
from triskel.web.replay.story import Eyes, story
from triskel.web.tables.ledger import Ledger
from triskel.web.tables.models import Table

Version = tuple[str, int, str]
"""A table at a moment of its log."""

_ledgers: Final[Kept[Version, Ledger]] = Kept(16)
_stories: Final[Kept[tuple[Version, str], bytes]] = Kept(64)


class Watched(NamedTuple):
    """A game and somebody who may watch it."""

    table: Table
    ledger: Ledger
    person: Person | None
    eyes: list[Eyes]


def watched(request: HttpRequest, key: str) -> Watched:
    """The game of this address, as far as whoever asks may see it; raises Http404 and PermissionDenied."""
    table = Table.objects.filter(key=key).first()
    if table is None:
        raise Http404
    person = person_of(request)
    try:
        ledger = _ledgers.get(_version(table), lambda: _ledger_of(table))
    except TriskelError:
        raise PermissionDenied(
            gettext("The log of this game can't be read. Whoever runs this site can repair it.")
        ) from None
    if not may_see(person, table, ledger):
        raise Http404
    return Watched(table, ledger, person, eyes_of(person, table, ledger))


def _ledger_of(table: Table) -> Ledger:
    ledger = games.ledger(table.game, table.options, table.position, table.clock)
    for entry in read_entries(table.pk, 0):
        ledger.apply(entry)
    return ledger


def _version(table: Table) -> Version:
    return (table.key, table.number, table.changed.isoformat())


def told(found: Watched, eyes: Eyes) -> bytes:
    """The story for these eyes as compressed JSON."""

    def packed() -> bytes:
        return gzip.compress(as_json(story(found.ledger, eyes)).encode(), 6, mtime=0)

    return _stories.get((_version(found.table), written(eyes)), packed)


def stamp(found: Watched, eyes: Eyes) -> str:
    """What a browser may compare its copy with."""
    text = repr((_version(found.table), written(eyes)))
    return f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
