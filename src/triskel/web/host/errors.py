"""What can go wrong for a host, in one sentence each."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import Error

from triskel.core.errors import TriskelError


class HostError(TriskelError):
    """What was asked for can't be done, and why."""


@contextmanager
def database_errors() -> Iterator[None]:
    """A database that can't be reached or written to is a matter for one sentence."""
    try:
        yield
    except Error as error:
        raise HostError(f"the database says: {' '.join(str(error).split())}") from error
