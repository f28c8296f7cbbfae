"""Writing positions: the document from which ``position`` makes the same state again."""

from typing import TYPE_CHECKING

from triskel.ingenious import ranking
from triskel.ingenious.notation import text, tile_names
from triskel.ingenious.phases import DEALING, PHASES, PLACING
from triskel.ingenious.tiles import LETTERS

if TYPE_CHECKING:
    from triskel.ingenious.state import IngeniousState


def of(state: "IngeniousState") -> dict[str, object]:
    """The document of a position."""
    tracks = range(int(state.table.tracks))
    found: dict[str, object] = {
        "game": "ingenious",
        "options": dict(state.table.options),
        "tiles": [text(state.board, int(state.laid[i])) for i in range(int(state.laid_count))],
        "racks": [tile_names(state.tiles_of(seat)) for seat in range(state.seats)],
        "markers": [dict(zip(LETTERS, ranking.track(state, track), strict=True)) for track in tracks],
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
    }
    if state.phase == PLACING or state.phase == DEALING:
        found["plays"] = int(state.plays)
    if state.aside:
        found["aside"] = tile_names(state.aside)
    if state.swaps:
        found["swaps"] = [{"shown": tile_names(swap.shown), "drawn": list(swap.drawn)} for swap in state.swaps]
    return found
