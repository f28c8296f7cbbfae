"""``triskel serve``, or ``triskel`` alone: the site, from the first start to Ctrl-C."""

import argparse
import errno
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING

from triskel.core.errors import TriskelError
from triskel.terminal.site import add_site, option_names, set_up

if TYPE_CHECKING:
    from triskel.web.config import Config

_PORTS_TRIED = 20
_SECONDS_TO_STOP = 5
_LONGEST_MESSAGE = 65536


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_site(parser)
    group = parser.add_argument_group("how it is served; docs/settings.md has all settings")
    group.add_argument("--host", help="the address to listen at; 0.0.0.0 is every network of this machine")
    group.add_argument("--port", type=int, help="the port to listen at (8000, or the next free one)")
    group.add_argument("--workers", type=int, metavar="N", help="how many processes serve; needs PostgreSQL")
    group.add_argument("--address", metavar="URL", help="what people type, such as https://play.example.org")
    group.add_argument("--hosts", metavar="NAMES", help="further names of this site, separated by commas")
    group.add_argument("--behind-tls", action="store_true", help="a proxy in front speaks https")
    group.add_argument("--trusted-proxy", metavar="ADDRESSES", help="proxies that tell who is really calling")
    group.add_argument("--log", choices=("debug", "info", "warning", "error"), help="what is written here")
    group.add_argument("--no-browser", action="store_true", help="don't open a browser")


def run(options: argparse.Namespace) -> int:
    asked_port = options.port is not None or "TRISKEL_PORT" in os.environ
    set_up(options, option_names())
    from django.conf import settings

    from triskel.web.config import KEYS
    from triskel.web.host.lock import serving
    from triskel.web.host.upkeep import prepare

    config: Config = settings.CONFIG
    with listening(config, asked_port or config.port != KEYS["port"].default) as bound:
        port = bound.getsockname()[1]
        address = config.address.rstrip("/") or f"http://{_name(config.host)}:{port}"
        # Links in mails lead to the port that was free; other processes of this site learn it from the environment.
        os.environ["TRISKEL_PORT"], settings.SITE_ADDRESS = str(port), address
        with serving(address):
            prepare(_say)
            _check_games()
            _tidy()
            _check_bundle()
            announce = threading.Thread(target=_announce, args=(config, address, port, _opens(config, options)))
            announce.daemon = True
            announce.start()
            _serve(config, bound)
    return 0


def listening(config: "Config", asked: bool) -> socket.socket:
    """A socket bound to the port, or to the next free one if nobody asked for just this port; raises TriskelError."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    for port in range(config.port, config.port + (1 if asked or not config.port else _PORTS_TRIED)):
        # asyncio sends small messages at once (TCP_NODELAY) only where the protocol is named.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((config.host, port))
        except (OSError, OverflowError) as error:
            bound.close()
            if getattr(error, "errno", None) == errno.EADDRINUSE:
                continue
            raise TriskelError(f"nothing can listen at {config.host} port {port}: {error}") from None
        bound.set_inheritable(True)
        return bound
    if asked:
        raise TriskelError(f"port {config.port} is taken: stop what listens there, or choose another one with --port")
    raise TriskelError(
        f"the ports from {config.port} to {config.port + _PORTS_TRIED - 1} are all taken: choose one with --port"
    )


def _serve(config: "Config", bound: socket.socket) -> None:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    how = uvicorn.Config(
        "triskel.web.asgi:application",
        workers=config.workers,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=_LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        proxy_headers=bool(config.trusted_proxy),
        forwarded_allow_ips=config.trusted_proxy or None,
        server_header=False,
        access_log=config.log == "debug",
        log_config=None,
        timeout_graceful_shutdown=_SECONDS_TO_STOP,
    )
    # uvicorn stops in order at Ctrl-C and at SIGTERM, and raises them again when it is done.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        if config.workers > 1:
            Multiprocess(how, sockets=[bound]).run()
            return
        server = uvicorn.Server(how)
        server.run(sockets=[bound])
        if not server.started:
            raise TriskelError("the site could not start, see above")


def _check_games() -> None:
    """After a change of the program all running games are replayed; those that differ stay closed."""
    from triskel.web.host.replaying import check_running

    for line in check_running():
        _warn(line)


def _tidy() -> None:
    """Sessions that have ended, guests of long ago, tables that nobody joined."""
    from triskel.web.host.errors import database_errors
    from triskel.web.tables.tidying import tidy

    with database_errors():
        tidy()


def _check_bundle() -> None:
    from triskel.web import bundle

    if not bundle.is_built():
        _warn(
            "The scripts and styles of the table are missing. In a checkout 'python packaging/frontend.py' builds them;"
            " otherwise Triskel was installed with TRISKEL_NO_FRONTEND=1: install it again without."
        )


def _announce(config: "Config", address: str, port: int, opens: bool) -> None:
    """As soon as somebody answers, say where, and show it."""
    while not _answers(config.host, port):
        time.sleep(0.05)
    _say(f"Triskel is at {address} - Ctrl-C stops it.")
    for name in _for_others(config):
        _say(f"Others in your network reach it at http://{name}:{port}")
    if opens:
        webbrowser.open(address)


def _for_others(config: "Config") -> list[str]:
    """The addresses of this machine, when people of the same house may come and no other address was set."""
    from triskel.web.connecting import is_local, own_names

    if config.address or is_local(config.host):
        return []
    numbers = [name for name in own_names(config.host) if name.replace(".", "").isdecimal()]
    return sorted({name for name in numbers if not is_local(name)})


def _answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((_name(host).strip("[]"), port), timeout=1):
            return True
    except OSError:
        return False


def _name(host: str) -> str:
    """The host as this machine's browser calls it."""
    if host in ("0.0.0.0", "127.0.0.1", "::", "::1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _opens(config: "Config", options: argparse.Namespace) -> bool:
    if options.no_browser or not config.open_browser or os.environ.get("CI") or not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _say(line: str) -> None:
    print(line, flush=True)


def _warn(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
