"""Moves as text, positions as documents, games as records: all come back as they went out."""

import json

from triskel.core.errors import BadNotation, BadRecord, TriskelError
from triskel.core.records import Record
from triskel.core.registry import load_position
from triskel.core.state import State
from triskel.testing.plain import what_is_not_plain
from triskel.testing.play import random_game
from triskel.testing.snapshot import apart, difference, shortened, snapshot, whom
from triskel.testing.trial import Trial

NO_MOVES = ("", "  ", "\x00", "no such move, surely", "\N{SNOWMAN}", "9" * 5000)
DAMAGE: tuple[object, ...] = (None, True, -1, 10**30, 1.5, "?", [], [None], [[]], {}, {"?": 1})


def check_texts(trial: Trial, state: State) -> None:
    """Each legal move has a text of its own, which names it in every state of the game."""
    for seat in state.awaited():
        legal = state.moves(seat)
        texts = {state.move_text(move) for move in legal}
        if len(texts) < len(legal):
            trial.fail(f"the {len(legal)} moves of {whom(seat)} have only {len(texts)} texts")
        for move in trial.sample(legal, 25):
            check_text(trial, state, move)
            _check_garbled(trial, state, state.move_text(move))
    for text in NO_MOVES:
        try:
            found = state.move_from_text(text)
        except BadNotation as error:
            if not str(error).strip() or "\n" in str(error):
                trial.fail(f"the text {shortened(text)!r} is refused without a sentence: {str(error)!r}")
        else:
            trial.fail(f"the text {shortened(text)!r} is read as the move {found}")


def check_text(trial: Trial, state: State, move: int) -> None:
    text = state.move_text(move)
    if not text or text != text.strip() or not text.isprintable():
        trial.fail(
            f"the text {text!r} of the move {move} can't be typed: it is empty, or has blanks around or controls"
        )
    for reader, when in ((state, "now"), (trial.start, "in the first state")):
        if (found := reader.move_from_text(text)) != move:
            trial.fail(f"the move {move} is written {text!r}, which is read as {found} {when}")
    if (first := trial.start.move_text(move)) != text:
        trial.fail(f"the move {move} is written {text!r} now and {first!r} in the first state")


def _check_garbled(trial: Trial, state: State, text: str) -> None:
    """A text with a slip of the pen names some move, or none; nothing else."""
    at = trial.rng.below(len(text))
    for slip in (
        text[:at] + text[at + 1 :],
        text[:at] + "x" + text[at:],
        text[:at] + "7" + text[at + 1 :],
        text + text,
    ):
        try:
            found = state.move_from_text(slip)
        except BadNotation:
            continue
        if not 0 <= found < trial.space:
            trial.fail(f"the text {slip!r} is read as {found}, outside of the space of {trial.space}")


def check_position(trial: Trial, state: State) -> None:
    """The document of this position, sent as JSON, is loaded as the same position."""
    document = state.document()
    if (found := what_is_not_plain(document, "document")) is not None:
        trial.fail(f"the position document is not plain data: {found}")
    if document.get("game") != trial.game.name:
        trial.fail(f"the position document does not name its game: {shortened(document.get('game'))}")
    loaded = load_position(json.loads(json.dumps(document)))
    if (found := difference(snapshot(state), snapshot(loaded))) is not None:
        trial.fail(f"a position comes back differently: {found}")
    trial.check_invariant(loaded, "in a loaded position")
    field = [*document][trial.rng.below(len(document))]
    damage = DAMAGE[trial.rng.below(len(DAMAGE))]
    for damaged in ({name: document[name] for name in document if name != field}, {**document, field: damage}):
        try:
            load_position(damaged)
        except TriskelError as error:
            if not str(error).strip() or "\n" in str(error):
                trial.fail(f"a damaged position ({field}) is refused without a sentence: {str(error)!r}")
        except Exception as error:
            with_what = shortened(repr(damaged.get(field, "nothing")))
            trial.fail(f"a position with {with_what} as {field!r} raises {error!r}, not BadPosition", error)


def check_record(trial: Trial, final: bytes) -> None:
    """The record of the whole game is read, verified and cut; a record can begin anywhere."""
    record = trial.record
    text = record.dumps()
    try:
        loaded = Record.loads(text, trial.game.name)
        if loaded.verify().key() != final:
            trial.fail("the record, read again, leads to another state")
    except BadRecord as error:
        trial.fail(f"the record can't be read again: {error}", error)
    if (again := loaded.dumps()) != text:
        trial.fail(f"the record, read and written again, reads {apart(text, again)}")
    for count in trial.sample([*trial.keys], 4):
        if record.cut(count).replay().key() != trial.keys[count]:
            trial.fail(f"the record cut after {count} moves leads to another state than the game was in")
    begin = trial.rng.below(len(record.moves) + 1)
    later = Record(trial.game.name, position=record.replay(begin).document())
    later.moves = record.moves[begin:]
    if Record.loads(later.dumps()).verify().key() != final:
        trial.fail(f"a record that begins from the position after {begin} moves leads to another state")


def check_same_seed(trial: Trial) -> None:
    again = random_game(trial.game, trial.options, trial.seed)
    for number, (mine, other) in enumerate(zip(trial.record.moves, again.moves, strict=False), start=1):
        if mine != other:
            trial.fail(f"the same seed gives another game: move {number} was {mine} and is {other}")
    if len(again.moves) != len(trial.record.moves):
        trial.fail(f"the same seed gives a game of {len(again.moves)} moves, not of {len(trial.record.moves)}")
