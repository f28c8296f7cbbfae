"""Why a move can't be chosen now, where more can be said than that: for people who ask, never for the game itself.

Nothing here tells what the asking seat does not know.
"""

from typing import TYPE_CHECKING, Final

from triskel.core.errors import IllegalMove
from triskel.inis.assembly import Draft, Foretold
from triskel.inis.cards.book import card
from triskel.inis.clash import Attack, Clashes, Manoeuvre, Retreat
from triskel.inis.drawing import Explore
from triskel.inis.losses import MountainsToll
from triskel.inis.names import (
    AT,
    ATTACK,
    BALOR,
    BREAS,
    CARD_COUNT,
    CARD_NAMES,
    CITADEL,
    CONQUEST,
    CRAFTSMEN,
    CUCHULAIN,
    DEIRDRE,
    DIARMUID,
    DRUID,
    EMISSARIES,
    ERIU,
    FESTIVAL,
    FIANNA,
    FIRST_ADVANTAGE,
    HARP,
    HIGHLANDS,
    HORSES,
    KERNUNOS,
    LOST_VALE,
    MIGRATION,
    MORRIGAN,
    MOYTURA,
    NEW_ALLIANCE,
    NEW_CLANS,
    NUADA,
    OTHER_WORLD,
    PEACE,
    PLAINS,
    SANCTUARY,
    SCOUTS,
    SEAT,
    SPOT,
    SWAMP,
    TAKE,
    TERRITORIES,
    VALLEY,
    WARLORD,
    WITHDRAW,
)
from triskel.inis.playing import Decide, PlayCard
from triskel.inis.season import Turn
from triskel.inis.setup import Capital
from triskel.inis.tiles import LookAtTiles, MoveOnto
from triskel.inis.windows import MOOR_CARD, Reaction

if TYPE_CHECKING:
    from triskel.inis.state import InisState

FIRST_WHERE_PRESENT: Final = (
    *(CITADEL, FESTIVAL, SANCTUARY, NEW_ALLIANCE, WARLORD, MIGRATION, EMISSARIES, HORSES, KERNUNOS, OTHER_WORLD),
    *(BREAS, SCOUTS, DEIRDRE),
)
"""Cards of which the first territory that is named is one where their player is present."""

ALL_WHERE_PRESENT: Final = (NEW_CLANS, CRAFTSMEN, HARP, ERIU, NUADA, FIRST_ADVANTAGE + VALLEY, DIARMUID)
"""Cards of which all of them are."""

TO_NEIGHBOURS: Final = (MIGRATION, EMISSARIES, SCOUTS, BREAS)
"""Cards that move clans from the territory named first to its neighbours."""


def reason(state: "InisState", seat: int, move: int) -> IllegalMove | None:
    """Why this awaited seat can't choose this, or None where nothing particular is to be said."""
    if 0 <= move < CARD_COUNT:
        return _card(state, seat, move)
    if AT <= move < AT + 16:
        return _territory(state, seat, move - AT)
    if SEAT <= move < ATTACK or TAKE <= move < TAKE + 4:
        return _player(state, (move - SEAT) % 4 if move < ATTACK else move - TAKE)
    return _act(state, move)


def _act(state: "InisState", move: int) -> IllegalMove | None:
    step = state.stack[-1]
    if move >= SPOT and isinstance(step, Explore | LookAtTiles):
        return IllegalMove("a new territory lies on a free spot that touches two others", "no_such_spot")
    if not isinstance(step, Manoeuvre):
        return None
    if ATTACK <= move < ATTACK + 4:
        return _not_exposed(move - ATTACK)
    if move == WITHDRAW:
        return _no_retreat()
    if move == PEACE:
        return IllegalMove("peace was offered before this manoeuvre, and refused", "peace_refused")
    return None


# Cards


def _card(state: "InisState", seat: int, number: int) -> IllegalMove | None:
    step = state.stack[-1]
    facts: dict[str, object] = {"card": CARD_NAMES[number]}
    name = CARD_NAMES[number]
    from_hand = isinstance(step, Draft | Foretold | Attack | MountainsToll) or (
        isinstance(step, Decide) and step.number not in (DRUID, DEIRDRE)
    )
    if from_hand or isinstance(step, Turn | Reaction | Manoeuvre):
        if state.places[number] != seat:
            return IllegalMove(f"{name} is not in this hand", "not_in_hand", facts)
        if from_hand:
            return None
    if isinstance(step, Turn):
        if number == DRUID:
            return IllegalMove(f"{name} can't be the last action card of a hand", "druid_last", facts)
        return None
    if isinstance(step, Manoeuvre | Reaction):
        if state.silent and state.clash >= 0:
            return IllegalMove("Lug's Spear: no triskel cards in this clash", "silenced", facts)
        if isinstance(step, Manoeuvre) and number == CUCHULAIN:
            return IllegalMove(f"{name} needs exactly one exposed clan", "one_exposed_clan", facts)
        one = card(number)
        if not one.windows and not one.manoeuvre and number != MOOR_CARD:
            return IllegalMove(f"{name} answers nothing: it is played as a turn of the Season", "season_only", facts)
        return IllegalMove(f"{name} answers another event", "wrong_moment", facts)
    return None


# Territories


def _territory(state: "InisState", seat: int, territory: int) -> IllegalMove | None:
    step = state.stack[-1]
    if not state.island & (1 << territory):
        return None
    if isinstance(step, Retreat):
        return _no_retreat()
    if isinstance(step, Capital):
        return _swamp()
    if isinstance(step, Clashes):
        return IllegalMove("no clash waits there", "no_clash_here", _facts(territory))
    if isinstance(step, MoveOnto):
        return _source(state, seat, step.territory, territory)
    if isinstance(step, PlayCard):
        return _declared(state, seat, step.number, step.effect, step.told, territory)
    if isinstance(step, Decide):
        return _declared(state, seat, step.number, 0, step.told, territory)
    return None


def _declared(
    state: "InisState", seat: int, number: int, effect: int, told: tuple[int, ...], territory: int
) -> IllegalMove | None:
    """The answers of a declaration."""
    first = len(told) == 0
    if number in ALL_WHERE_PRESENT or (first and number in FIRST_WHERE_PRESENT and effect == 0):
        if state.clans_at(territory, seat) == 0:
            return IllegalMove("this player is not present there", "not_present", _facts(territory))
        return _where_present(state, seat, number, told, territory)
    if number == CONQUEST or number == MOYTURA:
        goal = int(state.clash) if number == MOYTURA else (told[0] - AT if told else territory)
        return _source(state, seat, goal, territory)
    if number == FIANNA and first:
        return _not_neighbour(int(state.clash))
    if number == FIRST_ADVANTAGE + PLAINS:
        return _not_neighbour(PLAINS)
    if number in TO_NEIGHBOURS and not first and not state.near[told[0] - AT] & (1 << territory):
        return _not_neighbour(told[0] - AT)
    if number == HORSES and len(told) == 1:
        return _other_place(territory)
    if number == FIRST_ADVANTAGE + LOST_VALE and not state.near[LOST_VALE] & (1 << territory):
        return _not_neighbour(LOST_VALE)
    if number == BALOR or number == FIRST_ADVANTAGE + LOST_VALE:
        return _no_clans(territory)
    if number == MORRIGAN:
        return IllegalMove("a clash needs clans of two players", "no_opponents", _facts(territory))
    return None


def _where_present(
    state: "InisState", seat: int, number: int, told: tuple[int, ...], territory: int
) -> IllegalMove | None:
    """What else a card asks of a territory where its player is present."""
    facts = _facts(territory)
    if number == CITADEL and territory == SWAMP:
        return _swamp()
    if number in (FESTIVAL, ERIU, OTHER_WORLD) and state.sanctuaries[territory] == 0:
        return IllegalMove("no sanctuary stands there", "no_sanctuary", facts)
    if number == ERIU:
        return IllegalMove("one clan for each territory", "one_each", facts)
    if number == KERNUNOS:
        return IllegalMove("a sanctuary stands there already", "has_sanctuary", facts)
    if number == CRAFTSMEN:
        return IllegalMove("a clan for each citadel there and no more", "no_citadel_room", facts)
    if number == NUADA and state.chieftain(territory) != seat:
        return IllegalMove("this player is not chieftain there", "not_chieftain", facts)
    if number == NUADA or number == BREAS:
        return IllegalMove("no more opponents are there", "no_opponents", facts)
    if number == DIARMUID:
        return _other_place(territory)
    return None


def _source(state: "InisState", seat: int, goal: int, territory: int) -> IllegalMove | None:
    """Where a clan may come from that moves into a territory: a neighbour with clans of one's own."""
    if not state.near[goal] & (1 << territory):
        return _not_neighbour(goal)
    return _no_clans(territory)


# Players


def _player(state: "InisState", other: int) -> IllegalMove | None:
    step = state.stack[-1]
    if not isinstance(step, PlayCard) or other >= state.seats:
        return None
    if step.number in (WARLORD, CUCHULAIN, FIRST_ADVANTAGE + HIGHLANDS):
        return _not_exposed(other)
    if step.number == NEW_ALLIANCE:
        return IllegalMove("only of two clans or more one can be replaced", "two_clans", {"seat": other})
    if step.told and step.number in (BALOR, OTHER_WORLD, BREAS, FIRST_ADVANTAGE + LOST_VALE):
        return _no_clans(step.told[0] - AT)
    return None


# What is said more than once


def _facts(territory: int) -> dict[str, object]:
    return {"territory": TERRITORIES[territory]}


def _swamp() -> IllegalMove:
    return IllegalMove("the Swamp bears no citadel and no capital", "swamp")


def _no_retreat() -> IllegalMove:
    return IllegalMove("clans withdraw only to neighbours where their player is chieftain", "no_retreat")


def _not_neighbour(territory: int) -> IllegalMove:
    return IllegalMove(f"not a neighbour of {TERRITORIES[territory]}", "not_neighbour", _facts(territory))


def _no_clans(territory: int) -> IllegalMove:
    return IllegalMove("no such clan is left there", "no_clans_there", _facts(territory))


def _other_place(territory: int) -> IllegalMove:
    return IllegalMove("clans go to another territory than their own", "other_place", _facts(territory))


def _not_exposed(seat: int) -> IllegalMove:
    return IllegalMove("this player has no exposed clan here", "not_exposed", {"seat": seat})
