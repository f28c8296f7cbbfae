"""What each game brings to the site. Ours are listed here; others join by the entry point group ``triskel.faces``."""

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points

from triskel.core.errors import UnknownGame
from triskel.web.games.face import Face
from triskel.web.tables.ledger import Ledger

_OURS = {
    "ingenious": "triskel.web.games.ingenious:IngeniousFace",
    "inis": "triskel.web.games.inis:InisFace",
}
_made: dict[str, Face] = {}


def faces() -> list[str]:
    """The names of all games that have a face, ours first."""
    return [*_OURS, *sorted({entry.name for entry in entry_points(group="triskel.faces")} - set(_OURS))]


def face(game: str) -> Face:
    """The face of a game; raises UnknownGame for one that can't be played on the site."""
    if game not in _made:
        _made[game] = _make(game)
    return _made[game]


def ledger(
    game: str,
    options: Mapping[str, object],
    position: Mapping[str, object] | None = None,
    clock: Mapping[str, object] | None = None,
) -> Ledger:
    """The ledger of a table that has not begun, with the manners of its game."""
    found = Ledger(game, options, position, clock)
    found.manners = face(game)
    return found


def _make(game: str) -> Face:
    if game in _OURS:
        module, _, name = _OURS[game].partition(":")
        made = getattr(import_module(module), name)()
    else:
        found = next((entry for entry in entry_points(group="triskel.faces") if entry.name == game), None)
        if found is None:
            raise UnknownGame(f"the site has no table for {game!r}; it has {', '.join(faces())}")
        made = found.load()()
    if not isinstance(made, Face):
        raise UnknownGame(f"what is registered as the face of {game!r} is not a face")
    return made
