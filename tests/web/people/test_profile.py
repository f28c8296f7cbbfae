"""The profile: preferences, language, theme."""

import json
from collections.abc import Callable

import pytest
from django.test import Client
from tests.web.people.test_guests import play_now

from triskel.web.people import preferences
from triskel.web.people.models import Person

DEFAULTS = preferences.of(None)


def save(browser: Client, **changes: object) -> int:
    """Send the profile form, with some fields changed."""
    fields: dict[str, object] = {"name": "Anna", "language": "", **DEFAULTS, **changes}
    ticked = {key: "on" if value is True else value for key, value in fields.items() if value is not False}
    return browser.post("/profile/", ticked).status_code


def set_one(browser: Client, changes: object) -> int:
    """What the table's own settings dialog sends."""
    return browser.post("/profile/preferences", json.dumps(changes), "application/json").status_code


def test_a_new_person_has_all_defaults(browser: Client) -> None:
    anna = play_now(browser)
    assert preferences.of(anna) == DEFAULTS
    assert set(DEFAULTS) == {preference.key for preference in preferences.TABLE}


def test_saving_the_profile(browser: Client) -> None:
    anna = play_now(browser)
    assert save(browser, name="Anna B.", confirm="always", sound=False, quiet_from="22:30", zone="Europe/Kyiv") == 302
    anna.refresh_from_db()
    assert anna.name == "Anna B."
    kept = preferences.of(anna)
    assert (kept["confirm"], kept["sound"]) == ("always", False)
    assert (kept["quiet_from"], kept["quiet_until"], kept["zone"]) == ("22:30", "", "Europe/Kyiv")


def test_a_value_that_cannot_be_is_refused_and_changes_nothing(browser: Client) -> None:
    anna = play_now(browser)
    assert save(browser, name="New", confirm="perhaps") == 200
    anna.refresh_from_db()
    assert anna.name == "Anna"


def test_the_table_saves_single_preferences(browser: Client) -> None:
    anna = play_now(browser)
    assert set_one(browser, {"animation": "off", "sound": False}) == 204
    anna.refresh_from_db()
    assert preferences.of(anna) == DEFAULTS | {"animation": "off", "sound": False}


@pytest.mark.parametrize(
    "changes",
    [
        {"animation": "sideways"},
        {"is_staff": True},
        {"sound": "on"},
        {"quiet_from": "25:00"},
        {"zone": "Mars"},
        ["x"],
        7,
    ],
)
def test_nonsense_is_refused_with_a_reason(browser: Client, changes: object) -> None:
    anna = play_now(browser)
    answer = browser.post("/profile/preferences", json.dumps(changes), "application/json")
    assert answer.status_code == 400
    assert answer.json()["error"]
    anna.refresh_from_db()
    assert anna.preferences == {}


def test_only_somebody_has_preferences(browser: Client) -> None:
    assert set_one(browser, {"animation": "off"}) == 401


def test_what_an_older_version_kept_is_passed_over() -> None:
    person = Person(preferences={"wallpaper": "oak", "animation": "gone", "symbols": "bold"})
    assert preferences.of(person) == DEFAULTS | {"symbols": "bold"}


# Language


def language_of(browser: Client) -> str:
    return str(browser.get("/")["Content-Language"])


@pytest.mark.parametrize("language", ["en", "uk", "ru", "fr", "pl"])
def test_the_browser_chooses_the_language(database: None, browsers: Callable[..., Client], language: str) -> None:
    browser = browsers(f"{language},en;q=0.5")
    assert language_of(browser) == language
    assert f'<html lang="{language}"' in browser.get("/").content.decode()


def test_an_unknown_language_becomes_english(database: None, browsers: Callable[..., Client]) -> None:
    assert language_of(browsers("ja")) == "en"


def test_anybody_may_change_the_language(browser: Client) -> None:
    browser.post("/language/", {"language": "fr", "next": "/"})
    assert language_of(browser) == "fr"


def test_a_person_keeps_the_chosen_language_everywhere(browser: Client) -> None:
    anna = play_now(browser)
    browser.post("/language/", {"language": "pl", "next": "/my/"})
    anna.refresh_from_db()
    assert anna.language == "pl"
    browser.cookies.pop("language")
    assert language_of(browser) == "pl"


def test_a_language_that_there_is_not_changes_nothing(browser: Client) -> None:
    browser.post("/language/", {"language": "xx"})
    assert language_of(browser) == "en"


def test_two_people_see_the_site_in_their_own_languages(database: None, browsers: Callable[..., Client]) -> None:
    ukrainian, french = browsers("uk"), browsers("fr")
    assert ukrainian.get("/").content != french.get("/").content


# Theme


@pytest.mark.parametrize("wanted", ["light", "dark"])
def test_the_theme_stands_in_the_page(browser: Client, wanted: str) -> None:
    browser.post("/theme/", {"theme": wanted})
    assert f'data-theme="{wanted}"' in browser.get("/").content.decode()
    browser.post("/theme/", {"theme": "system"})
    assert "data-theme" not in browser.get("/").content.decode()


def test_a_person_keeps_the_theme(browser: Client) -> None:
    anna = play_now(browser)
    browser.post("/theme/", {"theme": "dark"})
    anna.refresh_from_db()
    assert preferences.of(anna)["theme"] == "dark"
