"""Restoring what ``dump`` saved: everything into an empty database or in place of what is there, or one table."""

import gzip
import json
import os
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from django.apps import apps as present
from django.apps.registry import Apps
from django.conf import settings
from django.core.management import call_command
from django.core.management.color import no_style
from django.db import connection, models, transaction
from django.db.migrations.executor import MigrationExecutor
from django.utils.dateparse import parse_datetime

from triskel.web.host import dump
from triskel.web.host.errors import HostError
from triskel.web.people.models import Person
from triskel.web.tables.models import Seat, Table

_AT_ONCE = 500


class Backup(NamedTuple):
    """A backup that was found to be complete."""

    path: Path
    header: dict[str, Any]
    size: int
    """How many rows it holds."""

    @property
    def table(self) -> str:
        """The key of the only table in it, or nothing."""
        return str(self.header.get("table", ""))


def read(path: Path) -> Backup:
    """The header of a backup, after a look at all of it; raises HostError."""
    lines = _lines(path)
    header = next(lines, None)
    if not isinstance(header, dict) or "triskel-backup" not in header:
        raise HostError(f"{path} is not a backup of Triskel")
    if header["triskel-backup"] != dump.FORMAT:
        raise HostError(f"{path} has format {header['triskel-backup']!r}; this program reads {dump.FORMAT}")
    size, end = 0, None
    for line in lines:
        if "m" in line:
            size += 1
        else:
            end = line.get("end")
    if end != size:
        raise HostError(f"{path} is cut off: it does not end by counting its rows")
    return Backup(path, header, size)


def _lines(path: Path) -> Iterator[Any]:
    try:
        with path.open("rb") as raw:
            packed = raw.read(2) == b"\x1f\x8b"
        with gzip.open(path, "rt", encoding="utf-8") if packed else path.open(encoding="utf-8") as file:
            for number, line in enumerate(file, start=1):
                try:
                    yield json.loads(line)
                except ValueError:
                    raise HostError(f"{path} is no backup, or is cut off: line {number} is not JSON") from None
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise HostError(f"{path} can't be read: {getattr(error, 'strerror', None) or error}") from None


def rows(backup: Backup) -> Iterator[dict[str, Any]]:
    lines = _lines(backup.path)
    next(lines)
    return (line for line in lines if "m" in line)


# Everything


def is_empty() -> bool:
    """Whether nobody has used this site yet."""
    return not Person.objects.exists() and not Table.objects.exists()


def restore_everything(backup: Backup) -> None:
    """Put a whole backup in place of whatever the database holds. Who calls this has saved that."""
    known = set(MigrationExecutor(connection).loader.disk_migrations)
    of_backup = [tuple(name.split(".", 1)) for name in backup.header.get("migrations", [])]
    unknown = [".".join(name) for name in of_backup if name not in known]
    if unknown:
        raise HostError(f"the backup was made by a newer Triskel: it has {', '.join(unknown)}. Install that one")
    if backup.header["migrations"] == dump.migrations():
        with transaction.atomic():
            call_command("flush", interactive=False, verbosity=0)
            _load(rows(backup), present)
    else:
        _restore_older(backup)
    _restore_keys(backup)


def _restore_older(backup: Backup) -> None:
    """Take the database back to the form that it had then, load, and let it grow up again."""
    targets: list[tuple[str, str | None]] = []
    call_command("flush", interactive=False, verbosity=0)
    for app in dump.APPS:
        names = sorted(name.split(".", 1)[1] for name in backup.header["migrations"] if name.startswith(f"{app}."))
        targets.append((app, names[-1] if names else None))
    executor = MigrationExecutor(connection)
    state = executor.migrate(targets)
    with transaction.atomic():
        _load(rows(backup), state.apps)
    call_command("migrate", interactive=False, verbosity=0)


def _load(found: Iterable[dict[str, Any]], apps: Apps) -> None:
    loaded = []
    for label, group in groupby(found, key=lambda row: str(row["m"])):
        try:
            model = apps.get_model(label)
        except LookupError:
            raise HostError(f"the backup has rows of {label!r}, which this program does not know") from None
        loaded.append(model)
        _load_model(model, group)
    for statement in connection.ops.sequence_reset_sql(no_style(), loaded):
        with connection.cursor() as cursor:
            cursor.execute(statement)


def _load_model(model: type[models.Model], group: Iterable[dict[str, Any]]) -> None:
    batch: list[models.Model] = []
    for row in group:
        batch.append(item(model, row["f"]))
        if len(batch) == _AT_ONCE:
            model._default_manager.bulk_create(batch)
            batch = []
    model._default_manager.bulk_create(batch)


def item(model: type[models.Model], values: dict[str, Any]) -> models.Model:
    """A row as an object, not yet saved."""
    fields = {field.attname: field for field in model._meta.concrete_fields}
    unknown = set(values) - set(fields)
    if unknown:
        raise HostError(f"a row of {model._meta.label} has {', '.join(sorted(unknown))}, which it should not have")
    read = {name: _value(fields[name], value) for name, value in values.items()}
    return model(**read)


def _value(field: "models.Field[Any, Any]", value: Any) -> Any:
    if isinstance(field, models.ForeignKey):
        return value
    return value if isinstance(field, models.JSONField) else field.to_python(value)


def _restore_keys(backup: Backup) -> None:
    for name, text in backup.header.get("keys", {}).items():
        if name in dump.KEYS:
            path = Path(settings.DATA) / name
            with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
                file.write(text)


# One table


def restore_table(backup: Backup) -> Table:
    """Put one table back as it was. People who are not of this site any more, or never were, leave their seats empty;
    the seats' links give them back."""
    if backup.header["migrations"] != dump.migrations():
        raise HostError("a backup of one table goes into the version of Triskel that made it; this is another one")
    by_model: dict[str, list[dict[str, Any]]] = {}
    for row in rows(backup):
        by_model.setdefault(row["m"], []).append(row["f"])
    same = _same_people(by_model.get("people.person", []))
    with transaction.atomic():
        Table.objects.filter(key=backup.table).delete()
        facts = by_model["tables.table"][0]
        table = item(Table, {**facts, "id": None, "previous_id": None, "creator_id": same.get(facts["creator_id"])})
        assert isinstance(table, Table)
        table.save(force_insert=True)
        for label in ("tables.seat", "tables.entry", "tables.chatline"):
            model = present.get_model(label)
            model._default_manager.bulk_create(
                [
                    item(
                        model, {**values, "id": None, "table_id": table.pk, "person_id": same.get(values["person_id"])}
                    )
                    for values in by_model.get(label, [])
                ]
            )
    return table


def _same_people(saved: list[dict[str, Any]]) -> dict[int | None, int | None]:
    """Those of the backup who are people of this site still: a number alone could be somebody else's by now."""
    found: dict[int | None, int | None] = {}
    for values in saved:
        person = Person.objects.filter(pk=values["id"]).first()
        if person is not None and person.created == parse_datetime(values["created"]):
            found[person.pk] = person.pk
    return found


def seats_without_people(table: Table) -> list[Seat]:
    return list(Seat.objects.filter(table=table, person=None, bot=""))
