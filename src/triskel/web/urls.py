"""Which page lies where."""

from importlib.util import find_spec

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path


def _pages(prefix: str, module: str) -> list[URLPattern | URLResolver]:
    return [path(prefix, include(module))] if find_spec(module) else []


urlpatterns: list[URLPattern | URLResolver] = [
    path("admin/", admin.site.urls),
    *_pages("", "triskel.web.people.urls"),
    *_pages("", "triskel.web.tables.urls"),
    *_pages("", "triskel.web.notify.urls"),
    *_pages("", "triskel.web.help.urls"),
    *_pages("replay/", "triskel.web.replay.urls"),
]

handler400 = "triskel.web.people.failures.bad_request"
handler403 = "triskel.web.people.failures.forbidden"
handler404 = "triskel.web.people.failures.not_found"
handler500 = "triskel.web.people.failures.broken"
