"""Reading a table and its log for a replay, and keeping what was worked out of games that are over."""

import gzip
import hashlib
import threading
from collections import OrderedDict
from typing import Final, NamedTuple

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest
from django.utils.translation import gettext

from triskel.core.errors import TriskelError
from triskel.web.live.loading import read_entries
from triskel.web.live.sql import as_json
from triskel.web.people.guests import person_of
from triskel.web.people.models import Person
from triskel.web.replay.access import eyes_of, may_see, written
from triskel.web.replay.story import Eyes, story
from triskel.web.tables.ledger import Ledger
from triskel.web.tables.models import Table

MOST_KEPT: Final = 64
_kept: OrderedDict[tuple[int, int, str], bytes] = OrderedDict()
_lock = threading.Lock()


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
        ledger = Ledger(table.game, table.options, table.position, table.clock)
        for entry in read_entries(table.pk, 0):
            ledger.apply(entry)
    except TriskelError:
        raise PermissionDenied(
            gettext("The log of this game can't be read. Whoever runs this site can repair it.")
        ) from None
    if not may_see(person, table, ledger):
        raise Http404
    return Watched(table, ledger, person, eyes_of(person, table, ledger))


def told(found: Watched, eyes: Eyes) -> bytes:
    """The story for these eyes as compressed JSON. That of a game that is over never changes, so it is kept."""
    name = (found.table.pk, found.ledger.number, written(eyes))
    over = found.ledger.is_over()
    with _lock:
        if over and name in _kept:
            _kept.move_to_end(name)
            return _kept[name]
    packed = gzip.compress(as_json(story(found.ledger, eyes)).encode(), 6, mtime=0)
    if over:
        with _lock:
            _kept[name] = packed
            while len(_kept) > MOST_KEPT:
                _kept.popitem(last=False)
    return packed


def stamp(found: Watched, eyes: Eyes) -> str:
    """What a browser may compare its copy with."""
    text = f"{found.table.key}/{found.ledger.number}/{written(eyes)}/{found.ledger.is_over()}"
    return f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
