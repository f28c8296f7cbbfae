"""What a seat knows of hidden cards, tiles and choices, and what it imagines in their place."""

import json
from collections.abc import Sequence

import pytest
from tests.inis.drafting import deal, keep
from tests.inis.language import ONLOOKER, Scene, card_number, given, new_game

from triskel import Rng
from triskel.core.state import CHANCE
from triskel.inis import memory
from triskel.inis.assembly import Draft
from triskel.inis.names import ASIDE, CARD_COUNT, CARD_NAMES, DECK, DISCARD
from triskel.inis.notation import text
from triskel.inis.state import InisState
from triskel.inis.tiles import LookAtTiles

HILLS = {"Hills": [2, 1, 0], "Valley": [0, 0, 3]}
PACKETS = (
    ("Bard", "Citadel", "Conquest", "Craftsmen and Peasants"),
    ("Druid", "Exploration", "Festival", "Geis"),
    ("Migration", "New Alliance", "New Clans", "Sanctuary"),
)


def names(cards: Sequence[str]) -> set[str]:
    """Cards as views write them."""
    return {text(card_number(name)) for name in cards}


def certain(state: InisState, seat: int, place: str) -> set[str]:
    """The cards that a seat is sure to lie in a place."""
    found = state.view(seat)["certain"]
    assert isinstance(found, dict)
    return set(found.get(place, []))


def may_be(state: InisState, seat: int, name: str) -> list[str]:
    """Where an action card or tale may be for all that a seat knows; nothing if it is sure."""
    found = state.view(seat)["may_be"]
    assert isinstance(found, dict)
    return list(found.get(text(card_number(name)), []))


def seen(state: InisState, seat: int) -> str:
    return json.dumps([state.view(seat), state.awaited(), state.moves(seat)])


def imagined(state: InisState, seat: int, times: int = 30) -> list[InisState]:
    """Some of the states that a seat deems possible, each of which looks to it like the true one."""
    found = [state.determinize(seat, Rng(number)) for number in range(times)]
    for other in found:
        assert seen(other, seat) == seen(state, seat)
        assert [int(number) for number in other.held] == [int(number) for number in state.held]
    return found


def hands_of(states: Sequence[InisState], seat: int) -> set[str]:
    """All cards that a seat holds in some of these states."""
    return {CARD_NAMES[card] for state in states for card in range(CARD_COUNT) if state.places[card] == seat}


def drafting(players: int = 3, crows: str = "sunwise") -> Scene:
    """The cards of ``PACKETS`` have just been dealt, Warlord is set aside."""
    table = given({"Hills": [1, 1, 1], "Valley": [1, 1, 1]}, players=players, assembly=True)
    table.chance(crows)
    deal(table, PACKETS)
    return table


# The draft


def test_of_the_first_hands_everybody_knows_the_own() -> None:
    state = drafting().state
    assert state.view(0)["hand"] == [text(card_number(name)) for name in PACKETS[0]]
    assert may_be(state, 0, "Druid") == ["hand 1", "hand 2", "aside"]
    assert may_be(state, ONLOOKER, "Bard") == ["hand 0", "hand 1", "hand 2", "aside"]
    assert certain(state, 0, "hand 1") == set()


def test_what_was_passed_on_is_known_until_the_receiver_passes_on() -> None:
    table = drafting()
    keep(table, {0: ["Bard"], 1: ["Druid"], 2: ["Migration"]})
    assert certain(table.state, 0, "hand 1") == names(PACKETS[0][1:])
    assert certain(table.state, 1, "hand 1") == set(), "the own hand is told as such"
    assert may_be(table.state, 0, "Druid") == ["hand 1", "hand 2", "aside"]
    keep(table, {0: ["Bard", "Sanctuary"], 1: ["Druid", "Citadel"], 2: ["Migration", "Festival"]})
    assert may_be(table.state, 0, "Citadel") == ["hand 1", "hand 2"]
    assert may_be(table.state, 0, "Druid") == ["hand 1", "hand 2", "aside"]
    assert certain(table.state, 0, "hand 1") == names(["New Alliance", "New Clans"])


def test_it_is_imagined_where_it_can_be() -> None:
    table = drafting()
    keep(table, {0: ["Bard"], 1: ["Druid"], 2: ["Migration"]})
    keep(table, {0: ["Bard", "Sanctuary"], 1: ["Druid", "Citadel"], 2: ["Migration", "Festival"]})
    states = imagined(table.state, 0, 200)
    assert hands_of(states, 0) == {"Bard", "Sanctuary", "Exploration", "Geis"} | hands_of([table.state], 0)
    assert {int(state.places[card_number("Citadel")]) for state in states} == {1, 2}
    assert {int(state.places[card_number("Druid")]) for state in states} == {1, 2, int(ASIDE)}
    for state in states:
        assert [state.places[card_number(name)] for name in ("New Alliance", "New Clans")] == [1, 1]


def test_nobody_sees_what_others_keep_before_all_have_chosen() -> None:
    table = drafting()
    before = seen(table.state, 0).replace("[0, 1, 2]", "[0, 2]")
    keep(table, {1: ["Geis"]})
    assert seen(table.state, 0).replace("[0, 1, 2]", "[0, 2]") == before
    assert table.state.view(1)["stack"] != table.state.view(0)["stack"]
    for state in imagined(table.state, 0):
        assert isinstance(state.stack[-1], Draft)
        (kept,) = [card for card in range(17) if state.stack[-1].kept[1] & (1 << card)]
        assert state.places[kept] == 1
    assert kept_by_1(imagined(table.state, 0)) > {1 << card_number("Geis")}
    assert kept_by_1(imagined(table.state, 1)) == {1 << card_number("Geis")}


def kept_by_1(states: Sequence[InisState]) -> set[int]:
    return {step.kept[1] for state in states for step in state.stack if isinstance(step, Draft)}


def test_a_seat_that_has_chosen_one_of_two_still_seems_to_choose() -> None:
    table = drafting()
    keep(table, {0: ["Bard"], 1: ["Druid"], 2: ["Migration"]})
    before = seen(table.state, 0)
    keep(table, {1: ["Citadel"]})
    assert seen(table.state, 0) == before
    assert seen(table.state, ONLOOKER) == seen(imagined(table.state, ONLOOKER)[0], ONLOOKER)


def test_two_players_know_where_the_first_packets_went() -> None:
    table = given({"Hills": [1, 1], "Valley": [1, 1]}, players=2, assembly=True)
    table.chance("sunwise")
    deal(table, (("Bard", "Citadel", "Conquest"), ("Druid", "Exploration", "Festival")), aside="Geis")
    keep(table, {0: ["Bard"], 1: ["Druid"]})
    keep(table, {0: ["Bard", "Exploration"], 1: ["Druid", "Citadel"]})
    assert table.state.view(0)["laid_by"] == [text(card_number(name)) for name in ("Bard", "Conquest", "Exploration")]
    assert certain(table.state, 0, "laid by 1") == names(["Citadel", "Festival"])
    assert may_be(table.state, 0, "Druid") == ["laid by 1", "aside", "deck"]


def test_shuffling_makes_everything_forgotten() -> None:
    table = given(HILLS, hands={0: ["Bard"], 1: ["Geis"]}, assembly=True)
    table.chance("sunwise")
    assert certain(table.state, 2, "deck") >= names(["Bard", "Geis"])
    deal(table, PACKETS)
    assert may_be(table.state, 2, "Geis") == ["hand 0", "hand 1", "aside"]


# Cards seen and unseen


def test_scouts_know_the_hand_until_a_card_leaves_it_unseen() -> None:
    island = {"Hills": [2, 1, 0, 0], "Valley": [0, 0, 3, 1]}
    table = given(island, hands={0: ["Scouts and Spies"], 1: ["Geis", "Bard"], 2: ["Druid"]}, players=4)
    table.play("Scouts and Spies", "p1")
    table.nobody_reacts()
    assert certain(table.state, 0, "hand 1") == names(["Geis", "Bard"])
    assert may_be(table.state, 2, "Geis") == ["hand 1", "aside", "discard"]
    assert table.state.view(2)["last_look"] == {"seat": 0, "of": 1, "kind": "action"}
    table.state.move_card(card_number("Geis"), 2, 0)
    assert may_be(table.state, 0, "Geis") == may_be(table.state, 0, "Bard") == ["hand 1", "hand 2"]


def test_the_moor_shows_tales() -> None:
    table = given({**HILLS, "Moor": [1, 0, 0]}, hands={0: ["Moor"], 1: ["Balor's Eye"], 2: ["Eriu"]})
    table.play("Moor", "p1")
    table.nobody_reacts()
    assert certain(table.state, 0, "hand 1") == names(["Balor's Eye"])
    assert may_be(table.state, 0, "Eriu") == ["hand 2", "deck"]
    assert table.state.view(2)["last_look"] == {"seat": 0, "of": 1, "kind": "tale"}
    assert may_be(table.state, 2, "Balor's Eye") == ["hand 1", "deck"]
    assert {int(state.places[card_number("Balor's Eye")]) for state in imagined(table.state, 0)} == {1}


def test_an_old_hand_holds_no_tale_that_was_shuffled_into_the_deck_since() -> None:
    state = given(HILLS, hands={0: ["Nuada Silverhand"], 1: ["Balor's Eye"]}, discarded=["Eriu"]).state
    state.shuffle_tales()
    state.move_card(card_number("Tuan's Memory"), 2, 0)
    assert may_be(state, 0, "Eriu") == ["hand 2", "deck"]
    assert may_be(state, 0, "Balor's Eye") == ["hand 1", "hand 2", "deck"]
    assert all(other.places[card_number("Eriu")] != 1 for other in imagined(state, 0))


def test_counting_cards_tells_more() -> None:
    """Where all cards are known no other can be, and the last place that is left is the right one."""
    hands = {0: ["Bard"], 1: ["Geis", "Druid"], 2: ["Citadel"]}
    state = given(HILLS, hands=hands, aside="Warlord").state
    assert may_be(state, 0, "Geis") == ["hand 1", "hand 2", "aside", "discard"]
    for name in ("Geis", "Druid"):
        state.reveal(card_number(name), 1)
    assert may_be(state, 0, "Citadel") == ["hand 2", "aside", "discard"]
    state.reveal(card_number("Warlord"), 1)
    assert may_be(state, 0, "Citadel") == ["hand 2", "discard"]
    state.reveal(card_number("Citadel"), 1)
    assert state.view(0)["may_be"] == {}


def test_a_card_that_goes_face_down_is_lost_from_sight() -> None:
    state = given(HILLS, hands={0: ["Bard"], 1: ["Geis", "Druid"]}, aside="Warlord").state
    for name in ("Geis", "Druid"):
        state.reveal(card_number(name), 1)
    state.discard(card_number("Geis"))
    assert may_be(state, 0, "Geis") == may_be(state, 0, "Druid") == ["hand 1", "discard"]
    assert {int(other.places[card_number("Geis")]) for other in imagined(state, 0)} == {1, int(DISCARD)}
    assert may_be(state, 1, "Geis") == [], "its owner knows"


def test_an_empty_hand_holds_nothing() -> None:
    state = given(HILLS, hands={0: ["Bard"], 1: ["Geis"]}, aside="Warlord").state
    state.discard(card_number("Geis"))
    assert may_be(state, 0, "Geis") == ["aside", "discard"]


def test_the_holder_and_onlookers() -> None:
    state = given(HILLS, hands={0: ["Bard", "Eriu"], 1: ["Geis"]}).state
    assert state.view(ONLOOKER)["hand"] is None
    assert "bard" not in json.dumps(state.view(ONLOOKER)["certain"])
    assert hands_of(imagined(state, 0), 0) == {"Bard", "Eriu"}
    assert len(hands_of(imagined(state, ONLOOKER), 0)) > 5


@pytest.mark.parametrize("seat", [0, 1, 2, ONLOOKER])
def test_what_a_seat_cannot_tell_apart_is_imagined_alike(seat: int) -> None:
    table = drafting()
    keep(table, {0: ["Bard"], 1: ["Druid"], 2: ["Migration"]})
    for other in imagined(table.state, seat, 10):
        for number in range(5):
            mine = table.state.determinize(seat, Rng(number))
            assert mine.key() == other.determinize(seat, Rng(number)).key()


def test_all_dealings_are_about_as_likely() -> None:
    """Two of the eleven unknown cards lie in the hand of seat 1, so each does so in two cases of eleven."""
    state = given(HILLS, hands={0: ["Bard", "Citadel"], 1: ["Geis", "Druid"]}, players=3).state
    times = 1100
    counts = dict.fromkeys(CARD_NAMES[:13], 0)
    for other in (state.determinize(0, Rng(number)) for number in range(times)):
        for name in hands_of([other], 1):
            counts[name] += 1
    assert counts.pop("Bard") == counts.pop("Citadel") == 0
    assert sum(counts.values()) == 2 * times
    assert min(counts.values()) > 130
    assert max(counts.values()) < 280


# Choices of others


def test_nobody_sees_a_card_before_it_is_declared() -> None:
    table = given(HILLS, hands={0: ["Migration", "Bard"], 1: ["Geis"]})
    before = [seen(table.state, seat) for seat in (1, 2, ONLOOKER)]
    mine = seen(table.state, 0)
    table.play("Migration")
    assert [seen(table.state, seat) for seat in (1, 2, ONLOOKER)] == before
    assert seen(table.state, 0) != mine
    table.play("Hills")
    assert [seen(table.state, seat) for seat in (1, 2, ONLOOKER)] == before
    assert [state.awaited() for state in imagined(table.state, 1)] == [(0,)] * 30
    assert "migration" in json.dumps(table.state.view(0)["stack"])


def test_a_withdrawal_shows_when_it_is_complete() -> None:
    island = {"Hills": [3, 2, 0], "Valley": [2, 0, 0], "Cove": [0, 0, 3]}
    table = given(island, hands={0: ["Warlord", "Bard"]})
    table.play("Warlord", "Hills")
    table.nobody_shelters()
    table.nobody_reacts()
    table.play("withdraw")
    before = seen(table.state, 1)
    table.play("Valley")
    assert seen(table.state, 1) == before
    imagined(table.state, 1)


def test_cathbads_word_keeps_its_secret() -> None:
    table = given(HILLS, hands={1: ["Cathbad's Word"], 2: ["Eriu"]}, assembly=True)
    table.reacts(1, "Cathbad's Word", "Geis")
    assert table.state.view(1)["stack"] != table.state.view(0)["stack"]
    assert "geis" not in json.dumps(table.state.view(0)["stack"])
    imagined(table.state, 0)
    table.nobody_reacts()
    assert (table.state.view(1)["chosen_aside"], table.state.view(0)["chosen_aside"]) == ("geis", None)
    assert {int(state.chosen_aside) for state in imagined(table.state, 1)} == {card_number("Geis")}
    assert len({int(state.chosen_aside) for state in imagined(table.state, 0)}) > 5
    table.chance("sunwise")
    assert certain(table.state, 1, "aside") == {"geis"}
    assert "aside" in may_be(table.state, 0, "Bard")


def test_tales_that_are_looked_through_stay_hidden() -> None:
    table = given(HILLS, hands={0: ["Tuan's Memory"], 1: ["Bard"]})
    table.play("Tuan's Memory")
    table.chance("Eriu", "Balor's Eye", "Dagda's Harp")
    assert json.dumps(table.state.view(0)["stack"]).count("eriu") == 1
    stack = table.state.view(1)["stack"]
    assert isinstance(stack, list)
    assert stack[-1]["drawn"] == 3
    imagined(table.state, 1)
    table.play("Eriu")
    assert certain(table.state, 1, "discard") == names(["Balor's Eye", "Dagda's Harp", "Tuan's Memory"])
    assert may_be(table.state, 1, "Eriu") == ["hand 0", "deck"]


# Tiles


def looking_at_tiles() -> Scene:
    table = given(HILLS, hands={0: ["Tailtiu's Land"]})
    table.play("Tailtiu's Land")
    table.chance("Cove", "Forest", "Swamp")
    return table


def test_tiles_are_seen_by_whoever_looks_at_them() -> None:
    table = looking_at_tiles()
    assert table.state.view(0)["seen_tiles"] == [["Cove", "Forest", "Swamp"]]
    assert table.state.view(1)["seen_tiles"] == [[]]
    drawn = [step.drawn for state in imagined(table.state, 1) for step in state.stack if isinstance(step, LookAtTiles)]
    assert len(set(drawn)) > 3
    before = seen(table.state, 1)
    table.play("Cove")
    assert seen(table.state, 1) == before, "which one it is to be shows when it is placed"


def test_tiles_under_the_pile_are_remembered() -> None:
    table = looking_at_tiles()
    table.play("Cove")
    spot = table.choices()[0]
    table.play(spot)
    assert table.state.view(0)["seen_tiles"] == [[], ["Forest", "Swamp"]]
    assert table.state.view(1)["seen_tiles"] == [[], []]
    assert table.state.view(1)["pile"] == [11, 2]
    forest = [int(state.depth[1]) for state in imagined(table.state, 1)]
    assert len(set(forest)) == 2
    assert len({int(state.depth[1]) for state in imagined(table.state, 0)}) == 1


def test_the_last_tiles_of_the_discovery_scenario_are_known_to_all() -> None:
    state = new_game(2, discovery=True).state
    assert state.view(ONLOOKER)["seen_tiles"] == [
        [],
        ["Forest", "Gates of Tir na nOg", "Highlands", "Meadows", "Misty Lands", "Mountains"],
    ]


# Memory


def test_asking_changes_nothing() -> None:
    table = drafting()
    asked, silent = table.state, table.state.copy()
    rng = Rng(3)
    while asked.awaited() != (CHANCE,) and len(asked.awaited()) > 0 and asked.round < 3:
        seat = asked.awaited()[0]
        move = asked.random_move(seat, rng)
        asked.step(seat, move)
        silent.step(seat, move)
        asked.view(0)
        asked.key()
    assert silent.passings is not None
    assert asked.key() == silent.key()


def test_everybody_knows_where_all_cards_are_before_the_first_deal() -> None:
    state = new_game(4).state
    assert memory.possible(state, memory.ONLOOKERS)[:17] == [1 << DECK] * 17
