"""The board: 91, 127 or 169 cells, six printed symbols, the figures that follow from counting."""

import pytest
from tests.ingenious.helpers import dealt, end_turn, free_pairs, legal, play, start
from tests.ingenious.referee import Referee

from triskel.core.registry import game
from triskel.ingenious.board import board_for
from triskel.ingenious.tiles import LETTERS

PLAYERS = [1, 2, 3, 4]


@pytest.mark.parametrize(("players", "cells"), [(1, 91), (2, 91), (3, 127), (4, 169)])
def test_one_or_two_play_on_the_white_cells_three_on_one_ring_more_four_on_all(players: int, cells: int) -> None:
    assert len(board_for(players).cells) == cells
    assert [len(row) for row in board_for(players).rows()] == row_lengths(players)


def row_lengths(players: int) -> list[int]:
    side = {1: 6, 2: 6, 3: 7, 4: 8}[players]
    return [*range(side, 2 * side - 1), *range(2 * side - 1, side - 1, -1)]


@pytest.mark.parametrize("players", PLAYERS)
def test_longest_row(players: int) -> None:
    assert max(row_lengths(players)) == {1: 11, 2: 11, 3: 13, 4: 15}[players]
    assert max(len(row) for row in board_for(players).rows()) == max(row_lengths(players))


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (2, "a6 a11 f11 k6 k1 f1"),
        (3, "b7 b12 g12 l7 l2 g2"),
        (4, "c8 c13 h13 m8 m3 h3"),
    ],
)
def test_symbols_are_printed_on_the_corners_of_the_white_hexagon(players: int, names: str) -> None:
    """Clockwise from the top left: red, green, blue, orange, yellow, purple."""
    board = board_for(players)
    by_colour = dict(zip(LETTERS, board.symbols, strict=True))
    assert [board.name_of[by_colour[colour]] for colour in "RGBOYP"] == names.split()


@pytest.mark.parametrize(("players", "pairs"), [(1, 222), (2, 222), (3, 306), (4, 426)])
def test_pairs_of_adjacent_empty_cells(players: int, pairs: int) -> None:
    assert len(free_pairs(start(players=players))) == pairs


@pytest.mark.parametrize("players", PLAYERS)
def test_the_pairs_are_those_of_the_second_reading(players: int) -> None:
    referee = Referee(players)
    expected = {frozenset(map(referee.name, pair)) for pair in referee.free_pairs()}
    board = board_for(players)
    found = [
        frozenset((board.name_of[int(board.first[pair])], board.name_of[int(board.second[pair])]))
        for pair in map(int, (board.free_pairs[index] for index in range(len(board.free_pairs))))
    ]
    assert len(found) == len(expected)
    assert set(found) == expected


@pytest.mark.parametrize(("players", "most"), [(1, 42), (2, 42), (3, 60), (4, 81)])
def test_most_tiles_that_fit(players: int, most: int) -> None:
    assert board_for(players).most_tiles == most


@pytest.mark.parametrize(("players", "pairs"), [(1, 54), (2, 54), (3, 102), (4, 144)])
def test_first_placements_one_sixth_fewer_for_each_symbol_taken(players: int, pairs: int) -> None:
    state = dealt(players=players)
    for taken in range(players):
        assert len({text[:-2] for text in legal(state)}) == pairs * (6 - taken) // 6
        play(state, legal(state)[-1 if taken % 2 else 0])
        if players > 1:
            end_turn(state)


def test_a_step_in_each_of_the_six_directions() -> None:
    """East and west along a row; a row down, the column that slants to the left keeps its number."""
    beside_f6 = {text for text in free_pairs(start()) if "f6" in (text[:2], text[2:])}
    assert beside_f6 == {"f6f7", "f5f6", "f6g6", "f6g5", "e6f6", "e7f6"}


@pytest.mark.parametrize(("players", "pairs"), [(1, 240), (2, 240), (3, 342), (4, 462)])
def test_the_space_of_moves(players: int, pairs: int) -> None:
    """36 ways on each pair of cells, those of printed symbols included; and 32 other numbers."""
    ingenious = game("ingenious")
    assert ingenious.space(ingenious.settle({"players": players})) == 36 * pairs + 32
