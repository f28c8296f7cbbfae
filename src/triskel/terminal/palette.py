"""Colour in the terminal: ANSI codes by hand, or none at all.

Hues are near those of Okabe and Ito, out of the 256 colours that every terminal of today has. Colour is never the
only sign of anything, so that ``--color never``, NO_COLOR, a pipe or a printer lose nothing.
"""

import os
import re
from collections.abc import Mapping
from typing import Final, TextIO

BOLD: Final = "1"
DIM: Final = "38;5;244"
ALARM: Final = "1;38;5;208"
JOY: Final = "1;38;5;42"
TITLE: Final = "1;38;5;75"

INKS: Final = {
    "red": "38;5;203",
    "green": "38;5;36",
    "blue": "38;5;75",
    "orange": "38;5;208",
    "yellow": "38;5;220",
    "purple": "38;5;176",
}
"""Letters in each hue."""

BLOCKS: Final = {
    "red": "1;38;5;231;48;5;160",
    "green": "1;38;5;16;48;5;36",
    "blue": "1;38;5;231;48;5;26",
    "orange": "1;38;5;16;48;5;208",
    "yellow": "1;38;5;16;48;5;227",
    "purple": "1;38;5;231;48;5;133",
}
"""Dark or light letters on each hue."""

MODES: Final = ("auto", "always", "never")

_CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

# What a terminal without Unicode shows instead: one sign for one sign, so that nothing shifts. The last six are
# the shapes of ``ingenious.signs``.
_UNICODE: Final = "·─━█╱╲→▸●–…★◉✱◆☼○"
_ASCII: Final = ".-=#/\\>>o-.RGBOYP"
_PLAIN: Final = str.maketrans(_UNICODE, _ASCII)


class Palette:
    """How text is coloured on one stream, and whether it may use more than ASCII."""

    def __init__(self, colour: bool, unicode: bool = True) -> None:
        self.colour = colour
        self.unicode = unicode

    def paint(self, text: str, style: str) -> str:
        """The text in a style, which is a list of ANSI numbers; as it was where there is no colour."""
        return f"\x1b[{style}m{text}\x1b[0m" if self.colour and style and text else text

    def plain(self, text: str) -> str:
        """The text in signs that the stream can show."""
        if self.unicode:
            return text
        return text.translate(_PLAIN).encode("ascii", "replace").decode("ascii")


def palette_for(stream: TextIO, mode: str, environment: Mapping[str, str] | None = None) -> Palette:
    """The palette for a stream; ``auto`` colours a terminal unless NO_COLOR or TERM=dumb forbid it."""
    variables = os.environ if environment is None else environment
    colour = mode == "always"
    if mode == "auto":
        colour = stream.isatty() and not variables.get("NO_COLOR") and variables.get("TERM") != "dumb"
    return Palette(colour, _shows_unicode(stream))


def without_codes(text: str) -> str:
    """The text as it is seen, without what colours it."""
    return _CODES.sub("", text)


def width(text: str) -> int:
    """How many columns a line takes."""
    return len(without_codes(text))


def padded(text: str, columns: int) -> str:
    """The line filled with blanks up to this many columns."""
    return text + " " * (columns - width(text))


def _shows_unicode(stream: TextIO) -> bool:
    try:
        _UNICODE.encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
