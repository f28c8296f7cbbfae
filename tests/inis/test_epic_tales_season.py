"""Epic tales that are played as season cards: those that move, remove, take and look."""

import pytest
from tests.inis.language import given

from triskel.inis.names import TALES, TERRITORIES

HOME = {"Hills": [2, 1, 1], "Valley": [1, 2], "Plains": [0, 1, 2]}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Breas' Tyranny", ["Valley", "p1", "Hills"]),
        ("Champion's Share", []),
        ("Maeve's Wealth", []),
        ("Tuan's Memory", []),
    ],
)
def test_the_dagda_cancels_it(name: str, told: list[str]) -> None:
    table = given(HOME, {0: [name, "Bard"], 1: ["The Dagda", "Druid"]})
    table.play(name, *told)
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert [table.clans(land) for land in HOME] == [[2, 1, 1], [1, 2, 0], [0, 1, 2]]
    assert (table.hand(0), table.hand(1)) == (["Bard"], ["Druid"])


# Balor's Eye


def test_balors_eye_removes_any_clan_from_any_territory() -> None:
    table = given({**HOME, "Moor": []}, {0: ["Balor's Eye"]})
    table.play("Balor's Eye")
    assert table.choices() == ["@hills", "@plains", "@valley"]
    table.play("Plains")
    assert table.choices() == ["take-p1", "take-p2"]
    table.play("p2")
    assert table.turn == 1
    assert (table.clans("Plains"), table.reserve(2)) == ([0, 1, 1], 10)


def test_balors_eye_may_take_ones_own_clan() -> None:
    table = given(HOME, {0: ["Balor's Eye"]})
    table.play("Balor's Eye", "Valley", "p0")
    assert table.turn == 1
    assert table.clans("Valley") == [0, 2, 0]


def test_a_clan_under_balors_eye_may_be_saved() -> None:
    for name, told, hills in (("Dagda's Club", [], 1), ("Diarmuid and Grainne", ["Plains"], 0)):
        table = given(HOME, {0: ["Balor's Eye"], 1: [name]})
        table.play("Balor's Eye", "Hills", "p1")
        table.reacts(1, name, *told)
        assert table.turn == 1
        assert (table.clans("Hills")[1], table.clans("Plains")[1]) == (hills, 2 - hills)


def test_the_dagda_cancels_balors_eye() -> None:
    table = given(HOME, {0: ["Balor's Eye"], 2: ["The Dagda"]})
    table.play("Balor's Eye", "Plains", "p2")
    table.reacts(2, "The Dagda")
    assert table.turn == 1
    assert table.clans("Plains") == [0, 1, 2]


# Breas' Tyranny


def test_breas_moves_an_opposing_clan_from_beside_ones_own_without_a_clash() -> None:
    table = given(HOME, {0: ["Breas' Tyranny"]})
    table.play("Breas' Tyranny")
    table.refused("Plains")
    table.play("Valley")
    table.refused("p0")
    table.play("p1", "Plains")
    assert table.turn == 1
    assert (table.clans("Valley"), table.clans("Plains")) == ([1, 1, 0], [0, 2, 2])
    assert not table.told("clash_begins")


def test_breas_without_an_opponent_beside_has_no_effect() -> None:
    table = given({"Hills": [1], "Valley": [0, 1]}, {0: ["Breas' Tyranny"]})
    table.play("Breas' Tyranny")
    assert table.turn == 1
    assert table.clans("Valley") == [0, 1, 0]


# Champion's Share


def test_champions_share_takes_the_card_that_is_set_aside() -> None:
    table = given(HOME, {0: ["Champion's Share", "Bard"]}, aside="Druid")
    table.play("Champion's Share")
    assert table.turn == 1
    assert table.hand(0) == ["Bard", "Druid"]
    assert table.told("aside_taken", 1) == [{"seat": 0}]


def test_champions_share_without_a_card_set_aside_has_no_effect() -> None:
    table = given(HOME, {0: ["Champion's Share", "Bard"]}, aside=None)
    table.play("Champion's Share")
    assert table.turn == 1
    assert table.hand(0) == ["Bard"]


# Deirdre's Beauty


def test_deirdre_shows_a_tale_of_each_opponent_takes_one_and_removes_a_clan_of_ones_own() -> None:
    hands = {0: ["Deirdre's Beauty"], 1: ["Eriu", "The Fianna"], 2: ["Tuan's Memory"]}
    table = given(HOME, hands)
    table.play("Deirdre's Beauty")
    table.chance("The Fianna", "Tuan's Memory")
    assert table.choices() == ["the-fianna", "tuans-memory"]
    table.play("The Fianna")
    assert table.choices() == ["@hills", "@valley"]
    table.play("Hills")
    assert table.turn == 1
    assert [table.hand(seat) for seat in range(3)] == [["The Fianna"], ["Eriu"], []]
    assert (table.place("Tuan's Memory"), table.clans("Hills")) == ("discard", [1, 1, 1])
    assert [facts["card"] for facts in table.told("card_shown")] == ["The Fianna", "Tuan's Memory"]


def test_deirdre_removes_a_clan_even_where_nobody_has_a_tale() -> None:
    table = given(HOME, {0: ["Deirdre's Beauty"], 1: ["Bard"]})
    table.play("Deirdre's Beauty", "Valley")
    assert table.turn == 1
    assert table.clans("Valley") == [0, 2, 0]


def test_the_clan_that_deirdre_costs_may_be_saved() -> None:
    table = given(HOME, {0: ["Deirdre's Beauty", "Diarmuid and Grainne"]})
    table.play("Deirdre's Beauty", "Valley")
    table.reacts(0, "Diarmuid and Grainne", "Hills")
    assert table.turn == 1
    assert (table.clans("Valley")[0], table.clans("Hills")[0]) == (0, 3)


def test_when_deirdre_makes_the_dagda_known_and_discards_it_the_tales_are_shuffled() -> None:
    hands = {0: ["Deirdre's Beauty"], 1: ["The Dagda"], 2: ["Eriu"]}
    table = given(HOME, hands, discarded=["Tuan's Memory"])
    table.play("Deirdre's Beauty")
    table.chance("The Dagda", "Eriu")
    table.play("Eriu")
    assert table.told("tales_shuffled") == [{}]
    assert (table.place("The Dagda"), table.place("Tuan's Memory")) == ("deck", "deck")


def test_the_dagda_cancels_deirdre_before_anything_is_shown() -> None:
    table = given(HOME, {0: ["Deirdre's Beauty"], 1: ["The Dagda", "Eriu"]})
    table.play("Deirdre's Beauty")
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert (table.hand(1), table.told("card_shown")) == (["Eriu"], [])


# Maeve's Wealth


def test_maeve_takes_a_card_of_each_who_has_one_then_gives_one_to_each_who_gave() -> None:
    hands = {0: ["Maeve's Wealth", "Bard"], 1: ["Druid", "Geis"], 2: ["Eriu"], 3: ["Festival"]}
    table = given(HOME, hands, players=4)
    table.play("Maeve's Wealth")
    table.nobody_reacts()
    assert (table.awaited, table.choices()) == ((1,), ["druid", "geis"])
    table.play("Druid")
    assert table.awaited == (3,)
    table.play("Festival")
    assert (table.awaited, table.choices()) == ((0,), ["bard", "druid", "festival"])
    table.play("Festival", "Bard")
    assert table.turn == 1
    assert [table.hand(seat) for seat in range(4)] == [["Druid"], ["Festival", "Geis"], ["Eriu"], ["Bard"]]
    assert table.told("card_given", 2)[0] == {"seat": 1, "to": 0, "kind": "action"}
    assert table.told("card_given", 0)[0] == {"seat": 1, "to": 0, "kind": "action", "card": "Druid"}


def test_maeve_without_givers_has_no_effect() -> None:
    table = given(HOME, {0: ["Maeve's Wealth", "Bard"], 1: ["Eriu"]})
    table.play("Maeve's Wealth")
    assert table.turn == 1
    assert table.hand(0) == ["Bard"]


# Manannan's Horses


def test_horses_move_up_to_three_clans_to_one_territory_anywhere_and_start_a_clash() -> None:
    table = given({"Hills": [4], "Valley": [], "Plains": [], "Moor": [0, 1]}, {0: ["Manannan's Horses"]})
    table.play("Manannan's Horses", "Hills")
    table.refused("Hills")
    table.play("Moor", "Moor")
    table.refused("Valley")
    table.play("Moor")
    table.nobody_reacts()
    assert (table.clans("Hills"), table.clans("Moor"), table.clash) == ([1, 0, 0], [3, 1, 0], "Moor")
    assert table.state.instigator == 0


def test_horses_may_move_fewer() -> None:
    table = given({"Hills": [4], "Valley": [], "Moor": [0, 1]}, {0: ["Manannan's Horses"]})
    table.play("Manannan's Horses", "Hills", "Valley", "done")
    assert table.turn == 1
    assert (table.clans("Hills"), table.clans("Valley")) == ([3, 0, 0], [1, 0, 0])


def test_the_dagda_cancels_horses() -> None:
    table = given({"Hills": [1], "Moor": [0, 1]}, {0: ["Manannan's Horses"], 1: ["The Dagda"]})
    table.play("Manannan's Horses", "Hills", "Moor")
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert table.clans("Hills") == [1, 0, 0]


# The Morrigan


@pytest.mark.parametrize(("flip", "next_turn"), [("yes", 2), ("no", 1)])
def test_the_morrigan_may_turn_the_crows(flip: str, next_turn: int) -> None:
    table = given(HOME, {0: ["The Morrigan"]})
    table.play("The Morrigan", flip, "done")
    assert table.turn == next_turn


def test_the_morrigan_starts_a_clash_anywhere_with_an_instigator_of_choice() -> None:
    table = given({**HOME, "Moor": [1]}, {0: ["The Morrigan"]})
    table.play("The Morrigan", "no")
    assert table.choices() == ["@hills", "@plains", "@valley", "done"]
    table.play("Plains")
    assert table.choices() == ["p1", "p2"]
    table.play("p2")
    table.nobody_reacts()
    assert (table.clash, table.state.instigator, table.awaited) == ("Plains", 2, (2,))


def test_the_gates_that_the_morrigan_opens_come_before_her_clash() -> None:
    table = given({"Gates of Tir na nOg": [1, 1], "Hills": [1, 1, 1]}, {0: ["The Morrigan"]})
    table.play("The Morrigan", "yes", "Gates of Tir na nOg", "p1")
    table.chance("Eriu", "Tuan's Memory")
    assert table.turn == 2
    assert not table.told("clash_begins"), "nobody is left there"


def test_the_festival_costs_whoever_played_the_morrigan_not_the_instigator() -> None:
    table = given(HOME, {0: ["The Morrigan"]}, festival="Hills")
    table.play("The Morrigan", "no", "Hills", "p1")
    table.nobody_reacts()
    assert table.clans("Hills") == [1, 1, 1]
    table = given(HOME, {0: ["The Morrigan"]}, festival="Plains")
    table.play("The Morrigan", "no", "Plains", "p1")
    table.nobody_reacts()
    assert table.clans("Plains") == [0, 1, 2], "its player has no clan there"


def test_the_dagda_cancels_the_morrigan() -> None:
    table = given(HOME, {0: ["The Morrigan"], 1: ["The Dagda"]})
    table.play("The Morrigan", "yes", "Hills", "p1")
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert not table.told("clash_begins")


# Tailtiu's Land


def all_but(*missing: str) -> dict[str, list[int]]:
    """Nearly the whole island; everybody is present in the Hills."""
    return {name: [1, 1, 1] if name == "Hills" else [] for name in TERRITORIES if name not in missing}


def test_tailtiu_looks_at_three_tiles_lays_one_and_may_move_a_clan_onto_it() -> None:
    table = given(HOME, {0: ["Tailtiu's Land"]}, brenn=1)
    table.play("Tailtiu's Land")
    table.chance("Moor", "Cove", "Forest")
    assert (table.awaited, table.choices()) == ((0,), ["+cove", "+forest", "+moor"])
    table.play("Cove", "3,0u")
    assert table.choices() == ["@valley", "done"], "the Hills are too far away"
    table.play("Valley")
    assert table.turn == 1
    assert (table.clans("Cove"), table.clans("Valley"), table.place("Cove")) == ([1, 0, 0], [0, 2, 0], "row")
    assert table.told("tile_seen", 1) == [{"seat": 0}] * 3
    assert [facts["territory"] for facts in table.told("tile_seen", 0)] == ["Moor", "Cove", "Forest"]


def test_the_tiles_that_tailtiu_has_left_go_under_the_pile() -> None:
    table = given(HOME, {0: ["Tailtiu's Land"], 1: ["Exploration"]})
    table.play("Tailtiu's Land")
    table.chance("Moor", "Cove", "Forest")
    table.play("Cove", "3,0u", "done")
    table.play("Exploration")
    table.nobody_reacts()
    table.play(table.choices()[0])
    assert len(table.choices()) == 16 - 3 - 3
    for name in ("Moor", "Forest", "Cove"):
        assert not table.may(name)


def test_tailtiu_takes_what_is_left_of_the_pile() -> None:
    table = given(all_but("Moor", "Swamp"), {0: ["Tailtiu's Land"]})
    table.play("Tailtiu's Land")
    table.chance("Moor", "Swamp")
    assert table.choices() == ["+moor", "+swamp"]


def test_tailtiu_without_a_tile_has_no_effect() -> None:
    table = given(all_but(), {0: ["Tailtiu's Land"]})
    table.play("Tailtiu's Land")
    assert table.turn == 1


def test_the_dagda_cancels_tailtiu_before_any_tile_is_seen() -> None:
    table = given(HOME, {0: ["Tailtiu's Land"], 1: ["The Dagda"]})
    table.play("Tailtiu's Land")
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert not table.told("tile_seen")


# Tuan's Memory


def test_tuans_memory_draws_three_tales_and_keeps_one() -> None:
    table = given(HOME, {0: ["Tuan's Memory"]})
    table.play("Tuan's Memory")
    table.chance("Eriu", "The Fianna", "Lug's Spear")
    table.play("The Fianna")
    assert table.turn == 1
    assert table.hand(0) == ["The Fianna"]
    assert (table.place("Eriu"), table.place("Lug's Spear")) == ("discard", "discard")
    assert table.told("card_drawn", 1) == [{"seat": 0, "kind": "tale"}] * 3


def test_the_discarded_tales_make_a_new_deck_when_the_old_one_is_used_up() -> None:
    left = ["Eriu", "The Fianna"]
    others = [name for name in TALES if name not in (*left, "Tuan's Memory", "Lug's Spear", "Balor's Eye")]
    table = given(HOME, {0: ["Tuan's Memory"], 1: others}, discarded=["Lug's Spear", "Balor's Eye"])
    table.play("Tuan's Memory")
    table.chance("Eriu", "The Fianna")
    assert table.choices() == ["balors-eye", "lugs-spear"], "the tale being played is not among them"
    assert table.told("tales_shuffled") == [{}]
