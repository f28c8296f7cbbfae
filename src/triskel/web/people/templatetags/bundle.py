"""Where the built scripts and styles lie: their names hold a hash of what is in them, and a manifest lists them."""

import json
from pathlib import Path
from typing import NamedTuple

from django import template
from django.conf import settings
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

register = template.Library()


class Manifest(NamedTuple):
    written: float
    files: dict[str, str]
    preload: dict[str, list[str]]


_NOTHING = Manifest(0.0, {}, {})
_read = _NOTHING


def manifest() -> Manifest:
    """The manifest of the last build, read again when a new one was written; empty where nothing was built."""
    global _read  # noqa: PLW0603
    path = Path(getattr(settings, "FRONTEND", Path(__file__).parents[2] / "static" / "dist")) / "manifest.json"
    try:
        written = path.stat().st_mtime
        if written != _read.written:
            found = json.loads(path.read_text("utf-8"))
            _read = Manifest(written, found.get("files", {}), found.get("preload", {}))
    except (OSError, ValueError):
        _read = _NOTHING
    return _read


@register.simple_tag
def bundle_url(name: str) -> str:
    """The address of a built file, such as ``games/ingenious.js``."""
    return f"{settings.STATIC_URL}dist/{manifest().files.get(name, name)}"


@register.simple_tag
def style(name: str) -> SafeString:
    return format_html('<link rel="stylesheet" href="{}">', bundle_url(f"css/{name}.css"))


@register.simple_tag
def script(name: str) -> SafeString:
    """A module script, with what it imports at once fetched at the same time."""
    needed = manifest().preload.get(f"{name}.js", [])
    early = format_html_join(
        "", '<link rel="modulepreload" href="{}">', ((f"{settings.STATIC_URL}dist/{path}",) for path in needed)
    )
    return format_html('{}<script type="module" src="{}"></script>', early, bundle_url(f"{name}.js"))


def has(name: str) -> bool:
    return name in manifest().files
