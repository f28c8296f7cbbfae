"""How much a page weighs and how soon it shows something."""

import zlib
from collections.abc import Callable

from playwright.sync_api import Page, Response
from tests.browser.conftest import Visitors
from tests.browser.playing import lay_with_the_mouse, lobby, wait_for_turn_or_end

Note = Callable[[str, object], None]

SCRIPT_AT_FIRST = 120_000
UPDATE = 3_000
FIRST_PAINT = 2_000


def test_the_table_loads_little_script_and_moves_are_small(visitors: Visitors, record_property: Note) -> None:
    page = visitors("uk-UA")
    scripts: list[Response] = []
    page.on("response", lambda response: scripts.append(response) if response.url.endswith(".js") else None)
    updates = updates_of(page)
    lobby(page, "Оксана", mode=2).locator("button.primary").click()
    sizes: list[int] = []
    for play in range(6):
        wait_for_turn_or_end(page)
        if play == 0:
            assert_light(scripts, record_property)
        at_first = len(updates)
        lay_with_the_mouse(page, cell=play * 11)
        assert len(updates) > at_first
        # The first update tells everything so far; those that follow tell one move each.
        sizes = [len(zlib.compress(text.encode())) for text in updates[1:]]
        assert max(sizes) <= UPDATE
    record_property("largest update, compressed", max(sizes))
    record_property("first contentful paint, ms", first_paint(page))
    assert first_paint(page) <= FIRST_PAINT


def assert_light(scripts: list[Response], record_property: Note) -> None:
    sent = 0
    for response in scripts:
        sizes = response.request.sizes()
        sent += sizes["responseBodySize"]
        assert response.headers.get("content-encoding") == "gzip", f"{response.url} is not compressed"
    record_property("script at first load, compressed", sent)
    assert 0 < sent <= SCRIPT_AT_FIRST


def updates_of(page: Page) -> list[str]:
    """The text of all updates that the page receives from now on."""
    found: list[str] = []

    def keep(payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        if '"t":"update"' in text:
            found.append(text)

    page.on("websocket", lambda socket: socket.on("framereceived", keep))
    return found


def first_paint(page: Page) -> float:
    found: float = page.evaluate(
        "() => performance.getEntriesByType('paint').find(one => one.name === 'first-contentful-paint').startTime"
    )
    return found
