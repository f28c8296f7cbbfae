"""Epic tales that answer something outside of the manoeuvres; ``test_manoeuvre_tales`` has the four that are one."""

import pytest
from tests.inis.drafting import actions, finish_assembly
from tests.inis.language import Hands, Land, Scene, given

HOME = {"Hills": [3], "Valley": [0, 2, 1], "Plains": [1, 1, 1]}


def clash_in_the_valley(hands: Hands, citadels: int = 0, players: int = 3, island: Land = HOME) -> Scene:
    """Seat 0 moves three clans into the Valley, against two of seat 1 and one of seat 2."""
    hands = {**hands, 0: ["Migration", *hands.get(0, [])]}
    table = given(island, hands, players, citadels={"Valley": citadels})
    table.play("Migration", "Hills", "Valley", "Valley", "Valley")
    return table


# Battle Frenzy


def test_battle_frenzy_drives_all_clans_out_of_their_citadels() -> None:
    table = clash_in_the_valley({0: ["Battle Frenzy"]}, citadels=2)
    table.shelters(by=1)
    table.shelters(by=2)
    assert table.exposed() == [3, 1, 0]
    table.reacts(0, "Battle Frenzy")
    table.nobody_reacts()
    assert table.exposed() == [3, 2, 1]
    table.attacks(2, by=0)


def test_battle_frenzy_comes_at_the_end_of_the_citadels_step_only() -> None:
    table = clash_in_the_valley({0: ["Battle Frenzy"]}, citadels=1)
    assert not table.is_asked(0, "Battle Frenzy")
    table.shelters(by=1)
    assert table.is_asked(0, "Battle Frenzy")
    table.nobody_reacts()
    table.refused("Battle Frenzy")


def test_the_dagda_cancels_battle_frenzy() -> None:
    table = clash_in_the_valley({0: ["Battle Frenzy"], 1: ["The Dagda"]}, citadels=1)
    table.shelters(by=1)
    table.reacts(0, "Battle Frenzy")
    table.reacts(1, "The Dagda")
    table.nobody_reacts()
    assert table.exposed() == [3, 1, 1]


# Cathbad's Word


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cathbads_word_chooses_in_secret_what_is_set_aside_and_takes_it_at_the_end_of_the_assembly(
    players: int,
) -> None:
    table = given({"Hills": [3, 1], "Valley": [0, 2]}, {1: ["Cathbad's Word"]}, players, assembly=True)
    table.reacts(1, "Cathbad's Word", "Geis")
    assert table.told("card_played", 0)[0]["told"] == []
    finish_assembly(table, "sunwise")
    assert (table.awaited, table.may("Geis")) == ((1,), True)
    assert table.told("aside_taken", 0) == [{"seat": 1}]
    assert table.told("aside_taken", 1) == [{"seat": 1, "card": "Geis"}]
    given_up = table.hand(1)[0]
    table.play(given_up)
    assert (table.place(given_up), table.place("Geis")) == ("aside", "hand 1")
    assert [len(actions(table, seat)) for seat in range(players)] == [6 if players == 2 else 4] * players


def test_cathbads_word_is_for_the_start_of_an_assembly() -> None:
    table = given(HOME, {0: ["Cathbad's Word"]})
    table.refused("Cathbad's Word", because="no_season")
    for _ in range(3):
        table.passes()
    assert table.is_asked(0, "Cathbad's Word")


def test_the_dagda_cancels_cathbads_word() -> None:
    table = given(HOME, {1: ["Cathbad's Word"], 2: ["The Dagda"]}, assembly=True)
    table.reacts(1, "Cathbad's Word", "Geis")
    table.reacts(2, "The Dagda")
    finish_assembly(table, "sunwise")
    assert table.told("set_aside") == [{}]
    assert not table.told("aside_taken")


# The Dagda


def test_the_dagda_shuffles_the_discarded_tales_into_the_deck_itself_and_what_it_cancelled_included() -> None:
    table = given(HOME, {0: ["Children of Dana"], 1: ["The Dagda"], 2: ["Eriu"]}, discarded=["Lug's Spear"])
    table.play("Children of Dana", "Plains")
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    names = ("The Dagda", "Lug's Spear", "Children of Dana")
    assert [table.place(name) for name in names] == ["deck"] * 3
    assert table.place("Eriu") == "hand 2"


def test_the_dagda_discarded_from_a_draw_shuffles_what_is_discarded_with_it_too() -> None:
    table = given(HOME, {0: ["Tuan's Memory"]}, discarded=["Lug's Spear"])
    table.play("Tuan's Memory")
    table.chance("The Dagda", "Eriu", "Balor's Eye")
    table.play("Balor's Eye")
    assert table.turn == 1
    assert [table.place(name) for name in ("The Dagda", "Eriu", "Lug's Spear")] == ["deck"] * 3
    assert table.place("Tuan's Memory") == "discard", "it is discarded when it has had its effect"


def test_the_dagda_is_for_tales_and_advantage_cards_not_for_action_cards() -> None:
    table = given(HOME, {0: ["New Clans"], 1: ["The Dagda"]})
    table.play("New Clans", "Hills", "Hills")
    assert not table.is_asked(1, "The Dagda")


def test_an_advantage_card_that_the_dagda_cancels_is_spent() -> None:
    table = given(HOME, {0: ["Plains"], 1: ["The Dagda"]})
    table.play("Plains", "Hills")
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert (table.clans("Plains")[0], table.place("Plains"), table.place("The Dagda")) == (1, "spent", "deck")


def test_what_the_dagda_cancels_is_discarded_and_can_be_neither_given_away_nor_taken_back() -> None:
    hands = {0: ["Children of Dana", "Master Craftsman", "Stone Circle"], 1: ["The Dagda"]}
    table = given({**HOME, "Stone Circle": [1]}, hands, players=4)
    table.play("Children of Dana", "Plains")
    table.reacts(1, "The Dagda")
    assert not table.is_asked(0, "Master Craftsman")
    assert not table.is_asked(0, "Stone Circle")


def test_a_season_card_that_the_dagda_cancels_was_played_all_the_same() -> None:
    table = given(HOME, {0: ["Children of Dana", "Valley"], 1: ["The Dagda"]})
    table.play("Children of Dana", "Plains")
    table.reacts(1, "The Dagda")
    table.reacts(0, "Valley", "Hills")
    assert table.turn == 1
    assert (table.clans("Hills"), table.clans("Plains")) == ([4, 0, 0], [1, 1, 1])


def test_the_dagda_may_answer_a_card_of_its_own_player_but_not_itself() -> None:
    table = given(HOME, {0: ["Children of Dana", "The Dagda"]})
    table.play("Children of Dana", "Plains")
    table.reacts(0, "The Dagda")
    assert not table.is_asked(0, "The Dagda")
    assert table.turn == 1
    assert table.clans("Plains") == [1, 1, 1]


def test_the_dagda_given_away_is_not_discarded_and_shuffles_nothing() -> None:
    hands = {0: ["Children of Dana"], 1: ["The Dagda", "Master Craftsman"]}
    table = given(HOME, hands, players=4, discarded=["Eriu"])
    table.play("Children of Dana", "Plains")
    table.reacts(1, "The Dagda")
    table.reacts(1, "Master Craftsman", "p2")
    assert table.turn == 1
    assert (table.hand(2), table.place("Eriu"), table.told("tales_shuffled")) == (["The Dagda"], "discard", [])


# Lug Samildanach


def test_lug_takes_an_action_card_that_was_resolved_into_the_hand() -> None:
    table = given(HOME, {0: ["New Clans", "Lug Samildanach"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Lug Samildanach")
    assert table.turn == 1
    assert (table.hand(0), table.clans("Hills")) == (["New Clans"], [5, 0, 0])


def test_lug_waits_for_the_clashes_of_the_card() -> None:
    table = clash_in_the_valley({1: ["Lug Samildanach"]})
    assert not table.is_asked(1, "Lug Samildanach")
    table.offers_peace()
    table.accepts()
    table.accepts()
    table.reacts(1, "Lug Samildanach")
    assert table.turn == 1
    assert table.hand(1) == ["Migration"]


def test_lug_takes_an_action_card_that_was_played_for_its_triskel() -> None:
    table = clash_in_the_valley({0: ["Bard"], 2: ["Lug Samildanach"]})
    table.attacks(1)
    table.reacts(0, "Bard")
    table.reacts(2, "Lug Samildanach")
    table.nobody_reacts()
    assert (table.hand(2), table.deeds(0)) == (["Bard"], 1)


def test_lug_takes_no_tale_nor_an_advantage_card() -> None:
    table = given(HOME, {0: ["Children of Dana", "Plains", "Lug Samildanach"]})
    table.play("Children of Dana", "Hills")
    assert not table.is_asked(0, "Lug Samildanach")
    assert table.turn == 1


def test_lug_that_came_back_finds_the_card_gone() -> None:
    table = given({**HOME, "Stone Circle": [1]}, {0: ["New Clans", "Lug Samildanach", "Stone Circle"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Lug Samildanach")
    table.reacts(0, "Stone Circle")
    assert not table.is_asked(0, "Lug Samildanach")
    assert table.turn == 1
    assert table.hand(0) == ["New Clans", "Lug Samildanach"]


def test_the_dagda_cancels_lug() -> None:
    table = given(HOME, {0: ["New Clans"], 1: ["Lug Samildanach"], 2: ["The Dagda"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(1, "Lug Samildanach")
    table.reacts(2, "The Dagda")
    assert table.turn == 1
    assert (table.hand(1), table.place("New Clans")) == ([], "discard")


# Lug's Spear


def test_after_lugs_spear_nobody_plays_triskel_cards_in_this_clash() -> None:
    hands = {0: ["Lug's Spear", "Bard"], 1: ["Ogma's Eloquence", "Dagda's Club", "Warlord"], 2: ["Geis"]}
    table = clash_in_the_valley(hands)
    table.reacts(0, "Lug's Spear")
    table.attacks(1)
    assert table.awaited == (1,)
    table.loses_clan()
    assert (table.awaited, table.clans("Valley")) == ((1,), [3, 1, 1])
    table.refused("Ogma's Eloquence")
    assert table.may("attack-p0")


def test_lugs_spear_may_be_answered_by_the_dagda_and_by_nothing_after_it() -> None:
    hands = {0: ["Lug's Spear", "Master Craftsman"], 1: ["The Dagda"]}
    table = clash_in_the_valley(hands, players=4)
    table.reacts(0, "Lug's Spear")
    assert table.is_asked(1, "The Dagda")
    assert not table.is_asked(0, "Master Craftsman")
    table.nobody_reacts()
    assert table.place("Lug's Spear") == "discard"


def test_the_dagda_cancels_lugs_spear() -> None:
    table = clash_in_the_valley({0: ["Lug's Spear", "Bard"], 1: ["The Dagda"]})
    table.reacts(0, "Lug's Spear")
    table.reacts(1, "The Dagda")
    table.attacks(1)
    assert table.is_asked(0, "Bard")


def test_lugs_spear_is_for_one_clash() -> None:
    island = {"Hills": [3], "Valley": [0, 1], "Plains": [0, 1]}
    table = given(island, {0: ["Migration", "Lug's Spear", "Streng's Resolve"]})
    table.play("Migration", "Hills", "Valley", "Plains", "done")
    table.play("Valley")
    table.reacts(0, "Lug's Spear")
    table.attacks(1)
    assert not table.is_asked(0, "Streng's Resolve")
    table.offers_peace()
    table.attacks(1)
    assert (table.clash, table.is_asked(0, "Streng's Resolve")) == ("Plains", True)


def test_after_the_clash_of_lugs_spear_the_season_card_is_answered_as_ever() -> None:
    table = clash_in_the_valley({0: ["Lug's Spear", "Valley"]})
    table.reacts(0, "Lug's Spear")
    table.offers_peace()
    table.accepts()
    table.accepts()
    assert table.is_asked(0, "Valley")


# Oengus's Ploy


def test_oengus_takes_the_next_turn_and_play_goes_on_from_there() -> None:
    table = given(HOME, {0: ["New Clans"], 2: ["Oengus's Ploy"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(2, "Oengus's Ploy")
    assert table.turn == 2
    table.passes()
    assert table.turn == 0


def test_oengus_answers_his_own_players_turn_too() -> None:
    table = given(HOME, {0: ["New Clans", "Oengus's Ploy"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Oengus's Ploy")
    assert table.turn == 0


@pytest.mark.parametrize("cancelled", [False, True])
def test_oengus_keeps_the_season_from_ending_unless_the_dagda_cancels_him(cancelled: bool) -> None:
    table = given(HOME, {0: ["Oengus's Ploy"], 1: ["The Dagda"]})
    for _ in range(3):
        table.passes()
    table.reacts(0, "Oengus's Ploy")
    if cancelled:
        table.reacts(1, "The Dagda")
        table.nobody_reacts()
    assert bool(table.told("season_ends")) == cancelled
    if not cancelled:
        for seat in (0, 1, 2):
            assert table.turn == seat
            table.passes()
        table.nobody_reacts()
        assert table.told("season_ends")


# Streng's Resolve


def test_streng_gains_a_deed_after_your_attack_whether_or_not_a_clan_was_removed() -> None:
    table = clash_in_the_valley({0: ["Streng's Resolve"], 1: ["Sanctuary"]})
    table.attacks(1)
    table.discards("Sanctuary")
    table.reacts(0, "Streng's Resolve")
    table.nobody_reacts()
    assert table.deeds(0) == 1


def test_streng_is_for_your_attack_only() -> None:
    table = clash_in_the_valley({1: ["Streng's Resolve"]}, island={**HOME, "Plains": [1, 2, 1]})
    table.attacks(1)
    assert not table.is_asked(1, "Streng's Resolve")
    table.withdraws("Plains", by=1)
    assert not table.is_asked(1, "Streng's Resolve")


def test_the_dagda_cancels_streng() -> None:
    table = clash_in_the_valley({0: ["Streng's Resolve"], 1: ["The Dagda"]})
    table.attacks(1)
    table.reacts(0, "Streng's Resolve")
    table.reacts(1, "The Dagda")
    table.nobody_reacts()
    assert table.deeds(0) == 0
