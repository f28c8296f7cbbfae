"""Moves in writing: every move has one text, and whatever names it is read."""

import pytest
from tests.ingenious.helpers import start

from triskel.core.chance import Rng
from triskel.core.errors import BadNotation
from triskel.core.registry import game
from triskel.ingenious.state import IngeniousState

UNUSED = range(27, 32)
"""Numbers between the moves of chance and the placements that are no moves."""


def space(state: IngeniousState) -> int:
    return game("ingenious").space(state.table.options)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_move_is_read_from_its_text(players: int) -> None:
    state, seen = start(players=players), set()
    for move in range(space(state)):
        if move in UNUSED:
            continue
        text = state.move_text(move)
        assert state.move_from_text(text) == move
        seen.add(text)
    assert len(seen) == space(state) - len(UNUSED)


@pytest.mark.parametrize("players", [2, 4])
def test_a_placement_may_be_written_from_either_half(players: int) -> None:
    state = start(players=players)
    board = state.board
    for first, second in board.pair_of:
        a, b = board.name_of[first], board.name_of[second]
        for colours in ("RG", "GR", "YY", "BP"):
            assert state.move_from_text(b + a + colours[::-1]) == state.move_from_text(a + b + colours)
            assert state.move_text(state.move_from_text(b + a + colours[::-1])) == a + b + colours


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("f6g6RG", "f6g6RG"),
        ("F6G6rg", "f6g6RG"),
        (" f6 g6 R G ", "f6g6RG"),
        ("f6-g6 rg", "f6g6RG"),
        ("g6f6gr", "f6g6RG"),
        ("a10a11pp", "a10a11PP"),
        ("b10a10 op", "a10b10PO"),
        ("Swap", "swap"),
        ("KEEP", "keep"),
        ("+gr", "+RG"),
        ("+ YY", "+YY"),
        ("First1", "first1"),
    ],
)
def test_capitals_and_spaces_and_the_order_of_the_halves_do_not_matter(written: str, plain: str) -> None:
    state = start()
    assert state.move_text(state.move_from_text(written)) == plain


@pytest.mark.parametrize(
    "written",
    [
        *("", " ", "f6", "f6g6", "f6g6R", "f6g6RGB", "RGf6g6", "f6g6RX", "f6g6 RED", "x", "swap keep", "swapp"),
        *("f6f8RG", "f6f6RG", "f6h6RG", "f6e5RG", "a1a2RG", "k7k8RG", "l1l2RG", "f06g6RG", "f6g6RG f6g6RG"),
        *("+", "+R", "+RGB", "+XX", "first", "first4", "first 10", "+ٱٱ", "f٦g٦RG", "f6g6ｒｇ"),
    ],
)
def test_what_names_no_move_is_refused(written: str) -> None:
    with pytest.raises(BadNotation):
        start().move_from_text(written)


def test_a_cell_of_the_large_board_is_none_of_the_small_one() -> None:
    assert start(players=4).move_from_text("o1o2RG") > 0
    with pytest.raises(BadNotation, match="no cell o1"):
        start().move_from_text("o1o2RG")


def test_the_text_is_the_same_in_every_state() -> None:
    early, late = start(), start()
    late.playout(Rng(1))
    assert all(early.move_text(move) == late.move_text(move) for move in range(32, space(early), 7))
