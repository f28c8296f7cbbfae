"""The questions and answers at the end of the reprint's rulebook, in their order."""

from tests.inis.drafting import FOUR, deal, draft_anyhow
from tests.inis.language import ONLOOKER, Scene, given


def attacked(hands: dict[int, list[str]], clans: list[int] | None = None) -> Scene:
    """Four players; seat 0 has started a clash in the Hills and attacks seat 1, who has no action card to discard."""
    hands = {0: ["Warlord", *hands.pop(0, [])]} | hands
    table = given({"Hills": clans or [3, 3, 3, 0], "Valley": [1, 1, 1, 1]}, hands=hands, players=4)
    table.play("Warlord", "Hills")
    table.attacks(1, by=0)
    return table


def test_cathbads_word_names_no_card_aloud() -> None:
    table = given({"Hills": [1, 1, 1], "Valley": [1, 1, 1]}, hands={1: ["Cathbad's Word"]}, assembly=True)
    table.reacts(1, "Cathbad's Word", "Warlord")
    table.chance("sunwise")
    deal(table, FOUR[:3])
    draft_anyhow(table)
    assert table.awaited == (1,)
    assert "Warlord" in table.hand(1)
    given_up = table.hand(1)[0]
    table.play(given_up)
    for seat in (0, 2, ONLOOKER):
        assert all("Warlord" not in str(event.told_to(seat)) for event in table.happened)
        assert all("card" not in fact for fact in table.told("aside_put", seat))
        assert not table.knows(seat, "Warlord")
        assert not table.knows(seat, given_up)
    assert table.told("aside_put", 1) == [{"seat": 1, "card": given_up}]


def test_no_master_craftsman_on_lugs_spear() -> None:
    hands = {0: ["Warlord", "Master Craftsman", "Lug's Spear"]}
    table = given({"Hills": [2, 2, 0, 0], "Valley": [1, 1, 1, 1]}, hands=hands, players=4)
    table.play("Warlord", "Hills")
    table.reacts(0, "Lug's Spear")
    assert not table.is_asked(0, "Master Craftsman")
    table.offers_peace(0)
    assert table.place("Lug's Spear") == "discard"
    assert table.deeds(0) == 0


def test_no_bard_for_a_clan_that_the_raid_removed() -> None:
    """The attack took a card, the last one, so the Raid takes a clan; the Raid is no manoeuvre."""
    table = attacked({0: ["Bard", "Raid"], 1: ["Geis"]})
    table.discards("Geis")
    table.reacts(0, "Raid")
    while table.clans("Hills")[1] == 3:
        table.play("pass")
    assert table.clans("Hills") == [3, 2, 3, 0]
    assert not table.is_asked(0, "Bard")


def test_a_bard_that_the_raid_has_just_stolen_may_be_played() -> None:
    table = attacked({0: ["Raid"], 1: ["Bard"]})
    table.loses_clan()
    table.reacts(0, "Raid")
    table.chance("Bard")
    table.reacts(0, "Bard")
    table.nobody_reacts()
    assert table.deeds(0) == 1
    assert table.hand(1) == []


def test_raid_bard_and_warlord_answer_at_the_same_moment() -> None:
    """In any order: the Bard before the Raid or after it, and the Warlord of another player after both."""
    for first, second in (("Bard", "Raid"), ("Raid", "Bard")):
        hands = {0: ["Migration", "Bard", "Raid"], 1: ["Geis"], 2: ["Warlord"]}
        table = given({"Hills": [1, 3, 3, 0], "Valley": [3, 1, 1, 1]}, hands=hands, players=4)
        table.play("Migration", "Valley", "Hills", "done")
        table.attacks(1, by=0)
        table.loses_clan()
        assert table.is_asked(2, "Warlord")
        for name in (first, second):
            table.reacts(0, name)
            if name == "Raid":
                table.chance("Geis")
        table.reacts(2, "Warlord", "p2")
        table.nobody_reacts()
        assert table.deeds(0) == 1
        assert table.awaited == (2,)
        assert table.clans("Hills")[2] == 4


def test_the_raid_of_the_active_player_may_steal_the_warlord_of_another() -> None:
    hands = {0: ["Migration", "Raid"], 1: ["Warlord"]}
    table = given({"Hills": [1, 3, 3, 0], "Valley": [3, 1, 1, 1]}, hands=hands, players=4)
    table.play("Migration", "Valley", "Hills", "done")
    table.attacks(1, by=0)
    table.loses_clan()
    table.reacts(0, "Raid")
    table.chance("Warlord")
    assert table.hand(0) == ["Warlord"]
    assert not table.is_asked(1, "Warlord")


def test_a_card_may_be_played_knowing_that_it_does_nothing() -> None:
    """Nobody has a Sanctuary, so there is nowhere to hold the Festival: it serves instead of passing."""
    table = given({"Hills": [1, 1, 1], "Valley": [1, 1, 1]}, hands={0: ["Festival"]})
    table.play("Festival")
    assert table.turn == 1
    assert table.place("Festival") == "discard"
    assert table.state.passes == 0


def test_but_not_against_a_rule() -> None:
    """The Druid is no last action card."""
    table = given({"Hills": [1, 1, 1], "Valley": [1, 1, 1]}, hands={0: ["Druid", "Eriu"]})
    assert not table.may("Druid")
