"""What happens around every page: its language, whether the person is banned, when they were last seen, what is asked
too often."""

from collections.abc import Callable
from datetime import timedelta

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import timezone, translation
from django.utils.cache import patch_vary_headers

from triskel.web.people import failures
from triskel.web.people.guests import person_of
from triskel.web.people.limits import TooMany
from triskel.web.people.models import Person

Answer = Callable[[HttpRequest], HttpResponse]

SEEN_EVERY = timedelta(minutes=10)
RENEWED = "renewed"
RENEW_EVERY = timedelta(days=7)


def language_of(request: HttpRequest) -> str:
    """The person's own choice, else this browser's choice here, else what the browser asks for."""
    person = person_of(request)
    known = {code for code, _name in settings.LANGUAGES}
    for wanted in (person.language if person else "", request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME, "")):
        if wanted in known:
            return wanted
    return translation.get_language_from_request(request)


class Language:
    def __init__(self, answer: Answer) -> None:
        self._answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        language = language_of(request)
        with translation.override(language):
            request.LANGUAGE_CODE = language
            response = self._answer(request)
        response.headers.setdefault("Content-Language", language)
        patch_vary_headers(response, ("Accept-Language", "Cookie"))
        return response


class Presence:
    """Refuses banned people, notes when somebody was here, and renews the session of who comes again."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        person = person_of(request)
        if person is None:
            return self._answer(request)
        now = timezone.now()
        if person.is_banned(now) and request.path not in _FOR_THE_BANNED:
            return failures.banned(request, person)
        if now - person.seen > SEEN_EVERY:
            Person.objects.filter(pk=person.pk).update(seen=now)
        if now.timestamp() - float(request.session.get(RENEWED, 0)) > RENEW_EVERY.total_seconds():
            request.session[RENEWED] = now.timestamp()
        return self._answer(request)


_FOR_THE_BANNED = ("/language/", "/log-out/")


class Limits:
    """Makes a page of what is asked too often."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._answer(request)

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        return failures.too_many(request, error) if isinstance(error, TooMany) else None
