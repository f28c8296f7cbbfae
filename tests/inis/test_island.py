"""The map: tiles of three hexagons, where they touch, where one more may go, how the game begins."""

from functools import cache
from itertools import combinations, pairwise
from math import dist, isclose
from random import Random

import pytest

from triskel.core.errors import BadNotation
from triskel.inis.island import (
    CENTRE,
    LIMIT,
    SPOTS,
    STEPS,
    WINDOW,
    adjacent,
    cells_of,
    exists,
    free_spots,
    outline,
    overlaps,
    shared_edges,
    sketch,
    spot_from_text,
    spot_text,
    start_layouts,
    touching_spots,
)

UP, DOWN = CENTRE * 2, CENTRE * 2 + 1
NAMES = ["COV", "FOR", "GATE", "HIGH", "HILL", "IRON", "LOST", "MEAD"]
NAMES += ["MIST", "MOOR", "MOUN", "PLAI", "SALT", "STON", "SWAM", "VALL"]

FOUR_TILES = r"""
 / \ / \ / \
|  FOR  |   |
 \     /     \
  |   | COVE  |
   \ / \ / \ / \
    |  HI   |   |
     \     /     \
      |   | GATES |
       \ / \ / \ /
"""[1:-1]

# A second opinion, which knows hexagons by their coordinates and counts everything anew.

Hexagon = tuple[int, int]
DIRECTIONS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@cache
def hexagons(spot: int) -> frozenset[Hexagon]:
    return frozenset((cell % WINDOW, cell // WINDOW) for cell in cells_of(spot))


@cache
def beside(spot: int) -> list[Hexagon]:
    """The hexagon on the other side of each edge, inner ones included."""
    return [(q + east, r + south) for q, r in hexagons(spot) for east, south in DIRECTIONS]


def edges(spot: int, other: int) -> int:
    """Shared edges, or -1 for tiles that overlap."""
    there = hexagons(other)
    if not there.isdisjoint(hexagons(spot)):
        return -1
    return sum(map(there.__contains__, beside(spot)))


@cache
def all_around(spot: int) -> list[int]:
    return [
        (spot // 2 + row * WINDOW + column) * 2 + turned
        for row in range(-4, 5)
        for column in range(-4, 5)
        for turned in (0, 1)
    ]


def image(spots: tuple[int, ...], mirrored: bool, turns: int) -> tuple[int, ...]:
    """The map mirrored, turned by sixths of a circle around the centre and shifted back."""
    found: list[int] = []
    for spot in spots:
        moved: set[int] = set()
        for q, r in hexagons(spot):
            q, r = q - CENTRE % WINDOW, r - CENTRE // WINDOW
            if mirrored:
                q, r = r, q
            for _ in range(turns):
                q, r = -r, q + r
            moved.add(CENTRE + r * WINDOW + q)
        found += [number for cell in moved for number in (cell * 2, cell * 2 + 1) if set(cells_of(number)) == moved]
    assert len(found) == len(spots)
    return shifted(found)


def shifted(spots: list[int]) -> tuple[int, ...]:
    shift = (min(spots) // 2 - CENTRE) * 2
    return tuple(sorted(spot - shift for spot in spots))


def shapes(maps: set[tuple[int, ...]]) -> set[tuple[int, ...]]:
    """One of each lot of maps that can be turned or mirrored into each other."""
    return {min(image(spots, mirrored, turns) for mirrored in (False, True) for turns in range(6)) for spots in maps}


def neighbours(spots: tuple[int, ...]) -> list[int]:
    """How many others each tile touches."""
    return [sum(edges(spot, other) > 0 for other in spots) for spot in spots]


@cache
def every_start(tiles: int) -> set[tuple[int, ...]]:
    """All maps in which each tile touches two others (of two tiles: the other one), up to a shift."""
    found: set[tuple[int, ...]] = set()
    wanted = min(2, tiles - 1)
    for first in (UP, DOWN):
        near = [spot for spot in all_around(first) if edges(first, spot) > 0]
        for others in combinations(near, wanted):
            spots = [first, *others]
            if any(edges(*pair) < 0 for pair in combinations(spots, 2)):
                continue
            if tiles < 4:
                maps = [spots]
            else:
                last = {spot for other in others for spot in all_around(other) if edges(other, spot) > 0}
                maps = [[*spots, spot] for spot in last if all(edges(tile, spot) >= 0 for tile in spots)]
            found |= {shifted(spots) for spots in maps if min(neighbours(tuple(spots))) >= wanted}
    return found


def sum_of_edges(spots: tuple[int, ...]) -> int:
    return sum(max(0, edges(*pair)) for pair in combinations(spots, 2))


def free_by_trying(taken: list[int]) -> list[int]:
    wanted = min(2, len(taken))
    return sorted(
        {
            spot
            for tile in taken
            for spot in all_around(tile)
            if all(edges(spot, other) >= 0 for other in taken)
            and sum(edges(spot, other) > 0 for other in taken) >= wanted
        }
    )


def random_map(tiles: int, seed: int) -> list[int]:
    random = Random(seed)
    taken = list(random.choice(start_layouts(random.choice([2, 3, 4]))))
    while len(taken) < tiles:
        taken.append(random.choice(free_spots(taken)))
    return taken


# Tiles


@pytest.mark.parametrize("spot", [UP, DOWN])
def test_a_tile_is_three_hexagons_each_beside_both_others(spot: int) -> None:
    cells = cells_of(spot)
    assert cells[0] == spot // 2
    assert len(set(cells)) == 3
    for cell, other in combinations(cells, 2):
        assert other - cell in STEPS


def test_the_grid_lets_no_tile_over_its_edge() -> None:
    for spot in range(SPOTS):
        if exists(spot):
            assert all(0 <= q <= LIMIT and 0 <= r <= LIMIT for q, r in hexagons(spot))
            columns = [q for q, _ in hexagons(spot)]
            assert max(columns) - min(columns) == 1
    # 63 by 63 anchors for either orientation, less a row and a column where the tile would stick out.
    assert sum(exists(spot) for spot in range(SPOTS)) == 2 * LIMIT * LIMIT


@pytest.mark.parametrize("spot", [UP, DOWN])
def test_of_the_24_placements_that_touch_a_tile_12_share_one_edge_6_two_6_three(spot: int) -> None:
    touching = touching_spots(spot)
    assert len(touching) == 24
    counts = [shared_edges(spot, other) for other in touching]
    assert [counts.count(number) for number in (1, 2, 3)] == [12, 6, 6]
    assert touching == sorted(other for other in all_around(spot) if edges(spot, other) > 0)


def test_nine_hexagons_surround_a_tile() -> None:
    around = {cell + step for cell in cells_of(UP) for step in STEPS} - set(cells_of(UP))
    assert len(around) == 9


@pytest.mark.parametrize("spot", [UP, DOWN])
def test_touching_and_overlapping_agree_with_a_count_of_hexagons(spot: int) -> None:
    for other in all_around(spot):
        counted = edges(spot, other)
        assert overlaps(spot, other) == (counted < 0)
        assert adjacent(spot, other) == (counted > 0)
        assert shared_edges(spot, other) == max(0, counted)
        assert shared_edges(other, spot) == shared_edges(spot, other)
    assert overlaps(spot, spot)


def test_nothing_touches_around_the_edge_of_the_grid() -> None:
    rim = [
        spot
        for spot in range(SPOTS)
        if exists(spot) and {0, LIMIT} & {part for pair in hexagons(spot) for part in pair}
    ]
    for spot in rim[:: len(rim) // 30]:
        touching = touching_spots(spot)
        for other in rim:
            counted = edges(spot, other)
            assert (shared_edges(spot, other), overlaps(spot, other)) == (max(0, counted), counted < 0)
            assert (other in touching) == (counted > 0)


def test_a_tile_has_at_most_seven_neighbours() -> None:
    assert most_together(touching_spots(UP)) == 7
    assert most_together([spot for spot in touching_spots(UP) if spot % 2 == 0]) == 6


def most_together(spots: list[int]) -> int:
    """How many of these tiles find room together."""
    if not spots:
        return 0
    first, rest = spots[0], spots[1:]
    return max(1 + most_together([spot for spot in rest if not overlaps(first, spot)]), most_together(rest))


# Where one more tile may go


def test_beside_a_single_tile_all_that_touches_is_free() -> None:
    assert free_spots([UP]) == touching_spots(UP)


@pytest.mark.parametrize(("tiles", "figures"), [(2, {4, 5, 6}), (3, {6, 7, 9})])
def test_the_third_tile_has_4_to_6_spots_the_fourth_6_to_9(tiles: int, figures: set[int]) -> None:
    assert {len(free_spots(list(spots))) for spots in every_start(tiles)} == figures


@pytest.mark.parametrize("seed", range(12))
def test_a_new_tile_overlaps_nothing_and_touches_two(seed: int) -> None:
    taken = random_map(16, seed)
    for tiles in range(4, 16):
        free = free_spots(taken[:tiles])
        assert free == free_by_trying(taken[:tiles])
        assert taken[tiles] in free


def test_if_no_spot_touches_two_tiles_one_is_enough() -> None:
    far = [spot_from_text("0,0u"), spot_from_text("12,0u")]
    assert free_spots(far) == sorted({*touching_spots(far[0]), *touching_spots(far[1])})


def test_where_the_tiles_came_from_does_not_matter() -> None:
    taken = random_map(9, 5)
    assert free_spots(taken) == free_spots(taken[::-1])
    assert free_spots(shifted_by(taken, 7)) == shifted_by(free_spots(taken), 7)


def shifted_by(spots: list[int], columns: int) -> list[int]:
    return [spot + 2 * columns for spot in spots]


@pytest.mark.parametrize("first", [UP, DOWN])
@pytest.mark.parametrize("column", [-1, 0, 1])
@pytest.mark.parametrize("row", [-1, 0, 1])
def test_sixteen_tiles_stay_inside_the_grid(first: int, column: int, row: int) -> None:
    """Even if each touched one other only, and all went the same way."""

    def far(spot: int) -> int:
        return sum(q * column + r * row for q, r in hexagons(spot))

    spot = first
    for _ in range(15):
        assert len(touching_spots(spot)) == 24
        spot = max(touching_spots(spot), key=far)
    assert exists(spot)


# Start


@pytest.mark.parametrize(("tiles", "ways", "figure"), [(2, 24, 4), (3, 38, 6), (4, 174, 21)])
def test_shapes_in_which_each_tile_touches_two_others(tiles: int, ways: int, figure: int) -> None:
    assert len(every_start(tiles)) == ways
    assert len(shapes(every_start(tiles))) == figure


@pytest.mark.parametrize(("tiles", "shared", "ways", "figure"), [(2, 3, 6, 1), (3, 7, 6, 1), (4, 11, 24, 3)])
def test_the_start_is_a_map_whose_tiles_share_the_most_edges(tiles: int, shared: int, ways: int, figure: int) -> None:
    maps = every_start(tiles)
    assert max(sum_of_edges(spots) for spots in maps) == shared
    best = {spots for spots in maps if sum_of_edges(spots) == shared}
    assert start_layouts(tiles) == sorted(best)
    assert (len(best), len(shapes(best))) == (ways, figure)


@pytest.mark.parametrize("tiles", [2, 3, 4])
def test_the_first_tile_of_a_start_lies_on_the_centre(tiles: int) -> None:
    for spots in start_layouts(tiles):
        assert spots[0] // 2 == CENTRE
        assert len(spots) == tiles
        assert list(spots) == sorted(spots)
        assert min(neighbours(spots)) >= min(2, tiles - 1)


# Notation


@pytest.mark.parametrize(
    ("text", "column", "row", "turned"),
    [("0,0u", 0, 0, 0), ("0,0d", 0, 0, 1), ("1,-2u", 1, -2, 0), ("-31,31d", -31, 31, 1), ("-30,-31u", -30, -31, 0)],
)
def test_spots_are_written_as_steps_from_the_centre_and_where_they_point(
    text: str, column: int, row: int, turned: int
) -> None:
    spot = (CENTRE + row * WINDOW + column) * 2 + turned
    assert spot_text(spot) == text
    assert spot_from_text(text) == spot


def test_every_spot_can_be_written_and_read() -> None:
    spots = [spot for spot in range(SPOTS) if exists(spot)]
    assert [spot_from_text(spot_text(spot)) for spot in spots] == spots


def test_capitals_spaces_and_plus_signs_do_not_matter_when_reading() -> None:
    assert spot_from_text(" +1, -2 U\n") == spot_from_text("1,-2u")


@pytest.mark.parametrize("text", ["", "u", "1,2", "1,2x", "1;2u", "1.0,2u", "--1,2u", "1,2ud", "100,0u", "١,٢u"])
def test_what_is_no_spot_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation, match="is no spot; one is written like 1,-2u"):
        spot_from_text(text)


@pytest.mark.parametrize("text", ["32,0u", "-31,0u", "31,0d", "0,31u", "0,-31d", "0,-32d", "99,-99u"])
def test_spots_beyond_the_grid_are_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="lies too far out"):
        spot_from_text(text)


# Drawings


def test_a_sketch_of_four_tiles() -> None:
    spots = [spot_from_text(text) for text in ("0,0u", "-2,1d", "0,2u", "-2,3d")]
    assert "\n".join(sketch(spots, ["COVE", "FOR", "GATES", "HI"])) == FOUR_TILES


@pytest.mark.parametrize("seed", range(8))
def test_a_sketch_names_all_sixteen_tiles_within_100_columns(seed: int) -> None:
    lines = sketch(random_map(16, seed), NAMES)
    assert max(map(len, lines)) <= 100
    assert min(len(line) - len(line.lstrip()) for line in lines) == 0
    for name in NAMES:
        assert sum(line.count(name) for line in lines) == 1


def test_the_longest_map_that_grows_eastwards_fits_into_100_columns() -> None:
    taken = list(start_layouts(4)[0])
    while len(taken) < 16:
        taken.append(max(free_spots(taken), key=lambda spot: sum(2 * q + r for q, r in hexagons(spot))))
    assert 60 < max(map(len, sketch(taken, NAMES))) <= 100


def test_a_long_name_is_cut_and_an_empty_map_has_no_lines() -> None:
    assert "|Misty L|" in sketch([UP], ["Misty Lands"])
    assert sketch([], []) == []


def test_the_first_hexagon_lies_at_the_origin_and_the_others_below_or_above() -> None:
    assert outline(UP)[0] == [(0, 0), pytest.approx((3**0.5 / 2, 1.5)), pytest.approx((-(3**0.5) / 2, 1.5))]
    assert outline(DOWN)[0] == [(0, 0), pytest.approx((-(3**0.5) / 2, -1.5)), pytest.approx((3**0.5 / 2, -1.5))]


@pytest.mark.parametrize("seed", range(4))
def test_outlines_have_sides_of_length_1_and_the_area_of_three_hexagons(seed: int) -> None:
    for spot in random_map(16, seed):
        centres, border = outline(spot)
        assert len(border) == 12
        assert all(isclose(dist(point, following), 1) for point, following in pairwise([*border, border[0]]))
        area = sum(x * below - right * y for (x, y), (right, below) in pairwise([*border, border[0]])) / 2
        assert isclose(area, 3 * 1.5 * 3**0.5)  # positive: clockwise where y grows downwards
        for (x, y), cell in zip(centres, cells_of(spot), strict=True):
            row, column = cell // WINDOW - CENTRE // WINDOW, cell % WINDOW - CENTRE % WINDOW
            assert isclose(x, 3**0.5 * (column + row / 2), abs_tol=1e-9)
            assert isclose(y, 1.5 * row, abs_tol=1e-9)


@pytest.mark.parametrize("seed", range(4))
def test_outlines_of_two_tiles_have_exactly_their_shared_sides_in_common(seed: int) -> None:
    for spot, other in combinations(random_map(16, seed), 2):
        assert len(sides(spot) & sides(other)) == shared_edges(spot, other)


def sides(spot: int) -> set[frozenset[tuple[float, float]]]:
    border = outline(spot)[1]
    return {frozenset(pair) for pair in pairwise([*border, border[0]])}
