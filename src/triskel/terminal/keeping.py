"""Games in files: a record is written whole or not at all, and nothing of somebody else's is overwritten."""

import os
from datetime import datetime
from pathlib import Path

from triskel.core.errors import BadRecord, TriskelError
from triskel.core.records import Record
from triskel.terminal import sentences
from triskel.terminal.files import read_text


class CantSave(TriskelError):
    """The file can't be written, with the reason."""


def load(path: Path, game: str | None = None) -> Record:
    """A record from a file, replayed to be sure that it is sound; raises BadRecord or BadFile."""
    text = read_text(str(path))
    try:
        record = Record.loads(text, game)
        record.verify()
    except TriskelError as error:
        raise BadRecord(sentences.BAD_FILE.format(file=path, why=error)) from None
    return record


class Keeper:
    """Knows the file of the game on the table."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._ours: set[Path] = set()
        self._saved: list[tuple[int, int]] = []

    def check(self) -> None:
        """Raise CantSave, before the game begins, where the file belongs to something else."""
        if self.path is not None:
            self._check(self.path)

    def has_saved(self, record: Record) -> bool:
        return record.moves == self._saved

    def adopt(self, path: Path, record: Record) -> None:
        """The game on the table comes from this file and goes back there."""
        self.path = path
        self._ours.add(path.resolve())
        self._saved = list(record.moves)

    def save(self, record: Record, path: Path | None = None) -> Path:
        """Write the record; without a path to the game's own file, which is chosen now if it has none."""
        target = path or self.path or _fresh_path(record.game)
        self._check(target)
        partial = target.with_name(target.name + ".part")
        try:
            partial.write_text(record.dumps(), encoding="utf-8")
            os.replace(partial, target)
        except (OSError, ValueError) as error:
            raise CantSave(sentences.CANT_SAVE.format(file=target, why=_why(error))) from None
        self.adopt(target, record)
        return target

    def _check(self, path: Path) -> None:
        if path.is_dir():
            raise CantSave(sentences.CANT_SAVE.format(file=path, why=sentences.IS_FOLDER))
        if not path.parent.is_dir():
            raise CantSave(sentences.CANT_SAVE.format(file=path, why=sentences.NO_FOLDER))
        if path.exists() and path.resolve() not in self._ours:
            raise CantSave(sentences.FILE_EXISTS.format(file=path))


def _fresh_path(game: str) -> Path:
    """A name in the current folder that nothing has yet."""
    stem = f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}"
    path, number = Path(f"{stem}.jsonl"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.jsonl")
    return path


def _why(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return sentences.NO_TEXT
