"""Accounts: a guest gets one and keeps the seats, logs in elsewhere, and may be forgotten."""

import re
from collections.abc import Callable

import pytest
from django.core import mail
from django.test import Client
from tests.web.people.test_guests import play_now

from triskel.web.people.models import Person
from triskel.web.tables.models import Seat, Table

PASSWORD = "a long enough one"
NEW = {"name": "Anna", "username": "anna", "password": PASSWORD, "again": PASSWORD}


@pytest.fixture
def anna(browser: Client) -> Person:
    """Somebody with an account, logged in."""
    browser.post("/account/new/", NEW)
    return Person.objects.get(username="anna")


def log_in(browser: Client, username: str = "anna", password: str = PASSWORD) -> bool:
    return browser.post("/log-in/", {"username": username, "password": password}).status_code == 302


def test_a_guest_who_makes_an_account_keeps_the_seats(browser: Client) -> None:
    guest = play_now(browser)
    browser.post("/account/new/", NEW)
    guest.refresh_from_db()
    assert guest.username == "anna"
    assert Seat.objects.filter(person=guest).exists()
    assert browser.get("/profile/").status_code == 200


def test_the_seats_of_a_guest_move_into_the_account_that_they_log_in_to(
    anna: Person, browsers: Callable[..., Client]
) -> None:
    elsewhere = browsers()
    guest = play_now(elsewhere, "Anna on the train")
    assert log_in(elsewhere)
    assert Seat.objects.filter(person=anna).count() == 1
    assert Table.objects.get().creator == anna
    assert not Seat.objects.filter(person=guest).exists()
    guest.refresh_from_db()
    assert not guest.is_active
    assert guest.name == ""


def test_capitals_do_not_matter_when_logging_in(anna: Person, browsers: Callable[..., Client]) -> None:
    assert log_in(browsers(), "ANNA")


def test_a_wrong_password_is_refused_in_words(anna: Person, browsers: Callable[..., Client]) -> None:
    page = browsers().post("/log-in/", {"username": "anna", "password": "wrong"})
    assert "don&#x27;t go together" in page.content.decode()


def test_two_people_cannot_have_one_login_name(anna: Person, browsers: Callable[..., Client]) -> None:
    page = browsers().post("/account/new/", NEW | {"username": "Anna"})
    assert "Somebody has this login name already." in page.content.decode()


@pytest.mark.parametrize("password", ["short", "12345678901", "password1"])
def test_weak_passwords_are_refused(browser: Client, password: str) -> None:
    browser.post("/account/new/", NEW | {"password": password, "again": password})
    assert not Person.objects.exists()


def test_passwords_that_differ_are_refused(browser: Client) -> None:
    page = browser.post("/account/new/", NEW | {"again": "another one"})
    assert "The two passwords differ." in page.content.decode()


def test_a_guest_cannot_log_out_and_lose_the_seats(browser: Client) -> None:
    play_now(browser)
    browser.post("/log-out/")
    assert "_auth_user_id" in browser.session


def test_logging_out(anna: Person, browser: Client) -> None:
    browser.post("/log-out/")
    assert "_auth_user_id" not in browser.session


def test_a_new_password_logs_other_browsers_out_but_not_this_one(
    anna: Person, browser: Client, browsers: Callable[..., Client]
) -> None:
    other = browsers()
    log_in(other)
    new = "an even longer one"
    browser.post("/profile/password/", {"old": PASSWORD, "password": new, "again": new})
    assert browser.get("/profile/").status_code == 200
    assert other.get("/profile/").status_code == 302
    assert log_in(other, password=new)


def test_the_present_password_is_asked_for(anna: Person, browser: Client) -> None:
    browser.post("/profile/password/", {"old": "wrong", "password": "something new", "again": "something new"})
    anna.refresh_from_db()
    assert anna.check_password(PASSWORD)


def test_logging_in_leads_back_to_our_own_pages_only(anna: Person, browsers: Callable[..., Client]) -> None:
    good = browsers().post("/log-in/", {"username": "anna", "password": PASSWORD, "next": "/my/"})
    evil = browsers().post("/log-in/", {"username": "anna", "password": PASSWORD, "next": "https://evil.example/"})
    assert good["Location"] == "/my/"
    assert evil["Location"] == "/"


# Being forgotten


def test_who_is_forgotten_leaves_the_name_at_played_games_only(browser: Client) -> None:
    guest = play_now(browser)
    browser.post("/profile/delete/", {"sure": "on"})
    guest.refresh_from_db()
    assert (guest.name, guest.username, guest.email, guest.preferences) == ("", None, "", {})
    assert not guest.is_active
    seat = Seat.objects.get(number=0)
    assert seat.person is None
    assert seat.name == "Anna"
    assert browser.get("/profile/").status_code == 302


def test_nobody_is_forgotten_by_a_slip(browser: Client) -> None:
    guest = play_now(browser)
    browser.post("/profile/delete/", {})
    guest.refresh_from_db()
    assert guest.is_active


def test_a_table_that_waits_loses_who_is_forgotten(browser: Client) -> None:
    browser.post("/new/ingenious/quick/", {"mode": "three", "how": "friends", "name": "Anna"})
    browser.post("/profile/delete/", {"sure": "on"})
    assert Table.objects.get().status == Table.Status.CLOSED


# Mail


@pytest.fixture
def with_mail(settings_with: Callable[..., None]) -> None:
    settings_with(MAIL_ON=True, SITE_ADDRESS="https://play.example")


@pytest.fixture
def settings_with(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    from django.conf import settings

    def change(**values: object) -> None:
        for name, value in values.items():
            monkeypatch.setattr(settings, name, value, raising=False)

    return change


def link_in_mail() -> str:
    found = re.search(r"https://play\.example(/\S+)", str(mail.outbox[-1].body))
    assert found, "the mail has no link to our site"
    return found[1]


def test_without_mail_there_is_no_forgotten_password(anna: Person, browsers: Callable[..., Client]) -> None:
    assert browsers().get("/password/forgotten/").status_code == 404


def test_a_mail_address_counts_once_its_link_was_followed(anna: Person, browser: Client, with_mail: None) -> None:
    browser.post("/profile/mail/", {"email": "anna@example.org"})
    anna.refresh_from_db()
    assert anna.email == ""
    browser.get(link_in_mail())
    anna.refresh_from_db()
    assert anna.email == "anna@example.org"


def test_a_changed_link_proves_nothing(anna: Person, browser: Client, with_mail: None) -> None:
    browser.post("/profile/mail/", {"email": "anna@example.org"})
    browser.get(link_in_mail()[:-3] + "xy/")
    anna.refresh_from_db()
    assert anna.email == ""


def test_a_forgotten_password_is_set_anew_by_a_link(
    anna: Person, browsers: Callable[..., Client], with_mail: None
) -> None:
    anna.email, anna.language = "anna@example.org", "en"
    anna.save()
    browser = browsers()
    browser.post("/password/forgotten/", {"email": "anna@example.org"})
    page = browser.get(link_in_mail(), follow=True)
    form = page.request["PATH_INFO"]
    browser.post(form, {"new_password1": "quite another one", "new_password2": "quite another one"})
    assert log_in(browsers(), password="quite another one")


def test_nobody_learns_whether_an_address_is_known(
    browsers: Callable[..., Client], with_mail: None, database: None
) -> None:
    answer = browsers().post("/password/forgotten/", {"email": "nobody@example.org"})
    assert answer["Location"].endswith("/password/forgotten/sent/")
    assert not mail.outbox
