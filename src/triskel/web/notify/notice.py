"""What somebody is told when it is their turn: worked out at the moment of telling, in their language."""

from dataclasses import dataclass

from django.conf import settings
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _

from triskel.web.people.models import Person
from triskel.web.tables.models import Entry, Seat, Table
from triskel.web.tables.words import bot_title, game_title

_TURNS = ("start", "play", "undo", "handover")
"""The kinds of entries that can make it somebody's turn."""


@dataclass(frozen=True)
class Notice:
    """A turn that somebody can be told of."""

    person: Person
    table: Table
    turn: int
    title: str
    text: str
    path: str

    @property
    def address(self) -> str:
        return site_address() + self.path


def site_address() -> str:
    """Where this site is found, for links in mails."""
    return str(settings.SITE_ADDRESS or "http://localhost:8000").rstrip("/")


def notice_for(person_id: int, key: str) -> Notice | None:
    """What this person would be told of this table now; None when it is not (or no longer) their turn."""
    table = Table.objects.filter(key=key, status=Table.Status.PLAYING).first()
    person = Person.objects.filter(pk=person_id).first()
    if table is None or person is None or person.is_banned():
        return None
    seats = list(Seat.objects.filter(table=table))
    mine = [seat for seat in seats if seat.person_id == person_id and not seat.bot and not seat.substitute]
    if not any(seat.number in table.awaited for seat in mine):
        return None
    last = (
        Entry.objects.filter(table=table, kind__in=_TURNS).order_by("-number").values_list("number", flat=True).first()
    )
    with translation.override(language_of(person)):
        title = name_of(table, [seat for seat in seats if seat.person_id != person_id])
        return Notice(person, table, last or 0, title, _("It is your turn."), path_of(table))


def language_of(person: Person) -> str:
    return person.language or settings.LANGUAGE_CODE


def name_of(table: Table, others: list[Seat]) -> str:
    """The table as people call it: its name, or the game and who else plays."""
    if table.title:
        return table.title
    names = ", ".join(filter(None, (_who(table, seat) for seat in others)))
    game = game_title(table.game)
    return _("{game} with {names}").format(game=game, names=names) if names else game


def _who(table: Table, seat: Seat) -> str:
    return bot_title(table.game, table.options, seat.bot) if seat.bot else seat.name


def path_of(table: Table) -> str:
    return reverse("tables:table", args=[table.key])
