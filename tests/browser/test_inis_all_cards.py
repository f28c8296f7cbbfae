"""Every card of Inis is played through the interface: clicked, declared, confirmed, and found in the log."""

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLong
from tests.browser.conftest import Visitors
from tests.browser.inis_playing import Hands, first, look, wait_until_asked
from tests.browser.inis_positions import CardToPlay, card_to_play

from triskel.inis.names import CARD_COUNT, FIRST_ADVANTAGE, FIRST_TALE

MOST_ANSWERS = 12
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


def come(page: Page, name: str) -> None:
    """Somebody opens a table once, and is a guest from then on."""
    page.goto("/new/inis/")
    page.locator("input[name=name]").fill(name)
    page.locator("form.new-table button.primary").click()
    page.wait_for_url("**/table/*/")


def play_card(page: Page, key: str, name: str, wish: CardToPlay) -> None:
    page.goto(f"/table/{key}/")
    wait_until_asked(page)
    title = page.locator(f'.inis-hand [data-card="{wish.card}"] .inis-card-name').inner_text()
    hands = Hands(page, choose=lambda moves, rng: wish.card if wish.card in moves else first(moves, rng))
    played = page.locator(".log .line.strong").filter(has_text=f"{name}").filter(has_text=title)
    for _answer in range(MOST_ANSWERS):
        now = look(page)
        if played.count():
            break
        if now.is_asked:
            hands.act(now)
        else:
            page.wait_for_timeout(20)
    expect(played.first).to_be_attached(timeout=5_000)
    assert wish.card in hands.made
