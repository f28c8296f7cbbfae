"""Playing again: the same people, one seat further on."""

import pytest
from tests.web.tables.sitting import BOT, ME, OPEN, names_at, somebody, table_of

from triskel.web.people.models import Person
from triskel.web.tables import lists, seating
from triskel.web.tables.making import SeatPlan
from triskel.web.tables.models import Table
from triskel.web.tables.starting import rematch

pytestmark = pytest.mark.usefixtures("database")


def played(anna: Person, *others: Person) -> Table:
    """A game of these people and a bot that is over."""
    table = table_of(anna, ME, *[OPEN] * len(others), BOT)
    for person in others:
        seating.join(table, person)
    Table.objects.filter(pk=table.pk).update(status=Table.Status.OVER)
    table.refresh_from_db()
    return table


def test_alone_with_bots_it_begins_at_once_one_seat_further_on() -> None:
    again = rematch(table := played(somebody("Anna")), Person.objects.get())
    again.refresh_from_db()
    assert again.previous == table
    assert again.status == Table.Status.PLAYING
    assert names_at(again) == ["greedy", "Anna"]


def test_seats_are_kept_for_the_others_until_they_want_to_play_again_too() -> None:
    anna, bohdan = somebody("Anna"), somebody("Bohdan")
    table = played(anna, bohdan)
    again = rematch(table, anna)
    assert again.status == Table.Status.OPEN
    assert names_at(again) == ["greedy", "Anna", ""]
    kept = again.seats.get(number=2)
    assert (kept.name, kept.reserved) == ("Bohdan", True)
    with pytest.raises(Exception, match="taken"):
        seating.join(again, somebody("Eve"))
    assert [row.table for row in lists.my_games(bohdan).again] == [again]


def test_everybody_who_asks_comes_to_the_same_table() -> None:
    anna, bohdan = somebody("Anna"), somebody("Bohdan")
    table = played(anna, bohdan)
    first, second, third = rematch(table, bohdan), rematch(table, bohdan), rematch(table, anna)
    assert first == second == third
    third.refresh_from_db()
    assert third.status == Table.Status.PLAYING
    assert names_at(third) == ["greedy", "Anna", "Bohdan"]


def test_options_clock_and_privacy_stay() -> None:
    anna = somebody("Anna")
    table = played(anna)
    Table.objects.filter(pk=table.pk).update(clock={"kind": "live", "bank": 300, "increment": 10}, private=True)
    table.refresh_from_db()
    again = rematch(table, anna)
    assert (again.options, again.clock, again.private) == (table.options, table.clock, True)


def test_two_on_one_sofa_both_sit_again() -> None:
    table = table_of(somebody("Anna"), ME, SeatPlan("me", name="Jan"))
    Table.objects.filter(pk=table.pk).update(status=Table.Status.OVER)
    again = rematch(table, Person.objects.get())
    assert [seat.name for seat in again.seats.all()] == ["Jan", "Anna"]


def test_a_rematch_that_was_closed_is_not_in_the_way() -> None:
    anna, bohdan = somebody("Anna"), somebody("Bohdan")
    table = played(anna, bohdan)
    seating.close(first := rematch(table, anna))
    assert rematch(table, bohdan) != first
