"""``triskel bench``: how many random games an engine plays in a second."""

import argparse
import json
from collections.abc import Mapping
from typing import cast

from triskel.arena.speed import measure
from triskel.core.errors import BadOption
from triskel.terminal.options import add_game, add_options, read_options

_SAID = {
    "playout": "whole games in one call",
    "filled": "step by step, legal moves written into an array",
    "listed": "step by step, legal moves as Python lists",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", metavar="N", help="how many play (2)")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="for each of the three ways (2)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the random games (1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_options(parser)


def run(options: argparse.Namespace) -> int:
    if not 0 < options.seconds <= 3600:
        raise BadOption(f"--seconds takes a time above 0 and up to 3600, not {options.seconds:g}")
    given = read_options(options.option)
    if options.players is not None:
        given["players"] = options.players
    figures = measure(options.game, given, options.seconds, options.seed)
    if options.json:
        print(json.dumps(figures, indent=2))
    else:
        print("\n".join(_table(figures)))
    return 0


def _table(figures: Mapping[str, object]) -> list[str]:
    settled = cast(Mapping[str, object], figures["options"])
    told = ", ".join(f"{name}={value}" for name, value in settled.items())
    lines = [
        f"Random games of {figures['game']} ({told})",
        f"Engine: {figures['build']}, {figures['python']}, one core",
        "",
        f"{'':50}  {'games/s':>9}  {'moves/s':>11}  {'moves/game':>10}  {'legal moves/s':>13}",
    ]
    for way in cast(list[Mapping[str, float]], figures["ways"]):
        legal = f"{way['legal_moves_per_second']:13,.0f}" if "legal_moves_per_second" in way else ""
        lines.append(
            f"{_SAID[str(way['way'])]:50}  {way['games_per_second']:9,.0f}  {way['moves_per_second']:11,.0f}"
            f"  {way['moves_per_game']:10.2f}  {legal}".rstrip()
        )
    return lines
