"""What is printed on four territories, and the advantage cards that answer in their own land or in a clash."""

import pytest
from tests.inis.language import Scene, given, new_game

GATES = "Gates of Tir na nOg"


# Gates


def at_the_gates(hands: dict[int, list[str]] | None = None, crows: int = 1) -> Scene:
    """The Morrigan is played to turn the crows."""
    hands = hands or {}
    island = {GATES: [2, 1], "Hills": [1, 0, 2], "Valley": [0, 1]}
    table = given(island, {**hands, 0: ["The Morrigan", *hands.get(0, [])]}, brenn=1, crows=crows)
    table.play("The Morrigan", "yes", "done")
    return table


def test_each_player_present_at_the_gates_loses_a_clan_and_draws_a_tale_when_the_crows_turn() -> None:
    table = at_the_gates()
    table.chance("Eriu", "Tuan's Memory")
    assert table.clans(GATES) == [1, 0, 0]
    assert table.turn == 2, "the crows have turned"
    # The Brenn first, then as the crows fly now.
    assert (table.hand(1), table.hand(0), table.hand(2)) == (["Eriu"], ["Tuan's Memory"], [])


@pytest.mark.parametrize("crows", [1, -1])
def test_the_gates_open_at_the_toss_of_the_assembly_if_the_other_side_shows(crows: int) -> None:
    for side, direction in (("sunwise", 1), ("widdershins", -1)):
        table = given({GATES: [2, 1], "Hills": [1, 0, 2]}, assembly=True, crows=crows, capital=GATES)
        table.chance(side)
        assert table.told("crows")[0]["turned"] == (direction != crows)
        table.nobody_reacts()
        assert table.clans(GATES)[0] == (1 if direction != crows else 2)


def test_the_first_toss_of_the_game_opens_nothing() -> None:
    table = new_game(2)
    table.play("layout0")
    table.chance(GATES, "Hills", "p0")
    table.play("Hills")
    table.chance("widdershins")
    assert table.awaited == (0,)
    table.play(GATES)
    assert table.clans(GATES) == [1, 0]


def test_the_card_of_the_gates_draws_one_more_and_keeps_one() -> None:
    table = at_the_gates({0: [GATES]})
    table.chance("Eriu")
    table.reacts(0, GATES)
    table.chance("Tuan's Memory", "Balor's Eye")
    table.play("Tuan's Memory")
    assert table.turn == 2
    assert (table.hand(0), table.hand(1)) == (["Tuan's Memory"], ["Eriu"])


def test_the_card_of_the_gates_is_for_whoever_resolves_their_effect() -> None:
    table = at_the_gates({2: [GATES]})
    table.chance("Eriu")
    assert not table.is_asked(2, GATES)


def test_the_card_of_the_gates_taken_in_step_3_answers_the_toss_in_step_4() -> None:
    table = given({GATES: [2, 1], "Hills": [1, 0, 2]}, assembly=True, capital=GATES)
    table.chance("widdershins")
    assert table.hand(0) == [GATES]
    table.reacts(0, GATES)
    table.chance("Eriu", "Tuan's Memory")
    assert table.may("Eriu")


def test_the_dagda_cancels_the_card_of_the_gates() -> None:
    table = at_the_gates({0: [GATES], 2: ["The Dagda"]})
    table.chance("Eriu")
    table.reacts(0, GATES)
    table.reacts(2, "The Dagda")
    table.chance("Tuan's Memory")
    assert table.turn == 2
    assert table.hand(0) == ["Tuan's Memory"]


def test_a_clan_that_the_gates_take_may_be_saved_and_the_tale_is_drawn_all_the_same() -> None:
    table = at_the_gates({1: ["Dagda's Club"]})
    table.reacts(1, "Dagda's Club")
    table.chance("Eriu", "Tuan's Memory")
    assert table.turn == 2
    assert (table.clans(GATES), table.hand(1)) == ([1, 1, 0], ["Eriu"])


# Mountains


def into_the_mountains(*cards: str, others: tuple[str, ...] = (), mine: int = 2) -> Scene:
    table = given({"Hills": [mine], "Mountains": [0, 1], "Valley": [1]}, {0: ["Migration", *cards], 1: others})
    table.play("Migration", "Hills", *["Mountains"] * mine)
    return table


def test_whoever_moves_clans_into_the_mountains_discards_an_action_card_before_the_clash() -> None:
    table = into_the_mountains("Bard", "Druid")
    table.nobody_reacts()
    assert table.choices() == ["bard", "druid", "clan"]
    table.discards("Druid")
    assert table.clash is None or table.told("card_discarded")
    table.nobody_reacts()
    assert (table.hand(0), table.clans("Mountains"), table.clash) == (["Bard"], [2, 1, 0], "Mountains")


def test_or_loses_a_clan_from_there() -> None:
    table = into_the_mountains("Bard")
    table.loses_clan()
    table.nobody_reacts()
    assert (table.hand(0), table.clans("Mountains"), table.clash) == (["Bard"], [1, 1, 0], "Mountains")


def test_the_mountains_take_a_clan_of_a_player_without_action_cards() -> None:
    table = into_the_mountains()
    table.nobody_reacts()
    assert table.clans("Mountains") == [1, 1, 0]


def test_the_toll_may_take_the_only_clan_and_then_there_is_no_clash() -> None:
    table = into_the_mountains(mine=1)
    assert table.turn == 1
    assert table.clans("Mountains") == [0, 1, 0]
    assert not table.told("clash_begins")


def test_the_mountains_ask_once_for_clans_that_come_from_several_sides() -> None:
    table = given({"Hills": [1], "Mountains": [], "Valley": [1], "Moor": [0, 1]}, {0: ["Conquest"]})
    table.play("Conquest", "Mountains", "Hills", "Valley")
    assert table.turn == 1
    assert table.clans("Mountains") == [1, 0, 0]


def test_placing_a_clan_in_the_mountains_costs_nothing() -> None:
    table = given({"Mountains": [1], "Hills": [1, 1]}, {0: ["New Clans"]})
    table.play("New Clans", "Mountains", "Mountains")
    assert table.turn == 1
    assert table.clans("Mountains") == [3, 0, 0]


@pytest.mark.parametrize("name", ["Breas' Tyranny", "Lost Vale"])
def test_the_owner_pays_for_a_clan_that_another_has_moved_into_the_mountains(name: str) -> None:
    if name == "Lost Vale":
        table = given({"Mountains": [1], "Lost Vale": [], "Hills": [0, 2]}, {0: ["New Clans", "Lost Vale"]})
        table.play("New Clans", "Mountains", "Mountains")
        table.reacts(0, "Lost Vale", "Hills", "p1")
        assert table.turn == 1
        assert table.clans("Lost Vale") == [0, 1, 0], "the toll is for moves into the Mountains"
        return
    table = given({"Mountains": [1], "Hills": [1, 2]}, {0: [name], 1: ["Bard"]})
    table.play(name, "Hills", "p1", "Mountains")
    table.nobody_reacts()
    assert table.awaited == (1,)
    table.loses_clan()
    assert table.turn == 1
    assert (table.clans("Mountains"), table.hand(1)) == ([1, 0, 0], ["Bard"])


def test_a_withdrawal_into_the_mountains_pays_the_toll() -> None:
    table = given({"Hills": [2], "Valley": [0, 2], "Mountains": [0, 1]}, {0: ["Migration"]})
    table.play("Migration", "Hills", "Valley", "Valley")
    table.attacks(1)
    table.withdraws("Mountains", by=1)
    table.nobody_reacts()
    assert (table.clans("Mountains"), table.clans("Valley")) == ([0, 1, 0], [2, 0, 0])


def test_the_card_of_the_mountains_frees_its_player_from_the_toll() -> None:
    table = into_the_mountains("Bard", "Mountains")
    table.reacts(0, "Mountains")
    table.nobody_reacts()
    assert (table.hand(0), table.clans("Mountains"), table.clash) == (["Bard"], [2, 1, 0], "Mountains")


def test_the_card_of_the_mountains_is_for_whoever_has_to_pay() -> None:
    table = into_the_mountains("Bard", others=("Mountains",))
    assert not table.is_asked(1, "Mountains")


def test_the_dagda_cancels_the_card_of_the_mountains() -> None:
    table = into_the_mountains("Mountains", others=("The Dagda",))
    table.reacts(0, "Mountains")
    table.reacts(1, "The Dagda")
    table.nobody_reacts()
    assert table.clans("Mountains") == [1, 1, 0]


# Stone Circle and Swamp: their sanctuary comes with Exploration, their cards are among the advantage cards


def test_a_tile_with_a_sanctuary_brings_none_when_none_is_left() -> None:
    table = given({"Hills": [1], "Valley": [0, 1]}, {0: ["Exploration"]}, sanctuaries={"Valley": 9})
    table.play("Exploration", "2,-1u")
    table.chance("Stone Circle")
    assert table.sanctuaries("Stone Circle") == 0


def test_the_capital_does_not_stand_in_the_swamp() -> None:
    table = new_game(2)
    table.play("layout0")
    table.chance("Swamp", "Hills", "p0")
    assert table.choices() == ["@hills"]


# Highlands


def in_the_highlands(hands: dict[int, list[str]], citadels: int = 0) -> Scene:
    table = given(
        {"Hills": [2], "Highlands": [0, 2, 1], "Valley": [0, 1]},
        {**hands, 0: ["Migration", *hands.get(0, [])]},
        citadels={"Highlands": citadels},
    )
    table.play("Migration", "Hills", "Highlands", "Highlands")
    return table


def test_highlands_chooses_the_instigator_before_the_first_manoeuvre() -> None:
    table = in_the_highlands({1: ["Highlands"]})
    table.reacts(1, "Highlands")
    assert table.choices() == ["p0", "p1", "p2"]
    table.play("p2")
    table.nobody_reacts()
    assert (table.awaited, table.state.instigator) == ((2,), 2)
    table.attacks(0)
    table.attacks(0, by=0) if table.may("attack-p0") else table.attacks(1, by=0)


def test_highlands_leaves_shelter_as_it_is_and_chooses_among_exposed_clans() -> None:
    table = in_the_highlands({1: ["Highlands"]}, citadels=1)
    assert not table.is_asked(1, "Highlands")
    table.nobody_reacts()
    table.play("pass")
    table.shelters(by=2)
    table.reacts(1, "Highlands")
    assert table.choices() == ["p0", "p1"]
    table.play("p1")
    table.nobody_reacts()
    assert (table.awaited, table.exposed()) == ((1,), [2, 2, 0])


def test_highlands_comes_after_battle_frenzy() -> None:
    table = in_the_highlands({1: ["Highlands"], 0: ["Battle Frenzy"]}, citadels=1)
    table.nobody_reacts()
    table.play("pass")
    table.shelters(by=2)
    table.reacts(0, "Battle Frenzy")
    table.reacts(1, "Highlands")
    assert table.choices() == ["p0", "p1", "p2"]


def test_highlands_is_for_a_clash_in_the_highlands() -> None:
    table = given({"Hills": [2, 1], "Highlands": [0, 1], "Valley": [0, 1]}, {0: ["Warlord"], 1: ["Highlands"]})
    table.play("Warlord", "Hills")
    assert not table.is_asked(1, "Highlands")


def test_highlands_may_be_played_by_somebody_who_is_not_there() -> None:
    table = given({"Hills": [2], "Highlands": [0, 2], "Valley": [0, 0, 1]}, {0: ["Migration"], 2: ["Highlands"]})
    table.play("Migration", "Hills", "Highlands", "Highlands")
    table.reacts(2, "Highlands", "p1")
    table.nobody_reacts()
    assert table.awaited == (1,)


def test_the_instigator_of_a_clash_in_the_highlands_is_not_that_of_the_next() -> None:
    """Both clashes come from one card: its player orders them and is instigator of the other one."""
    table = given(
        {"Hills": [0, 1], "Moor": [3], "Highlands": [0, 1], "Cove": [0, 1]}, {0: ["Migration"], 1: ["Highlands"]}
    )
    table.play("Migration", "Moor", "Hills", "Highlands", "Cove")
    table.play("Highlands")
    table.reacts(1, "Highlands", "p1")
    table.offers_peace(by=1)
    table.accepts(by=0)
    table.nobody_reacts()
    assert table.awaited == (0,)
    assert table.choices() == ["@cove", "@hills"]
    table.play("Hills")
    table.nobody_shelters()
    assert (table.clash, table.awaited, table.state.instigator) == ("Hills", (0,), 0)


def test_the_dagda_cancels_highlands() -> None:
    table = in_the_highlands({1: ["Highlands"], 2: ["The Dagda"]})
    table.reacts(1, "Highlands", "p2")
    table.reacts(2, "The Dagda")
    table.nobody_reacts()
    assert (table.awaited, table.state.instigator) == ((0,), 0)


# Hills and Iron Mine: answers to an attack


def attacked_in(land: str, hands: dict[int, list[str]]) -> Scene:
    island = {"Moor": [2], land: [0, 2], "Iron Mine" if land != "Iron Mine" else "Hills": [0, 0, 1]}
    table = given(island, {**hands, 0: ["Migration", *hands.get(0, [])]})
    table.play("Migration", "Moor", land, land)
    table.attacks(1)
    return table


def test_hills_ignores_an_attack_on_its_player_there() -> None:
    table = attacked_in("Hills", {1: ["Hills", "Bard"]})
    table.reacts(1, "Hills")
    table.nobody_reacts()
    assert (table.clans("Hills"), table.hand(1), table.awaited) == ([2, 2, 0], ["Bard"], (1,))


def test_hills_is_for_attacks_in_the_hills_on_its_player() -> None:
    table = given({"Moor": [2], "Valley": [0, 2], "Hills": []}, {0: ["Migration"], 1: ["Hills"]})
    table.play("Migration", "Moor", "Valley", "Valley")
    table.attacks(1)
    assert not table.is_asked(1, "Hills")
    assert not attacked_in("Hills", {0: ["Hills"]}).is_asked(0, "Hills")


def test_an_attack_that_hills_has_ignored_was_an_attack_all_the_same() -> None:
    table = attacked_in("Hills", {0: ["Streng's Resolve"], 1: ["Hills"]})
    table.reacts(1, "Hills")
    table.reacts(0, "Streng's Resolve")
    table.nobody_reacts()
    assert table.deeds(0) == 1


def test_the_dagda_cancels_hills() -> None:
    table = attacked_in("Hills", {0: ["The Dagda"], 1: ["Hills"]})
    table.reacts(1, "Hills")
    table.reacts(0, "The Dagda")
    table.nobody_reacts()
    assert table.clans("Hills") == [2, 1, 0]


def test_iron_mine_takes_a_clan_and_a_card() -> None:
    table = attacked_in("Valley", {0: ["Iron Mine"], 1: ["Bard", "Druid"]})
    table.reacts(0, "Iron Mine")
    table.nobody_reacts()
    assert (table.awaited, table.choices()) == ((1,), ["bard", "druid"])
    table.discards("Bard")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.hand(1), table.awaited) == ([2, 1, 0], ["Druid"], (1,))


def test_iron_mine_takes_a_clan_alone_where_there_is_no_card() -> None:
    table = attacked_in("Valley", {0: ["Iron Mine"]})
    table.reacts(0, "Iron Mine")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.awaited) == ([2, 1, 0], (1,))


def test_iron_mine_is_for_ones_own_attack() -> None:
    assert not attacked_in("Valley", {1: ["Iron Mine"]}).is_asked(1, "Iron Mine")
    assert not attacked_in("Valley", {2: ["Iron Mine"]}).is_asked(2, "Iron Mine")


def test_hills_ignores_an_attack_with_the_iron_mine_too() -> None:
    table = attacked_in("Hills", {0: ["Iron Mine"], 1: ["Hills", "Bard"]})
    table.reacts(0, "Iron Mine")
    table.reacts(1, "Hills")
    table.nobody_reacts()
    assert (table.clans("Hills"), table.hand(1)) == ([2, 2, 0], ["Bard"])


def test_the_dagda_cancels_iron_mine() -> None:
    table = attacked_in("Valley", {0: ["Iron Mine"], 1: ["The Dagda", "Bard"]})
    table.reacts(0, "Iron Mine")
    table.reacts(1, "The Dagda")
    table.discards("Bard")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.awaited) == ([2, 2, 0], (1,))
