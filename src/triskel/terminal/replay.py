"""``triskel replay``: a recorded game in sentences, a moment of it, or the proof that it is a game."""

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from triskel.core import registry
from triskel.core.errors import BadRecord, TriskelError
from triskel.core.records import Record
from triskel.core.state import CHANCE, State
from triskel.terminal import telling
from triskel.terminal.files import read_text
from triskel.terminal.position import add_color, draw, seat_text
from triskel.terminal.referee import check_seat


@dataclass(frozen=True)
class Step:
    """One move of the record and what it told."""

    number: int
    seat: int
    move: int
    events: list[dict[str, object]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--verify", action="store_true", help="replay all and compare the result with what is claimed")
    parser.add_argument("--at", type=int, metavar="K", help="show the position after K moves, those of chance included")
    parser.add_argument("--seat", type=int, metavar="N", help="only what this seat was told; seats count from 0")
    parser.add_argument("--game", metavar="NAME", help="refuse the record of any other game")
    add_color(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    if options.game is not None:
        registry.game(options.game)
    record = Record.loads(read_text(options.file), options.game)
    if options.seat is not None:
        check_seat(record.start(), options.seat)
    if options.verify:
        _verify(record, options.json)
    if options.at is not None:
        _show_moment(record, options)
    elif not options.verify:
        _tell(record, options)
    return 0


def _verify(record: Record, as_json: bool) -> None:
    state = record.verify()
    over = state.is_over()
    if as_json:
        print(json.dumps({"ok": True, "game": record.game, "moves": len(record.moves), "over": over}))
    else:
        end = "played to the end" if over else "not played to the end"
        print(f"OK: {registry.game(record.game).title}, {len(record.moves)} moves, {end}")


def _show_moment(record: Record, options: argparse.Namespace) -> None:
    if not 0 <= options.at <= len(record.moves):
        raise TriskelError(f"--at takes 0 to {len(record.moves)}, as many as the record has moves, not {options.at}")
    state = record.replay(options.at)
    if options.json:
        shown = {"position": state.document()} if options.seat is None else {"view": state.view(options.seat)}
        print(json.dumps({"at": options.at, **shown}, ensure_ascii=False))
    else:
        draw(state, options.color, options.seat, marked=1)


def _tell(record: Record, options: argparse.Namespace) -> None:
    state = record.start()
    # All of it is replayed before anything is printed: half a story of a bad record would be worse than none.
    steps = list(_steps(record, state, options.seat))
    if options.json:
        print(json.dumps(_as_data(record, state, steps, options.seat), ensure_ascii=False))
        return
    names = telling.named(record.seats)
    print(f"{registry.game(record.game).title}: {telling.listed(names)}")
    for first, last, lines in _paragraphs(record.game, steps):
        number = str(first) if first == last else f"{first}-{last}"
        print(f"{number:>7}  {' '.join(lines)}")
    outcome = state.outcome()
    if outcome is None:
        print(f"The record ends here, the game does not. {telling.awaited(state)}")
    else:
        for line in telling.ranking(record.game, outcome, names):
            print(line)


def _steps(record: Record, state: State, seat: int | None) -> Iterator[Step]:
    """Plays the record on the state, move by move."""
    for number, (mover, move) in enumerate(record.moves, start=1):
        try:
            events = state.play(mover, move)
        except TriskelError as error:
            raise BadRecord(f"move {number} is not legal: {error}") from None
        told = (event.in_full() if seat is None else event.told_to(seat) for event in events)
        yield Step(number, mover, move, [event for event in told if event is not None])


def _paragraphs(game: str, steps: Iterable[Step]) -> Iterator[tuple[int, int, list[str]]]:
    """The numbers of the first and the last move and what they told; moves of chance in a row are told together."""
    for _, group in groupby(steps, key=lambda step: CHANCE if step.seat == CHANCE else step.number):
        run = list(group)
        lines = telling.sentences(game, [event for step in run for event in step.events])
        if lines:
            yield run[0].number, run[-1].number, lines


def _as_data(record: Record, state: State, steps: Sequence[Step], seat: int | None) -> dict[str, object]:
    outcome = state.outcome()
    moves = []
    for step in steps:
        entry: dict[str, object] = {"number": step.number, "seat": seat_text(step.seat)}
        # A seat is told events, never the moves of others: those may be sealed or drawn in secret.
        if seat in (None, step.seat):
            entry["move"] = state.move_text(step.move)
        elif not step.events:
            continue
        moves.append({**entry, "events": step.events})
    return {
        "game": record.game,
        "options": record.options,
        "seats": record.seats,
        "moves": moves,
        "outcome": outcome.as_data() if outcome else None,
    }
