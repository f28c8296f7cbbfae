"""What ``triskel doctor`` finds out about a site."""

import json
import os
from pathlib import Path

import pytest
from django.conf import settings
from tests.terminal.commands import Command, process
from tests.web.host.games import finished, running, spoil

from triskel.web.host import health
from triskel.web.people.models import Person


@pytest.fixture
def triskel(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data directory that nothing has been kept in."""
    monkeypatch.setenv("TRISKEL_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def here(database: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The site of these tests."""
    monkeypatch.setenv("TRISKEL_DATA", str(settings.DATA))


def problems() -> list[str]:
    found: list[str] = []
    health.examine(found)
    return found


def test_looking_does_not_begin_a_site(nowhere: Path) -> None:
    found = health.examine([])
    assert found["database"] == "made at the first start"
    assert found["key"] == "made at the first start"
    assert not nowhere.exists()


def test_what_stands_in_the_database_is_counted(here: None, triskel: Command) -> None:
    finished()
    running(seed=5)
    Person.objects.create_superuser("host", "a long word")
    told = triskel("doctor").out
    assert "database    SQLite; tables: 0 open, 1 playing, 1 over; accounts: 1, of them admins: 1" in told


def test_a_game_that_is_stuck_is_named_with_the_remedy(here: None) -> None:
    table = running()
    assert problems() == []
    spoil(table, 7, "{}")
    (said,) = problems()
    assert said.startswith(f"Table {table.key} does not replay: entry 7")
    assert said.endswith(f"See triskel table repair {table.key}")


def test_a_misspelt_setting_is_found(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRISKEL_WORKER", "4")
    assert problems() == ["There is no setting TRISKEL_WORKER; docs/settings.md has all"]


def test_settings_that_can_not_be_are_a_problem(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch, triskel: Command
) -> None:
    monkeypatch.setenv("TRISKEL_PORT", "http")
    ran = triskel("doctor")
    assert ran.status == 1
    assert "problem     The settings can't be used: TRISKEL_PORT is a whole number, not 'http'" in ran.out


def test_a_key_that_others_can_read_is_a_problem(nowhere: Path) -> None:
    nowhere.mkdir()
    key = nowhere / "secret.key"
    key.write_text("x" * 64)
    key.chmod(0o644)
    assert problems() == [f"Others can read {key}: chmod 600 {key}"]
    key.chmod(0o600)
    assert problems() == []


def test_a_build_without_some_file_is_a_problem(nowhere: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "dist"
    built.mkdir()
    monkeypatch.setenv("TRISKEL_FRONTEND", str(built))
    (built / "manifest.json").write_text(json.dumps({"files": {"table.js": "table-1.js"}, "preload": {}}))
    assert problems() == ["Of the scripts and styles these are missing: table.js"]
    (built / "table-1.js").write_text("")
    assert problems() == []


def test_an_installation_without_a_build_is_a_problem_and_a_checkout_is_not(
    nowhere: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRISKEL_FRONTEND", str(tmp_path / "none"))
    monkeypatch.setattr(health, "_is_checkout", lambda: True)
    assert problems() == []
    monkeypatch.setattr(health, "_is_checkout", lambda: False)
    assert problems() == [
        "The scripts and styles of the table were not built: install again without TRISKEL_NO_FRONTEND"
    ]


def test_a_database_that_can_not_be_reached_is_a_problem(nowhere: Path) -> None:
    address = "postgresql://nobody@127.0.0.1:9/none"
    ran = process("doctor", env={**os.environ, "TRISKEL_DATABASE": address})
    assert ran.status == 1
    assert "problem     The database can't be used: OperationalError" in ran.out
