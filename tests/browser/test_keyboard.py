"""A whole game without mouse and finger."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.playing import is_over, laid, lobby, settle, wait_for_turn_or_end

ROWS_AND_MORE = 200


def test_a_whole_game_by_keyboard(visitors: Visitors) -> None:
    page = visitors("en-GB")
    lobby(page, "Ann", mode=0)
    page.locator("input[name=name]").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*/")
    for play in range(60):
        wait_for_turn_or_end(page)
        if is_over(page):
            break
        lay_with_keys(page, tile=1 + play % 3)
    assert is_over(page)
    assert laid(page) >= 20
    # The result has the focus, and Escape leads back to the board.
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def lay_with_keys(page: Page, tile: int) -> None:
    before = laid(page)
    page.keyboard.press(str(tile))
    reach_the_board(page)
    find_a_cell(page)
    page.keyboard.press("Enter")
    page.locator(".ing-petal").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    swap, confirm = page.locator("dialog.ing-swap[open]"), page.locator(".ing-tool.confirm")
    placed = page.locator(".ing-laid").nth(before)
    expect(placed.or_(swap).or_(confirm).first).to_be_attached()
    if confirm.count():
        page.keyboard.press("Enter")
        expect(placed.or_(swap).first).to_be_attached()
    if swap.count():
        page.keyboard.press("Enter")
    settle(page, before)


def reach_the_board(page: Page) -> None:
    """Tab until a cell has the focus."""
    for _ in range(40):
        if focused_cell(page):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never reaches the board")


def find_a_cell(page: Page) -> None:
    """Walk row by row, to and fro, until the focus is on a cell that can be used."""
    seen = set()
    way = "ArrowRight"
    for _ in range(ROWS_AND_MORE):
        cell = focused_cell(page)
        if page.locator(f'[data-cell="{cell}"] .can').count():
            return
        page.keyboard.press(way)
        now = focused_cell(page)
        if now == cell:
            way = "ArrowLeft" if way == "ArrowRight" else "ArrowRight"
            page.keyboard.press("ArrowDown")
            if focused_cell(page) == cell:
                for _row in range(16):
                    page.keyboard.press("ArrowUp")
        seen.add(cell)
    raise AssertionError(f"no cell can be used; walked over {sorted(seen)}")


def focused_cell(page: Page) -> str:
    found: str = page.evaluate("() => document.activeElement?.dataset?.cell ?? ''")
    return found
