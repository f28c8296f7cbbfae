"""Browsers that asked to be told when it is their owner's turn, and what was told already."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils import timezone


class PushSubscription(models.Model):
    """A browser of a person. ``key`` and ``secret`` are the browser's, in base64url: messages are encrypted for it."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="push_subscriptions")
    endpoint = models.TextField(unique=True)
    key = models.CharField(max_length=120)
    secret = models.CharField(max_length=60)
    created = models.DateTimeField(default=timezone.now)
    failures = models.PositiveSmallIntegerField(default=0)


class Told(models.Model):
    """Somebody was told of a turn: once by each way, whatever process or restart asks again."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    table = models.ForeignKey("tables.Table", models.CASCADE, related_name="+")
    way = models.CharField(max_length=4)
    turn = models.PositiveIntegerField()
    """The number of the log's entry that made it this person's turn."""
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=("person", "table", "way", "turn"), name="told_once"),
        ]
