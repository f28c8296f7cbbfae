"""The bots that there are, by name. Ours are listed here; others join by the entry point ``triskel.bots``.

A package that brings a bot declares, in its pyproject.toml::

    [project.entry-points."triskel.bots"]
    mybot = "mypackage.bot:KIND"

where ``KIND`` is a ``BotKind``. In a command line a bot is told by its name, with its parameters, if it has any,
in brackets: ``mybot(depth=2, brave=true)``.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

from triskel.bots.bot import Bot
from triskel.core.errors import UnknownBot

_OURS = {
    "random": "triskel.bots.random_bot:KIND",
    "greedy": "triskel.bots.ingenious_bots:GREEDY",
    "balanced": "triskel.bots.ingenious_bots:BALANCED",
}
_SPEC = re.compile(r"\s*([\w.-]+)\s*(?:\((.*)\))?\s*", re.DOTALL)


@dataclass(frozen=True)
class BotKind:
    """A sort of bot: what it is called, which games it plays (none named: all), how one is made."""

    name: str
    help: str
    games: tuple[str, ...]
    make: Callable[[Mapping[str, str]], Bot]
    """Makes a bot from its parameters as they were written; raises UnknownBot for one it doesn't know."""


def bots(game: str | None = None) -> list[str]:
    """The names of all bots, or of those that play a game."""
    names = [*_OURS, *sorted(set(_foreign()) - set(_OURS))]
    return [name for name in names if game is None or _plays(kind(name), game)]


def kind(name: str) -> BotKind:
    """What is known of a bot; raises UnknownBot."""
    if name in _OURS:
        module, _, attribute = _OURS[name].partition(":")
        found = getattr(import_module(module), attribute)
    elif name in (foreign := _foreign()):
        found = foreign[name]()
    else:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join([*_OURS, *sorted(foreign)])}")
    if not isinstance(found, BotKind):
        raise UnknownBot(f"what is registered as {name!r} is not a kind of bot")
    return found


def bot(spec: str, game: str) -> Bot:
    """The bot that a specification such as ``greedy`` or ``mybot(depth=2)`` names; raises UnknownBot."""
    name, parameters = read_spec(spec)
    found = kind(name)
    if not _plays(found, game):
        raise UnknownBot(f"{name} does not play {game}; its bots are {', '.join(bots(game))}")
    return found.make(parameters)


def read_spec(spec: str) -> tuple[str, dict[str, str]]:
    """The name and the parameters that a specification holds."""
    match = _SPEC.fullmatch(spec)
    if match is None:
        raise UnknownBot(f"{spec!r} names no bot; write a name such as greedy, or name(parameter=value)")
    parameters: dict[str, str] = {}
    for part in (match[2] or "").split(","):
        if not part.strip():
            continue
        key, equals, value = part.partition("=")
        if not equals:
            raise UnknownBot(f"in {spec!r}, {part.strip()!r} is no parameter=value")
        parameters[key.strip()] = value.strip()
    return match[1], parameters


def without_parameters(name: str, made: Callable[[], Bot]) -> Callable[[Mapping[str, str]], Bot]:
    """How a bot is made that has nothing to set."""

    def make(parameters: Mapping[str, str]) -> Bot:
        if parameters:
            raise UnknownBot(f"{name} has no parameters, so not {', '.join(parameters)}")
        return made()

    return make


def _plays(found: BotKind, game: str) -> bool:
    return not found.games or game in found.games


def _foreign() -> dict[str, Callable[[], object]]:
    from importlib.metadata import entry_points

    return {entry.name: entry.load for entry in entry_points(group="triskel.bots")}
