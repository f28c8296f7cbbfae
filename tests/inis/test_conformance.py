"""The game keeps to the contract of the core, in all its modes. ``python -m triskel.testing inis`` tries more.

Random players rarely come to hold many epic tales, so some games begin in the middle, with full hands.
"""

import random
from collections.abc import Mapping
from typing import Any

import pytest
from tests.inis.invariants import nothing_is_lost

from triskel.core.game import Options
from triskel.core.state import State
from triskel.inis.game import Inis
from triskel.inis.names import FIRST_ADVANTAGE, FIRST_TALE, TERRITORIES
from triskel.inis.notation import text
from triskel.testing import check_game

MODES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "discovery": True, "rounds": 5},
    {"players": 3, "edition": "classic", "rounds": 10},
    {"players": 4, "rounds": 5},
]


@pytest.mark.parametrize("options", MODES, ids=str)
def test_it_keeps_to_the_contract(options: dict[str, Any]) -> None:
    report = check_game("inis", options, games=2, thorough=0.01, invariant=nothing_is_lost)
    assert report.games == 2
    assert report.changed > 0


class FromTheMiddle(Inis):
    """Inis with full hands, in one of many positions."""

    def __init__(self, number: int) -> None:
        self.number = number

    def start(self, options: Options) -> State:
        return self.position(_full_table(self.number, options))


def _full_table(number: int, options: Options) -> Mapping[str, object]:
    rng = random.Random(number)
    seats = range(int(options["players"]))
    tiles = rng.sample(TERRITORIES, 10)
    tales = [text(card) for card in range(FIRST_TALE, 63)]
    actions = [text(card) for card in range(17 if len(seats) == 4 else 13)]
    rng.shuffle(tales)
    rng.shuffle(actions)
    hands = [[tales.pop() for _ in range(6)] + [actions.pop() for _ in range(2)] for _ in seats]
    for tile in tiles:
        hands[rng.choice(seats)].append(text(FIRST_ADVANTAGE + TERRITORIES.index(tile)))
    return {
        "game": "inis",
        "options": dict(options),
        "island": {
            tile: {"clans": [rng.choice((0, 0, 1, 2)) for _ in seats] if at < 6 else []}
            for at, tile in enumerate(tiles)
        },
        "hands": hands,
        "aside": actions.pop(),
        "discard": tales[:4],
        "turn": rng.choice(seats),
    }


@pytest.mark.parametrize("number", range(6))
def test_it_keeps_to_it_with_full_hands(number: int) -> None:
    options = {"players": 2 + number % 3, "rounds": 5}
    check_game(FromTheMiddle(number), options, games=1, seed=number, thorough=0.02, invariant=nothing_is_lost)
