"""``triskel serve`` as people start it: in a process of its own, with an empty data directory."""

import os
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.terminal.commands import process, refusal
from tests.web.host.servers import PATIENCE, Server, free_port

from triskel.web.host.errors import HostError

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are other ones there")

Start = Callable[..., Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers, and ends those that still run."""
    started: list[Server] = []

    def begin(*arguments: str) -> Server:
        started.append(Server(tmp_path / "data", *arguments))
        return started[-1]

    yield begin
    for server in started:
        server.end()


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "SIGTERM"])
def test_one_command_ends_in_a_page_and_a_signal_in_order(
    start: Start, tmp_path: Path, port: int, how: signal.Signals
) -> None:
    server = start("--port", str(port))
    status, page = server.get()
    assert (status, "<title>" in page) == (200, True)
    key = tmp_path / "data" / "secret.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert server.stop(how) == 0
    assert not list((tmp_path / "data").glob("*.address"))


def test_a_second_site_on_the_same_database_is_refused_and_told_where_the_first_is(
    start: Start, tmp_path: Path, port: int
) -> None:
    server = start("--port", str(port))
    environment = {**os.environ, "TRISKEL_DATA": str(tmp_path / "data")}
    said = refusal(process("serve", env=environment))
    assert f"this database is already served, at {server.address}" in said
    assert "is being served" in refusal(process("restore", backup(tmp_path, environment), env=environment))


def backup(folder: Path, environment: dict[str, str]) -> Path:
    file = folder / "all.jsonl"
    assert process("backup", file, env=environment).status == 0
    return file


def test_a_taken_port_is_named_when_it_was_asked_for(tmp_path: Path) -> None:
    environment = {**os.environ, "TRISKEL_DATA": str(tmp_path)}
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"port {port} is taken" in refusal(process("serve", "--port", port, env=environment))


def test_the_next_free_port_serves_when_none_was_asked_for() -> None:
    from triskel.terminal.serve import listening
    from triskel.web.config import Config

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with listening(Config(port=port), asked=False) as found:
            assert port < found.getsockname()[1] < port + 20


def test_only_a_trusted_proxy_is_believed_that_people_come_by_https(start: Start, port: int) -> None:
    believing = start("--behind-tls", "--trusted-proxy", "127.0.0.1", "--port", str(port))
    assert "strict-transport-security" in believing.headers(X_Forwarded_Proto="https")
    believing.stop(signal.SIGTERM)
    doubting = start("--behind-tls", "--port", str(port))
    assert "strict-transport-security" not in doubting.headers(X_Forwarded_Proto="https")


def test_a_killed_server_leaves_nothing_locked(start: Start, port: int) -> None:
    first = start("--port", str(port))
    first.process.kill()
    first.process.wait(PATIENCE)
    second = start("--port", str(port))
    assert second.get()[0] == 200


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--workers", "2"), "2 processes can't share SQLite"),
        (("--config", "/nowhere/triskel.toml"), "there is no file /nowhere/triskel.toml"),
        (("--database", "postgresql://nobody@127.0.0.1:9/none"), "the database says: "),
        (("--host", "192.0.2.77", "--port", "9"), "nothing can listen at 192.0.2.77 port 9"),
        (("--port", "many"), "invalid int value: 'many'"),
    ],
)
def test_what_can_not_be_served_is_said_in_a_line(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    environment = {**os.environ, "TRISKEL_DATA": str(tmp_path)}
    assert said in refusal(process("serve", *arguments, env=environment))


def test_a_database_of_a_newer_program_is_not_touched(tmp_path: Path) -> None:
    import sqlite3

    environment = {**os.environ, "TRISKEL_DATA": str(tmp_path)}
    assert process("table", "list", env=environment).status == 0
    with sqlite3.connect(tmp_path / "triskel.sqlite3") as database:
        database.execute(
            "INSERT INTO django_migrations (app, name, applied) VALUES ('tables', '9999_later', '2030-01-01')"
        )
    said = refusal(process("serve", env=environment))
    assert "made by a newer Triskel" in said
    assert "tables.9999_later" in said


def test_before_the_form_of_a_database_changes_it_is_copied(tmp_path: Path) -> None:
    environment = {**os.environ, "TRISKEL_DATA": str(tmp_path), "DJANGO_SETTINGS_MODULE": "triskel.web.settings"}
    assert process("table", "list", env=environment).status == 0
    older = [sys.executable, "-m", "django", "migrate", "tables", "0001", "--verbosity", "0"]
    subprocess.run(older, env=environment, check=True, timeout=PATIENCE)
    ran = process("table", "list", env=environment)
    assert ran.status == 0
    (copy,) = tmp_path.glob("triskel-before-*.sqlite3")
    assert str(copy) in ran.err


def test_two_processes_do_not_change_the_form_at_once(tmp_path: Path) -> None:
    environment = {**os.environ, "TRISKEL_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "triskel", "table", "list"]
    both = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in "ab"]
    told = [one.communicate(timeout=PATIENCE) for one in both]
    assert [one.returncode for one in both] == [0, 0], told


def test_the_lock_of_upkeep_is_waited_for(database: None) -> None:
    from triskel.web.host.lock import Taken, _file_lock, database_file

    path = database_file().with_name("waiting")
    with _file_lock(path, wait=0):
        begun = time.monotonic()
        with pytest.raises(Taken), _file_lock(path, wait=0.3):
            pass
        assert time.monotonic() - begun >= 0.2
    with _file_lock(path, wait=0):
        assert issubclass(Taken, HostError)
