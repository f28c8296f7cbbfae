"""One message to one browser: what arrives, what the service is told, and where we do not send at all."""

import json
import time
from collections.abc import Iterator

import pytest
from django.test import override_settings
from tests.web.notify.push_service import PushService, claims, push_service

from triskel.web.notify import keys, webpush
from triskel.web.notify.webpush import Address, BadEndpoint, Sent


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running, override_settings(PUSH_LOCAL=True, PUSH_CONTACT="mailto:host@example.org"):
        yield running


def test_only_the_browser_can_read_the_message(service: PushService) -> None:
    browser = service.browser()
    told = {"title": "Вечірня партія", "body": "Твій хід."}
    sent = webpush.send(browser.address(), json.dumps(told).encode(), "abc", 60)
    (message,) = service.wait_for(1)
    assert sent is Sent.YES
    assert "Твій" not in message.body.decode("latin-1")
    assert browser.read(message) == told
    assert message.headers["ttl"] == "60"
    assert message.headers["topic"] == "abc"


def test_the_service_is_told_who_sends(service: PushService) -> None:
    webpush.send(service.browser().address(), b"{}", "abc", 60)
    (message,) = service.wait_for(1)
    told = claims(message)
    assert told["aud"] == service.address
    assert told["sub"] == "mailto:host@example.org"
    assert told["k"] == keys.public_key()
    expires = told["exp"]
    assert isinstance(expires, int)
    assert time.time() < expires <= time.time() + 24 * 3600


@pytest.mark.parametrize(
    ("status", "means"),
    [(201, Sent.YES), (404, Sent.GONE), (410, Sent.GONE), (429, Sent.LATER), (503, Sent.LATER), (400, Sent.REFUSED)],
)
def test_the_answer_of_the_service(service: PushService, status: int, means: Sent) -> None:
    service.status = status
    assert webpush.send(service.browser().address(), b"{}", "abc", 60) is means


def test_a_service_that_is_down_is_tried_later(service: PushService) -> None:
    away = service.browser().address()._replace(endpoint="http://127.0.0.1:9/nobody")
    assert webpush.send(away, b"{}", "abc", 60) is Sent.LATER


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.0.0.7/x",
        "https://[::1]/x",
    ],
)
@override_settings(PUSH_LOCAL=False)
def test_nothing_is_sent_into_the_own_network(service: PushService, endpoint: str) -> None:
    address = service.browser().address()._replace(endpoint=endpoint)
    with override_settings(PUSH_LOCAL=False):
        assert webpush.send(address, b"{}", "abc", 60) is Sent.REFUSED


@pytest.mark.parametrize(
    ("key", "secret"),
    [("", ""), ("AAAA", "AAAAAAAAAAAAAAAAAAAAAA"), ("это не ключ", "AAAAAAAAAAAAAAAAAAAAAA")],
)
def test_keys_that_are_none_are_refused(service: PushService, key: str, secret: str) -> None:
    with pytest.raises(BadEndpoint):
        webpush.check(Address(service.address, key, secret))


def test_the_key_is_made_once_and_only_its_owner_reads_the_file() -> None:
    first = keys.public_key()
    keys._loaded.cache_clear()
    assert keys.public_key() == first
    assert keys.key_file().stat().st_mode & 0o077 == 0
