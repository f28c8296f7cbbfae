"""The Assembly: its six steps in their order, and the draft of three or four players."""

from itertools import pairwise

import pytest
from tests.inis.drafting import FOUR, actions, aside, deal, draft_anyhow, finish_assembly, keep
from tests.inis.language import ONLOOKER, Scene, card_number, given

from triskel.inis.assembly import Deal, Draft
from triskel.inis.names import ACTIONS

ISLAND = {"Hills": [1, 1, 1, 1], "Valley": [1, 1, 1, 1]}


def drafting(players: int = 4, crows: str = "sunwise") -> Scene:
    """An Assembly in which the hands of ``FOUR`` have just been dealt."""
    table = given({name: clans[:players] for name, clans in ISLAND.items()}, players=players, assembly=True)
    table.chance(crows)
    deal(table)
    return table


def season_over(table: Scene) -> Scene:
    """Everybody passes, so that an Assembly begins; what happened before is forgotten."""
    for _ in range(table.state.seats):
        table.passes()
    return table


def test_six_steps_in_their_order() -> None:
    island = {"Hills": [0, 2, 1], "Valley": [1, 0, 0]}
    table = season_over(given(island, capital="Hills", pretenders=[0]))
    finish_assembly(table)
    assert (table.turn, table.state.brenn, table.state.pretenders, table.hand(1)[-1]) == (1, 1, 0, "Hills")
    order = ["season_ends", "assembly_begins", "brenn", "victory_check", "advantage_taken", "crows", "set_aside"]
    order += ["card_dealt", "cards_passed", "season_begins"]
    first = {event.kind: number for number, event in reversed(list(enumerate(table.happened)))}
    assert all(first[earlier] < first[later] for earlier, later in pairwise(order))


# 1. The Brenn


def test_the_chieftain_of_the_capital_becomes_brenn() -> None:
    table = given({"Hills": [1, 2, 0], "Valley": [3, 0, 0]}, capital="Hills", assembly=True)
    assert table.state.brenn == 1


def test_without_a_chieftain_the_brenn_stays_even_without_a_clan_there() -> None:
    table = given({"Hills": [0, 2, 2], "Valley": [1, 0, 0]}, capital="Hills", assembly=True)
    assert table.state.brenn == 0


def test_an_empty_capital_leaves_the_brenn_alone() -> None:
    table = given({"Hills": [0, 0, 0], "Valley": [1, 1, 1]}, capital="Hills", brenn=2, assembly=True)
    assert table.state.brenn == 2


def test_the_brenn_changes_at_no_other_time() -> None:
    island = {"Hills": [1, 0, 0], "Valley": [0, 3, 1]}
    table = given(island, capital="Hills", turn=1, hands={1: ["Migration"]})
    table.play("Migration", "Valley", "Hills", "Hills", "done")
    table.offers_peace(1)
    table.accepts(0)
    assert (table.turn, table.clans("Hills"), table.state.brenn) == (2, [1, 2, 0], 0)
    season_over(table)
    assert table.state.brenn == 1


# 2. Victory


def test_the_new_brenn_breaks_the_tie_of_the_same_assembly() -> None:
    lands = ("Hills", "Valley", "Cove", "Moor", "Plains", "Forest")
    table = given({name: [1, 1, 0] for name in lands[:5]} | {"Forest": [1, 2, 0]}, pretenders=[0, 1], assembly=True)
    assert table.state.winner == 1


def test_pretender_tokens_go_back_when_nobody_wins() -> None:
    table = given({"Hills": [1, 1, 1], "Valley": [1, 0, 0]}, pretenders=[0, 2], assembly=True)
    assert (table.state.over, table.state.pretenders) == (False, 0)


# 3. Advantage cards


def test_chieftains_take_the_cards_of_their_territories() -> None:
    island = {"Hills": [2, 1, 0], "Valley": [0, 0, 1], "Cove": [1, 1, 0], "Forest": [0, 0, 0], "Moor": [0, 0, 2]}
    table = given(island, assembly=True)
    assert [table.hand(seat) for seat in range(3)] == [["Hills"], [], ["Moor", "Valley"]]


def test_without_a_chieftain_the_card_lies_face_up() -> None:
    table = given({"Hills": [1, 1, 0], "Valley": [1, 0, 0], "Cove": [0, 0, 0]}, spent=["Hills"], assembly=True)
    assert (table.place("Hills"), table.place("Cove"), table.place("Valley")) == ("row", "row", "hand 0")
    assert table.knows(ONLOOKER, "Hills")


def test_a_card_that_was_played_comes_back_to_the_chieftain() -> None:
    table = given({"Hills": [0, 1, 0], "Valley": [1, 0, 1]}, spent=["Hills"], assembly=True)
    assert table.place("Hills") == "hand 1"


def test_a_card_leaves_the_hand_of_somebody_who_is_chieftain_no_more() -> None:
    table = given({"Hills": [1, 2, 0], "Valley": [1, 0, 1]}, hands={0: ["Hills", "Valley"]}, assembly=True)
    assert [table.hand(seat) for seat in range(3)] == [[], ["Hills"], []]
    assert table.place("Valley") == "row"


def test_the_advantage_cards_are_dealt_out_before_the_crows_are_tossed() -> None:
    table = given({"Gates of Tir na nOg": [0, 1, 0], "Valley": [1, 0, 1]}, assembly=True)
    assert table.hand(1) == ["Gates of Tir na nOg"]
    table.chance("widdershins")
    assert table.is_asked(1, "Gates of Tir na nOg")


# 4. The crows


@pytest.mark.parametrize(("crows", "second"), [("sunwise", 1), ("widdershins", 2)])
def test_the_side_that_is_tossed_is_the_order_of_the_season(crows: str, second: int) -> None:
    table = given({"Hills": [1, 1, 1], "Valley": [1, 1, 1]}, assembly=True)
    assert table.choices() == ["sunwise", "widdershins"]
    table.chance(crows)
    deal(table)
    draft_anyhow(table)
    table.play("Bard")
    table.chance("Eriu")
    assert table.turn == second


def test_the_gates_open_when_the_other_side_falls() -> None:
    gates = {"Gates of Tir na nOg": [2, 1, 0], "Valley": [1, 0, 1]}
    table = given(gates, assembly=True)
    table.chance("widdershins")
    table.chance("Eriu", "Tuan's Memory")
    assert table.clans("Gates of Tir na nOg") == [1, 0, 0]
    assert (table.hand(0)[-1], table.hand(1)[-1]) == ("Eriu", "Tuan's Memory")


def test_the_gates_stay_shut_when_the_same_side_falls() -> None:
    table = given({"Gates of Tir na nOg": [2, 1, 0], "Valley": [1, 0, 1]}, assembly=True)
    table.chance("sunwise")
    assert table.clans("Gates of Tir na nOg") == [2, 1, 0]
    assert isinstance(table.step, Deal)


def test_at_the_gates_the_brenn_comes_first_and_then_the_new_direction() -> None:
    table = given({"Gates of Tir na nOg": [1, 1, 1], "Valley": [0, 2, 0]}, brenn=1, assembly=True)
    table.chance("widdershins")
    table.chance("Eriu", "Tuan's Memory", "Ogma's Eloquence")
    assert [fact["seat"] for fact in table.told("card_drawn")] == [1, 0, 2]


# 5. Dealing


@pytest.mark.parametrize(("players", "cards"), [(3, 13), (4, 17)])
def test_all_action_cards_are_shuffled_and_one_is_set_aside(players: int, cards: int) -> None:
    table = given({name: clans[:players] for name, clans in ISLAND.items()}, players=players, assembly=True)
    table.chance("sunwise")
    assert len(table.choices()) == cards
    deal(table)
    assert sum(table.place(name) == "aside" for name in ACTIONS) == 1
    assert [len(actions(table, seat)) for seat in range(players)] == [4] * players
    assert "deck" not in [table.place(name) for name in ACTIONS]


def test_nobody_knows_the_card_that_is_set_aside() -> None:
    table = drafting(3)
    assert not any(table.knows(seat, aside(table)) for seat in (0, 1, 2, ONLOOKER))
    assert table.told("set_aside") == [{}]


def test_each_sees_the_cards_dealt_to_them_and_nobody_elses() -> None:
    table = drafting(3)
    assert [fact.get("card") for fact in table.told("card_dealt", 1)].count(None) == 8
    assert {fact["card"] for fact in table.told("card_dealt", 1) if "card" in fact} == set(FOUR[1])
    assert all("card" not in fact for fact in table.told("card_dealt"))
    assert table.knows(1, "Geis")
    assert not table.knows(0, "Geis")


# 6. The draft


def test_one_card_is_kept_then_two_then_three() -> None:
    table = drafting(4)
    keep(table, {0: ["Bard"], 1: ["Druid"], 2: ["Migration"], 3: ["Warlord"]})
    assert actions(table, 1) == {"Druid", "Citadel", "Conquest", "Craftsmen and Peasants"}
    keep(table, {0: ["Bard", "Raid"], 1: ["Druid", "Citadel"], 2: ["Migration", "Geis"], 3: ["Warlord", "New Clans"]})
    assert actions(table, 1) == {"Druid", "Citadel", "Emissaries", "Master Craftsman"}
    keep(table, {0: ["Bard", "Raid", "Sanctuary"], 1: ["Druid", "Citadel", "Emissaries"]})
    keep(table, {2: ["Migration", "Geis", "Conquest"], 3: ["Warlord", "New Clans", "Festival"]})
    assert [actions(table, seat) for seat in range(4)] == [
        {"Bard", "Raid", "Sanctuary", "Exploration"},
        {"Druid", "Citadel", "Emissaries", "New Alliance"},
        {"Migration", "Geis", "Conquest", "Master Craftsman"},
        {"Warlord", "New Clans", "Festival", "Craftsmen and Peasants"},
    ]
    assert table.turn == 0


@pytest.mark.parametrize(("crows", "neighbour"), [("sunwise", 1), ("widdershins", 3)])
def test_the_cards_go_to_the_next_player_as_the_crows_fly(crows: str, neighbour: int) -> None:
    table = drafting(4, crows)
    keep(table, {0: ["Bard"], 1: ["Druid"], 2: ["Migration"], 3: ["Warlord"]})
    assert {"Citadel", "Conquest", "Craftsmen and Peasants"} < actions(table, neighbour)


def test_a_card_that_was_kept_may_be_passed_on_later() -> None:
    table = drafting(3)
    keep(table, {0: ["Bard"], 1: ["Druid"], 2: ["Migration"]})
    assert table.choices() == ["bard", "new-alliance", "new-clans", "sanctuary"]
    keep(table, {0: ["New Clans", "Sanctuary"], 1: ["Druid", "Citadel"], 2: ["Migration", "Geis"]})
    assert "Bard" in actions(table, 1)


def test_all_choose_at_once_in_any_order() -> None:
    table = drafting(4)
    assert list(table.awaited) == [0, 1, 2, 3]
    keep(table, {2: ["Migration"], 0: ["Bard"]})
    assert list(table.awaited) == [1, 3]
    assert table.state.moves(0) == []


def test_nobody_gets_a_card_before_all_have_chosen() -> None:
    table = drafting(4)
    keep(table, {0: ["Bard"], 1: ["Druid"], 2: ["Migration"]})
    assert actions(table, 3) == set(FOUR[3])
    assert not table.told("cards_passed")
    keep(table, {3: ["Raid"]})
    assert "Raid" in actions(table, 3)
    assert len(table.told("cards_passed")) == 4


def test_nobody_learns_what_another_chose_before_all_have_chosen() -> None:
    table = drafting(3)
    other = drafting(3)
    keep(table, {0: ["Bard"]})
    keep(other, {0: ["Citadel"]})
    for seat in (1, 2, ONLOOKER):
        assert table.told("card_kept", seat) == other.told("card_kept", seat) == []
    assert table.told("card_kept", 0) == [{"seat": 0, "card": "Bard"}]
    assert table.awaited == other.awaited == (1, 2)


def test_in_the_second_round_a_seat_chooses_its_cards_one_after_the_other() -> None:
    table = drafting(3)
    keep(table, {0: ["Bard"], 1: ["Druid"], 2: ["Migration"]})
    keep(table, {0: ["New Clans"]})
    assert list(table.awaited) == [0, 1, 2]
    assert card_number("New Clans") not in table.state.moves(0)
    keep(table, {0: ["Bard"]})
    assert list(table.awaited) == [1, 2]


def test_only_the_two_concerned_know_the_cards_that_were_passed_on() -> None:
    table = drafting(4)
    keep(table, {0: ["Bard"], 1: ["Druid"], 2: ["Migration"], 3: ["Warlord"]})
    assert [table.knows(seat, "Conquest") for seat in range(4)] == [True, True, False, False]
    passed = [fact for fact in table.told("cards_passed", 1) if fact["seat"] == 0]
    assert passed == [{"seat": 0, "to": 1, "cards": 3, "names": ["Citadel", "Conquest", "Craftsmen and Peasants"]}]
    assert all("names" not in fact for fact in table.told("cards_passed", 3) if fact["seat"] == 0)


@pytest.mark.parametrize("players", [3, 4])
def test_at_the_end_everybody_holds_four_action_cards(players: int) -> None:
    table = drafting(players)
    draft_anyhow(table)
    assert [len(actions(table, seat)) for seat in range(players)] == [4] * players


def test_advantage_cards_and_tales_stay_out_of_the_draft() -> None:
    table = given({"Hills": [2, 1, 0], "Valley": [1, 1, 1]}, hands={0: ["Eriu"]}, assembly=True)
    table.chance("sunwise")
    deal(table)
    assert isinstance(table.step, Draft)
    assert table.choices() == ["bard", "citadel", "conquest", "craftsmen-and-peasants"]
    draft_anyhow(table)
    assert table.hand(0)[4:] == ["Hills", "Eriu"]


def test_the_brenn_begins_the_season() -> None:
    table = given({"Hills": [1, 2, 0], "Valley": [1, 1, 1]}, capital="Hills", assembly=True)
    finish_assembly(table)
    assert table.turn == 1
    table.refused("pass", "brenn_begins")
