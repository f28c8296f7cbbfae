"""What the table of Inis says, for all that the engine can ask and tell, in every language.

Random games are played here; ``words_test.ts`` beside the browser's sources puts them into words.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.web.games.inis_samples import cards_played, gathered

from triskel.inis.cards.book import card
from triskel.inis.names import CARD_COUNT
from triskel.inis.windows import WINDOWS

ROOT = Path(__file__).parents[3]
LANGUAGES = ("uk", "ru", "fr", "pl")
DENO = shutil.which("deno", path=str(Path(sys.executable).parent)) or shutil.which("deno")
checkout = pytest.mark.skipif(not (ROOT / "packaging").exists(), reason="the catalogues are read from a checkout")


def rules() -> list[str]:
    """All rules by which the engine refuses moves of Inis."""
    found = set()
    for path in (ROOT / "src" / "triskel" / "inis").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "IllegalMove" and len(node.args) > 1:
                word = node.args[1]
                assert isinstance(word, ast.Constant)
                found.add(str(word.value))
    return sorted(found)


def words() -> dict[str, object]:
    code = (
        "import json, catalogues as c;"
        f"print(json.dumps({{language: c.browser_words(language) for language in {LANGUAGES!r}}}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "packaging", capture_output=True, text=True, check=True
    )
    found: dict[str, object] = json.loads(done.stdout)
    return found


@checkout
@pytest.mark.skipif(DENO is None, reason="deno is not installed")
def test_every_question_choice_event_and_refusal_has_words_in_every_language(tmp_path: Path) -> None:
    assert DENO is not None
    samples = gathered(games=12)
    season = {(card(number).name, 0) for number in range(CARD_COUNT) if card(number).season}
    assert season <= cards_played(samples), "the samples show each card"
    assert {str(one["rule"]) for one in samples.refusals} > {
        "not_present",
        "not_neighbour",
        "wrong_moment",
        "no_retreat",
    }
    path = tmp_path / "samples.json"
    found = {
        "questions": samples.questions,
        "waiting": samples.waiting,
        "refusals": samples.refusals,
        "events": samples.events,
        "windows": [*WINDOWS, "draft"],
        "rules": rules(),
        "words": words(),
    }
    path.write_text(json.dumps(found), encoding="utf-8")
    done = subprocess.run(
        [DENO, "test", "--quiet", "--no-check", "--allow-read", "--allow-env", "src/games/inis/words/words_test.ts"],
        cwd=ROOT / "frontend",
        env={**os.environ, "SAMPLES_JSON": str(path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout
    assert "ignored" not in done.stdout
