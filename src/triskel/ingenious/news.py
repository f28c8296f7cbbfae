"""The events of the game: what the log, the animation and the screen reader are told, and who may know."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from triskel.core.events import Event
from triskel.ingenious import ranking
from triskel.ingenious.notation import tile_names
from triskel.ingenious.tiles import COLOURS, FIRST_OF_TURNED, LETTERS, NAMES, SECOND_OF_TURNED

if TYPE_CHECKING:
    from triskel.ingenious.state import IngeniousState


def _tell(state: "IngeniousState", event: Event) -> None:
    if state.journal is not None:
        state.journal.append(event)


def first_player(state: "IngeniousState") -> None:
    _tell(state, Event("first_player", {"seat": int(state.turn)}))


def tile_laid(state: "IngeniousState", pair: i64, turned: i64, gained: i64, other_gained: i64) -> None:
    """``points`` are what each half scored; a marker at the end of its board moves less far."""
    board = state.board
    colour, other = int(FIRST_OF_TURNED[turned]), int(SECOND_OF_TURNED[turned])
    _tell(
        state,
        Event(
            "tile_laid",
            {
                "seat": int(state.turn),
                "tile": LETTERS[colour] + LETTERS[other],
                "cells": [board.name_of[int(board.first[pair])], board.name_of[int(board.second[pair])]],
                "colours": [COLOURS[colour], COLOURS[other]],
                "points": [int(gained), int(other_gained)],
            },
        ),
    )


def marker_moved(state: "IngeniousState", colour: i64, before: i64, after: i64, boards: i64) -> None:
    """``boards`` is how many scoring boards this colour has just filled: each earns a bonus play."""
    if before != after:
        facts = {"seat": int(state.turn), "colour": COLOURS[colour], "from": int(before), "to": int(after)}
        _tell(state, Event("marker_moved", {**facts, "filled": int(boards)}))


def bonus_earned(state: "IngeniousState", plays: i64) -> None:
    _tell(state, Event("bonus_earned", {"seat": int(state.turn), "plays": int(plays)}))


def bonus_lapsed(state: "IngeniousState", plays: i64) -> None:
    _tell(state, Event("bonus_lapsed", {"seat": int(state.turn), "plays": int(plays)}))


def rack_shown(state: "IngeniousState") -> None:
    _tell(state, Event("rack_shown", {"seat": int(state.turn), "tiles": tile_names(state.aside)}))


def rack_returned(state: "IngeniousState") -> None:
    _tell(state, Event("rack_returned", {"seat": int(state.turn), "tiles": tile_names(state.aside)}))


def tile_drawn(state: "IngeniousState", seat: i64, kind: i64) -> None:
    """Only its drawer sees the tile; in solitaire, without a rack, everybody does."""
    if state.table.solo:
        _tell(state, Event("tile_drawn", {"seat": int(seat), "tile": NAMES[kind]}))
    else:
        _tell(state, Event("tile_drawn", {"seat": int(seat)}, {"tile": NAMES[kind]}, (int(seat),)))


def game_over(state: "IngeniousState") -> None:
    outcome = ranking.outcome(state)
    _tell(state, Event("game_over", {"places": list(outcome.places), "reason": outcome.reason}))
