"""Whoever loses a clan is told why."""

from tests.inis.language import Scene, given


def losses(table: Scene) -> list[tuple[object, object, object]]:
    return [(one["seat"], one["reason"], one.get("card")) for one in table.told("clan_removed")]


def test_an_attack_is_the_reason() -> None:
    table = given({"Hills": (3, 0, 0), "Valley": (0, 2, 0)}, {0: ["Migration"]}, capital="Hills")
    table.play("Migration", "Hills", "Valley", "Valley", "done")
    table.attacks(1)
    assert losses(table) == [(1, "attack", None)]


def test_a_card_that_removes_a_clan_is_named() -> None:
    table = given({"Hills": (1, 0, 0), "Moor": (0, 1, 0)}, {0: ["Balor's Eye"]})
    table.play("Balor's Eye", "Moor", "take-p1")
    assert losses(table) == [(1, "card", "Balor's Eye")]


def test_the_toll_of_the_mountains_is_the_reason() -> None:
    table = given({"Hills": (2, 0, 0), "Mountains": (0, 0, 0)}, {0: ["Migration"]})
    table.play("Migration", "Hills", "Mountains", "done")
    assert losses(table) == [(0, "toll", None)]


def test_the_gates_are_the_reason() -> None:
    table = given({"Gates of Tir na nOg": [2, 0, 0], "Valley": [1, 0, 1]}, assembly=True)
    table.chance("widdershins")
    assert losses(table) == [(0, "gates", None)]


def test_the_festival_is_the_reason() -> None:
    table = given({"Hills": (2, 0, 1), "Valley": (1, 0, 1)}, {0: ["Warlord"]}, festival="Hills")
    table.play("Warlord", "Hills")
    assert losses(table) == [(0, "festival", None)]
