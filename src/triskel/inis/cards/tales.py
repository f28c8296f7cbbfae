"""The epic tales that are played as season cards; ``answers`` has those with a triskel."""

from typing import TYPE_CHECKING

from triskel.inis.assembly import take_aside, turn_crows
from triskel.inis.cards.advantages import give_action
from triskel.inis.cards.book import enter
from triskel.inis.cards.card import Card
from triskel.inis.cards.choices import (
    anywhere,
    ended,
    land,
    neighbours,
    present,
    with_done,
)
from triskel.inis.drawing import DrawTales, as_discarded, discard_tale
from triskel.inis.losses import Removal
from triskel.inis.names import (
    ACTION,
    BALOR,
    BREAS,
    CARD_NAMES,
    CHAMPION,
    DANA,
    DEIRDRE,
    DONE,
    ERIU,
    FIRST_TALE,
    HARP,
    HORSES,
    KERNUNOS,
    MAEVE,
    MORRIGAN,
    NO,
    NUADA,
    OTHER_WORLD,
    SEAT,
    STONE_OF_FAL,
    TAILTIU,
    TAKE,
    TALE,
    TUAN,
    YES,
)
from triskel.inis.playing import Decide
from triskel.inis.rulings import HORSES_START_CLASHES, KERNUNOS_DRAWS
from triskel.inis.stealing import Show
from triskel.inis.tiles import LookAtTiles

if TYPE_CHECKING:
    from triskel.inis.state import InisState


class Season(Card):
    """An epic tale that is played as a season card."""

    def __init__(self, number: int, clash: bool = False) -> None:
        super().__init__(number, season=True, clash=clash)


class BalorsEye(Season):
    """Remove a clan from any territory."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if not told:
            return [move for move in anywhere(state) if state.players_at(land(move))]
        return [TAKE + other for other in state.players_at(land(told[0]))] if len(told) == 1 else []

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if len(told) == 2:
            state.push(Removal(land(told[0]), told[1] - TAKE))


class BreasTyranny(Season):
    """An opposing clan moves from where you are present to a neighbouring territory; no clash."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if not told:
            return [move for move in present(state, seat) if state.opposed(seat, land(move))]
        if len(told) == 1:
            return [TAKE + other for other in state.players_at(land(told[0])) if other != seat]
        return neighbours(state, land(told[0])) if len(told) == 2 else []

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if len(told) == 3 and state.clans_at(land(told[0]), told[1] - TAKE) > 0:
            state.move_clans(told[1] - TAKE, land(told[0]), land(told[2]), 1)


class ChampionsShare(Season):
    """Take the card that is set aside."""

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        take_aside(state, seat)


class ChildrenOfDana(Season):
    """A clan in any territory."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        return [] if told or state.reserve(seat) == 0 else anywhere(state)

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if told:
            state.place_clan(land(told[0]), seat)


class DagdasHarp(Season):
    """For each other tale in your hand, three at the most: a clan where you are present."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        others = state.count(seat, TALE) - 1
        return present(state, seat) if len(told) < min(3, others, state.reserve(seat)) else []

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for move in told:
            state.place_clan(land(move), seat)


class DeirdresBeauty(Season):
    """Each opponent shows a random tale; take one, the others are discarded. Then a clan of yours is removed."""

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        state.shown = 0
        state.push(Decide(DEIRDRE, seat, 0))
        for other in reversed(state.order_from(seat)):
            if other != seat:
                state.push(Show(other, TALE))

    def ask_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> list[int]:
        if told:
            return []
        if question == 0:
            return [card for card in range(FIRST_TALE, 63) if state.shown & (1 << (card - FIRST_TALE))]
        return present(state, seat)

    def do_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> None:
        if question == 1:
            if told:
                state.push(Removal(land(told[0]), seat))
            return
        for card in as_discarded(int(state.shown)):
            owner = int(state.places[card])
            if told and card == told[0]:
                state.move_card(card, seat, 31)
                if state.journal is not None:
                    facts: dict[str, object] = {"seat": seat, "of": owner, "card": CARD_NAMES[card]}
                    state.tell("tale_taken", facts)
            else:
                discard_tale(state, card, owner)
        state.shown = 0
        state.push(Decide(DEIRDRE, seat, 1))


class Eriu(Season):
    """In each territory with a Sanctuary where you are present up to one clan, three in all."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if ended(told) or len(told) >= min(3, state.reserve(seat)):
            return []
        fit = [move for move in present(state, seat) if state.sanctuaries[land(move)] > 0 and move not in told]
        return with_done(fit) if fit else []

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for move in told:
            if move != DONE:
                state.place_clan(land(move), seat)


class KernunosSanctuary(Season):
    """Where you are present without a Sanctuary: a clan and a Sanctuary."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if told:
            return []
        return [move for move in present(state, seat) if state.sanctuaries[land(move)] == 0]

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if told:
            state.place_clan(land(told[0]), seat)
            state.build_sanctuary(land(told[0]))
        if KERNUNOS_DRAWS:
            state.push(DrawTales(seat, 1))


class MaevesWealth(Season):
    """Every opponent who can gives you an action card; you give one back to each who gave."""

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        givers = [other for other in state.order_from(seat) if other != seat and state.count(other, ACTION) > 0]
        # Asked in order: first the gifts to the player, then those in return.
        for other in reversed(givers):
            state.push(Decide(MAEVE, seat, 4 + other))
        for other in reversed(givers):
            state.push(Decide(MAEVE, other, seat))

    def ask_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> list[int]:
        return [] if told else state.hand(seat, ACTION)

    def do_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> None:
        if told:
            give_action(state, seat, question % 4, told[0])


class ManannansHorses(Season):
    """Up to three clans move from one territory to any other."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        """Where from, where to, then one clan more each time the same target is named."""
        if not told:
            return present(state, seat)
        if len(told) == 1:
            return [move for move in anywhere(state) if move != told[0]]
        if ended(told) or len(told) - 1 >= min(3, state.clans_at(land(told[0]), seat)):
            return []
        return sorted([told[1], DONE])

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if len(told) >= 2:
            count = told[1:].count(told[1])
            if HORSES_START_CLASHES:
                state.march(seat, land(told[0]), land(told[1]), count)
            else:
                state.move_clans(seat, land(told[0]), land(told[1]), count)


class TheMorrigan(Season):
    """The crows may turn; a clash may start anywhere, with the instigator of your choice."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if not told:
            return [YES, NO]
        if len(told) == 1:
            return with_done([move for move in anywhere(state) if len(state.players_at(land(move))) > 1])
        if len(told) == 2 and told[1] != DONE:
            return [SEAT + other for other in state.players_at(land(told[1]))]
        return []

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if len(told) == 3:
            state.start_clash(land(told[1]), told[2] - SEAT, seat)
        if told[0] == YES:
            turn_crows(state, -int(state.crows))


class NuadaSilverhand(Season):
    """Where you are chieftain: up to one clan for each opponent present."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if ended(told) or len(told) >= state.reserve(seat):
            return []
        fit = []
        for move in present(state, seat):
            if state.chieftain(land(move)) == seat and len(state.players_at(land(move))) - 1 > told.count(move):
                fit.append(move)
        return with_done(fit) if fit else []

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for move in told:
            if move != DONE:
                state.place_clan(land(move), seat)


class TheOtherWorld(Season):
    """In one territory where you are present, for each Sanctuary there, three at the most: place a clan of yours or
    remove an opposing one."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if not told:
            return [move for move in present(state, seat) if state.sanctuaries[land(move)] > 0]
        territory = land(told[0])
        if len(told) - 1 >= min(3, int(state.sanctuaries[territory])):
            return []
        found = []
        for other in range(state.seats):
            asked = told.count(TAKE + other)
            if (state.reserve(seat) if other == seat else state.clans_at(territory, other)) > asked:
                found.append(TAKE + other)
        return found

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        """One's own seat stands for placing a clan."""
        for move in reversed(told[1:]):
            if move == TAKE + seat:
                state.place_clan(land(told[0]), seat)
            else:
                state.push(Removal(land(told[0]), move - TAKE))


class TheStoneOfFal(Season):
    """Two clans in the territory of the capital."""

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for _ in range(2):
            state.place_clan(int(state.capital), seat)


class TailtiusLand(Season):
    """Look at three tiles, place one, put the others under the pile; then a clan may move onto it."""

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        state.push(LookAtTiles(seat))


class TuansMemory(Season):
    """Draw three tales, keep one."""

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        state.push(DrawTales(seat, 3, keep_one=True))


enter(
    [
        *(BalorsEye(BALOR), BreasTyranny(BREAS), ChampionsShare(CHAMPION), ChildrenOfDana(DANA), DagdasHarp(HARP)),
        *(DeirdresBeauty(DEIRDRE), Eriu(ERIU), KernunosSanctuary(KERNUNOS), MaevesWealth(MAEVE)),
        *(ManannansHorses(HORSES, clash=True), TheMorrigan(MORRIGAN, clash=True), NuadaSilverhand(NUADA)),
        *(TheOtherWorld(OTHER_WORLD), TheStoneOfFal(STONE_OF_FAL), TailtiusLand(TAILTIU), TuansMemory(TUAN)),
    ]
)
