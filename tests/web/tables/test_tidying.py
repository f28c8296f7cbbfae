"""What goes by itself after a long time, and what stays."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from tests.web.tables.sitting import BOT, ME, OPEN, somebody, table_of

from triskel.web.people.models import Person
from triskel.web.tables.models import Table
from triskel.web.tables.tidying import GUESTS_AFTER, TABLES_AFTER, tidy

pytestmark = pytest.mark.usefixtures("database")

LATER = timezone.now() + GUESTS_AFTER + timedelta(days=1)


def test_a_guest_who_never_came_back_is_forgotten_but_for_the_name_at_finished_games() -> None:
    anna = somebody("Anna")
    table = table_of(anna, ME, BOT)
    Table.objects.update(status=Table.Status.OVER)
    assert tidy(LATER).guests == 1
    anna.refresh_from_db()
    assert anna.name == ""
    assert table.seats.get(number=0).name == "Anna"
    assert tidy(LATER).guests == 0


def test_accounts_and_people_in_running_games_stay() -> None:
    Person.objects.filter(pk=somebody("Anna").pk).update(username="anna")
    table_of(somebody("Bohdan"), ME, BOT)
    assert tidy(LATER).guests == 0


def test_a_table_that_nobody_joins_is_closed() -> None:
    table_of(somebody(), ME, OPEN)
    assert tidy().tables == 0
    assert tidy(timezone.now() + TABLES_AFTER + timedelta(days=1)).tables == 1
    assert Table.objects.get().status == Table.Status.CLOSED


def test_ended_sessions_go(browser: Client) -> None:
    browser.post("/new/ingenious/quick/", {"mode": "two", "how": "friends", "name": "Anna"})
    assert tidy().sessions == 0
    assert tidy(LATER).sessions == 1
