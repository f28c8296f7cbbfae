"""Triskel: Inis and Ingenious, played by the book.

>>> import triskel
>>> state = triskel.start("ingenious", players=2)
>>> rng = triskel.Rng(seed=1)
>>> while not state.is_over():
...     seat = state.awaited()[0]
...     move = state.chance_move(rng) if seat == triskel.CHANCE else state.moves(seat)[0]
...     happened = state.play(seat, move)
>>> state.outcome().places in [(1, 2), (2, 1), (1, 1)]
True
"""

from triskel.core.chance import Rng, TrueRandom
from triskel.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    TriskelError,
    UnknownBot,
    UnknownGame,
)
from triskel.core.events import Event
from triskel.core.game import Game, Option
from triskel.core.outcome import Outcome
from triskel.core.records import Record
from triskel.core.registry import game, games, load_position, start
from triskel.core.state import CHANCE, ONLOOKER, State

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "ONLOOKER",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "IllegalMove",
    "Option",
    "Outcome",
    "Record",
    "Rng",
    "State",
    "TriskelError",
    "TrueRandom",
    "UnknownBot",
    "UnknownGame",
    "game",
    "games",
    "load_position",
    "start",
]
