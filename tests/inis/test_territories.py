"""What is printed on four territories, and the cards of the Gates and of the Mountains."""

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


def test_gates_and_meadows_together_keep_one_of_three() -> None:
    table = given(
        {GATES: [2, 1], "Hills": [1, 0, 2], "Meadows": [0, 1]}, {0: ["The Morrigan", GATES, "Meadows"]}, brenn=0
    )
    table.play("The Morrigan", "yes", "done")
    table.reacts(0, GATES)
    table.reacts(0, "Meadows")
    table.chance("Eriu", "Tuan's Memory", "Balor's Eye")
    table.play("Eriu")
    assert table.hand(0) == ["Eriu"]


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
    assert not table.told("clash_begins")
    table.discards("Druid")
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


def test_the_owner_pays_for_a_clan_that_another_has_moved_into_the_mountains() -> None:
    table = given({"Mountains": [1], "Hills": [1, 2]}, {0: ["Breas' Tyranny"], 1: ["Bard"]})
    table.play("Breas' Tyranny", "Hills", "p1", "Mountains")
    table.nobody_reacts()
    assert table.awaited == (1,)
    table.loses_clan()
    assert table.turn == 1
    assert (table.clans("Mountains"), table.hand(1)) == ([1, 0, 0], ["Bard"])


def test_moving_out_of_the_mountains_costs_nothing() -> None:
    table = given({"Mountains": [2], "Hills": [0, 1], "Valley": []}, {0: ["Migration", "Bard"]})
    table.play("Migration", "Mountains", "Valley", "Valley")
    assert table.turn == 1
    assert (table.clans("Valley"), table.hand(0)) == ([2, 0, 0], ["Bard"])


def test_a_withdrawal_into_the_mountains_pays_the_toll() -> None:
    table = given({"Hills": [2], "Valley": [0, 2], "Mountains": [0, 1]}, {0: ["Migration"]})
    table.play("Migration", "Hills", "Valley", "Valley")
    table.attacks(1)
    table.withdraws("Mountains", by=1)
    table.nobody_reacts()
    assert (table.clans("Mountains"), table.clans("Valley")) == ([0, 1, 0], [2, 0, 0])


def test_clans_that_the_fianna_bring_into_the_mountains_pay_the_toll() -> None:
    table = given({"Hills": [2], "Valley": [0, 2], "Mountains": [3]}, {0: ["Migration", "Bard", "The Fianna"]})
    table.play("Migration", "Hills", "Valley", "Valley")
    table.play("The Fianna", "Mountains", "Mountains")
    table.loses_clan()
    assert not table.is_asked(0, "Bard"), "no opposing clan was removed"
    assert table.clans("Mountains") == [4, 0, 0]


def test_clans_that_moytura_brings_into_the_mountains_pay_the_toll() -> None:
    table = given({"Hills": [2], "Mountains": [0, 2], "Valley": [3]}, {0: ["Migration", "Bard", "Battle of Moytura"]})
    table.play("Migration", "Hills", "Mountains", "Mountains")
    table.loses_clan()
    table.play("Battle of Moytura", "Valley", "Valley", "done")
    table.discards("Bard")
    table.nobody_reacts()
    assert (table.clans("Mountains"), table.hand(0)) == ([4, 2, 0], [])


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


# Stone Circle and Swamp


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
