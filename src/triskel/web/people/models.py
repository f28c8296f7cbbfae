"""A person: a guest with a name only, or somebody with an account. Both are one kind of row, so seats never move."""

from datetime import datetime
from typing import Any, ClassVar

from django.contrib.auth.models import AbstractBaseUser, BaseUserManager, PermissionsMixin
from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _


class PersonManager(BaseUserManager["Person"]):
    def create_guest(self, name: str, language: str = "") -> "Person":
        """Somebody who gave a name and nothing else."""
        person = self.model(name=name, language=language)
        person.set_unusable_password()
        person.save(using=self._db)
        return person

    def create_superuser(self, username: str, password: str, **fields: Any) -> "Person":
        person = self.model(username=username, name=username, is_staff=True, is_superuser=True, **fields)
        person.set_password(password)
        person.save(using=self._db)
        return person

    def get_by_natural_key(self, username: str | None) -> "Person":
        return self.get(username__iexact=username)


class Person(AbstractBaseUser, PermissionsMixin):
    name = models.CharField(_("name"), max_length=40)
    username = models.CharField(_("login name"), max_length=40, unique=True, null=True, blank=True)
    email = models.EmailField(_("mail address"), blank=True)
    language = models.CharField(_("language"), max_length=5, blank=True)
    preferences = models.JSONField(default=dict, blank=True)
    created = models.DateTimeField(default=timezone.now)
    seen = models.DateTimeField(default=timezone.now)
    banned_until = models.DateTimeField(_("banned until"), null=True, blank=True)
    muted_until = models.DateTimeField(_("muted until"), null=True, blank=True)
    is_active = models.BooleanField(default=True)
    is_staff = models.BooleanField(default=False)

    objects = PersonManager()

    USERNAME_FIELD = "username"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    class Meta:
        verbose_name = _("person")
        verbose_name_plural = _("people")

    def __str__(self) -> str:
        return self.name

    @property
    def is_guest(self) -> bool:
        return self.username is None

    def is_banned(self, now: datetime | None = None) -> bool:
        return not self.is_active or (self.banned_until is not None and self.banned_until > (now or timezone.now()))

    def is_muted(self, now: datetime | None = None) -> bool:
        return self.muted_until is not None and self.muted_until > (now or timezone.now())
