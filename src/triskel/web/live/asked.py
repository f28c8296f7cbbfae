"""How people want to be asked whether they answer events, kept in the database. Called in the readers' threads."""

from collections.abc import Mapping, Sequence
from typing import Final

from triskel.web.tables.models import Habit, Seat

MOST_ORDERS: Final = 30


def set_habit(person: int, game: str, trigger: str, do: str) -> None:
    Habit.objects.update_or_create(person_id=person, game=game, trigger=trigger, defaults={"do": do})


def hush(table: int, seat: int, trigger: str, season: int) -> None:
    """Not to be asked any more this season."""
    found = Seat.objects.get(table=table, number=seat)
    found.orders = {**found.orders, "hushed": {**found.orders.get("hushed", {}), trigger: season}}
    found.save(update_fields=["orders"])


def set_orders(table: int, seat: int, orders: Sequence[Mapping[str, str]]) -> None:
    """The standing orders of a seat; they take the place of those before."""
    found = Seat.objects.get(table=table, number=seat)
    found.orders = {**found.orders, "orders": [dict(order) for order in orders]}
    found.save(update_fields=["orders"])
