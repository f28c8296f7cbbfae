"""Ingenious as a referee tells it: all that happened, how it ended, how a position looks.

``telling`` beside this is for the player at the keyboard, who needs less.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from triskel.core.state import ONLOOKER, State
from triskel.ingenious.board import board_for
from triskel.ingenious.tiles import COLOURS, LETTERS
from triskel.terminal.ingenious.board_drawing import BoardDrawing
from triskel.terminal.palette import Palette
from triskel.terminal.telling import listed, player, sentence

Facts = Mapping[str, Any]

RANKING = "Ranking, from the lowest colour to the highest"


# What happened


def sentences(events: Sequence[Facts]) -> list[str]:
    """What happened, in order; tiles that one player draws in a row make one sentence."""
    found = []
    gained: dict[str, int] = {}
    for (kind, seat), group in groupby(events, key=lambda event: (event["event"], event.get("seat"))):
        run = list(group)
        if kind == "tile_drawn":
            found.append(_draws(seat, run))
            continue
        for event in run:
            if kind == "tile_laid":
                gained = _gained(event)
            found.append(_one(event, gained))
    return [sentence(text) for text in found]


def _draws(seat: int, run: Sequence[Facts]) -> str:
    known = [event["tile"] for event in run if "tile" in event]
    if len(known) == len(run):
        return f"{player(seat)} draws {', '.join(known)}."
    return f"{player(seat)} draws {'a tile' if len(run) == 1 else f'{len(run)} tiles'}."


def _one(event: Facts, gained: Mapping[str, int]) -> str:
    """``gained`` is what the last tile scored, by colour."""
    match event["event"]:
        case "first_player":
            return f"{player(event['seat'])} begins."
        case "tile_laid":
            return _laid(event, gained)
        case "marker_moved":
            return _moved(event, gained)
        case "bonus_earned":
            return f"{player(event['seat'])} has earned {_plays(event['plays'])}."
        case "bonus_lapsed":
            return f"{player(event['seat'])} loses {_plays(event['plays'])}: there is no tile or no place left."
        case "rack_shown":
            return f"{player(event['seat'])} swaps and shows the rack: {', '.join(event['tiles'])}."
        case "rack_returned":
            return f"The old rack goes back into the bag: {', '.join(event['tiles'])}."
        case "game_over":
            return _over(event)
    return f"{event['event']}."


def _plays(count: int) -> str:
    return "a bonus play" if count == 1 else f"{count} bonus plays"


def _laid(event: Facts, gained: Mapping[str, int]) -> str:
    first, second = event["cells"]
    points = listed([f"{number} {colour}" for colour, number in gained.items()])
    return f"{player(event['seat'])} lays {event['tile']} on {first} and {second}: {points}."


def _gained(event: Facts) -> dict[str, int]:
    """The points of both halves by colour; those of a double add up."""
    gained: dict[str, int] = {}
    for colour, points in zip(event["colours"], event["points"], strict=True):
        gained[colour] = gained.get(colour, 0) + points
    return gained


def _moved(event: Facts, gained: Mapping[str, int]) -> str:
    colour, before, after = event["colour"], event["from"], event["to"]
    end = ", the end of a board" if event["filled"] else ""
    lost = gained.get(colour, 0) - (after - before)
    surplus = f"; the surplus of {lost} is lost" if lost > 0 else ""
    return f"{colour} moves from {before} to {after}{end}{surplus}."


def _over(event: Facts) -> str:
    if event["reason"] == "all_filled":
        winners = [player(seat) for seat, place in enumerate(event["places"]) if place == 1]
        return f"All six colours of {listed(winners)} stand at the end: the game is over."
    return "No tile can be laid any more: the game is over."


# How it ended


def score(sheet: Facts) -> str:
    """The markers from the lowest, which are compared in this order."""
    markers = ", ".join(str(number) for number in sheet["rising"])
    return f"{markers} ({sheet['grade']})" if "grade" in sheet else markers


# How a position looks


def position(state: State, seat: int | None, palette: Palette, marked: int) -> list[str]:
    """The board, the tracks, the racks and whose turn it is; a seat sees only its own rack."""
    view: Facts = state.view(ONLOOKER if seat is None else seat)
    racks: Any = state.document()["racks"]
    lines = BoardDrawing(board_for(view["options"]["players"])).draw(view["tiles"], marked).lines(palette)
    lines += ["", _row("tracks", LETTERS)]
    for track, markers in enumerate(view["markers"]):
        owner = f"player {track + 1}+{track + 3}" if view["options"]["teams"] else player(track)
        lines.append(_row(owner, [markers[colour] for colour in COLOURS]))
    nothing = "to be dealt" if view["phase"] == "dealing" else "empty"
    lines += ["", "racks"]
    for other, held in enumerate(view["held"]):
        tiles = racks[other] if seat in (None, other) else ["??"] * held
        lines.append(f"{player(other):<11}  {' '.join(tiles) or nothing}")
    if view["aside"]:
        lines.append(f"{'laid aside':<11}  {' '.join(view['aside'])}")
    return [*lines, f"{'bag':<11}  {view['bag']} tiles", "", f"{view['phase']}: {_moment(view)}"]


def _row(label: str, cells: Iterable[object]) -> str:
    return f"{label:<11}" + "".join(f"{cell:>4}" for cell in cells)


def _moment(view: Facts) -> str:
    turn = player(view["turn"])
    match view["phase"]:
        case "beginning":
            return "chance chooses who begins."
        case "dealing":
            return f"chance fills the racks; then it is the turn of {turn}."
        case "placing":
            more = view["plays"] - 1
            bonus = f", then {_plays(more)} may follow" if more else ""
            beside = ", beside a printed symbol of its own" if view["first_round"] else ""
            return f"{turn} lays a tile{beside}{bonus}."
        case "ending":
            return f"{turn} keeps the rack or, if the rules allow it, swaps it."
        case "refilling":
            return f"chance fills the rack of {turn}."
    return "the game is over."
