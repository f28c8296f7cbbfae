"""Position documents: every field that is wrong is named, and whatever is accepted can be played."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.terminal.commands import POSITIONS

from triskel.core.chance import Rng
from triskel.core.errors import BadPosition, TriskelError
from triskel.core.records import Record
from triskel.core.registry import load_position
from triskel.core.state import CHANCE
from triskel.testing import random_game

RACK = ["RR", "GB", "OO", "OY", "YY", "BP"]
RACKS = [["RG", "RB", "GG", "BO", "OY", "PP"], RACK]
TILES = ["f4f5RR", "e3f3BR", "h7h8YY"]


def document(**changes: object) -> dict[str, object]:
    """A position at the beginning of player 1's turn, with changes; a field that is None is left out."""
    fields = {"game": "ingenious", "tiles": TILES, "racks": RACKS, "markers": [{"R": 15}, {}], "turn": 0, **changes}
    return {name: value for name, value in fields.items() if value is not None}


def four(**changes: object) -> dict[str, object]:
    """The same for four players in teams."""
    return document(
        options={"players": 4, "teams": True}, tiles=[], racks=[None, None, None, None], markers=[{}, {}], **changes
    )


ENDING = {"phase": "ending", "racks": [RACKS[0][1:], RACK]}
REFILLING = {
    "phase": "refilling",
    "racks": [[], RACK],
    "markers": [{"R": 3, "G": 1, "B": 2, "O": 2, "Y": 2, "P": 2}, {}],
}

WRONG: list[tuple[dict[str, object], str, str]] = [
    # The game and the table
    (document(game="chess"), "game", "there is no game 'chess'"),
    (document(game=3), "game", "names the game of the position"),
    (document(colour="red"), "colour", "is no field of a position"),
    (document(note=["why"]), "note", "is text for whoever reads the position"),
    (document(options=[2]), "options", "is an object"),
    (document(options={"players": 5}), "options", "takes 1, 2, 3 or 4, not 5"),
    (document(options={"players": 2, "teams": True}), "options", "teams are for 4 players, not 2"),
    (document(options={"board": "big"}), "options", "has no option 'board'"),
    # Tiles on the board
    (document(tiles="f4f5RR"), "tiles", "is a list"),
    (document(tiles=[7]), "tiles[0]", "is a placement"),
    (document(tiles=["keep"]), "tiles[0]", "is a placement"),
    (document(tiles=[*TILES, "f4"]), "tiles[3]", "is no move"),
    (document(tiles=[*TILES, "z1z2RG"]), "tiles[3]", "is no move"),
    (document(tiles=[*TILES, "a1a2RG"]), "tiles[3]", "there is no cell a1"),
    (document(tiles=[*TILES, "a7a9RG"]), "tiles[3]", "do not lie side by side"),
    (document(tiles=[*TILES, "f5f6GG"]), "tiles[3]", "cell f5 is not empty"),
    (document(tiles=[*TILES, "a6a7GG"]), "tiles[3]", "cell a6 is not empty"),
    (document(tiles=["f4f5RG"]), "tiles[0]", "beside a printed symbol"),
    (document(tiles=["a7a8RG", "b5b6RG"]), "tiles[1]", "beside a printed symbol"),
    # Seven of a kind: six RG on the board and one on the rack
    (document(tiles=[f"{row}6{row}7RG" for row in "bcdefg"]), "racks[0]", "one RG too many; the game has 6"),
    (document(tiles=[f"{row}6{row}7RR" for row in "bcdefg"]), "tiles[5]", "one RR too many; the game has 5"),
    # Racks
    (document(racks={}), "racks", "is a list"),
    (document(racks=[RACK]), "racks", "has one entry a seat, so 2, not 1"),
    (document(racks=["RG", None]), "racks[0]", "is a list"),
    (document(racks=[["RG", "X"], None]), "racks[0][1]", "'X' is no tile"),
    (document(racks=[["RG", 1], None]), "racks[0][1]", "is a tile such as"),
    (document(racks=[[*RACK, "RG"], RACK]), "racks[0]", "holds at most 6 tiles, not 7"),
    (document(racks=[RACK, RACK[:5]]), "racks[1]", "holds 6 tiles while it is another's turn, not 5"),
    (document(racks=[[], RACK]), "racks[0]", "is empty; in the phase placing"),
    (document(racks=[RACK[:4], RACK]), "racks[0]", "need more bonus plays than the markers have earned"),
    (document(racks=[RACK[:3], None]), "racks[0]", "holds 6 tiles where another rack is left to chance"),
    (document(racks=[RACK, None], phase="ending"), "racks[1]", "can be left to chance only where a turn begins"),
    # Markers
    (document(markers=3), "markers", "is a list"),
    (document(markers=[{}]), "markers", "has one entry a scoring track, so 2, not 1"),
    (four() | {"markers": [{}, {}, {}, {}]}, "markers", "has one entry a scoring track, so 2, not 4"),
    (document(markers=[[1, 2], {}]), "markers[0]", "is an object"),
    (document(markers=[{}, {"W": 1}]), "markers[1].W", "is no colour"),
    (document(markers=[{}, {"R": 19}]), "markers[1].R", "is a whole number from 0 to 18, not 19"),
    (four() | {"markers": [{"R": 37}, {}]}, "markers[0].R", "is a whole number from 0 to 36, not 37"),
    (document(markers=[{"R": -1}, {}]), "markers[0].R", "is a whole number"),
    (document(markers=[{"R": True}, {}]), "markers[0].R", "is a whole number"),
    (document(markers=[{"R": 3.5}, {}]), "markers[0].R", "is a whole number"),
    # The moment
    (document(turn=2), "turn", "is a whole number from 0 to 1, not 2"),
    (document(turn="0"), "turn", "is a whole number"),
    (document(phase="lunch"), "phase", "is one of beginning"),
    (document(phase=["placing"]), "phase", "is one of beginning"),
    (document(phase="over"), "phase", "the game is not over"),
    (document(markers=[{}, dict.fromkeys("RGBOYP", 18)]), "phase", "the game is over"),
    (document(phase="beginning"), "phase", "with the option first=drawn"),
    (document(phase="dealing"), "phase", "nothing is left to deal"),
    (document(phase="ending"), "racks[0]", "is full; in the phase ending a tile has been laid"),
    (document(phase="refilling"), "racks[0]", "is full; in the phase refilling a tile has been laid"),
    (document(plays=2), "plays", "more bonus plays than the markers have earned"),
    (document(plays=0), "plays", "is a whole number from 1"),
    (document(plays=2, racks=[RACK, None]), "plays", "racks are dealt before that"),
    (document(plays=1, **ENDING), "plays", "belongs to the phase placing, not to ending"),
    # A rack laid aside
    (document(aside=["RG"]), "aside", "only while the new rack is drawn"),
    (document(**REFILLING, aside=["RB"] * 6), "aside", "holds at most 5 tiles"),
    (document(**REFILLING, aside=["RB"] * 4), "aside", "holds at least 5 tiles"),
    (document(**REFILLING, aside=["RG"] * 5), "aside", "RG shows a lowest colour"),
    (document(**{**REFILLING, "racks": RACKS}, aside=["BP"] * 5), "aside", "only until the new rack is full"),
    # Swaps
    (document(swaps={}), "swaps", "is a list"),
    (document(swaps=[["RG"]]), "swaps[0]", "is an object"),
    (document(swaps=[{"shown": ["RG"]}]), "swaps[0]", "is an object"),
    (document(swaps=[{"shown": ["RG"], "drawn": [1]}]), "swaps[0].drawn", "has one number a seat, so 2, not 1"),
    (document(swaps=[{"shown": ["RG"], "drawn": [1, 7]}]), "swaps[0].drawn[1]", "from 0 to 6, not 7"),
    (document(swaps=[{"shown": ["XX"], "drawn": [1, 1]}]), "swaps[0].shown[0]", "'XX' is no tile"),
    # The bag
    (document(bag=["RG"]), "bag", "is an object"),
    (document(bag={"RGB": 1}), "bag.RGB", "is no tile"),
    (document(bag={"RG": 7}), "bag.RG", "from 0 to 6, not 7"),
    (document(bag={"RG": 3, "GR": 3}), "bag.GR", "counts the tiles RG again"),
    (document(bag={"RR": 3}), "bag.RG", "0 given, but 5 are left by the rest"),
]


@pytest.mark.parametrize(("wrong", "field", "words"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_wrong_is_named(wrong: dict[str, object], field: str, words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        load_position(wrong)
    assert caught.value.field == field
    assert words in str(caught.value)


@pytest.mark.parametrize("wrong", [None, [], "ingenious", 3])
def test_a_position_is_an_object(wrong: object) -> None:
    with pytest.raises(BadPosition, match="a position is a JSON object"):
        load_position(wrong)


# What may be left out


def test_the_game_alone_is_its_beginning() -> None:
    state = load_position({"game": "ingenious"})
    assert state.key() == load_position({"game": "ingenious", "phase": "dealing"}).key()
    assert state.awaited() == (CHANCE,)


def test_the_turn_follows_from_the_tiles() -> None:
    tiles = ["a7b7RB", "a10b10GG"]
    for count, first, turn in ((0, "0", 0), (1, "0", 1), (2, "0", 0), (1, "1", 0)):
        laid = document(tiles=tiles[:count], options={"first": first}, turn=None)
        assert load_position(laid).awaited() == (turn,)
    # Where a tile has been laid this turn, it is still the turn of whoever laid it.
    ended = document(tiles=tiles[:1], racks=[RACKS[0][1:], RACK], phase="ending", turn=None)
    assert load_position(ended).awaited() == (0,)


def test_a_game_that_is_over_needs_no_racks() -> None:
    full = dict.fromkeys("RGBOYP", 18)
    state = load_position({"game": "ingenious", "markers": [{}, full], "phase": "over"})
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1)


def test_a_note_is_for_readers_only() -> None:
    assert load_position(document(note="why")).key() == load_position(document()).key()


def test_a_bag_that_agrees_is_accepted() -> None:
    with pytest.raises(BadPosition) as caught:
        load_position(document(bag={}))
    bag: dict[str, int] = {}
    while caught is not None:
        field, text = caught.value.field, caught.value.text
        bag[field.removeprefix("bag.")] = int(text.split("but ")[1].split()[0])
        try:
            load_position(document(bag=bag))
        except BadPosition as error:
            caught.value.field, caught.value.text = error.field, error.text
        else:
            break
    assert sum(bag.values()) == 120 - 3 - 12


# Whatever is given


def load_and_play(given_document: object) -> None:
    """Either the document is refused, or it is written as it was read and the game can be played to its end."""
    try:
        state = load_position(given_document)
    except TriskelError:
        return
    assert load_position(json.loads(json.dumps(state.document()))).key() == state.key()
    rng = Rng(1)
    for seat in range(state.seats):
        state.determinize(seat, rng)
        state.view(seat)
    while not state.is_over():
        seat = state.awaited()[0]
        legal = state.moves(seat)
        assert legal
        move = state.random_move(seat, rng)
        assert move in legal
        state.play(seat, move)
    assert state.outcome() is not None


def seeds() -> list[dict[str, Any]]:
    """Sound documents to begin from: those written by hand, and moments of games of all kinds."""
    found = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(POSITIONS.glob("*.json"))]
    for options in ({"players": 1}, {"players": 2, "first": "drawn"}, {"players": 3}, {"players": 4, "teams": True}):
        record: Record = random_game("ingenious", options, seed=5)
        for at in (0, 1, 9, 40, 61, 62, 63, len(record.moves) - 1, len(record.moves)):
            found.append(record.replay(min(at, len(record.moves))).document())
    return found


SEEDS = seeds()
WORDS = [
    *"RGBOYP",
    "RG",
    "YY",
    "f6g6RG",
    "a7a8BB",
    "keep",
    "placing",
    "dealing",
    "ending",
    "refilling",
    "over",
    "drawn",
]
FIELDS = ["note", "options", "tiles", "racks", "markers", "turn", "phase", "plays", "aside", "swaps", "bag", "players"]

values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 40) | st.floats() | st.sampled_from(WORDS) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.sampled_from(FIELDS + WORDS), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def mutations(draw: st.DrawFn) -> object:
    """A sound document with a few places changed, taken away, doubled or exchanged for those of another."""
    found: Any = copy.deepcopy(draw(st.sampled_from(SEEDS)))
    for _ in range(draw(st.integers(1, 3))):
        holder, key = draw(st.sampled_from(list(places(found))))
        how = draw(st.sampled_from(["change", "remove", "double", "field"]))
        if how == "change":
            holder[key] = draw(values)
        elif how == "remove":
            del holder[key]
        elif how == "double" and isinstance(holder, list):
            holder.insert(draw(st.integers(0, len(holder))), copy.deepcopy(holder[key]))
        elif isinstance(holder, dict):
            other = draw(st.sampled_from(SEEDS))
            name = draw(st.sampled_from(sorted(other)))
            found[name] = copy.deepcopy(other[name])
        if not found:
            break
    return found


def places(value: Any) -> list[tuple[Any, Any]]:
    """All places in a document, as what holds them and their keys or numbers."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, (dict, list)):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            found += [(value, key), *places(part)]
    return found


@pytest.mark.parametrize("seed", SEEDS, ids=range(len(SEEDS)))
def test_the_documents_to_begin_from_are_sound(seed: dict[str, Any]) -> None:
    load_position(seed)
    load_and_play(seed)


@given(mutations())
def test_a_damaged_document_is_refused_or_can_be_played(damaged: object) -> None:
    load_and_play(damaged)


@given(values)
def test_anything_else_is_refused(anything: object) -> None:
    load_and_play({"game": "ingenious", "tiles": anything})
    load_and_play({"game": "ingenious", "racks": anything})
    load_and_play({"game": "ingenious", "swaps": [{"shown": anything, "drawn": anything}]})
    load_and_play(anything)
