"""Sitting down at a table, getting up, and what its host may do with the seats while it waits for players."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext

from triskel.core.errors import TriskelError
from triskel.web.games import face as face_of
from triskel.web.live import outside
from triskel.web.people.models import Person
from triskel.web.tables import starting
from triskel.web.tables.making import NotPossible
from triskel.web.tables.models import ChatLine, Seat, Table, new_key


@contextmanager
def _held(table: Table) -> Iterator[Table]:
    """A table that nobody else changes meanwhile, as it is now."""
    with transaction.atomic():
        held = Table.objects.select_for_update().get(pk=table.pk)
        yield held
        outside.wake(held)
    table.refresh_from_db()


def _must_be_open(table: Table) -> None:
    if table.status == Table.Status.CLOSED:
        raise NotPossible(gettext("This table was closed."))
    if table.status != Table.Status.OPEN:
        raise NotPossible(gettext("The game has begun already."))


def free_seats(table: Table) -> list[Seat]:
    """The seats that anybody may take who may see the table."""
    return [seat for seat in table.seats.all() if seat.person_id is None and not seat.bot and not seat.reserved]


def sits_at(table: Table, person: Person | None) -> bool:
    return person is not None and any(seat.person_id == person.pk for seat in table.seats.all())


def may_see(table: Table, person: Person | None) -> bool:
    """A private table that is played is for its people and for the staff; while it waits, its link is an invitation."""
    if not table.private or table.status == Table.Status.OPEN:
        return True
    return person is not None and (table.creator_id == person.pk or person.is_staff or sits_at(table, person))


def join(table: Table, person: Person, number: int | None = None) -> Seat:
    """Take a free seat, or this very one. The game begins with the last. Raises NotPossible."""
    with _held(table) as held:
        _must_be_open(held)
        free = [seat for seat in free_seats(held) if number is None or seat.number == number]
        if not free:
            raise NotPossible(gettext("Somebody else was faster: this seat is taken."))
        _sit(free[0], person)
        starting.start_if_full(held)
    return free[0]


def claim(invitation: str, person: Person) -> Seat:
    """Take the seat that a link gives. A seat with a guest in it passes over to who has the link: that is how somebody
    gets a lost seat back. Raises NotPossible."""
    seat = Seat.objects.select_related("table").get(invitation=invitation)
    with _held(seat.table) as held:
        seat = Seat.objects.select_related("person").get(pk=seat.pk)
        if seat.person_id == person.pk:
            return seat
        if seat.bot:
            raise NotPossible(gettext("A bot plays here."))
        if held.status == Table.Status.CLOSED:
            raise NotPossible(gettext("This table was closed."))
        if seat.person is not None and not seat.person.is_guest:
            raise NotPossible(gettext("This seat belongs to an account. Log in to take it up again."))
        _sit(seat, person)
        starting.start_if_full(held)
    return seat


def _sit(seat: Seat, person: Person) -> None:
    if seat.table.status == Table.Status.OPEN:
        seat.name = ""
    seat.person, seat.reserved = person, False
    seat.save(update_fields=["person", "reserved", "name"])


def leave(table: Table, person: Person) -> None:
    """Get up from a table that has not begun. The last one closes it; when the host goes, somebody else is host."""
    with _held(table) as held:
        _must_be_open(held)
        for seat in held.seats.filter(person=person):
            _clear(seat)
        if held.creator_id == person.pk:
            heir = held.seats.filter(person__isnull=False).first()
            if heir is None:
                _close(held)
            else:
                held.creator = heir.person
                held.save(update_fields=["creator"])


def close(table: Table) -> None:
    """Close a table that has not begun."""
    with _held(table) as held:
        _must_be_open(held)
        _close(held)


def _close(table: Table) -> None:
    table.status = Table.Status.CLOSED
    table.ended = timezone.now()
    table.save(update_fields=["status", "ended"])


def empty_seat(table: Table, number: int) -> None:
    """The host frees a seat: of a bot, or of somebody who does not come."""
    with _held(table) as held:
        _must_be_open(held)
        seat = held.seats.get(number=number)
        _clear(seat)
        seat.invitation = new_key()
        seat.reserved = False
        seat.save(update_fields=["invitation", "reserved"])


def put_bot(table: Table, number: int, spec: str) -> None:
    """The host lets a bot play an empty seat."""
    with _held(table) as held:
        _must_be_open(held)
        seat = held.seats.get(number=number)
        if seat.person_id is not None:
            raise NotPossible(gettext("Somebody else was faster: this seat is taken."))
        if spec not in {level.spec for level in face_of(held.game).levels(held.options)}:
            raise NotPossible(gettext("There is no such bot for this game."))
        if not held.seats.filter(bot="").exclude(number=number).exists():
            raise NotPossible(gettext("At least one seat must be for a person."))
        seat.bot, seat.name, seat.reserved = spec, "", False
        seat.save(update_fields=["bot", "name", "reserved"])
        starting.start_if_full(held)


def renew_link(table: Table, number: int) -> None:
    """A new link for a seat; the old one is worth nothing from now on."""
    table.seats.filter(number=number).update(invitation=new_key())


def _clear(seat: Seat) -> None:
    seat.person, seat.bot, seat.name = None, "", ""
    seat.save(update_fields=["person", "bot", "name"])


def move_seats(guest: Person, account: Person) -> None:
    """All that a guest has at tables goes over to an account."""
    tables = list(Table.objects.filter(seats__person=guest).distinct())
    Seat.objects.filter(person=guest).update(person=account)
    Table.objects.filter(creator=guest).update(creator=account)
    ChatLine.objects.filter(person=guest).update(person=account)
    for table in tables:
        outside.wake(table)


def give_up_seats(person: Person) -> None:
    """Somebody goes for good: tables that wait lose them; in games that are played, the others decide what happens."""
    for table in Table.objects.filter(seats__person=person, status=Table.Status.OPEN).distinct():
        leave(table, person)
    for table in Table.objects.filter(seats__person=person, status=Table.Status.PLAYING).distinct():
        _leave_game(table, person)
    Seat.objects.filter(person=person, name="").update(name=person.name)
    Seat.objects.filter(person=person).update(person=None)


def _leave_game(table: Table, person: Person) -> None:
    for seat in table.seats.filter(person=person):
        ledger = outside.ledger_of(table)
        try:
            outside.append(table, ledger.leave(seat.number), person.pk, ledger)
        except TriskelError:
            continue  # Already left, or nothing to leave any more.
    outside.wake(table)
