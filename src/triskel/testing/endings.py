"""How games end: playouts that finish, outcomes that are complete."""

from triskel.core.chance import Rng
from triskel.core.outcome import Outcome
from triskel.core.state import State
from triskel.testing.plain import what_is_not_plain
from triskel.testing.snapshot import difference, snapshot
from triskel.testing.trial import Trial


def check_playout(trial: Trial, state: State) -> None:
    """A playout ends in a finished game, and the same numbers give the same one."""
    seed = trial.rng.below(2**30)
    first, second = state.copy(), state.copy()
    count = first.playout(Rng(seed))
    if type(count) is not int or count < 0:
        trial.fail(f"playout gives {count!r}, not how many moves the seats made")
    if not first.is_over():
        trial.fail("playout ends before the game does")
    if second.playout(Rng(seed)) != count or (found := difference(snapshot(first), snapshot(second))) is not None:
        trial.fail(f"two playouts of the same state by the same numbers differ: {found}")
    check_outcome(trial, first)
    trial.check_invariant(first, "after a playout")


def check_outcome(trial: Trial, state: State) -> None:
    """None before the end; then a place and a sheet for every seat, places as in sports."""
    before, trial.doing = trial.doing, "outcome"
    outcome = state.outcome()
    if not state.is_over():
        if outcome is not None:
            trial.fail("there is an outcome before the end")
    elif outcome is None:
        trial.fail("the game is over and there is no outcome")
    else:
        _check_complete(trial, state, outcome)
    trial.doing = before


def _check_complete(trial: Trial, state: State, outcome: Outcome) -> None:
    places = outcome.places
    if len(places) != state.seats or len(outcome.sheets) != state.seats:
        trial.fail(f"there are {len(places)} places and {len(outcome.sheets)} sheets for {state.seats} seats")
    for place in places:
        better = sum(1 for other in places if other < place)
        if place != better + 1:
            trial.fail(f"the places {places} are not a ranking: {better} are better than place {place}")
    if not outcome.reason:
        trial.fail("the outcome gives no reason")
    if (found := what_is_not_plain(outcome.as_data(), "outcome")) is not None:
        trial.fail(f"the outcome is not plain data: {found}")
