"""The race in the browser: what it takes for met is what the engine counts."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from triskel.core.chance import Rng
from triskel.inis import victory
from triskel.inis.game import Inis
from triskel.inis.state import InisState
from triskel.web.games import face

FRONTEND = Path(__file__).parents[3] / "frontend"
DENO = shutil.which("deno", path=str(Path(sys.executable).parent)) or shutil.which("deno")


def standings(players: int, seed: int) -> list[dict[str, object]]:
    """All that players of a random game have reached, each standing once, with up to four Deeds."""
    game, rng = Inis(), Rng(seed)
    state = game.start(game.settle({"players": players, "rounds": 10}))
    assert isinstance(state, InisState)
    found: dict[str, dict[str, object]] = {}
    while not state.over:
        seat = state.awaited()[0]
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
        twin = state.copy()
        assert isinstance(twin, InisState)
        for other in range(players):
            names = ("clans", "sanctuaries", "territories")
            progress = dict(zip(names, map(int, victory.progress(twin, other)), strict=True))
            for deeds in range(5):
                twin.people[12 + other] = deeds
                facts = {"progress": progress, "deeds": deeds, "conditions": victory.conditions_met(twin, other)}
                found[json.dumps(facts)] = facts
    return list(found.values())


@pytest.mark.skipif(DENO is None, reason="deno is not installed")
def test_the_browser_counts_conditions_as_the_engine_does(tmp_path: Path) -> None:
    path = tmp_path / "race.json"
    path.write_text(json.dumps([*standings(2, 1), *standings(4, 2)]))
    assert DENO is not None
    done = subprocess.run(
        [DENO, "test", "--quiet", "--allow-read", "--allow-env", "--no-check", "src/games/inis/race/race_test.ts"],
        cwd=FRONTEND,
        env={**os.environ, "RACE_JSON": str(path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "as many conditions are met as the engine counts ... ok" in done.stdout


def test_the_first_game_begins_with_simple_territories() -> None:
    modes = {mode.name: mode.options for mode in face("inis").modes()}
    assert modes["first"]["discovery"] is True
