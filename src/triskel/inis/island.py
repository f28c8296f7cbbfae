r"""The geometry of the island: sixteen equal tiles, each of three hexagons that meet in one point (a ruling).

Hexagons stand on a corner and lie in a square grid: cell ``q + WINDOW * r``, with q growing to the east and r to the
south-east. A tile is a triangle that points up or, turned, down; the hexagon at which it points is its anchor:

      / \              / \ / \
     |   |            |       |
    /     \            \     /
   |       |            |   |
    \ / \ /              \ /

A *spot* is a place for a tile: ``anchor * 2 + turned``. The map's first tile lies on the centre, from where sixteen
tiles can't pass the edge of the grid; a spot that would leave it does not exist. All functions take spots that do.
"""

import re
from itertools import combinations
from math import sqrt
from typing import Final

from triskel.core.errors import BadNotation

WINDOW: Final = 64
SPOTS: Final = WINDOW * WINDOW * 2

# The last column and row stay empty, so that adding steps to a cell never leads around the edge into another.
LIMIT: Final = 62
CENTRE: Final = 31 * WINDOW + 31

# East, south-east, south-west, and the same three backwards; direction d points against d + 3.
STEPS: Final = (1, WINDOW, WINDOW - 1, -1, -WINDOW, -WINDOW + 1)


def cells_of(spot: int) -> tuple[int, int, int]:
    """The anchor and the two others: below it, or above it when the tile is turned."""
    cell = spot >> 1
    if spot & 1:
        return (cell, cell - WINDOW, cell - WINDOW + 1)
    return (cell, cell + WINDOW, cell + WINDOW - 1)


def exists(spot: int) -> bool:
    """Whether a number is a spot inside the grid."""
    for cell in cells_of(spot):
        if cell < 0 or cell // WINDOW > LIMIT or cell % WINDOW > LIMIT:
            return False
    return True


# How two tiles meet depends on how the first is turned and on the difference of their spots alone.


def _meetings(turned: int) -> dict[int, int]:
    """The number of edges that a tile shares with each other one, by difference; 0 where they overlap."""
    first = CENTRE * 2 + turned
    cells = cells_of(first)
    beside = [cell + step for cell in cells for step in STEPS]
    found: dict[int, int] = {}
    for row in range(-3, 4):
        for column in range(-3, 4):
            for other_turned in (0, 1):
                other = (CENTRE + row * WINDOW + column) * 2 + other_turned
                others = cells_of(other)
                if set(cells) & set(others):
                    found[other - first] = 0
                elif set(beside) & set(others):
                    found[other - first] = sum(beside.count(cell) for cell in others)
    return found


_MEETINGS: Final = [_meetings(0), _meetings(1)]


def shared_edges(spot: int, other: int) -> int:
    """The number of hexagon sides that two tiles have in common: 0 to 3."""
    return _MEETINGS[spot & 1].get(other - spot, 0)


def adjacent(spot: int, other: int) -> bool:
    """Whether two tiles share at least one side; overlapping ones don't count."""
    return _MEETINGS[spot & 1].get(other - spot, 0) > 0


def overlaps(spot: int, other: int) -> bool:
    """Whether two tiles have a hexagon in common."""
    return _MEETINGS[spot & 1].get(other - spot, 1) == 0


# For every spot that was ever asked for: the spots that touch it, and those that overlap it.
_near: dict[int, frozenset[int]] = {}
_filled: dict[int, frozenset[int]] = {}


def _explore(spot: int) -> None:
    meetings = [(spot + difference, edges) for difference, edges in _MEETINGS[spot & 1].items()]
    _filled[spot] = frozenset([other for other, edges in meetings if edges == 0])
    _near[spot] = frozenset([other for other, edges in meetings if edges > 0 and exists(other)])


def touching_spots(spot: int) -> list[int]:
    """The spots, rising, where a tile touches the one here and does not overlap it: 24 unless the grid ends."""
    if spot not in _near:
        _explore(spot)
    return sorted(_near[spot])


def free_spots(taken: list[int]) -> list[int]:
    """The spots, rising, where one more tile may be placed on a map.

    It overlaps nothing and touches at least two tiles. Ruling: if there is no such spot, at least one.
    """
    once: set[int] = set()
    twice: set[int] = set()
    filled: set[int] = set()
    for spot in taken:
        if spot not in _near:
            _explore(spot)
        near = _near[spot]
        twice |= near & once
        once |= near
        filled |= _filled[spot]
    twice -= filled
    if not twice:
        twice = once - filled
    return sorted(twice)


_layouts: dict[int, list[tuple[int, ...]]] = {}


def start_layouts(tiles: int) -> list[tuple[int, ...]]:
    """The starting maps of 2, 3 or 4 tiles, one of which is drawn. The list is shared: don't change it.

    Two tiles touch; of three or four, each touches at least two others. Ruling: of all such maps these are the ones
    whose tiles share the most edges, each as likely. Maps that can be turned or mirrored into each other count apart:
    who arranges tiles on a table minds no direction, and games shouldn't all begin with the same picture.
    """
    if tiles not in _layouts:
        _layouts[tiles] = _most_edges(_maps(tiles))
    return _layouts[tiles]


def _maps(tiles: int) -> set[tuple[int, ...]]:
    """The maps that come about by placing tiles as in play, up to a shift.

    This leaves out the rings of four tiles of which no three touch each other; they share fewer edges.
    """
    found: set[tuple[int, ...]] = {(CENTRE * 2,), (CENTRE * 2 + 1,)}
    for _ in range(tiles - 1):
        found = {_centred([*spots, spot]) for spots in found for spot in free_spots(list(spots))}
    return found


def _centred(spots: list[int]) -> tuple[int, ...]:
    """The same map, shifted so that the tile with the lowest anchor lies on the centre and comes first."""
    spots = sorted(spots)
    shift = ((spots[0] >> 1) - CENTRE) * 2
    return tuple([spot - shift for spot in spots])


def _most_edges(maps: set[tuple[int, ...]]) -> list[tuple[int, ...]]:
    edges = {spots: sum(shared_edges(spot, other) for spot, other in combinations(spots, 2)) for spots in maps}
    most = max(edges.values())
    return sorted(spots for spots, shared in edges.items() if shared == most)


# Notation: the anchor's column and row, counted from the centre, and where the tile points: 1,-2u or 0,3d.

_WRITTEN = re.compile(r"([+-]?\d{1,2}),([+-]?\d{1,2})([ud])", re.ASCII)


def spot_text(spot: int) -> str:
    """A spot in notation."""
    row, column = divmod(spot >> 1, WINDOW)
    return f"{column - CENTRE % WINDOW},{row - CENTRE // WINDOW}{'d' if spot & 1 else 'u'}"


def spot_from_text(text: str) -> int:
    """The spot that a text names, whether or not a tile may lie there; raises BadNotation."""
    found = _WRITTEN.fullmatch("".join(text.split()).lower())
    if found is None:
        raise BadNotation(
            f"{text!r} is no spot; one is written like 1,-2u: steps to the east, steps to the south-east, "
            "and u for a tile that points up or d for one that points down"
        )
    column, row = int(found[1]) + CENTRE % WINDOW, int(found[2]) + CENTRE // WINDOW
    spot = (row * WINDOW + column) * 2 + (1 if found[3] == "d" else 0)
    if not (0 <= column <= LIMIT and 0 <= row <= LIMIT and exists(spot)):
        raise BadNotation(f"the spot {text!r} lies too far out; a tile goes from -31 to 31 both ways")
    return spot


# Drawings

# The sides of a hexagon in text, by direction: lines and columns away from its middle.
_SIDES: Final = ((0, 2, "|"), (1, 1, "/"), (1, -1, "\\"), (0, -2, "|"), (-1, -1, "/"), (-1, 1, "\\"))


def sketch(spots: list[int], names: list[str]) -> list[str]:
    """The map as lines of text, each tile with its short name; there is room for seven letters."""
    signs: dict[tuple[int, int], str] = {}
    for spot, name in zip(spots, names, strict=True):
        cells = cells_of(spot)
        for cell in cells:
            line, column = _place_in_text(cell)
            for step, (down, right, sign) in zip(STEPS, _SIDES, strict=True):
                if cell + step not in cells:
                    signs[line + down, column + right] = sign
        line, column = _place_in_text(cells[0])
        line += -2 if spot & 1 else 2
        for offset, sign in enumerate(name[:7], column - len(name[:7]) // 2):
            signs[line, offset] = sign
    if not signs:
        return []
    lines = [line for line, _ in signs]
    columns = [column for _, column in signs]
    across = range(min(columns), max(columns) + 1)
    return [
        "".join([signs.get((line, column), " ") for column in across]).rstrip()
        for line in range(min(lines), max(lines) + 1)
    ]


def _place_in_text(cell: int) -> tuple[int, int]:
    row, column = divmod(cell, WINDOW)
    return row * 2, column * 4 + row * 2


Point = tuple[float, float]

# A tile that points up, clockwise from its peak, counted in half widths and half sides from the anchor's middle.
_BORDER: Final = (
    *((0, -2), (1, -1), (1, 1), (2, 2), (2, 4), (1, 5)),  # the right side, down to the bottom
    *((0, 4), (-1, 5), (-2, 4), (-2, 2), (-1, 1), (-1, -1)),  # and back along the bottom and the left side
)
_CENTRES: Final = ((0, 0), (1, 3), (-1, 3))


def outline(spot: int) -> tuple[list[Point], list[Point]]:
    """For drawing: the centres of the three hexagons, in the order of ``cells_of``, and the tile's border of 12 points.

    Sides have length 1, the centre cell lies at (0, 0), y grows downwards. Borders go clockwise, and where tiles meet
    they have exactly the same points.
    """
    row, column = divmod(spot >> 1, WINDOW)
    row -= CENTRE // WINDOW
    column -= CENTRE % WINDOW
    return _points(_CENTRES, column * 2 + row, row * 3, spot), _points(_BORDER, column * 2 + row, row * 3, spot)


def _points(steps: tuple[tuple[int, int], ...], x: int, y: int, spot: int) -> list[Point]:
    """Steps from the anchor as points; those of a turned tile are the same backwards."""
    sign = -1 if spot & 1 else 1
    return [((x + sign * right) * sqrt(3) / 2, (y + sign * down) / 2) for right, down in steps]
