"""Somebody at the keyboard for the tests of ``triskel play inis``: types a script, then plays on by numbers."""

import random
import sys
from collections.abc import Iterable, Iterator

import pytest
from tests.terminal.playing import Keyboard, Screen

from triskel.cli import main
from triskel.core import registry
from triskel.inis.game import Inis
from triskel.terminal.palette import without_codes


class Numbers(Keyboard):
    """After the script any number from 1 to 4 is typed; one that is too high is refused, and another one typed.
    The end is saved."""

    def __init__(self, screen: Screen, script: Iterable[str], plays_on: bool, seed: int) -> None:
        super().__init__(screen, script, plays_on)
        self.random = random.Random(seed)
        self.has_saved = False

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        if self.script or not self.plays_on:
            return super().readline(size)
        self.typed += 1
        assert self.typed < 6000, "the game does not come to an end"
        prompt = without_codes(self.screen.getvalue()[-150:]).split("\n")[-1]
        if prompt.startswith("save [FILE]") and not self.has_saved:
            self.has_saved = True
            return "save end.jsonl\n"
        return "\n" if "Enter" in prompt else f"{self.random.randint(1, 4)}\n"


class InisTable:
    """Runs ``triskel play inis``; remembers what was shown last."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.screen = Screen()

    def play(self, arguments: str, *script: str, plays_on: bool = False, seed: int = 1) -> int:
        self.screen = Screen()
        self.monkeypatch.setattr(sys, "stdin", Numbers(self.screen, script, plays_on, seed))
        self.monkeypatch.setattr(sys, "stdout", self.screen)
        return main(["play", "inis", *arguments.split()])

    def seen(self) -> str:
        return self.screen.seen()

    def words(self) -> str:
        """All that was shown in one line, so that it does not matter where a sentence was broken."""
        return " ".join(self.seen().split())

    def after(self, words: str) -> str:
        _, found, rest = self.words().rpartition(words)
        assert found, f"{words!r} was not shown"
        return rest


def with_inis() -> Iterator[None]:
    """Inis is there, whether or not it is listed among our games."""
    with registry.registered(Inis()):
        yield
