"""A guest gives a name and sits: no account, no mail. The browser's session, which lasts a year, is the guest's key."""

from typing import Final

from django.contrib.auth import login
from django.http import HttpRequest
from django.utils import translation

from triskel.web.people.models import Person
from triskel.web.people.names import clean_name

BACKEND: Final = "triskel.web.people.backends.Names"


def person_of(request: HttpRequest) -> Person | None:
    """Who sends this request, if the browser has a session."""
    person = request.user
    return person if person.is_authenticated else None


def welcome(request: HttpRequest, name: str) -> Person:
    """The person of this browser: who has been here, or a new guest of this name. Raises ValidationError."""
    person = person_of(request)
    if person is not None:
        return person
    guest = Person.objects.create_guest(clean_name(name), translation.get_language() or "")
    login(request, guest, backend=BACKEND)
    return guest
