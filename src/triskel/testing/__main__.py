"""The kit on the command line: ``python -m triskel.testing GAME``.

GAME is a registered name or ``module:Class`` of one that is not. Exits with 0 when the game keeps to the
contract, with 1 and a report when it does not, with 2 when the request makes no sense.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from importlib import import_module

from triskel.core import registry
from triskel.core.errors import TriskelError, UnknownGame
from triskel.core.game import Game, Options
from triskel.testing.conformance import check_game
from triskel.testing.faults import ConformanceError, in_words
from triskel.testing.play import digest, modes


def main(arguments: list[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        game = _game(asked.game)
        found = _modes(game, _options(asked.option), asked.every_mode)
        for options in found:
            if asked.digest:
                _tell_digest(game, options, asked)
            else:
                report = check_game(game, options, games=asked.games, seed=asked.seed, thorough=asked.thorough)
                print(json.dumps(report.as_data()) if asked.json else report.line(), flush=True)
    except TriskelError as error:
        print(error, file=sys.stderr)
        return 2
    except ConformanceError as fault:
        if asked.json:
            print(json.dumps({"fault": fault.as_data()}))
        else:
            print(fault, file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m triskel.testing", description="Check a game against the contract by random play."
    )
    parser.add_argument("game", help="a registered name, or module:Class")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--every-mode", action="store_true", help="all values of the options that are not given")
    parser.add_argument("--games", type=int, default=20, help="random games in each mode (20)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (1)")
    parser.add_argument("--thorough", type=float, default=0.1, help="the share of moments to inspect closely (0.1)")
    parser.add_argument("--digest", action="store_true", help="check nothing; print a fingerprint of the games")
    parser.add_argument("--json", action="store_true", help="one JSON object for each mode")
    return parser


def _game(name: str) -> Game:
    if ":" not in name:
        return registry.game(name)
    module, _, attribute = name.partition(":")
    try:
        made = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, TypeError) as error:
        raise UnknownGame(f"{name} can't be loaded: {error}") from error
    if not isinstance(made, Game):
        raise UnknownGame(f"{name} is not a game")
    return made


def _options(given: list[str]) -> dict[str, str]:
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise TriskelError(f"an option is written name=value, not {text!r}")
        found[name] = value
    return found


def _modes(game: Game, given: Mapping[str, str], every: bool) -> list[Options]:
    settled = game.settle(given)
    if not every:
        return [settled]
    return [options for options in modes(game) if all(options[name] == settled[name] for name in given)]


def _tell_digest(game: Game, options: Options, asked: argparse.Namespace) -> None:
    found = digest(game, options, asked.games, asked.seed)
    if asked.json:
        told = {"game": game.name, "options": options, "games": asked.games, "seed": asked.seed, "digest": found}
        print(json.dumps(told), flush=True)
    else:
        print(f"{found}  {game.name} {in_words(options)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
