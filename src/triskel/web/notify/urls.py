"""Addresses of push and mail."""

from django.urls import path

from triskel.web.notify import pages

app_name = "notify"
urlpatterns = [
    path("sw.js", pages.service_worker, name="service_worker"),
    path("notify/push/", pages.push, name="push"),
    path("notify/mail/off/<str:token>/", pages.mail_off, name="mail_off"),
]
