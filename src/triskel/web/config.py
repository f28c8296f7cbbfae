"""The settings of the site: one table of keys, defaults and what they mean.

A setting comes, in this order, from the command line, from the environment (``TRISKEL_PORT``), from one TOML file
(``port = 8000``), or is the default. ``python -m triskel.web.config`` writes the page docs/settings.md.
"""

import dataclasses
import os
import sys
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import urlsplit

from triskel.core.errors import TriskelError
from triskel.terminal.files import BadFile, data_directory

PREFIX = "TRISKEL_"
FILE = "triskel.toml"

ELSEWHERE = ("CONFIG", "PURE", "NATIVE", "REQUIRE_COMPILED", "NO_FRONTEND")
"""Variables of the environment that are no settings: where the file lies, and what the build reads."""

T = TypeVar("T")


class BadSetting(TriskelError):
    """A setting that can't be, with what would be right."""


_NO_PATH: Final = Path()


def _setting(default: T, doc: str) -> T:
    return dataclasses.field(default=default, metadata={"doc": doc})


@dataclasses.dataclass(frozen=True)
class Config:
    """All settings. Their types are among str, int, float, bool, list of words and path."""

    host: str = _setting("127.0.0.1", "The address to listen at. `0.0.0.0` is every network of this machine.")
    port: int = _setting(8000, "The port to listen at. If it is taken and was not asked for, the next free one serves.")
    workers: int = _setting(1, "How many processes serve. More than one needs PostgreSQL.")
    database: str = _setting(
        "",
        "`postgresql://user:password@host/name`, or `sqlite:///path`. Empty: the file `triskel.sqlite3` in the data"
        " directory. PostgreSQL needs the extra: `triskel[postgres]`.",
    )
    data: Path = _setting(  # noqa: RUF009
        _NO_PATH, "Where everything lies that must last. Empty: the usual place of this system for a user's data."
    )
    address: str = _setting(
        "",
        "The address that people type, such as `https://play.example.org`. Needed for links in mails and behind a"
        " proxy. An address with https also sets `behind_tls`.",
    )
    hosts: tuple[str, ...] = _setting(
        (),
        "Further names by which the site may be called, such as `games.lan`. Always allowed: localhost, the name in"
        " `address`, and this machine's own name and addresses when `host` is not local.",
    )
    behind_tls: bool = _setting(
        False, "A proxy in front speaks https: cookies become secure and browsers are told to stay with https."
    )
    trusted_proxy: str = _setting(
        "",
        "Addresses of proxies, separated by commas, whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed;"
        " `127.0.0.1` for a proxy on this machine, `*` if nothing but the proxy can reach this port.",
    )
    secret_key: str = _setting(
        "",
        "Signs cookies and links; whoever has it can be anybody. Empty: made at the first start, in the file"
        " `secret.key` of the data directory. Several machines need the same one.",
    )
    mail: str = _setting(
        "",
        "How mail is sent: `smtp://user:password@host:25`, `smtp+starttls://...:587`, `smtps://...:465`, or"
        " `console:` to print mails for a trial. Empty: no mail; nothing needs it.",
    )
    mail_from: str = _setting("", "The sender of mails, such as `Triskel <games@example.org>`.")
    contact: str = _setting(
        "",
        "A mail address or page of the host, told to the push services of browsers. Empty: the sender of mails.",
    )
    bot_seconds: float = _setting(10.0, "How many seconds a bot may think about a move.")
    bot_pause: float = _setting(0.7, "How many seconds a bot takes at least where people play, for them to follow.")
    bot_workers: int = _setting(2, "How many processes think for bots.")
    generosity: float = _setting(
        1.0,
        "How many times more than usual one person or one address may do in an hour: make tables, take seats, log in."
        " For clubs and schools, where many share an address.",
    )
    open_browser: bool = _setting(True, "Whether `triskel` opens a browser when it starts, where there is one.")
    log: str = _setting("info", "What is written to the terminal: `debug`, `info`, `warning` or `error`.")
    frontend: Path = _setting(  # noqa: RUF009
        _NO_PATH, "Another build of scripts and styles, for those who work on them."
    )


KEYS = {field.name: field for field in dataclasses.fields(Config)}


def load(environment: Mapping[str, str] | None = None) -> Config:
    """The settings by environment and file; raises BadSetting for what can't be."""
    given = os.environ if environment is None else environment
    named = given.get(f"{PREFIX}CONFIG", "")
    values: dict[str, object] = {}
    if named:
        values.update(_file(Path(named).expanduser(), must_be=True))
    data = given.get(f"{PREFIX}DATA") or values.get("data")
    values["data"] = Path(str(data)).expanduser().absolute() if data else _usual_place()
    if not named:
        values.update({**_file(Path(str(values["data"])) / FILE), "data": values["data"]})
    for key in KEYS:
        text = given.get(f"{PREFIX}{key.upper()}", "")
        if text and key != "data":
            values[key] = read(key, text, f"{PREFIX}{key.upper()}")
    return checked(Config(**values))  # type: ignore[arg-type]


def _usual_place() -> Path:
    try:
        return data_directory()
    except BadFile as error:
        raise BadSetting(str(error)) from None


def _file(path: Path, must_be: bool = False) -> dict[str, object]:
    """What the file says, each value in its type."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        if must_be:
            raise BadSetting(f"there is no file {path}") from None
        return {}
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(f"{path} can't be read as TOML: {error}") from None
    for key in found:
        if key not in KEYS:
            raise BadSetting(f"{path}: there is no setting {key!r}{_nearest(key)}")
    return {key: _from_toml(key, value, path) for key, value in found.items()}


def _nearest(key: str) -> str:
    near = get_close_matches(key, KEYS, n=1)
    return f"; did you mean {near[0]!r}?" if near else f"; the settings are {', '.join(KEYS)}"


def _from_toml(key: str, value: object, path: Path) -> object:
    default = KEYS[key].default
    where = f"{path}: {key}"
    if isinstance(default, tuple):
        if not (isinstance(value, list) and all(isinstance(word, str) for word in value)):
            raise BadSetting(f'{where} is a list of words: {key} = ["games.lan"]')
        return tuple(value)
    if isinstance(default, bool) != isinstance(value, bool):
        raise BadSetting(f"{where} is {_kind(default)}, not {value!r}")
    if isinstance(default, Path) and isinstance(value, str):
        return (path.parent / Path(value).expanduser()).absolute() if value else Path()
    if isinstance(default, float) and isinstance(value, int):
        return float(value)
    if not isinstance(value, type(default)):
        raise BadSetting(f"{where} is {_kind(default)}, not {value!r}")
    return value


def read(key: str, text: str, where: str) -> object:
    """A setting from text, as in the environment."""
    default = KEYS[key].default
    if isinstance(default, bool):
        word = text.strip().lower()
        if word not in ("1", "true", "yes", "on", "0", "false", "no", "off"):
            raise BadSetting(f"{where} is yes or no, not {text!r}")
        return word in ("1", "true", "yes", "on")
    if isinstance(default, tuple):
        return tuple(word.strip() for word in text.split(",") if word.strip())
    if isinstance(default, Path):
        return Path(text).expanduser().absolute()
    if isinstance(default, int | float):
        try:
            return type(default)(text)
        except ValueError:
            raise BadSetting(f"{where} is {_kind(default)}, not {text!r}") from None
    return text


def _kind(default: object) -> str:
    kinds: dict[type, str] = {bool: "yes or no", int: "a whole number", float: "a number", str: "a text"}
    return kinds.get(type(default), "a path" if isinstance(default, Path) else "a list of words")


def checked(config: Config) -> Config:
    """The same settings, if they go together; raises BadSetting."""
    if not 0 <= config.port <= 65535:
        raise BadSetting(f"port is a number from 1 to 65535, not {config.port}")
    if config.workers < 1:
        raise BadSetting("workers is at least 1")
    if config.workers > 1 and not is_postgres(config):
        raise BadSetting(
            f"{config.workers} processes can't share SQLite: name a PostgreSQL database"
            " (--database postgresql://user:password@host/name), or take one worker, which serves many tables"
        )
    scheme = urlsplit(config.database).scheme
    if config.database and scheme not in ("postgresql", "postgres", "sqlite"):
        raise BadSetting("database is postgresql://user:password@host/name or sqlite:///path")
    if config.address:
        address = urlsplit(config.address)
        if address.scheme not in ("http", "https") or not address.hostname or address.path.strip("/"):
            raise BadSetting(f"address is such as https://play.example.org, not {config.address!r}")
    if urlsplit(config.mail).scheme not in ("", "smtp", "smtps", "smtp+starttls", "console"):
        raise BadSetting("mail is smtp://..., smtp+starttls://..., smtps://... or console:")
    if config.mail and not config.mail.startswith("console:") and not config.mail_from:
        raise BadSetting("mail_from is missing: the sender of mails, such as 'Triskel <games@example.org>'")
    if config.log not in ("debug", "info", "warning", "error"):
        raise BadSetting(f"log is debug, info, warning or error, not {config.log!r}")
    if config.bot_seconds <= 0 or config.bot_pause < 0 or config.bot_workers < 1:
        raise BadSetting("bot_seconds is above 0, bot_pause not below, and bot_workers at least 1")
    return config


def is_postgres(config: Config) -> bool:
    return config.database.startswith(("postgresql://", "postgres://"))


def unknown(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are none: mostly misspelt."""
    known = {f"{PREFIX}{key.upper()}" for key in KEYS} | {f"{PREFIX}{name}" for name in ELSEWHERE}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def page() -> str:
    """docs/settings.md."""
    lines = [
        "# Settings",
        "",
        "Nothing needs to be set to play at home. A setting comes from the command line (`triskel serve --port 9000`),",
        "else from the environment (`TRISKEL_PORT=9000`), else from the file `triskel.toml` in the data directory or",
        "the one that `--config` or `TRISKEL_CONFIG` names (`port = 9000`), else it is the default. Lists are written",
        'with commas in the environment, and as `["one", "two"]` in the file. `triskel doctor` tells what is in force.',
        "",
        "| setting | default | what it is |",
        "|---|---|---|",
    ]
    lines += [f"| `{key}` | {_default(field.default)} | {field.metadata['doc']} |" for key, field in KEYS.items()]
    return "\n".join(lines) + "\n"


def _default(value: object) -> str:
    if value in ("", (), Path()):
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"`{value}`"


if __name__ == "__main__":
    sys.stdout.write(page())
