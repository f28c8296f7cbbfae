"""Figures that other engines and simulations have found as well: how long games are, how many moves, what results."""

from statistics import mean
from typing import Any

import pytest
from tests.ingenious.helpers import TEAMS, phase, start

from triskel.core.chance import Rng
from triskel.ingenious.lookahead import AIM_BALANCE, AIM_POINTS, best_placements
from triskel.ingenious.moves import KEEP, SWAP
from triskel.ingenious.state import IngeniousState


def random_games(games: int, **options: object) -> list[tuple[int, int]]:
    """How many tiles were laid, and the result of the winner."""
    rng, found = Rng(1), []
    for _ in range(games):
        state = start(**options)
        found.append((state.playout(rng), best_result(state)))
    return found


def best_result(state: IngeniousState) -> int:
    outcome = state.outcome()
    assert outcome is not None
    results = [sheet["result"] for sheet in outcome.sheets]
    return max(result for result in results if isinstance(result, int))


def test_a_random_game_of_two_takes_38_1_tiles() -> None:
    """Five independent engines agree. The standard error of this mean is 0.03."""
    assert mean(laid for laid, _ in random_games(1000)) == pytest.approx(38.1, abs=0.15)


@pytest.mark.parametrize(("players", "result"), [(1, 1.4), (2, 0.55)])
def test_results_of_random_games(players: int, result: float) -> None:
    assert mean(best for _, best in random_games(800, players=players)) == pytest.approx(result, abs=0.2)


def test_a_turn_of_a_random_game_of_two_has_733_placements() -> None:
    """Identical tiles merged, doubles counted once."""
    rng, counts, most = Rng(2), [], 0
    for _ in range(30):
        state = start()
        while not state.is_over():
            (seat,) = state.awaited()
            if phase(state) == "placing":
                counts.append(len(state.moves(seat)))
            state.step(seat, state.random_move(seat, rng))
        most = max(most, *counts)
    assert mean(counts) == pytest.approx(733, abs=25)
    assert 1800 < most <= 12 * 222


def greedy_games(aim: int, games: int, options: dict[str, Any]) -> tuple[float, float]:
    """The means of tiles and of the winner's result, where all take one of the best placements and swap if they may."""
    rng, laid, results = Rng(3), [], []
    for _ in range(games):
        state = start(**options)
        while not state.is_over():
            (seat,) = state.awaited()
            state.step(seat, greedy_move(state, seat, aim, rng))
        laid.append(len(state.document()["tiles"]))  # type: ignore[arg-type]
        results.append(best_result(state))
    return mean(laid), mean(results)


def greedy_move(state: IngeniousState, seat: int, aim: int, rng: Rng) -> int:
    if phase(state) == "placing":
        best = best_placements(state, aim)
        return best[rng.below(len(best))]
    if phase(state) == "ending":
        return int(SWAP) if state.may_swap() else int(KEEP)
    return state.random_move(seat, rng)


@pytest.mark.parametrize(
    ("aim", "options", "tiles", "result"),
    [
        (AIM_POINTS, {"players": 1}, 40, 10.3),
        (AIM_POINTS, {"players": 2}, 40, 7.3),
        (AIM_BALANCE, {"players": 1}, 40, 11.7),
        (AIM_BALANCE, {"players": 2}, 40, 10.3),
        (AIM_BALANCE, {"players": 3}, 57, 12.5),
        (AIM_BALANCE, {"players": 4}, 75, 15.7),
        (AIM_BALANCE, TEAMS, 77, 28.9),
    ],
)
def test_greedy_games(aim: int, options: dict[str, Any], tiles: int, result: float) -> None:
    """Loosely: few games, and the figures are of players who broke ties and weighed colours in other ways."""
    laid, best = greedy_games(aim, 16 if options["players"] < 3 else 4, options)
    assert laid == pytest.approx(tiles, abs=3)
    assert best == pytest.approx(result, abs=2.5)
