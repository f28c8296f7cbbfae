"""The four action cards that take part only with four players."""

from collections.abc import Mapping

import pytest
from tests.inis.language import Hands, Land, Scene, given

HOME = {"Hills": [3], "Valley": [0, 2, 1], "Plains": [1, 1, 1]}


def in_clash(hands: Hands, players: int = 3, deeds: Mapping[int, int] | None = None, island: Land = HOME) -> Scene:
    """Seat 0 has moved three clans into the Valley, against two of seat 1 and one of seat 2."""
    table = given(island, {**hands, 0: ["Migration", *hands.get(0, [])]}, players, deeds=deeds)
    table.play("Migration", "Hills", "Valley", "Valley", "Valley")
    table.nobody_reacts()
    assert table.clash == "Valley"
    return table


# Emissaries


def test_emissaries_moves_one_clan_without_a_clash() -> None:
    table = given(HOME, {0: ["Emissaries"]}, players=4)
    table.play("Emissaries", "Hills", "Valley")
    assert table.turn == 1
    assert table.clans("Valley") == [1, 2, 1, 0]
    assert not table.told("clash_begins")


def test_emissaries_goes_to_a_neighbour() -> None:
    table = given({"Hills": [1], "Valley": [], "Plains": [], "Moor": [0, 1]}, {0: ["Emissaries"]}, players=4)
    table.play("Emissaries")
    assert table.choices() == ["@hills"]
    table.play("Hills")
    assert table.choices() == ["@plains", "@valley"]


def test_geis_cancels_emissaries() -> None:
    table = given(HOME, {0: ["Emissaries"], 3: ["Geis"]}, players=4)
    table.play("Emissaries", "Hills", "Valley")
    table.reacts(3, "Geis")
    assert table.turn == 1
    assert table.clans("Hills")[0] == 3


def test_the_cards_for_four_take_no_part_with_three() -> None:
    table = given(HOME)
    names = ("Emissaries", "Master Craftsman", "Raid", "Scouts and Spies")
    assert [table.place(name) for name in names] == ["box"] * 4


# Master Craftsman


@pytest.mark.parametrize("name", ["Migration", "Hills", "Nuada Silverhand"])
def test_master_craftsman_discards_a_card_of_any_kind_and_draws_a_tale(name: str) -> None:
    table = given(HOME, {0: ["Master Craftsman", "Migration", "Hills", "Nuada Silverhand"]}, players=4)
    table.play("Master Craftsman")
    table.nobody_reacts()
    assert table.awaited == (0,)
    table.refused("Master Craftsman")
    table.play(name)
    table.chance("Eriu")
    assert table.turn == 1
    assert name not in table.hand(0)
    assert "Eriu" in table.hand(0)
    assert len(table.hand(0)) == 3
    told = table.told("card_discarded")[0]
    assert ("card" in told) == (name != "Migration"), "an action card is discarded face down"


def test_master_craftsman_draws_even_without_a_card_to_discard() -> None:
    table = given(HOME, {0: ["Master Craftsman"]}, players=4)
    table.play("Master Craftsman")
    table.chance("Eriu")
    assert table.hand(0) == ["Eriu"]


def test_geis_cancels_master_craftsman() -> None:
    table = given(HOME, {0: ["Master Craftsman", "Bard"], 1: ["Geis"]}, players=4)
    table.play("Master Craftsman")
    table.reacts(1, "Geis")
    assert table.turn == 1
    assert table.hand(0) == ["Bard"]


def test_master_craftsman_gives_the_tale_just_played_away_for_a_deed() -> None:
    table = given(HOME, {0: ["Master Craftsman", "Children of Dana"]}, players=4)
    table.play("Children of Dana", "Plains")
    table.reacts(0, "Master Craftsman")
    table.refused("p0")
    table.play("p3")
    assert table.turn == 1
    assert (table.hand(3), table.deeds(0), table.clans("Plains")[0]) == (["Children of Dana"], 1, 2)


def test_master_craftsman_is_for_ones_own_tale() -> None:
    table = given(HOME, {0: ["Children of Dana"], 1: ["Master Craftsman"]}, players=4)
    table.play("Children of Dana", "Plains")
    assert not table.is_asked(1, "Master Craftsman")


def test_geis_cancels_master_craftsman_as_a_triskel_card_and_the_tale_is_discarded() -> None:
    table = given(HOME, {0: ["Master Craftsman", "Children of Dana"], 2: ["Geis"]}, players=4)
    table.play("Children of Dana", "Plains")
    table.reacts(0, "Master Craftsman", "p1")
    table.reacts(2, "Geis")
    assert table.turn == 1
    assert (table.hand(1), table.deeds(0), table.place("Children of Dana")) == ([], 0, "discard")
    assert table.clans("Plains")[0] == 2, "the tale has had its effect"


# Raid


def test_raid_after_your_attack_takes_a_random_action_card() -> None:
    table = in_clash({0: ["Raid"], 1: ["Sanctuary", "Festival"]}, players=4)
    table.attacks(1)
    table.loses_clan()
    table.reacts(0, "Raid")
    table.chance("Festival")
    assert (table.hand(0), table.hand(1)) == (["Festival"], ["Sanctuary"])
    assert table.told("card_stolen", 2) == [{"seat": 0, "of": 1, "kind": "action"}]
    assert table.told("card_stolen", 1) == [{"seat": 0, "of": 1, "kind": "action", "card": "Festival"}]


def test_raid_without_a_card_to_take_removes_an_exposed_clan() -> None:
    table = in_clash({0: ["Raid"]}, players=4)
    table.attacks(1)
    table.reacts(0, "Raid")
    table.nobody_reacts()
    assert table.clans("Valley") == [3, 0, 1, 0]


def test_raid_finds_nobody_when_the_last_exposed_clan_is_gone() -> None:
    table = in_clash({0: ["Raid"]}, players=4)
    table.attacks(2)
    table.reacts(0, "Raid")
    table.nobody_reacts()
    assert table.clans("Valley") == [3, 2, 0, 0]


def test_raid_is_after_your_attack_only() -> None:
    table = in_clash({1: ["Raid"]}, players=4)
    table.attacks(2)
    assert not table.is_asked(1, "Raid")


def test_the_clan_that_raid_removes_gives_the_bard_no_deed() -> None:
    table = in_clash({0: ["Raid", "Bard"], 1: ["Sanctuary"]}, players=4)
    table.attacks(1)
    table.discards("Sanctuary")
    table.reacts(0, "Raid")
    assert not table.is_asked(0, "Bard")
    table.nobody_reacts()
    assert table.clans("Valley") == [3, 1, 1, 0]


def test_a_bard_stolen_by_raid_may_be_played_for_the_same_manoeuvre() -> None:
    table = in_clash({0: ["Raid"], 1: ["Bard"]}, players=4)
    table.attacks(1)
    table.loses_clan()
    table.reacts(0, "Raid")
    table.chance("Bard")
    table.reacts(0, "Bard")
    table.nobody_reacts()
    assert table.deeds(0) == 1


def test_raid_of_the_active_player_steals_a_warlord_before_its_owner_can_play_it() -> None:
    table = in_clash({0: ["Raid"], 1: ["Warlord"]}, players=4)
    table.attacks(1)
    table.loses_clan()
    assert table.is_asked(1, "Warlord")
    table.reacts(0, "Raid")
    table.chance("Warlord")
    assert not table.is_asked(1, "Warlord")
    assert table.is_asked(0, "Warlord")


def test_geis_cancels_raid() -> None:
    table = in_clash({0: ["Raid"], 1: ["Geis"]}, players=4)
    table.attacks(1)
    table.loses_clan()
    table.reacts(0, "Raid")
    table.reacts(1, "Geis")
    table.nobody_reacts()
    assert (table.hand(0), table.clans("Valley")) == ([], [3, 1, 1, 0])


# Scouts and Spies


def test_scouts_and_spies_sees_a_hand_then_may_move_clans_from_one_territory_to_one_neighbour() -> None:
    table = given(HOME, {0: ["Scouts and Spies"], 1: ["Bard", "Geis"], 2: ["Festival"]}, players=4)
    table.play("Scouts and Spies", "p1")
    table.nobody_reacts()
    assert table.told("hand_seen") == [{"seat": 0, "of": 1, "kind": "action"}]
    assert table.told("hand_seen", 0)[0]["cards"] == ["Bard", "Geis"]
    assert table.knows(0, "Geis")
    assert not table.knows(2, "Geis")
    assert not table.knows(0, "Festival")
    table.play("Hills", "Valley", "Valley")
    table.refused("Plains")
    table.play("done")
    assert (table.clash, table.clans("Valley"), table.clans("Hills")) == ("Valley", [2, 2, 1, 0], [1, 0, 0, 0])
    assert table.state.instigator == 0


def test_scouts_and_spies_may_move_nobody() -> None:
    table = given(HOME, {0: ["Scouts and Spies"]}, players=4)
    table.play("Scouts and Spies", "p1")
    table.play("done")
    assert table.turn == 1
    assert not table.told("clans_moved")


def test_geis_cancels_scouts_and_spies_before_anything_is_seen() -> None:
    table = given(HOME, {0: ["Scouts and Spies"], 1: ["Geis"]}, players=4)
    table.play("Scouts and Spies", "p1")
    table.reacts(1, "Geis")
    assert table.turn == 1
    assert not table.told("hand_seen", 0)
