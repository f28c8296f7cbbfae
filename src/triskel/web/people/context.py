"""What every template may use."""

from django.conf import settings
from django.http import HttpRequest

from triskel.web.people import preferences
from triskel.web.people.guests import person_of

THEME_COOKIE = "theme"


def theme_of(request: HttpRequest) -> str:
    """``light``, ``dark``, or empty for what the device prefers."""
    person = person_of(request)
    wanted = preferences.of(person)["theme"] if person else request.COOKIES.get(THEME_COOKIE, "")
    return str(wanted) if wanted in ("light", "dark") else ""


def site(request: HttpRequest) -> dict[str, object]:
    if not hasattr(request, "user"):  # an error before the session was read
        return {"person": None, "theme": "", "languages": settings.LANGUAGES}
    return {"person": person_of(request), "theme": theme_of(request), "languages": settings.LANGUAGES}
