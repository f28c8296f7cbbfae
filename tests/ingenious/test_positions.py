"""Position documents: what could not come about in a game is refused, and the field that is wrong is named."""

from typing import Any

import pytest
from tests.ingenious.helpers import free_pairs, load, phase, position, rack

from triskel.core.errors import BadPosition
from triskel.core.state import CHANCE

SIX = ["RG", "RB", "RO", "RY", "RP", "GB"]
OTHER = ["GO", "GY", "GP", "BO", "BY", "BP"]
TILES = ["a7b6PO", "j1j2RG", "f6f7RG"]


def plain(**changes: object) -> dict[str, object]:
    found = {"game": "ingenious", "tiles": TILES, "racks": [SIX, OTHER], "turn": 0, **changes}
    return {field: value for field, value in found.items() if value is not None}


def test_a_plain_position() -> None:
    state = load(plain())
    assert (phase(state), state.awaited(), rack(state, 0)) == ("placing", (0,), SIX)
    assert "f6f7" not in free_pairs(state)


def test_racks_may_be_left_to_chance() -> None:
    state = load(plain(racks=[SIX, None]))
    assert (phase(state), state.awaited()) == ("dealing", (CHANCE,))
    state = load(plain(racks=None))
    assert (rack(state, 0), rack(state, 1)) == ([], [])


def test_the_turn_follows_from_the_tiles() -> None:
    assert load(plain(turn=None)).awaited() == (1,)
    assert load(plain(turn=None, options={"first": "1"})).awaited() == (0,)


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("game", {"game": "chess"}),
        ("colour", {"colour": 1}),
        ("options", {"options": {"players": 9}}),
        ("options", {"options": 3}),
        ("tiles", {"tiles": "f6f7RG"}),
        ("tiles[3]", {"tiles": [*TILES, "f7f8RG"]}),
        ("tiles[3]", {"tiles": [*TILES, "e11f11RG"]}),
        ("tiles[3]", {"tiles": [*TILES, "f8f10RG"]}),
        ("tiles[3]", {"tiles": [*TILES, "keep"]}),
        ("tiles[3]", {"tiles": [*TILES, 7]}),
        ("tiles[1]", {"tiles": ["b6c6RR", "b5c5OO"]}),
        ("tiles[0]", {"tiles": ["f6f7RR"]}),
        ("tiles[8]", {"tiles": [*TILES, *(f"{row}RR" for row in ("c5c6", "c7c8", "d4d5", "d6d7", "d8d9", "e8e9"))]}),
        ("racks[1]", {"racks": [SIX, ["RR"] * 6]}),
        ("racks[1]", {"racks": [SIX, OTHER[:5]]}),
        ("racks[1]", {"racks": [SIX, [*OTHER, "RR"]]}),
        ("racks[1][0]", {"racks": [SIX, ["XX", *OTHER[1:]]]}),
        ("racks[0]", {"racks": [SIX[:5], OTHER]}),
        ("racks[0]", {"racks": [[], OTHER]}),
        ("racks", {"racks": [SIX]}),
        ("markers", {"markers": [{}]}),
        ("markers[1].R", {"markers": [{}, {"R": 19}]}),
        ("markers[1].R", {"markers": [{}, {"R": -1}]}),
        ("markers[1].X", {"markers": [{}, {"X": 1}]}),
        ("turn", {"turn": 2}),
        ("phase", {"phase": "dreaming"}),
        ("phase", {"phase": "over"}),
        ("phase", {"phase": "beginning"}),
        ("phase", {"markers": [dict.fromkeys("RGBOYP", 18), {}]}),
        ("plays", {"plays": 0}),
        ("plays", {"plays": 2}),
        ("plays", {"phase": "ending", "racks": [SIX[:5], OTHER], "plays": 1}),
        ("racks[0]", {"phase": "ending"}),
        ("racks[0]", {"phase": "ending", "racks": [SIX[:4], OTHER]}),
        ("aside", {"aside": ["RR"]}),
        ("aside", {"phase": "refilling", "racks": [[], OTHER], "aside": ["RG"] * 5, "markers": [{"R": 1}, {}]}),
        ("aside", {"phase": "refilling", "racks": [[], OTHER], "aside": ["RR"] * 4, "markers": [{"R": 1}, {}]}),
        ("swaps[0]", {"swaps": [{"shown": []}]}),
        ("swaps[0].drawn", {"swaps": [{"shown": ["RR"], "drawn": [0]}]}),
        ("bag", {"bag": {"RG": 6}}),
    ],
)
def test_what_can_not_be(field: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        load(plain(**changes))
    assert caught.value.field == field or caught.value.field.startswith(f"{field}.")


def test_a_rack_is_short_by_as_many_tiles_as_bonus_plays_were_earned() -> None:
    state = position(rack="RG RB RO RY", markers={0: "R18 G18"}, more={"plays": 1})
    assert len(rack(state, 0)) == 4
    with pytest.raises(BadPosition, match="bonus plays"):
        position(rack="RG RB RO RY", markers={0: "R18"}, more={"plays": 1})


def test_the_bag_may_be_given_and_is_then_compared() -> None:
    document = load(plain()).document()
    assert "bag" not in document
    rest = {"RR": 5, "GG": 5, "BB": 5, "OO": 5, "YY": 5, "PP": 5, "RG": 4 - 1, "RB": 5, "RO": 5, "RY": 5, "RP": 5}
    rest |= {"GB": 5, "GO": 5, "GY": 5, "GP": 5, "BO": 5, "BY": 5, "BP": 5, "OY": 6, "OP": 5, "YP": 6}
    assert load(plain(bag=rest)).key() == load(plain()).key()


def test_positions_that_differ_in_anything_have_different_keys() -> None:
    """And the order in which tiles came to a rack or to the board makes no difference."""
    swapped = {"swaps": [{"shown": ["RR"], "drawn": [0, 3]}]}
    short = {"racks": [SIX[:5], OTHER], "markers": [{"R": 18}, {}]}
    different: list[dict[str, Any]] = [
        *({}, {"turn": 1}, {"tiles": [*TILES[:2], "f6f7GR"]}, {"tiles": TILES[:2]}, {"tiles": [*TILES, "c5c6OO"]}),
        *({"markers": [{"R": 1}, {}]}, {"markers": [{}, {"R": 1}]}, {"markers": [{"G": 1}, {}]}),
        *({"racks": [OTHER, SIX]}, {"racks": [SIX, ["RR", *OTHER[1:]]]}, {"racks": [SIX, None]}),
        *(short, {**short, "phase": "ending"}, {**short, "phase": "refilling"}),
        {**short, "racks": [[], OTHER], "phase": "refilling", "aside": ["RR"] * 5},
        *({"options": {"one_bonus": True}}, swapped, {"swaps": [{"shown": ["RR"], "drawn": [1, 3]}]}),
    ]
    keys = {load(plain(**changes)).key() for changes in different}
    assert len(keys) == len(different)
    assert load(plain(racks=[SIX[::-1], OTHER], tiles=[TILES[1], TILES[0], TILES[2]])).key() == load(plain()).key()
