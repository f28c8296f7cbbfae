"""``triskel match``: bots play many games, and the wins are counted with their uncertainty."""

import argparse
import json
import os
import sys
import time

from triskel.arena.match import Match, Played, Standing, plan, play, standings
from triskel.terminal.options import add_game, add_options, read_options, split_bots, whole_number

WORTH_WORKERS = 100
"""From so many games on, starting worker processes pays."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", required=True, metavar="BOT,BOT...", help="who plays, such as balanced,greedy")
    parser.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games (1)")
    parser.add_argument("--workers", type=whole_number(1), metavar="N", help="processes (one a core for long matches)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_options(parser)


def run(options: argparse.Namespace) -> int:
    match = plan(options.game, split_bots(options.seats), options.games, options.seed, read_options(options.option))
    workers = options.workers or (os.cpu_count() or 1 if match.games >= WORTH_WORKERS else 1)
    started = time.perf_counter()
    played: list[Played] = []
    for one in play(match, workers):
        played.append(one)
        _show_progress(len(played), match.games)
    seconds = time.perf_counter() - started
    found = standings(match, played)
    has_results = all(result is not None for one in played for result in one.results)
    if options.json:
        print(json.dumps(_as_data(match, found, has_results, seconds), indent=2))
    else:
        print("\n".join(_table(match, found, has_results, seconds)))
    return 0


def _as_data(match: Match, found: list[Standing], has_results: bool, seconds: float) -> dict[str, object]:
    return {
        "game": match.game,
        "options": match.options,
        "games": match.games,
        "seed": match.seed,
        "seconds": round(seconds, 3),
        "bots": [standing.as_data(has_results) for standing in found],
    }


def _table(match: Match, found: list[Standing], has_results: bool, seconds: float) -> list[str]:
    width = max(3, *(len(standing.entrant) for standing in found))
    head = f"{'bot':{width}}  {'wins':>8}  {'share':>7}  95 % interval   places"
    lines = [f"{match.games} games of {match.game}, seats rotated, seed {match.seed}", "", head]
    for standing in found:
        low, high = standing.interval()
        places = " ".join(str(count) for count in standing.places)
        share = standing.wins / standing.games
        row = f"{standing.entrant:{width}}  {standing.wins:8.1f}  {share:7.1%}  {low:6.1%} - {high:6.1%}  {places}"
        if has_results:
            row += f"   mean result {standing.results / standing.games:.2f}"
        lines.append(row)
    lines += ["", f"{seconds:.1f} s; shared wins count in parts; places: how often first, second ..."]
    return lines


def _show_progress(done: int, of: int) -> None:
    if sys.stderr.isatty() and (done % 20 == 0 or done == of):
        end = "\n" if done == of else ""
        print(f"\r{done} of {of} games", end=end, file=sys.stderr, flush=True)
