"""Inis as a referee tells it: all that happened, how it ended, how a position looks.

``telling`` beside this is for the player at the keyboard, who is told less.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from triskel.core.state import CHANCE, ONLOOKER, State
from triskel.terminal.inis import results
from triskel.terminal.inis import sentences as said
from triskel.terminal.inis.table import TableDrawing
from triskel.terminal.inis.telling import Teller
from triskel.terminal.inis.wording import card_named
from triskel.terminal.palette import Palette
from triskel.terminal.telling import listed, player, sentence

Facts = Mapping[str, Any]

RANKING: Final = "Result"
_COLUMNS: Final = 100


def _name(seat: int) -> str:
    return sentence(player(seat))


def sentences(events: Sequence[Facts]) -> list[str]:
    """What happened, in order."""
    return [line.text for line in Teller(_name, 0).tell(events)]


def score(sheet: Facts) -> str:
    return results.score(sheet)


def position(state: State, seat: int | None, palette: Palette, marked: int) -> list[str]:
    """The table and what is going on; a seat sees its own hand, the referee sees all of them."""
    view: Facts = state.view(ONLOOKER if seat is None else seat)
    drawing = TableDrawing(view, _name, lambda other: said.SHORT.format(number=other + 1), palette, _COLUMNS)
    lines = drawing.lines()
    if seat is None:
        lines += ["", *_hands(state)]
    if state.is_over():
        return [*lines, "", said.OVER]
    going_on = " > ".join(str(step["step"]) for step in view["stack"])
    awaited = [said.CHANCE if other == CHANCE else _name(other) for other in view["awaited"]]
    return [*lines, "", said.GOING_ON.format(steps=going_on, names=listed(awaited))]


def _hands(state: State) -> list[str]:
    document: Any = state.document()
    rows = []
    for other, hand in enumerate(document["hands"]):
        rows.append(said.HAND.format(title=_name(other), cards=_cards(hand)))
    if document["aside"]:
        rows.append(said.HAND.format(title=said.ASIDE, cards=_cards([document["aside"]])))
    return rows


def _cards(written: Sequence[str]) -> str:
    return ", ".join(card_named(text) for text in written) or said.NO_CARDS
