"""A game as it is stepped through: frames of what somebody saw after each move, and the log as they were told it.

A frame holds only what has changed in the view since the frame before, which is little. Frames are cut by what was
played and not by who looks, so that a moment is the same for all eyes.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypedDict

from triskel.core.events import Event
from triskel.core.state import CHANCE, ONLOOKER, State
from triskel.web.tables.ledger import Ledger

OPEN: Final = "open"
"""The eyes of somebody who sees all hands; only for games that are over."""

Eyes = int | str | None
"""A seat, ``OPEN``, or None for an onlooker."""

View = Mapping[str, object]


class Changes(TypedDict):
    """What is new in a view, and with open hands in what each seat sees beyond it."""

    view: dict[str, object]
    hands: list[dict[str, object]]


class Frame(Changes):
    """A step of the game: what was told of it, and what it changed."""

    entry: int
    seat: int | None
    events: list[dict[str, object]]


class Part(NamedTuple):
    """Moves that are shown in one step: one that somebody chose and what it brought about, or draws in a row."""

    seat: int
    moves: list[tuple[int, int]]


def story(ledger: Ledger, eyes: Eyes) -> dict[str, object]:
    """All that a browser needs to step through the game with these eyes."""
    outcome = ledger.outcome()
    return {
        "eyes": eyes,
        "number": ledger.number,
        "over": ledger.is_over(),
        "outcome": outcome.as_data() if outcome else None,
        "frames": _frames(ledger, eyes),
        "entries": [_entry(ledger, number, eyes) for number in range(1, ledger.number + 1)],
    }


def _frames(ledger: Ledger, eyes: Eyes) -> list[Frame]:
    """The frames of the line of play that stands; what was taken back is told in the log only."""
    state = ledger.line.fresh()
    told = _Changes(eyes)
    frames: list[Frame] = []
    for number in ledger.line.path(ledger.standing):
        seat = ledger.entries[number - 1].seat
        for part in _parts(ledger, ledger.line.steps[number].moves, whole=number == 1):
            events = [event for mover, move in part.moves for event in state.play(mover, move)]
            changes = told.since(state)
            if not events and frames and frames[-1]["entry"] == number:
                _add(frames[-1], changes)
            else:
                heard = [found for event in events if (found := _told(event, eyes)) is not None]
                frames.append({"entry": number, "seat": seat, "events": heard, **changes})
    return frames


def _add(frame: Frame, changes: Changes) -> None:
    """What a move brought about of which nothing is told belongs to the frame before it."""
    frame["view"].update(changes["view"])
    for hand, new in zip(frame["hands"], changes["hands"], strict=True):
        hand.update(new)


def _parts(ledger: Ledger, moves: Sequence[tuple[int, int]], whole: bool) -> list[Part]:
    """The steps of an entry. At the start, and while the game is played, it is one: nothing shows how it is made."""
    if whole or not ledger.is_over():
        return [Part(CHANCE if whole else moves[0][0], list(moves))]
    parts: list[Part] = []
    for seat, move in moves:
        if parts and seat == CHANCE and parts[-1].seat == CHANCE:
            parts[-1].moves.append((seat, move))
        else:
            parts.append(Part(seat, [(seat, move)]))
    return parts


class _Changes:
    """The views of the state for some eyes, each told by what is new in it."""

    def __init__(self, eyes: Eyes) -> None:
        self._eyes = eyes
        self._view: View = {}
        self._hands: list[View] = []

    def since(self, state: State) -> Changes:
        view = state.view(self._eyes if isinstance(self._eyes, int) else ONLOOKER)
        seats = range(state.seats) if self._eyes == OPEN else ()
        hands = [_beyond(view, state.view(seat)) for seat in seats]
        before = self._hands or [{}] * len(hands)
        found: Changes = {
            "view": _new(self._view, view),
            "hands": [_new(old, new) for old, new in zip(before, hands, strict=True)],
        }
        self._view, self._hands = view, hands
        return found


def _beyond(open_view: View, view: View) -> View:
    """What a seat sees that not everybody sees."""
    return {key: value for key, value in view.items() if key not in open_view or open_view[key] != value}


def _new(before: View, after: View) -> dict[str, object]:
    """What is new or different; what is gone is told as None."""
    gone: dict[str, object] = {key: None for key in before if key not in after}
    return gone | {key: value for key, value in after.items() if key not in before or before[key] != value}


def _told(event: Event, eyes: Eyes) -> dict[str, object] | None:
    if eyes == OPEN:
        return event.in_full()
    return event.told_to(eyes if isinstance(eyes, int) else ONLOOKER)


def _entry(ledger: Ledger, number: int, eyes: Eyes) -> dict[str, object]:
    entry = ledger.told(number, eyes if isinstance(eyes, int) else None)
    if eyes == OPEN:
        entry["events"] = [event.in_full() for event in ledger.events(number)]
    return entry
