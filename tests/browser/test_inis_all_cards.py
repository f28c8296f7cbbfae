"""Every card of Inis is played through the interface: clicked, declared, confirmed, and found in the log."""

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong
from tests.browser.conftest import Visitors
from tests.browser.inis_playing import Hands, come, first, play_on, wait_until_asked
from tests.browser.inis_positions import CardToPlay, card_to_play

from triskel.inis.names import CARD_COUNT, FIRST_ADVANTAGE, FIRST_TALE

MOST_ANSWERS = 20
KINDS = {
    "actions": range(FIRST_ADVANTAGE),
    "advantages": range(FIRST_ADVANTAGE, FIRST_TALE),
    "tales": range(FIRST_TALE, CARD_COUNT),
}


@pytest.mark.parametrize("kind", KINDS)
def test_each_card_is_played(visitors: Visitors, kind: str) -> None:
    page = visitors("en-GB")
    name = f"Ann of {kind}"
    wishes = [card_to_play(card) for card in KINDS[kind]]
    come(page, name)
    games = [
        {
            "options": wish.position["options"],
            "position": wish.position,
            "sitters": [f"person:{name}", *["random"] * (wish.players - 1)],
        }
        for wish in wishes
    ]
    failed = []
    for wish, key in zip(wishes, visitors.site.begin(games), strict=True):
        try:
            play_card(page, key, name, wish)
        except (AssertionError, TooLong) as error:
            failed.append(f"{wish.name}: {error}")
    assert not failed, "\n\n".join(failed)


def play_card(page: Page, key: str, name: str, wish: CardToPlay) -> None:
    page.goto(f"/table/{key}/")
    wait_until_asked(page)
    title = page.locator(f'.inis-hand [data-card="{wish.card}"] .inis-card-name').inner_text()
    hands = Hands(page, choose=lambda moves, rng: wish.card if wish.card in moves else first(moves, rng))
    played = page.locator(".log .line.strong").filter(has_text=name).filter(has_text=title)
    play_on([hands], lambda: played.count() > 0, most=MOST_ANSWERS)
    assert wish.card in hands.made
