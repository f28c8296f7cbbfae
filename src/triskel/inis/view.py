"""What a seat may know of a position, put together from nothing: of hidden cards, what the seat can work out."""

from typing import TYPE_CHECKING

from triskel.inis import document, memory, victory
from triskel.inis.assembly import Draft
from triskel.inis.cards.book import card as card_of
from triskel.inis.clash import Retreat
from triskel.inis.drawing import DrawTales
from triskel.inis.knowledge import hides_declaration, sees_tile
from triskel.inis.names import (
    ADVANTAGE,
    BOX,
    CARD_COUNT,
    DECK,
    DISCARD,
    FIRST_ADVANTAGE,
    FIRST_TALE,
    KINDS,
    ROW,
    SPENT,
    TABLE,
    TERRITORIES,
)
from triskel.inis.notation import text
from triskel.inis.playing import DECLARING, Decide, PlayCard
from triskel.inis.stepbook import cards_of, tales_of, tiles_of, written
from triskel.inis.tiles import LookAtTiles

if TYPE_CHECKING:
    from triskel.inis.state import InisState
    from triskel.inis.steps import Step


def of(state: "InisState", seat: int) -> dict[str, object]:
    """All that lies open, the seat's own hand, and what it has seen or can work out of the rest."""
    seats = range(state.seats)
    observer = seat if seat in seats else memory.ONLOOKERS
    may_be = memory.possible(state, observer)
    outcome = state.outcome()
    stack = [public(step, observer) for step in state.stack]
    if hides_declaration(state, observer):
        stack.pop()
    return {
        "game": "inis",
        "options": dict(state.table.options),
        "seat": seat if seat in seats else None,
        "round": int(state.round),
        "phase": "over" if state.over else stack[-1]["step"],
        "awaited": list(state.awaited()),
        "brenn": _seat(state.brenn),
        "crows": "sunwise" if state.crows == 1 else "widdershins",
        "turn": _seat(state.turn),
        "next_turn": _seat(state.next_turn),
        "passes": int(state.passes),
        "capital": _territory(state.capital),
        "festival": _territory(state.festival),
        "island": {TERRITORIES[tile]: _tile(state, tile) for tile in range(16) if state.spots[tile] >= 0},
        "pile": [len(layer) for layer in document.layers(state)],
        "seen_tiles": _seen_tiles(state, observer),
        "players": [_player(state, other) for other in seats],
        "hand": _cards_at(state, seat) if seat in seats else None,
        "laid_by": _cards_at(state, 4 + seat) if seat in seats else None,
        "advantages": [[text(card) for card in state.hand(other, ADVANTAGE)] for other in seats],
        "row": _cards_at(state, int(ROW)),
        "spent": _cards_at(state, int(SPENT)),
        "table": _cards_at(state, int(TABLE)),
        "discarded_tales": [text(card) for card in range(FIRST_TALE, CARD_COUNT) if state.places[card] == DISCARD],
        "cards": _counts(state),
        "certain": _certain(observer, may_be),
        "may_be": _may_be(may_be),
        "foretold": _seat(state.foretold),
        "chosen_aside": _chosen_aside(state, observer),
        "shown": tales_of(int(state.shown)),
        "last_look": document.last_look(state),
        "last_played": _last_played(state),
        "clash": _clash(state),
        "stack": stack,
        "outcome": outcome.as_data() if outcome else None,
    }


def _seat(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(4) if bits & (1 << seat)]


def _territory(territory: int) -> str | None:
    return TERRITORIES[territory] if territory >= 0 else None


def _cards_at(state: "InisState", place: int) -> list[str]:
    return [text(card) for card in range(CARD_COUNT) if state.places[card] == place]


# The table


def _tile(state: "InisState", tile: int) -> dict[str, object]:
    found = document.tile_of(state, tile)
    found["beside"] = tiles_of(int(state.near[tile]))
    found["chieftain"] = _seat(state.chieftain(tile))
    return found


def _player(state: "InisState", seat: int) -> dict[str, object]:
    ruled, sanctuaries, territories = victory.progress(state, seat)
    return {
        "reserve": state.reserve(seat),
        "deeds": state.deeds(seat),
        "pretender": state.pretenders & (1 << seat) != 0,
        "progress": {"clans": ruled, "sanctuaries": sanctuaries, "territories": territories},
        "conditions": victory.conditions_met(state, seat),
        "cards": {name: state.count(seat, kind) for kind, name in enumerate(KINDS)},
    }


def _counts(state: "InisState") -> dict[str, int]:
    """How many hidden cards lie in each place on the table."""
    actions = [int(place) for place in state.places[:FIRST_ADVANTAGE]]
    return {
        "action deck": actions.count(int(DECK)),
        "action discard": actions.count(int(DISCARD)),
        "aside": actions.count(8),
        "laid by": sum(1 for place in actions if 4 <= place < 8),
        "tale deck": state.tales_in_deck(),
    }


def _last_played(state: "InisState") -> dict[str, object] | None:
    """The card that was played last, with what everybody has heard of its declaration."""
    step = state.last_played
    if not isinstance(step, PlayCard):
        return None
    told = [text(move) for move in step.told]
    return {"card": text(step.number), "seat": step.seat, "effect": step.effect, "told": told}


def _clash(state: "InisState") -> dict[str, object] | None:
    """The clash that goes on and those that wait."""
    if state.clash < 0 and state.waiting == 0:
        return None
    seats = range(state.seats)
    fighting = state.clash >= 0
    return {
        "territory": _territory(state.clash),
        "waiting": tiles_of(int(state.waiting)),
        "instigator": _seat(state.instigator),
        "starter": _seat(state.starter),
        "acting": _seat(state.acting),
        "sheltered": [state.sheltered(seat) for seat in seats],
        "exposed": [state.exposed(seat) if fighting else 0 for seat in seats],
        "lost": [int(state.people[8 + seat]) for seat in seats],
        "removed": _seats(state.removed),
        "silent": state.silent,
        "settled": state.settled,
        "manoeuvres_next": _seat(state.manoeuvres_next),
        "cauldron": _seat(state.cauldron),
        "in_cauldron": int(state.in_cauldron),
    }


# What the seat has seen or can work out


def _certain(observer: int, may_be: list[int]) -> dict[str, object]:
    """The hidden cards of which the seat knows where they are, its own apart: place by place."""
    found: dict[str, list[str]] = {}
    elsewhere = ~(1 << observer) if observer < memory.ONLOOKERS else ~0
    for card in memory.hideable():
        bits = may_be[card]
        if bits & (bits - 1) == 0:
            for place in document.places_of(bits & elsewhere & ~(1 << TABLE | 1 << BOX)):
                found.setdefault(place, []).append(text(card))
    return dict(sorted(found.items()))


def _may_be(may_be: list[int]) -> dict[str, object]:
    """The hidden cards of which the seat is not sure, with the places where each may be."""
    found: dict[str, object] = {}
    for card in memory.hideable():
        bits = may_be[card]
        if bits & (bits - 1):
            found[text(card)] = document.places_of(bits)
    return found


def _seen_tiles(state: "InisState", observer: int) -> list[list[str]]:
    """The tiles that the seat knows, by layer of the pile."""
    return [
        [TERRITORIES[tile] for tile in layer if sees_tile(state, observer, tile)] for layer in document.layers(state)
    ]


def _chosen_aside(state: "InisState", observer: int) -> str | None:
    """What this seat has chosen with Cathbad's Word."""
    return text(int(state.chosen_aside)) if state.chosen_aside >= 0 and state.foretold == observer else None


# What is going on


def public(step: "Step", observer: int) -> dict[str, object]:
    """A step as an observer may see it."""
    found = written(step)
    if isinstance(step, Draft):
        del found["kept"]
        if observer < memory.ONLOOKERS:
            found["kept"] = cards_of(step.kept[observer])
    elif isinstance(step, PlayCard):
        if step.seat != observer and step.stage != DECLARING:
            found["told"] = card_of(step.number).in_words(step.effect, step.told)
    elif isinstance(step, Decide | Retreat):
        if step.seat != observer:
            del found["told"]
    elif isinstance(step, DrawTales):
        if step.seat != observer:
            found["drawn"] = step.drawn.bit_count()
    elif isinstance(step, LookAtTiles):
        if step.seat != observer:
            found["drawn"] = step.drawn.bit_count()
            del found["tile"]
    return found
