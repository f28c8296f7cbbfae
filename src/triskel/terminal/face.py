"""What a game brings so that it can be played in the terminal: how it looks, is told and is asked.

A face sees only views and told events, never the state: it can show nobody more than they may know.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence

from triskel.bots.bot import Situation
from triskel.core.errors import IllegalMove, UnknownGame
from triskel.core.outcome import Outcome
from triskel.terminal.palette import Palette
from triskel.terminal.people import People

Told = Mapping[str, object]
"""One event as a seat is told it."""

View = Mapping[str, object]

Refusal = Callable[[int], IllegalMove | None]
"""Why the seat that is asked may not make this move, or None when it may."""


class Dialog(ABC):
    """One decision of a person, made at once by a move in notation, or step by step."""

    shows_table: bool = True
    """Whether the table is shown before the question."""

    rest: str = ""
    """What was typed in a line besides the move: answers to the questions that follow."""

    @abstractmethod
    def question(self) -> list[str]:
        """What is awaited now, in sentences."""

    @abstractmethod
    def prompt(self) -> str: ...

    @abstractmethod
    def take(self, line: str) -> int | None:
        """The legal move that is meant, or None when a step was made and more is asked. Raises TriskelError, with
        nothing changed, for a line that can't be followed."""

    @abstractmethod
    def back(self) -> bool:
        """Take the last step back; False when there was none."""

    def label(self, move: int) -> str | None:
        """What a choice is called in this dialog, where that is more than its notation."""
        return None

    @abstractmethod
    def listed(self) -> list[str]:
        """The moves that there are, best first, a line each."""

    @abstractmethod
    def reason(self, move: int) -> str:
        """What speaks for a move: what it brings."""


class Face(ABC):
    """How one game looks in the terminal."""

    hint_bot: str
    """The bot that is asked for hints."""

    switches: tuple[str, ...] = ()
    """What can be switched on and off by typing it, such as the names of places."""

    own_commands: tuple[str, ...] = ()
    """What can be typed besides the commands of every game, a line each."""

    moves_are_open: bool = True
    """Whether everybody sees every move."""

    def __init__(self, palette: Palette, people: People) -> None:
        self.palette = palette
        self.people = people
        self.switched_on: set[str] = set()

    @abstractmethod
    def opening(self, view: View) -> list[str]:
        """What is played here, in a sentence or two."""

    @abstractmethod
    def table(self, view: View, reader: int, columns: int, seen: View | None = None) -> list[str]:
        """All that the reader may see; ``seen`` is what they saw when they last moved."""

    @abstractmethod
    def tell(self, happened: Sequence[Told], reader: int) -> list[str]:
        """What happened, in sentences."""

    def forget(self) -> None:
        """The game is told anew from its beginning."""

    @abstractmethod
    def revealed(self, happened: Sequence[Told], reader: int) -> list[str]:
        """Which of these events showed the reader what was hidden before."""

    def named(self, text: str, reader: int) -> str:
        """A move in notation, as it is called on the screen."""
        return text

    def answer(self, line: str, view: View, reader: int) -> list[str] | None:
        """What there is to say to a command of this game alone; None when the line is none."""
        return None

    @abstractmethod
    def automatic(self, situation: Situation) -> int | None:
        """A move that a person need not be asked for."""

    @abstractmethod
    def dialog(self, situation: Situation, refusal: Refusal) -> Dialog:
        """A new decision."""

    @abstractmethod
    def result(self, outcome: Outcome, view: View, reader: int) -> list[str]:
        """How the game ended."""

    @abstractmethod
    def help(self) -> list[str]:
        """The game in a few lines, and how its moves are written."""


def face_for(game: str) -> type[Face]:
    """The face of a game; raises UnknownGame where it has none."""
    if game == "ingenious":
        from triskel.terminal.ingenious.face import IngeniousFace

        return IngeniousFace
    if game == "inis":
        from triskel.terminal.inis.face import InisFace

        return InisFace
    raise UnknownGame(f"{game} can't be played in the terminal yet")
