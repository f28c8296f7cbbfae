"""Subscribing a browser and ending mails, over HTTP."""

import json
import re

import pytest
from django.test import Client, override_settings
from tests.web.notify.push_service import Browser

from triskel.web.notify import mails
from triskel.web.notify.models import PushSubscription
from triskel.web.people.models import Person


@pytest.fixture
def oksana(browser: Client) -> Person:
    made = Person.objects.create_guest("Оксана", "uk")
    browser.force_login(made)
    return made


@pytest.fixture
def subscription() -> dict[str, object]:
    return Browser("https://push.example.org/oksana").subscription()


def post(browser: Client, told: object) -> int:
    return browser.post("/notify/push/", json.dumps(told), content_type="application/json").status_code


def test_a_browser_subscribes_and_leaves(browser: Client, oksana: Person, subscription: dict[str, object]) -> None:
    assert post(browser, subscription) == 204
    assert post(browser, subscription) == 204
    assert PushSubscription.objects.get().person == oksana
    assert browser.delete("/notify/push/", json.dumps(subscription), content_type="application/json").status_code == 204
    assert not PushSubscription.objects.exists()


def test_a_browser_belongs_to_who_uses_it_last(
    browser: Client, oksana: Person, subscription: dict[str, object]
) -> None:
    post(browser, subscription)
    taras = Person.objects.create_guest("Тарас")
    browser.force_login(taras)
    post(browser, subscription)
    assert PushSubscription.objects.get().person == taras


def test_only_so_many_browsers_are_kept(browser: Client, oksana: Person) -> None:
    for number in range(13):
        assert post(browser, Browser(f"https://push.example.org/{number}").subscription()) == 204
    kept = PushSubscription.objects.order_by("pk").values_list("endpoint", flat=True)
    assert [endpoint.rpartition("/")[2] for endpoint in kept] == [str(number) for number in range(3, 13)]


@pytest.mark.parametrize(
    "told",
    [
        None,
        [],
        {},
        {"endpoint": 5},
        {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "AA", "auth": "AA"}},
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://push.example.org/" + "x" * 5000},
    ],
)
def test_nonsense_is_refused(browser: Client, oksana: Person, told: object) -> None:
    assert post(browser, told) == 400
    assert not PushSubscription.objects.exists()


def test_without_a_seat_nobody_subscribes(browser: Client, subscription: dict[str, object]) -> None:
    assert post(browser, subscription) == 403


def test_a_foreign_page_can_subscribe_nobody(database: None, subscription: dict[str, object]) -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(Person.objects.create_guest("Оксана"))
    assert post(strict, subscription) == 403


def test_the_public_key_is_told(browser: Client) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_-]{87}", browser.get("/notify/push/").json()["key"])


def test_opening_the_link_of_a_mail_only_asks(browser: Client, oksana: Person) -> None:
    page = browser.get(f"/notify/mail/off/{mails.token(oksana)}/")
    oksana.refresh_from_db()
    assert page.status_code == 200
    assert "mail" not in oksana.preferences


def test_pressing_the_button_ends_mails_without_logging_in(database: None, oksana: Person) -> None:
    stranger = Client(enforce_csrf_checks=True)
    assert stranger.post(f"/notify/mail/off/{mails.token(oksana)}/").status_code == 200
    oksana.refresh_from_db()
    assert oksana.preferences["mail"] == "never"


def test_a_changed_link_ends_nothing(browser: Client, oksana: Person) -> None:
    token = mails.token(oksana)
    assert browser.post(f"/notify/mail/off/{token}x/").status_code == 404
    Person.objects.filter(pk=oksana.pk).update(email="new@example.org")
    assert browser.post(f"/notify/mail/off/{token}/").status_code == 404


@override_settings(FRONTEND="/nowhere")
def test_without_the_bundle_there_is_no_service_worker(browser: Client) -> None:
    assert browser.get("/sw.js").status_code == 404
