"""The scenario for first games: simple territories first."""

import pytest
from tests.inis.language import Scene, new_game

from triskel.core.chance import Rng
from triskel.core.state import CHANCE
from triskel.inis.names import TERRITORIES, TILE

FIRST = ("Valley", "Cove", "Plains", "Hills")
LAST = {"Meadows", "Misty Lands", "Forest", "Gates of Tir na nOg", "Highlands", "Mountains"}


def laid(players: int) -> Scene:
    table = new_game(players, discovery=True)
    table.chance("layout0", *FIRST[:players])
    return table


def drawable(table: Scene) -> set[str]:
    """The territories of which the next one drawn is one."""
    return {TERRITORIES[territory] for territory in table.state.top_tiles()}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_begins_with_certain_territories(players: int) -> None:
    table = new_game(players, discovery=True)
    table.chance("layout0")
    assert {TERRITORIES[move - TILE] for move in table.state.moves(CHANCE)} == set(FIRST[:players])
    table.chance(*FIRST[:players])
    assert table.awaited == (CHANCE,)
    assert table.choices() == [f"p{seat}" for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_territories_are_drawn_after_all_others(players: int) -> None:
    table = laid(players)
    drawn = []
    while drawable(table):
        upper = drawable(table)
        assert upper.isdisjoint(LAST) or upper <= LAST
        name = sorted(upper)[0]
        drawn.append(name)
        table.state.lay_tile(TERRITORIES.index(name), 2 * len(drawn))
    assert len(drawn) == 16 - players
    assert set(drawn[-6:]) == LAST


def test_without_the_scenario_any_territory_comes_next() -> None:
    table = new_game(3)
    table.chance("layout0", "Valley", "Cove", "Plains")
    assert len(drawable(table)) == 13


def test_all_else_is_as_always() -> None:
    table, rng = laid(3), Rng(1)
    while not table.state.is_over():
        seat = table.awaited[0]
        table.state.step(seat, table.state.random_move(seat, rng))
    assert table.state.outcome() is not None
