"""The epic tales that answer something: triskel cards, among them the four that are played as manoeuvres."""

from typing import TYPE_CHECKING

from triskel.inis.cards.actions import cancel_below
from triskel.inis.cards.advantages import change_attack
from triskel.inis.cards.book import enter
from triskel.inis.cards.card import TRISKEL, Card
from triskel.inis.cards.choices import ended, into_one_place, land, lands, neighbours
from triskel.inis.losses import LOST, SPARED, Removal
from triskel.inis.names import (
    AT,
    CARD_NAMES,
    CATHBAD,
    CAULDRON,
    CLUB,
    CUCHULAIN,
    DAGDA,
    DIARMUID,
    DONE,
    FIANNA,
    FRENZY,
    LUG,
    MOYTURA,
    OENGUS,
    OGMA,
    SPEAR,
    STRENG,
    TABLE,
    TAKE,
)
from triskel.inis.rulings import LUG_AFTER_ANYBODYS, SPEAR_BY_ANYBODY
from triskel.inis.windows import (
    ACTION_RESOLVED,
    ASSEMBLY_BEGINS,
    ATTACKED,
    CITADELS_END,
    CLASH_BEGINS,
    MANOEUVRE_MADE,
    REMOVED,
    TALE_DECLARED,
    TURN_ENDS,
    Reaction,
)

if TYPE_CHECKING:
    from triskel.inis.state import InisState


class Answer(Card):
    """An epic tale with a triskel."""

    def __init__(self, number: int, *windows: int) -> None:
        super().__init__(number, windows=tuple(windows))


class BattleFrenzy(Answer):
    """At the end of the Citadels step: all clans leave their citadels."""

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for other in range(state.seats):
            state.people[4 + other] = 0


class CathbadsWord(Answer):
    """At the start of the Assembly: choose in secret the card to set aside; at its end take it, set another aside."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        return [] if told else list(range(state.table.actions))

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        state.foretold = seat
        state.chosen_aside = told[0]

    def in_words(self, effect: int, told: tuple[int, ...]) -> list[str]:
        return []


class TheDagda(Answer):
    """An epic tale or an advantage card has no effect. When this card is discarded the tales are shuffled."""

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return window.subject != DAGDA

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        cancel_below(state)


class DagdasCauldron(Answer):
    """In a clash, when a clan of yours is removed: the clans that you lose in this clash go onto this card; at its
    end three of them return."""

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        here = state.clash == window.subject and state.cauldron < 0
        return seat == window.actor and here and removal(state).fate == LOST

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        lost = min(int(state.people[8 + seat]), state.reserve(seat))
        state.cauldron = seat
        state.in_cauldron = lost
        state.people[seat] -= lost


class DagdasClub(Answer):
    """A clan of yours is not removed. Or: in your attack it is you who chooses between a clan and a card."""

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return seat == window.actor and (window.window != REMOVED or is_open(state))

    def effect_in(self, window: int) -> int:
        return TRISKEL if window == REMOVED else 2

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if effect == TRISKEL:
            answer_removal(state, SPARED, -1)
        else:
            change_attack(state, attacker_chooses=True)


def removal(state: "InisState") -> Removal:
    """The removal that is being answered."""
    for step in reversed(state.stack):
        if isinstance(step, Removal):
            return step
    raise AssertionError("a removal is answered while it goes on")


def is_open(state: "InisState") -> bool:
    """Whether the clan is still about to be lost: what one answer has saved needs no other."""
    step = removal(state)
    return step.fate == LOST and step.refuge < 0


def answer_removal(state: "InisState", fate: int, refuge: int) -> None:
    """The removal that is being answered."""
    for index in range(len(state.stack) - 1, -1, -1):
        step = state.stack[index]
        if isinstance(step, Removal):
            state.stack[index] = step.answered(fate, refuge)
            return


class DiarmuidAndGrainne(Answer):
    """When a clan of yours is removed: it goes to another territory where you are present."""

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return seat == window.actor and is_open(state)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if told:
            return []
        return lands(int(state.presence[seat]) & ~(1 << removal(state).territory))

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if told:
            answer_removal(state, 0, land(told[0]))


class LugSamildanach(Answer):
    """After an action card was resolved: take it into your hand."""

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        fit = LUG_AFTER_ANYBODYS or seat == window.actor
        return fit and state.places[window.subject] == TABLE

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for step in reversed(state.stack):
            if isinstance(step, Reaction) and step.window == ACTION_RESOLVED:
                if state.places[step.subject] == TABLE:
                    state.move_card(step.subject, seat, 31)
                    if state.journal is not None:
                        facts: dict[str, object] = {"seat": seat, "card": CARD_NAMES[step.subject]}
                        state.tell("action_taken", facts)
                return


class LugsSpear(Answer):
    """At the start of a clash: nobody may play triskel cards during it."""

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return SPEAR_BY_ANYBODY or state.clans_at(int(state.clash), seat) > 0

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        state.silent = True


class OengussPloy(Answer):
    """At the end of any turn: the next turn is yours, and the Season goes on."""

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        state.next_turn = seat


class StrengsResolve(Answer):
    """After your attack: a Deed."""

    def fits(self, state: "InisState", seat: int, window: Reaction) -> bool:
        return seat == window.actor and window.subject == 1

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        state.gain_deed(seat)


class AsManoeuvre(Card):
    """An epic tale that is played as a manoeuvre."""

    def __init__(self, number: int) -> None:
        super().__init__(number, manoeuvre=True)


class BattleOfMoytura(AsManoeuvre):
    """Clans come from neighbouring territories into the clash, and one more is placed there."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        found = into_one_place(state, seat, int(state.clash), told)
        if not told:
            return [move for move in found if move != DONE]
        return found

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for territory in range(16):
            state.move_clans(seat, territory, int(state.clash), told.count(AT + territory))
        state.place_clan(int(state.clash), seat)


class TheFianna(AsManoeuvre):
    """Clans of yours, exposed or sheltered, leave the clash for one neighbouring territory; no clash there."""

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if not told:
            return neighbours(state, int(state.clash))
        if ended(told) or len(told) >= state.clans_at(int(state.clash), seat):
            return []
        return sorted([told[0], DONE])

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        if told:
            count = min(told.count(told[0]), state.clans_at(int(state.clash), seat))
            # Exposed clans leave first.
            state.people[4 + seat] = min(state.people[4 + seat], state.clans_at(int(state.clash), seat) - count)
            state.move_clans(seat, int(state.clash), land(told[0]), count)


class OgmasEloquence(AsManoeuvre):
    """The clash ends."""

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        state.settled = True


class TaleOfCuchulain(AsManoeuvre):
    """With exactly one exposed clan: remove any two exposed clans."""

    def playable(self, state: "InisState", seat: int) -> bool:
        return state.exposed(seat) == 1

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        if len(told) == 2:
            return []
        return [TAKE + other for other in range(state.seats) if state.exposed(other) > told.count(TAKE + other)]

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        for move in reversed(told):
            state.push(Removal(int(state.clash), move - TAKE))


enter(
    [
        *(BattleFrenzy(FRENZY, CITADELS_END), BattleOfMoytura(MOYTURA), CathbadsWord(CATHBAD, ASSEMBLY_BEGINS)),
        *(TheDagda(DAGDA, TALE_DECLARED), DagdasCauldron(CAULDRON, REMOVED), DagdasClub(CLUB, REMOVED, ATTACKED)),
        *(DiarmuidAndGrainne(DIARMUID, REMOVED), TheFianna(FIANNA), LugSamildanach(LUG, ACTION_RESOLVED)),
        *(LugsSpear(SPEAR, CLASH_BEGINS), OengussPloy(OENGUS, TURN_ENDS), OgmasEloquence(OGMA)),
        *(StrengsResolve(STRENG, MANOEUVRE_MADE), TaleOfCuchulain(CUCHULAIN)),
    ]
)
