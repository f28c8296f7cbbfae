"""The pictures of the rules are right by the rules: the engine counts and judges them."""

from collections.abc import Mapping
from typing import Any

import pytest

import triskel
from triskel.ingenious.board import board_for
from triskel.ingenious.notation import move as move_of
from triskel.ingenious.ranking import decided_at
from triskel.ingenious.scoring import LAST, advanced, boards_filled
from triskel.ingenious.state import IngeniousState
from triskel.web.help.pictures import INGENIOUS

PICTURES: dict[str, Any] = {name: dict(picture) for name, picture in INGENIOUS.items()}
LAID = [name for name, picture in PICTURES.items() if "ghost" in picture]
BOARDS = [name for name, picture in PICTURES.items() if picture["kind"] == "board"]
TRACKS = [(name, track) for name, picture in PICTURES.items() for track in picture.get("tracks", ())]


def before_laying(name: str) -> IngeniousState:
    """The position of a picture, with its tile on the rack of the player on turn. Pictures that don't tell of the first
    round stand for a later one, which two tiles far away say."""
    picture = PICTURES[name]
    tiles, ghost = picture["tiles"], picture["ghost"]
    if name != "first-round":
        tiles = [*tiles, "i1j1BO", "i8j7PY"]
    others = ["BP", "OY", "GO", "BY", "RP"]
    document = {
        "game": "ingenious",
        "options": {"players": picture["players"]},
        "tiles": tiles,
        "racks": [[ghost[-2:], *others], ["RG", "OP", *others[:4]]],
        "turn": 0,
    }
    state = triskel.load_position(document)
    assert isinstance(state, IngeniousState)
    return state


@pytest.mark.parametrize("name", LAID)
def test_the_points_shown_are_the_points_scored(name: str) -> None:
    picture = PICTURES[name]
    state = before_laying(name)
    move = state.move_from_text(picture["ghost"])
    if name != "rows":  # An empty board shows rows best, though nobody begins in the middle.
        assert state.refusal(0, move) is None
        laid = next(event.told_to(0) for event in state.play(0, move) if event.kind == "tile_laid")
        assert laid is not None
        assert laid["points"] == picture["points"]


@pytest.mark.parametrize("name", [name for name in LAID if "scored" in PICTURES[name]])
def test_what_lights_up_lies_in_the_rows_and_nothing_else_counts(name: str) -> None:
    picture = PICTURES[name]
    shown = {cell: letter for tile in picture["tiles"] for cell, letter in halves(tile)}
    board = board_for(picture["players"])
    shown |= {board.name_of[cell]: "RGBOYP"[colour] for colour, cell in enumerate(board.symbols)}
    colours = picture["ghost"][-2:]
    assert all(shown[cell] in colours for cell in picture["scored"])
    # A cell beside both halves of a double is met twice.
    met_twice = sum(picture["points"]) - len(set(picture["scored"]))
    assert met_twice == (1 if name == "double" else 0)


def halves(tile: str) -> list[tuple[str, str]]:
    second = max(index for index, sign in enumerate(tile[:-2]) if sign.islower())
    return [(tile[:second], tile[-2]), (tile[second:-2], tile[-1])]


@pytest.mark.parametrize("name", BOARDS)
def test_boards_show_positions_that_can_be(name: str) -> None:
    picture = PICTURES[name]
    board = board_for(picture["players"])
    cells = {cell for tile in picture["tiles"] for cell, _ in halves(tile)}
    assert len(cells) == 2 * len(picture["tiles"]), "no cell is taken twice"
    for tile in picture["tiles"]:
        move_of(board, tile)
    assert set(picture.get("cells", ())) | set(picture.get("barred", ())) <= set(board.cell_named)


def test_the_second_player_may_not_begin_where_the_first_one_did() -> None:
    picture = PICTURES["first-round"]
    state = before_laying("first-round")
    (barred,) = picture["barred"]
    tile = picture["ghost"][-2:]
    beside = [f"{barred}{other}{tile}" for other in ("b4", "c4", "c5") if other in state.board.cell_named]
    refusals = [state.refusal(0, state.move_from_text(text)) for text in beside]
    assert refusals
    assert all(refusal is not None and refusal.rule == "first_round" for refusal in refusals)


@pytest.mark.parametrize(("name", "allowed"), [("swap-allowed", True), ("swap-refused", False)])
def test_racks_may_be_swapped_as_told(name: str, allowed: bool) -> None:
    picture = PICTURES[name]
    document = {
        "game": "ingenious",
        "tiles": ["f4f5RR", "c7c8BB", "h7h8YY"],
        "racks": [picture["tiles"], ["RR", "GB", "OO", "OY", "YY", "BP"]],
        "markers": [{colour[0].upper(): value for colour, value in picture["track"]["markers"].items()}, {}],
        "turn": 0,
        "phase": "ending",
    }
    state = triskel.load_position(document)
    refusal = state.refusal(0, state.move_from_text("swap"))
    assert (refusal is None) is allowed
    if refusal is not None:
        assert refusal.rule == "swap_shows_lowest"
        assert refusal.facts["colours"] == ["purple"]


def test_no_tile_fits_on_the_full_board() -> None:
    picture = PICTURES["full"]
    document = {"game": "ingenious", "tiles": picture["tiles"], "phase": "over", "racks": [[], []]}
    assert triskel.load_position(document).outcome() is not None


@pytest.mark.parametrize(("name", "track"), TRACKS)
def test_markers_move_as_far_as_they_may(name: str, track: Mapping[str, Any]) -> None:
    end = int(LAST) * (2 if track.get("double") else 1)
    assert all(0 <= value <= end for value in track["markers"].values())
    gained = {"bonus": {"red": 3, "green": 1}, "double-track": {"blue": 5, "orange": 2}}.get(name, {})
    assert set(track.get("before", {})) == set(gained)
    for colour, points in gained.items():
        before = track["before"][colour]
        assert advanced(before, points, end) == track["markers"][colour]
        assert boards_filled(before, track["markers"][colour], end) == (colour in ("red", "blue"))


def test_the_worked_example_of_the_ranking() -> None:
    rising = {track["name"]: sorted(track["markers"].values()) for track in PICTURES["ranking"]["tracks"]}
    assert sorted(rising, key=lambda name: rising[name], reverse=True) == ["Anna", "Marek", "Chloé"]
    assert decided_at(list(rising.values())) == 3, "the third lowest colours decide"
    assert rising["Anna"][:3] == [7, 9, 11]
    assert rising["Marek"][:3] == [7, 9, 10]
    assert rising["Chloé"][0] == 6
    assert max(rising, key=lambda name: sum(rising[name])) == "Chloé"
