"""How the site is called, where its database is, how it sends mail: Django's words for what ``config`` says."""

import contextlib
import ipaddress
import socket
from email.utils import parseaddr
from importlib.util import find_spec
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from triskel.web.config import BadSetting, Config, is_postgres

# A database host that vanishes without a word must be noticed, or the writer would wait for it for hours.
PATIENCE = {
    "connect_timeout": "10",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}

LOCAL = ["localhost", ".localhost", "127.0.0.1", "[::1]"]


def is_local(host: str) -> bool:
    """Whether only this machine can reach what listens there."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def site_address(config: Config) -> str:
    return config.address.rstrip("/") or f"http://localhost:{config.port}"


def allowed_hosts(config: Config) -> list[str]:
    """By which names the site may be called. Another name may be that of a page that wants to act for its reader."""
    named = urlsplit(config.address).hostname
    hosts = [*LOCAL, *config.hosts, *([named] if named else [])]
    if not is_local(config.host):
        hosts += own_names(config.host)
    return list(dict.fromkeys(hosts))


def own_names(host: str) -> list[str]:
    """The names and addresses of this machine, for people in the same house."""
    name = socket.gethostname().lower()
    found = [name, f"{name}.local"]
    with contextlib.suppress(OSError):
        found += [str(answer[4][0]) for answer in socket.getaddrinfo(name, None)]
    for family, outside in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        # Nothing is sent: this only asks which of the own addresses would be used.
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((outside, 9))
            found.append(str(probe.getsockname()[0]))
    if host not in ("0.0.0.0", "::"):
        found.append(host)
    return [f"[{name}]" if ":" in name else name for name in (each.split("%")[0] for each in found)]


def origins(config: Config) -> list[str]:
    """Where forms and sockets may come from besides the very host that was called."""
    schemes = ["https"] if config.behind_tls else ["http", "https"]
    named = [f"{scheme}://{host}" for host in config.hosts for scheme in schemes if not host.startswith(".")]
    return [*([config.address.rstrip("/")] if config.address else []), *named]


def database(config: Config) -> dict[str, Any]:
    """Django's description of the database."""
    address = urlsplit(config.database)
    if not is_postgres(config):
        path = unquote(address.path)[1:] if address.path else str(config.data / "triskel.sqlite3")
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": path,
            "OPTIONS": {
                "transaction_mode": "IMMEDIATE",
                "timeout": 20,
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
            },
        }
    if find_spec("psycopg") is None:
        raise BadSetting("PostgreSQL needs the package psycopg: install triskel[postgres] (with uv: --extra postgres)")
    asked = dict(parse_qsl(address.query))
    host = asked.pop("host", None) or address.hostname or ""
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": unquote(address.path[1:]) or "postgres",
        "USER": unquote(address.username or ""),
        "PASSWORD": unquote(address.password or ""),
        "HOST": host,
        "PORT": str(address.port or ""),
        "OPTIONS": {**PATIENCE, **asked},
    }


def mail(config: Config) -> dict[str, Any]:
    """Django's settings for mail."""
    address = urlsplit(config.mail)
    sender = {"DEFAULT_FROM_EMAIL": config.mail_from or "triskel@localhost", "SERVER_EMAIL": config.mail_from}
    if not config.mail:
        return {**sender, "EMAIL_BACKEND": "django.core.mail.backends.dummy.EmailBackend"}
    if address.scheme == "console":
        return {**sender, "EMAIL_BACKEND": "django.core.mail.backends.console.EmailBackend"}
    usual = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
    return {
        **sender,
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": address.hostname or "localhost",
        "EMAIL_PORT": address.port or usual[address.scheme],
        "EMAIL_HOST_USER": unquote(address.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(address.password or ""),
        "EMAIL_USE_TLS": address.scheme == "smtp+starttls",
        "EMAIL_USE_SSL": address.scheme == "smtps",
        "EMAIL_TIMEOUT": 20,
    }


def contact(config: Config) -> str:
    """How a push service reaches the host, or nothing."""
    if config.contact.startswith(("mailto:", "https:")):
        return config.contact
    address = parseaddr(config.contact or config.mail_from)[1]
    return f"mailto:{address}" if address else ""
