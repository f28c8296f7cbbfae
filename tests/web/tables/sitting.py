"""Words for the tests of tables: people, and the tables they make."""

from collections.abc import Sequence

from triskel.core.registry import game
from triskel.web.people.models import Person
from triskel.web.tables.making import Plan, SeatPlan, make_table
from triskel.web.tables.models import Table

ME, OPEN, LINK = SeatPlan("me"), SeatPlan("open"), SeatPlan("link")
BOT = SeatPlan("bot", bot="greedy")


def somebody(name: str = "Anna") -> Person:
    return Person.objects.create_guest(name)


def plan_of(*seats: SeatPlan, private: bool = False, title: str = "", **options: object) -> Plan:
    settled = game("ingenious").settle({"players": len(seats), **options})
    return Plan("ingenious", settled, seats, private=private, title=title)


def table_of(creator: Person, *seats: SeatPlan, private: bool = False, title: str = "", **options: object) -> Table:
    return make_table(creator, plan_of(*seats, private=private, title=title, **options))


def names_at(table: Table) -> Sequence[str]:
    """Who sits where: persons by name, bots by their specification, nobody as an empty text."""
    seats = table.seats.select_related("person").order_by("number")
    return [seat.bot or (seat.person.name if seat.person else "") for seat in seats]
