"""Views and events tell a seat what it may know and no more; determinizations keep to it.

Two questions are put in three ways. The questions, for two states and one seat: does it see the same
(view, legal moves, who is awaited)? Does it hear the same (events as told to it)? The ways: a state and its
determinization; both of them after the same moves; and twins, which are one state after two different
moves of somebody else. Seeing and hearing must agree: whoever hears the same sees the same, and the reverse.
"""

from triskel.core.chance import Rng
from triskel.core.events import Event
from triskel.core.state import ONLOOKER, State
from triskel.testing.copies import walk
from triskel.testing.happenings import played
from triskel.testing.plain import what_is_not_plain
from triskel.testing.snapshot import apart, heard, observers, seen, whom
from triskel.testing.trial import Trial

FOLLOWED = 8
"""So many moves are played on in two states that should look the same."""


def check_views(trial: Trial, state: State) -> None:
    for seat in observers(state):
        if (found := what_is_not_plain(state.view(seat), "view")) is not None:
            trial.fail(f"the view of {whom(seat)} is not plain data: {found}")


def check_determinize(trial: Trial, state: State) -> None:
    """What a seat can't tell from the true state looks the same to it, and is a state that can be played."""
    for seat in observers(state):
        trial.doing = "determinize"
        seed = trial.rng.below(2**30)
        before = state.key()
        other = state.determinize(seat, Rng(seed))
        trial.report.determinized += 1
        if state.key() != before:
            trial.fail(f"determinize for {whom(seat)} changes the true state")
        if other is state:
            trial.fail("determinize gives the state itself, not a new one")
        if other.awaited() != state.awaited():
            trial.fail(f"for {whom(seat)}, determinize changes who is awaited: {state.awaited()}, {other.awaited()}")
        if (mine := seen(state, seat)) != (others := seen(other, seat)):
            trial.fail(f"determinize for {whom(seat)} changes what it sees, or its view leaks: {apart(mine, others)}")
        _check_same_refusals(trial, state, other, seat)
        changed = other.key() != state.key()
        trial.report.changed += changed
        if changed and not trial.hides and seat != ONLOOKER:
            trial.fail(f"the game hides nothing, and determinize for {whom(seat)} changes something")
        if state.determinize(seat, Rng(seed)).key() != other.key():
            trial.fail(f"determinize for {whom(seat)} gives two states for the same numbers")
        trial.check_invariant(other, f"in a determinization for {whom(seat)}")
        check_same_knowledge(trial, state, other, seat)
        follow(trial, state.copy(), other.copy(), seat)
        trial.doing = "determinize"
        walk(trial, other)


def _check_same_refusals(trial: Trial, state: State, other: State, seat: int) -> None:
    """The sentence that refuses a move is read by the seat as well."""
    for _ in range(4):
        move = trial.rng.below(trial.space)
        mine, others = str(state.refusal(seat, move)), str(other.refusal(seat, move))
        if mine != others:
            trial.fail(f"the refusal of {move} tells {whom(seat)} something hidden: {mine!r} or {others!r}")


def check_same_knowledge(trial: Trial, state: State, other: State, seat: int) -> None:
    """Determinizing follows from what the seat knows alone: it can't tell the two states apart, so the same numbers
    give the same state."""
    if not trial.wants("knowledge alone"):
        return
    before, trial.doing = trial.doing, "knowledge alone"
    seed = trial.rng.below(2**30)
    if state.determinize(seat, Rng(seed)).key() != other.determinize(seat, Rng(seed)).key():
        trial.fail(
            f"{whom(seat)} can't tell two states apart, and the same numbers determinize them differently: "
            "the result depends on something hidden, or on the order in which it lies"
        )
    trial.doing = before


def check_twins(trial: Trial, state: State) -> None:
    """Two moves of one seat: whoever can't tell them apart by hearing can't by seeing, and the reverse."""
    for mover in state.awaited():
        legal = state.moves(mover)
        if len(legal) < 2:
            continue
        for _ in range(2):
            first = trial.rng.below(len(legal))
            second = (first + 1 + trial.rng.below(len(legal) - 1)) % len(legal)
            _compare_twins(trial, state, mover, legal[first], legal[second])


def _compare_twins(trial: Trial, state: State, mover: int, first: int, second: int) -> None:
    one, other = state.copy(), state.copy()
    told, told_other = played(trial, one, mover, first), played(trial, other, mover, second)
    words = f"{whom(mover)} plays {state.move_text(first)} or {state.move_text(second)}"
    if one.key() == other.key():
        _check_same_position(trial, words, one.copy(), other.copy())
    for seat in observers(state):
        if seat == mover or not alike(trial, seat, words, one, told, other, told_other):
            continue
        trial.report.twins += 1
        check_same_knowledge(trial, one, other, seat)
        follow(trial, one.copy(), other.copy(), seat)


def _check_same_position(trial: Trial, words: str, one: State, other: State) -> None:
    """Two states with the same key go on alike."""
    for _ in range(FOLLOWED):
        awaited = one.awaited()
        if other.awaited() != awaited or any(one.moves(seat) != other.moves(seat) for seat in awaited):
            trial.fail(f"{words}: the key is the same, but not who may do what soon after")
        if not awaited:
            return
        mover = awaited[trial.rng.below(len(awaited))]
        move = one.random_move(mover, trial.rng)
        played(trial, one, mover, move)
        played(trial, other, mover, move)
        if one.key() != other.key():
            trial.fail(f"{words}: the key is the same, and differs after the same moves")


def follow(trial: Trial, one: State, other: State, seat: int) -> None:
    """Play the same moves in two states that look the same to a seat, until it learns which one it is in."""
    for _ in range(FOLLOWED):
        awaited = one.awaited()
        if not awaited:
            return
        mover = awaited[trial.rng.below(len(awaited))]
        common = sorted(set(one.moves(mover)) & set(other.moves(mover)))
        if not common:
            return
        move = common[trial.rng.below(len(common))]
        told, told_other = played(trial, one, mover, move), played(trial, other, mover, move)
        trial.report.followed += 1
        words = f"{whom(mover)} plays {one.move_text(move)} in two states that look the same to {whom(seat)}"
        if not alike(trial, seat, words, one, told, other, told_other):
            if not trial.run.reveals:
                trial.doing = "nothing but moves reveals"
                trial.fail(f"{words}, and now they differ: {_how_they_differ(seat, one, told, other, told_other)}")
            return


def alike(
    trial: Trial, seat: int, words: str, one: State, told: list[Event], other: State, told_other: list[Event]
) -> bool:
    """Whether the two still look the same to the seat. What it hears and what it sees must agree on that."""
    if one.awaited() != other.awaited():
        return False
    same_heard = heard(told, seat) == heard(told_other, seat)
    same_seen = seen(one, seat) == seen(other, seat)
    if same_heard and not same_seen and trial.wants("views follow events"):
        trial.doing = "views follow events"
        trial.fail(f"{words}: {whom(seat)} hears the same and sees {apart(seen(one, seat), seen(other, seat))}")
    if same_seen and not same_heard and trial.wants("events follow views"):
        trial.doing = "events follow views"
        trial.fail(f"{words}: {whom(seat)} sees the same and hears {apart(heard(told, seat), heard(told_other, seat))}")
    return same_heard and same_seen


def _how_they_differ(seat: int, one: State, told: list[Event], other: State, told_other: list[Event]) -> str:
    if one.awaited() != other.awaited():
        return f"{one.awaited()} and {other.awaited()} are awaited"
    if heard(told, seat) != heard(told_other, seat):
        return f"it hears {apart(heard(told, seat), heard(told_other, seat))}"
    return f"it sees {apart(seen(one, seat), seen(other, seat))}"
