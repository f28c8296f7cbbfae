"""The worked examples, notes and pictures of the rulebooks, with their colours as seats.

Where the rulebooks tell an example differently, the test says so.
"""

import pytest
from tests.inis.drafting import FOUR, actions, deal, draft_anyhow, keep
from tests.inis.language import Scene, given

from triskel.inis import victory
from triskel.inis.clash import Manoeuvre
from triskel.inis.names import TERRITORIES

SIX = ("Hills", "Valley", "Cove", "Moor", "Plains", "Forest")

# Terms


def test_four_green_three_blue_and_two_white_clans_make_green_chieftain() -> None:
    green, blue, white = 0, 1, 2
    table = given({"Moor": [4, 3, 2], "Valley": [0, 0, 1]}, assembly=True)
    assert table.state.chieftain(TERRITORIES.index("Moor")) == green
    assert table.hand(green) == ["Moor"]
    assert table.hand(blue) == []
    assert table.hand(white) == ["Valley"]


def test_blue_stays_brenn_where_an_orange_and_a_white_clan_are_tied() -> None:
    blue = 0
    table = given({"Hills": [0, 1, 1], "Valley": [2, 1, 1]}, capital="Hills", brenn=blue, assembly=True)
    assert table.clans("Hills") == [0, 1, 1]
    assert table.state.brenn == blue


def test_the_crows_show_one_direction_or_the_other() -> None:
    """In the pictures of the token."""
    for side, following in (("sunwise", 1), ("widdershins", 2)):
        table = given({"Hills": [1, 1, 1], "Valley": [1, 1, 1]}, assembly=True)
        table.chance(side)
        assert table.state.following(0) == following


# Cards


def test_the_master_craftsman_has_an_effect_for_ones_turn_and_one_for_a_certain_moment() -> None:
    """The season effect is the left one; the right one is played only after a tale of one's own."""
    island = {"Hills": [1, 1, 1, 1], "Valley": [1, 1, 1, 1]}
    hands = {0: ["Master Craftsman", "Children of Dana", "Bard"]}
    table = given(island, hands=hands, players=4)
    table.play("Master Craftsman")
    table.discards("Bard")
    table.chance("Eriu")
    assert table.turn == 1
    assert table.hand(0) == ["Children of Dana", "Eriu"]
    assert table.deeds(0) == 0

    table = given(island, hands=hands, players=4)
    table.play("Children of Dana", "Hills")
    table.reacts(0, "Master Craftsman", "p2")
    assert table.turn == 1
    assert table.hand(2) == ["Children of Dana"]
    assert table.deeds(0) == 1

    table = given(island, hands=hands, players=4)
    table.play("Bard")
    assert not table.is_asked(0, "Master Craftsman")


def test_an_advantage_card_stays_though_its_holder_is_chieftain_no_more() -> None:
    table = given({"Swamp": [2, 1, 0], "Valley": [1, 3, 1]}, hands={0: ["Swamp"], 1: ["New Clans"]}, turn=1)
    table.play("New Clans", "Swamp", "Swamp")
    table.passes()
    assert table.turn == 0
    table.play("Swamp")
    table.nobody_reacts()
    assert table.place("Swamp") == "spent"


def test_the_same_advantage_card_may_come_again_and_again() -> None:
    table = given({"Swamp": [2, 1, 0], "Valley": [1, 1, 1]}, assembly=True)
    for _ in range(3):
        assert table.hand(0)[0] == "Swamp"
        another_round(table, brenn=0)
        everybody_passes(table)


def test_action_cards_are_not_kept_for_another_round() -> None:
    table = given({"Hills": [1, 1, 1], "Valley": [1, 1, 1]}, hands={1: ["Geis", "Bard"]})
    for _ in range(3):
        table.passes()
    assert table.hand(1) == []
    table.chance("sunwise")
    assert {"geis", "bard"} < set(table.choices())


def test_two_clans_to_place_and_only_one_left() -> None:
    table = given({"Hills": [11, 1, 1]}, hands={0: ["New Clans"]})
    table.play("New Clans", "Hills")
    assert table.turn == 1
    assert (table.clans("Hills"), table.reserve(0)) == ([12, 1, 1], 0)


def test_clans_that_are_placed_come_from_ones_own_reserve() -> None:
    table = given({"Hills": [1, 1, 1]}, hands={0: ["New Clans"]})
    table.play("New Clans", "Hills", "Hills")
    assert table.turn == 1
    assert [table.reserve(seat) for seat in range(3)] == [9, 11, 11]


# The Assembly


def test_a_card_that_was_kept_first_is_passed_on_later() -> None:
    """The note on the draft."""
    table = given({"Hills": [1, 1, 1], "Valley": [1, 1, 1]}, assembly=True)
    table.chance("sunwise")
    deal(table, FOUR[:3])
    keep(table, {0: ["Bard"], 1: ["Druid"], 2: ["Migration"]})
    keep(table, {0: ["New Clans", "Sanctuary"], 1: ["Druid", "Citadel"], 2: ["Migration", "Geis"]})
    assert "Bard" in actions(table, 1)
    assert "Bard" not in actions(table, 0)


# The Season


def test_orange_is_present_beside_six_sanctuaries_and_takes_a_pretender_token() -> None:
    orange = 1
    island = {"Hills": [1, 1, 1], "Valley": [1, 1, 1], "Cove": [1, 1, 1], "Moor": [1, 0, 0]}
    table = given(island, sanctuaries={"Hills": 3, "Valley": 2, "Cove": 1}, turn=orange, capital="Moor")
    table.play("pretender")
    assert table.turn == 2
    assert table.state.pretenders == 1 << orange
    for _ in range(3):
        table.passes()
    assert table.told("victory_check")[0]["pretenders"] == [orange]
    assert table.state.winner == orange


def test_the_geis_waits_until_everything_is_declared() -> None:
    """Which clans, where from, where to: all of it before anybody is asked, and nothing has moved."""
    table = given({"Hills": [3, 1, 1], "Valley": [1, 0, 0]}, hands={0: ["Migration"], 1: ["Geis"]})
    for word in ("Migration", "Hills", "Valley"):
        table.play(word)
        assert table.awaited == (0,)
    table.play("done")
    assert table.is_asked(1, "Geis")
    assert table.clans("Hills") == [3, 1, 1]
    assert table.told("card_played")[0]["told"] == ["@hills", "@valley", "done"]


# Clashes


def test_green_fights_and_blue_orange_and_white_share_three_citadels() -> None:
    green, blue, orange, white = range(4)
    table = given(
        {"Hills": [2, 2, 2, 2], "Valley": [1, 1, 1, 1]}, hands={green: ["Warlord"]}, players=4, citadels={"Hills": 3}
    )
    table.play("Warlord", "Hills")
    table.shelters(blue)
    table.shelters(orange)
    assert table.awaited == (white,)
    table.play("pass")
    table.shelters(blue)
    assert isinstance(table.step, Manoeuvre)
    assert table.awaited == (green,)
    assert table.exposed() == [2, 0, 1, 2]


@pytest.mark.parametrize("instigator", ["blue", "green"])
def test_the_clash_of_blue_orange_white_and_green(instigator: str) -> None:
    """In the French and the Polish rulebook blue begins; in the Ukrainian and the Russian green has made a manoeuvre
    before."""
    blue, orange, white, green = range(4)
    first = blue if instigator == "blue" else green
    hands = {blue: ["Bard"], white: ["Geis"], green: ["Ogma's Eloquence"]}
    hands[first] = ["Warlord", *hands[first]]
    island = {"Hills": [2, 5, 2, 2], "Plains": [1, 2, 0, 1]}
    table = given(island, hands=hands, players=4, turn=first, citadels={"Hills": 1})
    table.play("Warlord", "Hills")
    table.nobody_reacts()
    while table.awaited != (orange,):
        table.play("pass")
    table.shelters(orange)
    if instigator == "green":
        table.attacks(white, by=green)
        table.discards("Geis")

    table.attacks(orange, by=blue)
    table.nobody_reacts()
    assert table.exposed()[orange] == 3, "without action cards orange has removed a clan"
    table.withdraws("Plains", "Plains", "Plains", by=orange)
    assert table.clans("Plains") == [1, 5, 0, 1]
    table.offers_peace(white)
    table.accepts(green)
    table.refuses(blue)
    table.attacks(blue, by=white)
    table.discards("Bard")
    table.nobody_reacts()
    assert table.awaited == (green,)
    table.play("Ogma's Eloquence")
    assert table.turn == (first + 1) % 4
    assert table.clash is None
    assert table.clans("Hills") == [2, 1, 2, 2]
    assert table.state.sheltered(orange) == 0


def test_a_defender_withdraws_to_where_the_instigator_came_from() -> None:
    table = given({"Hills": [2, 3], "Valley": [0, 2]}, hands={0: ["Migration"], 1: ["Geis"]}, players=2)
    table.play("Migration", "Hills", "Valley", "done")
    table.attacks(1, by=0)
    table.discards("Geis")
    table.withdraws("Hills", by=1)
    assert table.clans("Hills") == [1, 4]


def test_a_migration_starts_two_clashes_and_its_player_is_chieftain_of_the_one_that_waits() -> None:
    table = given({"Hills": [6, 0], "Valley": [0, 2], "Cove": [1, 2]}, hands={0: ["Migration"]}, players=2)
    table.play("Migration", "Hills", "Valley", "Cove", "Cove", "done")
    table.play("Valley")
    assert table.clans("Cove") == [3, 2]
    table.withdraws("Cove", by=0)
    assert table.clans("Cove") == [4, 2]
    table.nobody_reacts()
    assert table.awaited == (1,)
    assert not table.may("withdraw")


def test_the_last_player_in_a_clash_withdraws_some_clans_and_must_then_end_it() -> None:
    table = given({"Hills": [3, 1], "Valley": [2, 1]}, hands={0: ["Warlord"]}, players=2)
    table.play("Warlord", "Hills")
    table.attacks(1, by=0)
    table.withdraws("Valley", "Valley", by=0)
    table.nobody_reacts()
    assert table.awaited == (0,)
    assert table.exposed() == [1, 0]
    table.offers_peace(0)
    assert table.turn == 1


# Victory


def test_blue_with_four_territories_five_sanctuaries_and_two_or_three_deeds() -> None:
    island = dict.fromkeys(SIX[:4], (1, 1, 1))
    for deeds, conditions in ((0, 0), (1, 1), (2, 1), (3, 2)):
        table = given(island, sanctuaries={"Hills": 5}, deeds={0: deeds})
        assert victory.progress(table.state, 0)[1:] == (5, 4)
        assert victory.conditions_met(table.state, 0) == conditions


def test_six_territories_and_eight_are_a_tie() -> None:
    island = dict.fromkeys(SIX, (1, 1, 0)) | {"Swamp": (0, 1, 1), "Highlands": (0, 1, 1)}
    table = given(island, pretenders=[0, 1], brenn=0, capital="Hills", assembly=True)
    assert [victory.progress(table.state, seat)[2] for seat in range(2)] == [6, 8]
    assert table.state.winner == 0


def test_orange_and_blue_are_tied_before_green_the_brenn_who_wins_one_assembly_later() -> None:
    orange, blue, green = range(3)
    island = dict.fromkeys(SIX[:5], (1, 1, 1)) | {"Forest": (1, 1, 2), "Swamp": (1, 1, 0)}
    hands = {blue: ["Balor's Eye"]}
    table = given(
        *(island, hands),
        sanctuaries={"Swamp": 6},
        pretenders=[orange, blue, green],
        brenn=green,
        capital="Forest",
        turn=orange,
    )
    assert [victory.conditions_met(table.state, seat) for seat in range(3)] == [2, 2, 1]
    everybody_passes(table)
    assert checks(table) == [([0, 1, 2], [2, 2, 1], None)]
    assert not table.state.over
    assert table.state.pretenders == 0

    another_round(table, green)
    table.play("pretender")
    assert table.turn == blue
    table.play("Balor's Eye", "Swamp", "p0")
    assert table.turn == green
    table.play("pretender")
    everybody_passes(table)
    assert checks(table)[-1] == ([orange, green], [1, 2, 1], green)
    assert table.state.winner == green


def checks(table: Scene) -> list[tuple[object, object, object]]:
    """Of each check of victory that was told: who claimed, how many conditions everybody met, who won."""
    return [(one["pretenders"], one["conditions"], one["winner"]) for one in table.told("victory_check")]


def another_round(table: Scene, brenn: int) -> None:
    """The Assembly goes by, and the Brenn plays a card that changes nothing on the island."""
    table.chance("sunwise")
    deal(table, [FOUR[(seat - brenn) % 3] for seat in range(3)])
    draft_anyhow(table)
    assert table.turn == brenn
    table.play("Bard")
    table.nobody_reacts()
    table.play(table.choices()[0])
    table.nobody_reacts()


def everybody_passes(table: Scene) -> None:
    for _ in range(3):
        table.passes()
    table.nobody_reacts()
