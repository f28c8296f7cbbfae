"""A table that does not work: its cached columns made anew from the log, or the log cut where it stops making sense."""

import json
from typing import NamedTuple

from django.db import transaction
from django.utils import timezone

from triskel.core.errors import TriskelError
from triskel.core.registry import game as game_named
from triskel.web.games import face
from triskel.web.host.errors import HostError
from triskel.web.host.tables import empty, ledger, logged
from triskel.web.live import outside
from triskel.web.live.caches import columns
from triskel.web.live.times import milliseconds
from triskel.web.tables.ledger import BadLog, Ledger
from triskel.web.tables.models import Entry, Sealed, Seat, Table


class Diagnosis(NamedTuple):
    """What is wrong with a table. ``sound`` counts the entries before the first that does not fit."""

    sound: int
    entries: int
    problem: str
    rules_differ: bool

    @property
    def can_be_cut(self) -> bool:
        return bool(self.problem) and not self.rules_differ and self.sound > 0


def diagnose(table: Table) -> Diagnosis:
    count = Entry.objects.filter(table=table).count()
    if table.rules != game_named(table.game).rules_version:
        try:
            ledger(table)
        except HostError as error:
            return Diagnosis(0, count, str(error), rules_differ=True)
    folded = empty(table)
    try:
        for entry in logged(table):
            folded.apply(entry)
    except BadLog as error:
        return Diagnosis(folded.number, count, str(error), rules_differ=False)
    return Diagnosis(folded.number, count, "", rules_differ=False)


def rebuild(table: Table) -> list[str]:
    """Make everything anew that is worked out of the log; returns what was different. Raises HostError or BadLog where
    the log itself is broken."""
    folded = ledger(table)
    with transaction.atomic():
        held = Table.objects.select_for_update().get(pk=table.pk)
        changed = _set_columns(held, folded) + _set_substitutes(held, folded)
    if changed:
        table.refresh_from_db()
        outside.wake(table)
    return changed


def _set_columns(table: Table, folded: Ledger) -> list[str]:
    last = folded.entries[-1].at if folded.entries else milliseconds(table.changed)
    worked_out = columns(folded, face(table.game), last)._asdict()
    worked_out["started"] = table.started or (worked_out["started"] if folded.number else None)
    if table.status == Table.Status.CLOSED or (table.imported and not folded.is_over()):
        worked_out["status"] = table.status
    if not folded.number:
        worked_out["changed"] = table.changed
    if folded.is_over() and table.ended is not None:
        worked_out["ended"] = table.ended
    changed = [name for name, value in worked_out.items() if not _same(getattr(table, name), value)]
    for name in changed:
        setattr(table, name, worked_out[name])
    if changed:
        table.save(update_fields=changed)
    return changed


def _same(kept: object, found: object) -> bool:
    return kept == found or json.dumps(kept, default=str) == json.dumps(found, default=str)


def _set_substitutes(table: Table, folded: Ledger) -> list[str]:
    changed = []
    for seat in Seat.objects.filter(table=table):
        bot = folded.substitutes[seat.number] if seat.number < len(folded.substitutes) else ""
        if seat.substitute != bot:
            seat.substitute = bot
            seat.save(update_fields=["substitute"])
            changed.append(f"who plays seat {seat.number}")
    return changed


def cut(table: Table, upto: int) -> int:
    """Remove all entries after the one of this number, and set the table accordingly; returns how many they were. Who
    calls this has saved the table."""
    with transaction.atomic():
        Table.objects.select_for_update().get(pk=table.pk)
        Sealed.objects.filter(table=table).delete()  # they answer a position that may be gone
        removed, _by_model = Entry.objects.filter(table=table, number__gt=upto).delete()
        if table.status == Table.Status.OVER:
            table.status, table.ended = Table.Status.PLAYING, None
            table.save(update_fields=["status", "ended"])
        rebuild(table)
    return removed


def accept_rules(table: Table) -> None:
    """Play on under the present rules, if the log can be replayed under them. Raises BadLog."""
    before = table.rules
    table.rules = game_named(table.game).rules_version
    try:
        ledger(table)
    except TriskelError:
        table.rules = before
        raise
    table.save(update_fields=["rules"])


def close(table: Table) -> None:
    """End a table without a result, whatever its log says."""
    table.status = Table.Status.CLOSED
    table.ended = timezone.now()
    table.deadline = table.bot_due = None
    table.save(update_fields=["status", "ended", "deadline", "bot_due"])
    outside.wake(table)
