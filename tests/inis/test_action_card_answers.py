"""Action cards as answers: Bard, Geis, Warlord; and what Warlord does in one's own turn."""

from collections.abc import Mapping

from tests.inis.language import Hands, Land, Scene, given

HOME = {"Hills": [3], "Valley": [0, 2, 1], "Plains": [1, 1, 1]}


def in_clash(hands: Hands, players: int = 3, deeds: Mapping[int, int] | None = None, island: Land = HOME) -> Scene:
    """Seat 0 has moved three clans into the Valley, against two of seat 1 and one of seat 2."""
    table = given(island, {**hands, 0: ["Migration", *hands.get(0, [])]}, players, deeds=deeds)
    table.play("Migration", "Hills", "Valley", "Valley", "Valley")
    table.nobody_reacts()
    assert table.clash == "Valley"
    return table


# Bard


def test_bard_after_a_manoeuvre_of_yours_that_removed_an_opposing_clan_gains_a_deed() -> None:
    table = in_clash({0: ["Bard"]})
    table.attacks(1)
    table.reacts(0, "Bard")
    table.nobody_reacts()
    assert (table.deeds(0), table.clans("Valley")) == (1, [3, 1, 1])
    assert table.awaited == (1,)


def test_bard_is_not_for_the_one_who_lost_the_clan_nor_for_a_third() -> None:
    table = in_clash({1: ["Bard"]})
    table.attacks(2)
    assert not table.is_asked(1, "Bard")
    table = in_clash({2: ["Bard"]})
    table.attacks(2)
    table.loses_clan()
    assert not table.is_asked(2, "Bard")


def test_bard_is_not_for_an_attack_that_was_answered_with_a_card() -> None:
    table = in_clash({0: ["Bard"], 1: ["Sanctuary"]})
    table.attacks(1)
    table.discards("Sanctuary")
    assert not table.is_asked(0, "Bard")


def test_bard_is_not_for_a_withdrawal() -> None:
    table = in_clash({1: ["Bard"]}, island={**HOME, "Plains": [1, 2, 1]})
    table.attacks(2, by=0)
    table.withdraws("Plains", by=1)
    assert not table.is_asked(1, "Bard")


def test_geis_cancels_bard_as_a_triskel_card() -> None:
    table = in_clash({0: ["Bard"], 2: ["Geis"]})
    table.attacks(1)
    table.reacts(0, "Bard")
    table.reacts(2, "Geis")
    table.nobody_reacts()
    assert table.deeds(0) == 0
    assert table.clash == "Valley"


def test_bard_is_for_a_clan_that_diarmuid_and_grainne_brought_elsewhere() -> None:
    table = in_clash({0: ["Bard"], 1: ["Diarmuid and Grainne"]})
    table.attacks(1)
    table.reacts(1, "Diarmuid and Grainne", "Plains")
    table.reacts(0, "Bard")
    table.nobody_reacts()
    assert table.deeds(0) == 1


def test_bard_is_not_for_a_clan_that_the_club_has_spared() -> None:
    table = in_clash({0: ["Bard"], 1: ["Dagda's Club"]})
    table.attacks(1)
    table.reacts(1, "Dagda's Club")
    assert not table.is_asked(0, "Bard")


def test_without_a_deed_in_supply_bard_gains_none() -> None:
    table = in_clash({0: ["Bard"]}, deeds={1: 4, 2: 6})
    table.attacks(1)
    table.reacts(0, "Bard")
    table.nobody_reacts()
    assert table.deeds(0) == 0


# Geis


def test_geis_is_not_for_its_own_players_card() -> None:
    table = given(HOME, {0: ["New Clans", "Geis"]})
    table.play("New Clans", "Hills", "Hills")
    assert not table.is_asked(0, "Geis")


def test_geis_is_not_for_advantage_cards_and_tales() -> None:
    table = given(HOME, {0: ["Eriu"], 1: ["Geis"]}, sanctuaries={"Hills": 1})
    table.play("Eriu", "Hills")
    assert not table.is_asked(1, "Geis")
    table = given(HOME, {0: ["Plains"], 1: ["Geis"]})
    table.play("Plains", "Valley")
    assert not table.is_asked(1, "Geis")


def test_geis_is_not_for_a_card_that_is_discarded_to_an_attack() -> None:
    table = in_clash({0: ["Geis"], 1: ["Sanctuary"]})
    table.attacks(1)
    table.discards("Sanctuary")
    assert not table.is_asked(0, "Geis")
    assert table.clans("Valley") == [3, 2, 1]


def test_a_cancelled_card_was_played_all_the_same() -> None:
    table = given(HOME, {0: ["New Clans", "Valley"], 1: ["Geis"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(1, "Geis")
    table.reacts(0, "Valley", "Plains")
    assert table.turn == 1
    assert (table.clans("Hills"), table.clans("Plains")) == ([3, 0, 0], [2, 1, 1])


def test_geis_that_has_come_back_may_be_answered_with_nothing_but_lug() -> None:
    """There is one Geis only, so none can cancel it; but it is an action card that was resolved."""
    table = given(HOME, {0: ["New Clans", "Lug Samildanach"], 1: ["Geis"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(1, "Geis")
    table.reacts(0, "Lug Samildanach")
    assert table.turn == 1
    assert table.hand(0) == ["Geis"]
    assert table.clans("Hills") == [3, 0, 0]


# Warlord


def test_warlord_starts_a_clash_where_its_player_is_present_and_instigator() -> None:
    table = given(HOME, {1: ["Warlord"]}, turn=1)
    table.play("Warlord")
    table.refused("Hills")
    table.play("Plains")
    table.nobody_shelters()
    assert (table.clash, table.state.instigator, table.awaited) == ("Plains", 1, (1,))


def test_warlord_where_nobody_else_is_present_starts_nothing() -> None:
    table = given(HOME, {0: ["Warlord"]})
    table.play("Warlord", "Hills")
    assert table.turn == 1
    assert not table.told("clash_begins")


def test_geis_cancels_warlord() -> None:
    table = given(HOME, {0: ["Warlord"], 2: ["Geis"]})
    table.play("Warlord", "Plains")
    table.reacts(2, "Geis")
    assert table.turn == 1
    assert not table.told("clash_begins")


def test_warlord_after_any_manoeuvre_places_an_exposed_clan_and_says_who_is_next() -> None:
    table = in_clash({1: ["Warlord"]})
    table.attacks(2)
    table.reacts(1, "Warlord", "p0")
    table.nobody_reacts()
    assert table.clans("Valley") == table.exposed() == [3, 3, 0]
    assert table.awaited == (0,)


def test_after_the_player_chosen_by_warlord_play_goes_on_as_the_crows_fly() -> None:
    table = in_clash({0: ["Warlord"]})
    table.attacks(1)
    table.reacts(0, "Warlord", "p2")
    table.attacks(1, by=2)
    table.attacks(2, by=0)
    assert table.clans("Valley") == [4, 0, 0]


def test_warlord_is_for_players_with_exposed_clans_only() -> None:
    table = in_clash({2: ["Warlord", "Geis"]})
    table.attacks(2)
    table.loses_clan()
    assert table.exposed() == [3, 2, 0]
    assert not table.is_asked(2, "Warlord")


def test_warlord_chooses_among_players_with_exposed_clans() -> None:
    table = in_clash({0: ["Warlord"]})
    table.attacks(2)
    table.reacts(0, "Warlord")
    assert table.choices() == ["p0", "p1"]


def test_warlord_without_a_clan_in_reserve_still_says_who_is_next() -> None:
    table = given({"Hills": [12, 1], "Valley": [0, 3]}, {0: ["Conquest", "Warlord"]}, players=2)
    table.play("Conquest", "Valley", *["Hills"] * 12)
    table.attacks(1)
    table.reacts(0, "Warlord", "p0")
    table.nobody_reacts()
    assert (table.exposed(), table.awaited) == ([12, 2], (0,))


def test_geis_cancels_warlord_as_a_triskel_card() -> None:
    table = in_clash({0: ["Warlord"], 1: ["Geis"]})
    table.attacks(2)
    table.reacts(0, "Warlord", "p0")
    table.reacts(1, "Geis")
    table.nobody_reacts()
    assert (table.exposed(), table.awaited) == ([3, 2, 0], (1,))


def test_peace_may_be_made_before_the_manoeuvre_that_warlord_has_given() -> None:
    table = in_clash({0: ["Warlord"]})
    table.attacks(2)
    table.reacts(0, "Warlord", "p1")
    table.offers_peace(by=1)
    table.accepts(by=0)
    assert table.turn == 1
