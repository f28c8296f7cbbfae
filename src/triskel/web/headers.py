"""What every page carries for its safety, and the page for those who call the site by a name that it does not know."""

from collections.abc import Callable

from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils import translation
from django.utils.translation import gettext as _

Answer = Callable[[HttpRequest], HttpResponseBase]

# Scripts and styles come from our own files only, nothing is embedded from elsewhere, nobody embeds us. "self" holds
# for sockets too.
_SOURCES = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
)
CONTENT_SECURITY_POLICY = "; ".join(_SOURCES)
PERMISSIONS_POLICY = "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"


def security_headers(answer: Answer) -> Answer:
    def middleware(request: HttpRequest) -> HttpResponseBase:
        response = answer(request)
        response.headers.setdefault("Content-Security-Policy", CONTENT_SECURITY_POLICY)
        response.headers.setdefault("Permissions-Policy", PERMISSIONS_POLICY)
        response.headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
        return response

    return middleware


def known_host(answer: Answer) -> Answer:
    def middleware(request: HttpRequest) -> HttpResponseBase:
        try:
            request.get_host()
        except DisallowedHost:
            with translation.override(translation.get_language_from_request(request)):
                return HttpResponse(_unknown(request), status=400, content_type="text/plain; charset=utf-8")
        return answer(request)

    return middleware


def _unknown(request: HttpRequest) -> str:
    called = request.META.get("HTTP_HOST", "").rsplit(":", 1)[0][:100]
    name = "".join(letter for letter in called if letter.isprintable())
    return "\n\n".join(
        [
            _("This site does not know that it is called “{name}”.").format(name=name),
            _("Whoever runs it can add the name to the settings:") + f'\n\n    hosts = ["{name}"]',
            _("In the environment that is {variable}.").format(variable=f"TRISKEL_HOSTS={name}"),
        ]
    )
