"""``triskel backup``: a site, or one table, in a file."""

import argparse
from pathlib import Path

from triskel.core.errors import TriskelError
from triskel.terminal.site import add_site, open_site


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="where to; a name that ends with .gz is compressed")
    parser.add_argument("--table", metavar="KEY", help="only this table, without the site's keys")
    parser.add_argument("--overwrite", action="store_true", help="replace the file if it is there")
    add_site(parser)


def run(options: argparse.Namespace) -> int:
    path = Path(options.file)
    if path.exists() and not options.overwrite:
        raise TriskelError(f"{path} is there already; --overwrite replaces it")
    open_site(options)
    from triskel.web.host import dump
    from triskel.web.host.errors import database_errors
    from triskel.web.host.tables import find

    with database_errors():
        if options.table:
            table = find(options.table)
            dump.one_table(path, table)
            print(f"Table {table.key} is saved in {path}.")
        else:
            count = dump.everything(path)
            print(f"Everything is saved in {path}: {count} rows, and the site's keys. Keep it to yourself.")
    return 0
