"""Logging in by name or mail, in capitals or not. A banned person logs in and is told so by the middleware."""

from typing import Any

from django.contrib.auth.backends import ModelBackend
from django.http import HttpRequest

from triskel.web.people.models import Person


class Names(ModelBackend):
    def authenticate(
        self, request: HttpRequest | None, username: str | None = None, password: str | None = None, **_more: Any
    ) -> Person | None:
        if not username or password is None:
            return None
        person = Person.objects.filter(username__iexact=username.strip()).first()
        if person is None:
            # As slow as a wrong password, so that nobody learns which names there are.
            Person().set_password(password)
            return None
        return person if person.check_password(password) and person.is_active else None
