"""``triskel person``: the people of a site, from outside: list, ban, unban, password, admin."""

import argparse
import getpass
import json
import sys
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from triskel.core.errors import TriskelError
from triskel.terminal.site import add_site, open_site

if TYPE_CHECKING:
    from triskel.web.people.models import Person

_FOR_GOOD = datetime(9999, 1, 1, tzinfo=UTC)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    acts = parser.add_subparsers(title="what to do", metavar="ACT", dest="act", required=True)
    for name, help_text in {
        "list": "who is here, those last seen first",
        "ban": "keep somebody out, for good or for some days",
        "unban": "let somebody in again",
        "password": "give somebody a new password",
        "admin": "make somebody an admin, who may open /admin/; makes the account if there is none",
    }.items():
        act = acts.add_parser(name, help=help_text, description=help_text.capitalize() + ".")
        add_site(act)
        if name == "list":
            act.add_argument("--json", action="store_true", help="print JSON")
            act.add_argument("--accounts", action="store_true", help="without guests")
        else:
            act.add_argument("person", metavar="PERSON", help="the login name, or a number that 'list' shows")
        if name == "ban":
            act.add_argument("--days", type=float, metavar="N", help="for so many days")


def run(options: argparse.Namespace) -> int:
    open_site(options)
    from triskel.web.host.errors import database_errors

    acts = {"list": _list, "ban": _ban, "unban": _unban, "password": _password, "admin": _admin}
    with database_errors():
        return acts[options.act](options)


def _list(options: argparse.Namespace) -> int:
    from triskel.web.people.models import Person

    people = Person.objects.order_by("-seen")
    if options.accounts:
        people = people.exclude(username=None)
    if options.json:
        print(json.dumps([_facts(person) for person in people], ensure_ascii=False))
        return 0
    for person in people:
        login = person.username or "(guest)"
        line = f"{person.pk:>6}  {login:<20}  {person.name:<24}  {person.seen:%Y-%m-%d}  {_marks(person)}"
        print(line.rstrip())
    if not people:
        print("Nobody has been here yet.")
    return 0


def _facts(person: "Person") -> dict[str, object]:
    return {
        "number": person.pk,
        "login": person.username,
        "name": person.name,
        "seen": person.seen.isoformat(),
        "admin": person.is_staff,
        "banned_until": person.banned_until.isoformat() if person.banned_until else None,
    }


def _marks(person: "Person") -> str:
    marks = ["admin"] if person.is_staff else []
    if person.is_banned():
        until = person.banned_until
        marks.append(f"banned until {until:%Y-%m-%d}" if until and until < _FOR_GOOD else "banned")
    if person.is_muted():
        marks.append("muted")
    return ", ".join(marks)


def _find(wanted: str) -> "Person":
    """Somebody by login name, or by number; raises TriskelError."""
    from triskel.web.people.models import Person

    found = Person.objects.filter(username__iexact=wanted).first()
    if found is None and wanted.isdecimal():
        found = Person.objects.filter(pk=int(wanted)).first()
    if found is None:
        raise TriskelError(f"there is nobody called {wanted!r}; 'triskel person list' shows all, guests by number")
    return found


def _ban(options: argparse.Namespace) -> int:
    from django.utils import timezone

    person = _find(options.person)
    if person.is_superuser:
        raise TriskelError(f"{person.name} is an admin")
    if options.days is not None and options.days <= 0:
        raise TriskelError("a ban lasts longer than no time")
    until = _FOR_GOOD if options.days is None else timezone.now() + timedelta(days=min(options.days, 100_000))
    _set_ban(person, until)
    print(f"{person.name} is banned{'' if options.days is None else f' until {until:%Y-%m-%d %H:%M} UTC'}.")
    return 0


def _unban(options: argparse.Namespace) -> int:
    person = _find(options.person)
    _set_ban(person, None)
    print(f"{person.name} may come in again.")
    return 0


def _set_ban(person: "Person", until: datetime | None) -> None:
    from triskel.web.live import outside

    person.banned_until = until
    person.save(update_fields=["banned_until"])
    outside.person_changed(person.pk)


def _password(options: argparse.Namespace) -> int:
    person = _find(options.person)
    if person.username is None:
        raise TriskelError(f"{person.name} is a guest: guests have no password")
    _set_password(person)
    person.save(update_fields=["password"])
    print(f"{person.username} has a new password and must log in again everywhere.")
    return 0


def _admin(options: argparse.Namespace) -> int:
    from django.core.exceptions import ValidationError

    from triskel.web.people.models import Person
    from triskel.web.people.names import clean_login

    try:
        login = clean_login(options.person)
    except ValidationError as error:
        raise TriskelError(" ".join(error.messages)) from None
    person = Person.objects.filter(username__iexact=login).first()
    if person is None:
        person = Person(username=login, name=login[:24])
        _set_password(person)
    person.is_staff = person.is_superuser = True
    person.save()
    print(f"{person.username} is an admin.")
    return 0


def _set_password(person: "Person") -> None:
    """Ask for it twice, or read a line from what is not a terminal; raises TriskelError for one that is too easy."""
    from django.contrib.auth.password_validation import validate_password
    from django.core.exceptions import ValidationError

    if sys.stdin.isatty():
        password = getpass.getpass("New password: ")
        if getpass.getpass("Once more: ") != password:
            raise TriskelError("the two were not the same; nothing has changed")
    else:
        password = sys.stdin.readline().rstrip("\n")
    try:
        validate_password(password, person)
    except ValidationError as error:
        raise TriskelError(" ".join(error.messages)) from None
    person.set_password(password)
