"""Who is at the other end of a socket: the same cookie as for pages says it. Called in the readers' threads."""

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.auth import get_user
from django.http import HttpRequest
from django.http.cookie import parse_cookie
from django.http.request import split_domain_port, validate_host
from django.utils.translation import get_supported_language_variant
from django.utils.translation.trans_real import parse_accept_lang_header

from triskel.web.people import preferences
from triskel.web.people.models import Person
from triskel.web.tables.models import Table

Headers = Mapping[str, str]


class Who(NamedTuple):
    person: int | None = None
    name: str = ""
    staff: bool = False
    banned: bool = False
    muted: bool = False
    language: str = "en"
    preferences: Mapping[str, object] = {}


def headers_of(scope: Mapping[str, object]) -> dict[str, str]:
    """The headers of a request. Of several of a name the last one counts, but cookies are one list."""
    found: dict[str, str] = {}
    raw = scope.get("headers")
    for name, value in raw if isinstance(raw, list) else []:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        found[key] = f"{found[key]}; {text}" if key == "cookie" and key in found else text
    return found


def is_welcome(headers: Headers) -> bool:
    """Whether the page that opened the socket is ours. Programs that are no browsers send no origin."""
    host = headers.get("host", "")
    domain, _port = split_domain_port(host)
    if not domain or not validate_host(domain, settings.ALLOWED_HOSTS):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    trusted = {*settings.CSRF_TRUSTED_ORIGINS, *getattr(settings, "LIVE_ORIGINS", ())}
    return urlsplit(origin).netloc.lower() == host.lower() or origin in trusted


def who_is(headers: Headers) -> Who:
    """The person of the session, or nobody in particular."""
    cookies = parse_cookie(headers.get("cookie", ""))
    person = _person(cookies.get(settings.SESSION_COOKIE_NAME))
    language = _language(person, cookies, headers.get("accept-language", ""))
    if person is None:
        return Who(language=language, preferences=preferences.of(None))
    return Who(
        person.pk,
        person.name,
        person.is_staff,
        person.is_banned(),
        person.is_muted(),
        language,
        preferences.of(person),
    )


def may_watch(person: int | None, table: int) -> bool:
    """Whether somebody may see a table: the same rule as for its page."""
    from triskel.web.tables.seating import may_see  # which in turn tells us of seats

    found = Table.objects.filter(pk=table).first()
    return found is not None and may_see(found, Person.objects.filter(pk=person).first() if person else None)


def is_muted(person: int) -> bool:
    found = Person.objects.filter(pk=person).first()
    return found is None or found.is_muted()


def _person(session: str | None) -> Person | None:
    if not session:
        return None
    request = HttpRequest()
    request.session = import_module(settings.SESSION_ENGINE).SessionStore(session)
    user = get_user(request)
    return user if isinstance(user, Person) else None


def _language(person: Person | None, cookies: Mapping[str, str], accepted: str) -> str:
    """As for pages: the person's choice, else this browser's choice here, else what the browser asks for."""
    known = {code for code, _name in settings.LANGUAGES}
    for wanted in (person.language if person else "", cookies.get(settings.LANGUAGE_COOKIE_NAME, "")):
        if wanted in known:
            return wanted
    for wanted, _weight in parse_accept_lang_header(accepted):
        try:
            return get_supported_language_variant(wanted)
        except LookupError:
            continue
    return str(settings.LANGUAGE_CODE)
