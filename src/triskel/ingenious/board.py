"""The board: a hexagon of cells with six printed symbols, its adjacent pairs and its straight rows.

Cells lie in a padded square grid of fixed width, so that a step in a direction is the same addition
everywhere and every row ends at a border cell. A cell is the number ``row * WIDTH + column`` in it, with the
centre of the board at the centre of the grid.
"""

from typing import Final

from mypy_extensions import i64

from triskel.core.flat import vec
from triskel.ingenious.moves import space
from triskel.ingenious.tiles import LETTERS

WIDTH: Final = 17
GRID: Final = WIDTH * WIDTH
CENTRE: Final = 8 * WIDTH + 8

# East, south-east, south-west, and the same three backwards; direction d points against d + 3.
STEPS: Final = (1, WIDTH, WIDTH - 1, -1, -WIDTH, -WIDTH + 1)

# What a cell of the grid holds: nothing, a symbol of colour c as c + 1, or the edge of the board.
EMPTY: Final[i64] = 0
EDGE: Final[i64] = 7

SYMBOL_DISTANCE: Final = 5
"""The printed symbols lie at the corners of the two-player hexagon, whatever the number of players."""

# Clockwise from the top left corner: the direction of the corner and the colour printed on it.
_PRINTED: Final = ((4, "R"), (5, "G"), (0, "B"), (1, "O"), (2, "Y"), (3, "P"))


class Board:
    """The geometry for one number of players. It never changes: all states of all games share it."""

    def __init__(self, radius: int) -> None:
        self.radius = radius
        self.cells: list[int] = _hexagon(radius)
        inside = set(self.cells)
        grid = [int(EMPTY) if cell in inside else int(EDGE) for cell in range(GRID)]
        self.symbols: list[int] = [0] * 6
        for direction, letter in _PRINTED:
            cell = CENTRE + SYMBOL_DISTANCE * STEPS[direction]
            grid[cell] = LETTERS.index(letter) + 1
            self.symbols[LETTERS.index(letter)] = cell
        self.empty_grid = vec[i64](grid)
        self.most_tiles: int = grid.count(0) // 2

        # Adjacent pairs in reading order of their first cell; the second lies east, south-east or
        # south-west of it. Pairs with a printed symbol have numbers too, but are never free.
        pairs = [(cell, cell + step) for cell in self.cells for step in STEPS[:3] if cell + step in inside]
        self.pair_count: int = len(pairs)
        self.first = vec[i64]([first for first, _ in pairs])
        self.second = vec[i64]([second for _, second in pairs])
        self.pair_of: dict[tuple[int, int], int] = {pair: number for number, pair in enumerate(pairs)}

        # The pairs that share a cell with a pair, itself included: those that a tile laid on it takes. Pairs that
        # reach the same third cell follow each other: they are free together or not, which processors guess well.
        touching: list[list[int]] = [[] for _ in range(GRID)]
        for number, pair in enumerate(pairs):
            for cell in pair:
                touching[cell].append(number)

        def met(tile: tuple[int, int]) -> list[int]:
            found = {*touching[tile[0]], *touching[tile[1]]}
            return sorted(found, key=lambda number: (sum(set(pairs[number]) - set(tile)), number))

        self.met_by = vec[vec[i64]]([vec[i64](met(pair)) for pair in pairs])

        # The free pairs of the empty board, and where each stands in that list (-1: it is not free).
        free = [number for number, (first, second) in enumerate(pairs) if grid[first] == 0 == grid[second]]
        where = [-1] * len(pairs)
        for index, number in enumerate(free):
            where[number] = index
        self.free_pairs = vec[i64](free)
        self.where_free = vec[i64](where)

        # For the first round: the printed symbol beside each cell as colour + 1, and the cells around each.
        beside = [0] * GRID
        for colour, symbol in enumerate(self.symbols):
            for step in STEPS:
                if symbol + step in inside:
                    beside[symbol + step] = colour + 1
        self.symbol_beside = vec[i64](beside)
        around = [[symbol + step for step in STEPS if symbol + step in inside] for symbol in self.symbols]
        self.around_symbol = vec[vec[i64]]([vec[i64](cells) for cells in around])

        # The numbers of all moves as objects, made once: listing moves then creates no new ones.
        self.numbers: list[object] = list(range(space(self.pair_count)))

        self.name_of: dict[int, str] = {cell: _name(cell, radius) for cell in self.cells}
        self.cell_named: dict[str, int] = {name: cell for cell, name in self.name_of.items()}

    def rows(self) -> list[list[int]]:
        """The cells row by row, from the top."""
        found: dict[int, list[int]] = {}
        for cell in self.cells:
            found.setdefault(cell // WIDTH, []).append(cell)
        return [found[row] for row in sorted(found)]


def _hexagon(radius: int) -> list[int]:
    span = range(-radius, radius + 1)
    return [CENTRE + r * WIDTH + q for r in span for q in span if abs(q + r) <= radius]


def _name(cell: int, radius: int) -> str:
    """Row letter from the top, then the number of the slanting column from the left."""
    row, column = cell // WIDTH - 8, cell % WIDTH - 8
    return chr(ord("a") + row + radius) + str(column + radius + 1)


_boards: dict[int, Board] = {}


def board_for(seats: int) -> Board:
    """The board for this many players: 91 cells for one or two, 127 for three, 169 for four."""
    radius = {1: 5, 2: 5, 3: 6, 4: 7}[seats]
    if radius not in _boards:
        _boards[radius] = Board(radius)
    return _boards[radius]
