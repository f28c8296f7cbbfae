"""The frequent questions of the Ukrainian rulebook, by their numbers."""

import pytest
from tests.inis.language import given
from tests.inis.test_clash import clash, manoeuvre_of

from triskel.inis.clash import Manoeuvre
from triskel.inis.names import CARD_NAMES, DECK, TALES

ISLAND = {"Hills": [1, 1, 1], "Valley": [1, 1, 1]}


@pytest.mark.parametrize(("crows", "order"), [(1, [1, 2, 3, 0]), (-1, [1, 0, 3, 2])])
def test_1_outside_clashes_whose_turn_it_is_answers_first(crows: int, order: list[int]) -> None:
    hands = {0: ["Ogma's Eloquence"], 1: ["Eriu", "The Fianna"], 2: ["Streng's Resolve"], 3: ["Lug's Spear"]}
    table = given({"Hills": [1, 1, 1, 1]}, hands=hands, players=4, turn=1, crows=crows, sanctuaries={"Hills": 1})
    table.play("Eriu", "Hills")
    asked = []
    while table.clans("Hills")[1] == 1:
        asked.append(table.awaited[0])
        table.play("pass")
    assert asked == order


def test_1_in_a_clash_whose_manoeuvre_it_is_answers_first() -> None:
    hands = {0: ["Eriu"], 1: ["Ogma's Eloquence", "Balor's Eye"], 2: ["Tuan's Memory"]}
    table = clash([2, 2, 2], hands=hands)
    table.attacks(1, by=0)
    assert manoeuvre_of(table) == 1
    table.play("Ogma's Eloquence")
    asked = []
    while table.clash:
        asked.append(table.awaited[0])
        table.play("pass")
    assert asked == [1, 2, 0]


def test_2_a_season_card_under_the_geis_was_played_all_the_same() -> None:
    table = given(ISLAND, hands={0: ["New Clans", "Valley"], 1: ["Geis"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(1, "Geis")
    table.reacts(0, "Valley", "Valley")
    assert table.turn == 1
    assert (table.clans("Hills"), table.clans("Valley")) == ([1, 1, 1], [2, 1, 1])


def test_2_a_season_card_under_the_dagda_was_played_all_the_same() -> None:
    table = given(ISLAND, hands={0: ["Children of Dana", "Valley"], 1: ["The Dagda"]})
    table.play("Children of Dana", "Hills")
    table.reacts(1, "The Dagda")
    table.reacts(0, "Valley", "Valley")
    assert table.turn == 1
    assert (table.clans("Hills"), table.clans("Valley")) == ([1, 1, 1], [2, 1, 1])


@pytest.mark.parametrize(("holder", "takes_part"), [(1, True), (2, False)])
def test_3_who_takes_part_in_a_clash_has_a_clan_that_takes_part(holder: int, takes_part: bool) -> None:
    """Both are present, but the only clan of seat 2 sits in a citadel: its Warlord can't be played."""
    island = {"Hills": [1, 2, 1], "Valley": [2, 1, 1]}
    table = given(island, hands={0: ["Migration"], holder: ["Warlord"]}, citadels={"Hills": 1})
    table.play("Migration", "Valley", "Hills", "done")
    table.nobody_reacts()
    table.play("pass")
    table.shelters(2)
    table.attacks(1, by=0)
    if holder == 1:
        table.loses_clan()
    assert table.is_asked(holder, "Warlord") == takes_part


def test_4_an_exhausted_deck_of_tales_is_made_anew_of_the_discarded() -> None:
    others = [name for name in TALES if name not in ("Eriu", "Ogma's Eloquence")]
    table = given(ISLAND, hands={0: ["Bard"], 1: others}, discarded=["Eriu", "Ogma's Eloquence"])
    assert int(DECK) not in [int(table.state.places[CARD_NAMES.index(name)]) for name in TALES]
    table.play("Bard")
    table.nobody_reacts()
    assert table.told("tales_shuffled")
    assert table.choices() == ["eriu", "ogmas-eloquence"]
    table.chance("Eriu")
    assert table.hand(0) == ["Eriu"]
    assert table.place("Ogma's Eloquence") == "deck"


def test_4_the_deck_lasts_until_its_last_tale_is_drawn() -> None:
    others = [name for name in TALES if name not in ("Eriu", "Ogma's Eloquence")]
    table = given(ISLAND, hands={0: ["Bard"], 1: others}, discarded=["Eriu"])
    table.play("Bard")
    table.nobody_reacts()
    assert table.choices() == ["ogmas-eloquence"]
    table.chance("Ogma's Eloquence")
    assert table.turn == 1
    assert table.hand(0) == ["Ogma's Eloquence"]


def test_4_without_any_tale_left_none_is_drawn() -> None:
    table = given(ISLAND, hands={0: ["Bard"], 1: list(TALES)})
    table.play("Bard")
    assert table.turn == 1
    assert table.hand(0) == []


def test_4_the_dagda_shuffles_discard_and_deck_together_when_it_is_discarded() -> None:
    table = given(ISLAND, hands={0: ["Children of Dana"], 1: ["The Dagda"]}, discarded=["Eriu"])
    table.play("Children of Dana", "Hills")
    table.reacts(1, "The Dagda")
    table.nobody_reacts()
    assert [table.place(name) for name in ("Eriu", "The Dagda")] == ["deck", "deck"]


def test_5_a_card_gives_what_is_left_and_the_rest_as_usual() -> None:
    """No clan, no Sanctuary, no tale left: each time the rest of the card happens."""
    table = given({"Hills": [12, 1, 1]}, hands={0: ["Kernunos' Sanctuary"]})
    table.play("Kernunos' Sanctuary", "Hills")
    assert table.turn == 1
    assert (table.clans("Hills")[0], table.sanctuaries("Hills")) == (12, 1)

    table = given(ISLAND, hands={0: ["Sanctuary"]}, sanctuaries={"Hills": 9})
    table.play("Sanctuary", "Valley")
    table.chance("Eriu")
    assert (table.sanctuaries("Valley"), table.hand(0)) == (0, ["Eriu"])

    table = given(ISLAND, hands={0: ["Sanctuary"], 1: list(TALES)})
    table.play("Sanctuary", "Valley")
    assert table.turn == 1
    assert table.sanctuaries("Valley") == 1


def test_5_a_festival_without_a_clan_in_reserve_is_held() -> None:
    table = given({"Hills": [12, 1, 1]}, hands={0: ["Festival"]}, sanctuaries={"Hills": 1})
    table.play("Festival", "Hills")
    assert table.turn == 1
    assert table.state.festival >= 0
    assert not isinstance(table.step, Manoeuvre)
