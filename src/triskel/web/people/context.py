"""What every template may use."""

from django.conf import settings
from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from triskel.web.people import preferences
from triskel.web.people.guests import person_of
from triskel.web.people.models import Person

THEME_COOKIE = "theme"


def theme_of(request: HttpRequest) -> str:
    """``light``, ``dark``, or empty for what the device prefers."""
    person = person_of(request)
    wanted = preferences.of(person)["theme"] if person else request.COOKIES.get(THEME_COOKIE, "")
    return str(wanted) if wanted in ("light", "dark") else ""


def site(request: HttpRequest) -> dict[str, object]:
    if not hasattr(request, "user"):  # an error before the session was read
        return {"person": None, "theme": "", "languages": settings.LANGUAGES}
    person = person_of(request)
    return {
        "person": person,
        "theme": theme_of(request),
        "languages": settings.LANGUAGES,
        "turns": SimpleLazyObject(lambda: _turns(person)),
    }


def _turns(person: Person | None) -> int:
    """At how many tables it is this person's turn."""
    from triskel.web.tables.lists import turns_waiting

    return turns_waiting(person) if person is not None else 0
