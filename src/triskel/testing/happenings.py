"""Carrying out moves, and the events that tell of them."""

from triskel.core.errors import IllegalMove
from triskel.core.events import Event
from triskel.core.state import State
from triskel.testing.plain import what_is_not_plain
from triskel.testing.snapshot import whom
from triskel.testing.trial import Trial


def played(trial: Trial, state: State, seat: int, move: int) -> list[Event]:
    """Play a legal move and look at what was told."""
    before, trial.doing = trial.doing, "play"
    try:
        events = state.play(seat, move)
    except IllegalMove as error:
        trial.doing = "refusals"
        trial.fail(f"the legal move {move} of {whom(seat)} is refused: {error}", error)
    trial.doing = "events"
    if state.journal is not None:
        trial.fail("play leaves a journal behind")
    if type(events) is not list:
        trial.fail(f"play gives {type(events)}, not a list of events")
    for event in events:
        _check_event(trial, state, event)
    trial.doing = before
    return events


def _check_event(trial: Trial, state: State, event: Event) -> None:
    if not event.kind:
        trial.fail(f"{event!r} has no name")
    if any(not 0 <= seat < state.seats for seat in event.witnesses):
        trial.fail(f"{event!r} has witnesses without a seat")
    if (event.secrets or event.hidden) and not event.witnesses:
        trial.fail(f"{event!r} keeps something secret and has no witnesses who learn it")
    for place, data in (("facts", event.facts), ("secrets", event.secrets)):
        if "event" in data:
            trial.fail(f"{event!r}: 'event' is the name of the event and can't be among the {place}")
        if (found := what_is_not_plain(data, place)) is not None:
            trial.fail(f"{event!r} is not plain data: {found}")


def check_quiet(trial: Trial, state: State, quiet: State) -> None:
    """Moves carried out by ``step``, without events, lead where ``play`` leads."""
    trial.doing = "quiet play"
    if quiet.journal is not None:
        trial.fail("step begins a journal of its own accord")
    if quiet.key() != state.key():
        trial.fail("step without events and play with events lead to different states")
