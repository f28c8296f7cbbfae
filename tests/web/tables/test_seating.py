"""Sitting down, getting up, links that give seats, and what the host may do."""

import pytest
from tests.web.tables.sitting import BOT, LINK, ME, OPEN, names_at, somebody, table_of

from triskel.web.live import outside
from triskel.web.people import accounts
from triskel.web.people.models import Person
from triskel.web.tables import seating
from triskel.web.tables.making import NotPossible
from triskel.web.tables.models import Seat, Table

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def anna() -> Person:
    return somebody("Anna")


@pytest.fixture
def bohdan() -> Person:
    return somebody("Bohdan")


def link(table: Table, number: int) -> str:
    return table.seats.get(number=number).invitation


def test_the_last_to_sit_down_begins_the_game(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN)
    seating.join(table, bohdan)
    assert table.status == Table.Status.PLAYING
    assert names_at(table) == ["Anna", "Bohdan"]


def test_choosing_a_seat(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN, OPEN)
    seating.join(table, bohdan, 2)
    assert names_at(table) == ["Anna", "", "Bohdan"]


def test_a_taken_seat_is_not_given_twice(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN, OPEN)
    seating.join(table, bohdan, 1)
    with pytest.raises(NotPossible):
        seating.join(table, somebody("Celine"), 1)
    assert names_at(table) == ["Anna", "Bohdan", ""]


def test_a_seat_kept_for_a_link_is_not_for_everybody(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, LINK)
    with pytest.raises(NotPossible):
        seating.join(table, bohdan)
    seating.claim(link(table, 1), bohdan)
    assert names_at(table) == ["Anna", "Bohdan"]


def test_nobody_joins_a_game_that_has_begun(anna: Person, bohdan: Person) -> None:
    with pytest.raises(NotPossible):
        seating.join(table_of(anna, ME, BOT), bohdan)


def test_nobody_joins_a_closed_table(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN)
    seating.close(table)
    with pytest.raises(NotPossible):
        seating.join(table, bohdan)
    with pytest.raises(NotPossible):
        seating.claim(link(table, 1), bohdan)


# Lost seats


def test_a_lost_seat_is_found_again_by_its_link(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN)
    seating.join(table, bohdan)
    bohdan_elsewhere = somebody("Bohdan on the phone")
    seating.claim(link(table, 1), bohdan_elsewhere)
    seat = table.seats.get(number=1)
    assert seat.person == bohdan_elsewhere
    assert seat.name == "Bohdan", "the game knows the name that it began with"


def test_following_ones_own_link_changes_nothing(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN)
    seating.join(table, bohdan)
    assert seating.claim(link(table, 1), bohdan).person == bohdan


def test_the_seat_of_an_account_is_not_taken_over(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN)
    Person.objects.filter(pk=bohdan.pk).update(username="bohdan")
    seating.join(table, bohdan)
    with pytest.raises(NotPossible):
        seating.claim(link(table, 1), somebody("Eve"))
    assert table.seats.get(number=1).person == bohdan


def test_the_seat_of_a_bot_is_not_taken_over(anna: Person) -> None:
    table = table_of(anna, ME, BOT)
    with pytest.raises(NotPossible):
        seating.claim(link(table, 1), somebody("Eve"))


def test_a_renewed_link_makes_the_old_one_worthless(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, LINK)
    old = link(table, 1)
    seating.renew_link(table, 1)
    with pytest.raises(Seat.DoesNotExist):
        seating.claim(old, bohdan)
    seating.claim(link(table, 1), bohdan)


# Getting up


def test_getting_up_frees_the_seat(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN, OPEN)
    seating.join(table, bohdan)
    seating.leave(table, bohdan)
    assert names_at(table) == ["Anna", "", ""]


def test_when_the_host_gets_up_somebody_else_is_host(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN, OPEN)
    seating.join(table, bohdan)
    seating.leave(table, anna)
    assert table.creator == bohdan
    assert table.status == Table.Status.OPEN


def test_the_last_to_get_up_closes_the_table(anna: Person) -> None:
    table = table_of(anna, ME, OPEN)
    seating.leave(table, anna)
    assert table.status == Table.Status.CLOSED


def test_nobody_just_gets_up_from_a_game(anna: Person) -> None:
    with pytest.raises(NotPossible):
        seating.leave(table_of(anna, ME, BOT), anna)


# The host


def test_the_host_lets_a_bot_play_and_the_game_begins(anna: Person) -> None:
    table = table_of(anna, ME, OPEN)
    seating.put_bot(table, 1, "balanced")
    assert table.status == Table.Status.PLAYING
    assert names_at(table) == ["Anna", "balanced"]


def test_a_bot_does_not_push_anybody_off(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN, OPEN)
    seating.join(table, bohdan, 1)
    with pytest.raises(NotPossible):
        seating.put_bot(table, 1, "balanced")


def test_bots_alone_do_not_play(anna: Person) -> None:
    table = table_of(anna, OPEN, BOT)
    with pytest.raises(NotPossible):
        seating.put_bot(table, 0, "balanced")


def test_a_freed_seat_is_free_for_all_but_its_old_link(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, LINK, OPEN)
    old = link(table, 1)
    seating.claim(old, bohdan)
    seating.empty_seat(table, 1)
    assert names_at(table) == ["Anna", "", ""]
    assert not Seat.objects.filter(invitation=old).exists()


# People who move or go


def test_the_seats_of_a_guest_move_into_an_account(anna: Person, bohdan: Person) -> None:
    Person.objects.filter(pk=bohdan.pk).update(username="bohdan")
    table = table_of(anna, ME, BOT)
    accounts.merge(anna, bohdan)
    table.refresh_from_db()
    assert names_at(table) == ["Bohdan", "greedy"]
    assert table.creator == bohdan


def test_when_somebody_is_forgotten_the_others_decide_how_the_game_goes_on(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN)
    seating.join(table, bohdan)
    accounts.delete(bohdan)
    ledger = outside.ledger_of(table)
    assert ledger.entries[-1].kind == "leave"
    assert [question["kind"] for question in ledger.questions()] == ["leave"]


# Who may look


def test_a_public_game_is_for_everybody(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, BOT)
    assert seating.may_see(table, bohdan)
    assert seating.may_see(table, None)


def test_a_private_game_is_for_its_people(anna: Person, bohdan: Person) -> None:
    table = table_of(anna, ME, OPEN, private=True)
    assert seating.may_see(table, None), "while it waits, its link is an invitation"
    seating.join(table, bohdan)
    assert seating.may_see(table, anna)
    assert seating.may_see(table, bohdan)
    assert not seating.may_see(table, somebody("Eve"))
    assert not seating.may_see(table, None)
