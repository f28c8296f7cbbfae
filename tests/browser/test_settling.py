"""What two people settle among themselves, each in an own browser: undo, going live, a bot for a while, leaving."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.playing import laid, lay_with_the_mouse


def pair(visitors: Visitors, clock: str = "none") -> tuple[Page, Page]:
    """Anna, who begins, and Ben, at a table of their own."""
    anna, ben = visitors(), visitors()
    anna.goto("/new/ingenious/?mode=two")
    anna.locator("input[name=name]").fill("Anna")
    anna.locator("select[name=clock]").select_option(clock)
    anna.locator("form.new-table button.primary").click()
    anna.wait_for_url("**/table/*/")
    ben.goto(anna.url)
    ben.locator("input[name=name]").fill("Ben")
    ben.locator("button[form=join]").first.click()
    for page in (anna, ben):
        page.goto(anna.url)
    expect(anna.locator(".ing-rack.active")).to_be_visible()
    expect(ben.locator(".ing-rack-tile")).to_have_count(6)
    return anna, ben


def test_an_undo_is_asked_for_and_granted(visitors: Visitors) -> None:
    anna, ben = pair(visitors)
    lay_with_the_mouse(anna)
    anna.get_by_role("button", name="Ask for undo").click()
    ben.get_by_role("button", name="Agree").click()
    for page in (anna, ben):
        expect(page.locator(".ing-laid")).to_have_count(0)
        expect(page.locator(".log s").first).to_be_attached()
    expect(anna.locator(".ing-rack.active")).to_be_visible()


def test_an_undo_is_refused(visitors: Visitors) -> None:
    anna, ben = pair(visitors)
    lay_with_the_mouse(anna)
    anna.get_by_role("button", name="Ask for undo").click()
    ben.get_by_role("button", name="Refuse").click()
    expect(anna.locator(".question")).to_have_count(0)
    assert laid(anna) == laid(ben) == 1


def test_a_game_by_the_day_goes_live_when_both_are_there(visitors: Visitors) -> None:
    anna, ben = pair(visitors, "days:86400:43200")
    anna.get_by_role("button", name="Play live?").click()
    ben.get_by_role("button", name="Agree").click()
    for page in (anna, ben):
        expect(page.locator(".clock").first).to_have_text("15:00")


def test_a_bot_plays_for_somebody_who_comes_back(visitors: Visitors) -> None:
    anna, ben = pair(visitors)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Let a bot play for me").click()
    anna.locator("dialog .menu-item").first.click()
    expect(ben.locator(".ing-laid")).to_have_count(1)
    expect(ben.locator(".ing-rack.active")).to_be_visible()
    anna.get_by_role("button", name="I am back").first.click()
    expect(anna.get_by_role("button", name="I am back")).to_have_count(0)
    lay_with_the_mouse(ben)
    expect(anna.locator(".ing-rack.active")).to_be_visible()


def test_when_somebody_leaves_the_other_decides(visitors: Visitors) -> None:
    anna, ben = pair(visitors)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("button", name="Leave the table").click()
    anna.get_by_role("button", name="Leave", exact=True).click()
    expect(ben.locator(".question")).to_contain_text("Anna")
    ben.get_by_role("button", name="Let a bot play on").click()
    expect(ben.locator(".ing-laid")).to_have_count(1)
    lay_with_the_mouse(ben)
    expect(ben.locator(".ing-laid")).to_have_count(3)


def test_what_one_writes_the_other_reads(visitors: Visitors) -> None:
    anna, ben = pair(visitors)
    anna.locator("#tab-chat").click()
    anna.locator(".chat-form input, .chat-form textarea").first.fill("<b>Добрий вечір!</b>")
    anna.keyboard.press("Enter")
    expect(ben.locator("#tab-chat .fresh")).to_have_text("1")
    ben.locator("#tab-chat").click()
    expect(ben.locator(".said-text")).to_have_text("<b>Добрий вечір!</b>")
