"""The hex board. Each row of cells takes two lines, so that the halves of a tile can be joined by a stroke.

    6   7   8
a  (R)  ·   ·        a row's letter, a slanting column's number
  5    ╱
b   ·   P   O ━ O    a cell is four signs wide; the next row is shifted by two
"""

from collections.abc import Sequence
from typing import Final

from triskel.ingenious.board import WIDTH, Board
from triskel.ingenious.moves import PLACE, WAYS
from triskel.ingenious.notation import move as move_named
from triskel.ingenious.tiles import COLOURS, FIRST_OF_TURNED, SECOND_OF_TURNED
from triskel.terminal.canvas import Canvas
from triskel.terminal.ingenious.signs import sign
from triskel.terminal.palette import BLOCKS, BOLD, DIM, INKS

LEFT: Final = 4
"""The first cell's column, after the letter of its row."""


class BoardDrawing:
    def __init__(self, board: Board, names: bool = False, shapes: bool = False) -> None:
        """``names`` writes the name of each empty cell into it, ``shapes`` draws shapes instead of letters."""
        self.board = board
        self.names = names
        self.shapes = shapes
        self.canvas = Canvas()

    def width(self) -> int:
        """The columns that the drawing takes."""
        return 8 * self.board.radius + LEFT + 5

    def draw(self, tiles: Sequence[str], marked: int) -> Canvas:
        """The board with these tiles, the last ``marked`` of them marked."""
        self._edges()
        for cell in self.board.cells:
            self._empty(cell)
        for colour, cell in enumerate(self.board.symbols):
            line, column = self._spot(cell)
            self.canvas.put(line, column - 1, f"({sign(colour, self.shapes)})", INKS[COLOURS[colour]])
        for number, written in enumerate(tiles):
            self._tile(written, len(tiles) - number <= marked)
        return self.canvas

    def _spot(self, cell: int) -> tuple[int, int]:
        """Line and column of a cell's middle."""
        row, column = cell // WIDTH - 8, cell % WIDTH - 8
        radius = self.board.radius
        return 2 * (row + radius) + 1, 4 * column + 2 * row + 4 * radius + LEFT

    def _edges(self) -> None:
        """The letters of the rows at both their ends, and the numbers of the columns at theirs."""
        put, names = self.canvas.put, self.board.name_of
        for row in self.board.rows():
            line, column = self._spot(row[0])
            put(line, column - 4, names[row[0]][0], BOLD)
            put(line, self._spot(row[-1])[1] + 4, names[row[0]][0], DIM)
        for cell, name in names.items():
            line, column = self._spot(cell)
            if cell - WIDTH not in names:
                put(line - 1, column - len(name), name[1:], BOLD)
            if cell + WIDTH not in names:
                put(line + 1, column + 2, name[1:], DIM)

    def _empty(self, cell: int) -> None:
        line, column = self._spot(cell)
        if self.names:
            self.canvas.put(line, column - 1, self.board.name_of[cell], DIM)
        else:
            self.canvas.put(line, column, "·", DIM)

    def _tile(self, written: str, marked: bool) -> None:
        pair, turned = divmod(move_named(self.board, written) - int(PLACE), int(WAYS))
        first, second = int(self.board.first[pair]), int(self.board.second[pair])
        line, column = self._spot(first)
        style = BOLD if marked else ""
        if second == first + 1:
            self.canvas.put(line, column + 2, "━", style)
        elif second == first + WIDTH:
            self.canvas.put(line + 1, column + 1, "╲", style)
        else:
            self.canvas.put(line + 1, column - 1, "╱", style)
        for cell, colour in ((first, int(FIRST_OF_TURNED[turned])), (second, int(SECOND_OF_TURNED[turned]))):
            line, column = self._spot(cell)
            text = sign(colour, self.shapes)
            self.canvas.put(line, column - 1, f"[{text}]" if marked else f" {text} ", BLOCKS[COLOURS[colour]])
