"""Whatever can't be chosen says which rule is against it."""

from tests.inis.language import given

ROW = {"Hills": [2, 1, 0], "Valley": [1, 2, 0], "Plains": [0, 1, 1], "Moor": [0, 0, 1], "Cove": [0, 0, 2]}


def test_a_card_of_somebody_else_or_without_a_season_effect_is_no_turn() -> None:
    table = given(ROW, {0: ["Geis", "Migration"], 1: ["Bard"]})
    table.refused("Bard", "not_in_hand")
    table.refused("Geis", "no_season")


def test_the_druid_is_not_the_last_action_card() -> None:
    given(ROW, {0: ["Druid"]}).refused("Druid", "druid_last")


def test_an_answer_needs_its_moment() -> None:
    table = given(ROW, {0: ["Migration"], 1: ["Geis", "Lug Samildanach", "Sanctuary"]})
    table.play("Migration", "Hills", "Valley", "done")
    assert table.awaited == (1,)
    table.refused("Lug Samildanach", "wrong_moment")
    table.refused("Sanctuary", "season_only")
    table.refused("Conquest", "not_in_hand")


def test_declarations_ask_for_presence_and_neighbours() -> None:
    table = given(ROW, {0: ["Migration", "Sanctuary"]})
    table.play("Migration")
    table.refused("Moor", "not_present")
    table.play("Hills")
    table.refused("Cove", "not_neighbour")


def test_clans_come_only_from_where_they_are() -> None:
    table = given(ROW, {0: ["Conquest"]})
    table.play("Conquest", "Valley")
    table.refused("Plains", "no_clans_there")
    table.refused("Cove", "not_neighbour")


def test_what_a_card_asks_of_a_territory_is_said() -> None:
    sanctuaries = {"Valley": 1}
    festival = given(ROW, {0: ["Festival"]}, sanctuaries=sanctuaries)
    festival.play("Festival")
    festival.refused("Hills", "no_sanctuary")
    kernunos = given(ROW, {0: ["Kernunos' Sanctuary"]}, sanctuaries=sanctuaries)
    kernunos.play("Kernunos' Sanctuary")
    kernunos.refused("Valley", "has_sanctuary")
    nuada = given({**ROW, "Moor": [1, 0, 0]}, {0: ["Nuada Silverhand"]})
    nuada.play("Nuada Silverhand")
    nuada.refused("Valley", "not_chieftain")
    nuada.refused("Moor", "no_opponents")
    citadel = given({**ROW, "Swamp": [1, 0, 0]}, {0: ["Citadel"]})
    citadel.play("Citadel")
    citadel.refused("Swamp", "swamp")


def test_an_alliance_replaces_one_of_two_clans() -> None:
    table = given(ROW, {0: ["New Alliance"]})
    table.play("New Alliance", "Hills")
    table.refused("p1", "two_clans")


def test_in_a_clash_only_exposed_clans_can_be_attacked_and_chieftaincies_reached() -> None:
    table = given(ROW, {0: ["Warlord", "Tale of Cuchulain"]}, capital="Cove")
    table.play("Warlord", "Hills")
    table.nobody_reacts()
    table.refused("attack-p2", "not_exposed")
    table.refused("withdraw", "no_retreat")
    table.refused("Tale of Cuchulain", "one_exposed_clan")
    table.play("peace")
    table.play("fight")
    table.refused("peace", "peace_refused")


def test_a_card_does_not_go_further_than_it_says() -> None:
    eriu = given(ROW, {0: ["Eriu"]}, sanctuaries={"Hills": 1, "Valley": 1})
    eriu.play("Eriu", "Hills")
    eriu.refused("Hills", "one_each")
    craftsmen = given(ROW, {0: ["Craftsmen and Peasants"]}, capital="Cove", citadels={"Hills": 1})
    craftsmen.play("Craftsmen and Peasants")
    craftsmen.refused("Valley", "no_citadel_room")
    horses = given(ROW, {0: ["Manannan's Horses"]})
    horses.play("Manannan's Horses", "Hills")
    horses.refused("Hills", "other_place")


def test_a_new_territory_needs_a_free_spot() -> None:
    table = given(ROW, {0: ["Exploration"]})
    table.play("Exploration")
    table.nobody_reacts()
    table.refused("0,0u", "no_such_spot")


def test_of_several_clashes_only_one_that_waits_comes_first() -> None:
    table = given({"Hills": [0, 1, 0], "Valley": [3, 0, 0], "Plains": [0, 1, 1], "Moor": [0, 0, 1]}, {0: ["Migration"]})
    table.play("Migration", "Valley", "Hills", "Plains", "done")
    table.nobody_reacts()
    table.refused("Moor", "no_clash_here")


def test_lugs_spear_silences_triskel_cards() -> None:
    table = given(ROW, {0: ["Warlord", "Lug's Spear", "Ogma's Eloquence"]}, capital="Cove")
    table.play("Warlord", "Hills")
    table.play("Lug's Spear")
    table.nobody_reacts()
    table.refused("Ogma's Eloquence", "silenced")
