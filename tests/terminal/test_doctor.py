"""``triskel doctor``: what it finds, and what it notices to be broken."""

import importlib.util
import shutil
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.commands import Command, process

from triskel.bots import registry as bots
from triskel.core import build
from triskel.core.errors import UnknownBot
from triskel.terminal import doctor


@pytest.fixture
def triskel(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TRISKEL_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_all_is_well_here(triskel: Command) -> None:
    text = triskel.fine("doctor")
    assert f"engine      {build.build_name()}" in text
    assert "games       ingenious" in text
    assert "bots        random, greedy, balanced" in text
    count = len(doctor.FINGERPRINTS)
    assert f"self-check  {count} of {count} modes play as they should" in text
    assert text.endswith("All is well.\n")


def test_the_findings_as_json(triskel: Command, data: Path) -> None:
    found = triskel.json("doctor")
    assert found["problems"] == []
    assert found["modes_checked"] == len(doctor.FINGERPRINTS)
    assert found["data"] == {"path": str(data), "exists": False}
    assert found["engine"] in ("compiled", "pure Python")
    assert (found["advice"] == []) == (found["engine"] == "compiled")


def test_a_build_that_plays_another_game_is_noticed(triskel: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "FINGERPRINTS", (("ingenious", {"players": 2}, "0" * 16),))
    ran = triskel("doctor")
    assert ran.status == 1
    assert "A random game of ingenious (players 2) goes another way than it should." in ran.out
    assert ran.out.endswith("Something is broken, see above.\n")


def test_a_build_that_fails_is_noticed(triskel: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> str:
        raise SystemError("null argument\nto internal routine")

    monkeypatch.setattr(doctor, "digest", broken)
    ran = triskel("doctor", "--json")
    assert ran.status == 1
    assert ran.json()["modes_checked"] == 0
    expected = "A random game of ingenious (players 1) fails: SystemError: null argument to internal routine"
    assert ran.json()["problems"][0] == expected


def test_a_bot_that_does_not_load_is_noticed(triskel: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise UnknownBot(f"no {name}") if name == "greedy" else ImportError(name)

    monkeypatch.setattr(bots, "kinds", missing)
    ran = triskel("doctor", "--json")
    assert ran.status == 1
    assert "The bot greedy does not load: UnknownBot: no greedy" in ran.json()["problems"]
    assert ran.json()["bots"] == []


def test_a_data_directory_that_is_a_file_is_noticed(triskel: Command, data: Path) -> None:
    data.write_text("")
    ran = triskel("doctor")
    assert ran.status == 1
    assert f"problem     {data} should be a directory." in ran.out


def test_a_data_directory_that_is_there(triskel: Command, data: Path) -> None:
    data.mkdir()
    assert triskel.json("doctor")["data"] == {"path": str(data), "exists": True}


def test_it_runs_as_a_command() -> None:
    ran = process("doctor")
    assert (ran.status, ran.err) == (0, "")


# What is missing for the compiled engine


@pytest.fixture
def pure(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """The advice to an ordinary install of the pure engine where some things are missing."""
    monkeypatch.setattr(build, "is_compiled", lambda: False)
    monkeypatch.setattr(build, "_is_checkout", lambda: False)
    monkeypatch.setattr(sys, "platform", "linux")

    def advice(compiler: bool = True, headers: bool = True, librt: bool = True) -> list[str]:
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if compiler else None)
        monkeypatch.setattr(sysconfig, "get_path", lambda name: str(here if headers else here / "none"))
        monkeypatch.setattr(importlib.util, "find_spec", lambda name: object() if librt else None)
        return build.what_is_missing()

    here = Path(__file__).parent / "headers"
    monkeypatch.setattr(Path, "exists", lambda path: "none" not in path.parts)
    return advice


def test_a_compiled_engine_misses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "is_compiled", lambda: True)
    assert build.what_is_missing() == []


def test_whatever_is_missing_is_named_with_the_way_to_get_it(pure: Callable[..., list[str]]) -> None:
    again = f"Then build again: {build.REBUILD}"
    gcc = "No C compiler was found. On Debian or Ubuntu: apt-get install gcc libc6-dev"
    assert pure(compiler=False) == [gcc, again]
    (headers, last) = pure(headers=False)
    assert headers.startswith("Python's headers are missing (")
    assert headers.endswith("On Debian or Ubuntu: apt-get install python3-dev")
    assert last == again
    assert pure(librt=False) == ["The package librt, which compiled code needs, is not installed.", again]
    assert len(pure(compiler=False, headers=False, librt=False)) == 4


def test_a_pure_build_that_need_not_be_one_is_to_be_built_again(pure: Callable[..., list[str]]) -> None:
    (advice,) = pure()
    assert build.REBUILD in advice
    assert "TRISKEL_REQUIRE_COMPILED=1" in advice


def test_a_checkout_is_pure_by_intention(pure: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "_is_checkout", lambda: True)
    (advice,) = pure()
    assert advice.startswith("This runs from the sources, which is always pure Python.")


def test_other_pythons_stay_pure(pure: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "python_name", lambda: "pypy 7.3.1")
    monkeypatch.setattr(sys.implementation, "name", "pypy")
    assert pure(compiler=False) == ["The compiled engine needs CPython; this is pypy 7.3.1, where the pure one runs."]
