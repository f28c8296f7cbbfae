"""What a choice leads to: play it on a copy, let what it has started come to rest, and see how good that is.

A declaration has several questions, a clash several manoeuvres. What follows the choice is played out: where the seat
itself chooses, the best of some continuations counts, as many as the budget allows; the others answer by rule of thumb
and play no cards. Chance takes one of its moves.
"""

from typing import Final, final

from mypy_extensions import i64

from triskel.core.state import CHANCE
from triskel.inis.assembly import Deal, Draft, Foretold, TossCrows
from triskel.inis.clash import Attack, Citadels, Manoeuvre, Peace, Retreat
from triskel.inis.evaluation import HELD, worth
from triskel.inis.names import (
    ACTION,
    ATTACK,
    CARD_COUNT,
    CATHBAD,
    CLAN,
    DONE,
    FIGHT,
    PASS,
    PEACE,
    SHELTER,
    WITHDRAW,
)
from triskel.inis.playing import Decide, PlayCard
from triskel.inis.season import PlaceClans, Turn
from triskel.inis.state import InisState
from triskel.inis.steps import Step

BUDGET: Final = 200
"""About so many continuations are looked at for one decision."""
LEAST: Final = 3
"""And at least so many of each choice."""
PATIENCE: Final = 60
"""After so many choices whatever goes on is taken to be at rest."""
HOLD_OUT: Final = 1
"""A player who can take so many hits more than another goes on fighting."""


def best_moves(state: InisState, seat: int, moves: list[int], salt: int, budget: int = BUDGET) -> list[int]:
    """The legal moves that are judged best, all that are equally good. ``salt`` decides what chance does."""
    step = state.stack[-1]
    if isinstance(step, Draft):
        return _dearest(moves)
    if isinstance(step, PlayCard) and step.number == CATHBAD:
        return _dearest(moves)
    thought = Lookahead(seat, salt)
    best: list[int] = []
    most: i64 = -(1 << 40)
    for move, value in zip(moves, thought.values(state, moves, budget), strict=True):
        if value > most:
            most = value
            best = [move]
        elif value == most:
            best.append(move)
    return best


def _dearest(cards: list[int]) -> list[int]:
    """The card best to hold."""
    best = cards[0]
    for card in cards:
        if HELD[card] > HELD[best]:
            best = card
    return [best]


@final
class Lookahead:
    """One decision of one seat."""

    def __init__(self, seat: int, salt: int) -> None:
        self.seat = seat
        self.salt = salt

    def values(self, state: InisState, moves: list[int], budget: int = BUDGET) -> list[int]:
        """How good each of the legal moves is. The state stays as it is."""
        share = max(i64(LEAST), i64(budget // len(moves)))
        return [int(self.after(state, move, share, 0, 0)) for move in moves]

    def after(self, state: InisState, move: int, budget: i64, made: i64, steps: i64) -> i64:
        """How good it is to make this move; ``made`` counts the manoeuvres since the decision."""
        if isinstance(state.stack[-1], Manoeuvre) and move != PEACE:
            made += 1
        twin = state.copy()
        twin.step(self.seat, move)
        return self.at_rest(twin, budget, made, steps + 1)

    def at_rest(self, state: InisState, budget: i64, made: i64, steps: i64) -> i64:
        """Play on until nothing that the decision has started is left to do, and judge."""
        while not state.over and steps < PATIENCE:
            step = state.stack[-1]
            if self.ends(state, step, made):
                break
            seat = step.awaited(state)
            moves = state.moves(seat)
            steps += 1
            if len(moves) == 1:
                state.step(seat, moves[0])
            elif seat == CHANCE:
                state.step(seat, moves[self.salt % len(moves)])
            elif seat == self.seat:
                return self.best_of(state, self.some(state, step, moves, budget), budget, made, steps)
            else:
                if isinstance(step, Manoeuvre):
                    made += 1
                state.step(seat, self.guess(state, step, seat, moves))
        return worth(state, self.seat)

    def ends(self, state: InisState, step: Step, made: i64) -> bool:
        """Whether what comes now is another matter: somebody's next turn, the next Season, fighting without end."""
        if isinstance(step, Manoeuvre):
            return made >= 2 and made >= self.fighters(state)
        if isinstance(step, PlaceClans):
            return step.seat != self.seat
        return isinstance(step, (Turn, TossCrows, Deal, Draft, Foretold))

    def fighters(self, state: InisState) -> i64:
        found: i64 = 0
        for seat in range(state.seats):
            if state.exposed(seat) > 0:
                found += 1
        return found

    # The seat's own further choices

    def best_of(self, state: InisState, moves: list[int], budget: i64, made: i64, steps: i64) -> i64:
        share = max(i64(1), budget // len(moves))
        most: i64 = -(1 << 40)
        for move in moves:
            most = max(most, self.after(state, move, share, made, steps))
        return most

    def some(self, state: InisState, step: Step, moves: list[int], budget: i64) -> list[int]:
        """As many of the legal moves as the budget allows; to end and to go on alike come first, and together."""
        if len(moves) <= budget:
            return moves
        chosen: list[int] = []
        for move in (DONE, PASS, self.said_last(step)):
            if move in moves and move not in chosen:
                chosen.append(move)
        if isinstance(step, Manoeuvre):
            chosen = [PEACE if PEACE in moves else self.attack(state, self.seat, moves)]
        if isinstance(step, Attack):
            chosen = [self.least(moves)]
        every = (len(moves) + int(budget) - 1) // int(budget)
        for index in range(0, len(moves), every):
            if len(chosen) >= budget:
                break
            if moves[index] not in chosen:
                chosen.append(moves[index])
        return chosen

    def said_last(self, step: Step) -> int:
        """The last answer in a declaration: one clan more where the last one went."""
        if isinstance(step, PlayCard) and step.told:
            return step.told[-1]
        if isinstance(step, (Decide, Retreat)) and step.told:
            return step.told[-1]
        return -1

    # What the others do

    def guess(self, state: InisState, step: Step, seat: int, moves: list[int]) -> int:
        """What another player will answer."""
        if isinstance(step, Manoeuvre):
            return self.attack(state, seat, moves)
        if isinstance(step, Peace):
            return FIGHT if self.outlasts(state, seat, step.offers) else PEACE
        if isinstance(step, Citadels):
            return SHELTER
        if isinstance(step, (Attack, Decide)):
            return self.least(moves)
        if PASS in moves:
            return PASS
        if DONE in moves:
            return DONE
        return moves[self.salt % len(moves)]

    def attack(self, state: InisState, seat: int, moves: list[int]) -> int:
        """The strong attack, this seat rather than others; the weak offer peace."""
        target = -1
        for move in moves:
            if ATTACK <= move < ATTACK + 4 and (target < 0 or move == ATTACK + self.seat):
                target = move
        if target >= 0 and (PEACE not in moves or self.outlasts(state, seat, target - ATTACK)):
            return target
        return PEACE if PEACE in moves else target if target >= 0 else WITHDRAW if WITHDRAW in moves else moves[0]

    def outlasts(self, state: InisState, seat: int, other: int) -> bool:
        return self.hits_left(state, seat) >= self.hits_left(state, other) + HOLD_OUT

    def hits_left(self, state: InisState, seat: int) -> int:
        """How many attacks a player stands: each costs a card or a clan."""
        return state.exposed(seat) + state.count(seat, ACTION)

    def least(self, moves: list[int]) -> int:
        """The card that is missed least, else the first choice; a clan only if there is no card."""
        found = moves[0]
        for move in moves:
            if move < CARD_COUNT and (found >= CARD_COUNT or HELD[move] < HELD[found]):
                found = move
        return found if found < CARD_COUNT or CLAN not in moves else CLAN
