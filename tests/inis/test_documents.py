"""Positions as documents: what the program writes it reads again, and what people write means what it says."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.inis.invariants import nothing_is_lost

from triskel import CHANCE, BadPosition, Rng, load_position
from triskel.core import registry
from triskel.inis import stepbook
from triskel.inis.names import CARD_NAMES, FIRST_ADVANTAGE, KINDS, TERRITORIES
from triskel.inis.notation import text
from triskel.inis.position import CLASH_FIELDS, FIELDS
from triskel.inis.season import Turn
from triskel.inis.state import InisState
from triskel.inis.steps import Step
from triskel.inis.windows import WINDOWS

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"

SMALL: dict[str, Any] = {
    "game": "inis",
    "options": {"players": 2},
    "island": {"Hills": {"clans": [2, 1], "sanctuaries": 1}, "Moor": {"clans": [0, 1]}, "Swamp": {}},
    "hands": [["bard", "hills-card", "the-dagda"], ["geis"]],
}


def load(document: Mapping[str, object]) -> InisState:
    state = load_position(document)
    assert isinstance(state, InisState)
    nothing_is_lost(state)
    return state


def position(**fields: object) -> InisState:
    """The small position with other fields; on another island nobody holds cards unless it is said."""
    return load({**SMALL, **({"hands": []} if "island" in fields else {}), **fields})


def refused(field: str, saying: str = "", **fields: object) -> None:
    with pytest.raises(BadPosition) as refusal:
        position(**fields)
    assert refusal.value.field == field
    assert saying in refusal.value.text


def place(state: InisState, name: str) -> int:
    return int(state.places[[text(card) for card in range(63)].index(name)])


# What the program writes


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("discovery", [False, True])
def test_every_moment_of_a_game_comes_back_as_it_was(players: int, discovery: bool) -> None:
    state = registry.start("inis", players=players, discovery=discovery, rounds=5)
    rng = Rng(players)
    while awaited := state.awaited():
        if rng.below(12) == 0:
            loaded = load(json.loads(json.dumps(state.document())))
            assert loaded.key() == state.key()
            assert loaded.document() == state.document()
            assert [loaded.view(seat) for seat in range(players)] == [state.view(seat) for seat in range(players)]
            assert loaded.awaited() == awaited
            assert [loaded.moves(seat) for seat in awaited] == [state.moves(seat) for seat in awaited]
        seat = awaited[rng.below(len(awaited))]
        state.step(seat, state.random_move(seat, rng))
    assert load(state.document()).outcome() is not None


def test_a_game_goes_on_from_its_document_as_from_itself() -> None:
    state = registry.start("inis", players=3)
    rng = Rng(8)
    for _ in range(300):
        seat = state.awaited()[0]
        state.step(seat, state.random_move(seat, rng))
    loaded = load(state.document())
    for _ in range(300):
        seat = state.awaited()[-1]
        move = state.random_move(seat, rng)
        state.step(seat, move)
        loaded.step(seat, move)
        assert loaded.key() == state.key()


def test_different_moments_have_different_keys() -> None:
    state = registry.start("inis", players=2)
    rng = Rng(1)
    keys = set()
    for _ in range(200):
        keys.add(state.key())
        seat = state.awaited()[0]
        state.step(seat, state.random_move(seat, rng))
    assert len(keys) == 200


def test_every_step_has_its_page_in_the_book() -> None:
    """A new step is missing here until documents can hold it."""

    def kinds(step: type[Step]) -> set[str]:
        derived = step.__subclasses__()
        return {name for one in derived for name in kinds(one)} if derived else {step.__name__}

    assert kinds(Step) == set(stepbook.BOOK)


# What people write


def test_usual_values() -> None:
    state = load({"game": "inis", "island": {"Hills": {"clans": [1, 1, 1, 1]}}})
    assert state.awaited() == (0,)
    assert isinstance(state.stack[-1], Turn)
    assert not state.stack[-1].forced
    assert (state.seats, state.brenn, state.turn, state.round, state.crows) == (4, 0, 0, 1, 1)
    assert TERRITORIES[state.capital] == "Hills"
    assert [state.reserve(seat) for seat in range(4)] == [11] * 4
    assert place(state, "bard") == 10
    assert place(state, "the-dagda") == 9
    assert place(state, "hills-card") == 11
    assert place(state, "moor-card") == 13


def test_the_hand_can_be_played() -> None:
    state = position()
    assert [state.move_text(move) for move in state.moves(0)] == ["bard", "pass"]
    state.play(0, state.move_from_text("bard"))
    assert state.awaited() == (1,)


def test_tiles_without_spots_lie_close_together() -> None:
    state = position(island={name: {"clans": [1, 1] if name == "Cove" else []} for name in TERRITORIES})
    assert all(int(near).bit_count() >= 2 for near in state.near)
    assert (int(state.sanctuaries[2]), int(state.sanctuaries[13])) == (1, 1), "those that are printed"


def test_spots_can_be_told() -> None:
    island = {"Hills": {"spot": "0,0u", "clans": [1, 1]}, "Moor": {"spot": "0,2u"}, "Cove": {"spot": "2,0u"}}
    state = position(island=island)
    near = {TERRITORIES[tile] for tile in range(16) if state.near[4] & (1 << tile)}
    assert near == {"Moor", "Cove"}


def test_hands_are_known_to_their_owners_only() -> None:
    state = position(hands=[["bard"], ["geis", "eriu"]], aside="druid")
    assert state.view(0)["certain"] == {}
    may_be = state.view(0)["may_be"]
    assert isinstance(may_be, dict)
    assert may_be["geis"] == ["hand 1", "aside", "discard"]
    assert may_be["eriu"] == ["hand 1", "deck"]


def test_knowledge_can_be_told() -> None:
    known = {"geis": "all", "druid": [1]}
    memory = {"0": {"conquest": ["discard"]}}
    state = position(hands=[["bard"], ["geis", "migration"]], aside="druid", known=known, memory=memory)
    mine, others = state.view(0)["certain"], state.view(1)["certain"]
    assert isinstance(mine, dict)
    assert isinstance(others, dict)
    assert (mine["hand 1"], mine["discard"]) == (["geis"], ["conquest"])
    assert others["aside"] == ["druid"]
    assert not state.could_hold(0, 7)


def test_a_player_without_clans_comes_back() -> None:
    state = position(turn=1, island={"Hills": {"clans": [2]}}, deeds=[0, 1])
    assert state.deeds(1) == 0
    assert [state.move_text(move) for move in state.moves(1)] == ["@hills"]


def test_a_clash_can_be_written() -> None:
    clash = {"territory": "Hills", "instigator": 0, "sheltered": [0, 1]}
    stack = [{"step": "TurnEnd", "seat": 0}, {"step": "Manoeuvre", "seat": 0}]
    state = position(island={"Hills": {"clans": [2, 2]}}, clash=clash, acting=0, stack=stack)
    assert state.awaited() == (0,)
    assert [state.move_text(move) for move in state.moves(0)] == ["attack-p1", "peace"]
    assert [state.exposed(seat) for seat in (0, 1)] == [2, 1]


def test_an_assembly_can_be_written() -> None:
    state = position(stack=[{"step": "Assembly"}], hands=[], capital="Moor")
    assert (state.awaited(), state.brenn, state.round) == ((CHANCE,), 1, 2)
    state = position(stack=[{"step": "Assembly"}], hands=[], pretenders=[0], deeds=[6, 0])
    assert (state.is_over(), state.winner) == (True, 0)


@pytest.mark.parametrize("spelled", ["gates-of-tir-na-nog", "Gates of Tir na nOg", "GATES OF TIR NA NOG"])
def test_territories_are_spelled_as_one_likes(spelled: str) -> None:
    state = position(island={spelled: {"clans": [1, 1]}})
    assert state.island == 1 << 2


# What is refused


def test_unknown_fields() -> None:
    refused("clans", "is no field", clans=[])
    refused("island.Hills.towers", "is no field", island={"Hills": {"towers": 1}})
    refused("clash.winner", "is no field", clash={"winner": 0})
    refused("stack[0].colour", "is no field", stack=[{"step": "Turn", "seat": 0, "colour": 1}])
    refused("note", "is text", note=3)


def test_unknown_names() -> None:
    refused("options", "players", options={"players": 7})
    refused("island.Atlantis", "is a territory", island={"Atlantis": {}})
    refused("hands[0][0]", "is a card", hands=[["excalibur"]])
    refused("hands[0][0]", "is a card", hands=[[7]])
    refused("crows", "sunwise", crows="up")
    refused("stack[0].step", "is one of", stack=[{"step": "Dance"}])
    refused("stack[1].window", "is one of", stack=[{"step": "Turn", "seat": 0}, {"step": "Reaction", "window": "now"}])
    refused("memory.7", "is nobody", memory={"7": {}})
    refused("memory.0.geis[0]", "is one of", memory={"0": {"geis": ["attic"]}})


def test_a_card_lies_in_one_place_only() -> None:
    refused("hands[1][0]", "Bard lies elsewhere already", hands=[["bard"], ["bard"]])
    refused("aside[0]", "lies elsewhere already", hands=[["bard"]], aside="bard")
    refused("discard[0]", "lies elsewhere already", hands=[["eriu"]], discard=["eriu"])
    refused("hands[0][0]", "is not in play", hands=[["cove-card"]])
    refused("hands[0][0]", "is not in play", hands=[["raid"]])
    refused("spent[0]", "can't lie there", spent=["druid"])
    refused("deck[0]", "can't lie there", deck=["eriu"])


def test_no_more_than_there_is() -> None:
    refused("island", "13 clans of seat 0", island={"Hills": {"clans": [7]}, "Moor": {"clans": [6]}})
    refused("island.Hills.clans[0]", "from 0 to 12", island={"Hills": {"clans": [13]}})
    refused("island.Hills.clans", "for each of the 2 seats", island={"Hills": {"clans": [1, 1, 1]}})
    refused("island", "10 Sanctuaries", island={"Hills": {"sanctuaries": 9}, "Moor": {"sanctuaries": 1}})
    refused("island", "9 Citadels", island={"Hills": {"citadels": 8}, "Moor": {"citadels": 1}})
    refused("island.Swamp.citadels", "from 0 to 0", island={"Swamp": {"citadels": 1}})
    refused("deeds", "10 Deeds", deeds=[6, 5])
    refused("deeds[0]", "from 0 to 8", options={"players": 2, "edition": "classic"}, deeds=[9])
    refused("hands", "for each of the 2 seats", hands=[[], [], []])
    refused("clash.sheltered[1]", "more clans", clash={"territory": "Hills", "instigator": 0, "sheltered": [0, 2]})


def test_the_island_hangs_together() -> None:
    refused("island.Moor.spot", "on another tile", island={"Hills": {"spot": "0,0u"}, "Moor": {"spot": "0,0d"}})
    refused("island", "falls apart", island={"Hills": {"spot": "0,0u"}, "Moor": {"spot": "5,5u"}})
    refused("island.Hills.spot", "too far out", island={"Hills": {"spot": "50,0u"}})
    refused("island.hills", "already", island={"Hills": {}, "hills": {}})


def test_seats_and_territories_exist() -> None:
    refused("turn", "from 0 to 1", turn=2)
    refused("brenn", "from 0 to 1", brenn=-1)
    refused("pretenders[0]", "from 0 to 1", pretenders=[5])
    refused("capital", "is not on the island", capital="Cove")
    refused("capital", "Swamp", capital="Swamp")
    refused("festival", "is not on the island", festival="Cove")
    refused("clash.instigator", "began the clash", clash={"territory": "Hills"})


def test_a_pile_has_all_other_tiles() -> None:
    refused(
        "pile", "missing: Cove", pile=[[name for name in TERRITORIES if name not in ("Hills", "Moor", "Swamp", "Cove")]]
    )
    refused("pile[0][0]", "lies elsewhere", pile=[["Hills"]])
    refused("seen_tiles.Hills", "on the island", seen_tiles={"Hills": [0]})


def test_something_is_going_on() -> None:
    refused("stack", "always going on", stack=[])
    refused("stack[0].step", "is one of", stack=[{"step": "Manoeuvre", "seat": 0}])
    refused(
        "clash.territory", "needs a clash", stack=[{"step": "TurnEnd", "seat": 0}, {"step": "Manoeuvre", "seat": 0}]
    )
    refused("turn", "unless there is a stack", turn=None)
    refused("capital", "needs one", island={})
    refused("stack[0]", "needs more fields", stack=[{"step": "Turn"}])
    refused("winner", "not over", winner=1)


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", [None, True, -1, 10**30, 1.5, "?", [], [None], [[]], {}, {"?": 1}, [{"step": []}]])
def test_nonsense_is_refused_in_a_sentence(field: str, value: object) -> None:
    """Whatever stands in a field: a position comes of it, or one line about what is wrong."""
    error = None
    try:
        state = load_position({**SMALL, field: value})
    except BadPosition as refusal:
        error = refusal
    else:
        assert state.awaited() or state.is_over()
    assert error is None or "\n" not in str(error)


# The page about positions


def chapter() -> str:
    return PAGE.read_text(encoding="utf-8").split("\n## Inis\n")[1].split("\n## ")[0]


def test_the_example_can_be_loaded() -> None:
    lines = re.findall(r"^    (.*)$", chapter(), re.MULTILINE)
    state = load(json.loads("\n".join(lines)))
    assert state.awaited() == (1,)


def test_every_field_and_step_is_explained() -> None:
    words = [*FIELDS, *CLASH_FIELDS, *stepbook.BOOK]
    words += [field for _, fields in stepbook.BOOK.values() for field, _ in fields]
    missing = [word for word in words if f"`{word}`" not in chapter()]
    missing += [word for word in WINDOWS if word not in chapter()]
    assert missing == []


def test_names_of_cards_are_told_apart() -> None:
    texts = [text(card) for card in range(63)]
    assert len(set(texts)) == len(CARD_NAMES) == 63
    assert texts[FIRST_ADVANTAGE] == "cove-card"
    assert KINDS == ("action", "advantage", "tale")
