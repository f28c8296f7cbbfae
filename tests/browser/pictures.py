"""Makes the pictures of the README anew: ``PYTHONPATH=src python -m tests.browser.pictures`` from the project's root.

It starts a site of its own, plays on it through Chromium, and writes to docs/pictures.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, Visitors, start_site, stop
from tests.browser.playing import (
    free_cells,
    is_over,
    lay_with_a_finger,
    lay_with_the_mouse,
    lobby,
    middle,
    wait_for_turn_or_end,
)

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def take(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")


def begin(visitors: Visitors, mode: int, plays: int, theme: str = "light", phone: bool = False) -> Page:
    """A game against bots in which we have laid so many tiles."""
    page = visitors("en-GB", phone=phone, theme=theme)
    lobby(page, "Oksana", mode=mode).locator("button.primary").click()
    page.wait_for_url("**/table/*/")
    for play in range(plays):
        wait_for_turn_or_end(page)
        if is_over(page):
            break
        lay = lay_with_a_finger if phone else lay_with_the_mouse
        lay(page, cell=play * 17)
    wait_for_turn_or_end(page)
    return page


def show_ghost(page: Page, phone: bool = False) -> None:
    """Hold a tile over the board."""
    if page.locator(".ing-rack-tile.chosen").count() == 0:
        page.locator(".ing-rack-tile").nth(1).click()
    cells = free_cells(page)
    at = middle(page, cells[len(cells) // 2])
    if phone:
        page.touchscreen.tap(*at)
        page.locator(".ing-petal").first.wait_for()
    else:
        page.mouse.move(*at)
        page.locator(".ing-ghost").first.wait_for()


def take_all(visitors: Visitors) -> None:
    lobby_page = visitors("en-GB", theme="dark")
    lobby_page.goto("/")
    take(lobby_page, "lobby")
    table = begin(visitors, mode=1, plays=8)
    show_ghost(table)
    take(table, "table")
    dark = begin(visitors, mode=2, plays=9, theme="dark")
    show_ghost(dark)
    take(dark, "table-dark")
    phone = begin(visitors, mode=0, plays=7, phone=True)
    show_ghost(phone, phone=True)
    take(phone, "phone")
    take(begin(visitors, mode=0, plays=60), "end")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = start_site(Path(data))
        try:
            chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            take_all(Visitors(chromium, site))
            chromium.close()
        finally:
            stop(site)


if __name__ == "__main__":
    main()
