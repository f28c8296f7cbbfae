"""The lists of the lobby and of "my games"."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from django.db.models import Q, QuerySet
from django.utils import timezone
from django.utils.timesince import timesince
from django.utils.translation import gettext

from triskel.web.people.models import Person
from triskel.web.tables import words
from triskel.web.tables.models import Seat, Table

MOST: Final = 24
MOST_OVER: Final = 30
WAITING: Final = timedelta(days=3)
"""A table that waits longer is shown no more; nobody is there."""
ALIVE: Final = timedelta(days=14)
JUST_NOW: Final = timedelta(minutes=1)


@dataclass(frozen=True)
class Row:
    """A table as lists show it."""

    table: Table
    title: str
    game: str
    mode: str
    options: list[str]
    clock: str
    places: list[words.Place]
    free: int
    my_turn: bool
    mine: bool

    @property
    def ago(self) -> str:
        """How long ago something happened here."""
        if timezone.now() - self.table.changed < JUST_NOW:
            return gettext("just now")
        return gettext("%(time)s ago") % {"time": timesince(self.table.changed, depth=1)}


def row(table: Table, person: Person | None) -> Row:
    number = person.pk if person else None
    places = words.places(table, number)
    mine = [place for place in places if place.mine]
    return Row(
        table=table,
        title=words.title_of(table),
        game=words.game_title(table.game),
        mode=words.mode_title(table.game, table.options),
        options=words.deviations(table.game, table.options),
        clock=words.clock_words(table.clock),
        places=places,
        free=sum(place.kind == "free" for place in places),
        my_turn=any(place.turn and not place.away for place in mine),
        mine=bool(mine),
    )


def _tables() -> QuerySet[Table]:
    return Table.objects.prefetch_related("seats__person")


def open_tables(person: Person | None) -> list[Row]:
    """Public tables of others with a free seat, the newest first."""
    waiting = Q(status=Table.Status.OPEN, private=False, created__gt=timezone.now() - WAITING)
    free = Q(pk__in=Seat.objects.filter(person=None, bot="", reserved=False).values("table"))
    found = _tables().filter(waiting & free)
    if person is not None:
        found = found.exclude(creator=person).exclude(pk__in=Seat.objects.filter(person=person).values("table"))
    return [row(table, person) for table in found.order_by("-created")[:MOST]]


def tables_to_watch(person: Person | None) -> list[Row]:
    """Public games that are played now."""
    played = Q(status=Table.Status.PLAYING, private=False, changed__gt=timezone.now() - ALIVE)
    found = _tables().filter(played)
    if person is not None:
        found = found.exclude(pk__in=Seat.objects.filter(person=person).values("table"))
    return [row(table, person) for table in found.order_by("-changed")[:MOST]]


@dataclass(frozen=True)
class MyGames:
    turn: list[Row]
    """My turn, the most urgent first."""
    others: list[Row]
    """Somebody else's turn."""
    waiting: list[Row]
    """Not begun."""
    again: list[Row]
    """The others want to play again; a seat is kept for me."""
    over: list[Row]

    def __bool__(self) -> bool:
        return bool(self.turn or self.others or self.waiting or self.again or self.over)


def my_games(person: Person) -> MyGames:
    seats = Seat.objects.filter(person=person)
    mine = _tables().filter(Q(pk__in=seats.values("table")) | Q(creator=person, status=Table.Status.OPEN))
    going = [row(table, person) for table in mine.filter(status__in=(Table.Status.OPEN, Table.Status.PLAYING))]
    playing = [one for one in going if one.table.status == Table.Status.PLAYING]
    over = mine.filter(status=Table.Status.OVER).order_by("-ended")
    again = _tables().filter(status=Table.Status.OPEN, previous__in=over.values("pk"))
    return MyGames(
        turn=sorted((one for one in playing if one.my_turn), key=_urgency),
        others=sorted((one for one in playing if not one.my_turn), key=_age),
        waiting=sorted((one for one in going if one.table.status == Table.Status.OPEN), key=_age),
        again=[row(table, person) for table in again.exclude(pk__in=seats.values("table"))[:MOST]],
        over=[row(table, person) for table in over[:MOST_OVER]],
    )


def turns_waiting(person: Person) -> int:
    """At how many tables it is this person's turn."""
    seats = Seat.objects.filter(person=person, substitute="", table__status=Table.Status.PLAYING)
    awaited = seats.values_list("table", "number", "table__awaited")
    return len({table for table, number, awaited in awaited if number in awaited})


def _urgency(one: Row) -> tuple[bool, datetime]:
    deadline = one.table.deadline
    return (deadline is None, deadline or one.table.changed)


def _age(one: Row) -> float:
    return -one.table.changed.timestamp()
