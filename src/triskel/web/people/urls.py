"""Addresses of the pages about people."""

from django.urls import path

from triskel.web.people import resets, views

app_name = "people"
urlpatterns = [
    path("log-in/", views.log_in, name="log_in"),
    path("log-out/", views.log_out, name="log_out"),
    path("account/new/", views.new_account, name="new_account"),
    path("profile/", views.profile, name="profile"),
    path("profile/preferences", views.set_preferences, name="preferences"),
    path("profile/password/", views.password, name="password"),
    path("profile/mail/", views.mail, name="mail"),
    path("profile/mail/<str:token>/", views.mail_confirmed, name="mail_confirmed"),
    path("profile/delete/", views.delete, name="delete"),
    path("language/", views.language, name="language"),
    path("theme/", views.theme, name="theme"),
    path("password/forgotten/", resets.forgotten, name="forgotten"),
    path("password/forgotten/sent/", resets.Sent.as_view(), name="forgotten_sent"),
    path("password/new/<uidb64>/<token>/", resets.Reset.as_view(), name="reset"),
]
