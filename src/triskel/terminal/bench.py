"""``triskel bench``: how many random games an engine plays in a second; with ``table``, what load a site carries."""

import argparse
import json
from collections.abc import Mapping
from typing import cast

from triskel.arena.speed import measure
from triskel.core.errors import BadOption
from triskel.terminal.options import add_options, read_options

_SAID = {
    "playout": "whole games in one call",
    "filled": "step by step, legal moves written into an array",
    "listed": "step by step, legal moves as Python lists",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game: ingenious or inis; or 'table' for the site")
    parser.add_argument("--players", metavar="N", help="how many play (2)")
    parser.add_argument(
        "--seconds", type=float, metavar="S", help="for each of the three ways (2), or of measuring the site (10)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the random games (1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_options(parser)
    site = parser.add_argument_group("with 'table': a site is started, with two players and two watchers at each table")
    site.add_argument(
        "--game", dest="played", default="ingenious", metavar="GAME", help="ingenious or inis (ingenious)"
    )
    site.add_argument("--rate", type=float, metavar="R", help="moves a second in all (as many as the site can take)")
    site.add_argument("--tables", type=int, default=50, metavar="N", help="games at once (50)")
    site.add_argument("--idle", type=int, default=0, metavar="N", help="further games that nobody visits (0)")
    site.add_argument("--processes", type=int, default=1, metavar="N", help="that serve the site (1)")
    site.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="an empty PostgreSQL database, or 'postgres' for a throw-away one (SQLite in a temporary file)",
    )


def run(options: argparse.Namespace) -> int:
    if options.game == "table":
        return _bench_table(options)
    if options.seconds is None:
        options.seconds = 2.0
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


def _bench_table(options: argparse.Namespace) -> int:
    # Imported here because only this needs what the site needs.
    from triskel.web.bench.table import Wish, measure

    seconds = 10.0 if options.seconds is None else options.seconds
    wish = Wish(
        seconds, options.rate, options.tables, options.idle, options.processes, options.database, options.played
    )
    figures = measure(wish)
    print(json.dumps(figures, indent=2) if options.json else "\n".join(_site(figures)))
    return 0


def _site(figures: Mapping[str, object]) -> list[str]:
    delay = cast(Mapping[str, float], figures["delay_ms"])
    memory = cast(Mapping[str, float], figures["memory_mb"])
    pace = "as many moves as it can take" if figures["rate"] is None else f"{figures['rate']:g} moves/s"
    told = ", ".join(f"{name} {value:g}" for name, value in delay.items())
    games = f"{figures['tables']} games of {str(figures['game']).capitalize()}"
    codes = cast(Mapping[str, int], figures["refused"])
    refused = ", ".join(f"{count} {code}" for code, count in codes.items()) or "none"
    return [
        f"{games} with {figures['clients']} clients, {pace}, {figures['idle_tables']} idle games",
        f"Site: {figures['processes']} x {figures['database']}, {figures['build']}, {figures['python']}",
        "",
        f"moves confirmed          {figures['moves_per_second']}/s: {figures['moves']} in {figures['seconds']} s",
        f"until the other sees it  {told} ms",
        f"entries never delivered  {figures['missed']}; commands refused: {refused}",
        f"an update                {figures['bytes_per_update']} bytes, {figures['compressed_per_update']} compressed",
        f"processor time of a move {figures['processor_ms_per_move']} ms",
        f"memory of the site       {memory['before']} MB before, {memory['after']} MB after",
    ]


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
