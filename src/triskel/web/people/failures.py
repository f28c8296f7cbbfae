"""Pages for what went wrong, in the style of the site and in words for people."""

import math
from datetime import datetime, timedelta

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.utils import formats, timezone
from django.utils.translation import get_language, gettext, ngettext

from triskel.web.people.limits import TooMany
from triskel.web.people.models import Person


def failure(request: HttpRequest, status: int, title: str, text: str) -> HttpResponse:
    """A page that says what was wrong."""
    if request.headers.get("Accept", "").startswith("application/json"):
        from django.http import JsonResponse

        return JsonResponse({"error": text}, status=status)
    return render(request, "failure.html", {"title": title, "text": text, "status": status}, status=status)


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return failure(
        request, 400, gettext("That did not work"), gettext("The browser sent something that the site can't use.")
    )


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return failure(
        request, 403, gettext("Not for you"), str(exception or "") or gettext("This page is only for others.")
    )


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return failure(
        request,
        404,
        gettext("There is nothing here"),
        gettext("The link may be incomplete, or the table is private or was closed."),
    )


def broken(request: HttpRequest) -> HttpResponse:
    """Drawn from nothing but files, because the database may be what broke."""
    text = gettext("That is our fault, not yours; games lose nothing by it. Please try again in a moment.")
    page = {"title": gettext("Something broke"), "text": text, "status": 500, "language": get_language()}
    return HttpResponse(render_to_string("broken.html", page), status=500)


def csrf(request: HttpRequest, reason: str = "") -> HttpResponse:
    return failure(
        request,
        403,
        gettext("Please try that once more"),
        gettext("The page was open for too long, or cookies are switched off. Go back, load it again and repeat."),
    )


def too_many(request: HttpRequest, error: TooMany) -> HttpResponse:
    seconds = math.ceil(error.wait)
    if seconds <= 90:
        text = ngettext("Try again in %(count)s second.", "Try again in %(count)s seconds.", seconds) % {
            "count": seconds
        }
    else:
        minutes = math.ceil(seconds / 60)
        text = ngettext("Try again in %(count)s minute.", "Try again in %(count)s minutes.", minutes) % {
            "count": minutes
        }
    response = failure(request, 429, gettext("Too many at once"), text)
    response["Retry-After"] = str(seconds)
    return response


def banned(request: HttpRequest, person: Person) -> HttpResponse:
    until = person.banned_until
    if until is None or until > _far_away():
        text = gettext("The host of this site has closed it to you.")
    else:
        text = gettext("The host of this site has closed it to you until %(when)s.") % {
            "when": formats.date_format(timezone.localtime(until), "DATETIME_FORMAT")
        }
    return failure(request, 403, gettext("You can't play here now"), text)


def _far_away() -> datetime:
    return timezone.now() + timedelta(days=3650)
