"""Whole games of Inis through the interface, from the lobby to the end; somebody always plays on a phone."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.inis_playing import (
    Hands,
    begin_quickly,
    is_over,
    lively_for,
    look,
    make_table,
    play_on,
    sit_down,
)


def test_two_people_and_two_bots_play_in_polish_and_russian_until_somebody_wins(visitors: Visitors) -> None:
    ewa, ivan = visitors("pl-PL"), visitors("ru-RU", phone=True)
    key = make_table(ewa, "Ewa", "four", ["me", "open", "bot:greedy", "bot:greedy"])
    sit_down(ivan, key, "Иван")
    ewa.wait_for_selector(".inis")
    hands = [Hands(ewa, choose=lively_for(25), seed=1), Hands(ivan, touch=True, choose=lively_for(25), seed=2)]
    play_on(hands, lambda: is_over(ewa))
    told = []
    for page in (ewa, ivan):
        result = page.locator(".result")
        for name in ("Ewa", "Иван"):
            expect(result.get_by_text(name).first).to_be_attached()
        expect(result.locator(".inis-result li.won")).to_have_count(1)
        told.append(result.inner_text())
    assert told[0] != told[1]
    assert lines_without(ivan, "[а-яё]") == []
    assert any(re.search("[ąćęłńóśźż]", line) for line in lines_without(ewa, "[а-яё]"))


def test_two_people_draft_twice(visitors: Visitors) -> None:
    ann, ben = visitors("en-GB"), visitors("uk-UA", phone=True)
    key = make_table(ann, "Ann", "two", ["me", "open"], rounds=5)
    sit_down(ben, key, "Ben")
    ann.wait_for_selector(".inis")
    hands = [Hands(ann, choose=lively_for(20), seed=3), Hands(ben, touch=True, choose=lively_for(20), seed=4)]
    play_on(hands, lambda: look(ann).drafting and look(ben).drafting)
    for half in ("first set of two", "second set of two"):
        play_on(hands, lambda half=half: half in ann.locator(".prompt").inner_text())  # type: ignore[misc]
    play_on(hands, lambda: is_over(ann))
    expect(ben.locator(".result")).to_be_attached()


def test_a_first_game_with_simple_territories_on_a_phone(visitors: Visitors) -> None:
    page = visitors("en-GB", phone=True)
    begin_quickly(page, "Ann", "first")
    hands = Hands(page, touch=True, choose=lively_for(30), seed=5)
    play_on([hands], lambda: is_over(page))
    assert any(move.startswith("@") for move in hands.made), "somebody has chosen on the map"


def lines_without(page: Page, letters: str) -> list[str]:
    """Lines of the log in which none of these letters occur."""
    lines: list[str] = page.locator(".log .line").all_inner_texts()
    assert lines
    return [line for line in lines if not re.search(letters, line)]
