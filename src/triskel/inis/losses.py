"""Clans are removed, and the Mountains take their toll."""

from typing import TYPE_CHECKING, final

from triskel.inis.names import ACTION, CLAN, MOUNTAINS
from triskel.inis.steps import Step
from triskel.inis.windows import REMOVED, TOLL, Reaction

if TYPE_CHECKING:
    from triskel.inis.state import InisState

LOST = 0
SPARED = 1
"""The Dagda's Club: the clan is not removed after all."""


@final
class Removal(Step):
    """A clan of a seat is to be removed from a territory; its owner may answer."""

    def __init__(
        self,
        territory: int,
        owner: int,
        by_manoeuvre: bool = True,
        asked: bool = False,
        fate: int = LOST,
        refuge: int = -1,
    ) -> None:
        self.territory = territory
        self.owner = owner
        self.by_manoeuvre = by_manoeuvre
        self.asked = asked
        self.fate = fate
        self.refuge = refuge
        """Where Diarmuid and Grainne take the clan, if they do."""

    def answered(self, fate: int, refuge: int = -1) -> "Removal":
        return Removal(self.territory, self.owner, self.by_manoeuvre, True, fate, refuge)

    def run(self, state: "InisState") -> bool:
        if state.clans_at(self.territory, self.owner) == 0:
            state.pop()
        elif not self.asked:
            state.replace(self.answered(LOST))
            state.push(Reaction(REMOVED, self.owner, self.owner, self.territory))
        else:
            state.pop()
            if self.refuge >= 0:
                state.rescue_clan(self.territory, self.owner, self.refuge, self.by_manoeuvre)
            elif self.fate == LOST:
                state.take_clan(self.territory, self.owner, self.by_manoeuvre)
        return True

    def data(self) -> list[object]:
        return [self.territory, self.owner, self.by_manoeuvre, self.asked, self.fate, self.refuge]


def ask_toll(state: "InisState") -> None:
    """Whoever moved clans into the Mountains pays, the Brenn first."""
    for seat in state.order_from(int(state.brenn)):
        if state.toll & (1 << seat):
            state.toll &= ~(1 << seat)
            state.push(MountainsToll(seat))
            return
    state.toll = 0


@final
class MountainsToll(Step):
    """Discard an action card or lose a clan from the Mountains; the Mountains' own card frees of it."""

    def __init__(self, seat: int, asked: bool = False, free: bool = False) -> None:
        self.seat = seat
        self.asked = asked
        self.free = free

    def waived(self) -> "MountainsToll":
        return MountainsToll(self.seat, self.asked, True)

    def run(self, state: "InisState") -> bool:
        if self.free:
            state.pop()
            return True
        if not self.asked:
            state.replace(MountainsToll(self.seat, True))
            state.push(Reaction(TOLL, self.seat, self.seat, MOUNTAINS))
            return True
        if state.count(self.seat, ACTION) > 0:
            return False
        state.pop()
        state.push(Removal(MOUNTAINS, self.seat))
        return True

    def awaited(self, state: "InisState") -> int:
        return self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        clan = [CLAN] if state.clans_at(MOUNTAINS, seat) > 0 else []
        return state.hand(seat, ACTION) + clan

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.pop()
        if move == CLAN:
            state.push(Removal(MOUNTAINS, seat))
        else:
            state.discard(move)
            if state.journal is not None:
                state.tell("card_discarded", {"seat": seat, "kind": "action"})

    def data(self) -> list[object]:
        return [self.seat, self.asked, self.free]
