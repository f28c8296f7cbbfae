"""Is the site well? What ``triskel doctor`` asks, of a site that has begun or that has not yet."""

import json
import os
import stat
from pathlib import Path
from typing import Any

from triskel.core.errors import TriskelError
from triskel.web import config as table
from triskel.web.config import Config
from triskel.web.secret import FILE as KEY_FILE

Findings = dict[str, Any]

WEB = Path(__file__).parents[1]
BUILD = "python packaging/frontend.py"


def _is_checkout() -> bool:
    """Where nothing is built unless somebody asks for it."""
    return (WEB.parents[2] / "packaging" / "frontend.py").exists()


def _not_built(what: str, problems: list[str]) -> None:
    if not _is_checkout():
        problems.append(f"{what} were not built: install again without TRISKEL_NO_FRONTEND")


def examine(problems: list[str]) -> Findings:
    """All findings as plain data. A site that was never started is well; looking must not begin it."""
    try:
        config = table.load()
    except TriskelError as error:
        problems.append(f"The settings can't be used: {error}")
        return {"settings": "wrong"}
    for name in table.unknown(os.environ):
        problems.append(f"There is no setting {name}; docs/settings.md has all")
    return {
        "bundle": _bundle(config, problems),
        "languages": _languages(problems),
        "key": _key(config, problems),
        "mail": bool(config.mail),
        "push": (config.data / "push.pem").exists(),
        **_database(config, problems),
    }


def _bundle(config: Config, problems: list[str]) -> bool:
    folder = WEB / "static" / "dist" if config.frontend == Path() else config.frontend
    try:
        listed = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["files"]
    except (OSError, ValueError, KeyError):
        _not_built("The scripts and styles of the table", problems)
        return False
    missing = [name for name, file in listed.items() if not (folder / file).exists()]
    if missing or "table.js" not in listed:
        problems.append(f"Of the scripts and styles these are missing: {', '.join(missing or ['table.js'])}")
        return False
    return True


def _languages(problems: list[str]) -> list[str]:
    """The languages that people can choose: English, and those whose catalogue was compiled."""
    folders = sorted(path.name for path in (WEB / "locale").glob("*") if path.is_dir())
    compiled = [name for name in folders if (WEB / "locale" / name / "LC_MESSAGES" / "django.mo").exists()]
    lost = [name for name in folders if name not in compiled]
    if lost or not folders:
        _not_built("The catalogues of words", problems)
    return ["en", *compiled]


def _key(config: Config, problems: list[str]) -> str:
    if config.secret_key:
        return "set"
    path = config.data / KEY_FILE
    if not path.exists():
        return "made at the first start"
    if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & 0o077:
        problems.append(f"Others can read {path}: chmod 600 {path}")
    return str(path)


def _database(config: Config, problems: list[str]) -> Findings:
    begun = table.is_postgres(config) or bool(config.database) or (config.data / "triskel.sqlite3").exists()
    if not begun:
        return {"database": "made at the first start"}
    kind = "PostgreSQL" if table.is_postgres(config) else "SQLite"
    found: Findings = {"database": kind}
    try:
        found.update(_inside(problems))
    except Exception as error:  # a database can be broken in many ways
        problems.append(f"The database can't be used: {' '.join(f'{type(error).__name__}: {error}'.split())}")
    return found


def _inside(problems: list[str]) -> Findings:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "triskel.web.settings")
    import django

    django.setup()
    from triskel.web.host.lock import is_sqlite, served_at
    from triskel.web.host.replaying import differing, running
    from triskel.web.host.upkeep import from_the_future, missing
    from triskel.web.people.models import Person
    from triskel.web.tables.models import Table

    newer, older = from_the_future(), missing()
    if newer:
        problems.append(f"The database was made by a newer Triskel: it has {', '.join(newer)}")
    if newer or older:
        return {"migrations": f"{len(older)} to be made at the next start" if older else "too new"}
    for stuck, why in differing(running()):
        problems.append(f"Table {stuck.key} does not replay: {why}. See triskel table repair {stuck.key}")
    counted = {status: Table.objects.filter(status=status).count() for status in ("open", "playing", "over")}
    return {
        "migrations": "all made",
        "served_at": served_at() if is_sqlite() else "",
        "tables": counted,
        "accounts": Person.objects.exclude(username=None).count(),
        "admins": Person.objects.filter(is_superuser=True).count(),
    }


def in_words(found: Findings) -> list[tuple[str, str]]:
    """Rows for a person."""
    if "database" not in found:
        return []
    database = found["database"]
    if "tables" in found:
        tables = ", ".join(f"{count} {status}" for status, count in found["tables"].items())
        database += f"; tables: {tables}; accounts: {found['accounts']}, of them admins: {found['admins']}"
    if found.get("served_at"):
        database += f"; served at {found['served_at']}"
    if found.get("migrations", "all made") != "all made":
        database += f"; migrations: {found['migrations']}"
    return [
        (
            "site",
            "scripts and styles are built"
            if found["bundle"]
            else f"scripts and styles are missing; in a checkout: {BUILD}",
        ),
        ("languages", ", ".join(found["languages"])),
        ("database", database),
        ("secret key", found["key"]),
        ("mail", "configured" if found["mail"] else "none; nothing needs it"),
        ("push", "keys are made" if found["push"] else "keys are made at the first start"),
    ]
