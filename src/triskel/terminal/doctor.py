"""``triskel doctor``: what is installed here, which engine runs, and whether it plays as it should."""

import argparse
import json
import os
from collections.abc import Callable
from typing import Any

import triskel
from triskel.bots import registry as bots
from triskel.core import registry as games
from triskel.core.build import REBUILD, build_name, python_name, what_is_missing
from triskel.terminal.files import BadFile, data_directory
from triskel.testing import digest
from triskel.web.host import health

Findings = dict[str, Any]

# One random game of each mode and its fingerprint: a build that plays another game is broken. After a change of the
# rules, the notation or the form of records, take the new ones from python -m triskel.testing --digest --games 1.
FINGERPRINTS: tuple[tuple[str, dict[str, object], str], ...] = (
    ("ingenious", {"players": 1}, "ed8b3a67970dd6d9"),
    ("ingenious", {"players": 2}, "93f5403ee6559832"),
    ("ingenious", {"players": 3}, "9f8b05dab5b26977"),
    ("ingenious", {"players": 4}, "c7ecde0a2d68f123"),
    ("ingenious", {"players": 4, "teams": True}, "991a096a4a338d3d"),
    ("ingenious", {"players": 2, "one_bonus": True}, "fdd139eea8d32b99"),
    ("ingenious", {"players": 2, "first": "drawn"}, "b89624fddefcdfd5"),
    ("inis", {"players": 2}, "45beeb95782e7b29"),
    ("inis", {"players": 3}, "611ec3f684e6b6c6"),
    ("inis", {"players": 4}, "9b6ad3673d670f75"),
    ("inis", {"players": 2, "edition": "classic", "discovery": True}, "276017353240bc26"),
)

_ANOTHER_PLACE = "Another place can be named in TRISKEL_DATA"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(options: argparse.Namespace) -> int:
    findings = examine()
    if options.json:
        print(json.dumps(findings, ensure_ascii=False))
    else:
        for line in in_words(findings):
            print(line)
    return 1 if findings["problems"] else 0


def examine() -> Findings:
    """All findings, as plain data. ``problems`` are what is broken; a missing compiler is none."""
    problems: list[str] = []
    return {
        "version": triskel.__version__,
        "python": python_name(),
        "engine": build_name(),
        "advice": what_is_missing(),
        "games": _games(problems),
        "bots": _bots(problems),
        "modes_checked": _check_games(problems),
        "data": _data(problems),
        "site": health.examine(problems),
        "problems": problems,
    }


def _games(problems: list[str]) -> list[str]:
    return [name for name in games.games() if _loads(games.game, name, "game", problems)]


def _bots(problems: list[str]) -> list[str]:
    return [name for name in bots.bots() if _loads(bots.kinds, name, "bot", problems)]


def _loads(load: Callable[[str], object], name: str, what: str, problems: list[str]) -> bool:
    try:
        load(name)
    except Exception as error:  # whatever another package does wrong
        problems.append(f"The {what} {name} does not load: {_reason(error)}")
        return False
    return True


def _check_games(problems: list[str]) -> int:
    """Play a short random game of each mode; returns how many came out as they should."""
    right = 0
    for game, options, expected in FINGERPRINTS:
        mode = ", ".join(f"{name} {value}" for name, value in options.items())
        try:
            found = digest(game, options, games=1)[: len(expected)]
        except Exception as error:  # whatever a broken build does
            problems.append(f"A random game of {game} ({mode}) fails: {_reason(error)}")
            continue
        if found == expected:
            right += 1
        else:
            problems.append(f"A random game of {game} ({mode}) goes another way than it should. Build again: {REBUILD}")
    return right


def _data(problems: list[str]) -> Findings:
    """The data directory, and whether it is there; it is made when it is first needed."""
    try:
        directory = data_directory()
    except BadFile as error:
        problems.append(str(error))
        return {"path": None, "exists": False}
    nearest = next((path for path in (directory, *directory.parents) if os.path.lexists(path)), directory)
    if not nearest.is_dir():
        problems.append(f"{nearest} should be a directory. {_ANOTHER_PLACE}")
    elif not os.access(nearest, os.W_OK | os.X_OK):
        problems.append(f"Nothing can be written to {nearest}. {_ANOTHER_PLACE}")
    return {"path": str(directory), "exists": nearest == directory}


def _reason(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def in_words(findings: Findings) -> list[str]:
    data, problems = findings["data"], findings["problems"]
    rows = [
        ("triskel", findings["version"]),
        ("Python", findings["python"]),
        ("engine", findings["engine"]),
        *(("", advice) for advice in findings["advice"]),
        ("games", ", ".join(findings["games"])),
        ("bots", ", ".join(findings["bots"])),
        ("self-check", f"{findings['modes_checked']} of {len(FINGERPRINTS)} modes play as they should"),
        ("data", f"{data['path'] or 'nowhere'}{'' if data['exists'] else ' (made when it is first needed)'}"),
        *health.in_words(findings["site"]),
        *(("problem", problem) for problem in problems),
        ("", "Something is broken, see above." if problems else "All is well."),
    ]
    return [f"{label:<11} {text}".rstrip() for label, text in rows]
