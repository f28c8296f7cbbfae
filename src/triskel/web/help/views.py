"""The pages that explain: the rules of each game, how the site works, who made it."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.template import TemplateDoesNotExist
from django.urls import reverse

from triskel.core.errors import UnknownGame
from triskel.web import bundle
from triskel.web.games import face, faces
from triskel.web.help.pages import page


def rules(request: HttpRequest, game: str) -> HttpResponse:
    """The rules of a game, with pictures that its own table draws."""
    try:
        shown = face(game)
    except UnknownGame as error:
        raise Http404(str(error)) from error
    if not shown.rules_page:
        raise Http404(f"{game} has no rules page")
    try:
        text = page(shown.rules_page)
    except TemplateDoesNotExist as error:
        raise Http404(f"the rules of {game} are not written yet") from error
    words = f"words/{text.language}.json"
    drawing = {
        "module": bundle.url(f"games/{shown.script}.js"),
        "language": text.language,
        "words": bundle.url(words) if bundle.has(words) else "",
        "pictures": shown.pictures(),
    }
    context = {"page": text, "title": shown.title(), "script": shown.script, "drawing": drawing}
    return render(request, "help/rules.html", context)


def guide(request: HttpRequest) -> HttpResponse:
    return render(request, "help/page.html", {"page": page("guide", games=games())})


def games() -> list[dict[str, object]]:
    """The games that have a rules page, for links to them."""
    with_rules = [name for name in faces() if face(name).rules_page]
    return [{"title": face(name).title(), "address": reverse("help:rules", args=(name,))} for name in with_rules]


def about(request: HttpRequest) -> HttpResponse:
    return render(request, "help/page.html", {"page": page("about")})
