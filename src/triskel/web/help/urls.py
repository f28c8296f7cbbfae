"""Where the pages that explain lie."""

from django.urls import path

from triskel.web.help import inis_cards, views

app_name = "help"
urlpatterns = [
    path("rules/inis/cards/", inis_cards.cards, name="inis_cards"),
    path("rules/<slug:game>/", views.rules, name="rules"),
    path("help/", views.guide, name="guide"),
    path("about/", views.about, name="about"),
]
