"""How the tests play Ingenious: through the interface, as a person would, with a mouse, a finger or the keyboard."""

import re

from playwright.sync_api import Locator, Page, expect

TURN = ".ing-rack.active"
ENDED = ".result, .ing-ranking, .ing-solo"


def lobby(page: Page, name: str, mode: int = 0) -> Locator:
    """The form of the lobby for a quick game, filled in; ``mode`` counts the modes of the form."""
    page.goto("/")
    form = page.locator("form").filter(has=page.locator("input[name=name]")).first
    form.locator("input[name=name]").fill(name)
    form.locator("input[name=mode]").nth(mode).check(force=True)
    return form


def is_my_turn(page: Page) -> bool:
    return page.locator(TURN).count() > 0


def is_over(page: Page) -> bool:
    return page.locator(".ing-ranking, .ing-solo").count() > 0


def wait_for_turn_or_end(page: Page) -> None:
    page.wait_for_selector(f"{TURN}, .ing-ranking, .ing-solo, dialog.ing-swap[open]")


def free_cells(page: Page) -> list[str]:
    """The cells on which the chosen tile may lie."""
    found: list[str] = page.eval_on_selector_all(
        "[data-cell]", "all => all.filter(one => one.querySelector('.can')).map(one => one.dataset.cell)"
    )
    return found


def middle(page: Page, cell: str) -> tuple[float, float]:
    box = page.locator(f'[data-cell="{cell}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lay_with_the_mouse(page: Page, tile: int = 0, cell: int = 0) -> None:
    """One play: pick a tile of the rack, click a cell."""
    before = laid(page)
    rack = page.locator(".ing-rack-tile")
    if rack.count() > 1 and page.locator(".ing-rack-tile.chosen").count() == 0:
        rack.nth(tile).click()
    cells = free_cells(page)
    page.mouse.click(*middle(page, cells[cell % len(cells)]))
    settle(page, before)


def lay_with_a_finger(page: Page, cell: int = 0) -> None:
    """One play on a phone: tap a tile, tap a cell, tap a petal."""
    before = laid(page)
    rack = page.locator(".ing-rack-tile")
    if rack.count() > 1 and page.locator(".ing-rack-tile.chosen").count() == 0:
        rack.first.tap()
    cells = free_cells(page)
    page.touchscreen.tap(*middle(page, cells[cell % len(cells)]))
    # The board may come closer for the finger: tapping waits until it stands still.
    page.locator(".ing-petal").first.tap()
    settle(page, before)


def laid(page: Page) -> int:
    return page.locator(".ing-laid").count()


def settle(page: Page, before: int) -> None:
    """Wait until the play stands; confirm and keep the rack where the site asks."""
    swap, confirm = page.locator("dialog.ing-swap[open]"), page.locator(".ing-tool.confirm")
    placed = page.locator(".ing-laid").nth(before)
    expect(placed.or_(swap).or_(confirm).first).to_be_attached()
    if confirm.count():
        confirm.click()
        expect(placed.or_(swap).first).to_be_attached()
    if swap.count():
        swap.locator("button").first.click()
        expect(swap).to_have_count(0)


def words_in(page: Page, selector: str) -> str:
    return re.sub(r"\s+", " ", page.locator(selector).first.inner_text())
