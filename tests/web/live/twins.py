"""Games of Ingenious that somebody can't tell apart: the same moves on the table, but other tiles on the racks that the
observer does not see and in the bag.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from triskel.core.chance import Rng, Source
from triskel.core.registry import game
from triskel.core.state import CHANCE, ONLOOKER, State
from triskel.ingenious.tiles import COPIES, KIND_COUNT

Options = Mapping[str, int | bool | str]


class Draw(NamedTuple):
    seat: int
    kind: int


class Game(NamedTuple):
    draws: tuple[Draw, ...]
    """Who drew what, in order."""
    plays: tuple[tuple[int, str], ...]
    """What was laid by whom. Nobody ever swaps."""
    questions: tuple[int, ...]
    """After which plays the player could have swapped."""


class Dealer(Source):
    """Chance, which deals these tiles."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._draws = list(draws)[::-1]
        self._bag = list(COPIES)

    def below(self, n: int) -> int:
        assert n == sum(self._bag)
        kind = self._draws.pop().kind
        self._bag[kind] -= 1
        return sum(self._bag[:kind])


def a_game(options: Options, seed: int) -> Game:
    """A game played at random to its end."""
    state, rng = _start(options), Rng(seed)
    draws: list[Draw] = []
    plays: list[tuple[int, str]] = []
    while awaited := state.awaited():
        (seat,) = awaited
        if seat == CHANCE:
            move = state.chance_move(rng)
            before = _held(state)
            state.step(seat, move)
            after = _held(state)
            drawer = next(other for other in range(state.seats) if after[other] > before[other])
            draws.append(Draw(drawer, move))
            continue
        if _may_end(state, seat):
            move = state.move_from_text("keep")
        else:
            move = state.random_move(seat, rng)
            plays.append((seat, state.move_text(move)))
        state.step(seat, move)
    questions = _questions(options, draws, plays)
    assert questions is not None
    return Game(tuple(draws), tuple(plays), questions)


def another(options: Options, one: Game, observer: int | None, seed: int) -> Game:
    """A game that the observer can't tell from this one: hidden tiles change places, with the bag's too."""
    rng = Rng(seed)
    draws, questions, changes = one.draws, one.questions, 0
    hidden = [place for place, draw in enumerate(draws) if draw.seat != observer]
    for _attempt in range(400):
        place, other = hidden[rng.below(len(hidden))], hidden[rng.below(len(hidden))]
        changed = list(draws)
        if rng.below(2):
            changed[place], changed[other] = _with(draws[place], draws[other]), _with(draws[other], draws[place])
        else:
            changed[place] = draws[place]._replace(kind=rng.below(KIND_COUNT))
        found = _questions(options, changed, one.plays) if tuple(changed) != draws else None
        if found is not None:
            draws, questions, changes = tuple(changed), found, changes + 1
    assert changes > 10, "hardly anything is hidden"
    return Game(draws, one.plays, questions)


def _with(draw: Draw, other: Draw) -> Draw:
    return draw._replace(kind=other.kind)


def _questions(options: Options, draws: Sequence[Draw], plays: Sequence[tuple[int, str]]) -> tuple[int, ...] | None:
    """Play these moves while these tiles are drawn: after which plays the player could have swapped, or None when it
    can't have been so."""
    state = _start(options)
    kinds, count = [draw.kind for draw in draws][::-1], 0
    questions: list[int] = []
    while awaited := state.awaited():
        (seat,) = awaited
        if seat == CHANCE:
            move = kinds.pop()
        elif _may_end(state, seat):
            if len(state.moves(seat)) > 1:
                questions.append(count)
            move = state.move_from_text("keep")
        else:
            player, text = plays[count]
            assert player == seat
            move, count = state.move_from_text(text), count + 1
        if state.refusal(seat, move) is not None:
            return None
        state.step(seat, move)
    return tuple(questions)


def _start(options: Options) -> State:
    rules = game("ingenious")
    return rules.start(rules.settle(options))


def _may_end(state: State, seat: int) -> bool:
    return state.view(seat)["phase"] == "ending"


def _held(state: State) -> list[int]:
    held = state.view(ONLOOKER)["held"]
    assert isinstance(held, list)
    return held
