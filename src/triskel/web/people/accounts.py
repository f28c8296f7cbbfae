"""Accounts: a guest becomes somebody with a login name, logs in elsewhere, and may go for good."""

from typing import Final

from django.contrib.auth import login, update_session_auth_hash
from django.core import signing
from django.db import transaction
from django.dispatch import Signal
from django.http import HttpRequest
from django.utils import translation

from triskel.web.people import preferences
from triskel.web.people.guests import BACKEND, person_of
from triskel.web.people.models import Person

moved: Final = Signal()
"""Sent with ``guest`` and ``account``, within the transaction: everything of the guest goes over to the account."""
leaving: Final = Signal()
"""Sent with ``person``, within the transaction, before the person is forgotten."""

_MAIL_SALT = "triskel.people.mail"
_MAIL_AGE = 3 * 24 * 3600


def open_account(request: HttpRequest, name: str, username: str, password: str) -> Person:
    """Make the guest of this browser, or a new person, somebody with an account, logged in here."""
    person = person_of(request)
    if person is None:
        person = Person(name=name, language=translation.get_language() or "")
    person.name, person.username = name, username
    person.set_password(password)
    person.save()
    login(request, person, backend=BACKEND)
    return person


def log_in(request: HttpRequest, account: Person) -> None:
    """Log in to an account; what the guest of this browser has, its seats above all, goes into it."""
    guest = person_of(request)
    if guest is not None and guest.is_guest and guest.pk != account.pk:
        merge(guest, account)
    login(request, account, backend=BACKEND)


@transaction.atomic
def merge(guest: Person, account: Person) -> None:
    """Everything of a guest goes over to an account, and the guest is forgotten."""
    account.preferences = preferences.changed(_readable(guest.preferences), _readable(account.preferences))
    account.save(update_fields=["preferences"])
    moved.send(Person, guest=guest, account=account)
    _forget(guest)


@transaction.atomic
def delete(person: Person) -> None:
    """Forget somebody. The row stays, empty, because the logs of games refer to it; seats keep the name."""
    leaving.send(Person, person=person)
    _forget(person)


def change_password(request: HttpRequest, person: Person, password: str) -> None:
    """Every other browser is logged out by it, this one is not."""
    person.set_password(password)
    person.save(update_fields=["password"])
    update_session_auth_hash(request, person)


def mail_token(person: Person, email: str) -> str:
    """The secret part of a link that proves that a mail address is one's own."""
    return signing.dumps([person.pk, email], salt=_MAIL_SALT)


def confirm_mail(token: str) -> Person | None:
    """Take over the address that a link proves; None where the link is too old or was changed."""
    try:
        number, email = signing.loads(token, salt=_MAIL_SALT, max_age=_MAIL_AGE)
    except (signing.BadSignature, ValueError):
        return None
    person = Person.objects.filter(pk=number, is_active=True).first()
    if person is not None:
        person.email = email
        person.save(update_fields=["email"])
    return person


def _readable(kept: dict[str, object]) -> dict[str, object]:
    now = preferences.of(Person(preferences=kept))
    return {key: value for key, value in now.items() if key in kept}


def _forget(person: Person) -> None:
    person.name, person.username, person.email = "", None, ""
    person.preferences, person.language = {}, ""
    person.is_active = person.is_staff = person.is_superuser = False
    person.set_unusable_password()
    person.save()
