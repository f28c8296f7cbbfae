"""The games that there are. Ours are listed here; others join by the entry point ``triskel.games``.

A package that brings a game declares, in its pyproject.toml::

    [project.entry-points."triskel.games"]
    mygame = "mypackage.game:MyGame"

where ``MyGame`` is a class derived from ``Game``. Games are imported when they are first asked for.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING

from triskel.core.errors import BadPosition, UnknownGame
from triskel.core.game import Game
from triskel.core.state import State

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_OURS = {"ingenious": "triskel.ingenious.game:Ingenious", "inis": "triskel.inis.game:Inis"}
_made: dict[str, Game] = {}


def games() -> list[str]:
    """The names of all games, ours first."""
    return [*_OURS, *sorted({*_foreign(), *_made} - set(_OURS))]


def game(name: str) -> Game:
    """The game of this name; raises UnknownGame."""
    if name not in _made:
        _made[name] = _make(name)
    return _made[name]


def register(new: Game) -> None:
    """Add a game for this process only, as tests and notebooks do."""
    _made[new.name] = new


@contextmanager
def registered(new: Game) -> Iterator[Game]:
    """Add a game for as long as the ``with`` block lasts, in place of any other of that name."""
    before = _made.get(new.name)
    _made[new.name] = new
    try:
        yield new
    finally:
        if before is None:
            _made.pop(new.name, None)
        else:
            _made[new.name] = before


def start(name: str, **options: object) -> State:
    """A new game by name, before its first move: ``start("ingenious", players=3)``."""
    chosen = game(name)
    return chosen.start(chosen.settle(options))


def load_position(document: object) -> State:
    """The state that a position document of any game describes; raises BadPosition."""
    if not isinstance(document, Mapping):
        raise BadPosition("document", "a position is a JSON object")
    name = document.get("game")
    if not isinstance(name, str):
        raise BadPosition("game", f"names the game of the position: {', '.join(games())}")
    try:
        chosen = game(name)
    except UnknownGame as error:
        raise BadPosition("game", str(error)) from None
    return chosen.position(document)


def _foreign() -> "dict[str, EntryPoint]":
    # Imported here because it takes longer than all the rest of triskel.
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group="triskel.games")}


def _make(name: str) -> Game:
    if name in _OURS:
        module, _, attribute = _OURS[name].partition(":")
        made = getattr(import_module(module), attribute)()
    elif name in (foreign := _foreign()):
        made = _load(foreign[name])
    else:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
    if not isinstance(made, Game):
        raise UnknownGame(f"what is registered as {name!r} is not a game")
    if made.name != name:
        raise UnknownGame(f"what is registered as {name!r} calls itself {made.name!r}; the names must be the same")
    return made


def _load(entry: "EntryPoint") -> object:
    try:
        return entry.load()()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownGame(f"the package that brings {entry.name!r} does not load ({reason})") from error
