"""Playing a card: declare it, let others cancel it, carry it out, resolve its clashes, discard it."""

from typing import TYPE_CHECKING, Final, final

from triskel.inis.cards.book import card
from triskel.inis.cards.card import SEASON
from triskel.inis.names import ACTION, CARD_COUNT, CARD_NAMES, KINDS, TABLE, TALE, kind_of
from triskel.inis.notation import text
from triskel.inis.steps import Step
from triskel.inis.windows import (
    ACTION_DECLARED,
    ACTION_RESOLVED,
    SEASON_CARD_PLAYED,
    TALE_DECLARED,
    TALE_PLAYED,
    Reaction,
)

if TYPE_CHECKING:
    from triskel.inis.state import InisState

DECLARING: Final = 0
DECLARED: Final = 1
EFFECT: Final = 2
CLASHES: Final = 3
ANSWERS: Final = 4
DISCARDING: Final = 5
AFTERWARDS: Final = 6
ENDED: Final = 7


@final
class PlayCard(Step):
    """One card from its choice to all that follows from it."""

    def __init__(
        self,
        number: int,
        seat: int,
        effect: int,
        told: tuple[int, ...] = (),
        stage: int = DECLARING,
        cancelled: bool = False,
    ) -> None:
        self.number = number
        self.seat = seat
        self.effect = effect
        self.told = told
        self.stage = stage
        self.cancelled = cancelled

    def at(self, stage: int) -> "PlayCard":
        return PlayCard(self.number, self.seat, self.effect, self.told, stage, self.cancelled)

    def cancel(self) -> "PlayCard":
        return PlayCard(self.number, self.seat, self.effect, self.told, self.stage, True)

    def run(self, state: "InisState") -> bool:
        stage = self.stage
        if stage == DECLARING:
            if card(self.number).ask(state, self.seat, self.effect, self.told):
                return False
            self.reveal(state)
            state.pop()
            state.stack[-1].commit(state, self.seat, self.number)
            state.push(self.at(DECLARED))
            window = ACTION_DECLARED if kind_of(self.number) == ACTION else TALE_DECLARED
            state.push(Reaction(window, self.first(state), self.seat, self.number))
        elif stage == DECLARED:
            state.replace(self.at(CLASHES))
            if self.cancelled:
                # It was played all the same, but nothing can save it from being discarded.
                self.discard(state)
            else:
                card(self.number).do(state, self.seat, self.effect, self.told)
        elif stage == CLASHES:
            state.replace(self.at(ANSWERS))
            # An answer that is played meanwhile, say in the Mountains, does not begin them.
            if self.effect == SEASON and state.waiting != 0:
                from triskel.inis.clash import Clashes

                state.push(Clashes(int(state.instigator)))
        elif stage == ANSWERS:
            state.replace(self.at(DISCARDING))
            self.let_answer(state)
        elif stage == DISCARDING:
            state.replace(self.at(AFTERWARDS))
            self.discard(state)
        elif stage == AFTERWARDS:
            state.replace(self.at(ENDED))
            if self.effect == SEASON:
                state.push(Reaction(SEASON_CARD_PLAYED, self.seat, self.seat, self.number))
        else:
            state.pop()
        return True

    def first(self, state: "InisState") -> int:
        """The active player: in a clash whoever makes the manoeuvre, else whose turn it is."""
        return state.active()

    def reveal(self, state: "InisState") -> None:
        state.move_card(self.number, TABLE, 31)
        said = card(self.number).in_words(self.effect, self.told)
        told = self.told if len(said) == len(self.told) else ()
        state.last_played = PlayCard(self.number, self.seat, self.effect, told, DECLARED)
        if state.journal is not None:
            facts: dict[str, object] = {
                "seat": self.seat,
                "card": CARD_NAMES[self.number],
                "kind": KINDS[kind_of(self.number)],
                "effect": self.effect,
                "window": state.stack[-2].moment(),
                "told": said,
            }
            state.tell("card_played", facts)

    def let_answer(self, state: "InisState") -> None:
        kind = kind_of(self.number)
        if kind == ACTION and not self.cancelled:
            state.push(Reaction(ACTION_RESOLVED, self.first(state), self.seat, self.number))
        elif kind == TALE:
            state.push(Reaction(TALE_PLAYED, self.seat, self.seat, self.number))

    def discard(self, state: "InisState") -> None:
        if state.places[self.number] == TABLE and not state.stays_on_table(self.number):
            state.discard(self.number)

    def awaited(self, state: "InisState") -> int:
        return self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return card(self.number).ask(state, seat, self.effect, self.told)

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.replace(PlayCard(self.number, self.seat, self.effect, (*self.told, move)))

    def data(self) -> list[object]:
        return [CARD_NAMES[self.number], self.seat, self.effect, list(self.told), self.stage, self.cancelled]


@final
class Decide(Step):
    """A question that a card asks while it takes effect, when its player has seen what there is to see."""

    def __init__(self, number: int, seat: int, question: int, told: tuple[int, ...] = ()) -> None:
        self.number = number
        self.seat = seat
        self.question = question
        self.told = told

    def run(self, state: "InisState") -> bool:
        if card(self.number).ask_more(state, self.seat, self.question, self.told):
            return False
        state.pop()
        if self.told and state.journal is not None:
            # Cards that were chosen are for those to see who are told so elsewhere.
            said = [text(move) for move in self.told if move >= CARD_COUNT]
            state.tell("decided", {"seat": self.seat, "card": CARD_NAMES[self.number], "told": said})
        card(self.number).do_more(state, self.seat, self.question, self.told)
        return True

    def awaited(self, state: "InisState") -> int:
        return self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return card(self.number).ask_more(state, seat, self.question, self.told)

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.replace(Decide(self.number, self.seat, self.question, (*self.told, move)))

    def data(self) -> list[object]:
        return [CARD_NAMES[self.number], self.seat, self.question, list(self.told)]
