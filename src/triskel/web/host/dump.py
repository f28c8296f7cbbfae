"""Backups: a site, or one table, as JSON lines that any database can read.

The first line is a header; then comes a line for each row, ``{"m": "tables.entry", "f": {...}}``; the last line counts
them, so that a backup that was cut off is noticed. A name that ends with ``.gz`` is compressed. A backup of everything
holds the site's keys too: whoever has it can be anybody, so the file is for its owner only.
"""

import gzip
import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import IO, Any

from django.apps import apps
from django.conf import settings
from django.db import connection, models, transaction
from django.db.migrations.recorder import MigrationRecorder
from django.utils import timezone

import triskel
from triskel.web.host.errors import HostError
from triskel.web.tables.models import ChatLine, Entry, Seat, Table

FORMAT = 1
APPS = ("people", "tables", "notify", "sessions")
"""The apps whose rows are worth keeping; the others only hold what the program puts there itself."""
KEYS = ("secret.key", "push.pem")
"""Files of the data directory that a site can't do without."""

Row = dict[str, Any]


def models_kept() -> list[type[models.Model]]:
    """All models of a backup, those that others refer to first."""
    kept = [model for label in APPS for model in apps.get_app_config(label).get_models()]
    return sorted(kept, key=lambda model: _depth(model, ()))


def _depth(model: type[models.Model], above: tuple[type[models.Model], ...]) -> int:
    needed = [field.related_model for field in model._meta.concrete_fields if field.is_relation]
    return max(
        (1 + _depth(other, (*above, model)) for other in needed
         if isinstance(other, type) and other not in (*above, model)),
        default=0,
    )  # fmt: skip


def migrations() -> list[str]:
    """Which form the database has."""
    applied = MigrationRecorder(connection).applied_migrations()
    return sorted(f"{app}.{name}" for app, name in applied if app in APPS)


def row_of(item: models.Model) -> Row:
    fields = item._meta.concrete_fields
    return {"m": item._meta.label_lower, "f": {field.attname: getattr(item, field.attname) for field in fields}}


def everything(path: Path) -> int:
    """Write a backup of the whole site as it is at one moment; returns the number of rows."""
    header: Row = {"everything": True, "migrations": migrations(), "keys": _keys()}
    with one_moment():
        rows = (row_of(item) for model in models_kept() for item in model._default_manager.order_by("pk").iterator())
        return write(path, header, rows)


def one_table(path: Path, table: Table) -> int:
    """Write a backup of one table: its seats, its log, its chat."""
    header: Row = {"table": table.key, "migrations": migrations()}
    with one_moment():
        return write(path, header, map(row_of, _parts(table)))


def _parts(table: Table) -> Iterator[models.Model]:
    yield table
    yield from Seat.objects.filter(table=table).order_by("number")
    yield from Entry.objects.filter(table=table).order_by("number").iterator()
    yield from ChatLine.objects.filter(table=table).order_by("pk").iterator()
    # Those whom these rows name, so that a restore knows whether it means the same people.
    seats = Seat.objects.filter(table=table).exclude(person=None)
    named = {number for number in (table.creator_id, *(seat.person_id for seat in seats)) if number is not None}
    yield from apps.get_model("people", "Person").objects.filter(pk__in=named)


def _keys() -> dict[str, str]:
    found = {}
    for name in KEYS:
        path = Path(settings.DATA) / name
        if path.exists():
            found[name] = path.read_text(encoding="ascii")
    return found


@contextmanager
def one_moment() -> Iterator[None]:
    """All reads see the database as it is at the first one, while others go on writing."""
    with transaction.atomic(), connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        yield


def write(path: Path, header: Row, rows: Iterable[Row]) -> int:
    """The file appears only when it is complete."""
    first = {"triskel-backup": FORMAT, "triskel": triskel.__version__, "made": timezone.now(), **header}
    part = path.with_name(f"{path.name}.part")
    count = 0
    try:
        with _opened(part, compressed=path.suffix == ".gz") as file:
            file.write(_line(first))
            for row in rows:
                file.write(_line(row))
                count += 1
            file.write(_line({"end": count}))
        part.replace(path)
    except OSError as error:
        raise HostError(f"{path} can't be written: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)
    return count


@contextmanager
def _opened(path: Path, compressed: bool) -> Iterator[IO[str]]:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(handle, "wb") as raw:
        if compressed:
            with gzip.open(raw, "wt", encoding="utf-8") as packed:
                yield packed
        else:
            with open(os.dup(raw.fileno()), "w", encoding="utf-8") as plain:
                yield plain
        raw.flush()
        os.fsync(raw.fileno())


def _line(data: Row) -> str:
    return json.dumps(data, default=_plain, ensure_ascii=False, separators=(",", ":")) + "\n"


def _plain(value: object) -> str:
    if isinstance(value, datetime):
        return value.isoformat()
    raise TypeError(f"a backup can't hold {value!r}")
