"""Random games: what is true after every move, whatever happens."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.inis.invariants import nothing_is_lost

from triskel.core.chance import Rng
from triskel.core.state import CHANCE
from triskel.inis import victory
from triskel.inis.assembly import Assembly, Draft, TossCrows
from triskel.inis.clash import Manoeuvre
from triskel.inis.game import Inis
from triskel.inis.names import ACTION, ATTACK, CARD_COUNT, PASS, PRETENDER
from triskel.inis.season import Turn
from triskel.inis.state import InisState

MODES: list[dict[str, Any]] = [
    {"players": 2, "edition": "reprint", "discovery": False, "rounds": 5},
    {"players": 3, "edition": "classic", "discovery": True, "rounds": 5},
    {"players": 4, "edition": "reprint", "discovery": False, "rounds": 5},
]
SEEDS = st.integers(0, 2**30)


def start(options: dict[str, Any]) -> InisState:
    state = Inis().start(options)
    assert isinstance(state, InisState)
    return state


def some_move(state: InisState, rng: Rng) -> tuple[int, int]:
    """A move of somebody who is awaited. Passing is rarer than chance would have it, and attacks and claims are not,
    so that Seasons are long and clashes bloody."""
    awaited = state.awaited()
    seat = awaited[rng.below(len(awaited))]
    move = state.random_move(seat, rng)
    if seat != CHANCE and rng.below(3):
        found = [other for other in state.moves(seat) if ATTACK <= other < ATTACK + 4 or other == PRETENDER]
        if isinstance(state.stack[-1], Turn) or not found:
            found += [other for other in state.moves(seat) if other < CARD_COUNT]
        if found:
            move = found[rng.below(len(found))]
    return seat, move


def modes() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("options", MODES, ids=lambda options: f"{options['players']} players")


@modes()
@given(seed=SEEDS)
def test_nothing_is_ever_lost_and_somebody_always_has_a_move(options: dict[str, Any], seed: int) -> None:
    state, rng = start(options), Rng(seed)
    while not state.is_over():
        somebody_has_a_move(state)
        state.step(*some_move(state, rng))
        nothing_is_lost(state)
        if isinstance(state.stack[-1], Turn | Manoeuvre):
            conditions_are_those_of_a_naive_recount(state)
            chieftains_are_those_of_a_naive_recount(state)
    assert state.awaited() == ()
    assert state.outcome() is not None


def somebody_has_a_move(state: InisState) -> None:
    awaited = state.awaited()
    assert awaited
    assert list(awaited) == sorted(set(awaited))
    for seat in awaited:
        found = state.moves(seat)
        assert found
        assert all(before < after for before, after in pairwise(found)), "moves rise and do not repeat"
        assert state.refusal(seat, found[0]) is None
        if seat == CHANCE:
            assert len(state.odds()) == len(found)
    others = set(range(state.seats)) - set(awaited)
    assert all(state.moves(seat) == [] for seat in others)


def conditions_are_those_of_a_naive_recount(state: InisState) -> None:
    lands = [[int(state.clans[tile * 4 + seat]) for seat in range(state.seats)] for tile in range(16)]
    for seat in range(state.seats):
        mine = [tile for tile in range(16) if lands[tile][seat]]
        ruled = [tile for tile in mine if sorted(lands[tile])[-2] < lands[tile][seat] == max(lands[tile])]
        counts = [
            sum(sum(lands[tile]) - lands[tile][seat] for tile in ruled),
            sum(int(state.sanctuaries[tile]) for tile in mine),
            len(mine),
        ]
        deeds, met = state.deeds(seat), 0
        for missing in sorted(6 - count for count in counts):
            if missing <= deeds:
                met, deeds = met + 1, deeds - max(missing, 0)
        assert list(victory.progress(state, seat)) == counts
        assert victory.conditions_met(state, seat) == met


def chieftains_are_those_of_a_naive_recount(state: InisState) -> None:
    for tile in range(16):
        clans = [int(state.clans[tile * 4 + seat]) for seat in range(state.seats)]
        most = [seat for seat in range(state.seats) if clans[seat] == max(clans)]
        assert state.chieftain(tile) == (most[0] if len(most) == 1 and max(clans) else -1)


@modes()
@given(seed=SEEDS)
def test_what_the_chapters_promise(options: dict[str, Any], seed: int) -> None:
    """The Brenn, the tokens and the hands change only when the rulebook says so."""
    state, rng = start(options), Rng(seed)
    before = state.copy()
    while not state.is_over():
        promises_are_kept(before, state)
        before = state.copy()
        state.step(*some_move(state, rng))


def promises_are_kept(before: InisState, state: InisState) -> None:
    in_season = before.turn >= 0 and state.turn >= 0
    if in_season and before.round == state.round:
        assert state.brenn == before.brenn, "the Brenn changes in the Assembly only"
        assert before.pretenders & ~state.pretenders == 0, "tokens are kept over the Season"
        assert state.passes <= before.passes + 1
    assert state.passes < state.seats or state.turn < 0 or not isinstance(state.stack[-1], Turn)
    top = state.stack[-1]
    if isinstance(top, TossCrows) and state.round > 0:
        assert state.pretenders == 0
        assert sum(state.count(seat, ACTION) for seat in range(state.seats)) == 0
        assert state.festival < 0
    if isinstance(top, Draft):
        assert all(state.count(seat, ACTION) == (3 if state.seats == 2 else 4) for seat in range(state.seats))
    if isinstance(top, Turn) and top.forced:
        assert top.seat == state.brenn
        assert all(state.count(seat, ACTION) == (6 if state.seats == 2 else 4) for seat in range(state.seats))
        assert PASS not in state.moves(top.seat)
    if isinstance(top, Manoeuvre):
        assert state.exposed(top.seat) > 0
        assert state.clash >= 0
    if state.clash < 0:
        assert sum(state.people[4:12]) == 0, "nobody is sheltered or mourned when no clash goes on"
        assert state.cauldron < 0
    assert sum(isinstance(step, Assembly) for step in state.stack) <= 1


def test_such_games_have_all_that_is_to_be_looked_at() -> None:
    """Otherwise the promises above would prove little."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        state, rng = start(MODES[seed % 3]), Rng(seed)
        while not state.is_over():
            seen.update([event.kind for event in state.play(*some_move(state, rng))])
    often = ("attack", "clan_removed", "clan_sheltered", "peace", "peace_refused", "withdrawal", "card_cancelled")
    assert min(seen[kind] for kind in often) > 50
    rarely = ("pretender", "victory_check", "deed_gained", "deed_lost", "clan_rescued", "tale_given", "instigator")
    assert min(seen[kind] for kind in rarely) > 0
