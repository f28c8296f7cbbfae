"""What somebody is told when something is awaited of them: worked out at the moment of telling, in their language."""

from dataclasses import dataclass

from django.conf import settings
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _

from triskel.web.live.loading import read_facts, read_ledger
from triskel.web.people.models import Person
from triskel.web.tables.ledger import BadLog, Question
from triskel.web.tables.models import Entry, Seat, Table
from triskel.web.tables.words import bot_title, game_title

_TURNS = ("start", "play", "undo", "handover")
"""The kinds of entries that can make it somebody's turn."""


@dataclass(frozen=True)
class Notice:
    """What is awaited of somebody, and how they are told."""

    person: Person
    table: Table
    number: int
    """The entry of the log since when it is awaited."""
    text: str
    title: str
    path: str

    @property
    def address(self) -> str:
        return site_address() + self.path


def site_address() -> str:
    """Where this site is found, for links in mails."""
    return str(settings.SITE_ADDRESS or "http://localhost:8000").rstrip("/")


def notice_for(person_id: int, key: str) -> Notice | None:
    """What this person would be told of this table now; None when nothing is awaited of them (any more)."""
    table = Table.objects.filter(key=key, status=Table.Status.PLAYING).first()
    person = Person.objects.filter(pk=person_id).first()
    if table is None or person is None or person.is_banned():
        return None
    seats = list(Seat.objects.filter(table=table))
    mine = {seat.number for seat in seats if seat.person_id == person_id and not seat.bot and not seat.substitute}
    with translation.override(language_of(person)):
        found = _turn(table, mine) or _question(table, mine)
        if found is None:
            return None
        title = name_of(table, [seat for seat in seats if seat.person_id != person_id])
        return Notice(person, table, *found, title, path_of(table))


def _turn(table: Table, mine: set[int]) -> tuple[int, str] | None:
    """The entry that made it the turn of one of these seats, and how that is said."""
    if mine.isdisjoint(table.awaited):
        return None
    entries = Entry.objects.filter(table=table, kind__in=_TURNS).order_by("-number")
    return entries.values_list("number", flat=True).first() or 0, _("It is your turn.")


def _question(table: Table, mine: set[int]) -> tuple[int, str] | None:
    """The entry that asked one of these seats something that is still open, and what it asked."""
    facts = read_facts(number=table.pk)
    if facts is None:
        return None
    try:
        ledger = read_ledger(facts)
    except BadLog:
        return None
    for question in ledger.open:
        if not mine.isdisjoint(question.open_for(ledger.voters(question.seat))):
            return question.number, _asked(question, ledger.sitters[question.seat].name)
    return None


def _asked(question: Question, name: str) -> str:
    match question.what or question.kind:
        case "undo":
            text = _("{name} would like to take a move back. Do you agree?")
        case "live":
            text = _("{name} would like to play on live. Do you agree?")
        case "end":
            text = _("{name} would like to end the game without a result. Do you agree?")
        case "leave":
            text = _("{name} has left the table. How shall the game go on?")
        case _:
            text = _("{name} is late. How shall the game go on?")
    return text.format(name=name)


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
