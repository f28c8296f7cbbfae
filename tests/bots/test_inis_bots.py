"""The greedy bot for Inis: small positions in which a sensible player has one choice, and that it beats chance."""

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st
from tests.inis.language import Scene, given

from triskel.arena.match import plan, play, standings
from triskel.bots.bot import Situation
from triskel.bots.inis_bots import OneDecisionAhead
from triskel.core.chance import Rng
from triskel.core.registry import start
from triskel.core.state import CHANCE, State
from triskel.inis.evaluation import HELD, WON, worth
from triskel.inis.names import CARD_COUNT

FIVE = {name: [1, 0] for name in ("Hills", "Valley", "Cove", "Forest", "Moor")}
"""Five territories with a clan of seat 0 in each; tests add the sixth."""


def choice(state: State, seat: int, seed: int = 1) -> str:
    return state.move_text(OneDecisionAhead().choose(Situation(state, seat), Rng(seed)))


def chooses(table: Scene) -> str:
    """What the bot does in the place of whoever is awaited."""
    (seat,) = table.state.awaited()
    found = {choice(table.state, seat, seed) for seed in range(3)}
    assert len(found) == 1, f"it depends on chance: {found}"
    return found.pop()


# Victory


def test_it_takes_a_token_when_it_meets_a_condition() -> None:
    table = given(island={**FIVE, "Plains": [2, 3]}, players=2)
    assert chooses(table) == "pretender"


def test_it_passes_when_that_makes_it_high_king() -> None:
    table = given(island={**FIVE, "Plains": [2, 3]}, hands={0: ["New Clans"]}, pretenders=[0], players=2, turn=1)
    table.passes()
    table.nobody_reacts()
    assert chooses(table) == "pass"


def test_it_does_not_let_the_season_end_with_somebody_else_high_king() -> None:
    table = given(island={**FIVE, "Plains": [2, 3]}, hands={1: ["Druid", "Festival"]}, pretenders=[0], players=2)
    table.passes()
    table.nobody_reacts()
    assert chooses(table) != "pass"


def test_it_drives_out_who_would_win() -> None:
    """Of all clans on the island Balor's Eye removes one that stands alone."""
    table = given(island={**FIVE, "Plains": [2, 3]}, hands={1: ["Balor's Eye"]}, pretenders=[0], players=2, turn=1)
    assert chooses(table) == "balors-eye"
    table.play("Balor's Eye")
    target = choice(table.state, 1)
    assert target != "@plains"
    table.state.play(1, table.state.move_from_text(target))
    assert chooses(table) == "take-p0"


# Cards


def test_it_plays_a_card_instead_of_losing_it() -> None:
    table = given(island={"Hills": [2, 1], "Valley": [1, 2]}, hands={0: ["New Clans"]}, players=2)
    assert chooses(table) == "new-clans"


def test_geis_stops_who_would_win() -> None:
    """A third clan in the Plains would make seat 0 chieftain over the last clan that is missing."""
    table = given(
        island={"Hills": [4, 3], "Valley": [1, 0], "Plains": [2, 3]},
        hands={0: ["New Clans"], 1: ["Geis"]},
        pretenders=[0],
        players=2,
    )
    table.play("New Clans", "Plains", "Plains")
    assert table.awaited == (1,)
    assert chooses(table) == "geis"


def test_geis_is_kept_when_nothing_is_at_stake() -> None:
    table = given(island={"Hills": [2, 1], "Valley": [1, 2]}, hands={0: ["Citadel"], 1: ["Geis"]}, players=2)
    table.play("Citadel", "Hills")
    assert table.awaited == (1,)
    assert chooses(table) == "pass"


def test_it_keeps_the_best_card_of_a_draft() -> None:
    state = start("inis", players=4)
    rng = Rng(3)
    while len(state.awaited()) < 2:
        (seat,) = state.awaited()
        state.step(seat, state.random_move(seat, rng))
    for seat in state.awaited():
        kept = OneDecisionAhead().choose(Situation(state, seat), rng)
        assert HELD[kept] == max(HELD[card] for card in state.moves(seat))


def test_the_worth_of_every_card_is_known() -> None:
    assert len(HELD) == CARD_COUNT


# Clashes


def clash(hills: list[int], hands: dict[int, list[str]] | None = None) -> Scene:
    """Seat 0 has started a clash in the Hills; the first manoeuvre is due."""
    table = given(
        island={"Hills": hills, "Valley": [1, 0], "Cove": [0, 1]},
        hands={0: ["Warlord", *(hands or {}).get(0, [])], 1: (hands or {}).get(1, [])},
        players=2,
    )
    table.play("Warlord", "Hills")
    table.nobody_shelters()
    return table


def test_the_weak_accept_peace() -> None:
    table = clash([4, 1], {0: ["Migration", "Druid"]})
    table.offers_peace()
    assert chooses(table) == "peace"


def test_the_strong_attack_and_do_not_offer_peace() -> None:
    table = clash([5, 1])
    assert chooses(table) == "attack-p1"


def test_an_attack_costs_the_least_useful_card() -> None:
    table = clash([3, 2], {1: ["Geis", "Druid", "Sanctuary"]})
    table.attacks(1)
    table.nobody_reacts()
    assert chooses(table) == "druid"


def test_the_weak_take_shelter() -> None:
    table = given(
        island={"Hills": [4, 1], "Valley": [1, 0], "Cove": [0, 1]},
        hands={0: ["Warlord"]},
        citadels={"Hills": 1},
        players=2,
    )
    table.play("Warlord", "Hills")
    table.nobody_reacts()
    assert chooses(table) == "shelter"


# How it plays


@drawn(players=st.integers(2, 4), seed=st.integers(0, 2**30))
def test_its_choices_are_legal_and_leave_the_state_alone(players: int, seed: int) -> None:
    state, rng = start("inis", players=players), Rng(seed)
    for _ in range(150):
        if state.is_over():
            break
        seat = state.awaited()[0]
        if seat != CHANCE and len(state.moves(seat)) > 1 and rng.below(4) == 0:
            before = state.key()
            move = OneDecisionAhead().choose(Situation(state, seat), rng)
            assert state.key() == before
            state.play(seat, move)
        else:
            state.step(seat, state.random_move(seat, rng))


@drawn(seed=st.integers(0, 2**30))
def test_it_knows_no_more_than_its_seat(seed: int) -> None:
    """In a state that the seat can't tell from the true one it chooses the same."""
    state, rng = start("inis", players=3), Rng(seed)
    for _ in range(100):
        seat = state.awaited()[rng.below(len(state.awaited()))]
        if seat != CHANCE and len(state.moves(seat)) > 1 and rng.below(4) == 0:
            assert choice(state.determinize(seat, rng.fork()), seat, seed) == choice(state, seat, seed)
        state.step(seat, state.random_move(seat, rng))
        if state.is_over():
            break


def test_the_worth_of_a_finished_game_is_who_has_won() -> None:
    table = given(island={**FIVE, "Plains": [2, 3]}, pretenders=[0], players=2)
    table.passes()
    table.passes()
    table.nobody_reacts()
    state = table.state
    assert state.over
    assert (worth(state, 0), worth(state, 1)) == (WON, -WON)


@pytest.mark.parametrize("entrants", [["greedy", "random"], ["greedy", "random", "random", "random"]], ids=len)
def test_it_beats_chance(entrants: list[str]) -> None:
    match = plan("inis", entrants, games=8, seed=1, options={})
    assert standings(match, play(match))[0].wins >= 7
