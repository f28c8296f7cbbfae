"""Events, positions and rankings in plain sentences, for any game, as a referee tells them.

A game has words of its own in a module listed in ``_WORDS``; the events of any other are told by their facts.
Seats count from 0 in documents and notation, sentences speak of player 1.
"""

import json
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from triskel.core.outcome import Outcome
from triskel.core.state import CHANCE, State
from triskel.terminal.files import pretty
from triskel.terminal.palette import Palette

Told = Mapping[str, object]
"""An event as somebody was told it: its kind as ``event``, and facts."""

_WORDS = {"ingenious": "triskel.terminal.ingenious.words", "inis": "triskel.terminal.inis.words"}


class Words(Protocol):
    """What a game's own module of words offers."""

    RANKING: str

    def sentences(self, events: Sequence[Told]) -> list[str]: ...

    def score(self, sheet: Mapping[str, object]) -> str: ...

    def position(self, state: State, seat: int | None, palette: Palette, marked: int) -> list[str]: ...


def words_of(game: str) -> Words | None:
    return cast(Words, import_module(_WORDS[game])) if game in _WORDS else None


def sentences(game: str, events: Sequence[Told]) -> list[str]:
    """What happened, in order."""
    words = words_of(game)
    return words.sentences(events) if words else [_generic(event) for event in events]


def ranking(game: str, outcome: Outcome, names: Sequence[str]) -> list[str]:
    """A heading, then one line a seat, the best first."""
    words = words_of(game)
    lines = [words.RANKING if words else "Ranking"]
    for seat in sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat)):
        sheet = outcome.sheets[seat]
        score = words.score(sheet) if words else json.dumps(sheet, ensure_ascii=False)
        lines.append(f"{outcome.places[seat]}. {names[seat]}: {score}")
    return lines


def position(state: State, palette: Palette, seat: int | None = None, marked: int = 0) -> list[str]:
    """A position as this seat sees it, or, with no seat, as the referee knows it; the last moves are ``marked``."""
    words = words_of(str(state.document()["game"]))
    if words:
        return words.position(state, seat, palette, marked)
    return pretty(state.document() if seat is None else state.view(seat)).split("\n")


def awaited(state: State) -> str:
    """Who is awaited, in a sentence."""
    seats = state.awaited()
    if not seats:
        return "The game is over."
    if seats == (CHANCE,):
        return "Chance moves next."
    return f"Next: {listed([player(seat) for seat in seats])}."


def player(seat: int) -> str:
    return f"player {seat + 1}"


def named(names: Sequence[str]) -> list[str]:
    """The players with the names that a record gives them, as far as these say anything."""
    found = []
    for seat, name in enumerate(names):
        shown = printable(name)
        found.append(f"player {seat + 1} ({shown})" if shown not in ("", f"seat {seat + 1}") else player(seat))
    return found


def printable(text: str) -> str:
    """Text from a file, without what would drive the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _generic(event: Told) -> str:
    kind = str(event["event"]).replace("_", " ")
    facts = [f"{name} {json.dumps(value, ensure_ascii=False)}" for name, value in event.items() if name != "event"]
    return printable(sentence(f"{kind}: {', '.join(facts)}." if facts else f"{kind}."))
