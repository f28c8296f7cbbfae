"""Arguments that several subcommands share: the game, its options, bots in seats."""

import argparse
from collections.abc import Sequence

from triskel.core.errors import BadOption


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game: ingenious or inis")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", "-o", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; repeatable"
    )


def read_options(written: Sequence[str]) -> dict[str, object]:
    """The options as they were written; the game checks names and values."""
    options: dict[str, object] = {}
    for part in written:
        name, equals, value = part.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {part!r}")
        options[name.strip()] = value.strip()
    return options


def split_bots(written: str) -> list[str]:
    """Bots separated by commas; commas inside brackets belong to a bot's parameters."""
    found, depth = [""], 0
    for sign in written:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth == 0:
            found.append("")
        else:
            found[-1] += sign
    return [part.strip() for part in found]


def whole_number(least: int) -> "type[int]":
    """An argument type for whole numbers from ``least`` on."""

    def read(text: str) -> int:
        number = int(text)
        if number < least:
            raise argparse.ArgumentTypeError(f"a number from {least} on, not {number}")
        return number

    read.__name__ = "whole number"
    return read  # type: ignore[return-value]
