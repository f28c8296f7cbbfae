"""What is kept of a table. The log, ``Entry``, is the truth; whatever else can be worked out of it is a cache."""

import secrets

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_key() -> str:
    """A name for a table or a link that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _place in range(12))


class Table(models.Model):
    class Status(models.TextChoices):
        OPEN = "open", _("waiting for players")
        PLAYING = "playing", _("being played")
        OVER = "over", _("over")
        CLOSED = "closed", _("closed")

    key = models.CharField(max_length=16, unique=True, default=new_key)
    title = models.CharField(_("name"), max_length=60, blank=True)
    game = models.CharField(_("game"), max_length=40)
    rules = models.PositiveIntegerField()
    options = models.JSONField(default=dict)
    position = models.JSONField(null=True, blank=True)
    """The document of the position it began from, where it did not begin at the beginning."""
    clock = models.JSONField(default=dict)
    """{"kind": "none"}, {"kind": "live", "bank": seconds, "increment": seconds} or
    {"kind": "days", "bank": seconds, "increment": seconds, "weekends": whether weekends count}."""
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.OPEN, db_index=True)
    private = models.BooleanField(_("private"), default=False)
    imported = models.BooleanField(default=False)
    creator = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="created_tables")
    previous = models.ForeignKey("self", models.SET_NULL, null=True, blank=True, related_name="rematches")
    created = models.DateTimeField(default=timezone.now)
    started = models.DateTimeField(null=True, blank=True)
    ended = models.DateTimeField(null=True, blank=True)

    # Worked out of the log and kept for lists and for the sweeper.
    number = models.PositiveIntegerField(default=0)
    awaited = models.JSONField(default=list)
    changed = models.DateTimeField(default=timezone.now, db_index=True)
    deadline = models.DateTimeField(null=True, blank=True, db_index=True)
    """When a clock runs out."""
    bot_due = models.DateTimeField(null=True, blank=True, db_index=True)
    """Since when a bot is awaited."""
    glance = models.JSONField(default=dict)
    """What lists show of the game."""

    class Meta:
        verbose_name = _("table")
        verbose_name_plural = _("tables")

    def __str__(self) -> str:
        return f"{self.game} {self.key}"


class Seat(models.Model):
    table = models.ForeignKey(Table, models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="seats")
    bot = models.CharField(max_length=100, blank=True)
    """The bot that sits here for good."""
    substitute = models.CharField(max_length=100, blank=True)
    """The bot that plays for the person now; worked out of the log."""
    name = models.CharField(max_length=40, blank=True)
    """The person's name when the game began."""
    reserved = models.BooleanField(default=False)
    """While it is empty, only its own link gives it; ``name`` says then for whom it is kept, if that is known."""
    invitation = models.CharField(max_length=16, unique=True, default=new_key)
    """The secret part of the link that gives this seat."""
    orders = models.JSONField(default=dict, blank=True)
    """How its person is asked at this table: {"orders": standing orders, "hushed": {trigger: season}}."""

    class Meta:
        ordering = ("number",)
        constraints = (models.UniqueConstraint(fields=("table", "number"), name="one_seat_of_a_number"),)


class Entry(models.Model):
    table = models.ForeignKey(Table, models.CASCADE, related_name="entries", db_index=False)
    number = models.PositiveIntegerField()
    at = models.DateTimeField()
    kind = models.CharField(max_length=12)
    seat = models.SmallIntegerField(null=True)
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, db_index=False, db_constraint=False, related_name="+"
    )
    body = models.TextField(default="{}")

    class Meta:
        constraints = (models.UniqueConstraint(fields=("table", "number"), name="one_entry_of_a_number"),)


class Sealed(models.Model):
    """What a person has answered in secret, until all answers are opened."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="sealed", db_index=False)
    number = models.PositiveIntegerField()
    """The entry that led to the position in which all are asked."""
    seat = models.PositiveSmallIntegerField()
    at = models.DateTimeField()
    moves = models.TextField()

    class Meta:
        constraints = (models.UniqueConstraint(fields=("table", "seat"), name="one_answer_of_a_seat"),)


class Habit(models.Model):
    """How a person wants to be asked whether to answer events in a game: one row for each kind of event."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="habits", db_index=False)
    game = models.CharField(max_length=40)
    trigger = models.CharField(max_length=40)
    do = models.CharField(max_length=8)
    """``ask`` always, ``held``: with an answer in hand, ``concerns``: then only if it concerns them, or ``pass``."""

    class Meta:
        constraints = (models.UniqueConstraint(fields=("person", "game", "trigger"), name="one_habit_of_a_trigger"),)


class ChatLine(models.Model):
    table = models.ForeignKey(Table, models.CASCADE, related_name="chat")
    at = models.DateTimeField(default=timezone.now)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    seat = models.SmallIntegerField(null=True)
    name = models.CharField(max_length=40)
    text = models.CharField(max_length=500)
