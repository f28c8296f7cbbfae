"""Which file of the frontend's build holds what: reads manifest.json, which packaging/frontend.py writes."""

import json
from pathlib import Path
from typing import NamedTuple

from django.conf import settings


class Manifest(NamedTuple):
    files: dict[str, str]
    preload: dict[str, list[str]]


_NOTHING = Manifest({}, {})
_read: tuple[Path, int, Manifest] | None = None


def manifest() -> Manifest:
    """Read again when the file has changed, as it does while somebody works on the frontend."""
    global _read  # noqa: PLW0603
    path = Path(settings.FRONTEND) / "manifest.json"
    try:
        changed = path.stat().st_mtime_ns
    except FileNotFoundError:
        return _NOTHING
    if _read is None or _read[:2] != (path, changed):
        found = json.loads(path.read_text(encoding="utf-8"))
        _read = (path, changed, Manifest(found["files"], found["preload"]))
    return _read[2]


def is_built() -> bool:
    return "table.js" in manifest().files


def _name(name: str) -> str:
    """Styles may be called without their folder."""
    return name if name in manifest().files or not name.endswith(".css") else f"css/{name}"


def has(name: str) -> bool:
    return _name(name) in manifest().files


def file(name: str) -> Path:
    """Where a built file lies."""
    return Path(settings.FRONTEND) / manifest().files.get(_name(name), name)


def url(name: str) -> str:
    """The address of ``table.js``, ``base.css``, ``games/ingenious.js`` or ``words/uk.json``."""
    return f"{settings.STATIC_URL}dist/{manifest().files.get(_name(name), name)}"


def preloads(name: str) -> list[str]:
    """The addresses of scripts that a script needs at once."""
    return [f"{settings.STATIC_URL}dist/{file}" for file in manifest().preload.get(name, [])]
