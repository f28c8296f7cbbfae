"""Moves in writing: short, typeable, the same in every language.

    bard            a card by its name, small letters and hyphens; advantage cards end in -card: hills-card
    @hills          a territory
    p2              a seat, counted from 0; attack-p2, take-p2 a clan of it
    1,-2u           a spot of the island, see ``island``
    pass done yes no peace fight withdraw shelter clan card pretender sunwise widdershins
    +hills          a tile that is drawn; layout7 how the first tiles lie

Capitals and spaces do not matter when reading.
"""

import re
from typing import Final

from triskel.core.errors import BadNotation
from triskel.inis import island
from triskel.inis.names import (
    AT,
    ATTACK,
    CARD,
    CARD_NAMES,
    CLAN,
    DONE,
    FIGHT,
    FIRST_ADVANTAGE,
    FIRST_TALE,
    LAYOUT,
    NO,
    PASS,
    PEACE,
    PRETENDER,
    SEAT,
    SHELTER,
    SPACE,
    SPOT,
    SUNWISE,
    TAKE,
    TERRITORIES,
    TILE,
    WIDDERSHINS,
    WITHDRAW,
    YES,
)

_WORDS: Final = {
    PASS: "pass",
    DONE: "done",
    PRETENDER: "pretender",
    CLAN: "clan",
    SHELTER: "shelter",
    PEACE: "peace",
    FIGHT: "fight",
    WITHDRAW: "withdraw",
    YES: "yes",
    NO: "no",
    SUNWISE: "sunwise",
    WIDDERSHINS: "widdershins",
    CARD: "card",
}


def plain(name: str) -> str:
    """A name in small letters and hyphens."""
    return re.sub(r"[^a-z]+", "-", name.lower().replace("'", "")).strip("-")


def _all_texts() -> dict[int, str]:
    found = dict(_WORDS)
    for card, name in enumerate(CARD_NAMES):
        found[card] = plain(name) + ("-card" if FIRST_ADVANTAGE <= card < FIRST_TALE else "")
    for number, name in enumerate(TERRITORIES):
        found[AT + number] = "@" + plain(name)
        found[TILE + number] = "+" + plain(name)
    for seat in range(4):
        found[SEAT + seat] = f"p{seat}"
        found[ATTACK + seat] = f"attack-p{seat}"
        found[TAKE + seat] = f"take-p{seat}"
    for number in range(SPOT - LAYOUT):
        found[LAYOUT + number] = f"layout{number}"
    return found


_TEXTS: Final = _all_texts()
_MOVES: Final = {text: move for move, text in _TEXTS.items()}


def names(move: int) -> bool:
    """Whether the number stands for anything."""
    return move in _TEXTS or (SPOT <= move < SPACE and island.exists(move - SPOT))


def text(move: int) -> str:
    if move >= SPOT:
        return island.spot_text(move - SPOT)
    return _TEXTS[move]


def move(written: str) -> int:
    """The move that a text names; raises BadNotation."""
    typed = written.strip().lower().replace(" ", "-")
    if typed in _MOVES:
        return _MOVES[typed]
    if re.match(r"[+-]?\d", typed):
        return SPOT + island.spot_from_text(written)
    raise BadNotation(
        f"{written!r} is no move; write a card (new-clans), a territory (@hills), a seat (p1), pass or done"
    )
