"""Epic tales that answer the removal of a clan: Dagda's Cauldron, Dagda's Club, Diarmuid and Grainne."""

import pytest
from tests.inis.language import Hands, Land, Scene, given

HOME = {"Hills": [3], "Valley": [0, 5, 1], "Plains": [1, 1, 1]}


def clash_in_the_valley(hands: Hands, players: int = 3, island: Land = HOME, festival: str | None = None) -> Scene:
    """Seat 0 moves three clans into the Valley, against five of seat 1 and one of seat 2."""
    table = given(island, {**hands, 0: ["Migration", *hands.get(0, [])]}, players, festival=festival)
    table.play("Migration", "Hills", "Valley", "Valley", "Valley")
    return table


def attack(table: Scene, *targets: int) -> None:
    """Whoever is to make a manoeuvre attacks, one after the other; nobody holds action cards."""
    for target in targets:
        table.attacks(target)


def make_peace(table: Scene) -> None:
    table.offers_peace()
    table.nobody_reacts()
    while table.may("fight"):
        table.accepts()


# Dagda's Cauldron


def test_the_cauldron_brings_the_clans_of_this_clash_back_three_at_the_most() -> None:
    table = clash_in_the_valley({1: ["Dagda's Cauldron"]})
    attack(table, 1)
    table.nobody_reacts()
    attack(table, 2, 1)  # seat 1 removes the clan of seat 2, seat 0 attacks again
    table.reacts(1, "Dagda's Cauldron")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.reserve(1), table.place("Dagda's Cauldron")) == ([3, 3, 0], 6, "table")
    attack(table, 0, 1, 0, 1)
    table.nobody_reacts()
    assert table.clans("Valley") == [1, 1, 0]
    make_peace(table)
    assert table.turn == 1
    assert table.clans("Valley") == [1, 4, 0], "three of four"
    assert (table.reserve(1), table.place("Dagda's Cauldron")) == (7, "discard")


def test_the_cauldron_brings_back_fewer_when_fewer_were_lost() -> None:
    table = clash_in_the_valley({1: ["Dagda's Cauldron"]})
    attack(table, 1)
    table.reacts(1, "Dagda's Cauldron")
    table.nobody_reacts()
    assert table.clans("Valley") == [3, 4, 1]
    make_peace(table)
    assert table.turn == 1
    assert (table.clans("Valley"), table.reserve(1)) == ([3, 5, 1], 6)


def test_the_manoeuvre_that_the_cauldron_answers_removed_a_clan_for_the_bard() -> None:
    table = clash_in_the_valley({0: ["Bard"], 1: ["Dagda's Cauldron"]})
    attack(table, 1)
    table.reacts(1, "Dagda's Cauldron")
    assert table.is_asked(0, "Bard")


def test_clans_in_the_cauldron_can_not_be_placed_during_the_clash() -> None:
    island = {"Hills": [3], "Valley": [0, 12], "Plains": [1]}
    table = clash_in_the_valley({1: ["Dagda's Cauldron", "Warlord"]}, island=island)
    attack(table, 1)
    table.loses_clan()
    table.reacts(1, "Dagda's Cauldron")
    table.reacts(1, "Warlord", "p1")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.reserve(1)) == ([3, 11, 0], 0)
    make_peace(table)
    assert table.clans("Valley") == [3, 12, 0]


def test_the_cauldron_saves_what_the_festival_took() -> None:
    island = {"Hills": [3], "Valley": [0, 1], "Plains": [1]}
    table = clash_in_the_valley({0: ["Dagda's Cauldron"]}, island=island, festival="Valley")
    table.reacts(0, "Dagda's Cauldron")
    table.nobody_reacts()
    assert table.clans("Valley") == [2, 1, 0]
    make_peace(table)
    assert table.clans("Valley") == [3, 1, 0]


def test_the_cauldron_is_for_a_removal_in_the_clash_of_ones_own_clan() -> None:
    table = given(HOME, {0: ["Balor's Eye"], 1: ["Dagda's Cauldron"]})
    table.play("Balor's Eye", "Valley", "p1")
    assert not table.is_asked(1, "Dagda's Cauldron")
    table = clash_in_the_valley({0: ["Dagda's Cauldron"], 2: ["Dagda's Club"]})
    attack(table, 1)
    assert not table.is_asked(0, "Dagda's Cauldron")


def test_the_dagda_cancels_the_cauldron() -> None:
    table = clash_in_the_valley({0: ["The Dagda"], 1: ["Dagda's Cauldron"]})
    attack(table, 1)
    table.reacts(1, "Dagda's Cauldron")
    table.reacts(0, "The Dagda")
    make_peace(table)
    assert table.turn == 1
    assert (table.clans("Valley"), table.place("Dagda's Cauldron")) == ([3, 4, 1], "deck")


def test_a_cauldron_that_its_player_gives_away_stays_with_its_new_owner() -> None:
    table = clash_in_the_valley({1: ["Dagda's Cauldron", "Master Craftsman"]}, players=4)
    attack(table, 1)
    table.loses_clan()
    table.reacts(1, "Dagda's Cauldron")
    table.reacts(1, "Master Craftsman", "p3")
    table.nobody_reacts()
    make_peace(table)
    assert table.turn == 1
    assert (table.clans("Valley"), table.hand(3)) == ([3, 5, 1, 0], ["Dagda's Cauldron"])


# Dagda's Club


def test_the_club_keeps_a_clan_from_being_removed() -> None:
    table = clash_in_the_valley({1: ["Dagda's Club"]})
    attack(table, 1)
    table.reacts(1, "Dagda's Club")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.awaited) == ([3, 5, 1], (1,))


def test_the_club_is_for_ones_own_clan() -> None:
    table = clash_in_the_valley({2: ["Dagda's Club"]})
    attack(table, 1)
    assert not table.is_asked(2, "Dagda's Club")


@pytest.mark.parametrize("demand", ["clan", "card"])
def test_with_the_club_the_attacker_chooses_between_a_clan_and_a_card(demand: str) -> None:
    table = clash_in_the_valley({0: ["Dagda's Club"], 1: ["Druid", "Festival"]})
    attack(table, 1)
    table.reacts(0, "Dagda's Club")
    table.nobody_reacts()
    assert (table.awaited, table.choices()) == ((0,), ["clan", "card"])
    table.play(demand)
    if demand == "card":
        assert (table.awaited, table.choices()) == ((1,), ["druid", "festival"])
        table.discards("Druid")
    table.nobody_reacts()
    lost = (["Festival"], 5) if demand == "card" else (["Druid", "Festival"], 4)
    assert (table.hand(1), table.clans("Valley")[1], table.awaited) == (*lost, (1,))


def test_with_the_club_a_player_without_cards_loses_a_clan() -> None:
    table = clash_in_the_valley({0: ["Dagda's Club"]})
    attack(table, 1)
    table.reacts(0, "Dagda's Club")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.awaited) == ([3, 4, 1], (1,))


def test_the_dagda_cancels_the_club_either_way() -> None:
    table = clash_in_the_valley({0: ["The Dagda"], 1: ["Dagda's Club"]})
    attack(table, 1)
    table.reacts(1, "Dagda's Club")
    table.reacts(0, "The Dagda")
    table.nobody_reacts()
    assert table.clans("Valley") == [3, 4, 1]
    table = clash_in_the_valley({0: ["Dagda's Club"], 1: ["The Dagda", "Druid"]})
    attack(table, 1)
    table.reacts(0, "Dagda's Club")
    table.reacts(1, "The Dagda")
    table.nobody_reacts()
    assert (table.awaited, table.choices()) == ((1,), ["druid", "clan"])


# Diarmuid and Grainne


def test_diarmuid_brings_a_clan_that_is_removed_elsewhere_without_a_clash() -> None:
    table = clash_in_the_valley({1: ["Diarmuid and Grainne"]})
    attack(table, 1)
    table.reacts(1, "Diarmuid and Grainne")
    assert table.choices() == ["@plains"]
    table.play("Plains")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.clans("Plains")) == ([3, 4, 1], [1, 2, 1])
    assert (table.reserve(1), table.clash) == (6, "Valley")
    make_peace(table)
    assert len(table.told("clash_begins")) == 1


def test_a_clan_that_one_tale_has_saved_needs_no_other() -> None:
    names = ["Dagda's Club", "Diarmuid and Grainne"]
    for name, other in (names, names[::-1]):
        table = clash_in_the_valley({1: names})
        attack(table, 1)
        table.reacts(1, name, *([] if name == "Dagda's Club" else ["Plains"]))
        assert not table.is_asked(1, other)
    table = clash_in_the_valley({1: ["Dagda's Club", "Dagda's Cauldron"]})
    attack(table, 1)
    table.reacts(1, "Dagda's Club")
    assert not table.is_asked(1, "Dagda's Cauldron"), "no clan was removed"


def test_diarmuid_does_not_save_a_clan_of_a_player_present_nowhere_else() -> None:
    island = {"Hills": [3], "Valley": [0, 2], "Plains": [1]}
    table = clash_in_the_valley({1: ["Diarmuid and Grainne"]}, island=island)
    attack(table, 1)
    table.reacts(1, "Diarmuid and Grainne")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.reserve(1)) == ([3, 1, 0], 11)


def test_diarmuid_brings_a_clan_into_the_mountains_without_a_toll() -> None:
    island = {"Hills": [3], "Valley": [0, 2], "Mountains": [1, 1]}
    table = clash_in_the_valley({1: ["Diarmuid and Grainne"]}, island=island)
    attack(table, 1)
    table.reacts(1, "Diarmuid and Grainne", "Mountains")
    table.nobody_reacts()
    assert table.clans("Mountains") == [1, 2, 0]


def test_diarmuid_saves_the_clan_that_the_festival_would_cost() -> None:
    table = clash_in_the_valley({0: ["Diarmuid and Grainne"]}, festival="Valley")
    table.reacts(0, "Diarmuid and Grainne", "Plains")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.clans("Plains")) == ([2, 5, 1], [2, 1, 1])


def test_the_dagda_cancels_diarmuid() -> None:
    table = clash_in_the_valley({0: ["The Dagda"], 1: ["Diarmuid and Grainne"]})
    attack(table, 1)
    table.reacts(1, "Diarmuid and Grainne", "Plains")
    table.reacts(0, "The Dagda")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.clans("Plains")) == ([3, 4, 1], [1, 1, 1])


def test_a_clan_that_is_withdrawn_or_moved_away_is_not_removed() -> None:
    table = given(HOME, {0: ["Breas' Tyranny", "Hills"], 1: ["Diarmuid and Grainne", "Dagda's Club"]})
    table.play("Breas' Tyranny", "Plains", "p1", "Hills")
    assert not table.is_asked(1, "Diarmuid and Grainne")
    assert table.turn == 1
