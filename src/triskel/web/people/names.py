"""What people may call themselves. A name is shown as it was given, so it must not upset a line or hide who is who."""

import re
import unicodedata

from django.core.exceptions import ValidationError
from django.utils.translation import gettext, gettext_lazy

LONGEST = 24
_LOGIN = re.compile(r"[\w.@+-]{2,40}")


def clean_name(text: str) -> str:
    """A name with single spaces and without what can't be seen; raises ValidationError."""
    text = unicodedata.normalize("NFC", text)
    kept = "".join(sign for sign in text if unicodedata.category(sign)[0] != "C" or sign == "\u200d")
    name = " ".join(kept.split())
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
