"""The island as a sketch: each tile with its name, the clans on it in the order of the seats, and the capital.

Free spots for a new tile are marked by letters; each stands where the tile's three hexagons would meet.
"""

from collections.abc import Mapping, Sequence
from string import ascii_letters
from typing import Any, Final

from triskel.inis import island
from triskel.terminal.canvas import Canvas
from triskel.terminal.inis import sentences
from triskel.terminal.inis.wording import LABELS, SHORTER_LABELS
from triskel.terminal.palette import BOLD, DIM, INKS, JOY, TITLE

Facts = Mapping[str, Any]

SEAT_INKS: Final = tuple(INKS[name] for name in ("blue", "orange", "green", "purple"))

# How far a tile reaches from the middle of its anchor: two lines up or down from there its name is written.
_REACH: Final = 4
_BROAD: Final = 7
_ROOM: Final = 5


# Without those that stand for commands.
_LETTERS: Final = "".join(letter for letter in ascii_letters if letter not in "hmquHMQU")


def letters_of(spots: Sequence[int]) -> dict[str, int]:
    """A letter for each free spot; no island has more of them than there are letters."""
    return dict(zip(_LETTERS, spots, strict=False))


class IslandDrawing:
    def __init__(self, view: Facts, marks: Sequence[int] = (), fresh: Sequence[str] = ()) -> None:
        """``marks`` are free spots to be lettered, ``fresh`` the territories that are new to the reader."""
        self._view = view
        self._tiles: dict[str, Facts] = dict(view["island"])
        self._spots = {name: island.spot_from_text(tile["spot"]) for name, tile in self._tiles.items()}
        self._marks = letters_of(marks)
        self._fresh = fresh
        places = [_place(spot) for spot in [*self._spots.values(), *marks]]
        turned = [bool(spot & 1) for spot in [*self._spots.values(), *marks]]
        tops = [line - (3 if down else 1) for (line, _), down in zip(places, turned, strict=True)]
        self._top = min(tops, default=0)
        self._left = min((column - _REACH for _, column in places), default=0)
        self._right = max((column + _REACH for _, column in places), default=0)

    def width(self) -> int:
        return self._right - self._left + 1

    def draw(self) -> Canvas:
        canvas = Canvas()
        self._draw_borders(canvas)
        for name, spot in self._spots.items():
            self._draw_tile(canvas, name, spot)
        for letter, spot in self._marks.items():
            line, column = _place(spot)
            self._put(canvas, line + (-1 if spot & 1 else 1), column, letter, JOY)
        return canvas

    def _put(self, canvas: Canvas, line: int, column: int, text: str, style: str = "") -> None:
        canvas.put(line - self._top, column - self._left, text, style)

    def _draw_borders(self, canvas: Canvas) -> None:
        if not self._spots:
            return
        spots = list(self._spots.values())
        top = min(_place(spot)[0] - (3 if spot & 1 else 1) for spot in spots)
        left = min(_place(spot)[1] - _REACH for spot in spots)
        for number, text in enumerate(island.sketch(spots, [""] * len(spots))):
            for offset, sign in enumerate(text):
                if sign != " ":
                    self._put(canvas, top + number, left + offset, sign, DIM)

    def _draw_tile(self, canvas: Canvas, name: str, spot: int) -> None:
        """From the broad end of the tile to its point: the name, the clans, the capital. The clans of four players
        need the room at the broad end; the name is shorter then."""
        line, column = _place(spot)
        step = 1 if spot & 1 else -1
        clans = self._tiles[name]["clans"]
        swapped = len(" ".join(str(count) for count in clans)) > _ROOM
        label = SHORTER_LABELS[name] if swapped else LABELS[name]
        style = TITLE if name in self._fresh else BOLD
        self._put(canvas, line - (step if swapped else 2 * step), column - len(label) // 2, label, style)
        self._draw_clans(canvas, line - (2 * step if swapped else step), column, clans)
        if name == self._view["capital"]:
            self._put(canvas, line, column - 1, sentences.CAPITAL_SIGN, BOLD)

    def _draw_clans(self, canvas: Canvas, line: int, column: int, clans: Sequence[int]) -> None:
        """Side by side in the order of the seats; without blanks between them where there is no other way."""
        signs = [sentences.NO_CLANS_SIGN if count == 0 else str(count) for count in clans]
        gap = 1 if len(" ".join(signs)) <= _BROAD else 0
        at = column - (sum(map(len, signs)) + gap * (len(signs) - 1)) // 2
        for seat, sign in enumerate(signs):
            self._put(canvas, line, at, sign, SEAT_INKS[seat] if clans[seat] else DIM)
            at += len(sign) + gap


def _place(spot: int) -> tuple[int, int]:
    """Line and column of the anchor's middle, wherever the drawing begins."""
    row, column = divmod(spot >> 1, island.WINDOW)
    return row * 2, column * 4 + row * 2
