"""Whole games of Inis through the interface, from the lobby to the end."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.inis_playing import Hands, begin_quickly, is_over, look, make_table, play_on, sit_down


def test_two_people_and_two_bots_play_in_polish_and_russian_until_somebody_wins(visitors: Visitors) -> None:
    ewa, ivan = visitors("pl-PL"), visitors("ru-RU")
    key = make_table(ewa, "Ewa", "four", ["me", "open", "bot:greedy", "bot:greedy"], rounds=20)
    sit_down(ivan, key, "Иван")
    ewa.wait_for_selector(".inis")
    play_on([Hands(ewa, seed=1), Hands(ivan, seed=2)], lambda: is_over(ewa))
    for page in (ewa, ivan):
        page.wait_for_selector(".result")
    told = ivan.locator(".result").inner_text()
    assert told != ewa.locator(".result").inner_text()
    for page in (ewa, ivan):
        for name in ("Ewa", "Иван"):
            expect(page.locator(".result").get_by_text(name).first).to_be_attached()
    assert_in(ivan, "[а-яё]")


def test_two_people_draft_twice(visitors: Visitors) -> None:
    ann, ben = visitors("en-GB"), visitors("en-GB")
    key = make_table(ann, "Ann", "two", ["me", "open"], rounds=5)
    sit_down(ben, key, "Ben")
    ann.wait_for_selector(".inis")
    hands = [Hands(ann, seed=3), Hands(ben, seed=4)]
    play_on(hands, lambda: look(ann).drafting and look(ben).drafting)
    play_on(hands, lambda: is_over(ann))


def test_a_first_game_with_simple_territories(visitors: Visitors) -> None:
    page = visitors("en-GB")
    begin_quickly(page, "Ann", "first")
    play_on([Hands(page, seed=5)], lambda: is_over(page))


def assert_in(page: Page, letters: str) -> None:
    """Every line of the log is in the language of these letters."""
    lines = page.locator(".log .line").all_inner_texts()
    assert lines
    assert [line for line in lines if not re.search(letters, line)] == []
