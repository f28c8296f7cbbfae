"""What every state gets from its base class: play, random play, filled arrays."""

import pytest
from tests.core.toys import SAY_PASS, CountState, HushState

from triskel.core.chance import Rng
from triskel.core.errors import IllegalMove
from triskel.core.flat import buffer
from triskel.core.state import CHANCE
from triskel.testing import perft


def test_play_tells_what_happened_and_stops_listening() -> None:
    state = HushState(2, 1)
    (event,) = state.play(CHANCE, 7)
    assert event.told_to(0) == {"event": "dealt", "seat": 0, "card": "1"}
    assert event.told_to(1) == {"event": "dealt", "seat": 0}
    assert state.journal is None
    state.step(CHANCE, 7)
    assert state.journal is None


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    state = HushState(2, 1)
    before = state.key()
    with pytest.raises(IllegalMove) as caught:
        state.play(0, SAY_PASS)
    assert str(caught.value) == "Nobody waits for this seat now."
    assert (caught.value.rule, caught.value.facts) == ("not_awaited", {"seat": 0})
    assert state.key() == before


def test_play_stops_listening_even_if_the_game_breaks_down() -> None:
    class Breaks(CountState):
        def step(self, seat: int, move: int) -> None:
            raise ZeroDivisionError

    state = Breaks(3)
    with pytest.raises(ZeroDivisionError):
        state.play(0, 0)
    assert state.journal is None


def test_a_playout_counts_the_moves_of_seats_and_not_of_chance() -> None:
    assert CountState(2).playout(Rng(1)) in (1, 2)
    state = HushState(2, 1)
    assert state.playout(Rng(1)) >= 3, "two cards are sealed, and there is something to answer"
    assert state.is_over()


def test_moves_fill_an_array_that_may_be_too_short() -> None:
    state = CountState(5)
    for size in (0, 1, 2, 5):
        array = buffer(size)
        assert state.fill_moves(0, array) == 2
        assert [array[index] for index in range(min(2, size))] == [0, 1][:size]
        assert len(array) == size
    assert state.fill_moves(1, buffer(2)) == 0


def test_sequences_of_moves_are_counted() -> None:
    # Take 1 or 2 in turn: the sequences are counted by Fibonacci's numbers.
    assert [perft(CountState(7), depth) for depth in range(8)] == [1, 2, 4, 8, 15, 20, 21, 21]


def test_sequences_count_chance_unless_a_seed_draws_for_it() -> None:
    state = HushState(2, 1)
    assert perft(state, 2) == 25
    hands = state.copy()
    seeded = [perft(state, 1, seed) for seed in range(20)]
    assert all(2 <= count <= 6 for count in seeded), "one to three different cards in each of two hands"
    assert seeded == [perft(state, 1, seed) for seed in range(20)]
    assert len(set(seeded)) > 1
    assert state.key() == hands.key(), "counting changes nothing"
