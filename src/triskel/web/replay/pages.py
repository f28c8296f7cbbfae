"""The pages of replays: watching, taking a game along as a file, bringing one, playing on from a moment."""

import gzip
import json
from collections.abc import Mapping

from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from triskel.web import bundle
from triskel.web.games import face
from triskel.web.notify.notice import path_of
from triskel.web.people import preferences
from triskel.web.people.failures import failure
from triskel.web.people.guests import person_of, welcome
from triskel.web.people.limits import limited, take
from triskel.web.replay import offline as offline_file
from triskel.web.replay.access import NotForYou, chosen, seats_of, written
from triskel.web.replay.branch import NoBranch, branch
from triskel.web.replay.forms import RecordForm
from triskel.web.replay.loading import Watched, stamp, told, watched
from triskel.web.replay.records import import_record, record_of
from triskel.web.tables import seating
from triskel.web.tables.words import title_of


@require_safe
def show(request: HttpRequest, key: str) -> HttpResponse:
    """The page on which a game is stepped through; the game itself is fetched by its script."""
    found = watched(request, key)
    style = face(found.table.game).script
    facts = {
        "title": title_of(found.table),
        "config": _config(request, found),
        "style": style if bundle.has(f"{style}.css") else "",
    }
    return render(request, "replay/show.html", facts)


@require_safe
@cache_control(private=True, no_cache=True)
def data(request: HttpRequest, key: str) -> HttpResponse:
    """The game as JSON, as the eyes see it that are asked for; nobody gets what those eyes may not see."""
    found = watched(request, key)
    try:
        eyes = chosen(request.GET.get("eyes"), found.eyes)
    except NotForYou:
        return failure(
            request, 403, _("Not for you"), _("While the game is played, everybody sees with their own eyes.")
        )
    mark = stamp(found, eyes)
    if request.headers.get("If-None-Match") == mark:
        return HttpResponse(status=304, headers={"ETag": mark})
    packed = told(found, eyes)
    answer = HttpResponse(packed, content_type="application/json")
    answer["Content-Encoding"] = "gzip"
    answer["ETag"] = mark
    return answer


@require_safe
def record(request: HttpRequest, key: str) -> HttpResponse:
    """The record file of a game that is over: it tells all, so there is none of a game that is played."""
    found = _over(request, key)
    table = found.table
    text = record_of(found.ledger, table.options, table.position, _names(found)).dumps()
    return _file(text, f"{table.game}-{table.key}.jsonl", "application/jsonl; charset=utf-8")


@require_safe
def offline(request: HttpRequest, key: str) -> HttpResponse:
    """The replay as one HTML file that works without this site."""
    found = _over(request, key)
    stories = {written(eyes): json.loads(gzip.decompress(told(found, eyes))) for eyes in found.eyes}
    here = request.build_absolute_uri(reverse("replay:show", args=[key]))
    config = {**_config(request, found), "links": {"home": here}, "mine": [], "levels": [], "csrf": "", "signed": False}
    styles = ("base.css", "table.css", f"{face(found.table.game).script}.css", "replay.css")
    try:
        text = offline_file.page(config, get_language() or "en", styles, stories)
    except offline_file.NotBuilt:
        return failure(request, 503, _("Not ready"), _("The scripts of this site have not been built."))
    return _file(text, f"{found.table.game}-{key}.html", "text/html; charset=utf-8")


@require_POST
@limited("table")
def branch_off(request: HttpRequest, key: str) -> HttpResponse:
    """Plays on from a moment, against bots, at a new table."""
    found = _over(request, key)
    try:
        at, seat = int(request.POST.get("at", "")), int(request.POST.get("seat", ""))
        person = welcome(request, request.POST.get("name", ""))
        table = branch(found.table, found.ledger, at, person, seat, request.POST.get("bot", ""))
    except (NoBranch, ValueError):
        return failure(request, 400, _("That did not work"), _("From this moment nobody can play on."))
    except ValidationError as error:
        return failure(request, 400, _("That did not work"), " ".join(error.messages))
    return redirect(path_of(table))


@require_http_methods(["GET", "POST"])
def bring(request: HttpRequest) -> HttpResponse:
    """Takes a record file and makes a table of it to watch."""
    if request.method == "GET":
        return render(request, "replay/bring.html", {"form": RecordForm()})
    take("import", request)
    form = RecordForm(request.POST, request.FILES)
    if not form.is_valid():
        return render(request, "replay/bring.html", {"form": form}, status=400)
    table = import_record(form.cleaned_data["record"], person_of(request), form.cleaned_data["title"])
    return redirect("replay:show", table.key)


def _over(request: HttpRequest, key: str) -> Watched:
    found = watched(request, key)
    if not found.ledger.is_over():
        raise Http404
    return found


def _names(found: Watched) -> list[str]:
    """Who sat where, as the record says it: people by name, bots by theirs."""
    return [sitter.name or sitter.bot or f"seat {seat + 1}" for seat, sitter in enumerate(found.ledger.sitters)]


def _config(request: HttpRequest, found: Watched) -> dict[str, object]:
    """What the page hands to its script."""
    table, ledger = found.table, found.ledger
    shown = face(table.game)
    levels = shown.levels(ledger.line.game.settle(table.options))
    labels = {level.spec: str(level.title) for level in levels}
    language = get_language() or "en"
    words = f"words/{language}.json"
    return {
        "key": table.key,
        "game": table.game,
        "module": bundle.url(f"games/{shown.script}.js"),
        "title": title_of(found.table),
        "language": language,
        "words": bundle.url(words) if bundle.has(words) else "",
        "csrf": get_token(request),
        "signed": found.person is not None,
        "preferences": preferences.of(found.person),
        "over": ledger.is_over(),
        "imported": table.imported,
        "options": table.options,
        "eyes": found.eyes,
        "mine": seats_of(found.person, table),
        "seats": [
            {"name": labels.get(sitter.bot, sitter.name or sitter.bot), "bot": bool(sitter.bot)}
            for sitter in ledger.sitters
        ],
        "levels": [{"spec": spec, "label": label} for spec, label in labels.items()],
        "links": _links(found),
    }


def _links(found: Watched) -> Mapping[str, str]:
    key = found.table.key
    links = {"home": "/", "data": reverse("replay:data", args=[key])}
    if not found.table.imported and seating.may_see(found.table, found.person):
        links["table"] = path_of(found.table)
    if found.ledger.is_over():
        links |= {name: reverse(f"replay:{name}", args=[key]) for name in ("record", "offline", "branch")}
    return links


def _file(text: str, name: str, kind: str) -> HttpResponse:
    answer = HttpResponse(text.encode(), content_type=kind)
    answer["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer
