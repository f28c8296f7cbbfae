"""What a seat can't see, drawn anew, in agreement with all that it can work out.

Hidden are the action cards and epic tales in the hands of others, in the decks, set aside and in the discarded action
cards; the order of the tiles; cards that others have chosen to keep in the draft; what Cathbad's Word has chosen; and
what others are just choosing. For each card ``memory`` tells in which places it may be, and the hidden cards are dealt
to these places at random.

Simplifications, all of which only make the others know less in the imagined state than they do in the true one, or
imagine a little more than an attentive player would deem possible:

* A seat imagines that the others know their own hands, what is public, and that unknown cards are where onlookers might
  suspect them, but not what they have seen beside the seat's back: packets of the draft, cards given or looked at.
* Of a player who is still choosing in the draft, who declares a card, or answers a question in several parts, it is
  imagined that nothing has been chosen yet.
* The tales that another player has just drawn, to keep one, are imagined among all tales in that hand.
* Tiles that a player looked at are remembered layer by layer of the pile; after somebody has drawn a part of a layer
  what was known of its tiles is forgotten.
* Dealings to places are not all equally likely where knowledge overlaps; swaps at random come near to it.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from triskel.core.chance import Rng
from triskel.core.flat import vec
from triskel.inis import memory
from triskel.inis.assembly import Draft
from triskel.inis.clash import Retreat
from triskel.inis.drawing import DrawTales
from triskel.inis.names import ACTION, ASIDE, CARD_COUNT, CATHBAD, FIRST_ADVANTAGE, FIRST_TALE, TALE
from triskel.inis.playing import DECLARING, Decide, PlayCard
from triskel.inis.tiles import LookAtTiles

if TYPE_CHECKING:
    from triskel.inis.state import InisState
    from triskel.inis.steps import Step

SWAPS: Final = 3
"""So many swaps for each hidden card make a dealing random that was found in a fixed way."""


def determinize(state: "InisState", seat: int, rng: Rng) -> "InisState":
    """A state that this seat could not tell from the true one."""
    memory.recall(state)
    twin = state.copy()
    observer = seat if 0 <= seat < state.seats else memory.ONLOOKERS
    may_be = memory.possible(state, observer)
    for first, last in ((0, FIRST_ADVANTAGE), (FIRST_TALE, CARD_COUNT)):
        _deal(twin, [card for card in range(first, last) if _unsure(may_be[card])], may_be, rng)
    _imagine_what_others_know(state, twin, observer, may_be)
    _pile_up(state, twin, observer, rng)
    if hides_declaration(state, observer):
        twin.stack.pop()
    _choose_aside(state, twin, observer, rng)
    for index, step in enumerate(twin.stack):
        twin.stack[index] = _imagined(twin, step, observer, rng)
    return twin


def _unsure(bits: int) -> bool:
    """Whether there is more than one place."""
    return bits & (bits - 1) != 0


def hides_declaration(state: "InisState", observer: int) -> bool:
    """Whether somebody else is about to declare a card: to the observer that player still thinks."""
    if not state.stack:
        return False
    top = state.stack[-1]
    return isinstance(top, PlayCard) and top.stage == DECLARING and top.seat != observer


# Cards


def _deal(twin: "InisState", cards: list[int], may_be: list[int], rng: Rng) -> None:
    """The cards of one kind whose place the observer is not sure of get places anew."""
    room = [0] * memory.PLACE_COUNT
    for card in cards:
        room[int(twin.places[card])] += 1
    _shuffle(cards, rng)
    options = {card: _places(may_be[card]) for card in cards}
    for places in options.values():
        _shuffle(places, rng)
    found: dict[int, int] = {}
    for card in cards:
        _find_place(card, options, room, found, set())
    for _ in range(SWAPS * len(cards)):
        one = cards[rng.below(len(cards))]
        other = cards[rng.below(len(cards))]
        if found[other] in options[one] and found[one] in options[other]:
            found[one], found[other] = found[other], found[one]
    for card in cards:
        twin.places[card] = found[card]


def _places(bits: int) -> list[int]:
    return [place for place in range(memory.PLACE_COUNT) if bits & (1 << place)]


def _shuffle(numbers: list[int], rng: Rng) -> None:
    for index in range(len(numbers) - 1, 0, -1):
        other = int(rng.below(index + 1))
        numbers[index], numbers[other] = numbers[other], numbers[index]


def _find_place(
    card: int, options: dict[int, list[int]], room: list[int], found: dict[int, int], tried: set[int]
) -> bool:
    """Give a card one of its places; if all are full, make room by finding another place for a card there."""
    for place in options[card]:
        if room[place] > 0:
            room[place] -= 1
            found[card] = place
            return True
    for place in options[card]:
        if place in tried:
            continue
        tried.add(place)
        for other in [one for one, where in found.items() if where == place]:
            if _find_place(other, options, room, found, tried):
                found[card] = place
                return True
    return False


def _imagine_what_others_know(state: "InisState", twin: "InisState", observer: int, may_be: list[int]) -> None:
    mine = 1 << observer
    for card in memory.hideable():
        known = int(state.known[card])
        if not known & memory.PUBLIC:
            place = int(twin.places[card])
            holder = 1 << place % 4 if place < ASIDE else 0
            twin.known[card] = holder if _unsure(may_be[card]) else holder | known & mine
    after = state.memory[:]
    for other in range(state.seats):
        if other != observer:
            _suppose(after, twin, other)
    twin.memory = after


def _suppose(after: vec[i64], twin: "InisState", other: int) -> None:
    """What another seat is supposed to have worked out: what onlookers have, and its own hand."""
    usual = memory.guessed(twin, other, twin.known)
    for card in memory.hideable():
        public = int(after[memory.ONLOOKERS * CARD_COUNT + card])
        after[other * CARD_COUNT + card] = usual[card] & public


# Tiles


def sees_tile(state: "InisState", observer: int, tile: int) -> bool:
    """Whether an observer knows in which layer of the pile a tile lies."""
    return bool(state.tile_seen[tile] & (1 << observer | memory.PUBLIC) or _looked_at(state, observer) & (1 << tile))


def _looked_at(state: "InisState", observer: int) -> int:
    """The tiles that an observer is just looking at."""
    for step in state.stack:
        if isinstance(step, LookAtTiles) and step.seat == observer:
            return step.drawn
    return 0


def _pile_up(state: "InisState", twin: "InisState", observer: int, rng: Rng) -> None:
    """The tiles that the observer has not seen change places."""
    hidden = [tile for tile in range(16) if state.depth[tile] >= 0 and not sees_tile(state, observer, tile)]
    depths = sorted(int(state.depth[tile]) for tile in hidden)
    _shuffle(hidden, rng)
    for tile, depth in zip(hidden, depths, strict=True):
        twin.depth[tile] = depth
    for tile in range(16):
        seen = int(state.tile_seen[tile])
        if not seen & memory.PUBLIC:
            twin.tile_seen[tile] = seen & (1 << observer)


# What is going on


def _choose_aside(state: "InisState", twin: "InisState", observer: int, rng: Rng) -> None:
    """What Cathbad's Word of another player has chosen, before the cards are gathered."""
    if state.chosen_aside >= 0 and state.foretold != observer:
        twin.chosen_aside = rng.below(state.table.actions)


def _imagined(twin: "InisState", step: "Step", observer: int, rng: Rng) -> "Step":
    """A step of another player without what the observer can't know of it."""
    if isinstance(step, Draft):
        return _imagined_draft(twin, step, observer, rng)
    if isinstance(step, Decide) and step.seat != observer:
        return Decide(step.number, step.seat, step.question)
    if isinstance(step, Retreat) and step.seat != observer:
        return Retreat(step.seat, step.open_to)
    if isinstance(step, PlayCard) and step.number == CATHBAD and step.seat != observer and step.told:
        chosen = int(twin.chosen_aside) if twin.chosen_aside >= 0 else int(rng.below(twin.table.actions))
        return PlayCard(step.number, step.seat, step.effect, (chosen,), step.stage, step.cancelled)
    if isinstance(step, DrawTales) and step.seat != observer and step.drawn:
        drawn = _drawn(twin, step, observer, rng)
        bits = sum(1 << (card - FIRST_TALE) for card in drawn)
        return DrawTales(step.seat, step.count, step.keep_one, bits, step.asked)
    if isinstance(step, LookAtTiles) and step.seat != observer:
        bits = 0
        for _ in range(step.drawn.bit_count()):
            tiles = twin.top_tiles(bits)
            bits |= 1 << tiles[rng.below(len(tiles))]
        return LookAtTiles(step.seat, bits)
    return step


def _imagined_draft(twin: "InisState", step: Draft, observer: int, rng: Rng) -> Draft:
    kept = [0, 0, 0, 0]
    for seat in range(twin.seats):
        if seat == observer:
            kept[seat] = step.kept[seat]
        elif step.kept[seat].bit_count() > step.turn:
            for card in _some(twin.hand(seat, ACTION), step.turn + 1, rng):
                kept[seat] |= 1 << card
    return Draft(step.turn, (kept[0], kept[1], kept[2], kept[3]))


def _drawn(twin: "InisState", step: DrawTales, observer: int, rng: Rng) -> list[int]:
    """Tales that a player may just have drawn: rather those of which the observer isn't sure."""
    may_be = memory.possible(twin, observer)
    hand = twin.hand(step.seat, TALE)
    _shuffle(hand, rng)
    hand.sort(key=lambda card: not _unsure(may_be[card]))
    return hand[: step.drawn.bit_count()]


def _some(cards: list[int], count: int, rng: Rng) -> list[int]:
    cards = cards[:]
    _shuffle(cards, rng)
    return cards[:count]
