"""Who may see what of a game: the one place that decides it for replays."""

from triskel.web.people.models import Person
from triskel.web.replay.story import OPEN, Eyes
from triskel.web.tables import seating
from triskel.web.tables.ledger import Ledger
from triskel.web.tables.models import Seat, Table


class NotForYou(Exception):
    """These eyes are not the asker's, or the table is none of theirs."""


def may_see(person: Person | None, table: Table, ledger: Ledger) -> bool:
    """A private game is for its people while it is played. Once it is over, whoever was given the link may see it."""
    if ledger.number == 0:
        return False
    return ledger.is_over() or seating.may_see(table, person) or (person is not None and person.is_staff)


def seats_of(person: Person | None, table: Table) -> list[int]:
    if person is None:
        return []
    return list(Seat.objects.filter(table=table, person=person).values_list("number", flat=True))


def eyes_of(person: Person | None, table: Table, ledger: Ledger) -> list[Eyes]:
    """The eyes that somebody may look with, the likeliest first: all of them once the game is over, own ones before."""
    mine = seats_of(person, table)
    if not ledger.is_over():
        return [*mine, None]
    others = [seat for seat in range(ledger.seats) if seat not in mine]
    if not ledger.line.game.hides(ledger.line.game.settle(table.options)):
        return [0] if ledger.seats == 1 else [None]
    return [OPEN, *mine, *others]


def chosen(text: str | None, allowed: list[Eyes]) -> Eyes:
    """The eyes that an address names; the likeliest where it names none. Raises NotForYou."""
    if text is None or text == "":
        return allowed[0]
    eyes: Eyes = None if text == "none" else int(text) if text.isdecimal() and len(text) < 4 else text
    if eyes not in allowed:
        raise NotForYou
    return eyes


def written(eyes: Eyes) -> str:
    """Eyes as an address writes them."""
    return "none" if eyes is None else str(eyes)
