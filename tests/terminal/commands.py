"""Running the command: here, which is fast, or as people do, in a process of its own."""

import json
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from triskel.cli import main

ROOT = Path(__file__).parents[2]
POSITIONS = ROOT / "examples" / "positions"


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


class Command:
    """The command ``triskel``, run in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: object) -> Ran:
        self._capsys.readouterr()
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as end:
            status = int(end.code or 0)
        told = self._capsys.readouterr()
        return Ran(status, told.out, told.err)

    def fine(self, *arguments: object) -> str:
        """What it prints when all goes well."""
        ran = self(*arguments)
        assert (ran.status, ran.err) == (0, "")
        return ran.out

    def json(self, *arguments: object) -> Any:
        return json.loads(self.fine(*arguments, "--json"))

    def refused(self, *arguments: object) -> str:
        """The one line that it has to say about a request that can't be carried out."""
        return refusal(self(*arguments))


def process(*arguments: object, stdin: bytes = b"", env: Mapping[str, str] | None = None) -> Ran:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "triskel", *(str(argument) for argument in arguments)]
    done = subprocess.run(command, input=stdin, capture_output=True, timeout=60, check=False, env=env)
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def refusal(ran: Ran) -> str:
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("triskel")
    assert ran.err.count("\n") == 1
    assert ran.err.endswith("\n")
    assert "Traceback" not in ran.err
    return ran.err.strip()
