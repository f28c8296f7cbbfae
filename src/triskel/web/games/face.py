"""What a game brings to the site, beyond the contract of ``triskel.core``: a ``Face``.

Ours are listed in ``games/__init__``; other packages add theirs by the entry point group ``triskel.faces``. A face that
names no script of its own gets the plain table, which lists the moves as buttons.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from django.utils.functional import Promise

from triskel.core.game import Options
from triskel.core.state import State
from triskel.web.tables.ledger.manners import Manners


class Mode(NamedTuple):
    """A way to play that a person picks by one click, such as "3 players" or "Solitaire"."""

    name: str
    title: str | Promise
    options: Mapping[str, object]


class Choice(NamedTuple):
    """An option of the game as the form for a new table shows it."""

    option: str
    title: str | Promise
    help: str | Promise
    values: tuple[tuple[object, str | Promise], ...]
    modes: tuple[str, ...]
    """The modes in which it makes sense; empty for all."""


class Level(NamedTuple):
    """A bot as people choose it."""

    spec: str
    title: str | Promise
    help: str | Promise


class Face(Manners, ABC):
    """A game as the site shows it, and how it is asked there."""

    game: ClassVar[str]
    script: ClassVar[str] = "plain"
    """The module of the frontend that draws its table: frontend/src/games/SCRIPT."""
    rules_page: ClassVar[str] = ""
    """The folder of the templates of its rules page, or empty."""

    def pictures(self) -> Mapping[str, Mapping[str, object]]:
        """The pictures of the rules page by name, as the game's module of the frontend draws them."""
        return {}

    @abstractmethod
    def title(self) -> str | Promise: ...

    @abstractmethod
    def modes(self) -> tuple[Mode, ...]: ...

    def choices(self) -> tuple[Choice, ...]:
        return ()

    @abstractmethod
    def levels(self, options: Options) -> tuple[Level, ...]: ...

    def offer(self, state: State, seat: int) -> dict[str, object]:
        """The legal moves of an awaited seat, in a form that the game's module of the frontend understands."""
        return {"moves": [state.move_text(move) for move in state.moves(seat)]}

    def triggers(self) -> tuple[str, ...]:
        """The events that may be answered in secret, as ``sealed`` names them. Each person says how to be asked."""
        return ()

    def holds_answer(self, state: State, seat: int) -> bool:
        """Whether a seat that is asked in secret has anything to answer with."""
        return True

    def is_concerned(self, state: State, seat: int) -> bool:
        """Whether the event that may be answered touches this seat."""
        return True

    def season(self, state: State) -> int:
        """The part of the game for which somebody may ask to be left alone."""
        return 0

    def check_order(self, order: Mapping[str, str], seats: int) -> bool:
        """Whether a standing order makes sense in this game."""
        return False

    def obey(self, state: State, seat: int, orders: Sequence[Mapping[str, str]]) -> list[str] | None:
        """What a seat answers by its standing orders, in notation; None when none of them fits."""
        return None

    def glance(self, state: State) -> dict[str, object]:
        """What lists show of a game: little, and for everybody's eyes."""
        return {}

    def seating(self, options: Options) -> str | Promise:
        """What people should know when they choose their seats; empty where any seat will do."""
        return ""
