"""Epic tales that are played as season cards and place clans or sanctuaries. None of them starts a clash."""

import pytest
from tests.inis.language import given

HOME = {"Hills": [2, 1, 1], "Valley": [1, 2], "Plains": [0, 1, 2]}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Children of Dana", ["Plains"]),
        ("Dagda's Harp", ["Hills"]),
        ("Eriu", ["Hills"]),
        ("Kernunos' Sanctuary", ["Valley"]),
        ("Nuada Silverhand", ["Hills", "done"]),
        ("The Other World", ["Hills", "p0"]),
        ("The Stone of Fal", []),
    ],
)
def test_the_dagda_cancels_it(name: str, told: list[str]) -> None:
    island = {**HOME, "Hills": [3, 1, 1]}
    table = given(island, {0: [name, "Tuan's Memory"], 1: ["The Dagda"]}, sanctuaries={"Hills": 1})
    table.play(name, *told)
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert [table.clans(land) for land in HOME] == [[3, 1, 1], [1, 2, 0], [0, 1, 2]]
    assert table.sanctuaries("Valley") == 0
    assert table.hand(0) == ["Tuan's Memory"]


# Children of Dana


def test_children_of_dana_places_a_clan_anywhere_and_starts_no_clash() -> None:
    table = given(HOME, {0: ["Children of Dana"]})
    table.play("Children of Dana")
    assert table.choices() == ["@hills", "@plains", "@valley"]
    table.play("Plains")
    assert table.turn == 1
    assert (table.clans("Plains"), table.place("Children of Dana")) == ([1, 1, 2], "discard")
    assert not table.told("clash_begins")


def test_children_of_dana_with_an_empty_reserve_has_no_effect() -> None:
    table = given({"Hills": [12], "Valley": [0, 1]}, {0: ["Children of Dana"]})
    table.play("Children of Dana")
    assert table.turn == 1
    assert table.clans("Valley") == [0, 1, 0]


# Dagda's Harp


@pytest.mark.parametrize(("others", "clans"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_dagdas_harp_places_a_clan_for_each_other_tale_three_at_the_most(others: int, clans: int) -> None:
    tales = ["Tuan's Memory", "The Fianna", "Lug's Spear", "Balor's Eye"][:others]
    table = given(HOME, {0: ["Dagda's Harp", "Bard", "Hills", *tales]})
    table.play("Dagda's Harp", *["Hills", "Valley", "Valley"][:clans])
    assert table.turn == 1
    placed = [(2, 1), (3, 1), (3, 2), (3, 3)][clans]
    assert (table.clans("Hills")[0], table.clans("Valley")[0]) == placed
    assert sorted(table.hand(0)[2:]) == sorted(tales)


def test_dagdas_harp_places_where_its_player_is_present() -> None:
    table = given(HOME, {0: ["Dagda's Harp", "Tuan's Memory"]})
    table.play("Dagda's Harp")
    table.refused("Plains")


def test_dagdas_harp_places_what_the_reserve_has() -> None:
    table = given({"Hills": [11, 1]}, {0: ["Dagda's Harp", "Tuan's Memory", "The Fianna"]})
    table.play("Dagda's Harp", "Hills")
    assert table.turn == 1
    assert table.clans("Hills") == [12, 1, 0]


# Eriu


def test_eriu_places_one_clan_beside_sanctuaries_three_at_the_most() -> None:
    island = {"Hills": [1], "Valley": [1], "Plains": [1], "Moor": [1], "Cove": [1], "Forest": [0, 1]}
    sanctuaries = {"Hills": 2, "Valley": 1, "Plains": 1, "Moor": 1, "Forest": 1}
    table = given(island, {0: ["Eriu"]}, sanctuaries=sanctuaries)
    table.play("Eriu", "Hills")
    for land in ("Hills", "Cove", "Forest"):
        table.refused(land)
    table.play("Plains", "Moor")
    assert table.turn == 1
    assert [table.clans(land)[0] for land in island] == [2, 1, 2, 2, 1, 0]


def test_eriu_may_stop_early_and_may_place_nobody() -> None:
    for told in (["Hills", "done"], ["done"]):
        table = given(HOME, {0: ["Eriu"]}, sanctuaries={"Hills": 1, "Valley": 1})
        table.play("Eriu", *told)
        assert table.turn == 1
        assert (table.clans("Hills")[0], table.clans("Valley")[0]) == (1 + len(told), 1)


# Kernunos' Sanctuary


def test_kernunos_places_a_clan_and_a_sanctuary_where_there_is_none_yet() -> None:
    table = given(HOME, {0: ["Kernunos' Sanctuary"]}, sanctuaries={"Hills": 1})
    table.play("Kernunos' Sanctuary")
    assert table.choices() == ["@valley"]
    table.play("Valley")
    assert table.turn == 1
    assert (table.clans("Valley"), table.sanctuaries("Valley")) == ([2, 2, 0], 1)


def test_kernunos_does_what_it_still_can() -> None:
    table = given(HOME, {0: ["Kernunos' Sanctuary"]}, sanctuaries={"Hills": 9})
    table.play("Kernunos' Sanctuary", "Valley")
    assert table.turn == 1
    assert (table.clans("Valley"), table.sanctuaries("Valley")) == ([2, 2, 0], 0)
    table = given({"Hills": [12], "Valley": [0, 1]}, {0: ["Kernunos' Sanctuary"]})
    table.play("Kernunos' Sanctuary", "Hills")
    assert table.turn == 1
    assert table.sanctuaries("Hills") == 1


# Nuada Silverhand


def test_nuada_places_up_to_one_clan_for_each_opponent_where_its_player_is_chieftain() -> None:
    island = {"Hills": [3, 1, 2], "Valley": [2, 1], "Plains": [2, 2], "Moor": [1, 2], "Cove": [1]}
    table = given(island, {0: ["Nuada Silverhand"]})
    table.play("Nuada Silverhand", "Hills", "Hills")
    for land in ("Hills", "Plains", "Moor", "Cove"):
        table.refused(land)
    table.play("Valley")
    assert table.turn == 1
    assert [table.clans(land)[0] for land in island] == [5, 3, 2, 1, 1]


def test_nuada_may_stop_early_and_places_what_the_reserve_has() -> None:
    table = given({"Hills": [3, 1, 2]}, {0: ["Nuada Silverhand"]})
    table.play("Nuada Silverhand", "Hills", "done")
    assert table.turn == 1
    assert table.clans("Hills") == [4, 1, 2]
    table = given({"Hills": [11, 1, 2]}, {0: ["Nuada Silverhand"]})
    table.play("Nuada Silverhand", "Hills")
    assert table.turn == 1
    assert table.clans("Hills") == [12, 1, 2]


# The Other World


@pytest.mark.parametrize(("sanctuaries", "times"), [(1, 1), (3, 3), (5, 3)])
def test_the_other_world_places_or_removes_for_each_sanctuary_three_at_the_most(sanctuaries: int, times: int) -> None:
    table = given({"Hills": [1, 2, 1], "Valley": []}, {0: ["The Other World"]}, sanctuaries={"Hills": sanctuaries})
    table.play("The Other World", "Hills", *["p1", "p0", "p2"][:times])
    assert table.turn == 1
    assert table.clans("Hills") == [[1, 1, 1], [2, 1, 0]][times == 3]


def test_the_other_world_is_for_one_territory_with_its_player_and_a_sanctuary() -> None:
    table = given(HOME, {0: ["The Other World"]}, sanctuaries={"Valley": 1, "Plains": 1})
    table.play("The Other World")
    assert table.choices() == ["@valley"]
    table.play("Valley")
    assert table.choices() == ["take-p0", "take-p1"]


def test_the_other_world_removes_no_more_clans_than_there_are() -> None:
    table = given(HOME, {0: ["The Other World"]}, sanctuaries={"Hills": 3})
    table.play("The Other World", "Hills", "p1")
    table.refused("p1")
    table.play("p2")
    assert table.choices() == ["take-p0"]


def test_the_clans_that_the_other_world_removes_may_be_saved() -> None:
    hands = {0: ["The Other World"], 1: ["Dagda's Club"], 2: ["Diarmuid and Grainne"]}
    table = given(HOME, hands, sanctuaries={"Hills": 2})
    table.play("The Other World", "Hills", "p1", "p2")
    table.reacts(1, "Dagda's Club")
    table.reacts(2, "Diarmuid and Grainne", "Plains")
    assert table.turn == 1
    assert (table.clans("Hills"), table.clans("Plains")) == ([2, 1, 0], [0, 1, 3])


def test_the_other_world_without_a_sanctuary_has_no_effect() -> None:
    table = given(HOME, {0: ["The Other World"]})
    table.play("The Other World")
    assert table.turn == 1
    assert table.place("The Other World") == "discard"


# The Stone of Fal


@pytest.mark.parametrize(("reserve", "placed"), [(3, 2), (1, 1), (0, 0)])
def test_the_stone_of_fal_places_two_clans_by_the_capital_or_what_there_is(reserve: int, placed: int) -> None:
    table = given({"Hills": [12 - reserve, 1], "Plains": [0, 1]}, {0: ["The Stone of Fal"]}, capital="Plains")
    table.play("The Stone of Fal")
    assert table.turn == 1
    assert table.clans("Plains") == [placed, 1, 0]
    assert not table.told("clash_begins")
