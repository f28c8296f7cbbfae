"""Whole games through the real interface: two people in two languages with an onlooker, solitaire, three bots."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.playing import (
    is_my_turn,
    is_over,
    laid,
    lay_with_a_finger,
    lay_with_the_mouse,
    lobby,
    wait_for_turn_or_end,
)

MOST_PLAYS = 90


def test_two_people_play_in_ukrainian_and_french_while_a_third_watches(visitors: Visitors) -> None:
    oksana, luc, watcher = visitors("uk-UA"), visitors("fr-FR"), visitors("pl-PL")
    # Oksana makes a public table with an open seat; Luc finds it in the lobby.
    oksana.goto("/new/ingenious/")
    oksana.locator("input[name=name]").fill("Оксана")
    oksana.locator("form.new-table button.primary").click()
    oksana.wait_for_url("**/table/*/")
    key = oksana.url.rstrip("/").rsplit("/", 1)[-1]
    luc.goto("/")
    luc.locator(f"#lists a.button[href*='{key}']").click()
    luc.wait_for_url(f"**/table/{key}/")
    luc.locator("input[name=name]").fill("Luc")
    luc.locator("button[form=join]").first.click()
    for page in (oksana, luc):
        page.goto(f"/table/{key}/")
        page.wait_for_selector(".ing-rack")
    watcher.goto(f"/table/{key}/")
    watcher.wait_for_selector("[data-cell]")

    assert oksana.locator("html").get_attribute("lang") == "uk"
    assert luc.locator("html").get_attribute("lang") == "fr"
    assert watcher.locator("html").get_attribute("lang") == "pl"
    assert watcher.locator(".ing-rack-tile").count() == 0, "an onlooker sees no rack"
    expect(luc.get_by_text("Оксана").first).to_be_attached()

    play_on([oksana, luc])
    plays = laid(oksana)
    assert plays >= 20
    for page in (oksana, luc, watcher):
        expect(page.locator(".ing-laid")).to_have_count(plays)
        expect(page.locator(".ing-ranking").first).to_be_visible()
    assert "Оксана" in luc.locator(".ing-ranking").first.inner_text()
    assert oksana.locator(".ing-ranking").first.inner_text() != luc.locator(".ing-ranking").first.inner_text()


def test_solitaire_on_a_phone(visitors: Visitors) -> None:
    page = visitors("en-GB", phone=True)
    lobby(page, "Ann", mode=4).locator("button.primary").click()
    page.wait_for_url("**/table/*/")
    for play in range(MOST_PLAYS):
        wait_for_turn_or_end(page)
        if is_over(page):
            break
        lay_with_a_finger(page, cell=play * 7)
    assert is_over(page)
    assert laid(page) >= 20


def test_one_person_plays_three_bots(visitors: Visitors) -> None:
    page = visitors("en-GB")
    lobby(page, "Ann", mode=2).locator("button.primary").click()
    page.wait_for_url("**/table/*/")
    play_on([page])
    assert laid(page) >= 50
    expect(page.locator(".ing-ranking tbody tr").first).to_be_visible()
    assert page.locator(".ing-ranking tbody tr").count() == 4


def play_on(pages: list[Page]) -> None:
    """All play, whoever's turn it is, until the game is over."""
    for play in range(MOST_PLAYS):
        page = waiting_for_one(pages)
        if page is None:
            return
        lay_with_the_mouse(page, tile=play % 3, cell=play * 5)
    raise AssertionError("the game did not end")


def waiting_for_one(pages: list[Page]) -> Page | None:
    """The page whose turn it is; None when the game is over."""
    for _attempt in range(600):
        for page in pages:
            if is_over(page):
                return None
            if is_my_turn(page):
                return page
        if len(pages) == 1:
            wait_for_turn_or_end(pages[0])
        else:
            pages[0].wait_for_timeout(20)
    raise AssertionError("nobody's turn came")
