"""Counts of legal sequences of moves from fixed positions, moves of chance included.

All were counted by the second reading of the rulebook as well, which takes minutes. The short ones are still.
"""

import pytest
from tests.ingenious.helpers import TEAMS, position, start
from tests.ingenious.referee import Referee

from triskel.ingenious.state import IngeniousState
from triskel.testing import perft

MINE, THEIRS = "RR RG GB BB OO YP", "YY PP RB GO OY BP"
RACKS = {1: THEIRS}

POSITIONS: dict[str, IngeniousState] = {
    "the deal": start(),
    "the first move of two": position(opened=False, rack=MINE, racks=RACKS),
    "the first move of three": position(opened=False, rack=MINE, racks=RACKS, players=3),
    "the first move of four": position(opened=False, rack=MINE, racks=RACKS, **TEAMS),
    "after the first round": position(rack=MINE, racks=RACKS),
    "a rack to swap": position(
        "f5e5RR f8f9GG",
        only="f6 f7 g6",
        rack=MINE,
        racks=RACKS,
        markers={0: "R5 G5 B6 O4 Y5 P5", 1: "R5 G5 B5 O7 Y6 P6"},
    ),
    "the end": position(only="f6 f7 g6 e7 e6", rack=MINE, racks=RACKS),
    "the end with bonus plays": position(
        "f5e5RR f8f9GG",
        only="f6 f7 g6 e7 e6 d7 d6",
        rack=MINE,
        racks=RACKS,
        markers={0: "R17 G16 B17 O17 Y17 P17", 1: "R17 G17 B17"},
    ),
    "the end of solitaire": position(only="f6 f7 g6 e7 e6", rack="RG", players=1),
}

COUNTS: dict[str, list[int]] = {
    "the deal": [21, 441, 9261],
    # Nine ways of the tiles on 54, 102, 144 pairs of cells.
    "the first move of two": [486, 486, 10206],
    "the first move of three": [918, 918, 19278],
    "the first move of four": [1296, 1296, 27216],
    "after the first round": [1872],
    "a rack to swap": [45, 45, 765, 11349],
    "the end": [81, 81, 1701, 60480],
    "the end with bonus plays": [117, 3395, 32851],
    "the end of solitaire": [18, 378, 2304, 28224],
}


@pytest.mark.parametrize("name", COUNTS)
def test_as_many_sequences_of_moves_as_ever(name: str) -> None:
    state = POSITIONS[name]
    before = state.key()
    for depth, count in enumerate(COUNTS[name], start=1):
        assert perft(state, depth) == count
    assert state.key() == before


@pytest.mark.parametrize("name", COUNTS)
def test_the_second_reading_counts_the_same(name: str) -> None:
    referee = Referee.at(POSITIONS[name].document())
    for depth, count in enumerate(COUNTS[name], start=1):
        if count < 600:
            assert naive_perft(referee, depth) == count


def naive_perft(referee: Referee, depth: int) -> int:
    if depth == 0 or referee.phase == "over":
        return 1
    count = 0
    for text in referee.texts():
        after = referee.copy()
        after.play(text)
        count += naive_perft(after, depth - 1)
    return count
