"""What the page of a table is given: while it waits for players, and once the game is on."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation

from triskel.web import bundle
from triskel.web.games import face as face_of
from triskel.web.people import preferences
from triskel.web.people.guests import person_of
from triskel.web.tables import lists, seating, words
from triskel.web.tables.models import Table


def invitations(request: HttpRequest, table: Table) -> list[dict[str, Any]]:
    """The links of the seats that people may take, for the host."""
    return [
        {"seat": seat.number, "url": _absolute(request, "tables:invitation", seat.invitation)}
        for seat in table.seats.all()
        if not seat.bot
    ]


def _absolute(request: HttpRequest, name: str, *args: str) -> str:
    return request.build_absolute_uri(reverse(name, args=args))


def waiting_page(request: HttpRequest, table: Table) -> HttpResponse:
    """Who is here, who is waited for, and the links to hand out."""
    person = person_of(request)
    is_host = person is not None and table.creator_id == person.pk
    row = lists.row(table, person)
    page = {
        "table": table,
        "row": row,
        "again": not seating.sits_at(table, person) and table.previous and seating.sits_at(table.previous, person),
        "is_host": is_host,
        "host": table.creator,
        "sits": seating.sits_at(table, person),
        "seating": face_of(table.game).seating(table.options),
        "link": _absolute(request, "tables:table", table.key),
        "links": {one["seat"]: one["url"] for one in invitations(request, table)} if is_host else {},
        "levels": face_of(table.game).levels(table.options) if is_host else (),
        "closed": table.status == Table.Status.CLOSED,
    }
    template = "tables/parts/waiting.html" if request.GET.get("part") == "tables" else "tables/waiting.html"
    return render(request, template, page)


def table_page(request: HttpRequest, table: Table) -> HttpResponse:
    """The page that the script of the table fills."""
    face = face_of(table.game)
    page = {
        "title": words.title_of(table),
        "style": face.script if bundle.has(f"css/{face.script}.css") else "",
        "module": f"games/{face.script}",
        "config": table_config(request, table),
    }
    return render(request, "tables/table.html", page)


def table_config(request: HttpRequest, table: Table) -> dict[str, Any]:
    """What the script must know: see frontend/src/table/config.ts."""
    person = person_of(request)
    face = face_of(table.game)
    language = translation.get_language() or "en"
    is_host = person is not None and table.creator_id == person.pk
    return {
        "key": table.key,
        "game": table.game,
        "module": bundle.url(f"games/{face.script}.js"),
        "title": words.title_of(table),
        "language": language,
        "words": bundle.url(f"words/{language}.json") if language != "en" else "",
        "csrf": get_token(request),
        "signed": person is not None,
        "preferences": preferences.of(person),
        "links": {
            "home": "/",
            "my": reverse("tables:my"),
            "rules": reverse("help:rules", args=[face.rules_page]) if face.rules_page else "",
            "replay": reverse("replay:show", args=[table.key]),
            "rematch": reverse("tables:rematch", args=[table.key]) if seating.sits_at(table, person) else "",
            "preferences": reverse("people:preferences") if person else "",
            "invitations": invitations(request, table) if is_host else [],
        },
    }
