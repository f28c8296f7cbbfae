"""Making a table: what is played, by which rules and clock, and who is meant to sit where."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.translation import gettext

from triskel.core.errors import TriskelError
from triskel.core.game import Options
from triskel.core.registry import game as game_of
from triskel.web.games import face as face_of
from triskel.web.live import outside
from triskel.web.people.models import Person
from triskel.web.people.names import clean_name
from triskel.web.tables import starting
from triskel.web.tables.models import Seat, Table

TITLE_LENGTH: Final = 60
NO_CLOCK: Final[dict[str, object]] = {"kind": "none"}

_MOST_SECONDS: Final = 60 * 24 * 3600


class NotPossible(Exception):
    """Something at a table that can't be done; the text says why, in the language of who asked."""


class SeatPlan(NamedTuple):
    kind: Literal["me", "open", "link", "bot"]
    name: str = ""
    """For "me": another name than mine, of somebody who plays at the same device."""
    bot: str = ""


class Plan(NamedTuple):
    game: str
    options: Options
    seats: Sequence[SeatPlan]
    clock: dict[str, object] = NO_CLOCK
    private: bool = False
    title: str = ""


def make_table(creator: Person, plan: Plan) -> Table:
    """A new table as planned. It begins at once if nobody is waited for. Raises NotPossible."""
    check_plan(plan)
    with transaction.atomic():
        table = Table.objects.create(
            title=plan.title[:TITLE_LENGTH],
            game=plan.game,
            rules=game_of(plan.game).rules_version,
            options=plan.options,
            clock=plan.clock,
            private=plan.private,
            creator=creator,
        )
        Seat.objects.bulk_create(_seat(table, number, seat, creator) for number, seat in enumerate(plan.seats))
        starting.start_if_full(table)
    outside.lobby()
    return table


def check_plan(plan: Plan) -> None:
    """Raise NotPossible for what can't be played."""
    try:
        face = face_of(plan.game)
        game = game_of(plan.game)
        options = game.settle(plan.options)
    except TriskelError:
        raise NotPossible(gettext("These options don't go together.")) from None
    if len(plan.seats) != game.seats(options):
        raise NotPossible(gettext("The number of seats does not fit this way to play."))
    if all(seat.kind == "bot" for seat in plan.seats):
        raise NotPossible(gettext("At least one seat must be for a person."))
    levels = {level.spec for level in face.levels(options)}
    for seat in plan.seats:
        if seat.kind == "bot" and seat.bot not in levels:
            raise NotPossible(gettext("There is no such bot for this game."))
        if seat.kind == "me" and seat.name:
            try:
                clean_name(seat.name)
            except ValidationError as error:
                raise NotPossible(error.messages[0]) from None
    check_clock(plan.clock)


def check_clock(clock: dict[str, object]) -> None:
    """Raise NotPossible for a clock that can't run."""
    if clock.get("kind") == "none":
        return
    times = [clock.get("bank"), clock.get("increment")]
    sensible = all(isinstance(time, int) and 0 <= time <= _MOST_SECONDS for time in times) and any(times)
    if clock.get("kind") not in ("live", "days") or not sensible:
        raise NotPossible(gettext("There is no such clock."))


def _seat(table: Table, number: int, plan: SeatPlan, creator: Person) -> Seat:
    seat = Seat(table=table, number=number)
    if plan.kind == "me":
        seat.person = creator
        seat.name = clean_name(plan.name) if plan.name else ""
    elif plan.kind == "bot":
        seat.bot = plan.bot
    else:
        seat.reserved = plan.kind == "link"
    return seat
