"""Admin pages of tables: what is played, which games are stuck, and what may be done about them."""

from collections.abc import Callable
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from django.contrib import admin, messages
from django.db.models import Q, QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.html import format_html
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from triskel.core.errors import TriskelError
from triskel.web.host import repair, replaying
from triskel.web.live import outside
from triskel.web.tables import words
from triskel.web.tables.models import ChatLine, Entry, Seat, Table

if TYPE_CHECKING:
    Admin = admin.ModelAdmin[Table]
    Rows = admin.TabularInline[Any, Table]
else:
    Admin = admin.ModelAdmin
    Rows = admin.TabularInline

OVERDUE: Final = timedelta(minutes=5)
"""A bot or a clock that is late by so much means that nobody takes care of the table."""


class StuckFilter(admin.SimpleListFilter):
    title = _("stuck")
    parameter_name = "stuck"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, Any]]:
        return [("yes", _("a bot or a clock is overdue"))]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Table]) -> QuerySet[Table]:
        if self.value() != "yes":
            return queryset
        late = timezone.now() - OVERDUE
        overdue = Q(bot_due__lt=late) | Q(deadline__lt=late)
        return queryset.filter(overdue, status=Table.Status.PLAYING)


class ReadOnly(Rows):
    extra = 0
    can_delete = False
    show_change_link = False

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class SeatRows(ReadOnly):
    model = Seat
    fields = ("number", "person", "name", "bot", "substitute", "link")
    readonly_fields = ("link",)

    @admin.display(description=_("link"))
    def link(self, seat: Seat) -> str:
        return "" if seat.bot else format_html('<a href="/join/{0}/">/join/{0}/</a>', seat.invitation)


class EntryRows(ReadOnly):
    """The log is the truth, so nobody edits it here."""

    model = Entry
    fields = ("number", "at", "kind", "seat", "person", "body")
    ordering = ("number",)


class ChatRows(Rows):
    model = ChatLine
    extra = 0
    fields = ("at", "person", "name", "text")
    readonly_fields = ("at", "person", "name", "text")

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Table)
class TableAdmin(Admin):
    list_display = ("key", "name", "status", "private", "people", "number", "changed", "deadline")
    list_filter = ("status", StuckFilter, "game", "private", "imported")
    search_fields = ("key", "title", "seats__name", "seats__person__name", "seats__person__username")
    ordering = ("-changed",)
    date_hierarchy = "created"
    list_per_page = 50
    inlines = (SeatRows, EntryRows, ChatRows)
    actions = ("replay", "rebuild", "close")
    fields = (
        ("key", "page"),
        "title",
        ("game", "rules", "options"),
        ("status", "private", "imported"),
        "clock",
        ("creator", "previous"),
        ("created", "started", "ended", "changed"),
        ("number", "awaited", "deadline", "bot_due"),
    )

    def get_readonly_fields(self, request: HttpRequest, obj: Table | None = None) -> list[str]:
        every = [name for group in self.fields for name in ((group,) if isinstance(group, str) else group)]
        return [name for name in every if name not in ("title", "private")]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Table]:
        return super().get_queryset(request).prefetch_related("seats__person")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def save_model(self, request: HttpRequest, obj: Table, form: Any, change: bool) -> None:
        super().save_model(request, obj, form, change)
        outside.wake(obj)

    @admin.display(description=_("table"))
    def name(self, table: Table) -> str:
        return words.title_of(table)

    @admin.display(description=_("people"))
    def people(self, table: Table) -> str:
        return ", ".join(place.name or "–" for place in words.places(table, None))

    @admin.display(description=_("page"))
    def page(self, table: Table) -> str:
        return format_html('<a href="/table/{0}/">/table/{0}/</a>', table.key)

    def _each(self, request: HttpRequest, tables: QuerySet[Table], act: Callable[[Table], str]) -> None:
        """Do something to each table and say for each how it went."""
        for table in tables:
            try:
                said, level = act(table), messages.SUCCESS
            except TriskelError as error:
                said, level = str(error), messages.ERROR
            self.message_user(request, f"{table.key}: {said}", level)

    @admin.action(description=_("Check: replay the log"))
    def replay(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        self._each(request, tables, lambda table: replaying.difference(table) or gettext("fine"))

    @admin.action(description=_("Repair: make the caches anew from the log"))
    def rebuild(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        def act(table: Table) -> str:
            changed = repair.rebuild(table)
            outside.wake(table)
            return ", ".join(changed) or gettext("nothing was wrong")

        self._each(request, tables, act)

    @admin.action(description=_("Close: end without a result"))
    def close(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        def act(table: Table) -> str:
            repair.close(table)
            outside.wake(table)
            return gettext("closed")

        self._each(request, tables, act)
