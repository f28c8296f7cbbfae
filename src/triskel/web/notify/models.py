"""Browsers that asked to be told when it is their owner's turn."""

from django.conf import settings
from django.db import models
from django.utils import timezone


class PushSubscription(models.Model):
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="push_subscriptions")
    endpoint = models.TextField(unique=True)
    key = models.CharField(max_length=120)
    secret = models.CharField(max_length=60)
    created = models.DateTimeField(default=timezone.now)
    failures = models.PositiveSmallIntegerField(default=0)
