"""The cards in the browser say what the cards at the terminal say: ``cards_test.ts`` beside them compares."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from triskel.inis import notation
from triskel.inis.names import CARD_NAMES
from triskel.terminal.inis.card_texts import CARD_TEXTS

FRONTEND = Path(__file__).parents[3] / "frontend"
DENO = shutil.which("deno", path=str(Path(sys.executable).parent)) or shutil.which("deno")


@pytest.mark.skipif(DENO is None, reason="deno is not installed")
def test_the_browser_has_the_texts_of_all_cards(tmp_path: Path) -> None:
    known = [
        {
            "id": notation.text(CARD_NAMES.index(name)),
            "name": name,
            "signs": text.signs(),
            "effects": text.effects(),
            "notes": list(text.notes),
        }
        for name, text in CARD_TEXTS.items()
    ]
    written = tmp_path / "cards.json"
    written.write_text(json.dumps(known), encoding="utf-8")
    assert DENO is not None
    found = subprocess.run(
        [DENO, "test", "--quiet", "--no-check", "--allow-read", "--allow-env", "src/games/inis/cards/cards_test.ts"],
        cwd=FRONTEND,
        env={**os.environ, "CARDS_JSON": str(written), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout + found.stderr
