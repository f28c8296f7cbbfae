"""The lobby, my games, new tables, and the pages of a table up to its beginning."""

from http import HTTPStatus
from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from triskel.core.errors import UnknownGame
from triskel.web.games import face as face_of
from triskel.web.games import faces
from triskel.web.people import limits
from triskel.web.people.guests import person_of, welcome
from triskel.web.people.limits import limited
from triskel.web.people.models import Person
from triskel.web.people.names import GUEST
from triskel.web.tables import lists, making, planning, seating, starting, words
from triskel.web.tables.making import NotPossible
from triskel.web.tables.models import Seat, Table
from triskel.web.tables.pages import table_page, waiting_page

LAST_CHOICES = "last choices"


def _who(request: HttpRequest, otherwise: str = "") -> Person:
    """Whoever is at this browser; a new guest by the name in the form. Raises NotPossible."""
    person = person_of(request)
    if person is not None:
        return person
    limits.take("guest", request)
    try:
        return welcome(request, request.POST.get("name", "").strip() or otherwise)
    except ValidationError as error:
        raise NotPossible(error.messages[0]) from None


@require_safe
def lobby(request: HttpRequest) -> HttpResponse:
    person = person_of(request)
    page: dict[str, Any] = {
        "open": lists.open_tables(person),
        "watch": lists.tables_to_watch(person),
        "mine": lists.my_games(person) if person else None,
        "new_table": reverse("tables:new", args=[faces()[0]]),
    }
    if request.GET.get("part") == "tables":
        return render(request, "tables/parts/lists.html", page)
    page["games"] = [_quick(game, request.session.get(LAST_CHOICES, {})) for game in faces()]
    return render(request, "tables/lobby.html", page)


def _quick(game: str, last: dict[str, str]) -> dict[str, Any]:
    """The form of a game in the lobby, set as it was the last time."""
    face = face_of(game)
    modes = face.modes()
    levels = planning.levels_for(game, modes[0])
    return {
        "name": game,
        "title": face.title(),
        "modes": [(mode, planning.seat_count(game, mode)) for mode in modes],
        "mode": planning.find_mode(face, last.get("mode", "")).name,
        "levels": levels,
        "level": next((level.spec for level in levels if level.spec == last.get("level")), levels[-1].spec),
        "rules": reverse("help:rules", args=[face.rules_page]) if face.rules_page else "",
    }


@require_safe
def my(request: HttpRequest) -> HttpResponse:
    person = person_of(request)
    mine = lists.my_games(person) if person else None
    template = "tables/parts/my.html" if request.GET.get("part") == "tables" else "tables/my.html"
    return render(request, template, {"mine": mine})


def _known(game: str) -> str:
    try:
        face_of(game)
    except UnknownGame:
        raise Http404 from None
    return game


@limited("table")
@require_POST
def quick(request: HttpRequest, game: str) -> HttpResponse:
    """One click in the lobby: a table at once."""
    plan = planning.quick_plan(_known(game), request.POST.dict())
    try:
        table = making.make_table(_who(request, str(GUEST)), plan)
    except NotPossible as error:
        messages.error(request, str(error))
        return redirect("tables:lobby")
    request.session[LAST_CHOICES] = {name: request.POST.get(name, "") for name in ("mode", "level")}
    return redirect("tables:table", key=table.key)


@limited("table")
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest, game: str) -> HttpResponse:
    """A table with every choice. The way to play is chosen first, since the number of seats follows from it."""
    form = request.POST.dict() if request.method == "POST" else request.GET.dict()
    problem = ""
    if request.method == "POST":
        try:
            plan = planning.full_plan(_known(game), form)
            making.check_plan(plan)
            table = making.make_table(_who(request), plan)
        except NotPossible as error:
            problem = str(error)
        else:
            return redirect("tables:table", key=table.key)
    return render(
        request, "tables/new.html", _new_page(game, form) | {"problem": problem}, status=400 if problem else 200
    )


def _new_page(game: str, form: dict[str, str]) -> dict[str, Any]:
    face = face_of(_known(game))
    mode = planning.find_mode(face, form.get("mode", ""))
    people, bots = planning.seat_choices(game, mode)
    count = planning.seat_count(game, mode)
    wanted = [form.get(f"seat{number}", "me" if number == 0 else "open") for number in range(count)]
    return {
        "game": game,
        "game_title": face.title(),
        "modes": face.modes(),
        "mode": mode,
        "seats": [(n, wanted[n], form.get(f"name{n}", "")) for n in range(count)],
        "seating": face.seating(planning.settled(game, mode)),
        "people_choices": people,
        "bot_choices": bots,
        "clocks": planning.clock_choices(),
        "options": [(choice, form.get(choice.option, "")) for choice in planning.choices_for(face, mode)],
        "form": form,
    }


def _table(request: HttpRequest, key: str) -> Table:
    """The table of this key, if this browser may see it."""
    table = get_object_or_404(Table.objects.prefetch_related("seats__person"), key=key)
    if not seating.may_see(table, person_of(request)):
        raise PermissionDenied(gettext("This is a private table. Only the people who sit at it see the game."))
    return table


@require_safe
def table(request: HttpRequest, key: str) -> HttpResponse:
    try:
        found = _table(request, key)
    except PermissionDenied:
        if not Table.objects.filter(key=key, status=Table.Status.OVER).exists():
            raise
        return redirect("replay:show", key=key)  # Whoever was given the link may look back at a game that is over.
    if found.status in (Table.Status.OPEN, Table.Status.CLOSED):
        return waiting_page(request, found)
    if request.GET.get("part") == "tables":
        return HttpResponse(status=HTTPStatus.RESET_CONTENT)  # the waiting room is over: load the whole page
    return table_page(request, found)


@limited("join")
@require_POST
def join(request: HttpRequest, key: str) -> HttpResponse:
    found = _table(request, key)
    number = request.POST.get("seat", "")
    try:
        seating.join(found, _who(request), int(number) if number.isdecimal() else None)
    except NotPossible as error:
        messages.error(request, str(error))
    return redirect("tables:table", key=key)


@limited("join")
@require_http_methods(["GET", "HEAD", "POST"])
def invitation(request: HttpRequest, invitation: str) -> HttpResponse:
    """A seat's own link."""
    seat = get_object_or_404(Seat.objects.select_related("table", "person"), invitation=invitation)
    person = person_of(request)
    if person is not None and seat.person_id == person.pk:
        return redirect("tables:table", key=seat.table.key)
    problem = ""
    if request.method == "POST":
        try:
            seating.claim(invitation, _who(request, seat.name or (seat.person.name if seat.person else "")))
            return redirect("tables:table", key=seat.table.key)
        except NotPossible as error:
            problem = str(error)
    found = Table.objects.prefetch_related("seats__person").get(pk=seat.table_id)
    page = {
        "table": found,
        "row": lists.row(found, person),
        "place": words.places(found, None)[seat.number],
        "host": found.creator,
        "problem": problem,
        "of_account": seat.person is not None and not seat.person.is_guest,
    }
    return render(request, "tables/invitation.html", page, status=400 if problem else 200)


@require_POST
def leave(request: HttpRequest, key: str) -> HttpResponse:
    found, person = _table(request, key), person_of(request)
    if person is None:
        raise PermissionDenied
    try:
        seating.leave(found, person)
        messages.success(request, gettext("You got up from the table."))
    except NotPossible as error:
        messages.error(request, str(error))
    return redirect("tables:lobby")


def _hosted(request: HttpRequest, key: str) -> Table:
    """A table of which this browser's person is the host."""
    found, person = _table(request, key), person_of(request)
    if person is None or found.creator_id != person.pk:
        raise PermissionDenied(gettext("Only the host of the table can do that."))
    return found


@require_POST
def close(request: HttpRequest, key: str) -> HttpResponse:
    found = _hosted(request, key)
    try:
        seating.close(found)
        messages.success(request, gettext("The table is closed."))
    except NotPossible as error:
        messages.error(request, str(error))
    return redirect("tables:lobby")


@limited("join")
@require_POST
def seat(request: HttpRequest, key: str, number: int) -> HttpResponse:
    """The host does something about a seat."""
    found = _hosted(request, key)
    if not found.seats.filter(number=number).exists():
        raise Http404
    try:
        match request.POST.get("do"):
            case "bot":
                seating.put_bot(found, number, request.POST.get("bot", ""))
            case "empty":
                seating.empty_seat(found, number)
            case "link":
                seating.renew_link(found, number)
                messages.success(request, gettext("The seat has a new link; the old one is worth nothing now."))
    except NotPossible as error:
        messages.error(request, str(error))
    return redirect("tables:table", key=key)


@limited("table")
@require_POST
def rematch(request: HttpRequest, key: str) -> HttpResponse:
    found, person = _table(request, key), person_of(request)
    if person is None or not seating.sits_at(found, person):
        raise PermissionDenied(gettext("Only those who played can play again."))
    if found.status != Table.Status.OVER:
        messages.error(request, gettext("This game is not over."))
        return redirect("tables:table", key=key)
    return redirect("tables:table", key=starting.rematch(found, person).key)
