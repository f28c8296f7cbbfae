"""A card does what it still can when answers to it have changed the island."""

from tests.inis.language import given


def test_a_clan_that_an_answer_has_removed_does_not_move() -> None:
    island = {"Hills": [1, 1], "Stone Circle": [1], "Moor": [0, 1, 1]}
    table = given(island, {0: ["Migration", "The Dagda", "Stone Circle"], 1: ["Bard", "Moor"]})
    table.play("Migration", "Stone Circle", "Hills")
    table.reacts(1, "Moor", "p0")
    table.reacts(0, "The Dagda")
    table.reacts(0, "Stone Circle")
    table.nobody_reacts()
    assert table.clans("Stone Circle") == [0, 0, 0]
    assert table.clans("Hills") == [1, 1, 0]
    assert table.clash is None
    assert table.reserve(0) == 11


def test_those_that_are_left_move() -> None:
    island = {"Hills": [1, 1], "Stone Circle": [2], "Moor": [0, 1, 1]}
    table = given(island, {0: ["Migration", "The Dagda", "Stone Circle"], 1: ["Bard", "Moor"]})
    table.play("Migration", "Stone Circle", "Hills", "Hills")
    table.reacts(1, "Moor", "p0")
    table.reacts(0, "The Dagda")
    table.reacts(0, "Stone Circle")
    table.nobody_reacts()
    assert table.clans("Stone Circle") == [0, 0, 0]
    assert table.clans("Hills") == [2, 1, 0]
    assert table.clash == "Hills"
