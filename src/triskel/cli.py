"""The command ``triskel``: one subcommand a module of ``triskel.terminal``."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn

import triskel
from triskel.core.errors import TriskelError

COMMANDS = {
    "serve": "start the site where people play in a browser; what triskel alone does",
    "play": "play a game here in the terminal, against bots or each other",
    "replay": "step through a recorded game, or check it",
    "match": "let bots play many games and count the wins",
    "position": "show a position, list its moves, play some",
    "bench": "measure how fast the engine is",
    "coverage": "see which rules random games reach",
    "table": "look after the tables of a site: list, show, export, import, repair, replay-all",
    "person": "look after the people of a site: list, ban, unban, password, admin",
    "backup": "save a site, or one table, to a file",
    "restore": "bring back what was saved",
    "doctor": "check this installation",
}

_LONGEST_LINE = 1000
"""An error may quote what somebody sent, which may be long."""


class Parser(argparse.ArgumentParser):
    """Says what was wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status: 0 when all went well, 2 when the request was wrong."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version")):
        # Whoever names no command wants to play.
        given.insert(0, "serve")
    parser = _parser(given)
    options, rest = parser.parse_known_args(given)
    if rest and (not hasattr(options, "scattered") or any(word.startswith("-") for word in rest)):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        # argparse takes a list of words only as far as no option stands between them.
        getattr(options, options.scattered).extend(rest)
    if not hasattr(options, "run"):
        parser.print_help()
        return 0
    try:
        if isinstance(sys.stdout, TextIOWrapper):
            # A name from a file may hold letters that this terminal can't show.
            sys.stdout.reconfigure(errors="backslashreplace")
        return int(options.run(options))
    except TriskelError as error:
        print(f"triskel: {_one_line(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read the output has seen enough. Python would complain once more when it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _one_line(text: str) -> str:
    """An error as one line for a terminal, whatever it quotes from a file."""
    shown = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
    return shown if len(shown) <= _LONGEST_LINE else f"{shown[:_LONGEST_LINE]} ..."


def _parser(given: list[str]) -> Parser:
    """The parser; only the subcommand that was asked for is imported."""
    parser = Parser(prog="triskel", description="Inis and Ingenious, played by the book.")
    parser.add_argument("--version", action="version", version=f"triskel {triskel.__version__}")
    asked = next((word for word in given if not word.startswith("-")), None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for name, help_text in COMMANDS.items():
        command = commands.add_parser(name, help=help_text, description=help_text.capitalize() + ".")
        if name == asked:
            module = import_module(f"triskel.terminal.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser


if __name__ == "__main__":
    sys.exit(main())
