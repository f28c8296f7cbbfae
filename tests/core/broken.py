"""Hush with one thing broken in each class: what the conformance kit must catch.

``BROKEN`` lists them with the check that should complain, or those of which it is chance which comes first. Each
class says in its name what is wrong.
"""

import itertools
from collections.abc import Callable, Mapping
from typing import TypeVar

from mypy_extensions import i64
from tests.core.toys import CARDS, CLAIM, DEALT, HUSH, SAY_HUSH, SAY_PASS, SEAL, Hush, HushState

from triskel.core.chance import Rng, Source
from triskel.core.errors import IllegalMove
from triskel.core.events import Event
from triskel.core.flat import vec
from triskel.core.game import Options
from triskel.core.outcome import Outcome
from triskel.core.state import CHANCE, State

Broken = type[HushState] | type[Hush]
T = TypeVar("T", type[HushState], type[Hush])

BROKEN: list[tuple[tuple[str, ...], Broken]] = []


def caught_by(*checks: str) -> Callable[[T], T]:
    def enter(broken: T) -> T:
        BROKEN.append((checks, broken))
        return broken

    return enter


def broken_game(broken: Broken) -> Hush:
    """The game in which this state, or this game itself, is what is broken."""
    return HushOf(broken) if issubclass(broken, HushState) else broken()


class HushOf(Hush):
    """Hush played with other states."""

    def __init__(self, states: type[HushState]) -> None:
        self.states = states

    def new(self, players: int, rounds: int) -> HushState:
        return self.states(players, rounds)


# Copies


@caught_by("copies")
class CopySharesTheHands(HushState):
    def copy(self) -> HushState:
        twin = super().copy()
        twin.hands = self.hands
        return twin


@caught_by("copies")
class CopySharesTheStack(HushState):
    def copy(self) -> HushState:
        twin = super().copy()
        twin.stack = self.stack
        return twin


@caught_by("copies")
class CopySharesOneHand(HushState):
    def copy(self) -> HushState:
        twin = super().copy()
        twin.hands[-1] = self.hands[-1]
        return twin


@caught_by("copies")
class CopyForgetsThePoints(HushState):
    def copy(self) -> HushState:
        twin = super().copy()
        twin.points = [0] * self.seats
        return twin


@caught_by("copies")
class CopyIsOfAnotherClass(HushState):
    def empty(self) -> HushState:
        return HushState(self.seats, self.rounds)


@caught_by("twins")
class KeyForgetsTheSealedCards(HushState):
    def key(self) -> bytes:
        hidden = {**self.document(), "sealed": [card >= 0 for card in self.sealed]}
        return repr(hidden).encode()


# Randomness that is no move of chance, and things that games share

TOSSES = itertools.count()
"""Never the same twice, as chance is in the worst case."""


@caught_by("copies")
class StepTossesACoin(HushState):
    def stands(self, step: tuple[int, ...]) -> None:
        super().stands(step)
        self.points[0] += next(TOSSES)


@caught_by("start")
class StartShuffles(HushState):
    def __init__(self, players: int, rounds: int) -> None:
        super().__init__(players, rounds)
        self.points[0] = next(TOSSES)


ALL_GAMES: list[int] = []


@caught_by("copies")
class GamesShareAList(HushState):
    def __init__(self, players: int, rounds: int) -> None:
        super().__init__(players, rounds)
        self.seen_by_all = ALL_GAMES

    def show(self) -> None:
        super().show()
        self.seen_by_all.append(1)

    def key(self) -> bytes:
        return super().key() + bytes([len(self.seen_by_all) % 251])


# Who may do what


@caught_by("awaited")
class AwaitedSeatsFall(HushState):
    def awaited(self) -> tuple[int, ...]:
        return tuple(reversed(super().awaited()))


@caught_by("awaited")
class ChanceIsAwaitedWithASeat(HushState):
    def awaited(self) -> tuple[int, ...]:
        found = super().awaited()
        return (CHANCE, 0) if found == (CHANCE,) else found


@caught_by("awaited")
class OverButAwaited(HushState):
    def is_over(self) -> bool:
        return self.round > 1


@caught_by("determinize", "views follow events")
class OnlyHoldersOfAHushAreAsked(HushState):
    """Who is asked tells everybody who holds a hush."""

    def awaited(self) -> tuple[int, ...]:
        found = super().awaited()
        asked = found == (CHANCE,) or not self.stack or self.stack[-1][0] == SEAL
        return found if asked else tuple(seat for seat in found if self.hands[seat][HUSH])


@caught_by("moves")
class MovesFall(HushState):
    def moves(self, seat: int) -> list[int]:
        return super().moves(seat)[::-1]


@caught_by("moves")
class MovesRepeat(HushState):
    def moves(self, seat: int) -> list[int]:
        return sorted(super().moves(seat) * 2)


@caught_by("moves")
class NobodyHasAMove(HushState):
    def moves(self, seat: int) -> list[int]:
        return [] if self.round == 2 else super().moves(seat)


@caught_by("moves")
class MovesOfOneWhoIsNotAwaited(HushState):
    def moves(self, seat: int) -> list[int]:
        return super().moves(seat) or ([SAY_PASS] if seat == 0 else [])


@caught_by("moves")
class SpaceIsTooSmall(Hush):
    def space(self, options: Options) -> int:
        return DEALT + 2


@caught_by("moves")
class FillsOtherMoves(HushState):
    def fill_moves(self, seat: int, buffer: vec[i64]) -> int:
        count = super().fill_moves(seat, buffer)
        if count and len(buffer):
            buffer[0] = SAY_PASS
        return count


@caught_by("moves")
class RandomMoveIsIllegal(HushState):
    def random_move(self, seat: int, source: Source) -> int:
        return source.below(DEALT)


@caught_by("odds")
class OddsOfWhatIsNotThere(HushState):
    def odds(self) -> list[int]:
        return list(self.pool)


@caught_by("odds")
class ChanceIgnoresTheOdds(HushState):
    def chance_move(self, source: Source) -> int:
        found = self.moves(CHANCE)
        return found[source.below(len(found))]


@caught_by("refusals")
class RefusalChangesTheState(HushState):
    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        found = super().refusal(seat, move)
        if found is not None:
            self.points[0] += 1
        return found


@caught_by("refusals")
class AnybodyMayAnswer(HushState):
    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        asked = self.stack and self.stack[-1][0] > CLAIM and move == SAY_PASS and 0 <= seat < self.seats
        return None if asked else super().refusal(seat, move)


@caught_by("refusals")
class HushIsAlwaysRefused(HushState):
    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        return IllegalMove("No!") if move == SAY_HUSH else super().refusal(seat, move)


@caught_by("refusals")
class RefusalSaysNothing(HushState):
    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        return None if super().refusal(seat, move) is None else IllegalMove(" ")


# Words


@caught_by("texts")
class TwoMovesAreWrittenAlike(HushState):
    def move_text(self, move: int) -> str:
        return "pass" if move == SAY_HUSH else super().move_text(move)


@caught_by("texts")
class TextsDependOnTheMoment(HushState):
    def move_text(self, move: int) -> str:
        return f"{self.round}{super().move_text(move)}"

    def move_from_text(self, text: str) -> int:
        return super().move_from_text(text[1:] if text[:1] == str(self.round) else text)


@caught_by("texts")
class NonsenseIsAMove(HushState):
    def move_from_text(self, text: str) -> int:
        return super().move_from_text(text) if text else SAY_PASS


@caught_by("texts")
class NonsenseBreaksTheReader(HushState):
    def move_from_text(self, text: str) -> int:
        return {self.move_text(move): move for move in range(12)}[text]


@caught_by("positions")
class DocumentForgetsThePoints(HushState):
    def document(self) -> dict[str, object]:
        return {**super().document(), "points": [0] * self.seats}

    def key(self) -> bytes:
        return super().key() + bytes(self.points)


@caught_by("positions")
class DocumentHoldsTuples(HushState):
    def document(self) -> dict[str, object]:
        return {**super().document(), "points": tuple(self.points)}


@caught_by("positions")
class DamagedPositionBreaksTheReader(Hush):
    def position(self, document: Mapping[str, object]) -> State:
        return super().position(dict(document, round=document["round"]))


# The end


@caught_by("outcome")
class NoOutcome(HushState):
    def outcome(self) -> Outcome | None:
        return None


@caught_by("outcome")
class OutcomeBeforeTheEnd(HushState):
    def outcome(self) -> Outcome | None:
        return super().outcome() or (Outcome([1] * self.seats, [{}] * self.seats, "early") if self.round == 2 else None)


@caught_by("outcome")
class SecondAfterTwoFirsts(HushState):
    def outcome(self) -> Outcome | None:
        found = super().outcome()
        if found is None:
            return None
        ranks = sorted(set(found.places))
        return Outcome([1 + ranks.index(place) for place in found.places], found.sheets, found.reason)


@caught_by("outcome")
class ASheetIsMissing(HushState):
    def outcome(self) -> Outcome | None:
        found = super().outcome()
        return found and Outcome(found.places, found.sheets[1:], found.reason)


@caught_by("playout")
class PlayoutStopsEarly(HushState):
    def playout(self, source: Source) -> int:
        return 0


# Events


@caught_by("events")
class SecretsWithoutWitnesses(HushState):
    def tell(
        self,
        kind: str,
        facts: Mapping[str, object],
        secrets: Mapping[str, object] | None = None,
        witnesses: tuple[int, ...] = (),
    ) -> None:
        super().tell(kind, facts, secrets)


@caught_by("events")
class EventsHoldTuples(HushState):
    def deal(self, card: int) -> None:
        super().deal(card)
        self.tell("pool", {"pool": (1, 2)})


@caught_by("quiet play", "views follow events")
class ListeningScores(HushState):
    def step(self, seat: int, move: int) -> None:
        super().step(seat, move)
        if self.journal is not None and move == SAY_PASS:
            self.points[seat] += 1


@caught_by("play")
class StepBreaksDown(HushState):
    def end_round(self) -> None:
        raise KeyError("round")


# Knowledge


@caught_by("determinize", "views follow events")
class ViewShowsAllHands(HushState):
    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "all": [list(hand) for hand in self.hands]}


@caught_by("determinize", "views follow events")
class ViewShowsTheNextSealedCard(HushState):
    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "next": self.sealed[(seat + 1) % self.seats]}


@caught_by("determinize", "views follow events")
class RefusalTellsOfAnotherHand(HushState):
    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        found = super().refusal(seat, move)
        neighbour = self.hands[(seat + 1) % self.seats]
        return found and IllegalMove("Your neighbour has a hush." if neighbour[HUSH] else "You can't do this now.")


@caught_by("determinize", "views follow events")
class MovesTellOfAnotherHand(HushState):
    def moves(self, seat: int) -> list[int]:
        found = super().moves(seat)
        if SAY_HUSH in found and not any(hand[HUSH] for owner, hand in enumerate(self.hands) if owner != seat):
            found.remove(SAY_HUSH)
        return found


@caught_by("views")
class ViewHoldsTuples(HushState):
    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "points": tuple(self.points)}


@caught_by("views")
class ViewHasNumbersForKeys(HushState):
    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "points": dict(enumerate(self.points))}


@caught_by("events follow views")
class EventShowsTheDealtCard(HushState):
    def deal(self, card: int) -> None:
        super().deal(card)
        self.tell("rustling", {"card": CARDS[card]})


@caught_by("events follow views")
class EventShowsTheAnswer(HushState):
    def step(self, seat: int, move: int) -> None:
        super().step(seat, move)
        if move in (SAY_HUSH, SAY_PASS) and self.awaited() and self.awaited() != (CHANCE,):
            self.tell("murmur", {"hush": move == SAY_HUSH})


@caught_by("events follow views")
class EventTellsOneSeatOfAnother(HushState):
    def deal(self, card: int) -> None:
        seat = self.drawer()
        super().deal(card)
        if self.journal is not None:
            neighbour = (seat + 1) % self.seats
            self.journal.append(Event("glimpse", {}, {"card": CARDS[card]}, (neighbour,), hidden=True))


@caught_by("views follow events")
class NobodyIsToldWhatIsShown(HushState):
    def tell(
        self,
        kind: str,
        facts: Mapping[str, object],
        secrets: Mapping[str, object] | None = None,
        witnesses: tuple[int, ...] = (),
    ) -> None:
        if kind != "shown":
            super().tell(kind, facts, secrets, witnesses)


@caught_by("determinize", "knowledge alone")
class DeterminizeDrawsTheOwnHandAnew(HushState):
    def determinize(self, seat: int, rng: Rng) -> HushState:
        return super().determinize((seat + 1) % self.seats, rng)


@caught_by("determinize", "views follow events", "invariant")
class DeterminizeChangesTheTrueState(HushState):
    def determinize(self, seat: int, rng: Rng) -> HushState:
        other = super().determinize(seat, rng)
        self.pool[:] = other.pool
        return other


@caught_by("determinize")
class DeterminizeGivesTheStateItself(HushState):
    def determinize(self, seat: int, rng: Rng) -> HushState:
        return self


@caught_by("knowledge alone")
class DeterminizeGivesTheTruth(HushState):
    def determinize(self, seat: int, rng: Rng) -> HushState:
        return self.copy()


@caught_by("knowledge alone")
class DeterminizeKeepsTheSealedCards(HushState):
    def determinize(self, seat: int, rng: Rng) -> HushState:
        other = super().determinize(seat, rng)
        for owner, card in enumerate(self.sealed):
            if card >= 0 and other.hands[owner][card]:
                other.sealed[owner] = card
        return other


@caught_by("knowledge alone")
class DeterminizeSometimesPeeks(HushState):
    """The hand that it draws is right, but how often depends on the true one."""

    def determinize(self, seat: int, rng: Rng) -> HushState:
        first, second = super().determinize(seat, rng), super().determinize(seat, rng)
        return first if first.hands[seat - 1] == self.hands[seat - 1] else second


@caught_by("invariant")
class DeterminizeForgetsWhatAllKnow(HushState):
    def determinize(self, seat: int, rng: Rng) -> HushState:
        forgetful = self.copy()
        forgetful.known = [[0] * 5 for _ in range(self.seats)]
        other = HushState.determinize(forgetful, seat, rng)
        other.known = self.copy().known
        return other


@caught_by("determinize")
class SaysThatNothingIsHidden(Hush):
    def hides(self, options: Options) -> bool:
        return False


@caught_by("invariant")
class ACardIsMade(HushState):
    def end_round(self) -> None:
        super().end_round()
        self.hands[0][HUSH] += 6
