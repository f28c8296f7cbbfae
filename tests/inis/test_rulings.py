"""What the rulebooks leave open and how it is settled here, point by point; ``triskel.inis.rulings`` lists most.

Where a card has a chapter of its own, that chapter tests it more closely.
"""

import pytest
from tests.inis.language import Hands, Land, Scene, given, new_game

from triskel.inis import island, rulings
from triskel.inis.drawing import free_spots
from triskel.inis.names import SPOT, TERRITORIES

HOME = {"Hills": [3], "Valley": [0, 2, 1], "Plains": [1, 1, 1]}


def clash_in_the_valley(hands: Hands, land: Land = HOME, players: int = 3, citadels: int = 0) -> Scene:
    """Seat 0 moves all clans of the Hills into the Valley."""
    table = given(land, {**hands, 0: ["Migration", *hands.get(0, [])]}, players, citadels={"Valley": citadels})
    table.play("Migration", "Hills", *["Valley"] * table.clans("Hills")[0])
    return table


# The table


@pytest.mark.parametrize(("edition", "supply"), [("reprint", 10), ("classic", 8)])
def test_the_reprint_has_ten_deeds_the_classic_edition_eight(edition: str, supply: int) -> None:
    for others in (supply - 1, supply):
        table = given(HOME, {0: ["Warlord", "Streng's Resolve"]}, deeds={1: others}, edition=edition)
        table.play("Warlord", "Plains")
        table.attacks(1)
        table.reacts(0, "Streng's Resolve")
        table.nobody_reacts()
        assert table.deeds(0) == supply - others


def test_a_game_ends_as_a_draw_after_twenty_rounds_unless_the_table_says_otherwise() -> None:
    assert rulings.ROUNDS == 20
    for rounds in (20, 0):
        table = given(HOME, season_round=20, rounds=rounds)
        for _ in range(3):
            table.passes()
        table.nobody_reacts()
        assert table.state.over == (rounds == 20)
        assert table.state.winner == -1


def test_the_capital_may_not_start_in_the_swamp() -> None:
    table = new_game(2)
    table.play("layout0")
    table.chance("Swamp", "Hills", "p1")
    table.refused("Swamp")


# The island


def test_a_new_tile_touches_at_least_two_others_and_overlaps_none() -> None:
    state = given(HOME).state
    taken = [int(spot) for spot in state.spots if spot >= 0]
    spots = [move - SPOT for move in free_spots(state)]
    assert len(spots) >= 6
    for spot in spots:
        assert sum(island.adjacent(spot, other) for other in taken) >= 2
        assert not any(island.overlaps(spot, other) for other in taken)


def test_exploration_lets_the_brenn_pick_spot_and_orientation_before_the_draw() -> None:
    table = given(HOME, {0: ["Exploration"]}, brenn=1)
    table.play("Exploration")
    table.nobody_reacts()
    assert table.awaited == (1,)
    assert {text[-1] for text in table.choices()} == {"u", "d"}


def test_exploration_without_a_tile_places_neither_tile_nor_clan() -> None:
    table = given({name: [1, 1, 1] if name == "Hills" else [] for name in TERRITORIES}, {0: ["Exploration"]})
    table.play("Exploration")
    assert table.turn == 1
    assert table.reserve(0) == 11


def test_tailtiu_lets_the_player_pick_tile_spot_and_orientation() -> None:
    table = given(HOME, {0: ["Tailtiu's Land"]}, brenn=1)
    table.play("Tailtiu's Land")
    table.chance("Moor", "Cove", "Forest")
    table.play("Moor")
    assert table.awaited == (0,)
    assert {text[-1] for text in table.choices()} == {"u", "d"}


# Clashes


def test_peace_is_unanimous_and_may_be_made_before_every_manoeuvre() -> None:
    table = clash_in_the_valley({})
    table.offers_peace(by=0)
    table.accepts(by=1)
    table.refuses(by=2)
    table.attacks(2, by=0)
    table.offers_peace(by=1)
    table.accepts(by=0)
    assert table.turn == 1, "those without exposed clans are not asked"


def test_highlands_answers_after_the_citadels_and_names_the_instigator() -> None:
    assert rulings.HIGHLANDS_AFTER_CITADELS
    land = {"Hills": [2], "Highlands": [0, 2], "Valley": [0, 1, 1]}
    table = given(land, {0: ["Migration"], 2: ["Highlands"]}, citadels={"Highlands": 1})
    table.play("Migration", "Hills", "Highlands", "Highlands")
    assert not table.is_asked(2, "Highlands")
    table.shelters(by=1)
    table.reacts(2, "Highlands", "p1")
    table.nobody_reacts()
    assert (table.awaited, table.exposed()) == ((1,), [2, 1, 0])


@pytest.mark.parametrize(
    ("name", "told", "left"),
    [
        ("Warlord", ["Hills"], [1, 1, 1]),
        ("The Morrigan", ["no", "Hills", "p2"], [1, 1, 1]),
        ("The Morrigan", ["no", "Valley", "p1"], [0, 2, 1]),
    ],
)
def test_the_festival_is_paid_by_whoever_started_the_clash_if_present(
    name: str, told: list[str], left: list[int]
) -> None:
    land = "Valley" if "Valley" in told else "Hills"
    table = given({"Hills": [2, 1, 1], "Valley": [0, 2, 1]}, {0: [name]}, festival=land, citadels={land: 1})
    table.play(name, *told)
    table.nobody_reacts()
    assert table.clans(land) == left
    assert table.may("shelter"), "it comes before the citadels"


def test_lugs_spear_may_be_played_by_a_player_who_is_not_in_the_clash() -> None:
    assert rulings.SPEAR_BY_ANYBODY
    land = {"Hills": [3], "Valley": [0, 2], "Plains": [0, 0, 1]}
    table = clash_in_the_valley({2: ["Lug's Spear"], 1: ["Ogma's Eloquence"]}, land)
    table.reacts(2, "Lug's Spear")
    table.attacks(1)
    table.nobody_reacts()
    assert table.awaited == (1,)
    table.refused("Ogma's Eloquence")


def test_warlord_as_an_answer_is_for_players_with_exposed_clans_who_choose_one_of_these() -> None:
    table = clash_in_the_valley({2: ["Warlord"]}, citadels=1)
    table.stays_outside(by=1)
    table.shelters(by=2)
    table.attacks(1)
    assert not table.is_asked(2, "Warlord"), "its clan is sheltered"
    table = clash_in_the_valley({1: ["Warlord"]}, citadels=1)
    table.stays_outside(by=1)
    table.shelters(by=2)
    table.attacks(1)
    table.loses_clan()
    table.reacts(1, "Warlord")
    assert table.choices() == ["p0", "p1"]


def test_a_manoeuvre_that_warlord_gives_is_followed_as_the_crows_fly() -> None:
    table = clash_in_the_valley({0: ["Warlord"]}, {**HOME, "Valley": [0, 3, 3]})
    table.attacks(1)
    table.reacts(0, "Warlord", "p2")
    for seat in (2, 0, 1):
        table.attacks((seat + 1) % 3, by=seat)


def test_each_loss_is_a_removal_that_may_be_answered_and_a_replacement_is_none() -> None:
    saved: Hands = {0: ["Dagda's Club"]}
    table = clash_in_the_valley({1: ["Dagda's Club"]})
    table.attacks(1)
    assert table.is_asked(1, "Dagda's Club")
    table = given(HOME, {**saved, 1: ["Balor's Eye"]}, turn=1)
    table.play("Balor's Eye", "Hills", "p0")
    assert table.is_asked(0, "Dagda's Club")
    table = given(HOME, {0: ["Dagda's Club", "Deirdre's Beauty"]})
    table.play("Deirdre's Beauty", "Hills")
    assert table.is_asked(0, "Dagda's Club")
    table = given({"Hills": [3], "Mountains": [], "Valley": [0, 1, 1]}, {0: ["Emissaries", "Dagda's Club"]}, players=4)
    table.play("Emissaries", "Hills", "Mountains")
    assert table.is_asked(0, "Dagda's Club")
    table = given({"Gates of Tir na nOg": [1], "Hills": [0, 1, 1]}, {0: ["The Morrigan", "Dagda's Club"]})
    table.play("The Morrigan", "yes", "done")
    assert table.is_asked(0, "Dagda's Club")
    table = given(HOME, {0: ["Warlord", "Dagda's Club"]}, festival="Plains")
    table.play("Warlord", "Plains")
    assert table.is_asked(0, "Dagda's Club")
    table = given(HOME, {**saved, 1: ["New Alliance"]}, turn=1, festival="Plains")
    table.play("New Alliance", "Plains", "p1")
    assert not table.is_asked(0, "Dagda's Club")


def test_the_mountains_take_their_toll_at_once_before_the_clash() -> None:
    table = given({"Hills": [2], "Mountains": [0, 1], "Valley": [0, 1]}, {0: ["Migration", "Bard"]})
    table.play("Migration", "Hills", "Mountains", "Mountains")
    table.nobody_reacts()
    assert table.choices() == ["bard", "clan"]
    assert not table.told("clash_begins")


def test_dagdas_cauldron_brings_back_clans_lost_earlier_in_the_clash_too() -> None:
    assert rulings.CAULDRON_RETURNS == 3
    table = clash_in_the_valley({1: ["Dagda's Cauldron"]}, {"Hills": [3], "Valley": [0, 5], "Plains": [1]})
    table.attacks(1, by=0)
    table.attacks(0, by=1)
    table.attacks(1, by=0)
    table.reacts(1, "Dagda's Cauldron")
    table.offers_peace(by=1)
    table.accepts(by=0)
    assert table.turn == 1
    assert table.clans("Valley") == [2, 5, 0]


# Cards


def test_citadel_takes_the_advantage_card_from_another_hand_but_not_once_it_was_played() -> None:
    table = given(HOME, {0: ["Citadel"], 1: ["Plains"]})
    table.play("Citadel", "Plains")
    assert table.turn == 1
    assert table.hand(0) == ["Plains"]


def test_lug_samildanach_answers_any_players_action_card_but_no_cancelled_one() -> None:
    assert rulings.LUG_AFTER_ANYBODYS
    table = given(HOME, {0: ["New Clans"], 1: ["Lug Samildanach"], 2: ["Geis"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(2, "Geis")
    table.reacts(1, "Lug Samildanach")
    assert table.turn == 1
    assert table.hand(1) == ["Geis"], "Geis itself was resolved"
    table = given(HOME, {0: ["New Clans"], 1: ["Lug Samildanach"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(1, "Lug Samildanach")
    assert table.turn == 1
    assert table.hand(1) == ["New Clans"]


def test_geis_answers_both_halves_of_action_cards() -> None:
    table = given(HOME, {0: ["Bard"], 1: ["Geis"]})
    table.play("Bard")
    assert table.is_asked(1, "Geis")
    table = clash_in_the_valley({0: ["Bard"], 1: ["Geis"]})
    table.attacks(2)
    table.reacts(0, "Bard")
    assert table.is_asked(1, "Geis")


def test_after_oengus_play_goes_on_from_his_player_as_the_crows_fly() -> None:
    table = given(HOME, {0: ["Bard", "Oengus's Ploy"], 1: ["Druid", "New Clans"]}, crows=-1, turn=1)
    table.play("New Clans", "Plains", "Plains")
    table.reacts(0, "Oengus's Ploy")
    assert table.turn == 0
    table.passes()
    assert table.turn == 2


def test_horses_start_a_clash_as_moved_clans_do() -> None:
    assert rulings.HORSES_START_CLASHES
    table = given(HOME, {0: ["Manannan's Horses"]})
    table.play("Manannan's Horses", "Hills", "Valley", "done")
    table.nobody_reacts()
    assert table.clash == "Valley"


def test_kernunos_sanctuary_draws_no_tale() -> None:
    assert not rulings.KERNUNOS_DRAWS
    table = given(HOME, {0: ["Kernunos' Sanctuary"]})
    table.play("Kernunos' Sanctuary", "Hills")
    assert table.turn == 1
    assert (table.hand(0), table.sanctuaries("Hills")) == ([], 1)


def test_without_a_card_set_aside_cove_and_champions_share_do_what_they_can() -> None:
    table = given({**HOME, "Cove": []}, {0: ["Champion's Share", "Cove", "Bard"]}, aside=None)
    table.play("Champion's Share")
    table.reacts(0, "Cove")
    table.play("Bard")
    assert table.turn == 1
    assert (table.hand(0), table.place("Bard")) == ([], "aside")


def test_several_players_who_are_affected_at_once_answer_from_the_brenn_as_the_crows_fly() -> None:
    land = {"Gates of Tir na nOg": [1, 1, 1], "Hills": [1, 1, 1]}
    table = given(land, {0: ["The Morrigan"]}, brenn=1)
    table.play("The Morrigan", "yes", "done")
    for seat in (1, 0, 2):
        table.chance(table.choices()[0])
        assert [bool(table.state.hand(other, 2)) for other in range(3)][seat]
    drawn = [facts["seat"] for facts in table.told("card_drawn")]
    assert drawn == [1, 0, 2]


def test_any_card_may_be_played_without_effect_but_not_against_a_rule() -> None:
    """Instead of passing. Druid as the last action card would break its own rule."""
    land = {"Moor": [12], "Valley": [0, 1, 1], "Plains": []}
    for name in ("Craftsmen and Peasants", "Festival", "New Clans", "Eriu", "Children of Dana", "Breas' Tyranny"):
        table = given(land, {0: [name]})
        table.play(name)
        assert table.turn == 1
        assert table.place(name) == "discard"
    given(land, {0: ["Druid"]}).refused("Druid")


@pytest.mark.parametrize(("crows", "order"), [(1, [0, 1, 2]), (-1, [0, 2, 1])])
def test_the_active_player_answers_first_then_the_others_as_the_crows_fly(crows: int, order: list[int]) -> None:
    hands = {0: ["Migration", "Bard"], 1: ["Warlord"], 2: ["Druid"]}
    table = given({**HOME, "Valley": [0, 3, 2]}, hands, crows=crows)
    table.play("Migration", "Hills", "Valley", "Valley", "Valley")
    table.attacks(1, by=0)
    table.loses_clan()
    asked = []
    while table.choices()[-1] == "pass":
        asked.append(table.awaited[0])
        table.play("pass")
    assert asked == order, "each may hold a fitting card, as far as the others know"
