"""Addresses of replays."""

from django.urls import path

from triskel.web.replay import pages

app_name = "replay"
urlpatterns = [
    path("import/", pages.bring, name="import"),
    path("<slug:key>/", pages.show, name="show"),
    path("<slug:key>/data", pages.data, name="data"),
    path("<slug:key>/record", pages.record, name="record"),
    path("<slug:key>/offline", pages.offline, name="offline"),
    path("<slug:key>/branch", pages.branch_off, name="branch"),
]
