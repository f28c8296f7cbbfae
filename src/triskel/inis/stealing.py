"""Random cards out of a hand: chance picks, only those concerned see."""

from typing import TYPE_CHECKING, final

from triskel.core.state import CHANCE
from triskel.inis.names import CARD_NAMES, KINDS
from triskel.inis.steps import Step

if TYPE_CHECKING:
    from triskel.inis.state import InisState


class RandomCard(Step):
    """Chance picks a card of one kind from a hand, if there is one."""

    def __init__(self, victim: int, kind: int) -> None:
        self.victim = victim
        self.kind = kind

    def run(self, state: "InisState") -> bool:
        if state.count(self.victim, self.kind) > 0:
            return False
        state.pop()
        return True

    def awaited(self, state: "InisState") -> int:
        return CHANCE

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return state.hand(self.victim, self.kind)


@final
class Steal(RandomCard):
    """A random card of one kind goes from one hand to another."""

    def __init__(self, seat: int, victim: int, kind: int) -> None:
        super().__init__(victim, kind)
        self.seat = seat

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.pop()
        state.move_card(move, self.seat, 1 << self.seat | 1 << self.victim)
        if state.journal is not None:
            facts: dict[str, object] = {"seat": self.seat, "of": self.victim, "kind": KINDS[self.kind]}
            state.tell_secret("card_stolen", facts, {"card": CARD_NAMES[move]}, (self.seat, self.victim))

    def data(self) -> list[object]:
        return [self.seat, self.victim, self.kind]


@final
class Show(RandomCard):
    """A random card of one kind is shown to everybody and laid on the table."""

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.pop()
        state.reveal(move, 31)
        state.shown |= 1 << (move - 33)
        if state.journal is not None:
            state.tell("card_shown", {"seat": self.victim, "card": CARD_NAMES[move]})

    def data(self) -> list[object]:
        return [self.victim, self.kind]
