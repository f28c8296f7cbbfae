"""The scoring tracks of all players, one under the other, with the lowest marker of each pointed out."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from triskel.ingenious.scoring import LAST
from triskel.ingenious.tiles import COLOURS, LETTERS
from triskel.terminal import sentences
from triskel.terminal.face import View
from triskel.terminal.ingenious.signs import SHAPES
from triskel.terminal.palette import BOLD, DIM, INKS, TITLE, Palette, padded
from triskel.terminal.people import People

WIDTH: Final = 31
"""The columns that a track takes: letter, 19 spaces, number, the word "lowest"."""

GAP: Final = 3


def track_names(view: View, people: People, reader: int) -> list[str]:
    """Whose each track is: a player's, a team's, or the solitaire player's."""
    count = len(cast(Sequence[object], view["markers"]))
    if len(people.specs) == 1:
        return [sentences.SOLO_TRACK]
    if count == len(people.specs):
        return [people.name(seat, reader) for seat in range(count)]
    partners = [[people.name(seat, reader) for seat in (team, team + count)] for team in range(count)]
    for pair in partners:
        pair.sort(key=lambda name: name != sentences.YOU)
    return [sentences.TEAM.format(one=_short(one), other=_short(other)) for one, other in partners]


def _short(name: str) -> str:
    """A name without its bot: two must fit over one track."""
    return name.partition(" (")[0]


def draw(view: View, people: People, reader: int, palette: Palette, shapes: bool = False) -> list[list[str]]:
    """Seven lines for each track."""
    found: list[list[str]] = []
    names = track_names(view, people, reader)
    tracks = cast(Sequence[Mapping[str, int]], view["markers"])
    is_double = len(people.specs) == 1 or len(tracks) < len(people.specs)
    turn = cast(int, view["turn"]) % len(names) if view["phase"] != "over" and len(names) > 1 else None
    for number, (name, markers) in enumerate(zip(names, tracks, strict=True)):
        lines = [_title(name, number == turn, palette)]
        lowest = min(markers.values())
        for colour, word in enumerate(COLOURS):
            marker = markers[word]
            drawn = _spaces(marker, is_double, SHAPES[colour] if shapes else "●")
            lines.append(_line(colour, drawn, marker, marker == lowest, palette))
        found.append(lines)
    return found


def below_each_other(tracks: Sequence[list[str]]) -> list[str]:
    """With a blank line between them."""
    return [line for number, lines in enumerate(tracks) for line in ([""] if number else []) + lines]


def beside_each_other(tracks: Sequence[list[str]], columns: int) -> list[str]:
    """As many in a row as the columns allow."""
    fitting = max(1, (columns + GAP) // (WIDTH + GAP))
    found: list[list[str]] = []
    for start in range(0, len(tracks), fitting):
        lines = zip(*tracks[start : start + fitting], strict=True)
        found.append(["".join(padded(part, WIDTH + GAP) for part in parts).rstrip() for parts in lines])
    return below_each_other(found)


def _title(name: str, is_on_turn: bool, palette: Palette) -> str:
    title = f"{'▸' if is_on_turn else ' '} {name}"
    if len(title) > WIDTH:
        title = title[: WIDTH - 1] + "…"
    return palette.paint(title, TITLE if is_on_turn else BOLD)


def _spaces(marker: int, is_double: bool, peg: str) -> tuple[str, str]:
    """The 19 spaces of a scoring board, up to the marker and beyond it. The second board of a double track lies
    over the first, drawn thicker."""
    end = int(LAST)
    if is_double and marker >= end:
        return "█" * (marker - end) + peg, "━" * (2 * end - marker)
    return "━" * marker + peg, "─" * (end - marker)


def _line(colour: int, spaces: tuple[str, str], marker: int, is_lowest: bool, palette: Palette) -> str:
    ink = INKS[COLOURS[colour]]
    number = f" {marker:2} {sentences.LOWEST}" if is_lowest else f" {marker:2}"
    return (
        palette.paint(f"{LETTERS[colour]} {spaces[0]}", ink)
        + palette.paint(spaces[1], DIM)
        + palette.paint(number, BOLD if is_lowest else "")
    )
