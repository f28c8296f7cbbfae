"""``triskel bench table``: one load on one site, from start to figures."""

import asyncio
import math
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NamedTuple

from triskel.core.build import build_name, python_name
from triskel.core.errors import BadOption
from triskel.web.bench.load import WATCHERS, Load
from triskel.web.bench.server import Postgres, Server, directory, staged

SATURATED: Final = 2500
"""Moves a second for which enough tables are made when there is no pace."""
_MOVES_A_GAME: Final = {"ingenious": 28, "inis": 100}
"""The shortest game of two is hardly shorter."""


class Wish(NamedTuple):
    seconds: float = 10.0
    rate: float | None = None
    tables: int = 50
    idle: int = 0
    processes: int = 1
    database: str = ""
    """Empty for SQLite, ``postgres`` for a throw-away PostgreSQL, else the address of an empty database."""
    game: str = "ingenious"


def check(wish: Wish) -> None:
    if wish.game not in _MOVES_A_GAME:
        raise BadOption(f"--game takes {' or '.join(_MOVES_A_GAME)}, not {wish.game!r}")
    if not 0 < wish.seconds <= 3600:
        raise BadOption(f"--seconds takes a time above 0 and up to 3600, not {wish.seconds:g}")
    if wish.rate is not None and not 0 < wish.rate <= 100_000:
        raise BadOption(f"--rate takes a number of moves a second above 0, not {wish.rate:g}")
    if not 1 <= wish.tables <= 1000 or not 0 <= wish.idle <= 100_000 or not 1 <= wish.processes <= 16:
        raise BadOption("--tables takes 1 to 1000, --idle 0 to 100000, --processes 1 to 16")
    if wish.processes > 1 and not wish.database:
        raise BadOption("several processes need PostgreSQL: --database postgres, or the address of an empty database")


def measure(wish: Wish) -> dict[str, object]:
    """The figures, with what was measured."""
    check(wish)
    with ExitStack() as stack:
        path = stack.enter_context(directory())
        database = _postgres(stack, path) if wish.database == "postgres" else wish.database
        places = [path / f"site-{number}" for number in range(wish.processes)]
        for place in places:
            place.mkdir()
        stage = staged(places[0], database, wish.tables, _generations(wish), wish.idle, wish.game)
        servers = [_serving(stack, place, database) for place in places]
        figures = asyncio.run(Load(servers, wish.rate, wish.seconds).run(stage))
    return {
        "game": wish.game,
        "tables": wish.tables,
        "clients": wish.tables * (2 + WATCHERS),
        "idle_tables": wish.idle,
        "rate": wish.rate,
        "processes": wish.processes,
        "database": "PostgreSQL" if database.startswith("postgres") else "SQLite",
        "build": build_name(),
        "python": python_name(),
        **figures.as_data(),
    }


def _generations(wish: Wish) -> int:
    return math.ceil(wish.seconds * (wish.rate or SATURATED) / (wish.tables * _MOVES_A_GAME[wish.game])) + 1


def _postgres(stack: ExitStack, path: Path) -> str:
    server = Postgres(path)
    address = server.start()
    stack.callback(server.stop)
    return address


def _serving(stack: ExitStack, place: Path, database: str) -> Server:
    server = Server(place, database)
    server.start()
    stack.callback(server.stop)
    return server
