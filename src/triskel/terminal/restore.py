"""``triskel restore``: bring back what ``triskel backup`` saved."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from triskel.core.errors import TriskelError
from triskel.terminal.site import add_site, open_site

if TYPE_CHECKING:
    from triskel.web.host.undump import Backup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a backup of everything or of one table")
    parser.add_argument("--replace", action="store_true", help="replace what is there; it is saved first")
    add_site(parser)


def run(options: argparse.Namespace) -> int:
    open_site(options)
    from triskel.web.host.errors import database_errors
    from triskel.web.host.lock import is_sqlite, served_at
    from triskel.web.host.undump import read

    backup = read(Path(options.file))
    where = served_at() if is_sqlite() else ""
    if where:
        raise TriskelError(f"this site is being served, at {where}: stop it first")
    with database_errors():
        return _table(backup, options.replace) if backup.table else _everything(backup, options.replace)


def _everything(backup: "Backup", replace: bool) -> int:
    from triskel.web.host import dump, undump

    if not undump.is_empty():
        if not replace:
            raise TriskelError("there are people or tables here; --replace replaces them, after a backup")
        print(f"What was here is saved in {_saved(dump.everything)}.")
    undump.restore_everything(backup)
    print(f"Everything is restored: {backup.size} rows. 'triskel table replay-all' checks the games.")
    return 0


def _table(backup: "Backup", replace: bool) -> int:
    from triskel.web.host import dump, undump
    from triskel.web.tables.models import Table

    there = Table.objects.filter(key=backup.table).first()
    if there is not None:
        if not replace:
            raise TriskelError(f"table {backup.table} is there already; --replace replaces it, after a backup")
        print(f"The table as it was is saved in {_saved(lambda path: dump.one_table(path, there))}.")
    table = undump.restore_table(backup)
    print(f"Table {table.key} is restored.")
    for seat in undump.seats_without_people(table):
        print(f"Nobody of this site sits at seat {seat.number + 1} ({seat.name}); its link is /join/{seat.invitation}/")
    return 0


def _saved(save: Callable[[Path], int]) -> Path:
    from django.conf import settings
    from django.utils import timezone

    path = Path(settings.DATA) / f"before-restore-{timezone.now():%Y%m%d-%H%M%S}.jsonl.gz"
    save(path)
    return path
