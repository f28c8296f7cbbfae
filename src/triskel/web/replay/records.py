"""Games as record files: written from a ledger, and read into a finished table that can be watched."""

from collections.abc import Iterator, Mapping, Sequence

from django.db import transaction
from django.utils import timezone

from triskel.core.records import Record
from triskel.core.state import CHANCE, State
from triskel.web import games
from triskel.web.games import face
from triskel.web.games.face import Face
from triskel.web.live import caches
from triskel.web.live.sql import as_json
from triskel.web.live.times import milliseconds, moment
from triskel.web.people.models import Person
from triskel.web.tables.ledger import Draft, Ledger, Logged, Sitter
from triskel.web.tables.ledger.fold import body_of
from triskel.web.tables.ledger.line import only_move
from triskel.web.tables.models import Entry, Seat, Table

LONGEST_NAME = 40


def record_of(
    ledger: Ledger,
    options: Mapping[str, object],
    position: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
) -> Record:
    """The game as it stands, without what was taken back."""
    seats = list(names) if names is not None else [sitter.name or sitter.bot for sitter in ledger.sitters]
    record = Record(ledger.game, options if position is None else None, seats or None, position)
    for seat, move in ledger.moves():
        record.add(seat, move)
    return record


def import_record(record: Record, creator: Person | None, title: str = "") -> Table:
    """A table of the recorded game, to be watched by whoever has its link. Raises BadRecord, and UnknownGame for a game
    that has no table here."""
    shown = face(record.game)
    record.verify()
    now = timezone.now()
    names = [_name(name) for name in record.seats]
    ledger = games.ledger(record.game, record.options, record.position, {"kind": "none"})
    for draft in _drafts(record, shown, names):
        ledger.apply(Logged(ledger.number + 1, milliseconds(now), draft.kind, draft.seat, None, draft.body))
    found = caches.columns(ledger, shown, milliseconds(now))
    with transaction.atomic():
        table = Table.objects.create(
            **{**found._asdict(), "status": Table.Status.OVER, "bot_due": None},
            game=record.game,
            rules=record.rules,
            options=record.options,
            position=record.position,
            clock={"kind": "none"},
            title=title[:60],
            private=True,
            imported=True,
            creator=creator,
        )
        Seat.objects.bulk_create(Seat(table=table, number=seat, name=name) for seat, name in enumerate(names))
        Entry.objects.bulk_create(_row(table, entry) for entry in ledger.entries)
    return table


def _drafts(record: Record, shown: Face, names: list[str]) -> Iterator[Draft]:
    """The log that the game would have had here. One that was not played to its end is ended at once."""
    state = record.start()
    moves = list(record.moves)
    begun = next((index for index, (seat, _move) in enumerate(moves) if seat != CHANCE), len(moves))
    for seat, move in moves[:begun]:
        state.play(seat, move)
    yield Draft("start", None, body_of(tuple(Sitter(None, name) for name in names), moves[:begun]))
    turn: list[tuple[int, int]] = []
    for seat, move in moves[begun:]:
        if turn and not _follows(state, shown, turn[0][0], seat):
            yield _play(turn)
            turn = []
        turn.append((seat, move))
        state.play(seat, move)
    if turn:
        yield _play(turn)
    if not state.is_over():
        yield Draft("end", None, {"why": "imported"})


def _play(turn: list[tuple[int, int]]) -> Draft:
    return Draft("play", turn[0][0], {"moves": [list(pair) for pair in turn]})


def _follows(state: State, shown: Face, mover: int, seat: int) -> bool:
    """Whether the next move belongs to the entry of the move before it."""
    if seat == CHANCE or only_move(state, seat) is not None:
        return True
    return seat == mover and shown.whispers(state, seat)


def _row(table: Table, entry: Logged) -> Entry:
    return Entry(
        table=table,
        number=entry.number,
        at=moment(entry.at),
        kind=entry.kind,
        seat=entry.seat,
        body=as_json(entry.body),
    )


def _name(name: str) -> str:
    """A name of a record as it can stand at a table: it may have been anything."""
    plain = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(plain.split())[:LONGEST_NAME]
