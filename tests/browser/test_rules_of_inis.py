"""The rules of Inis draw pieces of the island and cards; the page can be read, linked to and scrolled past them."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors

from triskel.web.games import face

CLASHES = {"en": "Clashes", "uk": "Сутички", "ru": "Сражения", "fr": "Les conflits", "pl": "Konflikty"}
FOREST = {"en": "Forest", "uk": "Ліс", "ru": "Лес", "fr": "Forêt", "pl": "Las"}


def rules(page: Page, anchor: str = "") -> Page:
    page.goto(f"/rules/inis/{anchor}")
    expect(page.locator("figure[data-picture].ready")).to_have_count(len(face("inis").pictures()))
    return page


@pytest.mark.parametrize("language", CLASHES)
def test_every_picture_is_drawn_and_its_names_are_in_the_readers_language(visitors: Visitors, language: str) -> None:
    page = rules(visitors(language))
    expect(page.get_by_role("heading", name=CLASHES[language], exact=True)).to_be_visible()
    names = page.locator("[data-picture=chieftain] .inis-name")
    assert FOREST[language] in names.all_text_contents()
    expect(page.locator("[data-picture=cards] .inis-card")).to_have_count(3)


def test_pictures_of_one_page_do_not_share_their_parts(visitors: Visitors) -> None:
    page = rules(visitors())
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert sorted(ids) == sorted(set(ids)), "a territory would be cut out as it lies in another picture"


def test_a_link_to_a_rule_ends_at_its_paragraph(visitors: Visitors) -> None:
    page = rules(visitors(phone=True), "#one-exposed-clan")
    expect(page.locator("#one-exposed-clan")).to_be_in_viewport()


def test_who_scrolls_over_a_picture_scrolls_the_page(visitors: Visitors) -> None:
    page = rules(visitors())
    picture = page.locator("[data-picture=chieftain] .inis-map")
    picture.scroll_into_view_if_needed()
    assert picture.evaluate("(map) => getComputedStyle(map).touchAction") == "auto"
    picture.hover()
    before = page.evaluate("scrollY")
    page.mouse.wheel(0, 400)
    page.wait_for_function("(before) => scrollY > before + 200", arg=before)


def test_the_rules_lead_to_the_cards_and_back(visitors: Visitors) -> None:
    page = rules(visitors())
    page.locator("#cards a").click()
    expect(page.locator("article[data-card]")).to_have_count(63)
    page.get_by_role("link", name="The rules of Inis").click()
    expect(page).to_have_url("/rules/inis/")
