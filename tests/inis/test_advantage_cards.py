"""Advantage cards: those that answer a tale, those that are season cards, and the Moor; see also the territories."""

from tests.inis.language import Scene, given

HOME = {"Hills": [2, 1, 1], "Valley": [1, 2], "Plains": [0, 1, 2]}


# After an epic tale: Forest, Stone Circle


def test_forest_draws_a_tale_after_ones_own_tale() -> None:
    table = given({**HOME, "Forest": []}, {0: ["Children of Dana", "Forest"], 1: ["Eriu"]})
    table.play("Children of Dana", "Plains")
    table.reacts(0, "Forest")
    table.chance("Tuan's Memory")
    assert table.turn == 1
    assert table.hand(0) == ["Tuan's Memory"]


def test_forest_is_not_for_an_opponents_tale() -> None:
    table = given({**HOME, "Forest": []}, {0: ["Children of Dana"], 1: ["Forest"]})
    table.play("Children of Dana", "Plains")
    assert not table.is_asked(1, "Forest")


def test_forest_answers_a_tale_with_a_triskel() -> None:
    table = given({**HOME, "Forest": []}, {0: ["Forest", "The Dagda"], 1: ["Children of Dana"]}, turn=1)
    table.play("Children of Dana", "Plains")
    table.reacts(0, "The Dagda")
    table.reacts(0, "Forest")
    table.chance("Eriu")
    assert table.hand(0) == ["Eriu"]


def test_forest_answers_a_tale_that_was_cancelled() -> None:
    """It was played all the same."""
    table = given({**HOME, "Forest": []}, {0: ["Children of Dana", "Forest"], 1: ["The Dagda"]})
    table.play("Children of Dana", "Plains")
    table.reacts(1, "The Dagda")
    table.reacts(0, "Forest")
    table.chance("Eriu")
    assert (table.hand(0), table.clans("Plains")) == (["Eriu"], [0, 1, 2])


def test_the_dagda_cancels_forest() -> None:
    table = given({**HOME, "Forest": []}, {0: ["Children of Dana", "Forest"], 1: ["The Dagda"]})
    table.play("Children of Dana", "Plains")
    table.reacts(0, "Forest")
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert (table.hand(0), table.clans("Plains")) == ([], [1, 1, 2])


def at_stone_circle(*cards: str, others: tuple[str, ...] = ()) -> Scene:
    island = {"Stone Circle": [2, 1], **HOME}
    return given(island, {0: ["Children of Dana", "Stone Circle", *cards], 1: others})


def test_stone_circle_removes_a_clan_there_and_takes_the_tale_back() -> None:
    table = at_stone_circle()
    table.play("Children of Dana", "Plains")
    table.reacts(0, "Stone Circle")
    assert table.turn == 1
    assert table.hand(0) == ["Children of Dana"]
    assert (table.clans("Stone Circle"), table.clans("Plains")) == ([1, 1, 0], [1, 1, 2])


def test_stone_circle_needs_a_clan_there() -> None:
    table = given({**HOME, "Stone Circle": [0, 1]}, {0: ["Children of Dana", "Stone Circle"]})
    table.play("Children of Dana", "Plains")
    assert not table.is_asked(0, "Stone Circle")


def test_the_clan_that_stone_circle_removes_may_be_taken_elsewhere() -> None:
    table = at_stone_circle("Diarmuid and Grainne")
    table.play("Children of Dana", "Plains")
    table.reacts(0, "Stone Circle")
    table.reacts(0, "Diarmuid and Grainne", "Hills")
    assert table.turn == 1
    assert (table.clans("Stone Circle")[0], table.clans("Hills")[0]) == (1, 3)
    assert table.hand(0) == ["Children of Dana"]


def test_stone_circle_takes_a_sheltered_clan_where_none_is_exposed() -> None:
    island = {"Hills": [2], "Stone Circle": [0, 1, 1], "Valley": [0, 1]}
    hands = {0: ["Migration", "Battle Frenzy"], 1: ["The Dagda", "Stone Circle"]}
    table = given(island, hands, citadels={"Stone Circle": 1})
    table.play("Migration", "Hills", "Stone Circle", "Stone Circle")
    table.shelters(by=1)
    table.reacts(0, "Battle Frenzy")
    table.reacts(1, "The Dagda")
    table.reacts(1, "Stone Circle")
    table.nobody_reacts()
    assert (table.clans("Stone Circle"), table.exposed(), table.hand(1)) == ([2, 0, 1], [2, 0, 1], ["The Dagda"])


def test_the_dagda_cancels_stone_circle() -> None:
    table = at_stone_circle(others=("The Dagda",))
    table.play("Children of Dana", "Plains")
    table.reacts(0, "Stone Circle")
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert (table.hand(0), table.clans("Stone Circle")[0]) == ([], 2)


# When drawing a tale: Meadows


def test_meadows_draws_one_more_and_keeps_one_of_all() -> None:
    table = given({**HOME, "Meadows": []}, {0: ["Bard", "Meadows"]})
    table.play("Bard")
    table.reacts(0, "Meadows")
    table.chance("Eriu", "Balor's Eye")
    assert table.choices() == ["balors-eye", "eriu"]
    table.play("Balor's Eye")
    assert table.turn == 1
    assert (table.hand(0), table.place("Eriu")) == (["Balor's Eye"], "discard")


def test_meadows_with_tuans_memory_keeps_one_of_four() -> None:
    table = given({**HOME, "Meadows": []}, {0: ["Tuan's Memory", "Meadows"]})
    table.play("Tuan's Memory")
    table.reacts(0, "Meadows")
    table.chance("Eriu", "Balor's Eye", "Lug's Spear", "Breas' Tyranny")
    assert len(table.choices()) == 4
    table.play("Lug's Spear")
    assert table.hand(0) == ["Lug's Spear"]


def test_meadows_is_for_ones_own_draw_only() -> None:
    table = given({**HOME, "Meadows": []}, {0: ["Bard"], 1: ["Meadows"]})
    table.play("Bard")
    assert not table.is_asked(1, "Meadows")


def test_the_dagda_cancels_meadows() -> None:
    table = given({**HOME, "Meadows": []}, {0: ["Bard", "Meadows"], 1: ["The Dagda"]})
    table.play("Bard")
    table.reacts(0, "Meadows")
    table.reacts(1, "The Dagda")
    table.chance("Eriu")
    assert table.turn == 1
    assert table.hand(0) == ["Eriu"]


# Season cards: Misty Lands, Plains, Swamp


def test_misty_lands_trades_action_cards_for_as_many_tales_of_which_one_is_kept() -> None:
    table = given({**HOME, "Misty Lands": []}, {0: ["Misty Lands", "Bard", "Druid", "Festival"]})
    table.play("Misty Lands")
    table.nobody_reacts()
    table.refused("done")
    table.play("Bard", "Festival", "done")
    table.chance("Eriu", "Balor's Eye")
    table.play("Eriu")
    assert table.turn == 1
    assert table.hand(0) == ["Druid", "Eriu"]
    assert [table.place(name) for name in ("Bard", "Festival", "Balor's Eye")] == ["discard"] * 3
    assert not table.knows(1, "Bard")


def test_misty_lands_with_one_card_draws_one_tale() -> None:
    table = given({**HOME, "Misty Lands": []}, {0: ["Misty Lands", "Bard"]})
    table.play("Misty Lands", "Bard")
    table.chance("Eriu")
    assert table.turn == 1
    assert table.hand(0) == ["Eriu"]


def test_misty_lands_without_a_card_has_no_effect() -> None:
    table = given({**HOME, "Misty Lands": []}, {0: ["Misty Lands"]})
    table.play("Misty Lands")
    assert table.turn == 1
    assert (table.hand(0), table.place("Misty Lands")) == ([], "spent")


def test_the_dagda_cancels_misty_lands_before_anything_is_discarded() -> None:
    table = given({**HOME, "Misty Lands": []}, {0: ["Misty Lands", "Bard"], 1: ["The Dagda"]})
    table.play("Misty Lands")
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert table.hand(0) == ["Bard"]


def test_plains_moves_clans_from_the_plains_to_neighbours_and_starts_clashes() -> None:
    table = given({"Hills": [1, 1], "Plains": [3], "Valley": [0, 0, 1]}, {0: ["Plains"]})
    table.play("Plains", "Hills")
    assert table.choices() == ["@hills", "@valley", "done"]
    table.play("Valley", "done")
    table.nobody_reacts()
    assert [table.clans(name)[0] for name in ("Hills", "Plains", "Valley")] == [2, 1, 1]
    assert table.choices() == ["@hills", "@valley"]


def test_plains_without_a_clan_there_is_played_without_effect() -> None:
    table = given(HOME, {0: ["Plains"]})
    table.play("Plains")
    assert table.turn == 1
    assert table.place("Plains") == "spent"


def test_the_dagda_cancels_plains() -> None:
    table = given({"Hills": [], "Plains": [3], "Valley": [0, 1]}, {0: ["Plains"], 1: ["The Dagda"]})
    table.play("Plains", "Valley", "done")
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert table.clans("Plains") == [3, 0, 0]


def test_swamp_is_played_instead_of_passing() -> None:
    table = given({**HOME, "Swamp": []}, {1: ["Swamp"]})
    table.passes()
    table.play("Swamp")
    for seat in (2, 0):
        assert table.turn == seat
        table.passes()
    assert table.turn == 1, "two have passed in a row, not three"
    table.passes()
    table.nobody_reacts()
    assert table.told("season_ends")


# At any time: Moor


def test_moor_looks_at_the_tales_of_an_opponent_and_is_no_turn() -> None:
    table = given({**HOME, "Moor": []}, {0: ["Moor"], 2: ["Eriu", "Bard"]})
    table.play("Moor", "p2")
    assert table.turn == 0
    assert table.told("hand_seen", 1) == [{"seat": 0, "of": 2, "kind": "tale"}]
    assert table.told("hand_seen", 0)[0]["cards"] == ["Eriu"]
    assert table.knows(0, "Eriu")
    assert not table.knows(0, "Bard")
    assert table.place("Moor") == "spent"


def test_moor_is_played_in_any_window() -> None:
    table = given({**HOME, "Moor": []}, {0: ["New Clans"], 1: ["Moor", "Geis"], 2: ["Eriu"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(1, "Moor", "p2")
    table.reacts(1, "Geis")
    assert table.told("hand_seen", 1)[0]["cards"] == ["Eriu"]
    assert table.turn == 1
    assert table.clans("Hills") == [2, 1, 1]


def test_moor_does_not_take_the_place_of_the_first_season_card() -> None:
    table = given({**HOME, "Moor": []}, {0: ["Moor", "New Clans"]}, first=True)
    table.play("Moor", "p1")
    table.nobody_reacts()
    table.refused("pass", because="brenn_begins")


def test_the_dagda_cancels_moor() -> None:
    table = given({**HOME, "Moor": []}, {0: ["Moor"], 1: ["The Dagda"], 2: ["Eriu"]})
    table.play("Moor", "p2")
    table.reacts(1, "The Dagda")
    assert table.turn == 0
    assert not table.told("hand_seen")
