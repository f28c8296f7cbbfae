"""Clashes: the Festival, the Citadels step, the manoeuvres, peace, the end."""

from typing import TYPE_CHECKING, Final, final

from triskel.inis.cards.book import card
from triskel.inis.cards.card import TRISKEL
from triskel.inis.losses import Removal
from triskel.inis.names import (
    ACTION,
    AT,
    ATTACK,
    CARD,
    CARD_COUNT,
    CAULDRON,
    CLAN,
    CUCHULAIN,
    DONE,
    FIANNA,
    FIGHT,
    MOYTURA,
    OGMA,
    PASS,
    PEACE,
    SHELTER,
    TABLE,
    TERRITORIES,
    WITHDRAW,
)
from triskel.inis.rulings import CAULDRON_RETURNS, FESTIVAL_PAID_BY_STARTER
from triskel.inis.steps import Step
from triskel.inis.windows import (
    ATTACKED,
    CITADELS_END,
    CLASH_BEGINS,
    MANOEUVRE_MADE,
    RESOLUTION_BEGINS,
    Reaction,
)

if TYPE_CHECKING:
    from triskel.inis.state import InisState

AS_MANOEUVRE: Final = (MOYTURA, FIANNA, OGMA, CUCHULAIN)


@final
class Clashes(Step):
    """All clashes that one effect has started, in the order that the instigator picks."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        """The instigator of them all. In the clash that goes on the Highlands may name another one."""

    def run(self, state: "InisState") -> bool:
        for territory in range(16):
            if state.waiting & (1 << territory) and len(state.players_at(territory)) < 2:
                state.waiting &= ~(1 << territory)
        if state.waiting == 0:
            state.instigator = -1
            state.starter = -1
            state.pop()
            return True
        if state.waiting & (state.waiting - 1):
            return False
        self.begin(state, int(state.waiting).bit_length() - 1)
        return True

    def begin(self, state: "InisState", territory: int) -> None:
        state.waiting &= ~(1 << territory)
        state.clash = territory
        state.instigator = self.seat
        state.acting = self.seat
        state.settled = False
        state.manoeuvres_next = -1
        if state.journal is not None:
            facts = {"territory": TERRITORIES[territory], "instigator": int(state.instigator)}
            state.tell("clash_begins", facts)
        state.push(Clash())

    def awaited(self, state: "InisState") -> int:
        return self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return [AT + territory for territory in range(16) if state.waiting & (1 << territory)]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        self.begin(state, move - AT)

    def data(self) -> list[object]:
        return [self.seat]


@final
class Clash(Step):
    """One clash from its start to its end. The stages are the steps of the rulebook and the windows between them."""

    def __init__(self, stage: int = 0) -> None:
        self.stage = stage

    def run(self, state: "InisState") -> bool:
        stage = self.stage
        state.replace(Clash(stage + 1))
        instigator = int(state.instigator)
        if stage == 0:
            if state.festival == state.clash:
                payer = state.starter if FESTIVAL_PAID_BY_STARTER else state.instigator
                state.push(Removal(int(state.clash), int(payer)))
        elif stage == 1:
            state.push(Reaction(CLASH_BEGINS, instigator, instigator))
        elif stage == 2:
            state.push(Citadels(state.following(instigator), 0))
        elif stage == 3:
            state.push(Reaction(CITADELS_END, instigator, instigator))
        elif stage == 4:
            state.push(Reaction(RESOLUTION_BEGINS, instigator, instigator))
        elif stage == 5:
            state.removed = 0
            state.push(Resolution(int(state.instigator)))
        else:
            self.end(state)
        return True

    def end(self, state: "InisState") -> None:
        territory = int(state.clash)
        if state.journal is not None:
            state.tell("clash_ends", {"territory": TERRITORIES[territory]})
        state.clash = -1
        state.silent = False
        state.settled = False
        state.acting = -1
        state.manoeuvres_next = -1
        state.removed = 0
        for seat in range(4):
            state.people[4 + seat] = 0
            state.people[8 + seat] = 0
        if state.cauldron >= 0:
            self.empty_cauldron(state, territory)
        state.pop()

    def empty_cauldron(self, state: "InisState", territory: int) -> None:
        seat = int(state.cauldron)
        state.people[seat] += state.in_cauldron
        returning = min(int(state.in_cauldron), CAULDRON_RETURNS)
        state.in_cauldron = 0
        state.cauldron = -1
        for _ in range(returning):
            state.place_clan(territory, seat)
        # Its player may have given it away or taken it back.
        if state.places[CAULDRON] == TABLE:
            state.discard(CAULDRON)

    def data(self) -> list[object]:
        return [self.stage]


@final
class Citadels(Step):
    """One after the other, beginning after the instigator, the others may shelter a clan each, as long as there is room
    and somebody wants to."""

    def __init__(self, at: int, passed: int) -> None:
        self.at = at
        self.passed = passed

    def run(self, state: "InisState") -> bool:
        at, passed = self.at, self.passed
        room = state.shelters(int(state.clash)) - sum(state.sheltered(seat) for seat in range(state.seats))
        while room > 0 and passed < state.seats:
            if at != state.instigator and state.exposed(at) > 0:
                if at != self.at or passed != self.passed:
                    state.replace(Citadels(at, passed))
                return False
            at = state.following(at)
            passed += 1
        state.pop()
        return True

    def awaited(self, state: "InisState") -> int:
        return self.at

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return [PASS, SHELTER]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        if move == PASS:
            state.replace(Citadels(state.following(seat), self.passed + 1))
            return
        state.people[4 + seat] += 1
        if state.journal is not None:
            state.tell("clan_sheltered", {"seat": seat, "territory": TERRITORIES[state.clash]})
        state.replace(Citadels(state.following(seat), 0))

    def data(self) -> list[object]:
        return [self.at, self.passed]


@final
class Resolution(Step):
    """The manoeuvres, player after player, until peace or until no clan is exposed."""

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, state: "InisState") -> bool:
        if not state.settled:
            first = self.at
            if state.manoeuvres_next >= 0:
                first = int(state.manoeuvres_next)
                state.manoeuvres_next = -1
            for seat in state.order_from(first):
                if state.exposed(seat) > 0:
                    state.replace(Resolution(state.following(seat)))
                    state.acting = seat
                    state.removed = 0
                    state.push(Manoeuvre(seat))
                    return True
        state.pop()
        return True

    def data(self) -> list[object]:
        return [self.at]


@final
class Manoeuvre(Step):
    """A player with exposed clans attacks, withdraws or plays a tale as a manoeuvre; before, peace may be offered."""

    def __init__(self, seat: int, refused: bool = False) -> None:
        self.seat = seat
        self.refused = refused

    def awaited(self, state: "InisState") -> int:
        return self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        found: list[int] = []
        if not state.silent:
            for number in AS_MANOEUVRE:
                if state.places[number] == seat and card(number).playable(state, seat):
                    found.append(number)
            found.sort()
        for other in range(state.seats):
            if other != seat and state.exposed(other) > 0:
                found.append(ATTACK + other)
        if not self.refused:
            found.append(PEACE)
        if retreats(state, seat):
            found.append(WITHDRAW)
        return found

    def take(self, state: "InisState", seat: int, move: int) -> None:
        if move == PEACE:
            self.offer_peace(state, seat)
            return
        if move < CARD_COUNT:
            state.push(card(move).play(seat, TRISKEL))
            return
        state.pop()
        if ATTACK <= move < ATTACK + 4:
            target = move - ATTACK
            state.push(AfterManoeuvre(seat, target))
            if state.journal is not None:
                state.tell("attack", {"seat": seat, "target": target, "territory": TERRITORIES[state.clash]})
            state.push(Attack(seat, target))
        else:
            state.push(AfterManoeuvre(seat, -1))
            if state.journal is not None:
                state.tell("withdrawal", {"seat": seat, "territory": TERRITORIES[state.clash]})
            state.push(Retreat(seat, retreats(state, seat)))

    def commit(self, state: "InisState", seat: int, number: int) -> None:
        state.replace(AfterManoeuvre(seat, -1))

    def offer_peace(self, state: "InisState", seat: int) -> None:
        if state.journal is not None:
            state.tell("peace_offered", {"seat": seat})
        state.push(Peace(seat, state.following(seat)))

    def moment(self) -> str:
        return "manoeuvre"

    def data(self) -> list[object]:
        return [self.seat, self.refused]


@final
class Peace(Step):
    """All who have exposed clans must agree, or the clash goes on: the first refusal ends the offer."""

    def __init__(self, offers: int, at: int) -> None:
        self.offers = offers
        self.at = at

    def run(self, state: "InisState") -> bool:
        at = self.at
        while at != self.offers:
            if state.exposed(at) > 0:
                if at != self.at:
                    state.replace(Peace(self.offers, at))
                return False
            at = state.following(at)
        state.pop()
        state.pop()
        state.settled = True
        if state.journal is not None:
            state.tell("peace", {"territory": TERRITORIES[state.clash]})
        return True

    def awaited(self, state: "InisState") -> int:
        return self.at

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return [PEACE, FIGHT]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        if move == PEACE:
            if state.journal is not None:
                state.tell("peace_accepted", {"seat": seat})
            state.replace(Peace(self.offers, state.following(seat)))
        else:
            if state.journal is not None:
                state.tell("peace_refused", {"seat": seat})
            state.pop()
            state.replace(Manoeuvre(self.offers, True))

    def data(self) -> list[object]:
        return [self.offers, self.at]


def retreats(state: "InisState", seat: int) -> int:
    """Where a player may withdraw to, as bits: neighbouring territories of which they are chieftain."""
    found = 0
    for territory in range(16):
        if state.near[state.clash] & (1 << territory) and state.chieftain(territory) == seat:
            found |= 1 << territory
    return found


@final
class Retreat(Step):
    """Withdraw: clan by clan, each to one of the territories that were open when it began."""

    def __init__(self, seat: int, open_to: int, told: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.open_to = open_to
        self.told = told

    def run(self, state: "InisState") -> bool:
        if len(self.told) < state.exposed(self.seat) and (not self.told or self.told[-1] != DONE):
            return False
        state.pop()
        for territory in range(16):
            count = self.told.count(AT + territory)
            state.move_clans(self.seat, int(state.clash), territory, count)
        return True

    def awaited(self, state: "InisState") -> int:
        return self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        found = [AT + territory for territory in range(16) if self.open_to & (1 << territory)]
        return [*found, DONE] if self.told else found

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.replace(Retreat(self.seat, self.open_to, (*self.told, move)))

    def data(self) -> list[object]:
        return [self.seat, self.open_to, list(self.told)]


ANSWERING: Final = 0
CHOOSING: Final = 1
PAYING: Final = 2


@final
class Attack(Step):
    """The attacked player discards an action card or removes an exposed clan."""

    def __init__(
        self,
        seat: int,
        target: int,
        stage: int = ANSWERING,
        ignored: bool = False,
        both: bool = False,
        attacker_chooses: bool = False,
    ) -> None:
        self.seat = seat
        self.target = target
        self.stage = stage
        self.ignored = ignored
        """The Hills."""
        self.both = both
        """The Iron Mine: a clan and a card."""
        self.attacker_chooses = attacker_chooses
        """The Dagda's Club."""

    def changed(
        self, stage: int = -1, ignored: bool = False, both: bool = False, attacker_chooses: bool = False
    ) -> "Attack":
        return Attack(
            self.seat,
            self.target,
            self.stage if stage < 0 else stage,
            self.ignored or ignored,
            self.both or both,
            self.attacker_chooses or attacker_chooses,
        )

    def run(self, state: "InisState") -> bool:
        if self.stage == ANSWERING:
            state.replace(self.changed(stage=CHOOSING))
            state.push(Reaction(ATTACKED, self.seat, self.seat, self.target))
            return True
        if self.ignored:
            state.pop()
            return True
        has_cards = state.count(self.target, ACTION) > 0
        if self.stage == CHOOSING:
            if self.both:
                state.replace(self.changed(stage=PAYING))
                state.push(Removal(int(state.clash), self.target))
                return True
            if has_cards:
                return False
            state.pop()
            state.push(Removal(int(state.clash), self.target))
            return True
        if has_cards:
            return False
        state.pop()
        return True

    def awaited(self, state: "InisState") -> int:
        return self.seat if self.stage == CHOOSING and self.attacker_chooses else self.target

    def moves(self, state: "InisState", seat: int) -> list[int]:
        if self.stage == PAYING:
            return state.hand(self.target, ACTION)
        if self.attacker_chooses:
            return [CLAN, CARD]
        return [*state.hand(self.target, ACTION), CLAN]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        if self.stage == CHOOSING and self.attacker_chooses and state.journal is not None:
            state.tell("payment_chosen", {"seat": seat, "target": self.target, "clan": move == CLAN})
        if move == CARD:
            state.replace(self.changed(stage=PAYING))
            return
        state.pop()
        if move == CLAN:
            state.push(Removal(int(state.clash), self.target))
            return
        state.discard(move)
        if state.journal is not None:
            state.tell("card_discarded", {"seat": self.target, "kind": "action"})

    def data(self) -> list[object]:
        return [self.seat, self.target, self.stage, self.ignored, self.both, self.attacker_chooses]


@final
class AfterManoeuvre(Step):
    """Cards that answer a manoeuvre: Bard, Raid, Streng's Resolve, Warlord."""

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target
        """Who was attacked; -1 after any other manoeuvre."""

    def run(self, state: "InisState") -> bool:
        state.pop()
        if not state.settled:
            attack = 1 if self.target >= 0 else 0
            state.push(Reaction(MANOEUVRE_MADE, self.seat, self.seat, attack, self.target))
        return True

    def data(self) -> list[object]:
        return [self.seat, self.target]
