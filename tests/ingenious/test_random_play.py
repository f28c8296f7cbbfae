"""Random games, followed move by move by a second reading of the rulebook, and what never changes in them."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.ingenious.helpers import OPENINGS, bag, cells_of, free_pairs, legal, load, markers, phase, plays, rack, start
from tests.ingenious.referee import Referee

from triskel.core.chance import Rng
from triskel.core.state import CHANCE
from triskel.ingenious.moves import SWAP
from triskel.ingenious.state import IngeniousState

MODES: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 2},
    {"players": 3, "first": "2"},
    {"players": 4, "first": "drawn"},
    {"players": 4, "teams": True},
    {"players": 4, "teams": True, "one_bonus": True},
]
SEEDS = st.integers(0, 2**30)


def modes(count: int = len(MODES)) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("options", MODES[:count], ids=lambda options: "-".join(map(str, options.values())))


def some_move(state: IngeniousState, rng: Rng) -> tuple[int, int]:
    """A move of whoever is awaited. Three times out of four a rack that may be swapped is, and the best of five
    random placements is taken, so that there are swaps, bonus plays and full tracks to look at."""
    (seat,) = state.awaited()
    if phase(state) == "ending" and rng.below(4) and state.refusal(seat, int(SWAP)) is None:
        return seat, int(SWAP)
    if phase(state) != "placing":
        return seat, state.random_move(seat, rng)
    return seat, max((state.random_move(seat, rng) for _ in range(5)), key=lambda move: worth(state, seat, move))


def worth(state: IngeniousState, seat: int, move: int) -> int:
    after = state.copy()
    after.step(seat, move)
    return sum(markers(after, seat).values())


def some_start(options: dict[str, Any], seed: int) -> IngeniousState:
    """A game from its start or, as often, one in which the first round is over and the markers stand high already, so
    that bonus plays chain and tracks are filled."""
    state, rng = start(**options), Rng(seed)
    if rng.below(2):
        return state
    high = int(state.table.end) - (18 if state.table.end > 18 and rng.below(2) else 0)
    tracks = [{letter: int(high - 1 - rng.below(7)) for letter in "RGBOYP"} for _ in range(int(state.table.tracks))]
    tiles = OPENINGS[state.seats].split()
    return load({**state.document(), "phase": "dealing", "tiles": tiles, "markers": tracks})


@modes()
@given(seed=SEEDS)
def test_the_second_reading_agrees_with_the_engine(options: dict[str, Any], seed: int) -> None:
    state, rng = some_start(options, seed), Rng(seed + 1)
    referee = Referee.at(state.document())
    while not state.is_over():
        seat, move = some_move(state, rng)
        if seat != CHANCE and rng.below(12) == 0:
            compare_moves(state, referee)
        text = state.move_text(move)
        state.play(seat, move)
        referee.play(text)
        compare(state, referee)
    outcome = state.outcome()
    assert outcome is not None
    assert list(outcome.places) == referee.places()


def compare_moves(state: IngeniousState, referee: Referee) -> None:
    """The legal moves are those of the second reading, each listed once."""
    found = legal(state)
    if phase(state) == "placing":
        named = [frozenset(zip(cells_of(text), text[-2:], strict=True)) for text in found]
        assert len(named) == len(set(named))
        assert set(named) == referee.moves()
    else:
        assert set(found) == referee.moves()


def compare(state: IngeniousState, referee: Referee) -> None:
    assert phase(state) == referee.phase
    assert [markers(state, track) for track in range(len(referee.markers))] == referee.markers
    assert [Counter(rack(state, seat)) for seat in range(state.seats)] == referee.racks
    assert +Counter(bag(state)) == +referee.bag
    assert (int(state.turn), plays(state)) == (referee.turn, referee.plays)


def test_such_games_have_all_that_is_to_be_looked_at() -> None:
    """Otherwise the agreement above would prove little."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        state, rng = some_start(MODES[1 + seed % 5], seed), Rng(seed + 1)
        while not state.is_over():
            for event in state.play(*some_move(state, rng)):
                facts = event.in_full()
                seen[event.kind] += 1
                seen[f"{event.kind} {facts.get('plays', facts.get('reason'))}"] += 1
                seen["second board filled"] += event.kind == "marker_moved" and facts["to"] == 36
    assert min(seen["rack_returned"], seen["bonus_earned 1"], seen["second board filled"]) > 20
    assert min(seen["bonus_earned 2"], seen["game_over all_filled"], seen["game_over board_full"]) > 2
    assert seen["bonus_lapsed"] > 0


@modes()
@given(seed=SEEDS)
def test_what_never_changes(options: dict[str, Any], seed: int) -> None:
    state, rng = some_start(options, seed), Rng(seed + 1)
    before = state.copy()
    while True:
        tiles_are_conserved(state)
        markers_rise(before, state)
        assert state.is_over() == (not state.awaited())
        if state.is_over():
            break
        (seat,) = state.awaited()
        assert state.refusal(seat, state.random_move(seat, rng)) is None, "somebody always has a move"
        before = state.copy()
        state.step(*some_move(state, rng))
    free_list_is_right(state)


def tiles_are_conserved(state: IngeniousState) -> None:
    """All 120 tiles are in the bag, on racks, on the board or aside, in the numbers that there are."""
    found = Counter(bag(state))
    for seat in range(state.seats):
        found.update(rack(state, seat))
    view = state.view(0)
    assert isinstance(view["tiles"], list)
    assert isinstance(view["aside"], list)
    found.update("".join(sorted(text[-2:], key="RGBOYP".index)) for text in view["tiles"])
    found.update(view["aside"])
    assert found == Counter(bag(start()))
    assert view["bag"] == sum(bag(state).values())
    if not state.is_over() and state.seats > 1:
        assert int(state.bag_count) > 6, "there is always enough for a swap"


def markers_rise(before: IngeniousState, state: IngeniousState) -> None:
    """No marker ever falls or passes the end of its track, and only the track of the player on turn changes."""
    tracks, end = int(state.table.tracks), int(state.table.end)
    for track in range(tracks):
        old, new = markers(before, track), markers(state, track)
        assert all(old[colour] <= new[colour] <= end for colour in old)
        if old != new:
            assert int(before.turn) % tracks == track
            assert sum(old[colour] != new[colour] for colour in old) <= 2


def free_list_is_right(state: IngeniousState) -> None:
    assert free_pairs(state) == naive_free_pairs(state)


def naive_free_pairs(state: IngeniousState) -> set[str]:
    board = state.board
    free = {cell for cell in board.cells if state.grid[cell] == 0}
    pairs = {(cell, cell + step) for cell in free for step in (1, 17, 16) if cell + step in free}
    return {board.name_of[a] + board.name_of[b] for a, b in pairs}


@modes(4)
@given(seed=SEEDS)
def test_the_list_of_free_pairs_is_that_of_a_naive_recount(options: dict[str, Any], seed: int) -> None:
    state, rng = start(**options), Rng(seed)
    while not state.is_over():
        if phase(state) == "placing" and rng.below(3) == 0:
            free_list_is_right(state)
            where = {int(state.free[index]): index for index in range(int(state.free_count))}
            assert [int(state.where[pair]) for pair in range(state.board.pair_count)] == [
                where.get(pair, -1) for pair in range(state.board.pair_count)
            ]
        (seat,) = state.awaited()
        state.step(seat, state.random_move(seat, rng))


@modes()
@given(seed=SEEDS)
def test_playing_out_ends_like_playing_on(options: dict[str, Any], seed: int) -> None:
    state = start(**options)
    laid = state.playout(Rng(seed))
    assert state.is_over()
    assert laid == len(state.document()["tiles"])  # type: ignore[arg-type]
    tiles_are_conserved(state)
    free_list_is_right(state)


def test_racks_are_swapped_in_playouts_too() -> None:
    """A swap is remembered until all tiles on the racks have been drawn after it, or the game is over."""
    rng, swapped = Rng(1), 0
    for _ in range(200):
        state = start()
        state.playout(rng)
        swapped += bool(state.view(0)["swaps"])
    assert swapped > 20


@modes()
@given(seed=SEEDS)
def test_a_position_document_is_read_as_the_same_position(options: dict[str, Any], seed: int) -> None:
    state, rng = start(**options), Rng(seed)
    while not state.is_over():
        state.step(*some_move(state, rng))
        if rng.below(6) == 0:
            again = load(state.document())
            assert again.key() == state.key()
            assert again.document() == state.document()
            assert free_pairs(again) == free_pairs(state)
