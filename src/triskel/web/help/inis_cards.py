"""All 63 cards of Inis on one page, each with an anchor of its own. Without scripts it is a list to read; a script adds
faces and a search. The texts are those of the table, in the reader's language."""

from typing import NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.functional import Promise
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from triskel.inis import notation
from triskel.inis.names import CARD_NAMES
from triskel.terminal.inis.card_texts import CARD_TEXTS, CardText
from triskel.web import bundle
from triskel.web.help.words import Words


class Shown(NamedTuple):
    anchor: str
    """The card in notation."""
    name: str
    signs: str
    effects: list[str]
    notes: list[str]


class Kind(NamedTuple):
    anchor: str
    title: str | Promise
    cards: list[Shown]


_TITLES = {"action": _("Action cards"), "advantage": _("Advantage cards"), "tale": _("Epic tales")}


def cards(request: HttpRequest) -> HttpResponse:
    language = (get_language() or "en").partition("-")[0]
    words = Words(language)
    kinds = [
        Kind(kind, title, [shown(text, words) for text in CARD_TEXTS.values() if text.kind == kind])
        for kind, title in _TITLES.items()
    ]
    name = f"words/{language}.json"
    drawing = {"language": language, "words": bundle.url(name) if bundle.has(name) else ""}
    return render(request, "help/inis_cards.html", {"kinds": kinds, "drawing": drawing})


def shown(card: CardText, words: Words) -> Shown:
    effects = [words(card.season)] if card.season else []
    for answer in card.answers:
        effects.append(words("{when}: {what}", when=words(answer.when), what=words(answer.text)))
    anchor = notation.text(CARD_NAMES.index(card.name))
    notes = [words(note) for note in card.notes]
    return Shown(anchor, words(card.name), " ".join(card.signs()), effects, notes)
