"""Guests: a name, and you sit."""

from collections.abc import Callable

import pytest
from django.core.exceptions import ValidationError
from django.test import Client

from triskel.web.people.models import Person
from triskel.web.people.names import LONGEST, clean_login, clean_name


def play_now(browser: Client, name: str = "Anna") -> Person:
    """Somebody new plays against a bot; who that is."""
    browser.post("/new/ingenious/quick/", {"mode": "two", "how": "bots", "name": name})
    return Person.objects.get(pk=browser.session["_auth_user_id"])


def test_a_guest_is_a_person_with_a_name_only(browser: Client) -> None:
    anna = play_now(browser)
    assert anna.name == "Anna"
    assert anna.is_guest
    assert not anna.has_usable_password()


def test_a_browser_stays_the_same_guest(browser: Client) -> None:
    first = play_now(browser)
    assert play_now(browser, "Somebody Else") == first
    assert Person.objects.count() == 1


def test_who_gives_no_name_is_called_guest_in_their_language(browser: Client, browsers: Callable[..., Client]) -> None:
    assert play_now(browser, " ").name == "Guest"
    assert play_now(browsers("uk"), "").name != "Guest"


def test_a_guest_keeps_the_language_of_the_browser(database: None, browsers: Callable[..., Client]) -> None:
    assert play_now(browsers("pl,en;q=0.5")).language == "pl"


def test_a_session_lasts_a_year(browser: Client) -> None:
    play_now(browser)
    assert browser.session.get_expiry_age() > 360 * 24 * 3600


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Оксана", "Оксана"),
        ("a\u202eb\u0000", "ab"),
        ("👑", "👑"),
        ("A\nB", "A B"),
        ("x" + "\u0301" * 9, "x\u0301\u0301"),
    ],
)
def test_a_name_is_shown_as_it_was_given_but_tidy(given: str, cleaned: str) -> None:
    assert clean_name(given) == cleaned


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u2060", "...", "x" * (LONGEST + 1)])
def test_a_name_must_be_one(given: str) -> None:
    with pytest.raises(ValidationError):
        clean_name(given)


@pytest.mark.parametrize("given", ["a", "two words", "x" * 41, "<b>"])
def test_a_login_name_has_few_signs(given: str) -> None:
    with pytest.raises(ValidationError):
        clean_login(given)
