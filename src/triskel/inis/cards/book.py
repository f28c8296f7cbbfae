"""The cards by number, and which of them fit which window. The modules of this folder enter theirs here."""

from triskel.inis.cards.card import Card

_CARDS: list[Card] = []
FITTING: list[list[int]] = [[] for _ in range(16)]
"""By window: the numbers of the cards that may answer there."""


def enter(cards: list[Card]) -> None:
    """Enter cards; numbers must follow each other, which the last module checks."""
    for one in cards:
        _CARDS.append(one)
        for window in one.windows:
            FITTING[window].append(one.number)
    _CARDS.sort(key=lambda one: one.number)
    for numbers in FITTING:
        numbers.sort()


def card(number: int) -> Card:
    return _CARDS[number]
