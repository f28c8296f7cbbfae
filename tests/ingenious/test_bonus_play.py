"""Bonus plays: one for each marker that reaches 18, made at once from what is left on the rack."""

import pytest
from tests.ingenious.helpers import (
    bag,
    kinds,
    legal,
    marker,
    markers,
    moved,
    phase,
    play,
    plays,
    position,
    rack,
    told,
    why_not,
)

# With these on the board e6e7RG scores one red and one green, e7e8GB after it one more blue at the most.
PAIR = "f6f7RG"


def test_a_marker_that_reaches_18_earns_a_bonus_play() -> None:
    state = position(PAIR, rack="RG *", markers={0: "R17"})
    happened = play(state, "e6e7RG")
    assert (phase(state), state.awaited(), plays(state)) == ("placing", (0,), 1)
    assert told(happened, "bonus_earned") == [{"event": "bonus_earned", "seat": 0, "plays": 1}]


def test_a_marker_below_18_earns_none() -> None:
    state = position(PAIR, rack="RG *", markers={0: "R16 G16 B17"})
    happened = play(state, "e6e7RG")
    assert (phase(state), plays(state)) == ("ending", 0)
    assert "bonus_earned" not in kinds(happened)


def test_it_does_not_matter_whether_18_was_reached_exactly_or_with_a_surplus() -> None:
    state = position("f4f5RR e6d6RR", rack="RG *", markers={0: "R15"})
    play(state, "f6f7RG")
    assert (marker(state, 0, "R"), plays(state)) == (18, 1)


def test_a_marker_that_stands_at_18_already_earns_no_more() -> None:
    state = position(PAIR, rack="RG *", markers={0: "R18"})
    play(state, "e6e7RG")
    assert (marker(state, 0, "R"), plays(state), phase(state)) == (18, 0, "ending")


def test_two_markers_that_reach_18_with_one_tile_earn_two() -> None:
    """A ruling: one for each colour, they add up."""
    state = position(PAIR, rack="RG *", markers={0: "R17 G17"})
    happened = play(state, "e6e7RG")
    assert plays(state) == 2
    assert [facts["plays"] for facts in told(happened, "bonus_earned")] == [2]
    play(state, legal(state)[0])
    assert (phase(state), plays(state)) == ("placing", 1)
    play(state, legal(state)[0])
    assert phase(state) == "ending"


def test_a_double_that_takes_its_colour_to_18_earns_one() -> None:
    state = position("f4f5RR f8f9RR", rack="RR *", markers={0: "R14"})
    play(state, "f6f7RR")
    assert (marker(state, 0, "R"), plays(state)) == (18, 1)
    state = position("f4f5RR f8f9RR", rack="RR *", markers={0: "R16"})
    play(state, "f6f7RR")
    assert plays(state) == 1, "each half alone would have reached 18"


def test_bonus_plays_chain() -> None:
    state = position("f6f7RB c6c7BG", rack="RG BG YY *", markers={0: "R17 B17"})
    play(state, "e6e5RG")
    assert (moved(state, 0)["R"], plays(state)) == (18, 1)
    play(state, "b7b8BG")
    assert (moved(state, 0)["B"], plays(state)) == (18, 1)
    play(state, "i5i6YY")
    assert phase(state) == "ending"
    assert len(rack(state, 0)) == 3


def test_bonus_plays_earned_on_the_way_add_to_those_still_to_come() -> None:
    state = position("f6f7RG c6c7BO", rack="RG BO *", markers={0: "R17 G17 B17 O17"})
    play(state, "e6e7RG")
    assert plays(state) == 2
    play(state, "b7b8BO")
    assert plays(state) == 3


def test_a_bonus_play_takes_any_tile_that_is_left_to_any_place() -> None:
    state = position(PAIR, rack="RG BB BO OO YP YY", markers={0: "R17"})
    play(state, "e6e7RG")
    assert {text[-2:] for text in legal(state)} == {"BB", "BO", "OB", "OO", "YP", "PY", "YY"}
    assert why_not(state, "f8f9RG") == "not_on_rack"


def test_a_bonus_play_is_scored_like_any_other() -> None:
    state = position("f6f7RG c6c7BB", rack="RG OB *", markers={0: "R17 B3"})
    play(state, "e6e7RG", "c9c8OB")
    assert moved(state, 0) == {"R": 18, "G": 1, "B": 5}


def test_a_bonus_play_is_not_optional_and_nobody_else_moves_before_it() -> None:
    state = position(PAIR, rack="RG *", racks={1: "BB *"}, markers={0: "R17"})
    play(state, "e6e7RG")
    assert why_not(state, "keep") == "lay_a_tile"
    assert why_not(state, "d6d7BB", seat=1) == "not_your_turn"


def test_the_rack_is_refilled_only_after_all_bonus_plays() -> None:
    state = position(PAIR, rack="RG BB OO YY PP BO", markers={0: "R17 G17"})
    before = bag(state)
    play(state, "e6e7RG", "c4c5BB", "i5i6OO")
    assert rack(state, 0) == ["BO", "YY", "PP"]
    assert bag(state) == before
    play(state, "keep", "+RR", "+GG", "+RB")
    assert sorted(rack(state, 0)) == ["BO", "GG", "PP", "RB", "RR", "YY"]
    assert state.awaited() == (1,)


def test_the_rack_is_not_swapped_before_the_bonus_plays_are_made() -> None:
    state = position(PAIR, rack="RG RR RR RR RR RR", markers={0: "R17 G18"})
    play(state, "e6e7RG")
    assert why_not(state, "swap") == "lay_a_tile"
    play(state, "c6c7RR")
    assert why_not(state, "swap") is None


def test_five_bonus_plays_use_up_the_rack() -> None:
    """The sixth colour at 18 would win, so in the standard game nobody runs out of tiles with a bonus play to come."""
    tiles = "f6f7RG c6c7BO i5i6YB"
    state = position(tiles, rack="RG BO YB RR RR RR", markers={0: "R17 G17 B17 O17 Y17 P0"})
    play(state, "e6e7RG", "b7b8BO", "h6h7YB")
    assert markers(state, 0) == {"R": 18, "G": 18, "B": 18, "O": 18, "Y": 18, "P": 0}
    assert plays(state) == 3
    play(state, "d3d4RR", "c9c10RR", "g9g10RR")
    assert rack(state, 0) == []
    assert phase(state) == "refilling", "there is no rack to swap"
    play(state, *["+BB"] * 5, "+GG")
    assert len(rack(state, 0)) == 6
    assert state.awaited() == (1,)


def test_a_bonus_play_lapses_where_no_place_is_left() -> None:
    """A ruling: no place left ends the game, even in the middle of a turn."""
    state = position("a10b10RG", only="a8 a9", rack="RG *", markers={0: "R17"})
    happened = play(state, "a8a9GR")
    assert (phase(state), marker(state, 0, "R")) == ("over", 18)
    assert kinds(happened)[-2:] == ["bonus_lapsed", "game_over"]
    assert told(happened, "bonus_lapsed") == [{"event": "bonus_lapsed", "seat": 0, "plays": 1}]
    assert state.awaited() == ()


def test_a_bonus_play_that_finds_the_last_place_is_made() -> None:
    state = position("a10b10RG", only="a8 a9 i2 i3", rack="RG *", markers={0: "R17"})
    happened = play(state, "a8a9GR")
    assert phase(state) == "placing"
    happened += play(state, legal(state)[0])
    assert phase(state) == "over"
    assert "bonus_lapsed" not in kinds(happened)


@pytest.mark.parametrize("others", ["R18 G18", "R5"])
def test_the_markers_of_others_earn_nothing(others: str) -> None:
    state = position(PAIR, rack="RG *", markers={0: "R3", 1: others})
    play(state, "e6e7RG")
    assert phase(state) == "ending"
