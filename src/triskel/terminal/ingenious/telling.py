"""The news of a game in sentences, made from what a seat is told."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from triskel.terminal import sentences
from triskel.terminal.face import Told
from triskel.terminal.ingenious.prospects import gain_text

Name = Callable[[int], str]
"""What the reader calls a seat."""


def tell(happened: Sequence[Told], name: Name, reader: int) -> list[str]:
    """A sentence for each thing worth telling; a tile and the markers that it moves make one."""
    found: list[str] = []
    drawn: list[str] = []
    for number, told in enumerate(happened):
        kind, seat = told["event"], cast(int, told.get("seat", -1))
        if kind == "tile_laid":
            found += _placement(told, happened[number + 1 :], name(seat))
        elif kind == "tile_drawn" and seat == reader:
            drawn.append(str(told["tile"]))
        elif kind == "rack_shown":
            found.append(sentences.SWAPPED.format(name=name(seat), tiles=_tiles(told)))
        elif kind == "bonus_lapsed":
            plays = _plays(cast(int, told["plays"]))
            found.append(sentences.LAPSED.format(name=name(seat), plays=plays))
        elif kind == "first_player":
            found.append(sentences.BEGINS.format(name=name(seat)))
    if drawn:
        found.append(sentences.DREW.format(tiles=", ".join(drawn)))
    return found


def revealed(happened: Sequence[Told], name: Name, reader: int) -> list[str]:
    """What came to light that the reader could not know before."""
    drawn = [str(told["tile"]) for told in happened if told["event"] == "tile_drawn" and told["seat"] == reader]
    found = [sentences.YOU_DREW.format(tiles=", ".join(drawn))] if drawn else []
    for told in happened:
        if told["event"] == "rack_shown" and told["seat"] != reader:
            found.append(sentences.SHOWED.format(name=name(cast(int, told["seat"])), tiles=_tiles(told)))
    return found


def _tiles(told: Told) -> str:
    return ", ".join(cast(Sequence[str], told["tiles"]))


def _plays(plays: int) -> str:
    return sentences.MORE_PLAY if plays == 1 else sentences.MORE_PLAYS.format(plays=plays)


def _placement(laid: Told, after: Sequence[Told], name: str) -> list[str]:
    """A tile was laid; ``after`` begins with what followed from it."""
    steps: dict[str, Told] = {}
    bonus = 0
    for told in after:
        if told["event"] == "marker_moved":
            steps[str(told["colour"])] = told
        elif told["event"] == "bonus_earned":
            bonus = cast(int, told["plays"])
        else:
            break
    cells = " ".join(cast(Sequence[str], laid["cells"]))
    text = sentences.PLACED.format(name=name, tile=laid["tile"], cells=cells, gains=_gains(laid, steps))
    filled = [step for step in steps.values() if step["filled"]]
    if not filled:
        return [text]
    ends = {
        "end": max(_reached(step) for step in filled),
        "colours": sentences.listed([str(s["colour"]) for s in filled]),
    }
    if bonus and not _wins_at_once(after):
        return [text, sentences.BONUS.format(name=name, plays=_plays(bonus), **ends)]
    return [text, sentences.REACHED.format(**ends)]


def _reached(step: Told) -> int:
    """The end of a scoring board that the marker reached: 18, or 36."""
    return cast(int, step["to"]) // 18 * 18


def _wins_at_once(after: Sequence[Told]) -> bool:
    return any(told["event"] == "game_over" and told["reason"] == "all_filled" for told in after)


def _gains(laid: Told, steps: Mapping[str, Told]) -> str:
    """What each colour of the tile gained; the two halves of a double go together."""
    colours, points = cast(Sequence[str], laid["colours"]), cast(Sequence[int], laid["points"])
    found = []
    for colour in dict.fromkeys(colours):
        gained = tuple(number for mine, number in zip(colours, points, strict=True) if mine == colour)
        step = steps.get(colour)
        before, after = (cast(int, step["from"]), cast(int, step["to"])) if step else (0, 0)
        found.append(gain_text(colour, gained, before, after))
    return ", ".join(found)
