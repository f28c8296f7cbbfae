"""Mails for games by the day: one for each turn, with a link that ends them."""

import logging

from django.conf import settings
from django.core import signing
from django.core.mail import EmailMultiAlternatives
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _

from triskel.web.notify.notice import Notice, language_of, site_address
from triskel.web.people import preferences
from triskel.web.people.models import Person

log = logging.getLogger(__name__)

SALT = "triskel.notify.mail"


def wanted(notice: Notice) -> bool:
    """Whether this person gets a mail: the host can send any, the game is no live one, and the person likes them."""
    person, table = notice.person, notice.table
    if not settings.MAIL_ON or not person.email or table.clock.get("kind") != "days":
        return False
    return preferences.of(person)["mail"] != "never"


def send(notice: Notice) -> None:
    """One mail in the person's language. A mail server that does not answer costs this mail, nothing else."""
    person = notice.person
    end = site_address() + reverse("notify:mail_off", args=[token(person)])
    with translation.override(language_of(person)):
        facts = {"person": person, "notice": notice, "end": end, "profile": site_address() + "/profile/"}
        subject = _("You are awaited: {table}").format(table=notice.title)
        mail = EmailMultiAlternatives(
            " ".join(subject.split()), render_to_string("notify/turn.txt", facts), to=[person.email]
        )
        mail.extra_headers = {
            "List-Unsubscribe": f"<{end}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
        }
        mail.attach_alternative(render_to_string("notify/turn.html", facts), "text/html")
    try:
        mail.send()
    except OSError as error:
        log.warning("a mail could not be sent: %s", error)


def token(person: Person) -> str:
    """What proves that a link came in a mail of ours to this person. It changes when the address does."""
    return signing.dumps([person.pk, person.email], salt=SALT, compress=True)


def person_of(text: str) -> Person | None:
    """The person of a token; None for one that is not ours, or of an address that the person left."""
    try:
        number, email = signing.loads(text, salt=SALT)
    except (signing.BadSignature, ValueError, TypeError):
        return None
    return Person.objects.filter(pk=number, email=email).first()
