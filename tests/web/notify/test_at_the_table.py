"""From a move at the table to the message in the other's browser; only the push service is one for tests."""

import asyncio
from collections.abc import Iterator

import pytest
from django.test import override_settings
from tests.web.live.site import Site, played, seated
from tests.web.notify.push_service import PushService, push_service

from triskel.web.notify import turns
from triskel.web.notify.models import PushSubscription

pytestmark = pytest.mark.usefixtures("committed")


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running, override_settings(PUSH_LOCAL=True):
        yield running


def test_a_move_is_told_to_the_other_who_is_away(service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PUSH_DELAY", 0.0)
    table = seated("Ann", "Bob")
    browser = service.browser()
    address = browser.address()
    PushSubscription.objects.create(
        person_id=table.people["Bob"], endpoint=address.endpoint, key=address.key, secret=address.secret
    )

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        await ann.play()
        (message,) = await asyncio.to_thread(service.wait_for, 1)
        assert browser.read(message) == {
            "title": "Ingenious with Ann",
            "body": "It is your turn.",
            "url": f"/table/{table.key}/",
            "tag": table.key,
        }

    played(scenario)


def test_who_comes_to_look_is_not_disturbed(service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        await ann.play()
        assert turns.waiting().waits_for(table.people["Bob"], table.key)
        await site.tab(table, "Bob")
        assert not turns.waiting().waits_for(table.people["Bob"], table.key)

    played(scenario)
