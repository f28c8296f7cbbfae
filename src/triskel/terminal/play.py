"""``triskel play``: a game here in the terminal, against bots or each other.

triskel play ingenious                                  against the greedy bot
triskel play ingenious --seats me,balanced,greedy
triskel play ingenious --seats me,me                    two people at one keyboard
triskel play ingenious --solo
triskel play inis --seats me,greedy,greedy --option edition=classic
triskel play --resume game.jsonl
"""

import signal
import sys
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from triskel.core.chance import Rng, Source, TrueRandom, simulated
from triskel.core.errors import BadOption
from triskel.core.records import Record
from triskel.core.registry import game as game_named
from triskel.terminal import keeping
from triskel.terminal.console import Console
from triskel.terminal.options import add_options, read_options, split_bots
from triskel.terminal.palette import MODES, palette_for
from triskel.terminal.people import ME
from triskel.terminal.session import Session

OPPONENT = "greedy"
PLAYERS = 2
"""So many play where nothing else is said."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="the game to play; not needed with --resume")
    parser.add_argument("--seats", metavar="LIST", help="who plays, such as me,greedy: me is you, others are bots")
    parser.add_argument("--players", type=int, metavar="N", help="how many play; bots fill the seats")
    parser.add_argument("--solo", action="store_true", help="play alone")
    parser.add_argument("--team", action="store_true", help="four players, partners opposite")
    add_options(parser)
    parser.add_argument("--seed", type=int, metavar="S", help="repeatable chance instead of true randomness")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--color", choices=MODES, default="auto", help="whether to use colours")


def run(options: Namespace) -> int:
    resumed = Path(options.resume) if options.resume else None
    record = _resumed(resumed, options) if resumed else _new_game(options)
    target = Path(options.save) if options.save else resumed
    keeper = keeping.Keeper(target)
    if resumed and target and target.resolve() == resumed.resolve():
        keeper.adopt(target, record)
    keeper.check()
    chance: Source = TrueRandom() if options.seed is None else Rng(options.seed)
    rng = chance.fork() if isinstance(chance, Rng) else simulated(chance)
    console = Console(sys.stdin, sys.stdout, palette_for(sys.stdout, options.color))
    session = Session(record, console, keeper, chance, rng)
    with hanging_up_ends_the_input():
        return session.run()


@contextmanager
def hanging_up_ends_the_input() -> Iterator[None]:
    """Closing the terminal's window is like the end of the input: the game is saved."""

    def end_the_input(number: int, frame: object) -> None:
        raise EOFError

    signals = [found for name in ("SIGHUP", "SIGTERM") if (found := getattr(signal, name, None)) is not None]
    if threading.current_thread() is not threading.main_thread():
        signals = []
    before = [signal.signal(found, end_the_input) for found in signals]
    try:
        yield
    finally:
        for found, handler in zip(signals, before, strict=True):
            signal.signal(found, handler)


def _resumed(path: Path, options: Namespace) -> Record:
    record = keeping.load(path, options.game)
    if options.players or options.solo or options.team or options.option:
        raise BadOption("a saved game has its options; --players, --solo, --team and --option are for new games")
    if options.seats:
        seats = split_bots(options.seats)
        if len(seats) != len(record.seats):
            raise BadOption(f"the saved game has {len(record.seats)} seats, --seats names {len(seats)}")
        record.seats = seats
    return record


def _new_game(options: Namespace) -> Record:
    if not options.game:
        raise BadOption("name the game to play, such as: triskel play ingenious")
    game = game_named(options.game)
    given = read_options(options.option)
    wanted = _wanted_players(options, given)
    if wanted is not None:
        given["players"] = wanted
    if options.team:
        given["teams"] = "true"
    settled = game.settle(given)
    count = game.seats(settled)
    seats = split_bots(options.seats) if options.seats else [ME, *[OPPONENT] * (count - 1)]
    if len(seats) != count:
        raise BadOption(f"--seats names {len(seats)} players, the game is for {count}")
    return Record(game.name, settled, seats)


def _wanted_players(options: Namespace, given: dict[str, object]) -> object:
    """How many play, by the first of the options that says so; the seats are compared with it later."""
    if options.solo and options.team:
        raise BadOption("--solo and --team exclude each other")
    if options.solo or options.team:
        number = 1 if options.solo else 4
        if options.players not in (None, number):
            name = "--solo" if options.solo else "--team"
            raise BadOption(f"{name} is for {number}, --players says {options.players}")
        return number
    if options.players is not None:
        return options.players
    if "players" in given:
        return None
    return len(split_bots(options.seats)) if options.seats else PLAYERS
