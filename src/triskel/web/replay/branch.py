"""Playing on from a moment of a game that is over: a new table from that position, with bots in the other seats."""

from triskel.bots import registry as bots
from triskel.core.errors import TriskelError, UnknownBot
from triskel.core.state import CHANCE
from triskel.web.people.models import Person
from triskel.web.tables.ledger import Ledger
from triskel.web.tables.models import Table
from triskel.web.tables.starting import begin_from


class NoBranch(TriskelError):
    """From here nobody can play on; ``code`` says why."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return self.text


def branch(table: Table, ledger: Ledger, at: int, person: Person, seat: int, bot: str) -> Table:
    """A table at which the person plays on from after entry ``at``; the bot plays all other seats. Only from games that
    are over: of others it would show what is hidden."""
    position = _position(ledger, at)
    if not 0 <= seat < ledger.seats:
        raise NoBranch("no_seat", f"there is no seat {seat}")
    try:
        bots.bot(bot, table.game)
    except UnknownBot as error:
        raise NoBranch("unknown_bot", str(error)) from None
    sitters = [person if number == seat else bot for number in range(ledger.seats)]
    return begin_from(table.game, table.options, position, sitters, person, table.title)


def _position(ledger: Ledger, at: int) -> dict[str, object]:
    if not ledger.is_over():
        raise NoBranch("not_over", "play on from games that are over")
    if not 1 <= at <= ledger.number:
        raise NoBranch("no_moment", f"the game has entries 1 to {ledger.number}")
    state = ledger.state_at(at)
    if not state.awaited() or CHANCE in state.awaited():
        raise NoBranch("no_choice", "nobody has anything to choose here")
    return state.document()
