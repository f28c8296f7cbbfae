"""Before the site serves: the database in the form that this version needs."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

import triskel
from triskel.web.host.errors import HostError, database_errors
from triskel.web.host.lock import database_file, is_sqlite, upkeep

Tell = Callable[[str], None]


def missing() -> list[str]:
    """The migrations that have still to be made."""
    executor = MigrationExecutor(connection)
    return [
        f"{step.app_label}.{step.name}"
        for step, _backwards in executor.migration_plan(executor.loader.graph.leaf_nodes())
    ]


def from_the_future() -> list[str]:
    """Migrations of ours that the database has and this program does not know."""
    loader = MigrationExecutor(connection).loader
    known = {app for app, _name in loader.disk_migrations}
    return [
        f"{app}.{name}"
        for app, name in sorted(loader.applied_migrations)
        if app in known and (app, name) not in loader.disk_migrations
    ]


def prepare(tell: Tell) -> None:
    """Make what is missing. Before an SQLite database with people in it changes, it is copied."""
    with database_errors(), upkeep():
        unknown = from_the_future()
        if unknown:
            raise HostError(
                f"the database was made by a newer Triskel than {triskel.__version__}: it has {', '.join(unknown)}."
                " Install that one again, or restore a backup"
            )
        todo = missing()
        if not todo:
            return
        if is_sqlite() and connection.introspection.table_names():
            copy = _copied()
            tell(f"A copy of the database as it was lies at {copy}")
        call_command("migrate", verbosity=0, interactive=False)


def _copied() -> Path:
    """The whole database in another file."""
    file = database_file()
    copy = file.with_name(f"{file.stem}-before-{triskel.__version__}{file.suffix}")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy
