"""axe finds nothing serious on the table of Inis, its rules and its cards."""

import pytest
from tests.browser.conftest import Visitors
from tests.browser.inis_playing import Hands, begin_quickly, first, lively_for, look, play_on
from tests.browser.test_accessibility import assert_sound
from tests.browser.test_inis_choosing import open_table


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_draft(visitors: Visitors, theme: str, phone: bool) -> None:
    page = visitors("en-GB", theme=theme, phone=phone)
    begin_quickly(page, "Ann", "two")
    hands = Hands(page, touch=phone, choose=lively_for(60), seed=9)
    play_on([hands], lambda: look(page).drafting)
    assert_sound(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_card_that_is_declared(visitors: Visitors, theme: str, phone: bool) -> None:
    (page,) = open_table(visitors, [f"Ann {theme} {phone}"], theme=theme, phone=phone)
    assert_sound(page)
    hands = Hands(page, touch=phone, choose=first)
    hands.make("migration", look(page))
    play_on([hands], lambda: look(page).ready, most=20)
    assert_sound(page)


@pytest.mark.parametrize("language", ["uk-UA", "ru-RU", "fr-FR", "pl-PL", "en-GB"])
def test_the_rules_and_the_cards(visitors: Visitors, language: str) -> None:
    page = visitors(language, phone=language == "pl-PL", theme="dark" if language == "fr-FR" else "light")
    page.goto("/rules/inis/")
    page.locator("figure svg").first.wait_for()
    assert_sound(page)
    page.goto("/rules/inis/cards/")
    page.locator("article[data-card]").first.wait_for()
    assert_sound(page)
