"""Clans are removed, and the Mountains take their toll."""

from typing import TYPE_CHECKING, Final, final

from triskel.inis.names import (
    ACTION,
    BALOR,
    CLAN,
    CUCHULAIN,
    DEIRDRE,
    FIRST_ADVANTAGE,
    MOUNTAINS,
    OTHER_WORLD,
    RAID,
    STONE_CIRCLE,
)
from triskel.inis.steps import Step
from triskel.inis.windows import GATES_OPEN, REMOVED, TOLL, Reaction

if TYPE_CHECKING:
    from triskel.inis.state import InisState

REMOVING: Final = (RAID, FIRST_ADVANTAGE + STONE_CIRCLE, BALOR, DEIRDRE, OTHER_WORLD, CUCHULAIN)
"""Cards that remove clans by themselves."""

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
                reason, card = reason_for_removal(state) if state.journal is not None else ("", -1)
                state.take_clan(self.territory, self.owner, self.by_manoeuvre, reason, card)
        return True

    def data(self) -> list[object]:
        return [self.territory, self.owner, self.by_manoeuvre, self.asked, self.fate, self.refuge]


def reason_for_removal(state: "InisState") -> tuple[str, int]:
    """Why a clan is lost, told by what goes on around it, and the card that takes it or -1."""
    from triskel.inis.clash import AfterManoeuvre, Attack, Clash
    from triskel.inis.playing import PlayCard

    for step in reversed(state.stack):
        if isinstance(step, PlayCard) and step.number in REMOVING:
            return "card", step.number
        if isinstance(step, Attack) or (isinstance(step, AfterManoeuvre) and step.target >= 0):
            return "attack", -1
        if isinstance(step, Reaction) and step.window == GATES_OPEN:
            return "gates", -1
        if isinstance(step, Clash) and step.stage == 1:
            return "festival", -1
        if not isinstance(step, Removal):
            break
    return "toll", -1


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
