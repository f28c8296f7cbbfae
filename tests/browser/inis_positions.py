"""For each card of Inis a position in which seat 0 is about to be asked and may play it."""

from functools import cache
from typing import NamedTuple

from tests.inis.language import given

from triskel.core.chance import Rng
from triskel.core.state import CHANCE
from triskel.inis.clash import Manoeuvre
from triskel.inis.names import (
    ATTACK,
    CARD_COUNT,
    CARD_NAMES,
    FIRST_ADVANTAGE,
    FIRST_TALE,
    ONLY_FOR_FOUR,
    TERRITORIES,
)
from triskel.inis.notation import text
from triskel.inis.season import Turn
from triskel.inis.state import InisState
from triskel.inis.windows import Reaction

TERRITORIES_LAID = 6
FOR_ITS_CARD = 3
"""The territory without any buildings: the Swamp bears no citadel."""
MOST_MOVES = 60
MOST_TRIES = 500


class CardToPlay(NamedTuple):
    """A position with the card in the hand of seat 0."""

    card: str
    name: str
    players: int
    position: dict[str, object]


@cache
def card_to_play(card: int) -> CardToPlay:
    """The first one that chance finds: play at random, with all kinds of cards in all hands, until the card fits."""
    players = 4 if ONLY_FOR_FOUR <= card < FIRST_ADVANTAGE else 3
    for seed in range(MOST_TRIES):
        found = _played_on(card, players, Rng(seed))
        if found is not None:
            return CardToPlay(text(card), CARD_NAMES[card], players, found.document())
    raise AssertionError(f"{CARD_NAMES[card]} can never be played")


def _played_on(card: int, players: int, rng: Rng) -> InisState | None:
    state = _rich_table(card, players, rng)
    for _move in range(MOST_MOVES):
        awaited = state.awaited()
        if not awaited:
            return None
        seat = awaited[0]
        moves = list(state.moves(seat))
        if seat == 0 and card in moves and isinstance(state.stack[-1], (Turn, Reaction, Manoeuvre)):
            return state
        state.play(seat, state.random_move(seat, rng) if seat == CHANCE else _lively(moves, card, rng))
    return None


def _lively(moves: list[int], kept: int, rng: Rng) -> int:
    """Cards and attacks more often than not; never the card that is kept for later, unless it must be."""
    others = [move for move in moves if move != kept] or moves
    bold = [move for move in others if move < CARD_COUNT or ATTACK <= move < ATTACK + 4]
    found = bold if bold and rng.below(3) else others
    return found[rng.below(len(found))]


def _rich_table(card: int, players: int, rng: Rng) -> InisState:
    """An island with clans of all, hands with cards of all kinds; the card is in the hand of seat 0."""
    own = TERRITORIES[card - FIRST_ADVANTAGE] if FIRST_ADVANTAGE <= card < FIRST_TALE else ""
    lands = _drawn([name for name in TERRITORIES if name not in (own, "Swamp")], TERRITORIES_LAID, rng)
    if own:
        lands[FOR_ITS_CARD] = own
    left = [10] * players
    island = {land: [_some(left, seat, rng) for seat in range(players)] for land in lands}
    actions = list(CARD_NAMES[: FIRST_ADVANTAGE if players == 4 else ONLY_FOR_FOUR])
    tales = list(CARD_NAMES[FIRST_TALE:])
    hands: dict[int, list[str]] = {seat: [] for seat in range(players)}
    name = CARD_NAMES[card]
    for pile, count in zip((actions, list(lands), tales), (3, 1, 2), strict=True):
        if name in pile:
            pile.remove(name)
        for hand in hands.values():
            hand += _drawn(pile, count, rng)
    hands[0][_place_of(card)] = name
    return given(
        island,
        hands,
        players=players,
        turn=rng.below(players),
        sanctuaries={lands[0]: 1, lands[1]: 2},
        citadels={lands[2]: 1, lands[-1]: 1},
        deeds={1: 1},
        discarded=tales[:2],
    ).state


def _place_of(card: int) -> int:
    """Instead of a card of its kind: three action cards come first, then an advantage card, then tales."""
    return 0 if card < FIRST_ADVANTAGE else 3 if card < FIRST_TALE else 4


def _drawn(pile: list[str], count: int, rng: Rng) -> list[str]:
    return [pile.pop(rng.below(len(pile))) for _ in range(count)]


def _some(left: list[int], seat: int, rng: Rng) -> int:
    count = min(left[seat], rng.below(3))
    left[seat] -= count
    return count


__all__ = ["CardToPlay", "card_to_play"]
