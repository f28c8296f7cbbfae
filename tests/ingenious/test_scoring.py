"""Scoring: five straight rows for each half, up to the first cell that is empty or shows another symbol."""

import pytest
from tests.ingenious.helpers import moved, play, position, told

# The neighbours of f6 clockwise from the east, each with the next cell in that row, and the one after.
AROUND = {"f7": "f8", "g6": "h6", "g5": "h4", "f5": "f4", "e6": "d6", "e7": "d8"}
THIRD = {"f7": "f9", "g6": "i6", "g5": "i3", "f5": "f3", "e6": "c6", "e7": "c9"}
# A cell beside the third, out of the row.
ASIDE = {"f7": "e10", "g6": "i7", "g5": "i4", "f5": "e4", "e6": "c7", "e7": "c10"}


def gained(tiles: str, placement: str) -> dict[str, int]:
    """The markers that a placement moves, from 0, on a board with these tiles."""
    state = position(tiles, rack=f"{placement[-2:]} *")
    play(state, placement)
    return moved(state, 0)


def halves(tiles: str, placement: str) -> object:
    """What each half of a tile scores."""
    state = position(tiles, rack=f"{placement[-2:]} *")
    (facts,) = told(play(state, placement), "tile_laid")
    return facts["points"]


def test_directions_for_scoring() -> None:
    """The picture of the rulebook: five rows run from a half, the sixth direction is where its other half lies."""
    five_rows = "f4f5RR d6e6RR d8e7RR g6h6RR g5h4RR"
    assert gained(five_rows, "f6f7RG") == {"R": 10}


@pytest.mark.parametrize("partner", AROUND)
@pytest.mark.parametrize("row", AROUND)
def test_each_of_the_five_rows_counts_and_nothing_in_the_sixth_direction(partner: str, row: str) -> None:
    """The tile lies on f6 and its partner cell in any of the six directions."""
    if row != partner:
        assert gained(f"{row}{AROUND[row]}RR", f"f6{partner}RG") == {"R": 2}
    else:
        beyond = AROUND[row] + THIRD[row]
        assert gained(f"{beyond}RR", f"f6{partner}RG") == {}
        assert gained(f"{beyond}GG", f"f6{partner}RG") == {"G": 2}


def test_symbols_in_all_rows_add_up() -> None:
    assert gained("f5e6RR g6h6RG d8e7BR", "f6f7RO") == {"R": 4}


def test_both_halves_score_each_in_its_own_colour() -> None:
    assert gained("f4f5RR f8f9GG g7h7GB", "f6f7RG") == {"R": 2, "G": 3}


@pytest.mark.parametrize("partner", AROUND)
@pytest.mark.parametrize("row", AROUND)
def test_a_row_stops_at_an_empty_cell(partner: str, row: str) -> None:
    """The cell beside the half is empty, the next two in that row are red."""
    assert gained(f"{AROUND[row]}{THIRD[row]}RR", f"f6{partner}RO") == {}


@pytest.mark.parametrize("row", AROUND)
def test_a_row_stops_at_another_symbol(row: str) -> None:
    partner = {"f7": "f5", "f5": "f7"}.get(row, "f7")
    beyond = f"{THIRD[row]}{ASIDE[row]}RR"
    assert gained(f"{row}{AROUND[row]}BR {beyond}", f"f6{partner}RO") == {}
    assert gained(f"{row}{AROUND[row]}RB {beyond}", f"f6{partner}RO") == {"R": 1}
    assert gained(f"{row}{AROUND[row]}RR {beyond}", f"f6{partner}RO") == {"R": 3}


def test_a_row_stops_at_the_edge_of_the_board() -> None:
    """a8 and a9 are red; the row runs west to the red symbol printed on a6 only if a7 is red too."""
    assert gained("a8b8RR", "a9a10RB") == {"R": 2}
    assert gained("b9b10RR", "b11c11RB") == {"R": 2}


def test_a_row_goes_on_over_the_tiles_on_which_it_lies() -> None:
    """It is symbols that count, not tiles: the row may be made of halves and of whole tiles."""
    assert gained("f5e5RG f4g4RB f2f3RR", "f6f7RG") == {"R": 4}


def test_printed_symbols_count_like_others() -> None:
    """Purple is printed on f1; the row from f6 reaches it over f5 to f2."""
    assert gained("f4f5PP f2f3PP", "f6f7PG") == {"P": 5}
    assert gained("", "e2e3PG") == {"P": 1}


def test_a_row_does_not_run_on_behind_a_printed_symbol_of_another_colour() -> None:
    assert gained("", "e11e10RG") == {}
    assert gained("", "e11e10BG") == {"B": 1}


def test_the_symbols_just_laid_do_not_count() -> None:
    assert gained("", "f6f7RG") == {}
    assert gained("", "f6f7RR") == {}


@pytest.mark.parametrize(
    ("tiles", "points", "why"),
    [
        ("f8f9RR", [0, 2], "in line with the tile the nearer half counts, the other half is its sixth direction"),
        ("f4f5RR", [2, 0], "on the other side as well"),
        ("f4f5RR f8f9RR", [2, 2], "both halves count, each on its side"),
        ("e7d7RG", [1, 1], "a cell beside both halves is counted by both, in different rows"),
        ("e7d8RR", [2, 1], "but what lies behind it only in the row that runs on"),
        ("g6h6RR", [2, 1], "below as well"),
        ("e6d6RR g7h7RR", [2, 2], "rows of one half only"),
    ],
)
def test_a_double_counts_half_by_half(tiles: str, points: list[int], why: str) -> None:
    assert halves(tiles, "f6f7RR") == points, why
    assert gained(tiles, "f6f7RR") == {"R": sum(points)}


def test_points_depend_on_which_way_round_the_tile_lies() -> None:
    assert gained("f4f5RR", "f6f7RG") == {"R": 2}
    assert gained("f4f5RR", "f6f7GR") == {}


def test_points_are_added_to_what_the_marker_shows() -> None:
    state = position("f4f5RR f8f9GG", rack="RG *", markers={0: "R7 G1 B4", 1: "R3"})
    play(state, "f6f7RG")
    assert moved(state, 0) == {"R": 9, "G": 3, "B": 4}
    assert moved(state, 1) == {"R": 3}


def test_the_points_are_those_of_the_player_who_laid_the_tile() -> None:
    state = position("f4f5RR", turn=1, rack="RG *")
    play(state, "f6f7RG")
    assert moved(state, 1) == {"R": 2}
    assert moved(state, 0) == {}


@pytest.mark.parametrize("before", [15, 16, 17, 18])
def test_a_marker_does_not_pass_18(before: int) -> None:
    state = position("f4f5RR e6d6RR", rack="RG *", markers={0: f"R{before}"})
    play(state, "f6f7RG")
    assert moved(state, 0) == {"R": 18}


def test_a_double_does_not_pass_18_either() -> None:
    state = position("f4f5RR f8f9RR", rack="RR *", markers={0: "R15"})
    play(state, "f6f7RR")
    assert moved(state, 0) == {"R": 18}


def test_surplus_is_lost_and_goes_to_no_other_colour() -> None:
    state = position("f4f5RR f8f9GG", rack="RG *", markers={0: "R17 G5"})
    (facts,) = told(play(state, "f6f7RG"), "tile_laid")
    assert facts["points"] == [2, 2], "the event tells what the rows were worth"
    assert moved(state, 0) == {"R": 18, "G": 7}
