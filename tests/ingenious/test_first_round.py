"""The first round: each player's tile lies beside a printed symbol that no other player's tile touches."""

from typing import Any

import pytest
from tests.ingenious.helpers import (
    cells_of,
    dealt,
    end_turn,
    free_pairs,
    legal,
    let_chance,
    marker,
    moved,
    play,
    position,
    rack,
    start,
    told,
    why_not,
)

from triskel.core.chance import Rng
from triskel.core.errors import BadPosition
from triskel.ingenious.state import IngeniousState


def first_move(**options: Any) -> set[str]:
    """The pairs of cells on which the first tile may lie."""
    state = dealt(**options)
    return {text[:-2] for text in legal(state)}


def test_the_first_tile_lies_beside_a_printed_symbol() -> None:
    beside_a_symbol = {pair for pair in free_pairs(start()) if touches(pair, "a7 b6 b5 a10 b10 b11 e11 f10 g10")}
    beside_a_symbol |= {pair for pair in free_pairs(start()) if touches(pair, "j6 j7 k5 j1 j2 k2 e2 f2 g1")}
    assert first_move() == beside_a_symbol


def touches(pair: str, cells: str) -> bool:
    return not set(cells_of(pair + "RG")).isdisjoint(cells.split())


def test_one_half_beside_the_symbol_is_enough() -> None:
    assert "b6c6" in first_move()
    assert why_not(position(opened=False, rack="RG *"), "c5c6RG") == "first_round"


def test_the_colour_need_not_match() -> None:
    state = position(opened=False, rack="GB *")
    play(state, "b6c6GB")
    assert moved(state, 0) == {}


def test_a_printed_symbol_of_the_same_colour_scores() -> None:
    state = position(opened=False, rack="RG *")
    play(state, "b6c6RG")
    assert marker(state, 0, "R") == 1


@pytest.mark.parametrize("pair", ["b5c5", "b5b6", "a7a8", "b7c6"])
def test_the_second_player_may_not_use_the_same_symbol(pair: str) -> None:
    """b7 and c6 do not lie beside red at all; a7, b5 and b6 do, but there the first player was first."""
    state = position("b6c6RG", opened=False, rack="OO *", turn=1)
    expected = "not_empty" if pair in ("b5b6", "b7c6") else "first_round"
    assert why_not(state, pair + "OO") == expected


def test_the_second_player_may_lay_a_tile_that_touches_that_of_the_first_beside_another_symbol() -> None:
    """Only the symbol must be new, not the neighbourhood: green's corner is a11."""
    state = position("a7a8RG", opened=False, rack="OO *", turn=1)
    assert why_not(state, "a9a10OO") is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_finds_a_symbol_of_their_own(players: int) -> None:
    for seed in range(8):
        rng = Rng(seed)
        state = dealt(seed, players=players)
        met = set()
        for _ in range(players):
            move = state.random_move(state.awaited()[0], rng)
            (facts,) = told(play(state, state.move_text(move)), "tile_laid")
            met |= {symbol for symbol in state.board.symbols if beside(state.board.name_of[symbol], facts["cells"])}
            end_turn(state)
        assert len(met) == players


def beside(symbol: str, cells: object) -> bool:
    """Whether one of the cells is a neighbour of the symbol; rows and columns are those of the names."""
    assert isinstance(cells, list)
    steps = {(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)}
    return any((ord(cell[0]) - ord(symbol[0]), int(cell[1:]) - int(symbol[1:])) in steps for cell in cells)


def test_the_tile_of_a_partner_is_that_of_another_player() -> None:
    """In the team game, too, each of the four finds a symbol of their own."""
    tiles = "c9d8PO h2i2BO"
    state = position(tiles, opened=False, rack="OO *", turn=2, players=4, teams=True)
    assert why_not(state, "d7e7OO") == "first_round"
    assert why_not(state, "l8m7OO") is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_lasts_one_tile_a_player(players: int) -> None:
    state = dealt(players=players)
    for seat in range(players):
        assert state.awaited() == (seat,)
        assert why_not(state, far_off(state)) == "first_round"
        assert state.view(0)["first_round"] is True
        play(state, legal(state)[0])
        end_turn(state)
    assert why_not(state, far_off(state)) is None
    assert state.view(0)["first_round"] is False
    assert state.awaited() == (0,)


def far_off(state: IngeniousState) -> str:
    """A tile of the player on turn in the middle of the board."""
    middle = {2: "f6f7", 3: "g7g8", 4: "h8h9"}[state.seats]
    return middle + rack(state, state.awaited()[0])[0]


def test_it_lasts_one_tile_a_player_whoever_begins() -> None:
    state = dealt(players=3, first="2")
    seen: list[int] = []
    while state.view(0)["first_round"]:
        seen += state.awaited()
        play(state, legal(state)[-1])
        end_turn(state)
    assert seen == [2, 0, 1]


def test_the_refusal_names_the_rule() -> None:
    state = dealt()
    refusal = state.refusal(0, state.move_from_text(far_off(state)))
    assert refusal is not None
    assert "printed symbol" in str(refusal)


def test_a_position_of_the_first_round_is_checked_as_well() -> None:
    with pytest.raises(BadPosition, match="printed symbol"):
        position("f6f7RG", opened=False, turn=1)
    with pytest.raises(BadPosition, match="printed symbol"):
        position("b6c6RG b5c5OO", opened=False)


def test_the_first_tile_of_solitaire_lies_beside_a_printed_symbol_and_the_second_anywhere() -> None:
    """A ruling: all standard rules apply to solitaire."""
    state = let_chance(start(players=1))
    assert {text[:-2] for text in legal(state)} == first_move(players=2)
    play(state, legal(state)[0])
    let_chance(state)
    assert {text[:-2] for text in legal(state)} == free_pairs(state)
