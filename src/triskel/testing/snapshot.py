"""Everything that a state answers, taken down at one moment, to tell later whether anything changed."""

from triskel.core.events import Event
from triskel.core.state import CHANCE, ONLOOKER, State
from triskel.testing.plain import as_text

Snapshot = dict[str, object]


def observers(state: State) -> list[int]:
    """Everybody who may look at a state: its seats and an onlooker."""
    return [*range(state.seats), ONLOOKER]


def whom(seat: int) -> str:
    if seat == CHANCE:
        return "chance"
    return "an onlooker" if seat == ONLOOKER else f"seat {seat}"


def snapshot(state: State) -> Snapshot:
    """What the state is and shows to everybody, part by part."""
    awaited = state.awaited()
    outcome = state.outcome()
    found: Snapshot = {
        "the key": state.key(),
        "who is awaited": awaited,
        "the outcome": None if outcome is None else as_text(outcome.as_data()),
        "the position document": as_text(state.document()),
        "the journal": state.journal,
    }
    if CHANCE in awaited:
        found["the odds"] = state.odds()
    for seat in awaited:
        found[f"the moves of {whom(seat)}"] = state.moves(seat)
    for seat in observers(state):
        found[f"the view of {whom(seat)}"] = as_text(state.view(seat))
    return found


def difference(before: Snapshot, after: Snapshot) -> str | None:
    """A sentence about the first part that differs, or None. The key comes last: the rest says more."""
    names = [*before, *(name for name in after if name not in before)]
    for name in sorted(names, key=lambda name: name == "the key"):
        if before.get(name) != after.get(name):
            return f"{name} was and is: {_both(before.get(name), after.get(name))}"
    return None


def _both(one: object, other: object) -> str:
    if isinstance(one, str) and isinstance(other, str):
        return apart(one, other)
    return f"{shortened(one)} and {shortened(other)}"


def shortened(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 300 else f"{text[:200]} ... {text[-90:]}"


def apart(mine: str, other: str) -> str:
    """Two texts from shortly before where they part."""
    start = next((index for index, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), 0)
    begin = max(0, start - 60)
    return f"...{mine[begin : start + 60]}... and ...{other[begin : start + 60]}..."


def seen(state: State, seat: int) -> str:
    """What a seat has before its eyes: its view, its legal moves, and the result that all see."""
    outcome = state.outcome()
    result = None if outcome is None else outcome.as_data()
    return as_text([state.view(seat), [] if seat == ONLOOKER else state.moves(seat), result])


def heard(events: list[Event], seat: int) -> str:
    """What a seat is told of what happened."""
    told = [event.told_to(seat) for event in events]
    return as_text([item for item in told if item is not None])
