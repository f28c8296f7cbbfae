"""The browser's list of which cards may answer which events agrees with the engine."""

import json
import re
from pathlib import Path

import pytest

from triskel.core.registry import game
from triskel.inis.cards.book import card
from triskel.inis.names import CARD_COUNT
from triskel.inis.notation import text
from triskel.inis.windows import WINDOWS

PLAY = Path(__file__).parents[3] / "frontend" / "src" / "games" / "inis" / "play"

if not PLAY.exists():
    pytest.skip("the sources of the frontend are not here", allow_module_level=True)


def test_standing_orders_offer_each_card_at_its_events() -> None:
    game("inis")
    rows = re.findall(r'^  "?([a-z-]+)"?: (\[.*?\]),$', (PLAY / "answers.ts").read_text(), re.MULTILINE)
    listed = {name: json.loads(events) for name, events in rows}
    assert listed == {
        text(number): [WINDOWS[window] for window in card(number).windows]
        for number in range(CARD_COUNT)
        if card(number).windows
    }


def test_the_settings_name_every_event() -> None:
    block = re.search(r"TRIGGERS = \[(.*?)\];", (PLAY / "habits.tsx").read_text(), re.DOTALL)
    assert block is not None
    assert tuple(re.findall(r'"([^"]+)"', block[1])) == WINDOWS


def test_counted_answers_belong_to_cards_that_there_are() -> None:
    names = {text(number) for number in range(CARD_COUNT)}
    source = (PLAY / "chain.ts").read_text()
    counted = re.findall(r'^  "([a-z-]+) \d": \d,$', source, re.MULTILINE)
    assert len(counted) >= 10
    assert set(counted) <= names
