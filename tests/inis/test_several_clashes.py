"""One effect starts several clashes: the instigator orders them, and withdraws between them."""

from tests.inis.language import Land, Scene, given
from tests.inis.test_clash import manoeuvre_of

ISLAND: Land = {"Hills": [6, 0, 0], "Valley": [0, 1, 1], "Cove": [0, 2, 0]}


def migrated(*ends: str, island: Land = ISLAND, **words: object) -> Scene:
    """Seat 0 has left the Hills for several territories."""
    hands = {0: ["Migration"]} | words.pop("hands", {})  # type: ignore[operator]
    table = given(island, hands=hands, **words)  # type: ignore[arg-type]
    table.play("Migration", "Hills", *ends)
    if table.may("done"):
        table.play("done")
    table.nobody_reacts()
    return table


def in_the_first(table: Scene, name: str) -> Scene:
    """The instigator has chosen which clash comes first."""
    table.play(name)
    return table


def test_the_instigator_chooses_which_comes_first() -> None:
    table = migrated("Valley", "Cove")
    assert table.awaited == (0,)
    assert table.choices() == ["@cove", "@valley"]
    table.play("Valley")
    assert table.clash == "Valley"


def test_the_next_begins_when_the_first_is_over() -> None:
    table = in_the_first(migrated("Valley", "Cove"), "Valley")
    table.offers_peace(0)
    table.accepts(1)
    table.accepts(2)
    assert table.clash == "Cove"
    table.offers_peace(0)
    table.accepts(1)
    assert table.turn == 1
    assert [fact["territory"] for fact in table.told("clash_begins")] == ["Valley", "Cove"]


def test_the_order_is_chosen_anew_after_each() -> None:
    island = {"Valley": [0, 1, 0], "Cove": [0, 1, 0], "Hills": [6, 0, 0], "Moor": [0, 0, 1], "Forest": [0, 0, 0]}
    table = migrated("Valley", "Cove", "Moor", island=island)
    assert table.choices() == ["@cove", "@moor", "@valley"]
    table.play("Moor")
    table.offers_peace(0)
    table.accepts(2)
    assert table.choices() == ["@cove", "@valley"]


def test_the_instigator_may_withdraw_to_a_waiting_clash_as_its_chieftain() -> None:
    table = in_the_first(migrated("Valley", "Valley", "Cove", "Cove", "Cove"), "Valley")
    assert table.clans("Cove") == [3, 2, 0]
    table.play("withdraw")
    assert table.choices() == ["@cove", "@hills"]


def test_the_instigator_may_not_where_others_have_as_many() -> None:
    table = in_the_first(migrated("Valley", "Valley", "Cove", "Cove"), "Valley")
    assert table.clans("Cove") == [2, 2, 0]
    table.play("withdraw")
    assert table.choices() == ["@hills"]


def test_others_may_not_withdraw_where_the_instigator_now_has_most() -> None:
    table = in_the_first(migrated("Valley", "Cove", "Cove", "Cove"), "Valley")
    table.attacks(2, by=0)
    assert manoeuvre_of(table) == 1
    assert not table.may("withdraw")


def test_others_may_withdraw_where_they_still_have_most() -> None:
    """Chieftain is who has most clans, at any moment; a clash that waits there changes nothing."""
    table = in_the_first(migrated("Valley", "Cove"), "Valley")
    table.attacks(2, by=0)
    table.withdraws("Cove", by=1)
    assert table.clans("Cove") == [1, 3, 0]
    assert table.clash == "Valley"


def test_a_clash_that_waits_is_resolved_with_those_who_came_by_then() -> None:
    table = in_the_first(migrated("Valley", "Cove", "Cove", "Cove"), "Valley")
    table.withdraws("Cove", by=0)
    table.offers_peace(1)
    table.accepts(2)
    assert table.clash == "Cove"
    assert table.clans("Cove") == [4, 2, 0]
    assert manoeuvre_of(table) == 0


def test_no_citadels_are_left_over_from_the_clash_before() -> None:
    table = in_the_first(migrated("Valley", "Cove", citadels={"Valley": 1, "Cove": 1}), "Valley")
    table.shelters(1)
    table.offers_peace(0)
    table.accepts(2)
    assert table.clash == "Cove"
    assert table.exposed() == [1, 2, 0]
    table.shelters(1)
    assert table.exposed() == [1, 1, 0]


def test_a_clash_is_over_before_it_begins_when_only_one_player_is_left_there() -> None:
    island = {"Hills": [6, 0, 0], "Valley": [0, 1, 0], "Mountains": [0, 1, 0]}
    table = given(island, hands={0: ["Migration"], 1: ["Geis"]})
    table.play("Migration", "Hills", "Valley", "Mountains", "done")
    table.nobody_reacts()
    assert table.clans("Mountains") == [0, 1, 0]
    assert table.clash == "Valley"
    table.offers_peace(0)
    table.accepts(1)
    table.nobody_reacts()
    assert len(table.told("clash_begins")) == 1


def test_the_festival_is_paid_where_it_is() -> None:
    table = in_the_first(migrated("Valley", "Valley", "Cove", "Cove", festival="Cove"), "Valley")
    table.offers_peace(0)
    table.accepts(1)
    table.accepts(2)
    assert table.clash == "Cove"
    assert (table.clans("Valley"), table.clans("Cove")) == ([2, 1, 1], [1, 2, 0])


def test_the_highlands_change_the_instigator_of_their_own_clash_only() -> None:
    island = {"Hills": [6, 0, 0], "Highlands": [0, 1, 0], "Cove": [0, 2, 0], "Moor": [0, 0, 1]}
    table = in_the_first(migrated("Highlands", "Cove", island=island, hands={1: ["Highlands"]}), "Highlands")
    table.reacts(1, "Highlands", "p1")
    assert manoeuvre_of(table) == 1
    table.offers_peace(1)
    table.accepts(0)
    assert table.clash == "Cove"
    assert manoeuvre_of(table) == 0
    assert [fact["instigator"] for fact in table.told("clash_begins")] == [0, 0]


def test_the_one_who_set_out_orders_the_clashes_even_after_the_highlands_changed_hands() -> None:
    island = {"Valley": [0, 1, 0], "Highlands": [0, 1, 0], "Hills": [6, 0, 0], "Cove": [0, 0, 1], "Moor": [0, 0, 1]}
    table = migrated("Valley", "Highlands", "Cove", island=island, hands={1: ["Highlands"]})
    table.play("Highlands")
    table.reacts(1, "Highlands", "p1")
    table.offers_peace(1)
    table.accepts(0)
    assert table.awaited == (0,)
    assert table.choices() == ["@cove", "@valley"]
