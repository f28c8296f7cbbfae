"""Events: what is told of a game, and to whom. Whoever follows them knows what the view shows."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.ingenious.helpers import TEAMS, dealt, kinds, legal, play, position, start, told

from triskel.core.chance import Rng
from triskel.core.events import Event
from triskel.core.state import CHANCE, ONLOOKER
from triskel.ingenious.moves import SWAP

COLOURS = ("red", "green", "blue", "orange", "yellow", "purple")


def test_a_tile_is_laid() -> None:
    state = position("f4f5RR", rack="RG *", markers={0: "R7"})
    happened = play(state, "f6f7RG")
    assert [event.told_to(ONLOOKER) for event in happened] == [
        {
            "event": "tile_laid",
            "seat": 0,
            "tile": "RG",
            "cells": ["f6", "f7"],
            "colours": ["red", "green"],
            "points": [2, 0],
        },
        {"event": "marker_moved", "seat": 0, "colour": "red", "from": 7, "to": 9, "filled": 0},
    ]


def test_a_marker_that_reaches_the_end_of_a_board_says_so() -> None:
    state = position("f4f5RR", rack="RG *", markers={0: "R17"})
    happened = play(state, "f6f7RG")
    assert kinds(happened) == ["tile_laid", "marker_moved", "bonus_earned"]
    assert told(happened, "marker_moved") == [
        {"event": "marker_moved", "seat": 0, "colour": "red", "from": 17, "to": 18, "filled": 1}
    ]


def test_markers_that_stay_are_not_mentioned() -> None:
    state = position("f4f5RR", rack="RG *", markers={0: "R18"})
    assert kinds(play(state, "f6f7RG")) == ["tile_laid"]


def test_both_markers_move_the_first_half_first() -> None:
    state = position("f4f5RR f8f9GG", rack="RG *")
    happened = play(state, "f6f7RG")
    assert [facts["colour"] for facts in told(happened, "marker_moved")] == ["red", "green"]


def test_a_double_moves_one_marker_once() -> None:
    state = position("f4f5RR f8f9RR", rack="RR *")
    (facts,) = told(play(state, "f6f7RR"), "marker_moved")
    assert (facts["from"], facts["to"]) == (0, 4)


def test_all_are_told_the_same_of_what_lies_open() -> None:
    state = position("f4f5RR", rack="RG RR RR RB RB RB", markers={0: "R17 G5 B5 O5 Y5 P4"})
    happened = play(state, "f6f7RG", "c6c7RR", "swap")
    assert kinds(happened) == ["tile_laid", "marker_moved", "bonus_earned", "tile_laid", "rack_shown"]
    for event in happened:
        assert event.told_to(0) == event.told_to(1) == event.told_to(ONLOOKER) == event.in_full()


def test_to_keep_the_rack_is_nothing_that_happens() -> None:
    state = position(rack="RR *")
    play(state, "f6f7RR")
    assert play(state, "keep") == []


def test_a_swap_is_told_step_by_step() -> None:
    state = position(rack="RR RG BO YY YY OO", markers={0: "R5 G5 B5 O5 Y5 P4"})
    happened = play(state, "f6f7RR", "swap", *["+BB"] * 5, "+RY")
    assert kinds(happened) == ["tile_laid", "rack_shown", *["tile_drawn"] * 6, "rack_returned"]
    assert told(happened, "rack_returned", 1) == [
        {"event": "rack_returned", "seat": 0, "tiles": ["RG", "BO", "OO", "YY", "YY"]}
    ]


def test_the_deal_tells_each_player_their_own_tiles() -> None:
    state = start(players=3)
    happened = [event for name in ("+RG",) * 6 + ("+BB",) * 5 for event in play(state, name)]
    assert {facts.get("tile") for facts in told(happened, "tile_drawn", 0)} == {"RG", None}
    assert [facts.get("tile") for facts in told(happened, "tile_drawn", 1)] == [None] * 6 + ["BB"] * 5
    assert {facts.get("tile") for facts in told(happened, "tile_drawn", 2)} == {None}
    assert {facts.get("tile") for facts in told(happened, "tile_drawn")} == {None}


def test_nothing_is_told_where_nobody_listens() -> None:
    state = dealt()
    state.step(0, state.moves(0)[0])
    assert state.journal is None


class Follower:
    """Somebody who knows nothing of a game but what one seat is told."""

    def __init__(self, seat: int, tracks: int) -> None:
        self.seat = seat
        self.tiles: list[str] = []
        self.markers = [dict.fromkeys(COLOURS, 0) for _ in range(tracks)]
        self.rack: list[str] = []
        self.bag = 120
        self.aside: list[str] = []
        self.places: object = None

    def hear(self, happened: Iterable[Event]) -> None:
        for event in happened:
            facts = event.told_to(self.seat)
            if facts is not None:
                getattr(self, f"on_{event.kind}")(facts, facts.get("seat"))

    def on_first_player(self, facts: dict[str, object], seat: int) -> None:
        pass

    def on_tile_laid(self, facts: dict[str, object], seat: int) -> None:
        cells, tile = facts["cells"], facts["tile"]
        assert isinstance(cells, list)
        assert isinstance(tile, str)
        self.tiles.append("".join(cells) + tile)
        if seat == self.seat:
            self.rack.remove(tile if tile in self.rack else tile[::-1])

    def on_marker_moved(self, facts: dict[str, object], seat: int) -> None:
        track, colour, to = self.markers[seat % len(self.markers)], facts["colour"], facts["to"]
        assert isinstance(colour, str)
        assert isinstance(to, int)
        assert track[colour] == facts["from"]
        track[colour] = to

    def on_tile_drawn(self, facts: dict[str, object], seat: int) -> None:
        self.bag -= 1
        assert ("tile" in facts) == (seat == self.seat)
        if seat == self.seat:
            self.rack.append(str(facts["tile"]))

    def on_rack_shown(self, facts: dict[str, object], seat: int) -> None:
        assert isinstance(facts["tiles"], list)
        self.aside = facts["tiles"]
        if seat == self.seat:
            assert sorted(self.rack) == sorted(self.aside)
            self.rack = []

    def on_rack_returned(self, facts: dict[str, object], seat: int) -> None:
        assert facts["tiles"] == self.aside
        self.bag += len(self.aside)
        self.aside = []

    def on_bonus_earned(self, facts: dict[str, object], seat: int) -> None:
        assert facts["plays"] in (1, 2)

    on_bonus_lapsed = on_bonus_earned

    def on_game_over(self, facts: dict[str, object], seat: None) -> None:
        self.places = facts["places"]


@pytest.mark.parametrize("options", [{}, {"players": 3, "first": "drawn"}, TEAMS], ids=["two", "three", "teams"])
@given(seed=st.integers(0, 2**30))
def test_the_view_shows_what_was_told_and_nothing_else(options: dict[str, object], seed: int) -> None:
    state, rng = start(**options), Rng(seed)
    followers = [Follower(seat, int(state.table.tracks)) for seat in (*range(state.seats), ONLOOKER)]
    while not state.is_over():
        (seat,) = state.awaited()
        may_swap = state.refusal(seat, int(SWAP)) is None
        happened = state.play(seat, int(SWAP) if may_swap else state.random_move(seat, rng))
        for follower in followers:
            follower.hear(happened)
        if seat != CHANCE or state.awaited() != (CHANCE,):
            for follower in followers:
                check_view(follower, state.view(follower.seat))
    outcome = state.outcome()
    assert outcome is not None
    assert all(follower.places == list(outcome.places) for follower in followers)


def check_view(follower: Follower, view: dict[str, object]) -> None:
    assert view["tiles"] == follower.tiles
    assert view["markers"] == follower.markers
    assert view["bag"] == follower.bag
    assert view["aside"] == follower.aside
    if view["rack"] is None:
        assert follower.seat == ONLOOKER
    else:
        assert isinstance(view["rack"], list)
        assert sorted(view["rack"]) == sorted(follower.rack)


def test_legal_moves_are_not_told() -> None:
    """A swap that is possible is nobody else's business."""
    state = position(rack="RR RG BO YY YY OO", markers={0: "R5 G5 B5 O5 Y5 P4"})
    happened = play(state, "f6f7RR")
    assert "swap" in legal(state)
    assert kinds(happened) == ["tile_laid"]
    assert state.moves(1) == []
