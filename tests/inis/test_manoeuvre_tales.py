"""The four epic tales that are played as manoeuvres."""

import pytest
from tests.inis.language import Hands, Land, Scene, given

AS_MANOEUVRES = ["Battle of Moytura", "The Fianna", "Ogma's Eloquence", "Tale of Cuchulain"]
HOME = {"Hills": [1], "Valley": [0, 2, 1], "Plains": [2, 1]}


def clash_in_the_valley(
    hands: Hands, citadels: int = 0, island: Land = HOME, sheltered: tuple[int, ...] = (), players: int = 3
) -> Scene:
    """Seat 0 moves a clan into the Valley, against two of seat 1 and one of seat 2; up to the first manoeuvre."""
    hands = {**hands, 0: ["Migration", *hands.get(0, [])]}
    table = given(island, hands, players, citadels={"Valley": citadels})
    table.play("Migration", "Hills", "Valley")
    for seat in sheltered:
        table.shelters(by=seat)
    table.nobody_shelters()
    return table


@pytest.mark.parametrize("name", AS_MANOEUVRES)
def test_it_is_played_in_its_players_manoeuvre_turn_only(name: str) -> None:
    given(HOME, {0: [name]}).refused(name, because="no_season")
    table = clash_in_the_valley({1: [name]}, citadels=1, sheltered=(1,))
    assert table.awaited == (0,)
    table.attacks(2)
    assert not table.is_asked(1, name)
    assert table.awaited == (1,)
    assert table.may(name)


@pytest.mark.parametrize("name", AS_MANOEUVRES)
def test_it_takes_the_place_of_the_manoeuvre(name: str) -> None:
    table = clash_in_the_valley({0: [name, "Warlord"]})
    told = {"Battle of Moytura": ["Plains", "done"], "The Fianna": ["Hills"], "Tale of Cuchulain": ["p1", "p2"]}
    table.play(name, *told.get(name, []))
    if name == "Ogma's Eloquence":
        assert table.turn == 1
        return
    assert table.is_asked(0, "Warlord") == (name != "The Fianna"), "after a manoeuvre, with exposed clans"
    table.nobody_reacts()
    assert table.awaited == (1,)


@pytest.mark.parametrize("name", AS_MANOEUVRES)
def test_when_the_dagda_cancels_it_the_manoeuvre_is_over(name: str) -> None:
    table = clash_in_the_valley({0: [name], 1: ["The Dagda"]})
    told = {"Battle of Moytura": ["Plains", "done"], "The Fianna": ["Hills"], "Tale of Cuchulain": ["p1", "p2"]}
    table.play(name, *told.get(name, []))
    table.reacts(1, "The Dagda")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.clans("Plains")) == ([1, 2, 1], [2, 1, 0])
    assert (table.clash, table.awaited) == ("Valley", (1,))


@pytest.mark.parametrize("name", AS_MANOEUVRES)
def test_it_is_no_action_card_and_no_attack(name: str) -> None:
    table = clash_in_the_valley({0: [name, "Streng's Resolve", "Raid"], 1: ["Geis"]}, players=4)
    told = {"Battle of Moytura": ["Plains", "done"], "The Fianna": ["Hills"], "Tale of Cuchulain": ["p1", "p2"]}
    table.play(name, *told.get(name, []))
    assert not table.is_asked(1, "Geis")
    assert not table.is_asked(0, "Streng's Resolve")
    assert not table.is_asked(0, "Raid")


# The Battle of Moytura


def test_moytura_brings_clans_from_all_around_and_places_one_more_all_exposed() -> None:
    island = {"Cove": [1], "Hills": [1], "Valley": [0, 2, 1], "Plains": [2, 1], "Moor": [3]}
    table = clash_in_the_valley({0: ["Battle of Moytura"]}, island=island)
    table.play("Battle of Moytura")
    table.refused("done")
    table.play("Plains", "Moor", "Moor", "done")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.exposed(), table.awaited) == ([5, 2, 1], [5, 2, 1], (1,))
    assert (table.clans("Plains"), table.clans("Moor"), table.clans("Cove")) == ([1, 1, 0], [1, 0, 0], [1, 0, 0])
    assert len(table.told("clash_begins")) == 1


def test_moytura_of_a_sheltered_player_exposes_what_arrives() -> None:
    table = clash_in_the_valley({1: ["Battle of Moytura"]}, citadels=1, sheltered=(1,))
    table.attacks(2)
    table.play("Battle of Moytura", "Plains")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.exposed()) == ([1, 4, 0], [1, 3, 0])


def test_moytura_does_what_it_still_can() -> None:
    island = {"Hills": [11], "Valley": [0, 2], "Plains": [1]}
    table = given(island, {0: ["Migration", "Battle of Moytura"]})
    table.play("Migration", "Hills", "Valley", "done")
    table.play("Battle of Moytura", "Plains", "done")
    table.nobody_reacts()
    assert table.clans("Valley") == [2, 2, 0], "none is left in reserve"


def test_moytura_without_a_clan_nearby_places_one() -> None:
    table = clash_in_the_valley({0: ["Battle of Moytura"]}, island={"Hills": [1], "Valley": [0, 2], "Plains": [0, 1]})
    table.play("Battle of Moytura")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.awaited) == ([2, 2, 0], (1,))


# The Fianna


def test_the_fianna_leave_for_one_neighbour_chieftain_or_not_without_a_clash() -> None:
    island = {"Hills": [1], "Valley": [0, 3, 1], "Plains": [2], "Moor": [1]}
    table = clash_in_the_valley({1: ["The Fianna"]}, island=island)
    table.attacks(2)
    table.play("The Fianna")
    assert table.choices() == ["@hills", "@moor", "@plains"]
    table.play("Plains", "Plains")
    table.refused("Moor")
    table.play("done")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.clans("Plains")) == ([1, 1, 0], [2, 2, 0])
    assert len(table.told("clash_begins")) == 1


def test_sheltered_clans_may_leave_with_the_fianna_too() -> None:
    table = clash_in_the_valley({1: ["The Fianna"]}, citadels=1, sheltered=(1,))
    table.attacks(2)
    assert table.exposed() == [1, 1, 0]
    table.play("The Fianna", "Hills", "Hills")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.clans("Hills"), table.exposed()) == ([1, 0, 0], [0, 2, 0], [1, 0, 0])


# Ogma's Eloquence


def test_ogma_ends_the_clash_at_once_and_clans_leave_their_citadels() -> None:
    table = clash_in_the_valley({0: ["Ogma's Eloquence", "Bard", "Warlord"]}, citadels=1, sheltered=(1,))
    table.play("Ogma's Eloquence")
    assert not table.is_asked(0, "Warlord")
    assert table.turn == 1
    assert (table.clash, table.clans("Valley"), table.state.sheltered(1)) == (None, [1, 2, 1], 0)


def test_ogma_ends_one_clash_of_several() -> None:
    island = {"Hills": [2], "Valley": [0, 1], "Plains": [0, 1]}
    table = given(island, {0: ["Migration", "Ogma's Eloquence"]})
    table.play("Migration", "Hills", "Valley", "Plains")
    table.play("Valley")
    table.play("Ogma's Eloquence")
    table.nobody_reacts()
    assert table.clash == "Plains"


# Tale of Cuchulain


def test_cuchulain_removes_two_exposed_clans_and_is_a_manoeuvre_for_the_bard() -> None:
    table = clash_in_the_valley({0: ["Tale of Cuchulain", "Bard"]})
    table.play("Tale of Cuchulain")
    assert table.choices() == ["take-p0", "take-p1", "take-p2"]
    table.play("p1", "p1")
    table.reacts(0, "Bard")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.deeds(0)) == ([1, 0, 1], 1)
    assert table.awaited == (2,)


@pytest.mark.parametrize("clans", [1, 2])
def test_cuchulain_needs_exactly_one_exposed_clan(clans: int) -> None:
    island = {"Hills": [clans], "Valley": [0, 3], "Plains": [1]}
    table = given(island, {0: ["Migration", "Tale of Cuchulain"]})
    table.play("Migration", "Hills", *["Valley"] * clans)
    table.nobody_reacts()
    assert table.may("Tale of Cuchulain") == (clans == 1)


def test_cuchulain_counts_exposed_clans_and_reaches_no_sheltered_ones() -> None:
    island = {"Hills": [1], "Valley": [0, 2, 2], "Plains": [2, 1]}
    table = clash_in_the_valley({1: ["Tale of Cuchulain"]}, citadels=2, island=island, sheltered=(1, 2))
    table.attacks(2)
    table.play("Tale of Cuchulain")
    assert table.choices() == ["take-p0", "take-p1"]


def test_a_clan_that_cuchulain_removes_may_be_saved() -> None:
    table = clash_in_the_valley({0: ["Tale of Cuchulain"], 1: ["Dagda's Club", "Diarmuid and Grainne"]})
    table.play("Tale of Cuchulain", "p1", "p1")
    table.reacts(1, "Dagda's Club")
    table.reacts(1, "Diarmuid and Grainne", "Plains")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.clans("Plains")) == ([1, 1, 1], [2, 2, 0])
