"""``triskel coverage``: what random games reach, and whether all that should happen does."""

import argparse
import json
import os
import time
from collections.abc import Mapping

from triskel.arena.coverage import Coverage, cover, modes
from triskel.core.build import build_name
from triskel.core.errors import BadOption
from triskel.terminal.options import add_game, add_options, read_options, whole_number

GAMES = 10000
"""So many show even the rarest things a hundred times; a minute and a half on one core when compiled."""
COLUMNS = 2
WIDTH = 58


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games", type=whole_number(1), default=GAMES, metavar="N", help=f"how many games in all ({GAMES})"
    )
    parser.add_argument("--players", metavar="N,N...", help="for how many players (all numbers that there are)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games (1)")
    parser.add_argument(
        "--least", type=whole_number(0), default=100, metavar="N", help="seen less often is too rare (100)"
    )
    parser.add_argument("--workers", type=whole_number(1), metavar="N", help="processes (one a core)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_options(parser)


def run(options: argparse.Namespace) -> int:
    ways = modes(options.game, _numbers(options.players), read_options(options.option))
    started = time.perf_counter()
    workers = options.workers or os.cpu_count() or 1
    found = cover(options.game, ways, options.games, options.seed, workers)
    seconds = time.perf_counter() - started
    rare = found.rare(options.least)
    if options.json:
        print(json.dumps(_as_data(found, options.least, rare, seconds), indent=2))
    else:
        print("\n".join(_table(found, len(ways), options.least, rare, seconds)))
    return 1 if rare else 0


def _numbers(written: str | None) -> list[int]:
    try:
        return [int(part) for part in written.split(",")] if written else []
    except ValueError:
        raise BadOption(f"--players takes numbers separated by commas, not {written!r}") from None


def _as_data(found: Coverage, least: int, rare: list[str], seconds: float) -> dict[str, object]:
    return {
        "game": found.game,
        "games": found.games,
        "choices": found.choices,
        "seconds": round(seconds, 3),
        "ends": dict(found.ends),
        "least": least,
        "too_rare": rare,
        "seen": found.counts(),
        "beside": found.beside(),
        "events": dict(sorted(found.events.items())),
    }


def _table(found: Coverage, ways: int, least: int, rare: list[str], seconds: float) -> list[str]:
    ends = ", ".join(f"{count} by {reason}" for reason, count in sorted(found.ends.items()))
    lines = [
        f"{found.games} random games of {found.game} in {ways} modes, {found.choices:,} choices; ended: {ends}",
        f"{seconds:.1f} s, {build_name()}",
    ]
    counts = found.counts()
    told = {name: count for name, count in counts.items() if not name.startswith("event ")}
    lines += ["", *_columns(told)] if told else []
    lines += ["", "Besides", *_columns(found.beside())] if found.beside() else []
    lines += ["", "Events", *_columns(dict(sorted(found.events.items())))]
    if counts:
        few = f"seen less than {least} times: {', '.join(rare)}" if rare else f"seen at least {least} times"
        lines += ["", f"{len(counts) - len(rare)} of {len(counts)}; {few}"]
    return lines


def _columns(counts: Mapping[str, int]) -> list[str]:
    """One entry after the other, read down the first column, then down the next."""
    entries = [f"{count:9,}  {name}"[:WIDTH].ljust(WIDTH) for name, count in counts.items()]
    height = -(-len(entries) // COLUMNS)
    return ["".join(entries[row::height]).rstrip() for row in range(height)]
