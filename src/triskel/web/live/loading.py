"""Reading tables, their logs and their chat from the database. Called in the readers' threads."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from triskel.web import games
from triskel.web.games import face as face_of
from triskel.web.live.protocol import ChatLine as Line
from triskel.web.live.times import milliseconds
from triskel.web.tables.ledger import Ledger, Logged
from triskel.web.tables.models import ChatLine, Entry, Habit, Sealed, Seat, Table

_moves = msgspec.json.Decoder(list[int])
_body = msgspec.json.Decoder(dict[str, object])


class SeatFacts(NamedTuple):
    person: int | None
    name: str
    bot: str
    habits: Mapping[str, str] = {}
    """How its person is asked in this game, by trigger."""
    orders: Sequence[Mapping[str, str]] = ()
    """What its person has ordered for this table."""
    hushed: Mapping[str, int] = {}
    """The season for which its person does not want to be asked, by trigger."""


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
    fields = ("person_id", "name", "person__name", "bot", "orders")
    seats = list(Seat.objects.filter(table=table).order_by("number").values_list(*fields))
    habits = read_habits([person for person, *_rest in seats if person is not None], table.game)
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
        tuple(
            SeatFacts(
                person,
                name or now or "",
                bot,
                habits.get(person, {}),
                orders.get("orders", ()),
                orders.get("hushed", {}),
            )
            for person, name, now, bot, orders in seats
        ),
    )


def read_habits(people: Sequence[int], game: str) -> dict[int | None, dict[str, str]]:
    """How these people are asked in a game."""
    if not people or not face_of(game).triggers():
        return {}
    found: dict[int | None, dict[str, str]] = {}
    for habit in Habit.objects.filter(person__in=people, game=game):
        found.setdefault(habit.person_id, {})[habit.trigger] = habit.do
    return found


class SealedAnswer(NamedTuple):
    number: int
    seat: int
    at: int
    moves: list[int]


def read_sealed(table: int) -> list[SealedAnswer]:
    """The answers that are kept and not yet opened."""
    rows = Sealed.objects.filter(table=table)
    return [SealedAnswer(row.number, row.seat, milliseconds(row.at), _moves.decode(row.moves)) for row in rows]


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
