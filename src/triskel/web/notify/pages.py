"""Subscribing browsers, ending mails, and the service worker, which must lie at the site's root."""

import json
from pathlib import Path

from django.conf import settings
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_http_methods

from triskel.web.notify import keys, mails, webpush
from triskel.web.notify.models import PushSubscription
from triskel.web.people.models import Person

MOST_BROWSERS = 10
LONGEST = 4000


@require_GET
def service_worker(request: HttpRequest) -> HttpResponse:
    """The script that receives messages while no page is open."""
    found = Path(settings.FRONTEND) / "sw.js"
    if not found.is_file():
        raise Http404
    answer = HttpResponse(found.read_bytes(), content_type="text/javascript; charset=utf-8")
    answer["Cache-Control"] = "no-cache"
    return answer


@require_http_methods(["GET", "POST", "DELETE"])
def push(request: HttpRequest) -> HttpResponseBase:
    """GET tells the site's public key, POST subscribes a browser, DELETE ends its subscription."""
    if request.method == "GET":
        return JsonResponse({"key": keys.public_key()})
    person = request.user
    if not isinstance(person, Person):
        return _refused(_("Take a seat first: only players are told of their turn."), 403)
    try:
        address = _address(request)
    except webpush.BadEndpoint:
        return _refused(_("This browser's subscription can't be used."), 400)
    if request.method == "DELETE":
        PushSubscription.objects.filter(person=person, endpoint=address.endpoint).delete()
        return HttpResponse(status=204)
    try:
        webpush.check(address)
    except webpush.BadEndpoint:
        return _refused(_("This browser's subscription can't be used."), 400)
    _subscribe(person, address)
    return HttpResponse(status=204)


# Mail programs end mails by a POST of their own (RFC 8058): the token in the address is the proof.
@csrf_exempt
@require_http_methods(["GET", "POST"])
def mail_off(request: HttpRequest, token: str) -> HttpResponse:
    """Ends mails. Opening the link only asks, for programs open links too."""
    person = mails.person_of(token)
    if person is None:
        return render(request, "notify/mail_off.html", {"known": False}, status=404)
    done = request.method == "POST"
    if done:
        person.preferences = {**person.preferences, "mail": "never"}
        person.save(update_fields=["preferences"])
    return render(request, "notify/mail_off.html", {"known": True, "done": done})


def _address(request: HttpRequest) -> webpush.Address:
    """What the browser's PushSubscription.toJSON() says."""
    try:
        if len(request.body) > LONGEST:
            raise ValueError
        told = json.loads(request.body)
        given = told.get("keys") or {}
        parts = (told["endpoint"], given.get("p256dh", ""), given.get("auth", ""))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise webpush.BadEndpoint("this is no subscription") from None
    if not all(isinstance(part, str) for part in parts):
        raise webpush.BadEndpoint("this is no subscription")
    return webpush.Address(*parts)


def _subscribe(person: Person, address: webpush.Address) -> None:
    """Remember the browser; it belongs to whoever uses it now. The oldest go when a person has too many."""
    with transaction.atomic():
        PushSubscription.objects.update_or_create(
            endpoint=address.endpoint,
            defaults={"person": person, "key": address.key, "secret": address.secret, "failures": 0},
        )
        mine = PushSubscription.objects.filter(person=person).order_by("-created", "-pk")
        PushSubscription.objects.filter(pk__in=list(mine.values_list("pk", flat=True)[MOST_BROWSERS:])).delete()


def _refused(text: str, status: int) -> JsonResponse:
    return JsonResponse({"error": text}, status=status)
