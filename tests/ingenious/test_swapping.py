"""Swapping the rack: before refilling, and only if it shows none of the colours that stand lowest."""

import pytest
from tests.ingenious.helpers import (
    TEAMS,
    bag,
    end_turn,
    kinds,
    legal,
    let_chance,
    phase,
    play,
    position,
    rack,
    start,
    told,
    why_not,
)

from triskel.core.state import ONLOOKER
from triskel.ingenious.state import IngeniousState

ALL_BUT_P = "R5 G5 B5 O5 Y5 P4"


def asked(rack: str, markers: str, placement: str = "f6f7RR", tiles: str = "") -> list[str]:
    """What a player with these markers may do after laying a tile that scores nothing."""
    state = position(tiles, rack=rack, markers={0: markers})
    play(state, placement)
    assert phase(state) == "ending"
    return legal(state)


def test_a_rack_that_shows_none_of_the_lowest_colour_may_be_swapped() -> None:
    assert asked("RR RG BO YY YY OO", ALL_BUT_P) == ["swap", "keep"]


@pytest.mark.parametrize("shows", ["PP", "RP", "YP"])
def test_a_rack_that_shows_the_lowest_colour_may_not(shows: str) -> None:
    assert asked(f"RR RG BO YY YY {shows}", ALL_BUT_P) == ["keep"]


@pytest.mark.parametrize("shows", ["RO", "YP", "OP", "PP"])
def test_of_colours_tied_for_lowest_it_may_show_none(shows: str) -> None:
    """A ruling: none of all the colours that share the lowest place."""
    assert asked(f"RR RG RB RY GG {shows}", "R5 G5 B5 O4 Y5 P4") == ["keep"]


def test_of_colours_tied_for_lowest_it_shows_none() -> None:
    assert asked("RR RG RB RY GG BY", "R5 G5 B5 O4 Y5 P4") == ["swap", "keep"]


def test_with_all_colours_level_no_rack_can_be_swapped() -> None:
    assert asked("RR RG BO YY YY OO", "") == ["keep"]
    assert asked("RR RG BO YY YY OO", "R9 G9 B9 O9 Y9 P9") == ["keep"]


@pytest.mark.parametrize(("value", "expected"), [(3, ["swap", "keep"]), (4, ["keep"]), (5, ["keep"])])
def test_only_the_lowest_counts_not_the_next_lowest(value: int, expected: list[str]) -> None:
    """The rack shows orange, at 4; purple is lower, level, or higher."""
    assert asked("RR RO RO GG GG BB", f"R5 G5 B5 O4 Y5 P{value}") == expected


def test_it_is_judged_on_the_tiles_that_are_left() -> None:
    """The tile just laid was the only one that showed purple."""
    assert asked("PP RG BO YY YY OO", ALL_BUT_P, "d6d7PP") == ["swap", "keep"]


def test_it_is_judged_after_scoring() -> None:
    """Purple and red stood at 4; two points for red leave purple alone at the bottom, then red shows no more harm."""
    tiles = "f4f5RR"
    assert asked("RG RO BO YY YY OO", "R4 G5 B5 O5 Y5 P4", "f6f7RG", tiles) == ["swap", "keep"]
    assert asked("RG GO BO YY YY OO", "R2 G9 B9 O4 Y9 P9", "f6f7RG", tiles) == ["keep"], "red and orange stand at 4"


def test_it_is_judged_after_the_bonus_plays() -> None:
    state = position("f6f7RG", rack="RG PP BO YY YY OO", markers={0: "R17 G5 B5 O5 Y5 P4"})
    play(state, "e6e7RG")
    assert why_not(state, "swap") == "lay_a_tile"
    play(state, "c6c7PP")
    assert legal(state) == ["swap", "keep"]


def test_the_markers_of_others_do_not_matter() -> None:
    state = position(rack="RR RG BO YY YY OO", markers={0: ALL_BUT_P, 1: "R0 G7 B7 O7 Y7 P7"})
    play(state, "f6f7RR")
    assert legal(state) == ["swap", "keep"]


def test_the_refusal_names_the_colours() -> None:
    state = position(rack="RR RG BO YY OP OO", markers={0: "R5 G5 B5 O4 Y5 P4"})
    play(state, "f6f7RR")
    refusal = state.refusal(0, state.move_from_text("swap"))
    assert refusal is not None
    assert refusal.rule == "swap_shows_lowest"
    assert refusal.facts == {"colours": ["orange", "purple"]}


def swapping() -> IngeniousState:
    """The player on turn may swap RG BO YY YY OO."""
    state = position(rack="RR RG BO YY YY OO", markers={0: ALL_BUT_P})
    play(state, "f6f7RR")
    return state


def test_it_is_optional() -> None:
    state = swapping()
    happened = end_turn(state, "PP")
    assert rack(state, 0) == ["RG", "BO", "OO", "YY", "YY", "PP"]
    assert "rack_shown" not in kinds(happened)


def test_the_rack_is_shown_to_all() -> None:
    happened = play(swapping(), "swap")
    for seat in (0, 1, ONLOOKER):
        assert told(happened, "rack_shown", seat) == [
            {"event": "rack_shown", "seat": 0, "tiles": ["RG", "BO", "OO", "YY", "YY"]}
        ]


def test_six_new_tiles_are_drawn_before_the_old_ones_go_back() -> None:
    """So none of the old tiles can be drawn again this turn."""
    state = swapping()
    before = bag(state)
    play(state, "swap")
    assert rack(state, 0) == []
    assert state.view(1)["aside"] == ["RG", "BO", "OO", "YY", "YY"]
    for left in range(5, -1, -1):
        assert bag(state)["YY"] == before["YY"]
        assert state.odds()[legal(state).index("+YY")] == before["YY"]
        happened = play(state, "+PP" if left < 3 else "+BB")
        assert ("rack_returned" in kinds(happened)) == (left == 0)
    assert rack(state, 0) == ["BB", "BB", "BB", "PP", "PP", "PP"]
    assert bag(state) == {
        **before,
        **{name: before[name] + count for name, count in {"RG": 1, "BO": 1, "OO": 1, "YY": 2}.items()},
        **{name: before[name] - 3 for name in ("BB", "PP")},
    }
    assert state.view(1)["aside"] == []


def test_an_old_tile_that_was_the_last_of_its_kind_can_not_be_drawn_again() -> None:
    rest = {1: "YY *"}
    state = position("c6c7YY i5i6YY", rack="RR RG BO YY YY OO", racks=rest, markers={0: ALL_BUT_P})
    play(state, "f6f7RR", "swap")
    for _ in range(6):
        assert "+YY" not in legal(state)
        play(state, legal(state)[-1])
    assert bag(state)["YY"] == 2


def test_old_tiles_can_be_drawn_by_the_next_player() -> None:
    rest = {1: "YY *"}
    state = position("c6c7YY i5i6YY", rack="RR RG BO YY YY OO", racks=rest, markers={0: ALL_BUT_P})
    play(state, "f6f7RR", "swap", *["+GP"] * 4, "+BP", "+BP")
    play(state, legal(state)[0], "keep", "+YY")
    assert rack(state, 1).count("YY") == 2


def test_there_is_one_swap_a_turn() -> None:
    """The new rack shows none of the lowest colour either, but the turn is over."""
    state = swapping()
    play(state, "swap", *["+BB"] * 4, "+RY", "+RY")
    assert state.awaited() == (1,)
    assert phase(state) == "placing"


def test_the_next_turn_may_bring_another_swap() -> None:
    state = swapping()
    play(state, "swap", *["+BB"] * 4, "+RY", "+RY")
    play(state, legal(state)[0])
    end_turn(state)
    play(state, "d6d7BB")
    assert legal(state) == ["swap", "keep"]


@pytest.mark.parametrize("left", [4, 3, 1])
def test_after_bonus_plays_the_whole_of_what_is_left_is_swapped_for_six(left: int) -> None:
    tiles = ["RG", "BO", "BO", "YY", "OO", "GG"][: left + 1]
    state = position("f6f7RG", rack=" ".join(tiles), markers={0: "R18 G18 B18 O18 Y17 P4"}, more={"plays": 1})
    play(state, "e6e7RG", "swap")
    let_chance(state)
    assert len(rack(state, 0)) == 6
    assert sum(bag(state).values()) == 120 - 12 - len(state.view(0)["tiles"])  # type: ignore[arg-type]


def test_everybody_is_asked_at_the_end_of_a_turn() -> None:
    """So that being asked tells the others nothing about the rack."""
    for seat_rack in ("RR RG BO YY YY OO", "RR PP PP PP PP BB"):
        state = position(rack=seat_rack, markers={0: ALL_BUT_P})
        play(state, "f6f7RR")
        assert phase(state) == "ending"
        assert state.awaited() == (0,)


def test_nobody_swaps_for_another() -> None:
    state = swapping()
    assert why_not(state, "swap", seat=1) == "not_your_turn"
    assert state.moves(1) == []


def test_with_an_empty_rack_there_is_nothing_to_swap() -> None:
    state = position("f6f7RG", rack="RG", markers={0: "R18 G18 B18 O18 Y18 P4"}, more={"plays": 1})
    play(state, "e6e7RG")
    assert phase(state) == "refilling"
    let_chance(state)
    assert len(rack(state, 0)) == 6
    assert state.awaited() == (1,)


def test_when_the_game_is_over_nobody_is_asked() -> None:
    state = position(only="a8 a9", rack="RR RG BO YY YY OO", markers={0: ALL_BUT_P})
    play(state, "a8a9RR")
    assert phase(state) == "over"


def test_in_the_team_game_the_joint_track_counts_and_the_own_rack() -> None:
    """A ruling. Player 3 is the partner of player 1; the partner's rack is full of purple."""
    low = {0: "R20 G20 B20 O20 Y20 P19"}
    state = position(rack="RR RG BO YY YY OO", racks={0: "PP PP *"}, markers=low, turn=2, players=4, teams=True)
    play(state, "h8h9RR")
    assert legal(state) == ["swap", "keep"]
    state = position(rack="RR RG BO YY YY OO", racks={0: "RR *"}, markers={0: "R19 P25"}, turn=2, **TEAMS)
    play(state, "h8h9RR")
    assert legal(state) == ["keep"]


def test_in_solitaire_there_is_no_swap() -> None:
    state = let_chance(start(players=1))
    for _ in range(10):
        play(state, legal(state)[0])
        assert phase(state) == "refilling"
        let_chance(state)
