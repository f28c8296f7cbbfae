"""The season effects of the action cards from Festival to Sanctuary; see ``test_action_card_answers`` for Warlord."""

import pytest
from tests.inis.language import given

SIDE_BY_SIDE = {"Hills": [2, 1, 1], "Valley": [1, 2, 0], "Plains": [0, 1, 2]}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Craftsmen and Peasants", ["Hills", "done"]),
        ("Festival", ["Hills"]),
        ("New Alliance", ["Hills", "p0"]),
        ("New Alliance", ["Valley", "p1"]),
        ("New Clans", ["Hills", "Valley"]),
    ],
)
def test_geis_cancels_it(name: str, told: list[str]) -> None:
    table = given(SIDE_BY_SIDE, {0: [name], 2: ["Geis"]}, sanctuaries={"Hills": 1}, citadels={"Hills": 2})
    table.play(name, *told)
    table.reacts(2, "Geis")
    assert table.turn == 1
    assert [table.clans(land) for land in SIDE_BY_SIDE] == list(SIDE_BY_SIDE.values())
    assert (table.told("festival"), table.place(name)) == ([], "discard")


# Festival


def test_festival_places_a_clan_and_the_marker_beside_a_sanctuary() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Festival"]}, sanctuaries={"Hills": 1, "Plains": 1})
    table.play("Festival")
    assert table.choices() == ["@hills"]
    table.play("Hills")
    assert table.turn == 1
    assert table.clans("Hills") == [3, 1, 1]
    assert table.told("festival") == [{"territory": "Hills"}]


def test_festival_without_a_clan_in_reserve_still_places_the_marker() -> None:
    table = given({"Hills": [12, 1], "Valley": [0, 1]}, {0: ["Festival"]}, sanctuaries={"Hills": 1})
    table.play("Festival", "Hills")
    assert table.turn == 1
    assert table.told("festival") == [{"territory": "Hills"}]


def test_festival_without_a_sanctuary_has_no_effect() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Festival"]}, sanctuaries={"Plains": 1})
    table.play("Festival")
    assert table.turn == 1
    assert (table.place("Festival"), table.told("festival")) == ("discard", [])


def test_whoever_starts_a_clash_at_the_festival_loses_a_clan_before_the_citadels() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Migration"]}, festival="Plains", citadels={"Plains": 1})
    table.play("Migration", "Hills", "Plains", "Plains")
    table.nobody_reacts()
    assert (table.clans("Plains"), table.reserve(0)) == ([1, 1, 2], 10)
    assert table.may("shelter")


def test_the_festival_is_over_with_the_season() -> None:
    table = given(SIDE_BY_SIDE, festival="Plains")
    for _ in range(3):
        table.passes()
    table.nobody_reacts()
    assert table.told("season_ends") == [{"round": 1}]
    assert table.state.festival == -1


# Geis


def test_geis_has_no_season_effect() -> None:
    given(SIDE_BY_SIDE, {0: ["Geis"]}).refused("Geis", because="no_season")


# Migration


def test_migration_leaves_one_territory_for_several_and_starts_a_clash_in_each() -> None:
    table = given({"Hills": [0, 1], "Valley": [3], "Plains": [0, 0, 1], "Moor": [], "Cove": [1]}, {0: ["Migration"]})
    table.play("Migration", "Valley", "Hills", "Plains", "Moor")
    table.nobody_reacts()
    assert table.awaited == (0,)
    assert table.choices() == ["@hills", "@plains"]
    table.play("Plains")
    assert table.clash == "Plains"
    table.offers_peace()
    table.accepts(by=2)
    assert (table.clash, table.state.instigator) == ("Hills", 0)


def test_migration_moves_at_least_one_clan_and_may_leave_some() -> None:
    table = given({"Hills": [], "Valley": [3], "Plains": [0, 1]}, {0: ["Migration"]})
    table.play("Migration")
    assert table.choices() == ["@valley"]
    table.play("Valley")
    table.refused("done")
    table.play("Hills", "done")
    assert table.turn == 1
    assert (table.clans("Hills"), table.clans("Valley")) == ([1, 0, 0], [2, 0, 0])


def test_migration_reaches_neighbours_only() -> None:
    table = given({"Hills": [1], "Valley": [0, 1], "Plains": [], "Moor": []}, {0: ["Migration"]})
    table.play("Migration", "Hills")
    assert table.choices() == ["@plains", "@valley"]


def test_geis_cancels_migration() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Migration"], 1: ["Geis"]})
    table.play("Migration", "Hills", "Valley", "Valley")
    table.reacts(1, "Geis")
    assert table.turn == 1
    assert table.clans("Hills") == [2, 1, 1]
    assert (table.place("Migration"), table.place("Geis")) == ("discard", "discard")


# New Alliance


def test_new_alliance_places_a_clan() -> None:
    table = given(SIDE_BY_SIDE, {0: ["New Alliance"]})
    table.play("New Alliance", "Hills", "p0")
    assert table.turn == 1
    assert (table.clans("Hills"), table.reserve(0)) == ([3, 1, 1], 8)


def test_new_alliance_replaces_a_clan_of_an_opponent_who_has_two_there() -> None:
    table = given({"Hills": [1, 2, 1], "Valley": [0, 3]}, {0: ["New Alliance"]})
    table.play("New Alliance")
    table.refused("Valley")
    table.play("Hills")
    table.refused("p2")
    table.play("p1")
    assert table.turn == 1
    assert (table.clans("Hills"), table.reserve(0), table.reserve(1)) == ([2, 1, 1], 10, 8)


def test_new_alliance_with_an_empty_reserve_replaces_nobody() -> None:
    table = given({"Hills": [12, 2], "Valley": [0, 1]}, {0: ["New Alliance"]})
    table.play("New Alliance", "Hills", "p1")
    assert table.turn == 1
    assert table.clans("Hills") == [12, 2, 0]


def test_replacing_is_no_removal_that_could_be_answered() -> None:
    hands = {0: ["New Alliance"], 1: ["Diarmuid and Grainne", "Dagda's Club"]}
    table = given({"Hills": [1, 2], "Valley": [0, 1]}, hands)
    table.play("New Alliance", "Hills", "p1")
    assert not table.is_asked(1, "Diarmuid and Grainne")
    assert not table.is_asked(1, "Dagda's Club")
    assert table.turn == 1
    assert table.clans("Hills") == [2, 1, 0]


# New Clans


@pytest.mark.parametrize(("second", "hills", "valley"), [("Hills", 4, 1), ("Valley", 3, 2)])
def test_new_clans_places_two_in_one_territory_or_two(second: str, hills: int, valley: int) -> None:
    table = given(SIDE_BY_SIDE, {0: ["New Clans"]})
    table.play("New Clans")
    table.refused("Plains")
    table.play("Hills", second)
    assert table.turn == 1
    assert (table.clans("Hills")[0], table.clans("Valley")[0]) == (hills, valley)


def test_new_clans_with_one_clan_in_reserve_places_one() -> None:
    table = given({"Hills": [11, 1], "Valley": []}, {0: ["New Clans"]})
    table.play("New Clans", "Hills")
    assert table.turn == 1
    assert table.clans("Hills") == [12, 1, 0]


def test_placed_clans_start_no_clash() -> None:
    table = given(SIDE_BY_SIDE, {0: ["New Clans"]})
    table.play("New Clans", "Hills", "Valley")
    assert table.turn == 1
    assert not table.told("clash_begins")


# Sanctuary


def test_sanctuary_is_built_where_its_player_is_present_and_a_tale_is_drawn() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Sanctuary"]})
    table.play("Sanctuary")
    table.refused("Plains")
    table.play("Valley")
    table.chance("Eriu")
    assert table.turn == 1
    assert (table.sanctuaries("Valley"), table.hand(0)) == (1, ["Eriu"])


def test_sanctuary_without_one_in_supply_still_draws() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Sanctuary"]}, sanctuaries={"Plains": 9})
    table.play("Sanctuary", "Valley")
    table.chance("Eriu")
    assert (table.sanctuaries("Valley"), table.hand(0)) == (0, ["Eriu"])


def test_geis_cancels_both_halves_of_sanctuary() -> None:
    table = given(SIDE_BY_SIDE, {0: ["Sanctuary"], 1: ["Geis"]})
    table.play("Sanctuary", "Valley")
    table.reacts(1, "Geis")
    assert table.turn == 1
    assert (table.sanctuaries("Valley"), table.hand(0)) == (0, [])
