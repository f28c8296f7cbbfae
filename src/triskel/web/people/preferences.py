"""What a person may set, in one table: the key, the default, the values. The profile page, the table's own settings and
the notifications all read it."""

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple
from zoneinfo import available_timezones

from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from triskel.web.people.models import Person

Value = str | bool
Text = str | Promise


class BadPreference(ValueError):
    """A preference that there is not, or a value that it does not take; the text is for people."""


class Preference(NamedTuple):
    key: str
    default: Value
    title: Text
    values: tuple[tuple[str, Text], ...] = ()
    """What may be chosen; empty for a switch and for free text."""
    check: Callable[[str], bool] | None = None
    """For free text: whether it will do."""
    help: Text = ""

    def read(self, given: object) -> Value:
        """The value that was meant; raises BadPreference."""
        if isinstance(self.default, bool):
            if isinstance(given, bool):
                return given
        elif isinstance(given, str):
            if given in {value for value, _title in self.values} or (self.check is not None and self.check(given)):
                return given
        raise BadPreference(gettext("“%(value)s” is no value of “%(key)s”.") % {"value": given, "key": self.key})


def _is_time(text: str) -> bool:
    return text == "" or re.fullmatch(r"([01]\d|2[0-3]):[0-5]\d", text) is not None


def _is_zone(text: str) -> bool:
    return text == "" or text in available_timezones()


TABLE: Final = (
    Preference(
        "confirm",
        "days",
        _("Confirm a move before it counts"),
        (("never", _("never")), ("always", _("always")), ("days", _("only in games by the day"))),
    ),
    Preference(
        "animation",
        "normal",
        _("Animations"),
        (
            ("off", pgettext_lazy("animations", "off")),
            ("fast", _("fast")),
            ("normal", pgettext_lazy("speed", "normal")),
            ("slow", _("slow")),
        ),
    ),
    Preference(
        "symbols",
        "normal",
        _("Symbols"),
        (("normal", pgettext_lazy("symbols", "normal")), ("bold", pgettext_lazy("symbols", "bold"))),
    ),
    Preference("sound", True, _("A soft sound when it is your turn")),
    Preference(
        "theme",
        "system",
        _("Colours"),
        (("system", _("like the device")), ("light", _("light")), ("dark", _("dark"))),
    ),
    Preference("push", True, _("Tell me in this browser when it is my turn, while I am not looking")),
    Preference(
        "mail",
        "days",
        _("Mail when it is my turn"),
        (("never", _("never")), ("days", _("in games by the day"))),
    ),
    Preference("quiet_from", "", _("Quiet from"), check=_is_time, help=_("No notifications between these hours.")),
    Preference("quiet_until", "", _("until"), check=_is_time),
    Preference("zone", "", _("Time zone"), check=_is_zone),
)
BY_KEY: Final = {preference.key: preference for preference in TABLE}


def of(person: "Person | None") -> dict[str, Value]:
    """All preferences of a person, or the defaults."""
    kept = person.preferences if person is not None else {}
    values = {preference.key: preference.default for preference in TABLE}
    for key, value in kept.items():
        try:
            values[key] = BY_KEY[key].read(value)
        except (KeyError, BadPreference):
            continue  # of an older version
    return values


def changed(kept: Mapping[str, object], wanted: Mapping[str, object]) -> dict[str, object]:
    """What to keep after a change; raises BadPreference and changes nothing for a key or value that can't be."""
    new = dict(kept)
    for key, value in wanted.items():
        if key not in BY_KEY:
            raise BadPreference(gettext("There is no setting “%(key)s”.") % {"key": key})
        new[key] = BY_KEY[key].read(value)
    return new
