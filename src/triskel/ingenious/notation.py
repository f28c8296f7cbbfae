"""Moves in writing: short, typeable, the same in every language.

    f6g6RG   a tile laid on the cells f6 and g6, its red half on the first, its green half on the second
    swap     the rack is shown and swapped
    keep     it is not
    +RG      chance draws this tile from the bag
    first2   chance lets seat 2 begin (seats count from 0)

A cell is the letter of its row, from the top, and the number of its slanting column, from the left. Colours are
R G B O Y P: red, green, blue, orange, yellow, purple. Capitals and spaces do not matter when reading.
"""

import re

from triskel.core.errors import BadNotation
from triskel.ingenious.board import Board
from triskel.ingenious.moves import BEGINS, KEEP, PLACE, SWAP, WAYS
from triskel.ingenious.tiles import FIRST_OF_TURNED, KIND_COUNT, LETTERS, NAMES, SECOND_OF_TURNED, kind_of

_PLACEMENT = re.compile(r"([a-o]\d{1,2})([a-o]\d{1,2})([rgboyp])([rgboyp])", re.ASCII)
_IGNORED = re.compile(r"[\s\-]+")


def text(board: Board, move: int) -> str:
    """A move in notation."""
    if move >= PLACE:
        pair, turned = divmod(move - int(PLACE), int(WAYS))
        cells = board.name_of[int(board.first[pair])] + board.name_of[int(board.second[pair])]
        return cells + LETTERS[FIRST_OF_TURNED[turned]] + LETTERS[SECOND_OF_TURNED[turned]]
    if move == SWAP:
        return "swap"
    if move == KEEP:
        return "keep"
    if move >= BEGINS:
        return f"first{move - int(BEGINS)}"
    return "+" + NAMES[move]


def move(board: Board, written: str) -> int:
    """The move that a text names, whether or not it is legal now; raises BadNotation."""
    plain = _IGNORED.sub("", written).lower()
    if plain == "swap":
        return int(SWAP)
    if plain == "keep":
        return int(KEEP)
    if plain in ("first0", "first1", "first2", "first3"):
        return int(BEGINS) + int(plain[5])
    if plain.startswith("+"):
        return tile(plain[1:])
    found = _PLACEMENT.fullmatch(plain)
    if found is None:
        raise BadNotation(f"{written!r} is no move; a tile is laid like f6g6RG, and there are swap and keep")
    first, second, colour, other = found.groups()
    return placement(board, first, second, LETTERS.index(colour.upper()), LETTERS.index(other.upper()))


def placement(board: Board, first: str, second: str, colour: int, other: int) -> int:
    """The move that lays one half, of the first colour, on the first cell and the other on the second."""
    for name in (first, second):
        if name not in board.cell_named:
            raise BadNotation(f"there is no cell {name} on this board")
    cells = (board.cell_named[first], board.cell_named[second])
    if cells not in board.pair_of:
        cells = (cells[1], cells[0])
        colour, other = other, colour
    if cells not in board.pair_of:
        raise BadNotation(f"the cells {first} and {second} do not lie side by side")
    return int(PLACE) + board.pair_of[cells] * int(WAYS) + colour * 6 + other


def tile(name: str) -> int:
    """The kind of tile that two colour letters name, in either order; raises BadNotation."""
    letters = name.strip().upper()
    if len(letters) != 2 or any(letter not in LETTERS for letter in letters):
        raise BadNotation(f"{name!r} is no tile; a tile is two of the letters {LETTERS}, such as RG or YY")
    kind = kind_of(LETTERS.index(letters[0]), LETTERS.index(letters[1]))
    assert 0 <= kind < KIND_COUNT
    return kind


def tile_names(kinds: list[int]) -> list[str]:
    """Tiles in writing, sorted, in whatever order they lie."""
    return [NAMES[kind] for kind in sorted(kinds)]
