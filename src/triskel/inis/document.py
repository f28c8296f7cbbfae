"""Writing positions: the document from which ``position`` makes the same state again, and the state's fingerprint."""

from typing import TYPE_CHECKING, Final

from triskel.inis import island, memory
from triskel.inis.names import (
    ACTION_COUNT,
    ASIDE,
    CARD_COUNT,
    DECK,
    DISCARD,
    FIRST_ADVANTAGE,
    FIRST_TALE,
    KINDS,
    LAID_BY,
    PLACES,
    SPENT,
    TABLE,
    TERRITORIES,
)
from triskel.inis.notation import text
from triskel.inis.stepbook import tales_of, tiles_of, written

if TYPE_CHECKING:
    from triskel.inis.state import InisState


def of(state: "InisState") -> dict[str, object]:
    """The document of a position. What has its usual value is left out; ``position`` knows these."""
    memory.recall(state)
    seats = range(state.seats)
    found: dict[str, object] = {
        "game": "inis",
        "options": dict(state.table.options),
        "round": int(state.round),
        "brenn": _seat(state.brenn),
        "crows": "sunwise" if state.crows == 1 else "widdershins",
        "capital": _territory(state.capital),
        "island": {TERRITORIES[tile]: tile_of(state, tile) for tile in range(16) if state.spots[tile] >= 0},
        "pile": _pile(state),
        "hands": [_cards_at(state, seat) for seat in seats],
        "aside": _aside(state),
        "deck": [text(card) for card in range(ACTION_COUNT) if state.places[card] == DECK],
        "discard": _cards_at(state, int(DISCARD)),
        "turn": _seat(state.turn),
        "stack": [written(step) for step in state.stack],
    }
    _add(found, "festival", _territory(state.festival), None)
    _add(found, "laid_by", [_cards_at(state, int(LAID_BY) + seat) for seat in seats], [[]] * state.seats)
    _add(found, "spent", _cards_at(state, int(SPENT)), [])
    _add(found, "table", _cards_at(state, int(TABLE)), [])
    _add(found, "deeds", [int(state.people[12 + seat]) for seat in seats], [0] * state.seats)
    _add(found, "pretenders", _seats(state.pretenders), [])
    _add(found, "claimed", _seats(state.claimed), [])
    _add(found, "passes", int(state.passes), 0)
    _add(found, "acting", _seat(state.acting), None)
    _add(found, "next_turn", _seat(state.next_turn), None)
    _add(found, "foretold", _seat(state.foretold), None)
    _add(found, "chosen_aside", text(int(state.chosen_aside)) if state.chosen_aside >= 0 else None, None)
    _add(found, "shown", tales_of(int(state.shown)), [])
    _add(found, "toll", _seats(state.toll), [])
    _add(found, "last_look", last_look(state), None)
    _add(found, "last_played", written(state.last_played) if state.last_played is not None else None, None)
    _add(found, "clash", _clash(state), {})
    _add(found, "over", state.over, False)
    _add(found, "winner", _seat(state.winner), None)
    _add(found, "known", _known(state), {})
    _add(found, "seen_tiles", _seen_tiles(state), {})
    _add(found, "memory", _memory(state), {})
    return found


def _add(found: dict[str, object], name: str, value: object, usual: object) -> None:
    if value != usual:
        found[name] = value


def _seat(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(4) if bits & (1 << seat)]


def _territory(territory: int) -> str | None:
    return TERRITORIES[territory] if territory >= 0 else None


def tile_of(state: "InisState", tile: int) -> dict[str, object]:
    return {
        "spot": island.spot_text(int(state.spots[tile])),
        "clans": [state.clans_at(tile, seat) for seat in range(state.seats)],
        "sanctuaries": int(state.sanctuaries[tile]),
        "citadels": int(state.citadels[tile]),
    }


def layers(state: "InisState") -> list[list[int]]:
    """The tiles of the pile, those that are drawn first first."""
    depths = sorted({int(depth) for depth in state.depth if depth >= 0})
    return [[tile for tile in range(16) if state.depth[tile] == depth] for depth in depths]


def _pile(state: "InisState") -> list[list[str]]:
    return [[TERRITORIES[tile] for tile in layer] for layer in layers(state)]


def _cards_at(state: "InisState", place: int) -> list[str]:
    return [text(card) for card in range(CARD_COUNT) if state.places[card] == place]


def _aside(state: "InisState") -> str | None:
    cards = _cards_at(state, int(ASIDE))
    return cards[0] if cards else None


def last_look(state: "InisState") -> dict[str, object] | None:
    """Who last looked into whose hand."""
    if state.last_look < 0:
        return None
    who, kind = divmod(int(state.last_look), 3)
    return {"seat": who // 4, "of": who % 4, "kind": KINDS[kind]}


def _clash(state: "InisState") -> dict[str, object]:
    """What is told of clashes, those to come included; nothing in times of peace."""
    seats = range(state.seats)
    found: dict[str, object] = {}
    _add(found, "territory", _territory(state.clash), None)
    _add(found, "waiting", tiles_of(int(state.waiting)), [])
    _add(found, "instigator", _seat(state.instigator), None)
    _add(found, "starter", _seat(state.starter), None)
    _add(found, "silent", state.silent, False)
    _add(found, "settled", state.settled, False)
    _add(found, "manoeuvres_next", _seat(state.manoeuvres_next), None)
    _add(found, "removed", _seats(state.removed), [])
    _add(found, "sheltered", [state.sheltered(seat) for seat in seats], [0] * state.seats)
    _add(found, "lost", [int(state.people[8 + seat]) for seat in seats], [0] * state.seats)
    _add(found, "cauldron", _seat(state.cauldron), None)
    _add(found, "in_cauldron", int(state.in_cauldron), 0)
    return found


# Knowledge


def usually_known(places: list[int], card: int) -> int:
    """Who knows where a card lies unless something is said about it, as bits: its holder; all if it lies open."""
    place = places[card]
    if FIRST_ADVANTAGE <= card < FIRST_TALE:
        return 31
    if place < ASIDE:
        return 1 << place % 4
    if place == ASIDE:
        return 0
    if place == DECK:
        return 0 if _somebody_holds(places, card) else 31
    return 0 if place == DISCARD and card < FIRST_ADVANTAGE else 31


def _somebody_holds(places: list[int], card: int) -> bool:
    """Whether a card of the same kind lies hidden elsewhere than in the deck."""
    first, last = memory.first_of(card), memory.last_of(card)
    return any(place < DECK for place in places[first:last])


def _known(state: "InisState") -> dict[str, object]:
    """The cards of which others know where they lie than usual."""
    places = [int(place) for place in state.places]
    found: dict[str, object] = {}
    for card in range(CARD_COUNT):
        known = int(state.known[card])
        if known != usually_known(places, card):
            found[text(card)] = who(known)
    return found


def who(bits: int) -> object:
    """Bits of observers in words: a list of seats, or all."""
    return "all" if bits & memory.PUBLIC else _seats(bits)


def _seen_tiles(state: "InisState") -> dict[str, object]:
    return {
        TERRITORIES[tile]: who(int(state.tile_seen[tile]))
        for tile in range(16)
        if state.depth[tile] >= 0 and state.tile_seen[tile] != 0
    }


def _memory(state: "InisState") -> dict[str, object]:
    """By observer: the cards of which it can work out more, or less, than usual, and where these may be."""
    found: dict[str, object] = {}
    for observer in (*range(state.seats), memory.ONLOOKERS):
        usual = memory.guessed(state, observer, state.known)
        mine: dict[str, object] = {}
        for card in memory.hideable():
            bits = int(state.memory[observer * CARD_COUNT + card])
            if bits != usual[card]:
                mine[text(card)] = places_of(bits)
        if mine:
            found[str(observer) if observer < memory.ONLOOKERS else "onlookers"] = mine
    return found


def places_of(bits: int) -> list[str]:
    if bits not in _NAMED:
        _NAMED[bits] = [name for place, name in enumerate(PLACES) if bits & (1 << place)]
    return _NAMED[bits][:]


_NAMED: Final[dict[int, list[str]]] = {}
"""Places by their bits, as far as they have been named."""


# Fingerprints


def fingerprint(state: "InisState") -> bytes:
    """Everything on which the rest of the game and anybody's view depends."""
    memory.recall(state)
    numbers: list[object] = [
        *(state.round, state.brenn, state.crows, state.capital, state.festival, state.pretenders, state.passes),
        *(state.turn, state.acting, state.claimed, state.next_turn, state.foretold, state.chosen_aside),
        *(state.clash, state.waiting, state.instigator, state.starter, state.silent, state.settled),
        *(state.manoeuvres_next, state.removed, state.cauldron, state.in_cauldron, state.shown, state.toll),
        state.last_look,
        *(state.over, state.winner, layers(state)),
    ]
    for array in (state.spots, state.sanctuaries, state.citadels, state.clans, state.people, state.places, state.known):
        numbers += [int(number) for number in array]
    numbers += [int(seen) if depth >= 0 else 0 for seen, depth in zip(state.tile_seen, state.depth, strict=True)]
    for observer in (*range(state.seats), memory.ONLOOKERS):
        base = observer * CARD_COUNT
        numbers += [int(bits) for bits in state.memory[base : base + FIRST_ADVANTAGE]]
        numbers += [int(bits) for bits in state.memory[base + FIRST_TALE : base + CARD_COUNT]]
    steps = [(type(step).__name__, step.data()) for step in state.stack]
    if state.last_played is not None:
        steps.append(("last", state.last_played.data()))
    return repr((sorted(state.table.options.items()), numbers, steps)).encode()
