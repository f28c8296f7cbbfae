"""The one call: random games of one mode, each checked cheaply at every move and thoroughly now and then."""

import time
from collections.abc import Callable, Collection, Mapping
from typing import Final

from triskel.core import registry
from triskel.core.chance import Rng
from triskel.core.game import Game
from triskel.core.state import CHANCE, State
from triskel.testing import copies, endings, happenings, knowledge, legality, words
from triskel.testing.fairness import Fairness
from triskel.testing.play import MOST_MOVES, the_game
from triskel.testing.report import Report
from triskel.testing.snapshot import difference, snapshot
from triskel.testing.trial import Invariant, Run, Trial

INSPECTIONS: Final[dict[str, Callable[[Trial, State], None]]] = {
    "moves": legality.check_lists,
    "refusals": legality.check_refusals,
    "copies": copies.check_copies,
    "texts": words.check_texts,
    "positions": words.check_position,
    "views": knowledge.check_views,
    "determinize": knowledge.check_determinize,
    "twins": knowledge.check_twins,
    "playout": endings.check_playout,
}
"""What is looked at when a moment is inspected, by the name of the check."""

CHECKS: Final = (
    *("start", "awaited", "play", "events", "quiet play", "odds", "outcome", "invariant", "records", "same seed"),
    *("knowledge alone", "views follow events", "events follow views", "nothing but moves reveals"),
    *INSPECTIONS,
)
"""The names that a fault may carry. Those that ``skip`` takes are told in docs/conformance.md."""

MAY_BE_SKIPPED: Final = {
    *INSPECTIONS,
    *("records", "same seed", "knowledge alone", "views follow events", "events follow views", "odds"),
}

ENOUGH = 200
"""If so many determinizations of a game with secrets change nothing, none ever will."""


def check_game(
    game: Game | str,
    options: Mapping[str, object] | None = None,
    *,
    games: int = 20,
    seed: int = 1,
    thorough: float = 0.1,
    invariant: Invariant | None = None,
    reveals: bool = True,
    skip: Collection[str] = (),
) -> Report:
    """Check a game, or a registered one by name, against the contract; raises ConformanceError at the first fault.

    ``thorough`` is the share of moments at which everything is checked: 1.0 for all, 0.005 for ten thousand
    games. ``invariant(state)`` is asked after every move; it raises AssertionError or returns a sentence if
    something is amiss. ``reveals=False`` promises that nothing hidden comes to light but by the moves themselves,
    which makes the checks of knowledge stricter. ``skip`` names checks that this game is excused from.
    """
    if unknown := sorted(set(skip) - MAY_BE_SKIPPED):
        raise ValueError(f"no check to skip is called {unknown[0]!r}; there are {', '.join(sorted(MAY_BE_SKIPPED))}")
    chosen = the_game(game)
    settled = chosen.settle(options or {})
    report = Report(chosen.name, settled, seed)
    run = Run(chosen, settled, thorough, invariant, frozenset(skip), reveals, report, Fairness())
    began = time.perf_counter()
    with registry.registered(chosen):
        for number in range(games):
            trial = Trial(run, seed + number)
            with trial.guarded():
                _check_one(trial)
                report.games += 1
                if report.games == games:
                    _check_whole_run(trial)
    report.seconds = time.perf_counter() - began
    return report


def _check_one(trial: Trial) -> None:
    """One random game from its start to the checks that need all of it."""
    state = trial.begin()
    _check_start(trial, state)
    # Carries out the same moves by ``step``, with nobody listening.
    quiet = trial.record.start()
    rng = Rng(trial.seed)
    while (choice := legality.checked_choice(trial, state, rng)) is not None:
        seat, found, move = choice
        trial.report.most_awaited = max(trial.report.most_awaited, len(state.awaited()))
        trial.report.most_moves = max(trial.report.most_moves, len(found))
        if trial.happens(trial.run.thorough):
            _inspect(trial, state)
            happenings.check_quiet(trial, state, quiet)
        _check_move(trial, state, quiet, seat, found, move)
    _check_end(trial, state, quiet)


def _check_start(trial: Trial, state: State) -> None:
    game, options = trial.game, trial.options
    if game.settle(options) != options:
        trial.fail(f"settled options are settled differently: {options} to {game.settle(options)}")
    for option in game.options:
        for value in option.values:
            if (read := option.read(str(value).lower())) != value:
                trial.fail(f"the option {option.name}={value} is read from its text as {read}")
    if type(game.rules_version) is not int or not game.title:
        trial.fail("a game has a title, and a whole number as the version of its rules")
    if state.seats != game.seats(options) or state.seats < 1:
        trial.fail(f"the state has {state.seats} seats, the game promises {game.seats(options)}")
    trial.keys[0] = state.key()
    copies.check_fresh_start(trial, trial.keys[0])
    trial.check_invariant(state, "at the start")
    endings.check_outcome(trial, state)


def _check_move(trial: Trial, state: State, quiet: State, seat: int, found: list[int], move: int) -> None:
    """The cheap checks, at every move."""
    legality.check_one_refusal(trial, state, seat, found, move)
    trial.doing = "texts"
    words.check_text(trial, state, move)
    happenings.played(trial, state, seat, move)
    trial.doing = "quiet play"
    quiet.step(seat, move)
    trial.record.add(seat, move)
    if seat == CHANCE:
        trial.report.chance_moves += 1
    else:
        trial.report.moves += 1
    trial.check_invariant(state, "after the move")
    endings.check_outcome(trial, state)
    if len(trial.record.moves) > MOST_MOVES:
        trial.fail(f"the game does not end within {MOST_MOVES} moves")


def _inspect(trial: Trial, state: State) -> None:
    """Everything, at one moment. Nothing that is asked may change the state."""
    trial.report.inspected += 1
    trial.keys[len(trial.record.moves)] = state.key()
    before = snapshot(state)
    for name, check in INSPECTIONS.items():
        if not trial.wants(name):
            continue
        trial.doing = name
        check(trial, state)
        trial.doing = name
        if (found := difference(before, snapshot(state))) is not None:
            trial.fail(f"asking changes the state: {found}")


def _check_end(trial: Trial, state: State, quiet: State) -> None:
    happenings.check_quiet(trial, state, quiet)
    # The end is looked at more often than one moment among many.
    if trial.happens(10 * trial.run.thorough):
        _inspect(trial, state)
    trial.doing = "start"
    copies.check_fresh_start(trial, trial.keys[0])
    if trial.wants("records"):
        trial.doing = "records"
        words.check_record(trial, state.key())
    if trial.wants("same seed") and trial.happens(10 * trial.run.thorough):
        trial.doing = "same seed"
        words.check_same_seed(trial)


def _check_whole_run(trial: Trial) -> None:
    """What only many games can tell."""
    report = trial.report
    if trial.wants("odds"):
        trial.doing = "odds"
        if (complaint := trial.run.fairness.complaint()) is not None:
            trial.fail(complaint)
    if trial.wants("determinize") and trial.hides and report.determinized >= ENOUGH and not report.changed:
        trial.doing = "determinize"
        trial.fail(f"the game hides something, and none of {report.determinized} determinizations changed anything")
