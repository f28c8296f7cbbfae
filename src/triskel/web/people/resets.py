"""A forgotten password, set anew by a link in a mail. Only where the site can send mail."""

from typing import TYPE_CHECKING, Any

from django.contrib.auth import forms as auth_forms
from django.contrib.auth import views as auth_views
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.urls import reverse_lazy
from django.utils import translation
from django.utils.translation import gettext

from triskel.web.people.limits import limited
from triskel.web.people.models import Person
from triskel.web.people.views import mail_on, site_address

if TYPE_CHECKING:
    SetPassword = auth_forms.SetPasswordForm[Person]
else:
    SetPassword = auth_forms.SetPasswordForm


class ResetForm(auth_forms.PasswordResetForm):
    """The link leads to the site's own address, whatever name the browser asked for, in the person's language."""

    def send_mail(self, *args: Any, **more: Any) -> None:
        context = args[2] if len(args) > 2 else more["context"]
        person: Person = context["user"]
        context["site_address"] = site_address()
        with translation.override(person.language or translation.get_language()):
            super().send_mail(*args, **more)


class NewPasswordForm(SetPassword):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        for name, field in self.fields.items():
            field.label = gettext("New password") if name == "new_password1" else gettext("The same password again")
            field.help_text = ""


class Forgotten(auth_views.PasswordResetView):
    template_name = "people/forgotten.html"
    email_template_name = "people/mail_reset.txt"
    subject_template_name = "people/mail_reset_subject.txt"
    form_class = ResetForm
    success_url = reverse_lazy("people:forgotten_sent")

    def dispatch(self, request: HttpRequest, *args: Any, **more: Any) -> HttpResponseBase:
        if not mail_on():
            raise Http404
        return super().dispatch(request, *args, **more)


class Sent(auth_views.PasswordResetDoneView):
    template_name = "people/forgotten_sent.html"


class Reset(auth_views.PasswordResetConfirmView):
    template_name = "people/reset.html"
    form_class = NewPasswordForm
    success_url = reverse_lazy("people:log_in")


@limited("mail")
def forgotten(request: HttpRequest) -> HttpResponse:
    answer = Forgotten.as_view()(request)
    assert isinstance(answer, HttpResponse)
    return answer
