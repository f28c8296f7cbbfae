"""The table of Ingenious in the browser agrees with the engine: board, points, what it reads and what it can say.

The engine's side is written down here as JSON; ``agreement_test.ts`` beside the browser's sources compares.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from triskel.core.chance import Rng, simulated
from triskel.core.events import Event
from triskel.core.registry import start
from triskel.core.state import CHANCE, ONLOOKER, State
from triskel.ingenious import choices, news
from triskel.ingenious.board import EMPTY, board_for
from triskel.ingenious.tiles import COLOURS
from triskel.web.games import face

FRONTEND = Path(__file__).parents[3] / "frontend"
MODES: tuple[dict[str, int | bool], ...] = (
    {"players": 1},
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "teams": True},
)


def boards() -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for players in (1, 2, 3, 4):
        board = board_for(players)
        names = board.name_of
        found.append(
            {
                "players": players,
                "rows": [[names[cell] for cell in row] for row in board.rows()],
                "pairs": [names[int(a)] + names[int(b)] for a, b in zip(board.first, board.second, strict=True)],
                "printed": {names[cell]: COLOURS[colour] for colour, cell in enumerate(board.symbols)},
                "free": sum(1 for cell in board.empty_grid if cell == EMPTY),
            }
        )
    return found


def game_of(options: dict[str, int | bool], seed: int) -> dict[str, object]:
    """A game at random: before each placement what is seen, afterwards what it brought."""
    state: State = start("ingenious", **options)
    rng = Rng(seed)
    source = simulated(rng)
    steps: list[dict[str, object]] = []
    told: list[dict[str, object]] = []
    ingenious = face("ingenious")
    while awaited := state.awaited():
        (seat,) = awaited
        if seat == CHANCE:
            told += known(state.play(CHANCE, state.chance_move(source)))
            continue
        move = state.random_move(seat, rng)
        view, offer, text = state.view(seat), ingenious.offer(state, seat), state.move_text(move)
        events = known(state.play(seat, move))
        told += events
        if "pairs" in offer:
            laid = next(event for event in events if event["event"] == "tile_laid")
            after = state.view(seat)["markers"]
            steps.append({"view": view, "offer": offer, "move": text, "points": laid["points"], "after": after})
    return {"options": options, "steps": steps, "events": told, "end": state.view(ONLOOKER)}


def known(events: list[Event]) -> list[dict[str, object]]:
    return [event.in_full() for event in events]


def constants(module: ModuleType, call: str, place: int) -> list[str]:
    """The words that a module's calls of this name have at this place."""
    file = Path(str(module.__file__))
    # Beside a compiled module lies its source.
    source = file.with_name(f"{file.name.partition('.')[0]}.py").read_text(encoding="utf-8")
    tree = ast.parse(source)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == call]
    words = [node.args[place] for node in calls]
    return sorted({word.value for word in words if isinstance(word, ast.Constant) and isinstance(word.value, str)})


def rules() -> list[str]:
    """All rules that a move can be refused by."""
    return constants(choices, "IllegalMove", 1)


def kinds() -> list[str]:
    """All kinds of events."""
    return constants(news, "Event", 0)


def test_the_lists_of_rules_and_events_are_whole() -> None:
    assert {"first_round", "not_empty", "swap_shows_lowest", "game_over", "not_in_bag"} <= set(rules())
    assert len(rules()) == 12
    assert {"tile_laid", "marker_moved", "rack_shown", "game_over"} <= set(kinds())


def test_the_browser_agrees_with_the_engine(tmp_path: Path) -> None:
    beside = Path(sys.executable).with_name("deno")
    deno = str(beside) if beside.exists() else shutil.which("deno")
    if deno is None:
        pytest.skip("deno is not installed; 'pip install deno' brings it")
    games = [game_of(options, seed) for seed, options in enumerate(MODES, 11)]
    path = tmp_path / "engine.json"
    path.write_text(json.dumps({"boards": boards(), "games": games, "rules": rules(), "kinds": kinds()}))
    done = subprocess.run(
        [deno, "test", "--quiet", "--no-check", "--allow-read", "--allow-env", "src/games/ingenious/agreement_test.ts"],
        cwd=FRONTEND,
        env={**os.environ, "ENGINE_JSON": str(path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout
    assert "ignored" not in done.stdout
