"""Which page lies where."""

from django.contrib import admin
from django.urls import include, path

urlpatterns = [
    path("admin/", admin.site.urls),
    path("", include("triskel.web.people.urls")),
    path("", include("triskel.web.tables.urls")),
    path("", include("triskel.web.notify.urls")),
    path("", include("triskel.web.help.urls")),
    path("replay/", include("triskel.web.replay.urls")),
]

handler400 = "triskel.web.people.failures.bad_request"
handler403 = "triskel.web.people.failures.forbidden"
handler404 = "triskel.web.people.failures.not_found"
handler500 = "triskel.web.people.failures.broken"
