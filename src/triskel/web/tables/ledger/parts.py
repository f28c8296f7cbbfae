"""What goes into a ledger and what comes out of it."""

from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from triskel.core.errors import TriskelError
from triskel.core.state import State

T = TypeVar("T")
Body = dict[str, object]
Moves = tuple[tuple[int, int], ...]
"""Moves of the engine with the seats that make them; chance is a seat too."""


def twin_of(one: T) -> T:
    """Another object with the same attributes: what ``copy.copy`` makes, in less time."""
    twin = object.__new__(type(one))
    twin.__dict__.update(one.__dict__)
    return twin


class Sitter(NamedTuple):
    """Who sat down when the game began."""

    person: int | None
    name: str
    bot: str = ""
    """The bot that sits here for good; empty for a person."""


class Logged(NamedTuple):
    """An entry of the log. ``at`` counts milliseconds since 1970."""

    number: int
    at: int
    kind: str
    seat: int | None
    person: int | None
    body: Body


class Draft(NamedTuple):
    """An entry that may be committed next."""

    kind: str
    seat: int | None
    body: Body


class Held(NamedTuple):
    """A move that leads to a question for this seat's ears only. Nothing may be committed before it is answered."""

    seat: int
    state: State


class Refused(TriskelError):
    """A request that can't be granted. ``code`` says why in a word; behind an illegal move ``rule`` and ``facts`` are
    the engine's. The text is English; a site says it in any language from the other three."""

    def __init__(self, code: str, text: str, rule: str = "", facts: Mapping[str, object] | None = None) -> None:
        super().__init__(code, text)
        self.code = code
        self.text = text
        self.rule = rule
        self.facts: dict[str, object] = dict(facts or {})

    def __str__(self) -> str:
        return self.text


class BadLog(TriskelError):
    """An entry that does not fit into the log before it."""

    def __init__(self, number: int, text: str) -> None:
        super().__init__(number, text)
        self.number = number
        self.text = text

    def __str__(self) -> str:
        return f"entry {self.number}: {self.text}"
