"""The text of a page in the reader's language: a template for each, since long prose is best written whole."""

import re
from typing import NamedTuple

from django.conf import settings
from django.template.loader import render_to_string, select_template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

_TITLE = re.compile(r"<h1>(.*?)</h1>", re.DOTALL)
_HEADING = re.compile(r'<section id="([\w-]+)">\s*<h2>(.*?)</h2>', re.DOTALL)


class Heading(NamedTuple):
    anchor: str
    title: SafeString


class Page(NamedTuple):
    language: str
    title: SafeString
    """The first heading of the page, where it has one of its own."""
    text: SafeString
    headings: list[Heading]


def page(folder: str, language: str | None = None, **more: object) -> Page:
    """The page of a folder below ``templates/help``, in this language or the reader's, else in English.

    ``more`` is what its template wants to know. Raises TemplateDoesNotExist.
    """
    wanted = (language or get_language() or "en").partition("-")[0]
    spoken = wanted if wanted in dict(settings.LANGUAGES) else "en"
    names = [f"help/{folder}/{one}.html" for one in (spoken, "en")]
    found = select_template(names)
    origin = getattr(found, "origin", None)
    if origin is not None and str(origin.name).endswith("/en.html"):
        spoken = "en"
    text = render_to_string(names, more)
    # Our own templates, not what people typed.
    headings = [Heading(anchor, mark_safe(title)) for anchor, title in _HEADING.findall(text)]
    title = _TITLE.search(text)
    return Page(spoken, mark_safe(title[1] if title else ""), text, headings)
