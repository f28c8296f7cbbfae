"""The game keeps to the contract of the core, in all its modes. ``python -m triskel.testing ingenious`` tries more."""

from typing import Any

import pytest
from tests.ingenious.test_random_play import tiles_are_conserved

from triskel.core.state import State
from triskel.ingenious.state import IngeniousState
from triskel.testing import check_game

MODES: list[tuple[dict[str, Any], float]] = [
    ({"players": 1}, 0.05),
    ({"players": 2}, 0.05),
    ({"players": 2, "one_bonus": True, "first": "1"}, 0.02),
    ({"players": 3, "first": "drawn"}, 0.02),
    ({"players": 4, "first": "3"}, 0.01),
    ({"players": 4, "teams": True}, 0.01),
    ({"players": 4, "teams": True, "talk": True, "one_bonus": True, "first": "drawn"}, 0.01),
]


@pytest.mark.parametrize(("options", "thorough"), MODES, ids=str)
def test_it_keeps_to_the_contract(options: dict[str, Any], thorough: float) -> None:
    """Nothing hidden comes to light but by the moves themselves."""
    report = check_game("ingenious", options, games=3, thorough=thorough, invariant=all_tiles_are_there, reveals=False)
    assert report.games == 3
    assert report.inspected > 0
    assert (report.changed > 0) == (options["players"] > 1)


def all_tiles_are_there(state: State) -> None:
    assert isinstance(state, IngeniousState)
    tiles_are_conserved(state)
