"""What the commands for hosts share: which site is meant, and getting at it."""

import argparse
import dataclasses
import os
import sys
from pathlib import Path

from triskel.core.errors import TriskelError

SITE = ("data", "database", "config")
"""What tells one site from another."""


def add_site(parser: argparse.ArgumentParser) -> None:
    """The options that name a site."""
    group = parser.add_argument_group("which site")
    group.add_argument("--data", metavar="DIR", help="the directory with everything that must last")
    group.add_argument("--database", metavar="URL", help="postgresql://user:password@host/name or sqlite:///path")
    group.add_argument("--config", metavar="FILE", help="the file with settings; see docs/settings.md")


def into_environment(options: argparse.Namespace, names: tuple[str, ...]) -> None:
    """Options of the command line are settings too, stronger than all others; worker processes inherit them."""
    for name in names:
        value = getattr(options, name, None)
        if value is None or value is False:
            continue
        text = str(Path(value).expanduser().absolute()) if name in ("data", "config") else str(value)
        os.environ[f"TRISKEL_{name.upper()}"] = "yes" if value is True else text


def set_up(options: argparse.Namespace, names: tuple[str, ...] = SITE) -> None:
    """Django for the site that the options name; raises TriskelError when it can't be."""
    into_environment(options, names)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "triskel.web.settings")
    try:
        import django
    except ImportError:
        raise TriskelError("the site needs Django, which is not installed: install triskel again") from None
    try:
        django.setup()
    except OSError as error:
        raise TriskelError(f"{error.filename or 'a file'} can't be used: {error.strerror or error}") from None


def open_site(options: argparse.Namespace) -> None:
    """The site with its database as this version needs it, for a command that works on it."""
    set_up(options)
    from triskel.web.host.errors import database_errors
    from triskel.web.host.upkeep import prepare

    with database_errors():
        prepare(lambda line: print(line, file=sys.stderr))


def option_names() -> tuple[str, ...]:
    """All settings that may stand on the command line."""
    from triskel.web.config import Config

    secret = ("secret_key", "mail", "mail_from", "contact", "frontend", "open_browser")
    return ("config", *(field.name for field in dataclasses.fields(Config) if field.name not in secret))
