"""How fast an engine plays random games, by the three ways of using it.

playout   the engine's own fast path: a copy of the start is played to its end in one call
filled    step by step; the legal moves of every ply are written into an array that the caller owns
listed    step by step; the legal moves of every ply are listed as Python lists, the ordinary way
"""

import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

from triskel.core.build import build_name, python_name
from triskel.core.chance import Rng
from triskel.core.flat import buffer
from triskel.core.registry import game
from triskel.core.state import CHANCE, State


class Pace(NamedTuple):
    """The speed of one way. ``moves`` are those of the seats, as ``playout`` counts them or as they were made."""

    way: str
    games: int
    moves: int
    legal: int
    seconds: float

    def as_data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "way": self.way,
            "games_per_second": self.games / self.seconds,
            "moves_per_second": self.moves / self.seconds,
            "moves_per_game": self.moves / self.games,
        }
        if self.legal:
            data["legal_moves_per_second"] = self.legal / self.seconds
            data["legal_moves_per_move"] = self.legal / self.moves
        return data


def measure(name: str, options: Mapping[str, object], seconds: float, seed: int = 1) -> dict[str, object]:
    """The figures of all three ways, each measured for that many seconds."""
    chosen = game(name)
    settled = chosen.settle(options)
    start = chosen.start(settled)
    space = chosen.space(settled)
    ways = [
        _timed("playout", lambda rng: _playout(start, rng), seconds, seed),
        _timed("filled", _filling(start, space), seconds, seed),
        _timed("listed", lambda rng: _listing(start, rng), seconds, seed),
    ]
    return {
        "game": name,
        "options": settled,
        "build": build_name(),
        "python": python_name(),
        "ways": [pace.as_data() for pace in ways],
    }


def _timed(way: str, play: Callable[[Rng], tuple[int, int]], seconds: float, seed: int) -> Pace:
    """Play games in rounds of a twentieth of the time or so, and look at the clock only between them."""
    rng = Rng(seed)
    play(rng)
    games, moves, legal, in_round = 0, 0, 0, 1
    started = time.perf_counter()
    while True:
        round_started = time.perf_counter()
        for _ in range(in_round):
            made, found = play(rng)
            moves += made
            legal += found
        games += in_round
        now = time.perf_counter()
        if now - started >= seconds:
            return Pace(way, games, moves, legal, now - started)
        if now - round_started < seconds / 20:
            in_round *= 2


def _playout(start: State, rng: Rng) -> tuple[int, int]:
    return start.copy().playout(rng), 0


def _filling(start: State, space: int) -> Callable[[Rng], tuple[int, int]]:
    room = buffer(space)

    def play(rng: Rng) -> tuple[int, int]:
        state = start.copy()
        moves = legal = 0
        while awaited := state.awaited():
            seat = awaited[0]
            if seat == CHANCE:
                state.step(CHANCE, state.chance_move(rng))
                continue
            found = state.fill_moves(seat, room)
            state.step(seat, int(room[rng.below(found)]))
            moves += 1
            legal += found
        return moves, legal

    return play


def _listing(start: State, rng: Rng) -> tuple[int, int]:
    state = start.copy()
    moves = legal = 0
    while awaited := state.awaited():
        seat = awaited[0]
        if seat == CHANCE:
            state.step(CHANCE, state.chance_move(rng))
            continue
        found = state.moves(seat)
        state.step(seat, found[rng.below(len(found))])
        moves += 1
        legal += len(found)
    return moves, legal
