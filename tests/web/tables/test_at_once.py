"""Two people want the same seat at the same moment."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier
from typing import TypeVar

import pytest
from django.db import connection
from tests.web.tables.sitting import BOT, ME, OPEN, names_at, somebody, table_of

from triskel.web.tables import seating, starting
from triskel.web.tables.making import NotPossible
from triskel.web.tables.models import Entry, Table

pytestmark = pytest.mark.usefixtures("committed")

TOGETHER = 4
Result = TypeVar("Result")


def together(*acts: Callable[[], Result]) -> list[Result | None]:
    """Do all this at the same moment, each in a thread with a connection of its own; None for what is not possible."""
    start = Barrier(len(acts))

    def run(act: Callable[[], Result]) -> Result | None:
        try:
            start.wait()
            return act()
        except NotPossible:
            return None
        finally:
            connection.close()

    with ThreadPoolExecutor(len(acts)) as threads:
        return list(threads.map(run, acts))


def test_one_of_them_gets_the_seat() -> None:
    table = table_of(somebody("Anna"), ME, OPEN)
    people = [somebody(f"Guest {number}") for number in range(TOGETHER)]
    seats = together(*[partial(seating.join, Table.objects.get(), person) for person in people])
    assert sum(seat is not None for seat in seats) == 1
    table.refresh_from_db()
    assert table.status == Table.Status.PLAYING
    assert names_at(table)[1] in {person.name for person in people}
    assert Entry.objects.count() == 1


def test_two_who_press_play_again_come_to_one_table() -> None:
    anna, bohdan = somebody("Anna"), somebody("Bohdan")
    table = table_of(anna, ME, OPEN, BOT)
    seating.join(table, bohdan)
    Table.objects.update(status=Table.Status.OVER)
    again = together(*[partial(starting.rematch, table, person) for person in (anna, bohdan)])
    assert again[0] == again[1]
    following = Table.objects.get(previous=table)
    assert following.status == Table.Status.PLAYING
    assert names_at(following) == ["greedy", "Anna", "Bohdan"]
