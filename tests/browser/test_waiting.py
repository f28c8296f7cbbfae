"""The pages that keep themselves fresh: the lobby while tables come and go, the waiting room until the game begins."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors


def make_table(page: Page, title: str, mode: str = "two") -> None:
    page.goto(f"/new/ingenious/?mode={mode}")
    page.locator("input[name=name]").fill("Anna")
    page.locator("input[name=title]").fill(title)
    page.locator("form.new-table button.primary").click()
    page.wait_for_url("**/table/*/")


def test_a_new_table_appears_in_the_lobby_by_itself_and_goes_again(visitors: Visitors) -> None:
    onlooker, anna = visitors(), visitors()
    onlooker.goto("/")
    make_table(anna, "Tea and tiles")
    expect(onlooker.get_by_role("link", name="Tea and tiles")).to_be_visible()
    anna.get_by_role("button", name="Close the table").click()
    expect(onlooker.get_by_role("link", name="Tea and tiles")).to_have_count(0)


def test_the_waiting_room_becomes_the_table_for_everybody(visitors: Visitors) -> None:
    anna, ben = visitors(), visitors()
    make_table(anna, "Two chairs")
    ben.goto(anna.url)
    ben.locator("input[name=name]").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    for page in (anna, ben):
        expect(page.locator(".ing-rack-tile")).to_have_count(6)


def test_a_refresh_keeps_what_somebody_is_doing(visitors: Visitors) -> None:
    anna, ben, late = visitors(), visitors(), visitors()
    make_table(anna, "Three chairs", mode="three")
    anna.locator("details.host summary").last.click()
    late.goto(anna.url)
    late.locator("input[name=name]").fill("Half a na")
    ben.goto(anna.url)
    ben.locator("input[name=name]").fill("Ben")
    ben.get_by_role("button", name="Sit here").first.click()
    for page in (anna, late):
        expect(page.locator(".chair.person")).to_have_count(2)
    expect(late.locator("input[name=name]")).to_have_value("Half a na")
    expect(late.locator("input[name=name]")).to_be_focused()
    expect(anna.locator("details.host[open]")).to_have_count(1)


def test_it_is_told_in_the_lobby_that_it_is_ones_turn(visitors: Visitors) -> None:
    anna = visitors()
    anna.goto("/")
    anna.locator("input[name=name]").first.fill("Anna")
    anna.locator("button[value=bots]").first.click()
    anna.wait_for_url("**/table/*/")
    lobby = anna.context.new_page()
    lobby.goto("/my/")
    expect(lobby.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(lobby.locator(".count")).to_have_text("1")


def test_a_link_is_copied(visitors: Visitors) -> None:
    anna = visitors(permissions=["clipboard-read", "clipboard-write"])
    make_table(anna, "A link to give")
    invite = anna.locator(".invite")
    invite.get_by_role("button", name="Copy").click()
    expect(invite.get_by_role("button", name="Copied")).to_be_visible()
    assert anna.evaluate("navigator.clipboard.readText()") == anna.url
    expect(invite.get_by_role("button", name="Copy", exact=True)).to_be_visible()


def test_everything_but_the_table_works_without_scripts(visitors: Visitors) -> None:
    anna, ben = visitors(java_script_enabled=False), visitors(java_script_enabled=False)
    make_table(anna, "Plain paper")
    ben.goto("/")
    ben.get_by_role("link", name="Plain paper").click()
    ben.locator("input[name=name]").fill("Ben")
    ben.get_by_role("button", name="Sit here").click()
    anna.goto("/my/")
    expect(anna.get_by_role("link", name=re.compile("Plain paper"))).to_be_visible()
    anna.get_by_role("button", name="Français").click()
    expect(anna.locator("html")).to_have_attribute("lang", "fr")
    anna.goto("/profile/")
    anna.locator("select[name=confirm]").select_option("always")
    anna.locator("[data-profile] button.primary").click()
    expect(anna.locator("select[name=confirm]")).to_have_value("always")
