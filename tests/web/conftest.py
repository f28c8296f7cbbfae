"""Django for the tests of the site: a database file of its own for each worker.

``database`` undoes everything after the test, by rolling back; ``committed`` really commits, for whatever has threads
or connections of its own, and empties all tables afterwards. ``browser`` is somebody's browser without JavaScript.
"""

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

_DATA = tempfile.mkdtemp(prefix="triskel-tests-")
atexit.register(shutil.rmtree, _DATA, ignore_errors=True)

for _name in [name for name in os.environ if name.startswith("TRISKEL_")]:
    if _name not in ("TRISKEL_PURE", "TRISKEL_REQUIRE_COMPILED", "TRISKEL_NATIVE"):
        del os.environ[_name]
os.environ["TRISKEL_DATA"] = _DATA
if "TEST_DATABASE" in os.environ:  # an empty PostgreSQL database, to be tried with one worker: pytest -n0
    os.environ["TRISKEL_DATABASE"] = os.environ["TEST_DATABASE"]
os.environ["DJANGO_SETTINGS_MODULE"] = "triskel.web.settings"

import django  # noqa: E402

django.setup()

if TYPE_CHECKING:
    from django.test import Client


@pytest.fixture(scope="session")
def _migrated() -> Iterator[None]:
    from django.conf import settings
    from django.core.management import call_command
    from django.db import connections
    from django.test.utils import setup_test_environment, teardown_test_environment

    setup_test_environment()
    # Ours is slow on purpose.
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    call_command("migrate", verbosity=0)
    yield
    connections.close_all()
    teardown_test_environment()


def _forget() -> None:
    """What is kept in memory and not in the database."""
    from django.core import mail

    from triskel.web.people.limits import BUCKETS

    BUCKETS.empty()
    mail.outbox.clear()


@pytest.fixture
def database(_migrated: None) -> Iterator[None]:
    """A database that forgets what the test did. Hooks for after a commit don't run."""
    from django.core.cache import cache
    from django.db import transaction

    cache.clear()
    _forget()
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


@pytest.fixture
def committed(_migrated: None) -> Iterator[None]:
    """A database in which everything is really committed, for tests with threads or several connections."""
    from django.core.cache import cache
    from django.core.management import call_command
    from django.db import connections

    cache.clear()
    _forget()
    yield
    call_command("flush", interactive=False, verbosity=0)
    connections.close_all()


@pytest.fixture
def browsers() -> "Callable[..., Client]":
    """Makes browsers, each with cookies of its own: ``browsers()``, or ``browsers("uk")`` for a Ukrainian one."""
    from django.test import Client

    def make(language: str = "en") -> "Client":
        return Client(headers={"accept-language": language})

    return make


@pytest.fixture
def browser(database: None, browsers: "Callable[..., Client]") -> "Client":
    return browsers()
