"""Copies are independent, and asking a state changes nothing."""

from triskel.core.state import State
from triskel.testing.happenings import played
from triskel.testing.legality import checked_choice
from triskel.testing.play import MOST_MOVES
from triskel.testing.snapshot import difference, snapshot
from triskel.testing.trial import Trial

A_WALK = 12
"""Most walks are this short; one in four goes on to the end of the game, as does the first of a run."""


def check_copies(trial: Trial, state: State) -> None:
    before = snapshot(state)
    child = state.copy()
    if type(child) is not type(state):
        trial.fail(f"a copy is of {type(child)}, not of {type(state)}")
    if (found := difference(before, snapshot(child))) is not None:
        trial.fail(f"in a copy, {found}")
    grandchild = child.copy()
    made = walk(trial, child, to_the_end=trial.report.inspected == 1)
    if (found := difference(before, snapshot(state))) is not None:
        trial.fail(f"playing on in a copy changes the original: {found}")
    if (found := difference(before, snapshot(grandchild))) is not None:
        trial.fail(f"playing on in the original changes a copy: {found}")
    for seat, move in made:
        played(trial, grandchild, seat, move)
    if (found := difference(snapshot(child), snapshot(grandchild))) is not None:
        trial.fail(f"the same {len(made)} moves lead a copy elsewhere: {found}")


def walk(trial: Trial, state: State, to_the_end: bool = False) -> list[tuple[int, int]]:
    """Play on at random; returns the moves that were made."""
    before = trial.doing
    steps = MOST_MOVES if to_the_end or trial.happens(0.25) else 1 + trial.rng.below(A_WALK)
    made: list[tuple[int, int]] = []
    while len(made) < steps and (choice := checked_choice(trial, state, trial.rng)) is not None:
        seat, _, move = choice
        played(trial, state, seat, move)
        made.append((seat, move))
    trial.doing = before
    return made


def check_fresh_start(trial: Trial, key: bytes) -> None:
    """After a game was played, another one begins where that one began."""
    if trial.game.start(trial.options).key() != key:
        trial.fail("a new game does not begin as the last one did: chance is a move, or games share something")
