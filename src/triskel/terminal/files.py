"""Reading what the commands are given, a file or standard input, and writing JSON that people can read."""

import json
import os
import sys
from pathlib import Path

from triskel.core.errors import TriskelError

STDIN = "-"
MOST_BYTES = 64 * 2**20
"""More than any record or position: whoever gives more meant another file."""

_WIDTH = 100
_LONGEST_NAME = 400


class BadFile(TriskelError):
    """A file that can't be read, or is no text."""


def read_text(name: str) -> str:
    """The text of a file, or of standard input for ``-``; raises BadFile."""
    try:
        if name == STDIN:
            content = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with open(name, "rb") as file:
                content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadFile(f"{_shown(name)} can't be read: {error.strerror or error}") from None
    except ValueError:
        raise BadFile(f"{_shown(name)} is no name of a file") from None
    if len(content) > MOST_BYTES:
        raise BadFile(f"{_shown(name)} is too long to be a record or a position")
    try:
        # Some editors begin a file with a byte order mark.
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(f"{_shown(name)} is no text in UTF-8, or is cut off within a letter") from None


def read_json(name: str) -> object:
    """What a JSON file says; raises BadFile."""
    text = read_text(name)
    try:
        return json.loads(text, parse_constant=_no_number, object_pairs_hook=_without_repeats)
    except json.JSONDecodeError as error:
        where = f"{error.msg}, line {error.lineno} column {error.colno}"
        raise BadFile(f"{_shown(name)} is not JSON: {where}") from None
    except (ValueError, RecursionError) as error:
        reason = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise BadFile(f"{_shown(name)} can't be read as JSON: {reason}") from None


def _shown(name: str) -> str:
    if name == STDIN:
        return "standard input"
    shown = name if name.isprintable() else ascii(name)
    return shown if len(shown) <= _LONGEST_NAME else f"... {shown[-_LONGEST_NAME:]}"


def _no_number(word: str) -> object:
    raise ValueError(f"{word} is not a number")


def _without_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise ValueError(f"an object names {name!r} twice")
        found[name] = value
    return found


def pretty(value: object, indent: int = 0) -> str:
    """JSON on as few lines as it stays readable on: whatever fits into a line is written in one."""
    line = json.dumps(value, ensure_ascii=False)
    if indent + len(line) <= _WIDTH or not value or not isinstance(value, (dict, list)):
        return line
    deeper = indent + 2
    if isinstance(value, dict):
        parts = [f"{json.dumps(name, ensure_ascii=False)}: {pretty(part, deeper)}" for name, part in value.items()]
    elif any(isinstance(part, (dict, list)) for part in value):
        parts = [pretty(part, deeper) for part in value]
    else:
        parts = _filled([json.dumps(part, ensure_ascii=False) for part in value], _WIDTH - deeper)
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    inner = ",\n".join(" " * deeper + part for part in parts)
    return f"{opening}\n{inner}\n{' ' * indent}{closing}"


def _filled(words: list[str], width: int) -> list[str]:
    """Lines with as many words as fit."""
    lines = [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + len(word) + 3 <= width:
            lines[-1] += f", {word}"
        else:
            lines.append(word)
    return lines


def data_directory() -> Path:
    """Where Triskel keeps what must last: ``TRISKEL_DATA``, or the usual place of this system; raises BadFile
    where there is none."""
    try:
        return _data_directory()
    except RuntimeError:
        raise BadFile("there is no home directory here: name a directory for what must last in TRISKEL_DATA") from None


def _data_directory() -> Path:
    named = os.environ.get("TRISKEL_DATA")
    if named:
        return Path(named).expanduser().absolute()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "triskel"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "triskel"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "triskel"
