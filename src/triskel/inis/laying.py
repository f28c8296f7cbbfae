"""Reading positions: where the cards lie, and who knows that."""

from typing import TYPE_CHECKING

from triskel.core.errors import BadPosition
from triskel.inis import memory, reading
from triskel.inis.document import usually_known
from triskel.inis.names import (
    ACTION_COUNT,
    ASIDE,
    BOX,
    CARD_COUNT,
    CARD_NAMES,
    DECK,
    DISCARD,
    FIRST_ADVANTAGE,
    FIRST_TALE,
    LAID_BY,
    ROW,
    SPENT,
    TABLE,
    kind_of,
)
from triskel.inis.reading import Given

if TYPE_CHECKING:
    from triskel.inis.state import InisState


def lay_cards(state: "InisState", given: Given) -> None:
    """Action cards that are not mentioned have been discarded, epic tales lie in the deck, advantage cards of the
    island face up."""
    taken: set[int] = set()
    for name, first in (("hands", 0), ("laid_by", int(LAID_BY))):
        hands = reading.many(name, given.get(name, []))
        if len(hands) > state.seats:
            raise BadPosition(name, f"has a list of cards for each of the {state.seats} seats, not {len(hands)}")
        for seat, hand in enumerate(hands):
            _lay(state, f"{name}[{seat}]", hand, first + seat, taken)
    if given.get("aside") is not None:
        _lay(state, "aside", [given["aside"]], int(ASIDE), taken)
    for name, place in (("deck", DECK), ("discard", DISCARD), ("spent", SPENT), ("table", TABLE)):
        _lay(state, name, given.get(name, []), int(place), taken)
    for card in range(CARD_COUNT):
        if card not in taken:
            state.places[card] = _usual_place(state, card)
    for card in range(CARD_COUNT):
        place = int(state.places[card])
        if place < 4:
            state.held[place * 3 + kind_of(card)] += 1


def _lay(state: "InisState", field: str, given: object, place: int, taken: set[int]) -> None:
    for index, name in enumerate(reading.many(field, given)):
        card = reading.card(f"{field}[{index}]", name)
        if card in taken:
            raise BadPosition(f"{field}[{index}]", f"{CARD_NAMES[card]} lies elsewhere already")
        if _usual_place(state, card) == BOX:
            raise BadPosition(f"{field}[{index}]", f"{CARD_NAMES[card]} is not in play")
        if not _may_lie(card, place):
            raise BadPosition(f"{field}[{index}]", f"{CARD_NAMES[card]} can't lie there")
        taken.add(card)
        state.places[card] = place


def _usual_place(state: "InisState", card: int) -> int:
    if card < FIRST_ADVANTAGE:
        return int(DISCARD if card < state.table.actions else BOX)
    if card >= FIRST_TALE:
        return int(DECK)
    return int(ROW if state.spots[card - FIRST_ADVANTAGE] >= 0 else BOX)


def _may_lie(card: int, place: int) -> bool:
    if place < 4 or place == TABLE:
        return True
    if place == SPENT:
        return FIRST_ADVANTAGE <= card < FIRST_TALE
    if place == DISCARD:
        return not FIRST_ADVANTAGE <= card < FIRST_TALE
    return card < ACTION_COUNT


# Who knows that


def read_knowledge(state: "InisState", given: Given) -> None:
    """Usually everybody knows what lies open and the own hand; the other cards may be wherever hidden ones lie."""
    places = [int(place) for place in state.places]
    for card in range(CARD_COUNT):
        state.known[card] = usually_known(places, card)
    for name, who in reading.table_of("known", given.get("known", {}), '{"bard": [0, 1]}').items():
        card = reading.card(f"known.{name}", name)
        holder = 1 << places[card] if places[card] < 4 else 0
        state.known[card] = reading.observers(state, f"known.{name}", who) | holder
    for card in range(CARD_COUNT):
        if places[card] < 4 and not state.known[card] & memory.PUBLIC:
            state.held[12 + places[card] * 3 + kind_of(card)] += 1
    _read_memory(state, given)


def _read_memory(state: "InisState", given: Given) -> None:
    table = reading.table_of("memory", given.get("memory", {}), '{"0": {"bard": ["hand 1", "aside"]}}')
    names = {str(seat): seat for seat in range(state.seats)} | {"onlookers": memory.ONLOOKERS}
    for name in table:
        if name not in names:
            raise BadPosition(f"memory.{name}", f"is nobody; there are {', '.join(names)}")
    found = memory.fresh(state.places)
    for name, observer in names.items():
        usual = memory.guessed(state, observer, state.known)
        for card in memory.hideable():
            found[observer * CARD_COUNT + card] = usual[card]
        mine = reading.table_of(f"memory.{name}", table.get(name, {}), '{"bard": ["hand 1", "aside"]}')
        for written, where in mine.items():
            field = f"memory.{name}.{written}"
            card = reading.card(field, written)
            bits = reading.place_bits(field, where)
            if not bits & (1 << int(state.places[card])):
                raise BadPosition(field, "leaves out where the card lies")
            found[observer * CARD_COUNT + card] = bits
    state.memory = found
