"""The cards of Inis: kinds are told apart without colour, the page of all cards can be searched."""

import io
import itertools

import pytest
from PIL import Image
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.inis_playing import Hands, begin_quickly, look, make_table, play_on, sit_down

KINDS = ["action", "advantage", "tale"]
SIZE = 16


def open_book(visitors: Visitors, language: str = "en-GB") -> Page:
    page = visitors(language)
    page.goto("/rules/inis/cards/")
    page.wait_for_selector(".inis-book-search")
    return page


def in_grey(page: Page, selector: str, width: int = SIZE) -> list[float]:
    """What lies there in shades of grey, from 0 to 1, as wide as on the panel of a player."""
    shot = Image.open(io.BytesIO(page.locator(selector).first.screenshot())).convert("L")
    height = round(width * 1.4)
    small = shot.resize((width, height), Image.Resampling.BOX)
    return [value / 255 for value in small.tobytes()]


def apart(one: list[float], other: list[float]) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def test_the_backs_of_the_three_kinds_differ_in_grey(visitors: Visitors) -> None:
    page = open_book(visitors)
    backs = {kind: in_grey(page, f"#{kind} .inis-back") for kind in KINDS}
    for one, other in itertools.combinations(KINDS, 2):
        assert apart(backs[one], backs[other]) >= 0.05, f"{one} and {other} look alike"


def test_the_outlines_of_the_three_kinds_differ_whatever_is_on_them(visitors: Visitors) -> None:
    page = open_book(visitors)
    page.evaluate(
        "(rules) => { const own = new CSSStyleSheet(); own.replaceSync(rules); document.adoptedStyleSheets = [own]; }",
        ".inis-card :is(.inis-card-picture, .inis-card-wash, .inis-card-line, [class^=inis-sign]),"
        " .inis-card-name { display: none } .inis-card { width: 100px !important }"
        " .inis-card-edge { fill: black; stroke: black; filter: none }",
    )
    outlines = {kind: in_grey(page, f"#{kind} .inis-card", 24) for kind in KINDS}
    for one, other in itertools.combinations(KINDS, 2):
        assert apart(outlines[one], outlines[other]) >= 0.02, f"{one} and {other} have nearly the same outline"


def test_cards_are_found_by_words_and_by_signs(visitors: Visitors) -> None:
    page = open_book(visitors)
    shown = page.locator("article[data-card]:visible")
    expect(shown).to_have_count(63)
    page.get_by_role("searchbox").fill("deed")
    expect(page.locator("#bard")).to_be_visible()
    expect(page.locator("#migration")).to_be_hidden()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("checkbox", name="Can start a clash").check()
    expect(page.locator("#migration")).to_be_visible()
    expect(page.locator("#bard")).to_be_hidden()


@pytest.mark.parametrize("card", ["geis", "hills-card", "tuans-memory"])
def test_a_link_leads_to_its_card(visitors: Visitors, card: str) -> None:
    page = visitors("en-GB")
    page.goto(f"/rules/inis/cards/#{card}")
    page.wait_for_selector(".inis-book-search")
    expect(page.locator(f"#{card}")).to_be_in_viewport()


def test_in_the_draft_one_may_change_ones_mind_until_everybody_is_ready(visitors: Visitors) -> None:
    ann, ben = visitors("en-GB"), visitors("en-GB")
    key = make_table(ann, "Ann", "two", ["me", "open"])
    sit_down(ben, key, "Ben")
    ann.wait_for_selector(".inis")
    play_on([Hands(ann, seed=1), Hands(ben, seed=2)], lambda: look(ann).drafting and look(ben).drafting)
    cards = ann.locator(".inis-draft-cards .inis-card-button")
    cards.nth(0).click()
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(ann.locator(".inis-draft-going")).to_have_count(2)
    expect(ben.locator(".inis-draft-ready")).to_contain_text("Ready: Ann")
    expect(ben.locator(".inis-draft-kept")).to_have_count(0)
    chosen = cards.nth(1).get_attribute("data-move")
    cards.nth(1).click()
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    ben.locator(".inis-draft-cards .inis-card-button").first.click()
    expect(ann.locator(".log")).to_contain_text("keeps")
    expect(ann.locator(f".inis-draft-cards [data-move={chosen}], .inis-hand [data-move={chosen}]")).to_have_count(1)


def test_a_card_is_read_large_by_pointing_and_its_rulings_by_a_right_click_or_a_key(visitors: Visitors) -> None:
    page = visitors("en-GB")
    begin_quickly(page, "Ann", "three")
    play_on([Hands(page, seed=3)], lambda: look(page).drafting)
    card = page.locator(".inis-draft-cards .inis-card-button").first
    name = card.get_attribute("data-move")
    card.hover()
    large = page.locator(f".inis-peek [data-card={name}]")
    expect(large.locator(".inis-card-text")).to_be_visible()
    card.click(button="right")
    rulings = page.get_by_role("dialog")
    expect(rulings.get_by_role("link")).to_have_attribute("href", f"/rules/inis/cards/#{name}")
    expect(large).to_have_count(0)
    page.keyboard.press("Escape")
    card.focus()
    page.keyboard.press("i")
    expect(rulings).to_be_visible()
