"""The 17 action cards."""

from typing import TYPE_CHECKING

from triskel.inis.assembly import EVERYBODY
from triskel.inis.cards.book import enter
from triskel.inis.cards.card import SEASON, Card
from triskel.inis.cards.choices import (
    anywhere,
    ended,
    from_one_place,
    into_one_place,
    land,
    lands,
    march_from_one_place,
    neighbours,
    opponents,
    present,
    with_done,
)
from triskel.inis.drawing import DrawTales, Explore, discard_tale
from triskel.inis.losses import Removal
from triskel.inis.names import (
    ACTION,
    AT,
    BARD,
    CARD_NAMES,
    CITADEL,
    CONQUEST,
    CRAFTSMEN,
    DISCARD,
    DONE,
    DRUID,
    EMISSARIES,
    EXPLORATION,
    FESTIVAL,
    FIRST_ADVANTAGE,
    FIRST_TALE,
    GEIS,
    MASTER_CRAFTSMAN,
    MIGRATION,
    NEW_ALLIANCE,
    NEW_CLANS,
    RAID,
    ROW,
    SANCTUARY,
    SCOUTS,
    SEAT,
    SWAMP,
    TABLE,
    TERRITORIES,
    WARLORD,
)
from triskel.inis.playing import Decide, PlayCard
from triskel.inis.rulings import INVOLVED_IS_EXPOSED
from triskel.inis.stealing import Steal
from triskel.inis.windows import ACTION_DECLARED, MANOEUVRE_MADE, TALE_PLAYED, Reaction

if TYPE_CHECKING:
    from triskel.inis.state import InisState


class Bard(Card):
    """Draw an epic tale. Or, after a manoeuvre of yours removed an opposing clan: a Deed."""

    def __init__(self) -> None:
        super().__init__(BARD, season=True, windows=(MANOEUVRE_MADE,))

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return seat == window.actor and state.removed & ~(1 << seat) != 0

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if effect == SEASON:
            state.push(DrawTales(seat, 1))
        else:
            state.gain_deed(seat)


class Citadel(Card):
    """A Citadel where you are present; then that territory's advantage card, unless it was played this round."""

    def __init__(self) -> None:
        super().__init__(CITADEL, season=True)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if told:
            return []
        # The Swamp bears no Citadel, so it is chosen only by those who are present nowhere else.
        fit = int(state.presence[seat]) & ~(1 << SWAMP)
        return lands(fit) if fit else present(state, seat)

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if not told:
            return
        territory = land(told[0])
        state.build_citadel(territory)
        card = FIRST_ADVANTAGE + territory
        if state.places[card] == ROW or state.places[card] < 4:
            state.move_card(card, seat, EVERYBODY)
            if state.journal is not None:
                state.tell("advantage_taken", {"seat": seat, "card": TERRITORIES[territory]})


class Conquest(Card):
    """Clans come into one territory from all around it."""

    def __init__(self) -> None:
        super().__init__(CONQUEST, season=True, clash=True)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if not told:
            return anywhere(state)
        return into_one_place(state, seat, land(told[0]), told[1:])

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for territory in range(16):
            state.march(seat, territory, land(told[0]), told[1:].count(AT + territory))


class CraftsmenAndPeasants(Card):
    """In each territory where you are present: up to one clan for each Citadel there, the capital included."""

    def __init__(self) -> None:
        super().__init__(CRAFTSMEN, season=True)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if ended(told) or len(told) >= state.reserve(seat):
            return []
        fit = [move for move in present(state, seat) if state.shelters(land(move)) > told.count(move)]
        return with_done(fit) if fit else []

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for move in told:
            if move != DONE:
                state.place_clan(land(move), seat)


class Druid(Card):
    """Take a card out of the discarded action cards. Not as the last action card of a hand."""

    def __init__(self) -> None:
        super().__init__(DRUID, season=True)

    def playable(self, state: "InisState", seat: int) -> bool:
        return state.count(seat, ACTION) > 1

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        cards = [card for card in range(state.table.actions) if state.places[card] == DISCARD]
        for card in cards:
            state.reveal(card, 1 << seat)
        if state.journal is not None:
            names = [CARD_NAMES[card] for card in cards]
            state.tell_secret("discard_seen", {"seat": seat}, {"cards": names}, (seat,))
        state.push(Decide(DRUID, seat, 0))

    def ask_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> list[int]:
        if told:
            return []
        return [card for card in range(state.table.actions) if state.places[card] == DISCARD]

    def do_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> None:
        if told:
            state.move_card(told[0], seat, 1 << seat)
            if state.journal is not None:
                state.tell_secret("discard_taken", {"seat": seat}, {"card": CARD_NAMES[told[0]]}, (seat,))


class Exploration(Card):
    """The Brenn picks a spot, a new territory is drawn for it, and you place a clan there."""

    def __init__(self) -> None:
        super().__init__(EXPLORATION, season=True)

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        state.push(Explore(int(state.brenn), seat))


class Festival(Card):
    """Where you are present beside a Sanctuary: a clan and the Festival. Whoever starts a clash there will pay."""

    def __init__(self) -> None:
        super().__init__(FESTIVAL, season=True)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if told:
            return []
        return [move for move in present(state, seat) if state.sanctuaries[land(move)] > 0]

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if told:
            state.place_clan(land(told[0]), seat)
            state.festival = land(told[0])
            if state.journal is not None:
                state.tell("festival", {"territory": TERRITORIES[state.festival]})


class Geis(Card):
    """An opponent's action card has no effect."""

    def __init__(self) -> None:
        super().__init__(GEIS, windows=(ACTION_DECLARED,))

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return seat != window.actor

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        cancel_below(state)


def cancel_below(state: "InisState") -> None:
    """Cancel the card whose declaration is being answered: the one that is played just below the answer.

    It is discarded at once, so before the answer is: what the Dagda cancels is shuffled with the other tales.
    """
    answered = False
    for index in range(len(state.stack) - 1, -1, -1):
        step = state.stack[index]
        if isinstance(step, PlayCard):
            if answered:
                state.stack[index] = step.cancel()
                if state.journal is not None:
                    state.tell("card_cancelled", {"card": CARD_NAMES[step.number]})
                state.discard(step.number)
                return
            answered = True


class Migration(Card):
    """Clans of one territory move to its neighbours."""

    def __init__(self) -> None:
        super().__init__(MIGRATION, season=True, clash=True)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        return from_one_place(state, seat, present(state, seat), told)

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        march_from_one_place(state, seat, told)


class NewAlliance(Card):
    """Where you are present: place a clan, or replace a clan of an opponent who has two or more there."""

    def __init__(self) -> None:
        super().__init__(NEW_ALLIANCE, season=True)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if not told:
            return present(state, seat)
        if len(told) > 1:
            return []
        # One's own seat stands for placing a clan.
        found = []
        for other in range(state.seats):
            if other == seat or state.clans_at(land(told[0]), other) >= 2:
                found.append(SEAT + other)
        return found

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if len(told) < 2:
            return
        territory, other = land(told[0]), told[1] - SEAT
        if other == seat:
            state.place_clan(territory, seat)
        elif state.reserve(seat) > 0 and state.clans_at(territory, other) > 0:
            state.change_clans(territory, other, -1)
            state.people[other] += 1
            state.people[seat] -= 1
            state.change_clans(territory, seat, 1)
            if state.journal is not None:
                facts: dict[str, object] = {"seat": seat, "territory": TERRITORIES[territory], "of": other}
                state.tell("clan_replaced", facts)


class NewClans(Card):
    """Two clans where you are present, in one territory or two."""

    def __init__(self) -> None:
        super().__init__(NEW_CLANS, season=True)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        return present(state, seat) if len(told) < min(2, state.reserve(seat)) else []

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for move in told:
            state.place_clan(land(move), seat)


class Sanctuary(Card):
    """A Sanctuary where you are present, and an epic tale."""

    def __init__(self) -> None:
        super().__init__(SANCTUARY, season=True)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        return [] if told else present(state, seat)

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if told:
            state.build_sanctuary(land(told[0]))
        state.push(DrawTales(seat, 1))


class Warlord(Card):
    """Start a clash where you are present. Or, after a manoeuvre in your clash: a clan, and you say who is next."""

    def __init__(self) -> None:
        super().__init__(WARLORD, season=True, windows=(MANOEUVRE_MADE,), clash=True)

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        if INVOLVED_IS_EXPOSED:
            return state.exposed(seat) > 0
        return state.clans_at(int(state.clash), seat) > 0

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if told:
            return []
        if effect == SEASON:
            return present(state, seat)
        placed = 1 if state.reserve(seat) > 0 else 0
        return [
            SEAT + other for other in range(state.seats) if state.exposed(other) + (placed if other == seat else 0) > 0
        ]

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if not told:
            return
        if effect == SEASON:
            if state.opposed(seat, land(told[0])):
                state.start_clash(land(told[0]), seat, seat)
            return
        state.place_clan(int(state.clash), seat)
        state.manoeuvres_next = told[0] - SEAT
        if state.journal is not None:
            state.tell("next_manoeuvre", {"seat": told[0] - SEAT})


class Emissaries(Card):
    """One clan moves to a neighbouring territory; no clash."""

    def __init__(self) -> None:
        super().__init__(EMISSARIES, season=True)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if not told:
            return present(state, seat)
        return neighbours(state, land(told[0])) if len(told) == 1 else []

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if len(told) == 2:
            state.move_clans(seat, land(told[0]), land(told[1]), 1)


class MasterCraftsman(Card):
    """Discard a card if you can, draw an epic tale. Or, after you play a tale: give it away and gain a Deed."""

    def __init__(self) -> None:
        super().__init__(MASTER_CRAFTSMAN, season=True, windows=(TALE_PLAYED,))

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return seat == window.actor and state.places[window.subject] == TABLE

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if told or effect == SEASON:
            return []
        return opponents(state, seat)

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if effect == SEASON:
            state.push(DrawTales(seat, 1))
            state.push(Decide(MASTER_CRAFTSMAN, seat, 0))
            return
        tale = played_tale(state)
        if tale >= 0:
            state.move_card(tale, told[0] - SEAT, EVERYBODY)
            if state.journal is not None:
                facts: dict[str, object] = {"seat": seat, "to": told[0] - SEAT, "card": CARD_NAMES[tale]}
                state.tell("tale_given", facts)
            state.gain_deed(seat)

    def ask_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> list[int]:
        if told:
            return []
        return [card for card in range(63) if state.places[card] == seat]

    def do_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> None:
        if told:
            discard_from_hand(state, seat, told[0])


def discard_from_hand(state: "InisState", seat: int, card: int) -> None:
    """Action cards go face down; tales and advantage cards are seen."""
    if card >= FIRST_TALE:
        discard_tale(state, card, seat)
        return
    state.discard(card)
    if state.journal is not None:
        facts: dict[str, object] = {"seat": seat, "kind": "action" if card < FIRST_ADVANTAGE else "advantage"}
        if card >= FIRST_ADVANTAGE:
            facts["card"] = CARD_NAMES[card]
        state.tell("card_discarded", facts)


def played_tale(state: "InisState") -> int:
    """The epic tale that is being played, if it still lies on the table."""
    for step in reversed(state.stack):
        if isinstance(step, PlayCard) and step.number >= FIRST_TALE and state.places[step.number] == TABLE:
            return step.number
    return -1


class Raid(Card):
    """After your attack: a random action card of the attacked player; if there is none, an exposed clan is removed."""

    def __init__(self) -> None:
        super().__init__(RAID, windows=(MANOEUVRE_MADE,))

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return seat == window.actor and window.subject == 1

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        target = -1
        for step in reversed(state.stack):
            if isinstance(step, Reaction) and step.window == MANOEUVRE_MADE:
                target = step.other
                break
        if target < 0:
            return
        if state.count(target, ACTION) > 0:
            state.push(Steal(seat, target, ACTION))
        elif state.exposed(target) > 0:
            # Not a loss by the manoeuvre: it gives the Bard no Deed.
            state.push(Removal(int(state.clash), target, by_manoeuvre=False))


class ScoutsAndSpies(Card):
    """Look at an opponent's action cards; then clans may move from one territory to one neighbour."""

    def __init__(self) -> None:
        super().__init__(SCOUTS, season=True, clash=True)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        return [] if told else opponents(state, seat)

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        other = told[0] - SEAT
        cards = state.hand(other, ACTION)
        state.last_look = (seat * 4 + other) * 3 + ACTION
        for card in cards:
            state.reveal(card, 1 << seat)
        if state.journal is not None:
            names = [CARD_NAMES[card] for card in cards]
            facts: dict[str, object] = {"seat": seat, "of": other, "kind": "action"}
            state.tell_secret("hand_seen", facts, {"cards": names}, (seat, other))
        state.push(Decide(SCOUTS, seat, 0))

    def ask_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> list[int]:
        """Where from, where to, then one clan more each time the same target is named."""
        if ended(told):
            return []
        if not told:
            return with_done(present(state, seat))
        if len(told) == 1:
            return neighbours(state, land(told[0]))
        if len(told) - 1 >= state.clans_at(land(told[0]), seat):
            return []
        return sorted([told[1], DONE])

    def do_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> None:
        if len(told) >= 2:
            state.march(seat, land(told[0]), land(told[1]), told[1:].count(told[1]))


enter(
    [
        *(Bard(), Citadel(), Conquest(), CraftsmenAndPeasants(), Druid(), Exploration(), Festival(), Geis()),
        *(Migration(), NewAlliance(), NewClans(), Sanctuary(), Warlord()),
        *(Emissaries(), MasterCraftsman(), Raid(), ScoutsAndSpies()),
    ]
)
