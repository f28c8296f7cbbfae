"""``triskel position``: show a position, list its moves, play some. The referee, and the form of bug reports."""

import argparse
import json
import sys

from triskel.core.chance import Rng
from triskel.core.registry import load_position
from triskel.core.state import CHANCE, State
from triskel.terminal import telling
from triskel.terminal.files import pretty, read_json
from triskel.terminal.palette import MODES, palette_for
from triskel.terminal.referee import Referee, check_seat


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(
        title="actions", metavar="ACTION", dest="action", required=True, parser_class=type(parser)
    )
    show = actions.add_parser("show", help="the board, the racks, whose turn it is", description="Draw a position.")
    moves = actions.add_parser("moves", help="the legal moves", description="List the legal moves, one a line.")
    play = actions.add_parser(
        "play",
        help="play moves and see what happens",
        description="Play moves, tell what happens, print the position that results.",
        epilog="Moves are written as in docs/notation.md, such as f6g6RG, swap, keep, and +RG for a drawn tile. "
        "Each is made by whoever is awaited; where several are, write the seat first: 1:keep.",
    )
    for action in (show, moves, play):
        action.add_argument("file", metavar="FILE", help="a position document; - for standard input")
    add_color(show)
    moves.add_argument("--seat", type=int, metavar="N", help="only this seat's moves; seats count from 0")
    play.add_argument("moves", nargs="*", metavar="MOVE", help="what to play, in order")
    play.set_defaults(scattered="moves")
    play.add_argument("--auto", action="store_true", help="make moves that are the only legal one without being told")
    for action in (moves, play):
        action.add_argument("--seed", type=int, metavar="S", help="let chance draw, by this seed, whatever is not told")
        action.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    document = _read(options.file)
    state = load_position(document)
    if options.action == "show":
        _show(document, state, options.color)
    elif options.action == "moves":
        _list_moves(state, options)
    else:
        _play(state, options)
    return 0


def _read(name: str) -> object:
    """A document, or the one within what ``position play --json`` and ``replay --at --json`` print."""
    found = read_json(name)
    if isinstance(found, dict) and "game" not in found and "position" in found:
        return found["position"]
    return found


def add_color(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--color", choices=MODES, default="auto", help="whether to use colours")


def _show(document: object, state: State, color: str) -> None:
    note = document.get("note") if isinstance(document, dict) else None
    if isinstance(note, str):
        print(telling.printable(note) + "\n")
    draw(state, color)
    _print_ranking(state)


def draw(state: State, color: str, seat: int | None = None, marked: int = 0) -> None:
    palette = palette_for(sys.stdout, color)
    for line in telling.position(state, palette, seat, marked):
        print(palette.plain(line))


def _list_moves(state: State, options: argparse.Namespace) -> None:
    if options.seat is not None:
        check_seat(state, options.seat)
    if options.seed is not None:
        Referee(state, Rng(options.seed)).settle()
    awaited = [seat for seat in state.awaited() if options.seat in (None, seat)]
    found = sorted((seat, state.move_text(move)) for seat in awaited for move in state.moves(seat))
    if options.json:
        print(json.dumps([{"seat": seat_text(seat), "move": text} for seat, text in found]))
        return
    for seat, text in found:
        print(f"{seat_text(seat)}:{text}" if len(awaited) > 1 else text)


def _play(state: State, options: argparse.Namespace) -> None:
    rng = None if options.seed is None else Rng(options.seed)
    referee = Referee(state, rng, options.auto)
    for written in options.moves:
        referee.play(written)
    referee.settle()
    document, outcome = state.document(), state.outcome()
    events = [event.in_full() for event in referee.events]
    if options.json:
        found = {
            "moves": [[seat_text(seat), state.move_text(move)] for seat, move in referee.moves],
            "events": events,
            "position": document,
            "outcome": outcome.as_data() if outcome else None,
            "awaited": [seat_text(seat) for seat in state.awaited()],
        }
        print(json.dumps(found, ensure_ascii=False))
        return
    for line in telling.sentences(str(document["game"]), events):
        print(line)
    _print_ranking(state)
    print(pretty(document))


def _print_ranking(state: State) -> None:
    outcome = state.outcome()
    if outcome:
        for line in telling.ranking(str(state.document()["game"]), outcome, telling.named([""] * state.seats)):
            print(line)


def seat_text(seat: int) -> int | str:
    """A seat as records write it: chance is a star."""
    return "*" if seat == CHANCE else seat
