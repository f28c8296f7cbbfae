"""What the pages about positions, notation and records say is true: their commands run, their examples are read."""

import json
import re
import shlex

import pytest
from tests.terminal.commands import POSITIONS, ROOT, Command

from triskel.core.records import Record
from triskel.core.registry import game
from triskel.ingenious.board import board_for
from triskel.ingenious.phases import PHASES
from triskel.ingenious.position import FIELDS
from triskel.ingenious.tiles import COLOURS
from triskel.terminal.ingenious.board_drawing import BoardDrawing
from triskel.terminal.palette import Palette
from triskel.testing import random_game


@pytest.fixture
def triskel(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.chdir(ROOT)
    return Command(capsys)


def page(name: str) -> str:
    return (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")


def commands(name: str) -> list[list[str]]:
    """The commands on a page, without the name of the program and what is remarked behind them."""
    lines = re.findall(r"^    triskel (.*)$", page(name), re.MULTILINE)
    return [shlex.split(line, comments=True) for line in lines]


@pytest.mark.parametrize("arguments", commands("positions"), ids=" ".join)
def test_the_commands_about_positions_run(triskel: Command, arguments: list[str]) -> None:
    assert triskel.fine(*arguments)


@pytest.mark.parametrize("arguments", commands("records"), ids=" ".join)
def test_the_commands_about_records_run(triskel: Command, arguments: list[str], tmp_path: object) -> None:
    path = f"{tmp_path}/game.jsonl"
    with open(path, "w", encoding="utf-8") as file:
        file.write(random_game("ingenious", seed=1).dumps())
    ran = triskel(*(path if word == "game.jsonl" else word for word in arguments))
    assert (ran.status, bool(ran.out)) == ((2, False) if "inis" in arguments else (0, True))


def test_the_example_is_the_one_in_the_folder() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", page("positions"), re.DOTALL)
    assert json.loads(example) == json.loads((POSITIONS / "bonus.json").read_text(encoding="utf-8"))


def test_every_field_option_and_phase_is_explained() -> None:
    options = [option.name for option in game("ingenious").options]
    missing = [name for name in (*FIELDS, *options, *PHASES) if f"| `{name}` |" not in page("positions")]
    assert missing == []


def test_the_board_is_drawn_as_the_program_draws_it() -> None:
    lines = BoardDrawing(board_for(2)).draw(["f6g6RG"], 0).lines(Palette(False))
    assert "\n".join(f"    {line}" for line in lines) in page("notation")


def test_the_printed_symbols_lie_where_the_page_says() -> None:
    assert f"| players | {' | '.join(COLOURS)} |" in page("notation")
    for players, label in ((2, "1, 2"), (3, "3"), (4, "4")):
        board = board_for(players)
        cells = " | ".join(board.name_of[cell] for cell in board.symbols)
        assert f"| {label} | {cells} |" in page("notation")


def test_the_python_lines_about_records_run() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", page("records"), re.DOTALL)
    found: dict[str, object] = {}
    exec(code, found)
    assert isinstance(found["again"], Record)
