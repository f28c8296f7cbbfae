"""Positions of Inis in which somebody plays a card that others might answer, and positions that an observer can't tell
from them: other cards in the hands that the observer does not see.
"""

from collections.abc import Iterator
from typing import NamedTuple

from triskel.core.chance import Rng
from triskel.core.registry import game
from triskel.core.state import CHANCE, ONLOOKER, State
from triskel.web.games import face
from triskel.web.tables.ledger import WINDOW

INIS = face("inis")


class Event(NamedTuple):
    """A position, and a play after which a window opens."""

    before: State
    seat: int
    moves: tuple[str, ...]


def events(players: int, seed: int, most: int = 3000) -> Iterator[Event]:
    """The windows of a random game that open by a play of somebody whose turn it is, and that nothing but passes and
    public moves follow until the next question."""
    rules, rng = game("inis"), Rng(seed)
    state = rules.start(rules.settle({"players": players}))
    for _move in range(most):
        awaited = state.awaited()
        if not awaited:
            return
        seat = awaited[rng.below(len(awaited))]
        if seat != CHANCE and INIS.sealed(state) is None and phase(state) == "Turn" and not INIS.whispers(state, seat):
            yield from _events_here(state, seat, rng)
        state.step(seat, state.random_move(seat, rng))


def _events_here(state: State, seat: int, rng: Rng) -> Iterator[Event]:
    trial, moves = state.copy(), list[str]()
    while trial.awaited() == (seat,) and (not moves or INIS.whispers(trial, seat)):
        move = trial.random_move(seat, rng)
        moves.append(trial.move_text(move))
        trial.step(seat, move)
    if asked(trial) - {seat} and is_calm(trial):
        yield Event(state.copy(), seat, tuple(moves))


def phase(state: State) -> object:
    stack = state.view(ONLOOKER)["stack"]
    assert isinstance(stack, list)
    return stack[-1]["step"] if stack else None


def asked(state: State) -> set[int]:
    """Who is asked in the window that is open now."""
    sealing = INIS.sealed(state)
    return set(sealing.seats) if sealing is not None and sealing.kind == WINDOW else set()


def is_calm(state: State) -> bool:
    """Whether all windows that follow, if everybody passes, lead to a question without any chance on the way."""
    state = state.copy()
    while sealing := INIS.sealed(state):
        if sealing.kind != WINDOW:
            return False
        for seat in sealing.seats:
            if state.awaited() != (seat,):
                return False
            state.step(seat, sealing.passing)
    return CHANCE not in state.awaited() and bool(state.awaited())


class Course(NamedTuple):
    holders: list[frozenset[int]]
    """For each of the windows that follow: who could really answer it."""
    end: State
    """After everybody has passed."""


def course(event: Event) -> Course | None:
    """What follows; None where the event can't be."""
    state, found = event.before.copy(), []
    for text in event.moves:
        move = state.move_from_text(text)
        if state.refusal(event.seat, move) is not None:
            return None
        state.step(event.seat, move)
    while sealing := INIS.sealed(state):
        holding = set()
        for seat in sealing.seats:
            if INIS.holds_answer(state, seat):
                holding.add(seat)
            state.step(seat, sealing.passing)
        found.append(frozenset(holding))
    return Course(found, state)


def holders(event: Event) -> list[frozenset[int]]:
    found = course(event)
    assert found is not None
    return found.holders


def another(event: Event, observer: int, seeds: int = 40) -> Event | None:
    """The same as far as the observer knows, where others could really answer; the card itself must not show the
    observer what was hidden."""
    own = course(event)
    assert own is not None
    for seed in range(seeds):
        twin = event._replace(before=event.before.determinize(observer, Rng(seed)))
        found = course(twin)
        if found is not None and found.holders != own.holders and found.end.view(observer) == own.end.view(observer):
            return twin
    return None
