"""The bots that there are, by name. Ours are listed here; others join by the entry point ``triskel.bots``.

A package that brings a bot declares, in its pyproject.toml::

    [project.entry-points."triskel.bots"]
    mybot = "mypackage.bot:KIND"

where ``KIND`` is a ``BotKind``. Several kinds may share a name, each for other games. In a command line a bot is told
by its name, with its parameters, if it has any, in brackets: ``mybot(depth=2, brave=true)``.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module

from triskel.bots.bot import Bot
from triskel.core.errors import UnknownBot

_OURS = {
    "random": ("triskel.bots.random_bot:KIND",),
    "greedy": ("triskel.bots.ingenious_bots:GREEDY", "triskel.bots.inis_bots:GREEDY"),
    "balanced": ("triskel.bots.ingenious_bots:BALANCED",),
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
    names = [*_OURS, *sorted({name for name, _ in _foreign()} - set(_OURS))]
    return [name for name in names if game is None or _kind(name, game) is not None]


def kinds(name: str) -> list[BotKind]:
    """All bots of one name, each for other games; raises UnknownBot."""
    found = list(_kinds(name))
    if not found:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bots())}")
    return found


def bot(spec: str, game: str) -> Bot:
    """The bot that a specification such as ``greedy`` or ``mybot(depth=2)`` names; raises UnknownBot."""
    name, parameters = read_spec(spec)
    found = _kind(name, game)
    if found is None:
        kinds(name)
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


def _kind(name: str, game: str) -> BotKind | None:
    """The first of a name that plays the game: ours before others'."""
    return next((found for found in _kinds(name) if not found.games or game in found.games), None)


def _kinds(name: str) -> Iterator[BotKind]:
    # One by one, so that what is not needed is not imported.
    for place in _OURS.get(name, ()):
        module, _, attribute = place.partition(":")
        yield _checked(name, getattr(import_module(module), attribute))
    for other, load in _foreign():
        if other == name:
            yield _checked(name, load())


def _checked(name: str, found: object) -> BotKind:
    if not isinstance(found, BotKind):
        raise UnknownBot(f"what is registered as {name!r} is not a kind of bot")
    return found


def _foreign() -> list[tuple[str, Callable[[], object]]]:
    from importlib.metadata import entry_points

    return [(entry.name, entry.load) for entry in entry_points(group="triskel.bots")]
