"""Bans, muting, the admin pages, and what guards every form."""

from datetime import timedelta

import pytest
from django.contrib.auth.hashers import Argon2PasswordHasher
from django.test import Client, RequestFactory
from django.utils import timezone
from tests.web.people.test_guests import play_now

from triskel.web import settings
from triskel.web.people.failures import broken
from triskel.web.people.models import Person
from triskel.web.tables.models import Table


@pytest.fixture
def host(database: None) -> Client:
    """The browser of who runs the site."""
    Person.objects.create_superuser("host", "a long enough one")
    browser = Client()
    assert browser.login(username="host", password="a long enough one")
    return browser


def act(host: Client, kind: str, what: str, *numbers: int) -> str:
    """Do an admin action and return the page."""
    answer = host.post(f"/admin/{kind}/", {"action": what, "_selected_action": list(numbers)}, follow=True)
    assert answer.status_code == 200
    return answer.content.decode()


def test_who_is_banned_gets_a_page_that_says_so_and_until_when(browser: Client) -> None:
    anna = play_now(browser)
    anna.banned_until = timezone.now() + timedelta(days=2)
    anna.save()
    page = browser.get("/")
    assert page.status_code == 403
    assert "You can&#x27;t play here now" in page.content.decode()
    assert str(anna.banned_until.year) in page.content.decode()
    assert browser.post("/new/ingenious/quick/", {"mode": "two", "how": "bots"}).status_code == 403


def test_a_ban_ends_by_itself(browser: Client) -> None:
    anna = play_now(browser)
    anna.banned_until = timezone.now() - timedelta(seconds=1)
    anna.save()
    assert browser.get("/").status_code == 200


def test_a_banned_person_may_still_choose_a_language(browser: Client) -> None:
    anna = play_now(browser)
    Person.objects.filter(pk=anna.pk).update(banned_until=timezone.now() + timedelta(days=2))
    assert browser.post("/language/", {"language": "uk"}).status_code == 302


def test_the_host_bans_mutes_and_pardons(host: Client, browser: Client) -> None:
    anna = play_now(browser)
    act(host, "people/person", "ban_for_a_week", anna.pk)
    act(host, "people/person", "mute_for_a_day", anna.pk)
    anna.refresh_from_db()
    assert anna.is_banned()
    assert anna.is_muted()
    act(host, "people/person", "unban", anna.pk)
    act(host, "people/person", "unmute", anna.pk)
    anna.refresh_from_db()
    assert not anna.is_banned()
    assert not anna.is_muted()


def test_a_ban_for_good_lasts(host: Client, browser: Client) -> None:
    anna = play_now(browser)
    act(host, "people/person", "ban_for_good", anna.pk)
    assert browser.get("/").status_code == 403


def test_the_host_cannot_ban_themselves_by_a_slip(host: Client) -> None:
    act(host, "people/person", "ban_for_good", Person.objects.get(username="host").pk)
    assert host.get("/").status_code == 200


@pytest.mark.parametrize(
    "page", ["people/person/", "tables/table/", "tables/table/?stuck=yes", "people/person/?kind=guest"]
)
def test_the_admin_lists_open(host: Client, browser: Client, page: str) -> None:
    play_now(browser)
    assert host.get(f"/admin/{page}").status_code == 200


def test_the_admin_pages_of_a_person_and_a_table_open(host: Client, browser: Client) -> None:
    anna = play_now(browser)
    assert host.get(f"/admin/people/person/{anna.pk}/change/").status_code == 200
    table = host.get(f"/admin/tables/table/{Table.objects.get().pk}/change/")
    assert table.status_code == 200
    assert "start" in table.content.decode()


def test_the_host_checks_repairs_and_closes_a_table(host: Client, browser: Client) -> None:
    play_now(browser)
    table = Table.objects.get()
    assert "fine" in act(host, "tables/table", "replay", table.pk)
    Table.objects.update(awaited=[1], number=7)
    act(host, "tables/table", "rebuild", table.pk)
    table.refresh_from_db()
    assert (table.awaited, table.number) == ([0], 1)
    act(host, "tables/table", "close", table.pk)
    table.refresh_from_db()
    assert table.status == Table.Status.CLOSED


def test_others_have_no_admin_pages(browser: Client) -> None:
    play_now(browser)
    assert browser.get("/admin/people/person/").status_code == 302


def test_every_form_needs_its_token() -> None:
    strict = Client(enforce_csrf_checks=True)
    for page in ("/new/ingenious/quick/", "/log-in/", "/language/", "/profile/preferences"):
        assert strict.post(page, {}).status_code == 403


def test_passwords_are_kept_by_argon2() -> None:
    assert settings.PASSWORD_HASHERS[0].endswith(Argon2PasswordHasher.__name__)


@pytest.mark.parametrize(
    "page", ["/nonsense/", "/table/nonsense/", "/join/nonsense/", "/new/nonsense/", "/replay/nonsense/"]
)
def test_what_is_not_there_says_so_in_style(browser: Client, page: str) -> None:
    answer = browser.get(page)
    assert answer.status_code == 404
    assert "There is nothing here" in answer.content.decode()


def test_the_page_of_a_broken_site_needs_no_database() -> None:
    answer = broken(RequestFactory().get("/"))
    assert answer.status_code == 500
    assert "Something broke" in answer.content.decode()
