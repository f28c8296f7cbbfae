"""The manoeuvres of a clash: attack and withdraw. The tales that are manoeuvres are with the other tales."""

from tests.inis.language import Scene, given
from tests.inis.test_clash import clash, manoeuvre_of

# Attack


def test_the_attacked_player_discards_an_action_card_of_their_choice() -> None:
    table = clash([2, 2], hands={1: ["Geis", "Bard", "Eriu", "Valley"]})
    table.attacks(1)
    table.nobody_reacts()
    assert table.awaited == (1,)
    assert table.choices() == ["bard", "geis", "clan"]
    table.discards("Bard")
    assert table.clans("Hills") == [2, 2]
    assert table.place("Bard") == "discard"
    assert "Bard" not in table.hand(1)


def test_or_removes_an_exposed_clan() -> None:
    table = clash([2, 2], hands={1: ["Bard"]})
    table.attacks(1)
    table.loses_clan()
    assert manoeuvre_of(table) == 1
    assert (table.clans("Hills"), table.reserve(1), table.hand(1)) == ([2, 1], 9, ["Bard"])


def test_without_action_cards_there_is_no_choice() -> None:
    table = clash([2, 2], hands={1: ["Eriu", "Valley"]})
    table.attacks(1)
    assert manoeuvre_of(table) == 1
    assert (table.clans("Hills"), table.hand(1)) == ([2, 1], ["Valley", "Eriu"])


def test_the_card_goes_face_down_and_without_effect() -> None:
    table = clash([2, 2, 2], hands={1: ["Bard"], 2: ["Geis"]})
    table.attacks(1)
    table.discards("Bard")
    assert not table.is_asked(2, "Geis")
    assert manoeuvre_of(table) == 1
    assert not table.told("card_drawn")
    assert table.told("card_discarded", 2) == [{"seat": 1, "kind": "action"}]
    assert not table.knows(2, "Bard")


def test_only_exposed_clans_are_lost_to_an_attack() -> None:
    table = clash([2, 2], citadels={"Hills": 1})
    table.shelters(1)
    table.attacks(1)
    assert manoeuvre_of(table) == 0
    assert (table.clans("Hills"), table.exposed()) == ([2, 1], [2, 0])


def test_only_opponents_with_exposed_clans_can_be_attacked() -> None:
    table = clash([2, 1, 0, 1], citadels={"Hills": 1})
    table.shelters(1)
    assert [word for word in table.choices() if word.startswith("attack")] == ["attack-p3"]
    table.refused("attack-p0")


# Withdraw


def withdrawing(clans: list[int], valley: list[int], cove: list[int], **words: object) -> Scene:
    """A clash in the Hills, beside the Valley and the Cove; the Moor lies beside these two only."""
    around = {"Valley": valley, "Cove": cove, "Moor": [3] + [0] * (len(clans) - 1)}
    return clash(clans, around=around, **words)  # type: ignore[arg-type]


def test_clans_withdraw_to_neighbours_of_which_their_player_is_chieftain() -> None:
    table = withdrawing([3, 1], valley=[2, 1], cove=[1, 1])
    table.play("withdraw")
    assert table.choices() == ["@valley"]
    table.play("Valley")
    assert table.choices() == ["@valley", "done"]
    table.play("done")
    assert manoeuvre_of(table) == 1
    assert (table.clans("Hills"), table.clans("Valley")) == ([2, 1], [3, 1])


def test_not_to_empty_or_tied_territories() -> None:
    for valley in ([0, 0], [1, 1], [1, 2]):
        assert not withdrawing([3, 1], valley=valley, cove=[0, 1]).may("withdraw")


def test_not_to_territories_further_away() -> None:
    table = withdrawing([3, 1], valley=[0, 1], cove=[0, 1])
    assert table.clans("Moor") == [3, 0]
    assert not table.may("withdraw")


def test_clans_may_split_up_between_several_territories() -> None:
    table = withdrawing([4, 1], valley=[2, 1], cove=[1, 0])
    table.withdraws("Valley", "Cove", "Valley")
    assert manoeuvre_of(table) == 1
    assert (table.clans("Hills"), table.clans("Valley"), table.clans("Cove")) == ([1, 1], [4, 1], [2, 0])


def test_at_least_one_clan_withdraws() -> None:
    table = withdrawing([3, 1], valley=[2, 1], cove=[1, 0])
    table.play("withdraw")
    assert not table.may("done")


def test_withdrawing_starts_no_clash() -> None:
    table = withdrawing([3, 1], valley=[2, 1], cove=[1, 1])
    table.withdraws("Valley", "Valley", "Valley")
    table.offers_peace(1)
    assert table.turn == 1
    assert len(table.told("clash_begins")) == 1


def test_sheltered_clans_do_not_withdraw() -> None:
    table = withdrawing([1, 3], valley=[0, 2], cove=[1, 1], citadels={"Hills": 2})
    table.shelters(1)
    table.shelters(1)
    table.attacks(1)
    assert table.exposed() == [1, 0]
    table = withdrawing([1, 3], valley=[0, 2], cove=[1, 1], citadels={"Hills": 2}, hands={1: ["Geis"]})
    table.shelters(1)
    table.shelters(1)
    table.attacks(1)
    table.discards("Geis")
    table.withdraws("Valley", by=1)
    assert (table.clans("Hills"), table.clans("Valley")) == ([1, 2], [0, 3])
    assert manoeuvre_of(table) == 0


def test_back_to_where_the_instigator_came_from() -> None:
    island = {"Hills": [0, 2], "Valley": [3, 2], "Cove": [0, 0]}
    table = given(island, hands={0: ["Migration"], 1: ["Geis"]}, players=2)
    table.play("Migration", "Valley", "Hills", "Hills", "done")
    table.attacks(1, by=0)
    table.discards("Geis")
    table.withdraws("Valley", by=1)
    assert table.clans("Valley") == [1, 3]


def test_chieftaincy_changes_at_once() -> None:
    """The Valley was tied until seat 0 withdrew from elsewhere: seat 1 can't go there, seat 0 can again."""
    table = withdrawing([3, 2], valley=[2, 1], cove=[0, 3])
    table.withdraws("Valley", by=0)
    assert manoeuvre_of(table) == 1
    table.play("withdraw")
    assert table.choices() == ["@cove"]


def test_the_mountains_take_their_toll_of_those_who_withdraw() -> None:
    island = {"Hills": [3, 1], "Mountains": [2, 1], "Cove": [0, 1]}
    table = given(island, hands={0: ["Warlord", "Bard"]}, players=2)
    table.play("Warlord", "Hills")
    table.withdraws("Mountains", "Mountains")
    table.nobody_reacts()
    assert table.awaited == (0,)
    assert table.choices() == ["bard", "clan"]
    table.play("clan")
    assert manoeuvre_of(table) == 1
    assert (table.clans("Mountains"), table.clans("Hills")) == ([3, 1], [1, 1])


def test_a_removed_clan_can_be_recruited_again() -> None:
    table = clash([2, 2], hands={1: ["New Clans"]})
    table.attacks(1)
    table.loses_clan()
    table.offers_peace(1)
    table.accepts(0)
    assert table.turn == 1
    table.play("New Clans", "Hills", "Hills")
    table.nobody_reacts()
    assert table.clans("Hills") == [2, 3]


def test_a_clan_lost_elsewhere_is_not_removed_by_the_manoeuvre() -> None:
    """The Club saves the attacked clan, and the Stone Circle demands one of its own for the Club: no Deed for that."""
    around = {"Stone Circle": [0, 2], "Valley": [1, 1]}
    table = clash([2, 2], around=around, hands={0: ["Bard"], 1: ["Dagda's Club", "Stone Circle"]})
    table.attacks(1, by=0)
    table.reacts(1, "Dagda's Club")
    table.reacts(1, "Stone Circle")
    assert not table.is_asked(0, "Bard")
    assert manoeuvre_of(table) == 1
    assert (table.clans("Hills"), table.clans("Stone Circle")) == ([2, 2], [0, 1])


def test_who_gives_up_a_sheltered_clan_has_nothing_in_the_citadel_any_more() -> None:
    island = {"Stone Circle": [2, 1], "Valley": [1, 1]}
    hands = {0: ["Warlord", "Ogma's Eloquence"], 1: ["The Dagda", "Stone Circle"]}
    table = given(island, hands=hands, players=2, citadels={"Stone Circle": 1})
    table.play("Warlord", "Stone Circle")
    table.shelters(1)
    table.nobody_reacts()
    table.play("Ogma's Eloquence")
    table.reacts(1, "The Dagda")
    table.reacts(1, "Stone Circle")
    table.nobody_reacts()
    assert table.clans("Stone Circle") == [2, 0]
    assert table.exposed() == [2, 0]
