"""Where the program and the person meet: lines out, lines in."""

import re
import shutil
import sys
from collections.abc import Iterable
from typing import Final, TextIO

from triskel.terminal.palette import Palette, width

_CODES = re.compile(r"\x1b\[[0-9;]*m")

NARROWEST: Final = 60
WIDEST: Final = 100


class Console:
    """A pair of streams. Both may be anything: a terminal, a pipe, a text in a test."""

    def __init__(self, source: TextIO, target: TextIO, palette: Palette) -> None:
        self.source = source
        self.target = target
        self.palette = palette
        self._is_terminal = source is sys.stdin and target is sys.stdout and source.isatty() and target.isatty()
        for stream in (source, target):
            # Whatever bytes come in or should go out, none of them ends the game.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self._edits = self._is_terminal and _edits_lines()

    def columns(self) -> int:
        """How wide the text may be."""
        size = shutil.get_terminal_size((WIDEST, 40)).columns if self.target.isatty() else WIDEST
        return max(NARROWEST, min(WIDEST, size))

    def say(self, *lines: str) -> None:
        for line in lines:
            self.target.write(self.palette.plain(line) + "\n")
        self.target.flush()

    def say_wrapped(self, lines: Iterable[str]) -> None:
        """Sentences, broken where the terminal ends, with what follows set in."""
        for line in lines:
            self.say(*wrapped(line, self.columns()))

    def ask(self, prompt: str) -> str:
        """The line that was typed; raises EOFError at the end of the input."""
        shown = self.palette.plain(prompt)
        if self._is_terminal:
            return input(_CODES.sub("\x01\\g<0>\x02", shown) if self._edits else shown)
        self.target.write(shown)
        self.target.flush()
        line = self.source.readline()
        if not line:
            self.target.write("\n")
            raise EOFError
        # What comes through a pipe is not seen on the screen unless it is repeated here.
        if not self.source.isatty():
            self.target.write(line if line.endswith("\n") else line + "\n")
        return line.rstrip("\n")

    def clear(self) -> None:
        """Hide all that was shown, what has scrolled away included."""
        if self._is_terminal:
            _forget_lines()
        if self.target.isatty():
            self.target.write("\x1b[2J\x1b[3J\x1b[H")
        else:
            self.target.write("\n" * 50)
        self.target.flush()


def wrapped(line: str, columns: int) -> list[str]:
    """The line broken at blanks; the rest of it is set in by as much as the line and two blanks more."""
    indent = " " * (len(line) - len(line.lstrip(" ")))
    found: list[str] = []
    current = indent
    for word in line.split(" ")[len(indent) :]:
        if width(current) + 1 + width(word) > columns and current.strip():
            found.append(current)
            current = indent + "  " + word
        else:
            current += (" " if current != indent else "") + word
    return [*found, current]


def _edits_lines() -> bool:
    """Turn on the editing of lines, where Python has it. It counts what a prompt takes on the screen, so it must be
    told what in it takes nothing: that stands between two signs of its own."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return False
    return True


def _forget_lines() -> None:
    """The next person at this keyboard shall not page through what this one typed."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
