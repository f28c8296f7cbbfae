"""The island in the browser lies as the engine's does: the same borders, the same neighbours."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from triskel.inis import island

FRONTEND = Path(__file__).parents[3] / "frontend"
DENO = shutil.which("deno", path=str(Path(sys.executable).parent)) or shutil.which("deno")


def spots() -> list[int]:
    """All spots around the centre, pointing up and down."""
    return [
        (island.CENTRE + row * island.WINDOW + column) * 2 + turned
        for row in range(-2, 3)
        for column in range(-2, 3)
        for turned in (0, 1)
    ]


def picture() -> dict[str, object]:
    def drawn(spot: int) -> dict[str, object]:
        centres, border = island.outline(spot)
        return {"text": island.spot_text(spot), "border": border, "centre": centres[0]}

    here = spots()[24:26]
    meetings = [
        {"one": island.spot_text(one), "other": island.spot_text(other), "shared": island.shared_edges(one, other)}
        for one in here
        for other in spots()
        if not island.overlaps(one, other)
    ]
    return {"spots": [drawn(spot) for spot in spots()], "meetings": meetings}


@pytest.mark.skipif(DENO is None, reason="deno is not installed")
def test_tiles_lie_and_meet_in_the_browser_as_in_the_engine(tmp_path: Path) -> None:
    path = tmp_path / "island.json"
    path.write_text(json.dumps(picture()))
    assert DENO is not None
    done = subprocess.run(
        [DENO, "test", "--quiet", "--allow-read", "--allow-env", "--no-check", "src/games/inis/map/map_test.ts"],
        cwd=FRONTEND,
        env={**os.environ, "ISLAND_JSON": str(path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "tiles lie and meet as the engine says ... ok" in done.stdout
