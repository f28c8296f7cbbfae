"""Asking a person for a move: where to lay which tile, and whether to swap."""

import re
from typing import Final

from triskel.bots.bot import Situation
from triskel.core.chance import Rng
from triskel.core.errors import BadNotation, TriskelError
from triskel.ingenious import ranking
from triskel.ingenious.board import STEPS
from triskel.ingenious.moves import KEEP, SWAP
from triskel.ingenious.notation import move as move_named
from triskel.ingenious.notation import placement, tile_names
from triskel.ingenious.notation import tile as kind_named
from triskel.ingenious.state import IngeniousState
from triskel.ingenious.tiles import COLOURS, NAMES, PAIRS
from triskel.terminal import sentences
from triskel.terminal.face import Dialog, Refusal
from triskel.terminal.ingenious.prospects import Prospect, prospect, prospects
from triskel.terminal.ingenious.signs import inked
from triskel.terminal.palette import BOLD, Palette

BEST: Final = 5
"""So many of a tile's best places are shown when it is chosen."""

_CELL = re.compile(r"[a-z]\d{1,2}", re.ASCII)
_TILE = re.compile(r"[rgboyp]{2}", re.ASCII)
_TWO_CELLS = re.compile(r"([a-z]\d{1,2})([a-z]\d{1,2})", re.ASCII)
_PLACEMENT = re.compile(r"[a-z]\d{1,2}[a-z]\d{1,2}[rgboyp]{2}", re.ASCII)
_BLANKS = re.compile(r"[\s,\-]+")


def _two_cells(word: str) -> tuple[str, ...]:
    """Two cells that were written together, apart; any other word as it is."""
    match = _TWO_CELLS.fullmatch(word)
    return (match[1], match[2]) if match else (word,)


def imagined(situation: Situation) -> IngeniousState:
    """A state that agrees with all that the seat knows, to count points with."""
    state = situation.sample(Rng(0))
    assert isinstance(state, IngeniousState)
    return state


def _lowest(state: IngeniousState) -> list[int]:
    """The colours tied for lowest on the track of the player on turn."""
    markers = ranking.track(state, int(state.turn))
    return [colour for colour in range(6) if markers[colour] == min(markers)]


class PlaceDialog(Dialog):
    """A tile, the cell for its first half, the cell for its second."""

    def __init__(self, situation: Situation, refusal: Refusal, palette: Palette) -> None:
        self.palette = palette
        self._situation = situation
        self._refusal = refusal
        self._state = imagined(situation)
        self._board = self._state.board
        self._rack = self._state.tiles_of(situation.seat)
        self._is_only = len(self._rack) == 1
        self._kind = self._rack[0] if self._is_only else -1
        self._cell = -1
        self._prospects: list[Prospect] = []

    # What is asked

    def question(self) -> list[str]:
        if self._cell >= 0:
            return [self._ink(self._about_neighbours())]
        if self._kind < 0:
            return [*self._occasion(), self._ink(self._about_tiles())]
        colour, tile = COLOURS[PAIRS[self._kind][0]], NAMES[self._kind]
        if self._is_only:
            text = sentences.CHOOSE_ONLY.format(tile=tile, colour=colour, example=self._example())
            return [*self._occasion(), self._ink(text)]
        best = [sentences.BEST_PLACES.format(tile=tile), *self.listed()[:BEST]]
        return [*best, self._ink(sentences.CHOOSE_CELL.format(colour=colour))]

    def prompt(self) -> str:
        if self._kind < 0:
            return sentences.TILE_PROMPT
        first, second = (COLOURS[colour] for colour in PAIRS[self._kind])
        tile = NAMES[self._kind]
        if self._cell < 0:
            return sentences.CELL_PROMPT.format(tile=tile, colour=first)
        cell = self._board.name_of[self._cell]
        return sentences.NEIGHBOUR_PROMPT.format(tile=tile, first=first, cell=cell, colour=second)

    def _occasion(self) -> list[str]:
        view = self._situation.view()
        if view["first_round"]:
            return [sentences.FIRST_ROUND]
        left = int(self._state.plays)
        if len(self._rack) < self._state.table.hand:
            return [sentences.BONUS_PLAY.format(plays=left)]
        return []

    def _about_tiles(self) -> str:
        return sentences.CHOOSE_TILE.format(count=len(self._rack), example=self._example())

    def _about_neighbours(self) -> str:
        colour = COLOURS[PAIRS[self._kind][1]]
        found = [
            f"{self._board.name_of[cell]} +{prospect(self._state, move).points()}"
            for cell, move in self._neighbours(self._cell)
        ]
        cell = self._board.name_of[self._cell]
        return sentences.CHOOSE_NEIGHBOUR.format(cell=cell, cells=", ".join(found), colour=colour)

    def _example(self) -> str:
        return self._state.move_text(self._situation.moves[0])

    # What is answered

    def take(self, line: str) -> int | None:
        words = [word for part in _BLANKS.split(line.lower()) for word in _two_cells(part) if word]
        before = self._kind, self._cell
        try:
            move = self._followed(words, line)
            refusal = self._refusal(move) if move is not None else None
            if refusal is not None:
                raise refusal
        except TriskelError:
            self._kind, self._cell = before
            raise
        return move

    def _followed(self, words: list[str], line: str) -> int | None:
        """The move at the end of these words, a move in notation or steps one after the other."""
        together = "".join(words)
        if _PLACEMENT.fullmatch(together):
            return move_named(self._board, together)
        for word in words[:-1]:
            if self._step(word) is not None:
                raise self._not_understood(line)
        return self._step(words[-1]) if words else None

    def _step(self, word: str) -> int | None:
        """One word: a tile, or a cell for the half that is next."""
        if word.isdecimal():
            if not 1 <= int(word[:9]) <= len(self._rack):
                raise BadNotation(sentences.NO_SUCH_TILE.format(count=len(self._rack)))
            self._choose(self._rack[int(word) - 1])
        elif _TILE.fullmatch(word):
            kind = kind_named(word)
            if kind not in self._rack:
                raise BadNotation(f"there is no tile {NAMES[kind]} on the rack")
            self._choose(kind)
        elif _CELL.fullmatch(word):
            return self._take_cell(word)
        else:
            try:
                return move_named(self._board, word)
            except BadNotation:
                raise self._not_understood(word) from None
        return None

    def _choose(self, kind: int) -> None:
        self._kind, self._cell = kind, -1

    def _take_cell(self, name: str) -> int | None:
        if self._kind < 0:
            raise BadNotation(sentences.TILE_FIRST.format(count=len(self._rack), cell=name))
        if name not in self._board.cell_named:
            raise BadNotation(sentences.NO_SUCH_CELL.format(cell=name))
        first, second = PAIRS[self._kind]
        if self._cell >= 0:
            return placement(self._board, self._board.name_of[self._cell], name, first, second)
        cell = self._board.cell_named[name]
        self._check_first_cell(cell, name)
        self._cell = cell
        return None

    def _check_first_cell(self, cell: int, name: str) -> None:
        """Refuse a cell from which there is no way on, with the rule that forbids it."""
        if self._neighbours(cell):
            return
        reasons = [refusal for move in self._around(cell).values() if (refusal := self._refusal(move))]
        own = [refusal for refusal in reasons if refusal.facts.get("cell") in (None, name)]
        raise own[0] if own else BadNotation(sentences.NO_NEIGHBOUR.format(cell=name))

    def _around(self, cell: int) -> dict[int, int]:
        """The cells beside this one, with the move that lays the second half there."""
        board = self._board
        first, second = PAIRS[self._kind]
        names = board.name_of
        beside = [cell + step for step in STEPS if cell + step in names]
        return {other: placement(board, names[cell], names[other], first, second) for other in beside}

    def _neighbours(self, cell: int) -> list[tuple[int, int]]:
        return [(other, move) for other, move in self._around(cell).items() if self._refusal(move) is None]

    def _not_understood(self, line: str) -> BadNotation:
        count, example = len(self._rack), self._example()
        return BadNotation(sentences.NOT_UNDERSTOOD.format(line=line[:40], count=count, example=example))

    def back(self) -> bool:
        if self._cell >= 0:
            self._cell = -1
        elif self._kind >= 0 and not self._is_only:
            self._choose(-1)
        else:
            return False
        return True

    # What there is to choose from

    def listed(self) -> list[str]:
        if not self._prospects:
            self._prospects = prospects(self._state, self._situation.moves)
        chosen = [one for one in self._prospects if self._kind in (-1, one.kind) and self._cell in (-1, *one.cells)]
        return [self._line(one) for one in chosen]

    def _line(self, one: Prospect) -> str:
        text = self.palette.paint(f"{self._state.move_text(one.move):9}", BOLD)
        return f"  {text}{f'+{one.points()}':>4}   {self._ink(one.text())}"

    def reason(self, move: int) -> str:
        one = prospect(self._state, move)
        text = one.text()
        lowest = _lowest(self._state)
        raised = [COLOURS[step.colour] for step in one.steps if step.colour in lowest and step.after > step.before]
        if raised and len(lowest) < 6:
            text += " " + sentences.RAISES.format(colours=sentences.listed(raised))
        return self._ink(text)

    def _ink(self, text: str) -> str:
        return inked(text, self.palette)


class SwapDialog(Dialog):
    """All plays are made: the rack may go back into the bag, or stay."""

    def __init__(self, situation: Situation, palette: Palette) -> None:
        self._palette = palette
        state = imagined(situation)
        self._tiles = ", ".join(tile_names(state.tiles_of(situation.seat)))
        lowest = sentences.listed([COLOURS[colour] for colour in _lowest(state)])
        self._lowest = inked(lowest, palette)
        self._is_team = bool(state.table.teams)

    def question(self) -> list[str]:
        why = sentences.MAY_SWAP_TEAM if self._is_team else sentences.MAY_SWAP
        return [why.format(colours=self._lowest), sentences.SWAP_MEANS.format(tiles=self._tiles)]

    def prompt(self) -> str:
        return sentences.SWAP_PROMPT

    def take(self, line: str) -> int | None:
        word = line.lower()
        if word in ("swap", "s", "yes", "y"):
            return int(SWAP)
        if word in ("keep", "k", "no", "n"):
            return int(KEEP)
        raise BadNotation(sentences.SWAP_OR_KEEP)

    def back(self) -> bool:
        return False

    def listed(self) -> list[str]:
        return [f"  swap   {self.reason(int(SWAP))}", f"  keep   {self.reason(int(KEEP))}"]

    def reason(self, move: int) -> str:
        return sentences.SWAP_REASON.format(colours=self._lowest) if move == SWAP else sentences.KEEP_REASON
