"""The advantage cards that answer a season card of their player: Cove, Lost Vale, Salt Mine, Valley."""

import pytest
from tests.inis.language import given

HOME = {"Hills": [2, 1, 1], "Valley": [1, 2], "Plains": [0, 1, 2]}

AFTER_A_SEASON_CARD = ["Cove", "Lost Vale", "Salt Mine", "Valley"]


def with_land(name: str) -> dict[str, list[int]]:
    return {name: [1], **HOME} if name not in HOME else dict(HOME)


@pytest.mark.parametrize("name", AFTER_A_SEASON_CARD)
def test_it_answers_an_action_card_an_advantage_card_and_a_tale(name: str) -> None:
    hand = [name, "New Clans", "Swamp", "Champion's Share", "Bard"]
    for card in ("New Clans", "Swamp", "Champion's Share"):
        table = given({**with_land(name), "Swamp": []}, {0: hand, 1: ["Festival"]})
        table.play(card, *(["Hills", "Hills"] if card == "New Clans" else []))
        assert table.is_asked(0, name)


@pytest.mark.parametrize("name", AFTER_A_SEASON_CARD)
def test_it_is_for_ones_own_season_card_only(name: str) -> None:
    table = given(with_land(name), {0: ["New Clans"], 1: [name, "Festival"]})
    table.play("New Clans", "Hills", "Hills")
    assert not table.is_asked(1, name)


@pytest.mark.parametrize("name", AFTER_A_SEASON_CARD)
def test_it_is_not_for_a_pass_nor_for_a_triskel_card(name: str) -> None:
    table = given(with_land(name), {0: [name, "Geis"], 1: ["New Clans"]})
    table.play("pass")
    assert not table.is_asked(0, name)
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Geis")
    assert not table.is_asked(0, name)


@pytest.mark.parametrize("name", AFTER_A_SEASON_CARD)
def test_it_waits_until_all_clashes_are_over(name: str) -> None:
    table = given(with_land(name), {0: ["Migration", name, "Bard"], 1: ["Festival"]})
    table.play("Migration", "Hills", "Valley", "Plains")
    for land in ("Valley", "Plains"):
        assert not table.is_asked(0, name)
        table.nobody_reacts()
        if table.may(land):
            table.play(land)
        assert table.clash == land
        assert not table.is_asked(0, name)
        table.offers_peace(by=0)
        while table.may("fight"):
            table.accepts()
    assert table.is_asked(0, name)


@pytest.mark.parametrize("name", AFTER_A_SEASON_CARD)
def test_it_is_no_season_card_itself(name: str) -> None:
    given(with_land(name), {0: [name]}).refused(f"{name} card", because="no_season")


@pytest.mark.parametrize("name", AFTER_A_SEASON_CARD)
def test_the_dagda_cancels_it(name: str) -> None:
    table = given(with_land(name), {0: ["New Clans", name, "Bard"], 1: ["The Dagda", "Festival"]}, aside="Druid")
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, name)
    while table.awaited == (0,):
        table.play(table.choices()[0])
    before = [table.clans(land) for land in with_land(name)]
    table.reacts(1, "The Dagda")
    assert table.turn == 1
    assert [table.clans(land) for land in with_land(name)] == before
    assert (table.hand(0), table.hand(1), table.place("Druid")) == (["Bard"], ["Festival"], "aside")
    assert table.place(name) == "spent"


def test_cove_takes_the_card_that_is_set_aside_and_sets_another_aside() -> None:
    table = given({**HOME, "Cove": []}, {0: ["New Clans", "Bard", "Cove"]}, aside="Druid")
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Cove")
    table.nobody_reacts()
    assert table.choices() == ["bard", "druid"]
    table.play("Bard")
    assert table.turn == 1
    assert (table.hand(0), table.place("Bard"), table.place("Cove")) == (["Druid"], "aside", "spent")
    assert (table.told("aside_taken"), table.told("aside_put")) == ([{"seat": 0}], [{"seat": 0}])
    assert table.told("aside_taken", 0) == [{"seat": 0, "card": "Druid"}]


def test_cove_may_set_aside_the_very_card_that_it_took() -> None:
    table = given({**HOME, "Cove": []}, {0: ["New Clans", "Cove"]}, aside="Druid")
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Cove")
    table.play("Druid")
    assert table.turn == 1
    assert (table.hand(0), table.place("Druid")) == ([], "aside")


def test_cove_without_a_card_set_aside_sets_one_aside() -> None:
    table = given({**HOME, "Cove": []}, {0: ["New Clans", "Bard", "Cove"]}, aside=None)
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Cove")
    table.play("Bard")
    assert table.turn == 1
    assert (table.hand(0), table.place("Bard")) == ([], "aside")


def test_cove_without_any_card_has_no_effect() -> None:
    table = given({**HOME, "Cove": []}, {0: ["New Clans", "Cove"]}, aside=None)
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Cove")
    assert table.turn == 1
    assert table.place("Cove") == "spent"


def test_lost_vale_takes_a_clan_of_anybody_from_a_neighbour_without_a_clash() -> None:
    table = given({"Lost Vale": [1], **HOME}, {0: ["New Clans", "Lost Vale"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Lost Vale")
    assert table.choices() == ["@hills", "@valley"]
    table.play("Valley", "p1")
    assert table.turn == 1
    assert (table.clans("Lost Vale"), table.clans("Valley")) == ([1, 1, 0], [1, 1, 0])
    assert not table.told("clash_begins")


def test_lost_vale_with_nobody_around_has_no_effect() -> None:
    table = given({"Lost Vale": [1], "Hills": [], "Valley": [], "Plains": [0, 1]}, {0: ["New Clans", "Lost Vale"]})
    table.play("New Clans", "Lost Vale", "Lost Vale")
    table.reacts(0, "Lost Vale")
    assert table.turn == 1
    assert table.clans("Lost Vale") == [3, 0, 0]


def test_salt_mine_takes_a_random_action_card_and_gives_one_back() -> None:
    table = given({**HOME, "Salt Mine": []}, {0: ["New Clans", "Salt Mine", "Bard"], 2: ["Druid", "Festival"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Salt Mine")
    assert table.choices() == ["p2"]
    table.play("p2")
    table.chance("Druid")
    assert table.choices() == ["bard", "druid"]
    table.play("Bard")
    assert table.turn == 1
    assert (table.hand(0), table.hand(2)) == (["Druid"], ["Bard", "Festival"])
    assert table.told("card_given", 1) == [{"seat": 0, "to": 2, "kind": "action"}]
    assert table.told("card_given", 2) == [{"seat": 0, "to": 2, "kind": "action", "card": "Bard"}]


def test_salt_mine_may_give_the_same_card_back() -> None:
    table = given({**HOME, "Salt Mine": []}, {0: ["New Clans", "Salt Mine"], 2: ["Druid"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Salt Mine", "p2")
    table.chance("Druid")
    table.play("Druid")
    assert (table.hand(0), table.hand(2)) == ([], ["Druid"])


def test_salt_mine_has_no_effect_where_nobody_holds_action_cards() -> None:
    table = given({**HOME, "Salt Mine": []}, {0: ["New Clans", "Salt Mine", "Bard"], 2: ["Eriu"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Salt Mine")
    assert table.turn == 1
    assert table.hand(0) == ["Bard"]


def test_valley_places_a_clan_where_its_player_is_present_without_a_clash() -> None:
    table = given(HOME, {0: ["New Clans", "Valley"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Valley")
    assert table.choices() == ["@hills", "@valley"]
    table.play("Valley")
    assert table.turn == 1
    assert table.clans("Valley") == [2, 2, 0]
    assert not table.told("clash_begins")


def test_valley_with_an_empty_reserve_has_no_effect() -> None:
    table = given({"Hills": [11], "Valley": [0, 1]}, {0: ["New Clans", "Valley"]})
    table.play("New Clans", "Hills")
    table.reacts(0, "Valley")
    assert table.turn == 1
    assert table.place("Valley") == "spent"
