"""What a seat may know of a position, put together from nothing. An onlooker sees no rack.

In solitaire there is none: the tile that was drawn lies open.
"""

from typing import TYPE_CHECKING

from triskel.ingenious import ranking
from triskel.ingenious.notation import text, tile_names
from triskel.ingenious.phases import PHASES
from triskel.ingenious.tiles import COLOURS

if TYPE_CHECKING:
    from triskel.ingenious.state import IngeniousState


def of(state: "IngeniousState", seat: int) -> dict[str, object]:
    """Everything here is open to all but the tiles on the seat's own rack."""
    outcome = state.outcome()
    seats = range(state.seats)
    holder = 0 if state.table.solo else seat
    return {
        "game": "ingenious",
        "options": dict(state.table.options),
        "seat": seat if seat in seats else None,
        "phase": PHASES[state.phase],
        "awaited": list(state.awaited()),
        "turn": int(state.turn),
        "plays": int(state.plays),
        "first_round": state.laid_count < state.seats,
        "tiles": [text(state.board, int(state.laid[i])) for i in range(int(state.laid_count))],
        "markers": [dict(zip(COLOURS, ranking.track(state, track), strict=True)) for track in _tracks(state)],
        "rack": tile_names(state.tiles_of(holder)) if holder in seats else None,
        "held": [int(state.held[other]) for other in seats],
        "bag": int(state.bag_count),
        "aside": tile_names(state.aside),
        "swaps": [{"shown": tile_names(swap.shown), "drawn": list(swap.drawn)} for swap in state.swaps],
        "outcome": outcome.as_data() if outcome else None,
    }


def _tracks(state: "IngeniousState") -> range:
    return range(int(state.table.tracks))
