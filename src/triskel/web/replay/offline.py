"""A whole replay as one HTML file that needs no server: script, styles, words and the game stand in it."""

import json
import re
from collections.abc import Mapping, Sequence

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from triskel.web import bundle

SCRIPT = "offline.js"
_TYPEFACE = re.compile(r"@font-face\s*\{[^}]*\}")


class NotBuilt(Exception):
    """The frontend has not been built, so there is nothing to put into the file."""


def page(config: Mapping[str, object], language: str, styles: Sequence[str], stories: Mapping[str, object]) -> str:
    """The file. ``stories`` holds the game for all eyes."""
    script = bundle.file(SCRIPT)
    if not script.is_file():
        raise NotBuilt
    facts = {
        "title": config["title"],
        "language": language,
        "config": _json({**config, "stories": stories, "catalogue": _words(language)}),
        "styles": [_style(name) for name in styles if bundle.has(name)],
        "script": _inside(script.read_text(encoding="utf-8"), "script"),
    }
    return render_to_string("replay/offline.html", facts)


def _words(language: str) -> object:
    """The translations of the frontend."""
    file = bundle.file(f"words/{language}.json")
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _style(name: str) -> SafeString:
    """Typefaces lie in files of their own, so the reader's will do."""
    return _inside(_TYPEFACE.sub("", bundle.file(name).read_text(encoding="utf-8")), "style")


def _inside(text: str, element: str) -> SafeString:
    """Our own build as the text of an element, which nothing in it may end."""
    ended = re.sub(f"</(?={element})", r"<\\/", text, flags=re.IGNORECASE)
    return mark_safe(ended)


def _json(data: object) -> SafeString:
    """Data, names of people among it, that can't end the element which it stands in."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return mark_safe(text)
