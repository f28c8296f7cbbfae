"""Games as they are kept: a header, the moves (those of chance included), a closing line.

A record is JSON lines, so that it can be read by eye, diffed and streamed::

    {"triskel": 1, "game": "ingenious", "rules": 1, "options": {...}, "seats": ["Ann", "greedy"]}
    ["*", "+RG"]
    [0, "Re1-Gf1"]
    {"end": 2, "outcome": null}

The seat of chance is written ``*``. The closing line counts the moves, so that a record that was cut
off is noticed; its outcome is null while the game goes on. A game that began from a position carries the
document in its header as ``position``.
"""

import json
from collections.abc import Iterator, Mapping, Sequence

from triskel.core.errors import BadRecord, TriskelError
from triskel.core.game import Game, Options
from triskel.core.registry import game as game_named
from triskel.core.registry import load_position
from triskel.core.state import CHANCE, State

FORMAT = 1


class Record:
    """A game told by its options and its moves. ``moves`` holds (seat, move) pairs."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] | None = None,
        position: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        chosen = game_named(game)
        self.rules = chosen.rules_version
        self.position = dict(position) if position is not None else None
        self.options = chosen.settle(options or {}) if position is None else _options_of(chosen, position, options)
        count = self.start().seats
        self.seats = list(seats) if seats is not None else [f"seat {seat + 1}" for seat in range(count)]
        if len(self.seats) != count:
            raise BadRecord(f"the game has {count} seats, not {len(self.seats)}")
        self.moves: list[tuple[int, int]] = []
        # What the closing line of a loaded record says about the end; a record being made claims nothing.
        self._claims = False
        self._claimed: object = None

    def start(self) -> State:
        """The state before the first move."""
        if self.position is not None:
            return load_position(self.position)
        return game_named(self.game).start(self.options)

    def add(self, seat: int, move: int) -> None:
        self._claims = False
        self.moves.append((seat, move))

    def replay(self, upto: int | None = None) -> State:
        """The state after all moves, or after the first ``upto``; raises BadRecord at an illegal move."""
        state = self.start()
        for _ in self._steps(state, upto):
            pass
        return state

    def states(self) -> Iterator[State]:
        """The state before each move and at the end, each an independent copy."""
        state = self.start()
        yield state.copy()
        for _ in self._steps(state, None):
            yield state.copy()

    def _steps(self, state: State, upto: int | None) -> Iterator[int]:
        for number, (seat, move) in enumerate(self.moves[:upto], start=1):
            try:
                state.play(seat, move)
            except TriskelError as error:
                raise BadRecord(f"move {number} is not legal: {error}") from None
            yield number

    def cut(self, upto: int) -> "Record":
        """The same game up to and with move number ``upto``."""
        shorter = Record(self.game, self.options, self.seats, self.position)
        shorter.moves = self.moves[:upto]
        return shorter

    def dumps(self) -> str:
        """The record as text."""
        state = self.start()
        header: dict[str, object] = {"triskel": FORMAT, "game": self.game, "rules": self.rules}
        header.update(options=self.options, seats=self.seats)
        if self.position is not None:
            header["position"] = self.position
        lines: list[object] = [header]
        lines += [["*" if seat == CHANCE else seat, state.move_text(move)] for seat, move in self.moves]
        outcome = self.replay().outcome()
        lines.append({"end": len(self.moves), "outcome": outcome.as_data() if outcome else None})
        return "".join(_WRITER.encode(line) + "\n" for line in lines)

    @classmethod
    def loads(cls, text: str, game: str | None = None) -> "Record":
        """A record from its text, read but not yet replayed; ``game`` names the one that is expected."""
        (_, first), *rest = _parsed(text)
        header = _header(first)
        if game is not None and header["game"] != game:
            raise BadRecord(f"this is a record of {header['game']}, not of {game}")
        record = cls._from_header(header)
        count = _claimed_count(rest)
        reader = record.start()
        for number, line in rest[:-1]:
            record.moves.append(_move(line, number, reader))
        closing = rest[-1][1]
        if count != len(record.moves):
            raise BadRecord(f"the closing line counts {count} moves, the record has {len(record.moves)}")
        record._claims = True
        record._claimed = closing.get("outcome") if isinstance(closing, dict) else None
        return record

    def verify(self) -> State:
        """Replay everything and compare the result with what a loaded record says; raises BadRecord."""
        state = self.replay()
        outcome = state.outcome()
        found = outcome.as_data() if outcome else None
        if self._claims and found != self._claimed:
            raise BadRecord(_difference(self._claimed, found))
        return state

    @classmethod
    def _from_header(cls, header: dict[str, object]) -> "Record":
        options, seats, position = header.get("options", {}), header.get("seats"), header.get("position")
        if not isinstance(options, dict):
            raise BadRecord("line 1: 'options' is an object")
        if seats is not None and not (isinstance(seats, list) and all(isinstance(name, str) for name in seats)):
            raise BadRecord("line 1: 'seats' is a list of names")
        if position is not None and not isinstance(position, dict):
            raise BadRecord("line 1: 'position' is a position document")
        try:
            record = cls(str(header["game"]), options, seats, position)
        except BadRecord:
            raise
        except TriskelError as error:
            raise BadRecord(f"line 1: {error}") from None
        if header.get("rules") != record.rules:
            raise BadRecord(f"line 1: made under rules {header.get('rules')!r}; this program plays {record.rules}")
        return record


def _difference(claimed: object, found: dict[str, object] | None) -> str:
    """How the result that a record claims differs from the one found: in which part, where both have parts."""
    if found is not None and isinstance(claimed, dict):
        part = next((name for name in found if claimed.get(name) != found[name]), None)
        if part is not None:
            return f"of {part} the record says {claimed.get(part)!r}, the moves lead to {found[part]!r}"
    return f"the record says {claimed!r}, the moves lead to {found!r}"


def _options_of(game: Game, position: Mapping[str, object], options: Mapping[str, object] | None) -> Options:
    """The options of a record that begins from a position, which has its own."""
    if position.get("game") != game.name:
        raise BadRecord(f"this is a record of {game.name}, its position is of {position.get('game')!r}")
    own = position.get("options")
    if not isinstance(own, Mapping):
        return game.settle(options or {})
    settled = game.settle(own)
    if options and game.settle(options) != settled:
        raise BadRecord("the options of the record are not those of its position")
    return settled


def _parsed(text: str) -> list[tuple[int, object]]:
    """The lines with their numbers. Split at line feeds only: names may hold what else ``str`` calls a line's end."""
    lines: list[tuple[int, object]] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            lines.append((number, _READER.decode(line)))
        except (ValueError, RecursionError):
            raise BadRecord(f"line {number} is not JSON, or is cut off: {line[:40]!r}") from None
    if not lines:
        raise BadRecord("the record is empty")
    return lines


def _no_number(word: str) -> object:
    raise ValueError(f"{word} is not a number in JSON")


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("an object names a field twice")
    return found


# Made once: records are read and written by the thousand.
_READER = json.JSONDecoder(parse_constant=_no_number, object_pairs_hook=_without_repeats)
_WRITER = json.JSONEncoder(ensure_ascii=False)


def _header(line: object) -> dict[str, object]:
    if not isinstance(line, dict) or "triskel" not in line or not isinstance(line.get("game"), str):
        raise BadRecord('line 1 is not the header of a record: {"triskel": 1, "game": ..., "options": ...}')
    if line["triskel"] != FORMAT:
        raise BadRecord(f"line 1: format {line['triskel']!r} is not known; this program reads {FORMAT}")
    return line


def _claimed_count(lines: list[tuple[int, object]]) -> int:
    """How many moves the closing line counts; a record without one was cut off."""
    number, closing = lines[-1] if lines else (1, None)
    if not isinstance(closing, dict) or "end" not in closing:
        raise BadRecord(f"the record is cut off: no closing line after line {number}")
    count = closing["end"]
    if isinstance(count, bool) or not isinstance(count, int):
        raise BadRecord(f"line {number}: 'end' counts the moves, it is not {count!r}")
    return count


def _move(line: object, number: int, reader: State) -> tuple[int, int]:
    if not (isinstance(line, list) and len(line) == 2 and isinstance(line[1], str)):
        raise BadRecord(f'line {number} is not a move: [seat, "notation"]')
    seat = line[0]
    if seat == "*":
        seat = CHANCE
    elif isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < reader.seats:
        raise BadRecord(f"line {number}: there is no seat {seat!r}")
    try:
        return seat, reader.move_from_text(line[1])
    except TriskelError as error:
        raise BadRecord(f"line {number}: {error}") from None
