"""The rules page draws its pictures with the game's own table, and a link to a rule ends at its paragraph."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visitors

from triskel.web.games import face

LANGUAGES = {
    "en": "Counting points",
    "uk": "Підрахунок очок",
    "ru": "Подсчёт очков",
    "fr": "Compter les points",
    "pl": "Liczenie punktów",
}
NOT_DRAWN = "figure[data-picture]:not(.ready)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_drawn_in_every_language(visitors: Visitors, language: str) -> None:
    page = visitors(language)
    page.goto("/rules/ingenious/")
    expect(page.locator("figure[data-picture].ready")).to_have_count(len(face("ingenious").pictures()))
    expect(page.locator(NOT_DRAWN)).to_have_count(0)
    expect(page.get_by_role("heading", name=LANGUAGES[language])).to_be_visible()


def test_pictures_show_the_points_that_their_captions_tell(visitors: Visitors) -> None:
    page = visitors()
    page.goto("/rules/ingenious/")
    expect(page.locator("figure[data-picture=counting] .ing-gain text")).to_have_text(["+3", "+2"])


def test_a_link_to_a_rule_ends_at_its_paragraph(visitors: Visitors) -> None:
    page = visitors(phone=True)
    page.goto("/rules/ingenious/#swap-shows-lowest")
    expect(page.locator(NOT_DRAWN)).to_have_count(0)
    expect(page.locator("#swap-shows-lowest")).to_be_in_viewport()
