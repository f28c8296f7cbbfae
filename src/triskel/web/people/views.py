"""Pages about people: log in and out, account, profile, language and theme."""

import json

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import logout
from django.core.mail import send_mail
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import redirect, render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from triskel.web.people import accounts, forms, preferences
from triskel.web.people.context import THEME_COOKIE
from triskel.web.people.guests import person_of
from triskel.web.people.limits import BUCKETS, limited
from triskel.web.people.models import Person

YEAR = 365 * 24 * 3600


def onward(request: HttpRequest, otherwise: str = "/") -> HttpResponseRedirect:
    """Back to the page that sent somebody here, if it is one of ours."""
    wanted = request.POST.get("next") or request.GET.get("next") or ""
    if url_has_allowed_host_and_scheme(wanted, allowed_hosts={request.get_host()}, require_https=request.is_secure()):
        return redirect(wanted)
    return redirect(otherwise)


def mail_on() -> bool:
    return bool(getattr(settings, "MAIL_ON", False))


@limited("log in")
@require_http_methods(["GET", "HEAD", "POST"])
def log_in(request: HttpRequest) -> HttpResponse:
    form = forms.LogIn(request.POST or None)
    if request.method == "POST" and form.is_valid():
        BUCKETS.take("log in as", form.cleaned_data["username"].strip().lower())
        person = form.person(request)
        if person is not None:
            accounts.log_in(request, person)
            return onward(request)
    page = {"form": form, "next": request.GET.get("next", request.POST.get("next", "")), "mail_on": mail_on()}
    return render(request, "people/log_in.html", page)


@require_POST
def log_out(request: HttpRequest) -> HttpResponse:
    """A guest who logs out would lose the way back, so only accounts can."""
    person = person_of(request)
    if person is not None and person.is_guest:
        return redirect("people:profile")
    logout(request)
    return redirect("/")


@limited("account")
@require_http_methods(["GET", "HEAD", "POST"])
def new_account(request: HttpRequest) -> HttpResponse:
    person = person_of(request)
    if person is not None and not person.is_guest:
        return redirect("people:profile")
    form = forms.NewAccount(request.POST or None, initial={"name": person.name if person else ""})
    if request.method == "POST" and form.is_valid():
        given = form.cleaned_data
        accounts.open_account(request, given["name"], given["username"], given["password"])
        messages.success(request, gettext("Your account is ready. Your seats are in it."))
        return onward(request, reverse("people:profile"))
    return render(request, "people/new_account.html", {"form": form, "next": request.GET.get("next", "")})


@limited("profile")
@require_http_methods(["GET", "HEAD", "POST"])
def profile(request: HttpRequest) -> HttpResponse:
    person = person_of(request)
    if person is None:
        return redirect(f"{reverse('people:log_in')}?next={request.path}")
    form = forms.Profile(person, request.POST or None)
    if request.method == "POST" and form.is_valid():
        form.save()
        messages.success(request, gettext("Saved."))
        response = redirect("people:profile")
        if not person.language:
            response.delete_cookie(settings.LANGUAGE_COOKIE_NAME)
        return response
    page = {"form": form, "mail": forms.Mail(initial={"email": person.email}), "mail_on": mail_on()}
    return render(request, "people/profile.html", page)


@limited("profile")
@require_POST
def set_preferences(request: HttpRequest) -> HttpResponse:
    """The table's settings dialog saves single preferences."""
    person = person_of(request)
    if person is None:
        return JsonResponse({"error": gettext("Nobody is logged in here.")}, status=401)
    try:
        wanted = json.loads(request.body)
        if not isinstance(wanted, dict):
            raise ValueError
        person.preferences = preferences.changed(person.preferences, wanted)
    except preferences.BadPreference as error:
        return JsonResponse({"error": str(error)}, status=400)
    except ValueError:
        return JsonResponse({"error": gettext("The browser sent something that the site can't use.")}, status=400)
    person.save(update_fields=["preferences"])
    return HttpResponse(status=204)


@limited("profile")
@require_http_methods(["GET", "HEAD", "POST"])
def password(request: HttpRequest) -> HttpResponse:
    person = person_of(request)
    if person is None or person.is_guest:
        return redirect("people:log_in")
    form = forms.NewPassword(person, request.POST or None)
    if request.method == "POST" and form.is_valid():
        accounts.change_password(request, person, form.cleaned_data["password"])
        messages.success(request, gettext("The new password counts from now on."))
        return redirect("people:profile")
    return render(request, "people/password.html", {"form": form})


@limited("mail")
@require_POST
def mail(request: HttpRequest) -> HttpResponse:
    """A mail address counts once its owner has followed a link in a mail to it."""
    person = person_of(request)
    form = forms.Mail(request.POST)
    if person is None or not mail_on():
        return redirect("people:profile")
    if not form.is_valid():
        messages.error(request, gettext("That is no mail address."))
    elif not form.cleaned_data["email"]:
        person.email = ""
        person.save(update_fields=["email"])
        messages.success(request, gettext("The mail address is forgotten."))
    else:
        _send_link(person, form.cleaned_data["email"])
        messages.success(request, gettext("A mail is on its way. The address counts once you follow the link in it."))
    return redirect("people:profile")


def _send_link(person: Person, email: str) -> None:
    link = site_address() + reverse("people:mail_confirmed", args=[accounts.mail_token(person, email)])
    text = render_to_string("people/mail_confirm.txt", {"person": person, "link": link})
    send_mail(gettext("Is this your mail address?"), text, None, [email], fail_silently=True)


def site_address() -> str:
    return str(getattr(settings, "SITE_ADDRESS", "http://localhost:8000")).rstrip("/")


@require_safe
def mail_confirmed(request: HttpRequest, token: str) -> HttpResponse:
    if accounts.confirm_mail(token) is None:
        messages.error(request, gettext("This link is too old. Please ask for a new one."))
    else:
        messages.success(request, gettext("The mail address is yours."))
    return redirect("people:profile")


@limited("profile")
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest) -> HttpResponse:
    person = person_of(request)
    if person is None:
        return redirect("/")
    form = forms.Deletion(request.POST or None)
    if request.method == "POST" and form.is_valid():
        accounts.delete(person)
        logout(request)
        messages.success(request, gettext("You are forgotten. Farewell!"))
        return redirect("/")
    return render(request, "people/delete.html", {"form": form})


def _remember(request: HttpRequest, response: HttpResponse, cookie: str, value: str) -> None:
    response.set_cookie(cookie, value, max_age=YEAR, samesite="Lax", secure=request.is_secure())


@limited("profile")
@require_POST
def language(request: HttpRequest) -> HttpResponse:
    """Choose a language for this browser and, where somebody is logged in, for the person."""
    wanted = request.POST.get("language", "")
    response = onward(request)
    if wanted in {code for code, _name in settings.LANGUAGES}:
        person = person_of(request)
        if person is not None and person.language != wanted:
            person.language = wanted
            person.save(update_fields=["language"])
        _remember(request, response, settings.LANGUAGE_COOKIE_NAME, wanted)
    return response


@limited("profile")
@require_POST
def theme(request: HttpRequest) -> HttpResponse:
    """Light, dark, or like the device: for this browser and, where somebody is logged in, for the person."""
    wanted = request.POST.get("theme", "")
    response = onward(request)
    if wanted in ("system", "light", "dark"):
        person = person_of(request)
        if person is not None:
            person.preferences = preferences.changed(person.preferences, {"theme": wanted})
            person.save(update_fields=["preferences"])
        _remember(request, response, THEME_COOKIE, wanted)
    return response
