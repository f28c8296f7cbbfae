"""What each seat can work out about hidden cards, from the chain of passings that everybody has watched.

For every observer (the four seats, and number 4 for onlookers) and every card there are bits: the places where the card
may be. Whoever sees which card passes knows where it is. To the others any card that may have been at the start may be
at the end now. How many cards lie in a place is always public, so a place that has become empty is ruled out, and so is
one all of whose cards are known.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from triskel.core.flat import vec
from triskel.inis.names import CARD_COUNT, FIRST_ADVANTAGE, FIRST_TALE

if TYPE_CHECKING:
    from triskel.inis.state import InisState
    from triskel.inis.things import Passing

OBSERVERS: Final = 5
ONLOOKERS: Final = 4
PUBLIC: Final = 16
"""What everybody knows: the bit of the onlookers."""
PLACE_COUNT: Final = 15


def first_of(card: int) -> int:
    """The first card of the same kind; advantage cards are never hidden."""
    return 0 if card < FIRST_ADVANTAGE else FIRST_TALE


def last_of(card: int) -> int:
    """Behind the last card of the same kind."""
    return FIRST_ADVANTAGE if card < FIRST_ADVANTAGE else CARD_COUNT


def hideable() -> list[int]:
    """The cards that can be hidden: all but the advantage cards."""
    return [*range(FIRST_ADVANTAGE), *range(FIRST_TALE, CARD_COUNT)]


def fresh(places: vec[i64]) -> vec[i64]:
    """Everybody knows where all cards are."""
    found: list[i64] = []
    for _ in range(OBSERVERS):
        for place in places:
            found.append(1 << place)
    return vec[i64](found)


def forget_actions(state: "InisState") -> None:
    """All action cards were shuffled: what anybody knew of them is past."""
    recall(state, only_tales=True)
    after = state.memory[:]
    for observer in range(i64(OBSERVERS)):
        for card in range(i64(FIRST_ADVANTAGE)):
            after[observer * CARD_COUNT + card] = 1 << state.places[card]
    state.memory = after


def recall(state: "InisState", only_tales: bool = False) -> None:
    """Work the passings into the memory. Nothing that anybody could ask for changes by this."""
    story: list[Passing] = []
    one = state.passings
    while one is not None:
        if one.card >= FIRST_TALE or not only_tales:
            story.append(one)
        one = one.before
    state.passings = None
    if not story:
        return
    counts = _counts(state)
    for passing in story:
        _count_back(counts, passing)
    after = state.memory[:]
    for passing in reversed(story):
        _count_on(counts, passing)
        for observer in range(OBSERVERS):
            if observer < state.seats or observer == ONLOOKERS:
                _watch(after, observer, passing, counts)
    state.memory = after


def _counts(state: "InisState") -> list[int]:
    """How many action cards lie in each place, then how many epic tales."""
    found = [0] * (2 * PLACE_COUNT)
    for card in range(CARD_COUNT):
        if card < FIRST_ADVANTAGE or card >= FIRST_TALE:
            found[_slot(card, int(state.places[card]))] += 1
    return found


def _slot(card: int, place: int) -> int:
    return place if card < FIRST_ADVANTAGE else PLACE_COUNT + place


def _count_back(counts: list[int], passing: "Passing") -> None:
    counts[_slot(passing.card, passing.end)] -= 1
    counts[_slot(passing.card, passing.start)] += 1


def _count_on(counts: list[int], passing: "Passing") -> None:
    counts[_slot(passing.card, passing.start)] -= 1
    counts[_slot(passing.card, passing.end)] += 1


def _watch(memory: vec[i64], observer: int, passing: "Passing", counts: list[int]) -> None:
    """One observer makes of a passing what can be made of it."""
    base: i64 = observer * CARD_COUNT
    start: i64 = 1 << passing.start
    end: i64 = 1 << passing.end
    first = base + first_of(passing.card)
    last = base + last_of(passing.card)
    if passing.seen_by & (1 << observer):
        memory[base + passing.card] = end
        _rule_out(memory, first, last, end, counts[_slot(passing.card, passing.end)])
    elif start != end:
        for index in range(first, last):
            if memory[index] & start:
                memory[index] |= end
    _rule_out(memory, first, last, start, counts[_slot(passing.card, passing.start)])


def _rule_out(memory: vec[i64], first: i64, last: i64, place: i64, count: int) -> None:
    """Where as many cards are known to be as there are, no other one can be."""
    sure = 0
    for index in range(first, last):
        if memory[index] == place:
            sure += 1
    if sure == count:
        for index in range(first, last):
            if memory[index] != place:
                memory[index] &= ~place


def guessed(state: "InisState", observer: int, known: vec[i64]) -> list[int]:
    """What an observer would remember if there were nothing to go by but the cards now known: all others may be
    wherever a card of their kind lies that the observer does not know."""
    hidden = [0, 0]
    for card in range(CARD_COUNT):
        if not known[card] & (1 << observer):
            hidden[0 if card < FIRST_ADVANTAGE else 1] |= 1 << int(state.places[card])
    found = []
    for card in range(CARD_COUNT):
        if known[card] & (1 << observer):
            found.append(1 << int(state.places[card]))
        else:
            found.append(hidden[0 if card < FIRST_ADVANTAGE else 1])
    return found


def possible(state: "InisState", observer: int) -> list[int]:
    """By card: the places where an observer must reckon with it, as bits, after counting the cards of every place."""
    recall(state)
    found = [int(bits) for bits in state.memory[observer * CARD_COUNT : (observer + 1) * CARD_COUNT]]
    for card in range(FIRST_ADVANTAGE, FIRST_TALE):
        found[card] = 1 << int(state.places[card])
    counts = _counts(state)
    for first in (0, FIRST_TALE):
        while _counting_tells(found, first, counts):
            pass
    return found


def _counting_tells(found: list[int], first: int, counts: list[int]) -> bool:
    """Where as many cards are known to be as lie there, no other can be. Where no more can be, these are."""
    told = False
    cards = range(first, last_of(first))
    for place in range(PLACE_COUNT):
        bit = 1 << place
        maybe = [card for card in cards if found[card] & bit]
        sure = [card for card in maybe if found[card] == bit]
        if len(maybe) == len(sure):
            continue
        count = counts[_slot(first, place)]
        if len(sure) == count:
            told = True
            for card in maybe:
                if found[card] != bit:
                    found[card] &= ~bit
        elif len(maybe) == count:
            told = True
            for card in maybe:
                found[card] = bit
    return told
