"""The service worker in a real browser: it is served at the site's root and shows what the site pushes.

No push service is at hand, so Chromium itself is told to deliver the message.
"""

import json

from playwright.sync_api import Page
from tests.browser.conftest import Visitors

TOLD = {"title": "Вечірня партія", "body": "Твій хід.", "url": "/my/", "tag": "abc"}


def push(page: Page, told: dict[str, str]) -> None:
    """Register the service worker and deliver a message to it, as a push service would."""
    tools = page.context.new_cdp_session(page)
    known: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda seen: known.extend(one["registrationId"] for one in seen["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    while not known:
        page.wait_for_timeout(20)
    message = {"origin": page.evaluate("location.origin"), "registrationId": known[-1], "data": json.dumps(told)}
    tools.send("ServiceWorker.deliverPushMessage", message)


def test_a_pushed_message_is_shown(visitors: Visitors) -> None:
    page = visitors(permissions=["notifications"])
    page.goto("/")
    push(page, TOLD)
    shown = page.wait_for_function(
        """async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            const [one] = await registration.getNotifications();
            return one && { title: one.title, body: one.body, tag: one.tag, url: one.data };
        }"""
    ).json_value()
    assert shown == TOLD
