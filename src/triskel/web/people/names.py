"""What people may call themselves. A name is shown as it was given, so it must not upset a line or hide who is who."""

import re
import unicodedata

from django.core.exceptions import ValidationError
from django.utils.translation import gettext, gettext_lazy

LONGEST = 24
_JOINER = "\u200d"
"""Holds the parts of some pictures together."""
_TOWER = re.compile("([\u0300-\u036f]{2})[\u0300-\u036f]+")
_LOGIN = re.compile(r"[\w.@+-]{2,40}")


def tidied(text: str) -> str:
    """Text of one line with single spaces, without what can't be seen or turns the line around, and without towers of
    accents."""
    text = unicodedata.normalize("NFC", text)
    kept = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C" or sign in _JOINER or sign.isspace())
    return " ".join(_TOWER.sub(r"\1", kept).split())


def clean_name(text: str) -> str:
    """A tidied name; raises ValidationError."""
    name = tidied(text)
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in name):
        raise ValidationError(gettext("A name needs a letter or a number at least."), code="empty")
    if len(name) > LONGEST:
        raise ValidationError(
            gettext("A name has at most %(most)s letters; this one has %(count)s.")
            % {"most": LONGEST, "count": len(name)},
            code="long",
        )
    return name


def clean_login(text: str) -> str:
    """A login name; raises ValidationError."""
    login = unicodedata.normalize("NFKC", text).strip()
    if not _LOGIN.fullmatch(login):
        raise ValidationError(
            gettext("A login name has 2 to 40 letters, numbers and the signs . @ + - _"), code="login"
        )
    return login


GUEST = gettext_lazy("Guest")
