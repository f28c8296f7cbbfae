"""Somebody at the keyboard, for the tests of ``triskel play``: types a script, then what hints say."""

import io
import re
import sys
from collections.abc import Iterable

import pytest

from triskel.cli import main
from triskel.terminal.palette import without_codes

_HINT = re.compile(r"Hint from balanced: (\S+)\.")
CTRL_C = "^C"


class Screen(io.StringIO):
    """What was shown, colours left out."""

    def seen(self) -> str:
        return without_codes(self.getvalue())

    def lines(self) -> list[str]:
        return self.seen().split("\n")


class Keyboard(io.StringIO):
    """Types the script; then, if asked to, plays on by hints; then the input ends."""

    def __init__(self, screen: Screen, script: Iterable[str], plays_on: bool) -> None:
        super().__init__()
        self.screen = screen
        self.script = list(script)
        self.plays_on = plays_on
        self.typed = 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        self.typed += 1
        assert self.typed < 2000, "the game does not come to an end"
        if self.script:
            line = self.script.pop(0)
            if line == CTRL_C:
                raise KeyboardInterrupt
            return line + "\n"
        return self.by_hint() + "\n" if self.plays_on else ""

    def by_hint(self) -> str:
        """Enter where Enter is asked for; else a hint is asked for, and then followed."""
        lines = self.screen.seen().split("\n")
        if "Enter" in lines[-1]:
            return ""
        hints = _HINT.findall("\n".join(lines[-4:]))
        return hints[-1] if hints else "hint"


class Table:
    """Runs ``triskel play``; remembers what was shown last."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.screen = Screen()
        self.keyboard = Keyboard(self.screen, (), False)

    def play(self, arguments: str, *script: str, plays_on: bool = False) -> int:
        """The exit status of ``triskel play`` with these arguments and this input."""
        self.screen = Screen()
        self.keyboard = Keyboard(self.screen, script, plays_on)
        self.monkeypatch.setattr(sys, "stdin", self.keyboard)
        self.monkeypatch.setattr(sys, "stdout", self.screen)
        return main(["play", *arguments.split()])

    def seen(self) -> str:
        return self.screen.seen()

    def words(self) -> str:
        """All that was shown in one line, so that it does not matter where a sentence was broken."""
        return " ".join(self.seen().split())

    def after(self, words: str) -> str:
        """What was shown after these words stood there for the last time."""
        _, found, rest = self.seen().rpartition(words)
        assert found, f"{words!r} was not shown"
        return rest
