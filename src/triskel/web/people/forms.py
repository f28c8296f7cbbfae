"""The forms about people."""

from datetime import time
from typing import Any, cast
from zoneinfo import available_timezones

from django import forms
from django.conf import settings
from django.contrib.auth import authenticate, password_validation
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from triskel.web.people import preferences
from triskel.web.people.models import Person
from triskel.web.people.names import LONGEST, clean_login, clean_name


class NameField(forms.CharField):
    def __init__(self, **more: Any) -> None:
        more.setdefault("label", _("Your name"))
        super().__init__(
            max_length=200, widget=forms.TextInput(attrs={"autocomplete": "nickname", "maxlength": LONGEST}), **more
        )

    def clean(self, value: object) -> str:
        text = super().clean(value)
        return clean_name(text) if text else ""


def _password(label: Any, new: bool) -> forms.CharField:
    hint = "new-password" if new else "current-password"
    return forms.CharField(label=label, strip=False, widget=forms.PasswordInput(attrs={"autocomplete": hint}))


def _login_name() -> forms.CharField:
    widget = forms.TextInput(attrs={"autocomplete": "username", "autocapitalize": "none"})
    return forms.CharField(label=_("Login name"), max_length=200, widget=widget)


class NewAccount(forms.Form):
    """Opening an account. The person is known already where a guest does it."""

    name = NameField(help_text=_("What the others see."))
    username = _login_name()
    password = _password(_("Password"), new=True)
    again = _password(_("The same password again"), new=True)

    def clean_username(self) -> str:
        login = clean_login(self.cleaned_data["username"])
        if Person.objects.filter(username__iexact=login).exists():
            raise ValidationError(gettext("Somebody has this login name already."))
        return login

    def clean(self) -> dict[str, Any]:
        found = super().clean() or {}
        _check_new_password(self, found, Person(name=found.get("name", ""), username=found.get("username")))
        return found


def _check_new_password(form: forms.Form, found: dict[str, Any], person: Person) -> None:
    password, again = found.get("password"), found.get("again")
    if password and again and password != again:
        form.add_error("again", gettext("The two passwords differ."))
    elif password:
        try:
            password_validation.validate_password(password, person)
        except ValidationError as error:
            form.add_error("password", error)


class LogIn(forms.Form):
    username = _login_name()
    password = _password(_("Password"), new=False)

    def person(self, request: HttpRequest) -> Person | None:
        """Who logs in, or None with an error in the form."""
        found = authenticate(request, **self.cleaned_data)
        if found is None:
            self.add_error(None, gettext("This login name and this password don't go together."))
        return found


class NewPassword(forms.Form):
    old = _password(_("Present password"), new=False)
    password = _password(_("New password"), new=True)
    again = _password(_("The same password again"), new=True)

    def __init__(self, person: Person, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.person = person

    def clean_old(self) -> str:
        old = str(self.cleaned_data["old"])
        if not self.person.check_password(old):
            raise ValidationError(gettext("That is not your present password."))
        return old

    def clean(self) -> dict[str, Any]:
        found = super().clean() or {}
        _check_new_password(self, found, self.person)
        return found


class Mail(forms.Form):
    email = forms.EmailField(
        label=_("Mail address"),
        required=False,
        help_text=_("For a forgotten password and games by the day; never shown."),
    )


class Deletion(forms.Form):
    sure = forms.BooleanField(label=_("Yes, forget me. My seats keep my name; I can't take them back."))


class Profile(forms.Form):
    """Name, language and all preferences on one page."""

    name = NameField()
    language = forms.ChoiceField(label=_("Language"), required=False)

    def __init__(self, person: Person, data: Any = None) -> None:
        self.person = person
        initial = {"name": person.name, "language": person.language, **preferences.of(person)}
        super().__init__(data, initial=initial)
        language = cast(forms.ChoiceField, self.fields["language"])
        language.choices = [("", _("like the browser")), *settings.LANGUAGES]
        for preference in preferences.TABLE:
            self.fields[preference.key] = _field(preference)

    def save(self) -> None:
        given = self.cleaned_data
        wanted = {preference.key: _plain(given[preference.key]) for preference in preferences.TABLE}
        self.person.name, self.person.language = given["name"], given["language"]
        self.person.preferences = preferences.changed(self.person.preferences, wanted)
        self.person.save(update_fields=["name", "language", "preferences"])


def _plain(value: object) -> object:
    """A value as preferences keep it: times as text."""
    return value.strftime("%H:%M") if isinstance(value, time) else "" if value is None else value


def _field(preference: preferences.Preference) -> forms.Field:
    """The field of a preference."""
    label, help_text = str(preference.title), str(preference.help)
    if isinstance(preference.default, bool):
        return forms.BooleanField(label=label, required=False, help_text=help_text)
    if preference.key == "zone":
        zones = ((zone, zone.replace("_", " ")) for zone in sorted(available_timezones()) if "/" in zone)
        return forms.ChoiceField(label=label, required=False, choices=[("", "UTC"), *zones])
    if preference.values:
        return forms.ChoiceField(label=label, choices=preference.values, help_text=help_text)
    widget = forms.TimeInput(attrs={"type": "time"}, format="%H:%M")
    return forms.TimeField(label=label, required=False, help_text=help_text, widget=widget)
