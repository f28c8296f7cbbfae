"""How a game begins: when all have sat down, from a position, and again after the end."""

from collections.abc import Mapping, Sequence
from typing import Final

from django.db import transaction

from triskel.core.chance import Source, TrueRandom
from triskel.core.game import Options
from triskel.core.registry import game as game_of
from triskel.web import games
from triskel.web.live import outside
from triskel.web.people.models import Person
from triskel.web.tables.ledger import Sitter
from triskel.web.tables.models import Seat, Table

CHANCE: Final[Source] = TrueRandom()


def start_if_full(table: Table) -> bool:
    """Begin if nobody is waited for any more. Within a transaction that holds the table."""
    seats = list(Seat.objects.filter(table=table).select_related("person"))
    if table.status != Table.Status.OPEN or not all(seat.person or seat.bot for seat in seats):
        return False
    _name(seats)
    sitters = [Sitter(seat.person_id, seat.name, seat.bot) for seat in seats]
    ledger = games.ledger(table.game, table.options, table.position, table.clock)
    draft = ledger.start(sitters, CHANCE)
    return outside.append(table, draft, ledger=ledger)


def _name(seats: Sequence[Seat]) -> None:
    """Give every person's seat the name that the game will know; two of one name get numbers."""
    given: set[str] = set()
    for seat in seats:
        if seat.person is None:
            continue
        name = wanted = seat.name or seat.person.name
        count = 1
        while name in given:
            count += 1
            name = f"{wanted} {count}"
        given.add(name)
        if seat.name != name or seat.reserved:
            seat.name, seat.reserved = name, False
            seat.save(update_fields=["name", "reserved"])


def begin_from(
    game: str,
    options: Options,
    position: Mapping[str, object] | None,
    sitters: Sequence[Person | str],
    creator: Person,
    title: str = "",
    clock: Mapping[str, object] | None = None,
) -> Table:
    """A game that begins at once, from a position, with persons and with bots named by their specification."""
    with transaction.atomic():
        table = Table.objects.create(
            title=title,
            game=game,
            rules=game_of(game).rules_version,
            options=options,
            position=None if position is None else dict(position),
            clock=dict(clock or {"kind": "none"}),
            private=True,
            creator=creator,
        )
        for number, sitter in enumerate(sitters):
            if isinstance(sitter, Person):
                Seat.objects.create(table=table, number=number, person=sitter)
            else:
                Seat.objects.create(table=table, number=number, bot=sitter)
        start_if_full(table)
    return table


def rematch(table: Table, person: Person) -> Table:
    """The next game of the same people, each one seat further on. Who asks sits down; the seats of the others are kept
    until they ask too. Everybody who asks comes to the same table."""
    with transaction.atomic():
        Table.objects.select_for_update().get(pk=table.pk)
        following = Table.objects.filter(previous=table).exclude(status=Table.Status.CLOSED).first()
        if following is None:
            following = _following(table, person)
        if following.status == Table.Status.OPEN:
            _sit_again(table, following, person)
            start_if_full(following)
        outside.wake(table)
        outside.wake(following)
    return following


def _following(table: Table, person: Person) -> Table:
    new = Table.objects.create(
        title=table.title,
        game=table.game,
        rules=game_of(table.game).rules_version,
        options=table.options,
        clock=table.clock,
        private=table.private,
        creator=person,
        previous=table,
    )
    seats = list(table.seats.all())
    for seat in seats:
        after = (seat.number + 1) % len(seats)
        Seat.objects.create(table=new, number=after, bot=seat.bot, name=seat.name, reserved=not seat.bot)
    return new


def _sit_again(table: Table, following: Table, person: Person) -> None:
    count = following.seats.count()
    for seat in table.seats.filter(person=person):
        following.seats.filter(number=(seat.number + 1) % count, person=None, bot="").update(
            person=person, name=seat.name, reserved=False
        )
