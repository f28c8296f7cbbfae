"""What a game tells about itself: its name, its options, how it starts, how a position is read."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from triskel.core.errors import BadOption
from triskel.core.state import State

Value = int | bool | str
Options = dict[str, Value]


class Option(NamedTuple):
    """One choice that a table makes before the game, with the values that it takes."""

    name: str
    values: tuple[Value, ...]
    default: Value
    help: str

    def read(self, given: object) -> Value:
        """The value that was meant, from a value or from its text ("2", "true", "drawn")."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
            if isinstance(given, str) and given.strip().lower() == _spelled(value):
                return value
        raise BadOption(f"option {self.name!r} takes {_listed(self.values)}, not {given!r}")


def _spelled(value: Value) -> str:
    return str(value).lower()


def _listed(values: tuple[Value, ...]) -> str:
    words = [_spelled(value) for value in values]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game as the registry knows it. One object of it exists per game; it holds no state."""

    # Class variables, because compiled code would not see what a plain Python subclass assigns otherwise.

    name: ClassVar[str]
    """What the command line and the records call it."""

    title: ClassVar[str]
    """What people call it."""

    rules_version: ClassVar[int]
    """Raised whenever the same options and moves would no longer give the same game."""

    options: ClassVar[tuple[Option, ...]]

    def settle(self, given: Mapping[str, object]) -> Options:
        """All options with their values, from the few that were given; raises BadOption."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}; it has {', '.join(sorted(known)) or 'none'}")
        options = {
            name: option.read(given[name]) if name in given else option.default for name, option in known.items()
        }
        self.check(options)
        return options

    def check(self, options: Options) -> None:
        """Raise BadOption where values that are fine alone do not go together."""

    @abstractmethod
    def seats(self, options: Options) -> int:
        """How many seats a game with these options has."""

    @abstractmethod
    def space(self, options: Options) -> int:
        """How many moves there are: every move is a number below this."""

    def hides(self, options: Options) -> bool:
        """Whether a seat may know less than the state holds: hidden hands, sealed choices."""
        return True

    @abstractmethod
    def start(self, options: Options) -> State:
        """A game before its first move, from settled options."""

    @abstractmethod
    def position(self, document: Mapping[str, object]) -> State:
        """The state that a position document describes; raises BadPosition."""
