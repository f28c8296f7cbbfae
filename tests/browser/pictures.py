"""Makes the pictures of the README anew: ``PYTHONPATH=src python -m tests.browser.pictures`` from the project's root.

It starts a site of its own, plays on it through Chromium, and writes to docs/pictures.
"""

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, Visitors, start_site, stop
from tests.browser.inis_playing import come
from tests.browser.playing import (
    free_cells,
    is_over,
    lay_with_a_finger,
    lay_with_the_mouse,
    lobby,
    middle,
    wait_for_turn_or_end,
)

from triskel.bots.bot import Situation
from triskel.bots.registry import bot
from triskel.core.chance import Rng
from triskel.core.registry import start
from triskel.core.state import CHANCE, State

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


def island(seed: int, territories: int, hand: int) -> State:
    """A game of greedy bots, at a turn of the first seat when the island has grown so far."""
    state, rng, greedy = start("inis", players=4), Rng(seed), bot("greedy", "inis")
    while not state.is_over():
        seat = state.awaited()[0]
        if seat == 0 and is_turn(state.view(0), territories, hand):
            return state
        state.step(seat, state.chance_move(rng) if seat == CHANCE else greedy.choose(Situation(state, seat), rng))
    return island(seed + 1, territories, hand)


def is_turn(view: dict[str, Any], territories: int, hand: int) -> bool:
    return view["stack"][-1]["step"] == "Turn" and len(view["island"]) >= territories and len(view["hand"]) >= hand


def take_inis(visitors: Visitors) -> None:
    document = island(4, territories=10, hand=5).document()
    shots = (
        ("inis", "Oksana", "light", False),
        ("inis-dark", "Olena", "dark", False),
        ("inis-phone", "Luc", "light", True),
    )
    for picture, name, theme, phone in shots:
        page = visitors("en-GB", theme=theme, phone=phone)
        come(page, name)
        wish = {
            "options": document["options"],
            "position": document,
            "sitters": [f"person:{name}", "greedy", "greedy", "greedy"],
        }
        (key,) = visitors.site.begin([wish])
        page.goto(f"/table/{key}/")
        page.locator(".inis-hand").first.wait_for()
        page.locator(".inis-map").first.wait_for()
        take(page, picture)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = start_site(Path(data))
        try:
            chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            visitors = Visitors(chromium, site)
            take_all(visitors)
            take_inis(visitors)
            chromium.close()
        finally:
            stop(site)


if __name__ == "__main__":
    main()
