"""The 16 advantage cards, each held by the chieftain of its territory."""

from typing import TYPE_CHECKING

from triskel.inis.assembly import put_aside, take_aside
from triskel.inis.cards.actions import discard_from_hand, played_tale
from triskel.inis.cards.book import enter
from triskel.inis.cards.card import Card
from triskel.inis.cards.choices import from_one_place, land, march_from_one_place, opponents, present, with_done
from triskel.inis.clash import Attack
from triskel.inis.drawing import DrawTales
from triskel.inis.losses import MountainsToll, Removal
from triskel.inis.names import (
    ACTION,
    AT,
    CARD_NAMES,
    COVE,
    FIRST_ADVANTAGE,
    FOREST,
    GATES,
    HIGHLANDS,
    HILLS,
    IRON_MINE,
    LOST_VALE,
    MEADOWS,
    MISTY_LANDS,
    MOOR,
    MOUNTAINS,
    PLAINS,
    SALT_MINE,
    SEAT,
    STONE_CIRCLE,
    SWAMP,
    TABLE,
    TAKE,
    TALE,
    VALLEY,
)
from triskel.inis.playing import Decide
from triskel.inis.rulings import HIGHLANDS_AFTER_CITADELS
from triskel.inis.stealing import Steal
from triskel.inis.windows import (
    ATTACKED,
    CLASH_BEGINS,
    GATES_OPEN,
    RESOLUTION_BEGINS,
    SEASON_CARD_PLAYED,
    TALE_DRAW,
    TALE_PLAYED,
    TOLL,
    Reaction,
)

if TYPE_CHECKING:
    from triskel.inis.state import InisState


class Advantage(Card):
    """Those that answer belong to the player whom the event is about."""

    def __init__(
        self, territory: int, season: bool = False, windows: tuple[int, ...] = (), clash: bool = False
    ) -> None:
        super().__init__(FIRST_ADVANTAGE + territory, season=season, windows=windows, clash=clash)

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return seat == window.actor


class CoveCard(Advantage):
    """After your season card: take the card that is set aside, then set one aside."""

    def __init__(self) -> None:
        super().__init__(COVE, windows=(SEASON_CARD_PLAYED,))

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        take_aside(state, seat)
        state.push(Decide(self.number, seat, 0))

    def ask_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> list[int]:
        return [] if told else state.hand(seat, ACTION)

    def do_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> None:
        if told:
            put_aside(state, seat, told[0])


class ForestCard(Advantage):
    """After your epic tale: draw one."""

    def __init__(self) -> None:
        super().__init__(FOREST, windows=(TALE_PLAYED,))

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        state.push(DrawTales(seat, 1))


def draw_one_more(state: "InisState") -> None:
    """The draw that is being answered: one tale more, one of all is kept."""
    for index in range(len(state.stack) - 1, -1, -1):
        step = state.stack[index]
        if isinstance(step, DrawTales):
            state.stack[index] = step.one_more()
            return


class GatesCard(Advantage):
    """When you resolve the effect of the Gates: draw one tale more, keep one."""

    def __init__(self) -> None:
        super().__init__(GATES, windows=(GATES_OPEN,))

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        draw_one_more(state)


class HighlandsCard(Advantage):
    """Before the first manoeuvre of a clash in the Highlands: choose who, with exposed clans, is the instigator."""

    def __init__(self) -> None:
        super().__init__(HIGHLANDS, windows=(RESOLUTION_BEGINS if HIGHLANDS_AFTER_CITADELS else CLASH_BEGINS,))

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return state.clash == HIGHLANDS

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        return [] if told else [SEAT + other for other in range(state.seats) if state.exposed(other) > 0]

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if told:
            state.instigator = told[0] - SEAT
            if state.journal is not None:
                state.tell("instigator", {"seat": told[0] - SEAT})


def change_attack(
    state: "InisState", ignored: bool = False, both: bool = False, attacker_chooses: bool = False
) -> None:
    """The attack that is being answered."""
    for index in range(len(state.stack) - 1, -1, -1):
        step = state.stack[index]
        if isinstance(step, Attack):
            state.stack[index] = step.changed(ignored=ignored, both=both, attacker_chooses=attacker_chooses)
            return


class HillsCard(Advantage):
    """An attack on you in the Hills is ignored."""

    def __init__(self) -> None:
        super().__init__(HILLS, windows=(ATTACKED,))

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return state.clash == HILLS and seat == window.subject

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        change_attack(state, ignored=True)


class IronMineCard(Advantage):
    """Your attack takes both, a clan and an action card."""

    def __init__(self) -> None:
        super().__init__(IRON_MINE, windows=(ATTACKED,))

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        change_attack(state, both=True)


class LostValeCard(Advantage):
    """After your season card: a clan of anybody moves from beside the Lost Vale into it; no clash."""

    def __init__(self) -> None:
        super().__init__(LOST_VALE, windows=(SEASON_CARD_PLAYED,))

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if not told:
            around = [territory for territory in range(16) if state.near[LOST_VALE] & (1 << territory)]
            return [AT + territory for territory in around if state.players_at(territory)]
        return [TAKE + other for other in state.players_at(land(told[0]))] if len(told) == 1 else []

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if len(told) == 2 and state.clans_at(land(told[0]), told[1] - TAKE) > 0:
            state.move_clans(told[1] - TAKE, land(told[0]), LOST_VALE, 1)


class MeadowsCard(Advantage):
    """When you draw epic tales: draw one more, keep one of all."""

    def __init__(self) -> None:
        super().__init__(MEADOWS, windows=(TALE_DRAW,))

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        draw_one_more(state)


class MistyLandsCard(Advantage):
    """Discard action cards, draw as many epic tales, keep one."""

    def __init__(self) -> None:
        super().__init__(MISTY_LANDS, season=True)

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        state.push(Decide(self.number, seat, 0))

    def ask_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> list[int]:
        """Which cards go: they stay hidden from the others, so they are chosen only now."""
        if told and told[-1] not in range(FIRST_ADVANTAGE):
            return []
        cards = [card for card in state.hand(seat, ACTION) if card not in told]
        if not cards:
            return []
        return with_done(cards) if told else cards

    def do_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> None:
        cards = [card for card in told if card < FIRST_ADVANTAGE]
        for card in cards:
            discard_from_hand(state, seat, card)
        if cards:
            state.push(DrawTales(seat, len(cards), keep_one=True))


class MoorCard(Advantage):
    """At any time: look at an opponent's epic tales."""

    def __init__(self) -> None:
        super().__init__(MOOR)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        return [] if told else opponents(state, seat)

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        other = told[0] - SEAT
        cards = state.hand(other, TALE)
        state.last_look = (seat * 4 + other) * 3 + TALE
        for card in cards:
            state.reveal(card, 1 << seat)
        if state.journal is not None:
            facts: dict[str, object] = {"seat": seat, "of": other, "kind": "tale"}
            state.tell_secret("hand_seen", facts, {"cards": [CARD_NAMES[card] for card in cards]}, (seat, other))


class MountainsCard(Advantage):
    """The Mountains ask no toll of you."""

    def __init__(self) -> None:
        super().__init__(MOUNTAINS, windows=(TOLL,))

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for index in range(len(state.stack) - 1, -1, -1):
            step = state.stack[index]
            if isinstance(step, MountainsToll):
                state.stack[index] = step.waived()
                return


class PlainsCard(Advantage):
    """Clans move from the Plains to neighbouring territories."""

    def __init__(self) -> None:
        super().__init__(PLAINS, season=True, clash=True)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if state.clans_at(PLAINS, seat) == 0:
            return []
        return from_one_place(state, seat, [], (AT + PLAINS, *told))

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        march_from_one_place(state, seat, (AT + PLAINS, *told))


class SaltMineCard(Advantage):
    """After your season card: a random action card of an opponent, who gets one of yours for it."""

    def __init__(self) -> None:
        super().__init__(SALT_MINE, windows=(SEASON_CARD_PLAYED,))

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if told:
            return []
        return [move for move in opponents(state, seat) if state.count(move - SEAT, ACTION) > 0]

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if told and state.count(told[0] - SEAT, ACTION) > 0:
            state.push(Decide(self.number, seat, told[0] - SEAT))
            state.push(Steal(seat, told[0] - SEAT, ACTION))

    def ask_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> list[int]:
        return [] if told else state.hand(seat, ACTION)

    def do_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> None:
        if told:
            give_action(state, seat, question, told[0])


def give_action(state: "InisState", giver: int, receiver: int, card: int) -> None:
    state.move_card(card, receiver, 1 << giver | 1 << receiver)
    if state.journal is not None:
        facts: dict[str, object] = {"seat": giver, "to": receiver, "kind": "action"}
        state.tell_secret("card_given", facts, {"card": CARD_NAMES[card]}, (giver, receiver))


class StoneCircleCard(Advantage):
    """After your epic tale: a clan of yours leaves the Stone Circle, and the tale returns to your hand."""

    def __init__(self) -> None:
        super().__init__(STONE_CIRCLE, windows=(TALE_PLAYED,))

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        here = state.clans_at(STONE_CIRCLE, seat) > 0
        return seat == window.actor and here and state.places[window.subject] == TABLE

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        tale = played_tale(state)
        if tale >= 0:
            state.move_card(tale, seat, 31)
            if state.journal is not None:
                state.tell("tale_returned", {"seat": seat, "card": CARD_NAMES[tale]})
        state.push(Removal(STONE_CIRCLE, seat, by_manoeuvre=False))


class SwampCard(Advantage):
    """No effect: it is played instead of passing."""

    def __init__(self) -> None:
        super().__init__(SWAMP, season=True)


class ValleyCard(Advantage):
    """After your season card: a clan where you are present."""

    def __init__(self) -> None:
        super().__init__(VALLEY, windows=(SEASON_CARD_PLAYED,))

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        return [] if told or state.reserve(seat) == 0 else present(state, seat)

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if told:
            state.place_clan(land(told[0]), seat)


enter(
    [
        *(CoveCard(), ForestCard(), GatesCard(), HighlandsCard(), HillsCard(), IronMineCard(), LostValeCard()),
        *(MeadowsCard(), MistyLandsCard(), MoorCard(), MountainsCard(), PlainsCard(), SaltMineCard()),
        *(StoneCircleCard(), SwampCard(), ValleyCard()),
    ]
)
