"""Admin pages of people: who is there, and who may not play or talk for a while."""

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from django.contrib import admin
from django.contrib.auth.models import Group
from django.db.models import Count, QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from triskel.web.live import outside
from triskel.web.people import accounts
from triskel.web.people.models import Person

if TYPE_CHECKING:
    Admin = admin.ModelAdmin[Person]
else:
    Admin = admin.ModelAdmin

FOR_GOOD: Final = datetime(9999, 1, 1, tzinfo=timezone.get_default_timezone())

admin.site.unregister(Group)
admin.site.site_header = "Triskel"
admin.site.site_title = "Triskel"


class KindFilter(admin.SimpleListFilter):
    title = _("kind")
    parameter_name = "kind"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [
            ("account", _("with an account")),
            ("guest", _("guests")),
            ("banned", _("banned")),
            ("muted", _("muted")),
        ]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Person]) -> QuerySet[Person]:
        match self.value():
            case "account":
                return queryset.filter(username__isnull=False)
            case "guest":
                return queryset.filter(username__isnull=True, is_active=True)
            case "banned":
                return queryset.filter(banned_until__gt=timezone.now())
            case "muted":
                return queryset.filter(muted_until__gt=timezone.now())
        return queryset


@admin.register(Person)
class PersonAdmin(Admin):
    list_display = ("name", "username", "seat_count", "created", "seen", "banned_until", "muted_until", "is_staff")
    list_filter = (KindFilter, "is_staff")
    search_fields = ("name", "username", "email")
    ordering = ("-seen",)
    date_hierarchy = "created"
    list_per_page = 50
    actions = ("ban_for_a_day", "ban_for_a_week", "ban_for_good", "unban", "mute_for_a_day", "unmute", "forget")
    fieldsets = (
        (None, {"fields": ("name", "username", "email", "language")}),
        (_("Peace"), {"fields": ("banned_until", "muted_until")}),
        (_("Rights"), {"fields": ("is_active", "is_staff", "is_superuser")}),
        (_("Times"), {"fields": ("created", "seen", "last_login")}),
    )
    readonly_fields = ("created", "seen", "last_login")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Person]:
        return super().get_queryset(request).annotate(seat_total=Count("seats"))

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False  # Guests come by themselves; the first admin is made on the command line.

    def has_delete_permission(self, request: HttpRequest, obj: Person | None = None) -> bool:
        return False  # Logs refer to people. "Forget" empties the row.

    def save_model(self, request: HttpRequest, obj: Person, form: Any, change: bool) -> None:
        super().save_model(request, obj, form, change)
        outside.person_changed(obj.pk)

    @admin.display(description=_("seats"), ordering="seat_total")
    def seat_count(self, person: Person) -> int:
        return int(getattr(person, "seat_total", 0))

    def _set(self, request: HttpRequest, people: QuerySet[Person], **fields: datetime | None) -> None:
        # Nobody shuts themselves out by a slip.
        chosen = list(people.exclude(pk=request.user.pk or 0).values_list("pk", flat=True))
        Person.objects.filter(pk__in=chosen).update(**fields)
        for number in chosen:
            outside.person_changed(number)
        count = len(chosen)
        self.message_user(
            request, ngettext("%(count)s person changed.", "%(count)s people changed.", count) % {"count": count}
        )

    @admin.action(description=_("Ban for a day"))
    def ban_for_a_day(self, request: HttpRequest, people: QuerySet[Person]) -> None:
        self._set(request, people, banned_until=timezone.now() + timedelta(days=1))

    @admin.action(description=_("Ban for a week"))
    def ban_for_a_week(self, request: HttpRequest, people: QuerySet[Person]) -> None:
        self._set(request, people, banned_until=timezone.now() + timedelta(days=7))

    @admin.action(description=_("Ban for good"))
    def ban_for_good(self, request: HttpRequest, people: QuerySet[Person]) -> None:
        self._set(request, people, banned_until=FOR_GOOD)

    @admin.action(description=_("End the ban"))
    def unban(self, request: HttpRequest, people: QuerySet[Person]) -> None:
        self._set(request, people, banned_until=None)

    @admin.action(description=_("Mute for a day"))
    def mute_for_a_day(self, request: HttpRequest, people: QuerySet[Person]) -> None:
        self._set(request, people, muted_until=timezone.now() + timedelta(days=1))

    @admin.action(description=_("End the muting"))
    def unmute(self, request: HttpRequest, people: QuerySet[Person]) -> None:
        self._set(request, people, muted_until=None)

    @admin.action(description=_("Forget: delete all that is known of them"))
    def forget(self, request: HttpRequest, people: QuerySet[Person]) -> None:
        chosen = people.filter(is_superuser=False).exclude(pk=request.user.pk or 0)
        for person in chosen:
            accounts.delete(person)
            outside.person_changed(person.pk)
