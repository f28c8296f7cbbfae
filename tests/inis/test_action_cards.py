"""The season effects of the action cards from Bard to Exploration."""

import pytest
from tests.inis.language import given

SIDE_BY_SIDE = {"Hills": [2, 1, 1], "Valley": [1, 2, 0], "Plains": [0, 1, 2]}


# Bard


def test_bard_draws_an_epic_tale() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Bard"]})
    table.play("Bard")
    table.chance("Eriu")
    assert table.turn == 1
    assert table.hand(0) == ["Eriu"]
    assert table.place("Bard") == "discard"
    assert table.told("card_drawn") == [{"seat": 0, "kind": "tale"}]
    assert table.told("card_drawn", 0) == [{"seat": 0, "kind": "tale", "card": "Eriu"}]


def test_geis_cancels_bard() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Bard"], 1: ["Geis"]})
    table.play("Bard")
    table.reacts(1, "Geis")
    assert table.turn == 1
    assert (table.hand(0), table.hand(1)) == ([], [])
    assert table.told("card_cancelled") == [{"card": "Bard"}]


# Citadel


def test_citadel_is_built_where_its_player_is_present_and_brings_the_advantage_card_from_the_row() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Citadel"]})
    table.play("Citadel")
    table.refused("Plains")
    table.play("Hills")
    assert table.turn == 1
    assert (table.citadels("Hills"), table.hand(0)) == (1, ["Hills"])


def test_citadel_takes_the_advantage_card_from_another_hand() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Citadel"], 1: ["Hills"]})
    table.play("Citadel", "Hills")
    table.nobody_reacts()
    assert (table.hand(0), table.hand(1)) == (["Hills"], [])


def test_citadel_takes_no_advantage_card_that_was_played_this_round() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Citadel"]}, spent=["Hills"])
    table.play("Citadel", "Hills")
    table.nobody_reacts()
    assert (table.citadels("Hills"), table.hand(0), table.place("Hills")) == (1, [], "spent")


def test_citadel_without_a_citadel_in_supply_still_brings_the_advantage_card() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Citadel"]}, citadels={"Plains": 8})
    table.play("Citadel", "Hills")
    table.nobody_reacts()
    assert (table.citadels("Hills"), table.hand(0)) == (0, ["Hills"])


def test_citadel_passes_over_the_swamp_while_its_player_is_present_elsewhere() -> None:
    table = given({"Swamp": [3], "Hills": [1]}, {0: ["Citadel"]})
    table.play("Citadel")
    table.refused("Swamp")
    assert table.choices() == ["@hills"]


def test_citadel_of_a_player_in_the_swamp_alone_brings_its_card_and_no_citadel() -> None:
    table = given({"Swamp": [3], "Hills": [0, 1]}, {0: ["Citadel"]})
    table.play("Citadel", "Swamp")
    table.nobody_reacts()
    assert (table.citadels("Swamp"), table.hand(0)) == (0, ["Swamp"])


def test_geis_cancels_citadel() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Citadel"], 2: ["Geis"]})
    table.play("Citadel", "Hills")
    table.reacts(2, "Geis")
    assert table.turn == 1
    assert (table.citadels("Hills"), table.place("Hills")) == (0, "row")


# Conquest


def test_conquest_brings_clans_from_several_neighbours_into_one_territory_and_starts_a_clash() -> None:
    table = given(
        {"Hills": [2], "Valley": [0, 1], "Plains": [1], "Moor": [3], "Forest": [2]},
        {0: ["Conquest"]},
    )
    table.play("Conquest", "Valley", "Hills", "Hills", "Moor")
    table.refused("Forest")
    table.play("done")
    table.nobody_reacts()
    assert (table.clash, table.state.instigator) == ("Valley", 0)
    assert [table.clans(name)[0] for name in ("Hills", "Valley", "Plains", "Moor", "Forest")] == [0, 3, 1, 2, 2]


def test_conquest_offers_no_more_clans_than_there_are() -> None:
    table = given({"Hills": [1], "Valley": [0, 1], "Plains": [1]}, {0: ["Conquest"]})
    table.play("Conquest", "Valley", "Hills")
    table.refused("Hills")
    table.play("Plains")
    assert table.told("card_played")[0]["told"] == ["@valley", "@hills", "@plains"]


def test_conquest_of_empty_land_starts_no_clash() -> None:
    table = given({"Hills": [1], "Valley": [], "Plains": [0, 1]}, {0: ["Conquest"]})
    table.play("Conquest", "Valley", "Hills")
    assert table.turn == 1
    assert table.clans("Valley") == [1, 0, 0]


def test_conquest_may_move_nobody() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Conquest"]})
    table.play("Conquest", "Valley", "done")
    assert table.turn == 1
    assert table.clans("Valley") == [1, 2, 0]


def test_geis_cancels_conquest_after_all_of_it_is_declared() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Conquest"], 1: ["Geis"]})
    table.play("Conquest", "Plains", "Hills")
    assert table.awaited == (0,)
    table.play("Hills", "Valley")
    table.reacts(1, "Geis")
    assert table.turn == 1
    assert [table.clans(name) for name in SIDE_BY_SIDE] == list(SIDE_BY_SIDE.values())


# Craftsmen and Peasants


def test_craftsmen_and_peasants_places_up_to_one_clan_for_each_citadel_the_capital_included() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Craftsmen and Peasants"]}, citadels={"Hills": 2, "Plains": 1}, capital="Valley")
    table.play("Craftsmen and Peasants", "Hills", "Hills")
    table.refused("Hills")
    table.refused("Plains")
    table.play("Valley")
    assert table.turn == 1
    assert (table.clans("Hills"), table.clans("Valley"), table.reserve(0)) == ([4, 1, 1], [2, 2, 0], 6)


def test_craftsmen_and_peasants_may_stop_early() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Craftsmen and Peasants"]}, citadels={"Hills": 2}, capital="Valley")
    table.play("Craftsmen and Peasants", "Hills", "done")
    assert table.turn == 1
    assert (table.clans("Hills"), table.clans("Valley")) == ([3, 1, 1], [1, 2, 0])


def test_craftsmen_and_peasants_places_what_the_reserve_has() -> None:
    table = given({"Hills": [11, 1]}, {0: ["Craftsmen and Peasants"]}, citadels={"Hills": 4})
    table.play("Craftsmen and Peasants", "Hills")
    assert table.turn == 1
    assert table.clans("Hills") == [12, 1, 0]


def test_craftsmen_and_peasants_without_a_citadel_has_no_effect() -> None:
    table = given({"Hills": [2, 1], "Valley": [0, 1]}, {0: ["Craftsmen and Peasants"]})
    table.play("Craftsmen and Peasants")
    assert table.turn == 1
    assert table.place("Craftsmen and Peasants") == "discard"


# Druid


def test_druid_takes_a_card_from_the_discard_that_only_its_player_sees() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Druid", "Bard"]}, discarded=["Migration"])
    table.play("Druid")
    table.nobody_reacts()
    assert table.may("Migration")
    table.refused("Druid")
    table.play("Migration")
    assert table.hand(0) == ["Bard", "Migration"]
    assert table.told("discard_taken") == [{"seat": 0}]
    assert table.told("discard_taken", 0) == [{"seat": 0, "card": "Migration"}]
    assert not table.knows(1, "Migration")


def test_druid_is_not_played_as_the_last_action_card() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Druid", "Hills", "Eriu"]})
    table.refused("Druid")
    assert given(SIDE_BY_SIDE, {0: ["Druid", "Geis"]}).may("Druid")


def test_druid_does_not_take_what_is_set_aside() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Druid", "Bard"]}, aside="Festival")
    table.play("Druid")
    table.nobody_reacts()
    table.refused("Festival")


def test_geis_cancels_druid_and_may_not_be_fetched_by_it() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Druid", "Bard"], 1: ["Geis"]})
    table.play("Druid")
    table.reacts(1, "Geis")
    assert table.turn == 1
    assert table.hand(0) == ["Bard"]


def test_druid_fetches_geis_which_answers_later() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Druid", "Bard"], 1: ["New Clans"]}, discarded=["Geis"])
    table.play(
        "Druid",
    )
    table.play("Geis")
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Geis")
    assert table.turn == 2
    assert table.clans("Hills") == [2, 1, 1]


# Exploration


def test_exploration_lets_the_brenn_pick_the_spot_before_the_tile_is_drawn() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Exploration"]}, brenn=2)
    table.play("Exploration")
    table.nobody_reacts()
    assert table.awaited == (2,)
    table.refused("5,5u")
    table.play("3,0u")
    table.chance("Moor")
    assert table.turn == 1
    assert (table.clans("Moor"), table.place("Moor")) == ([1, 0, 0], "row")
    assert table.told("tile_laid") == [{"territory": "Moor", "spot": "3,0u"}]


def test_exploration_with_an_empty_reserve_still_lays_the_tile() -> None:
    table = given({"Hills": [12, 1], "Valley": [0, 1]}, {0: ["Exploration"]})
    table.play("Exploration", "2,-1u")
    table.chance("Moor")
    assert table.turn == 1
    assert (table.clans("Moor"), table.place("Moor")) == ([0, 0, 0], "row")


@pytest.mark.parametrize("name", ["Gates of Tir na nOg", "Stone Circle"])
def test_exploration_may_draw_a_tile_that_comes_with_a_sanctuary(name: str) -> None:
    table = given(SIDE_BY_SIDE, {0: ["Exploration"]})
    table.play("Exploration", "3,0u")
    table.chance(name)
    assert table.sanctuaries(name) == 1


def test_geis_cancels_exploration() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Exploration"], 1: ["Geis"]})
    table.play("Exploration")
    table.reacts(1, "Geis")
    assert table.turn == 1
    assert table.state.tiles_in_play() == 3
