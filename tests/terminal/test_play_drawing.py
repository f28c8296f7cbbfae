"""The drawings: a cell's name can be read off the board, and nothing needs colour or Unicode."""

import io
import re

import pytest

from triskel.core.chance import Rng
from triskel.core.registry import start
from triskel.core.state import CHANCE
from triskel.ingenious.board import WIDTH, board_for
from triskel.terminal.canvas import Canvas
from triskel.terminal.console import Console, wrapped
from triskel.terminal.ingenious import tracks
from triskel.terminal.ingenious.board_drawing import BoardDrawing
from triskel.terminal.ingenious.face import IngeniousFace
from triskel.terminal.palette import Palette, palette_for, width, without_codes
from triskel.terminal.people import People

PLAIN = Palette(colour=False)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rows_and_slanting_columns_lead_to_every_cell(players: int) -> None:
    board = board_for(players)
    lines = BoardDrawing(board).draw([], 0).lines(PLAIN)
    named = BoardDrawing(board, names=True).draw([], 0).lines(PLAIN)
    found = {}
    for number, line in enumerate(named):
        for match in re.finditer(r"\b[a-o]\d{1,2}\b", line):
            found[match[0]] = (number, match.start() + 1)
    printed = {board.name_of[cell] for cell in board.symbols}
    assert set(found) | printed == set(board.cell_named)
    for name, (number, column) in found.items():
        assert lines[number][column] == "·"
        assert lines[number].split()[0] == name[0] == lines[number].split()[-1]
        # Up along the slanting column to its upper end, where its number stands.
        cell = board.cell_named[name]
        while cell - WIDTH in board.name_of:
            cell, number, column = cell - WIDTH, number - 2, column - 2
        label = lines[number - 1][column - len(name[1:]) - 1 : column]
        assert label.strip() == name[1:]


def test_a_tile_is_joined_and_the_last_one_marked() -> None:
    lines = BoardDrawing(board_for(2)).draw(["a7a8RG", "b6c6BO", "b8c7YP"], 2).lines(PLAIN)
    assert lines[1].strip() == "a  (R)  R ━ G   ·   ·  (G)  a"
    assert lines[3].strip() == "b   ·  [B]  ·  [Y]  ·   ·   ·   b"
    assert lines[4].strip() == "4        ╲     ╱"
    assert lines[5].strip() == "c   ·   ·  [O] [P]  ·   ·   ·   ·   c"


def test_without_unicode_the_drawing_is_the_same_in_plain_signs() -> None:
    palette = Palette(colour=False, unicode=False)
    lines = BoardDrawing(board_for(2), shapes=True).draw(["a7a8RG", "b8c7YP"], 1).lines(palette)
    plain = [palette.plain(line) for line in lines]
    assert all(line.isascii() for line in plain)
    assert [len(line) for line in plain] == [len(line) for line in lines]
    assert plain[1].strip() == "a  (R)  R = G   .   .  (G)  a"


@pytest.mark.parametrize(
    ("marker", "double", "drawn"),
    [
        (0, False, "●──────────────────"),
        (4, False, "━━━━●──────────────"),
        (18, False, "━━━━━━━━━━━━━━━━━━●"),
        (4, True, "━━━━●──────────────"),
        (18, True, "●━━━━━━━━━━━━━━━━━━"),
        (21, True, "███●━━━━━━━━━━━━━━━"),
        (36, True, "██████████████████●"),
    ],
)
def test_a_track(marker: int, double: bool, drawn: str) -> None:
    state = start("ingenious", players=4, teams=double)
    view = dict(state.view(0))
    markers = [dict(one) for one in view["markers"]]  # type: ignore[attr-defined]
    markers[0].update(red=marker, green=40)
    lines = tracks.draw({**view, "markers": markers}, People(["me"] * 4), 0, PLAIN)[0]
    assert lines[1] == f"R {drawn} {marker:2}" + (" lowest" if marker == 0 else "")
    assert [line.endswith("lowest") for line in lines[3:7]] == [True] * 4


def test_colours_change_nothing_but_colours() -> None:
    bright = BoardDrawing(board_for(3)).draw(["a7a8RG"], 1).lines(Palette(colour=True))
    dull = BoardDrawing(board_for(3)).draw(["a7a8RG"], 1).lines(PLAIN)
    assert bright != dull
    assert [without_codes(line) for line in bright] == dull
    assert [width(line) for line in bright] == [len(line) for line in dull]
    assert Canvas().lines(PLAIN) == []


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_who_gets_colours() -> None:
    assert palette_for(Terminal(), "auto", {}).colour
    assert not palette_for(Terminal(), "auto", {"NO_COLOR": "1"}).colour
    assert palette_for(Terminal(), "auto", {"NO_COLOR": ""}).colour
    assert not palette_for(Terminal(), "auto", {"TERM": "dumb"}).colour
    assert not palette_for(io.StringIO(), "auto", {}).colour
    assert palette_for(io.StringIO(), "always", {"NO_COLOR": "1"}).colour
    assert not palette_for(Terminal(), "never", {}).colour


def test_a_stream_that_knows_only_ascii_gets_ascii() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert not palette_for(stream, "always").unicode
    assert palette_for(io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), "always").unicode


def test_a_terminal_is_really_cleared() -> None:
    screen = Terminal()
    Console(io.StringIO(), screen, PLAIN).clear()
    assert screen.getvalue() == "\x1b[2J\x1b[3J\x1b[H"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("columns", [80, 100])
def test_the_table_fits_into_the_terminal(players: int, columns: int) -> None:
    state = start("ingenious", players=players)
    rng = Rng(1)
    while state.awaited() != (0,):
        state.step(CHANCE, state.chance_move(rng))
    face = IngeniousFace(PLAIN, People(["me", "greedy", "me", "balanced"][:players]))
    lines = face.table(state.view(0), 0, columns)
    assert max(map(len, lines)) <= columns
    assert sum(line.count(" lowest") for line in lines) == 6 * players
    assert "in the bag: " in "".join(lines)


def test_long_sentences_are_broken_at_blanks() -> None:
    assert wrapped("  one two three", 11) == ["  one two", "    three"]
    assert wrapped("one", 2) == ["one"]
    assert wrapped("", 10) == [""]
    assert wrapped("a  b", 10) == ["a  b"]
