"""What each seat knows: everything but the tiles on the racks of others."""

from collections import Counter

import pytest
from tests.ingenious.helpers import TEAMS, bag, dealt, legal, let_chance, phase, play, position, rack

from triskel.core.chance import Rng
from triskel.core.state import ONLOOKER
from triskel.ingenious.state import IngeniousState
from triskel.ingenious.tiles import NAMES

OO = "OO OO OO OO OO"


def test_a_seat_sees_its_own_rack_and_how_many_tiles_the_others_hold() -> None:
    state = position(rack="RR RG *", racks={1: "BB BO *"})
    assert state.view(0)["rack"] == rack(state, 0)
    assert state.view(1)["rack"] == rack(state, 1)
    assert state.view(ONLOOKER)["rack"] is None
    play(state, "f6f7RR")
    assert [state.view(seat)["held"] for seat in (0, 1, ONLOOKER)] == [[5, 6]] * 3


def test_what_is_public_is_the_same_for_all() -> None:
    state = position("f6f7RG", rack="RG *", markers={0: "R17", 1: "B3"})
    play(state, "e6e7RG")
    views = [state.view(seat) for seat in (0, 1, ONLOOKER)]
    public = [{key: value for key, value in view.items() if key not in ("rack", "seat")} for view in views]
    assert public[0] == public[1] == public[2]
    assert public[0]["tiles"] == ["a7b6PO", "j1j2BO", "f6f7RG", "e6e7RG"]
    assert (public[0]["turn"], public[0]["plays"], public[0]["phase"]) == (0, 1, "placing")
    assert public[0]["bag"] == 120 - 12 - 3


def test_the_view_tells_where_all_markers_stand() -> None:
    found = position(markers={0: "R17", 1: "B3"}).view(1)["markers"]
    colours = ("red", "green", "blue", "orange", "yellow", "purple")
    assert found == [dict(zip(colours, numbers, strict=True)) for numbers in ((17, 0, 0, 0, 0, 0), (0, 0, 3, 0, 0, 0))]


@pytest.mark.parametrize("seat", [0, 1, ONLOOKER])
def test_the_view_does_not_depend_on_what_is_hidden(seat: int) -> None:
    """Two positions that differ in the rack of the other player and the bag alone."""
    shown = {0: "RR RG RB RO RY RP", 1: "GG GB GO GY GP BB"}
    hidden = "BO BY BP OO OY OP"
    for other in {0, 1} - {seat}:
        one = position(rack=shown[0], racks={1: shown[1]})
        racks = {**shown, other: hidden}
        two = position(rack=racks[0], racks={1: racks[1]})
        assert one.key() != two.key()
        assert one.view(seat) == two.view(seat)


def test_partners_are_no_exception() -> None:
    state = dealt(**TEAMS)
    found = {tuple(rack(state.determinize(0, Rng(seed)), 2)) for seed in range(20)}
    assert len(found) > 10


def test_the_view_at_the_end_has_the_outcome() -> None:
    state = position(only="a8 a9", rack="RR *")
    assert state.view(1)["outcome"] is None
    play(state, "a8a9RR")
    outcome = state.outcome()
    assert outcome is not None
    assert state.view(1)["outcome"] == state.view(ONLOOKER)["outcome"] == outcome.as_data()


# Drawing the hidden tiles anew


@pytest.mark.parametrize("seat", [0, 1, 2, ONLOOKER])
def test_determinize_changes_only_what_the_seat_does_not_know(seat: int) -> None:
    state = dealt(players=3)
    play(state, legal(state)[0])
    for seed in range(10):
        other = state.determinize(seat, Rng(seed))
        assert other.view(seat) == state.view(seat)
        assert all_tiles(other) == all_tiles(state)
        assert [len(rack(other, who)) for who in range(3)] == [5, 6, 6]


def all_tiles(state: IngeniousState) -> Counter[str]:
    """Racks and bag together."""
    found = Counter(bag(state))
    for seat in range(state.seats):
        found.update(rack(state, seat))
    return found


def test_determinize_leaves_the_state_as_it_was() -> None:
    state = dealt()
    before = state.key()
    state.determinize(0, Rng(1))
    assert state.key() == before


def test_each_tile_that_is_unseen_is_as_likely_on_the_rack_of_another() -> None:
    """Chi-square with 20 degrees of freedom, the seed is fixed."""
    state, rng, tries = dealt(), Rng(8), 1500
    unseen = Counter(bag(state)) + Counter(rack(state, 1))
    found: Counter[str] = Counter()
    for _ in range(tries):
        found.update(rack(state.determinize(0, rng), 1))
    expected = {name: tries * 6 * unseen[name] / unseen.total() for name in NAMES}
    assert sum((found[name] - mean) ** 2 / mean for name, mean in expected.items() if mean) < 45
    assert all(expected[name] for name in found)


def after_a_swap() -> IngeniousState:
    """Seat 0 returned all five orange doubles and drew none of them; seat 1 is to lay a tile."""
    state = position(rack=f"RR {OO}", racks={1: "YY YY *"}, markers={0: "R5 G5 B5 O5 Y5 P4"})
    play(state, "f6f7RR", "swap", *["+BB"] * 4, "+RY", "+RY")
    assert bag(state)["OO"] == 5
    return state


def oranges(state: IngeniousState, seat: int, whose: int) -> set[int]:
    """How many orange doubles this seat holds for possible on a rack."""
    return {rack(state.determinize(seat, Rng(seed)), whose).count("OO") for seed in range(2500)}


def test_a_tile_held_since_before_a_swap_is_none_of_the_returned() -> None:
    state = after_a_swap()
    assert oranges(state, 0, 1) == {0}
    assert oranges(state, ONLOOKER, 1) == {0}


def test_nor_are_those_that_were_drawn_in_their_place() -> None:
    state = after_a_swap()
    assert oranges(state, 1, 0) == {0}
    assert oranges(state, ONLOOKER, 0) == {0}


def test_of_tiles_drawn_since_each_may_be_one_of_the_returned() -> None:
    state = after_a_swap()
    for draws in (1, 2):
        play(state, next(text for text in legal(state) if text[-2:] == "YY"), "keep", "+GP")
        assert oranges(state, 0, 1) == set(range(draws + 1))
        assert oranges(state, 1, 0) == set(range(draws))
        play(state, next(text for text in legal(state) if text[-2:] == "BB"), "keep", "+GO")


def test_when_nobody_holds_a_tile_from_before_the_swap_is_forgotten() -> None:
    state, rng = after_a_swap(), Rng(1)
    assert state.view(1)["swaps"] == [{"shown": ["OO"] * 5, "drawn": [0, 0]}]
    turns = 0
    while state.view(1)["swaps"] and turns < 40:
        play(state, legal(state)[0])
        if phase(state) == "ending":
            play(state, "keep")
        let_chance(state, rng)
        turns += 1
    assert 12 <= turns < 40


def test_while_a_rack_lies_aside_it_is_on_no_rack() -> None:
    state = position(rack=f"RR {OO}", markers={0: "R5 G5 B5 O5 Y5 P4"})
    play(state, "f6f7RR", "swap", "+BB", "+BB")
    assert oranges(state, 1, 0) == oranges(state, 0, 1) == {0}
    assert state.determinize(1, Rng(1)).view(1) == state.view(1)
