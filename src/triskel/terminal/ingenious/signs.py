"""How colours, halves and tiles are written: a letter each, as in the notation, or a shape."""

import re
from typing import Final

from triskel.ingenious.tiles import COLOURS, LETTERS
from triskel.terminal.palette import BLOCKS, INKS, Palette

SHAPES: Final = "★◉✱◆☼○"
"""Six silhouettes, like the printed ones: stars, a disc, a hexagon, a sun, a ring."""

_WORDS = re.compile(rf"\b({'|'.join(COLOURS)})\b")


def sign(colour: int, shapes: bool) -> str:
    return SHAPES[colour] if shapes else LETTERS[colour]


def half(colour: int, shapes: bool = False) -> str:
    """The three signs of one half of a tile that lies on the rack: with a shape goes the letter to be typed."""
    return f"{SHAPES[colour]}{LETTERS[colour]} " if shapes else f" {LETTERS[colour]} "


def tile(name: str, palette: Palette, shapes: bool = False) -> str:
    """A tile as it lies on the rack."""
    halves = [LETTERS.index(letter) for letter in name]
    return "━".join(palette.paint(half(colour, shapes), BLOCKS[COLOURS[colour]]) for colour in halves)


def inked(text: str, palette: Palette) -> str:
    """A sentence in which the words of colours have their colours."""
    return _WORDS.sub(lambda found: palette.paint(found[0], INKS[found[0]]), text)
