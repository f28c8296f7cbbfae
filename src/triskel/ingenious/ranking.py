"""The end of the game: the result is the lowest marker, ties go to the next lowest, through all six."""

from typing import TYPE_CHECKING

from triskel.core.outcome import Outcome, places_from_best
from triskel.ingenious.tiles import COLOURS

if TYPE_CHECKING:
    from triskel.ingenious.state import IngeniousState

SOLO_GRADES = ((0, "weak"), (10, "fair"), (14, "solid"), (18, "good"), (21, "excellent"))
"""How a solitaire result is called, from each result upwards."""


def outcome(state: "IngeniousState") -> Outcome:
    """The ranking of all seats. Partners share a place; so do all whose six markers are equal."""
    markers = [track(state, seat) for seat in range(state.seats)]
    ordered = [sorted(mine) for mine in markers]
    sheets: list[dict[str, object]] = []
    for mine, rising in zip(markers, ordered, strict=True):
        sheet: dict[str, object] = {
            "result": rising[0],
            "rising": rising,
            "markers": dict(zip(COLOURS, mine, strict=True)),
        }
        if state.table.solo:
            sheet["grade"] = grade(rising[0])
        sheets.append(sheet)
    filled = any(rising[0] == int(state.table.end) for rising in ordered)
    return Outcome(places_from_best(ordered), sheets, "all_filled" if filled else "board_full")


def track(state: "IngeniousState", seat: int) -> list[int]:
    """Where the six markers of a seat (or of its team) stand, in the order of the colours."""
    base = (seat % int(state.table.tracks)) * 6
    return [int(state.markers[base + colour]) for colour in range(6)]


def grade(result: int) -> str:
    """How a solitaire result is called."""
    return [name for least, name in SOLO_GRADES if result >= least][-1]


def decided_at(ordered: list[list[int]]) -> int:
    """Which of the six comparisons settled the win: 1 the lowest markers, 2 the next lowest ...; 0 if none did."""
    best = max(ordered)
    others = [rising for rising in ordered if rising != best]
    if not others:
        return 0
    rival = max(others)
    return 1 + next(index for index in range(6) if best[index] != rival[index])
