"""The table of rules and their tests in docs/rules-coverage.md tells the truth."""

import ast
import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
TABLE = HERE.parent.parent / "docs" / "rules-coverage.md"

WHOLE = (
    "faq_polish",
    "faq_ukrainian",
    "worked_examples",
    "setup",
    "assembly",
    "season",
    "clash",
    "manoeuvres",
    "peace",
)
"""Of these files every test stands in the table."""


@cache
def names_in(file: str) -> set[str]:
    tree = ast.parse((HERE / f"test_{file}.py").read_text(encoding="utf-8"))
    names = [step.name for step in tree.body if isinstance(step, ast.FunctionDef)]
    return {name.removeprefix("test_") for name in names if name.startswith("test_")}


def named() -> list[tuple[str, str]]:
    """Files and tests as the table names them, in their order."""
    rows = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return [(found[1], found[2]) for row in rows for found in re.finditer(r"`(\w+)::(\w+)`", row)]


def test_every_test_that_is_named_exists() -> None:
    assert len(named()) > 200
    missing = [f"{file}::{test}" for file, test in named() if test not in names_in(file)]
    assert missing == []


def test_every_rule_has_a_test() -> None:
    rows = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    rules = [row for row in rows if not row.startswith("| rule |")]
    assert len(rules) > 100
    assert [row for row in rules if "::" not in row] == []


def test_examples_questions_and_chapters_are_all_in_the_table() -> None:
    said = set(named())
    assert [f"{file}::{test}" for file in WHOLE for test in sorted(names_in(file)) if (file, test) not in said] == []
