"""Tables as their logs tell them."""

import json
from collections.abc import Iterator

from triskel.core.errors import TriskelError
from triskel.core.registry import game as game_named
from triskel.web import games
from triskel.web.host.errors import HostError
from triskel.web.tables.ledger import BadLog, Ledger, Logged
from triskel.web.tables.models import Entry, Table


def find(key: str) -> Table:
    """A table by its key, or by an unmistakable beginning of it; raises HostError."""
    found = list(Table.objects.filter(key__startswith=key)[:2]) if key else []
    if not found:
        raise HostError(f"there is no table {key!r}; 'triskel table list' shows all")
    exact = next((table for table in found if table.key == key), None)
    if exact is None and len(found) > 1:
        raise HostError(f"more than one table begins with {key!r}")
    return exact or found[0]


def logged(table: Table) -> Iterator[Logged]:
    """The log of a table, from the database; raises BadLog for an entry that is not even readable."""
    for entry in Entry.objects.filter(table=table).order_by("number").iterator():
        try:
            body = json.loads(entry.body)
        except ValueError:
            body = None
        if not isinstance(body, dict):
            raise BadLog(entry.number, "its body is not a JSON object")
        at = round(entry.at.timestamp() * 1000)
        yield Logged(entry.number, at, entry.kind, entry.seat, entry.person_id, body)


def empty(table: Table) -> Ledger:
    """The ledger of a table before its log; raises HostError where the game or its options are not known here."""
    try:
        rules = game_named(table.game).rules_version
        if table.rules != rules:
            raise HostError(f"it began under rules {table.rules} of {table.game}; this program plays {rules}")
        return games.ledger(table.game, table.options, table.position, table.clock)
    except HostError:
        raise
    except TriskelError as error:
        raise HostError(f"it can't begin: {error}") from None


def ledger(table: Table) -> Ledger:
    """The table folded from its whole log; raises HostError or BadLog at the first thing that does not fit."""
    folded = empty(table)
    for entry in logged(table):
        folded.apply(entry)
    return folded
