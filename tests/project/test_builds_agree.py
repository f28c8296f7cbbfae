"""The compiled engine and the same sources interpreted play the same games, and importing stays light."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from triskel.core.build import is_compiled
from triskel.core.registry import game
from triskel.testing import digest

SOURCES = Path(__file__).parents[2] / "src"

MODES: list[tuple[str, dict[str, object]]] = [
    ("ingenious", {"players": 2}),
    ("ingenious", {"players": 3, "one_bonus": True}),
    ("ingenious", {"players": 4, "first": "drawn"}),
    ("ingenious", {"players": 4, "teams": True}),
    ("ingenious", {"players": 1}),
    ("inis", {"players": 2, "edition": "classic"}),
    ("inis", {"players": 3, "discovery": True}),
    ("inis", {"players": 4}),
]


def interpreted(*arguments: str) -> str:
    """What a command says when the sources of this checkout run uncompiled."""
    code = f"import sys; sys.path.insert(0, {str(SOURCES)!r}); import runpy; sys.argv = {['triskel', *arguments]!r}; "
    code += "runpy.run_module('triskel.testing', run_name='__main__')"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(not is_compiled(), reason="this is the pure engine: there is no compiled one to compare it with")
@pytest.mark.parametrize(("name", "options"), MODES, ids=str)
def test_compiled_and_interpreted_play_identical_games(name: str, options: dict[str, object]) -> None:
    given = [part for option, value in options.items() for part in ("--option", f"{option}={value}")]
    told = json.loads(interpreted(name, *given, "--games", "8", "--seed", "5", "--digest", "--json"))
    assert told["digest"] == digest(game(name), options, games=8, seed=5)


def test_importing_triskel_brings_nothing_heavy() -> None:
    code = "import sys; before = set(sys.modules); import triskel; print(*sorted(set(sys.modules) - before))"
    loaded = set(
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    )
    assert "triskel.core.state" in loaded
    assert not loaded & {"django", "numpy", "asyncio", "dataclasses", "importlib.metadata", "secrets"}
