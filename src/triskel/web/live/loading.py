"""Reading tables, their logs and their chat from the database. Called in the readers' threads."""

from typing import NamedTuple

import msgspec

from triskel.web import games
from triskel.web.live.protocol import ChatLine as Line
from triskel.web.live.times import milliseconds
from triskel.web.tables.ledger import Ledger, Logged
from triskel.web.tables.models import ChatLine, Entry, Seat, Table

_body = msgspec.json.Decoder(dict[str, object])


class SeatFacts(NamedTuple):
    person: int | None
    name: str
    bot: str


class Facts(NamedTuple):
    """What stands outside of the log."""

    id: int
    key: str
    game: str
    title: str
    rules: int
    options: dict[str, int | bool | str]
    position: dict[str, object] | None
    clock: dict[str, object]
    private: bool
    closed: bool
    again: bool
    """Whether a rematch has been laid."""
    seats: tuple[SeatFacts, ...]


def read_facts(*, key: str = "", number: int = 0) -> Facts | None:
    """A table by its key or its number in the database; None where there is none."""
    found = Table.objects.filter(key=key) if key else Table.objects.filter(pk=number)
    table = found.first()
    if table is None:
        return None
    seats = Seat.objects.filter(table=table).order_by("number").values_list("person_id", "name", "person__name", "bot")
    return Facts(
        table.pk,
        table.key,
        table.game,
        table.title,
        table.rules,
        table.options,
        table.position,
        table.clock,
        table.private,
        table.status == Table.Status.CLOSED,
        table.rematches.exists(),
        tuple(SeatFacts(person, name or now or "", bot) for person, name, now, bot in seats),
    )


def read_entries(table: int, after: int) -> list[Logged]:
    """The log from the entry after this one."""
    rows = Entry.objects.filter(table=table, number__gt=after).order_by("number")
    fields = rows.values_list("number", "at", "kind", "seat", "person_id", "body")
    return [
        Logged(number, milliseconds(at), kind, seat, person, _body.decode(body))
        for number, at, kind, seat, person, body in fields
    ]


def new_ledger(facts: Facts) -> Ledger:
    """The ledger of a table that has not begun."""
    return games.ledger(facts.game, facts.options, facts.position, facts.clock)


def read_ledger(facts: Facts) -> Ledger:
    """The whole log, folded; raises BadLog where it does not fit together."""
    ledger = new_ledger(facts)
    for entry in read_entries(facts.id, 0):
        ledger.apply(entry)
    return ledger


def read_lines(table: int, after: int, most: int) -> list[Line]:
    """The newest lines of chat after the one of this number, oldest first."""
    lines = ChatLine.objects.filter(table=table, pk__gt=after).order_by("-pk")[:most]
    return [Line(line.pk, milliseconds(line.at), line.seat, line.name, line.text) for line in reversed(lines)]
