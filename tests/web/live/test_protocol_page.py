"""The page about the protocol tells all of it."""

import re
from pathlib import Path
from typing import get_args

import pytest

import triskel.web
from triskel.web.live import protocol

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text()
SOURCES = Path(triskel.web.__file__).parent
UNSAID = {"bad_start", "begun", "in_time", "not_all", "not_missed", "person_plays", "stuck"}
"""Only for callers within the site, or told by closing."""

MESSAGES = [*get_args(protocol.FromBrowser), *get_args(protocol.FromServer)]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_and_each_of_its_members_is_told(message: type[protocol.Message]) -> None:
    config = message.__struct_config__
    assert f"`{config.tag}`" in PAGE
    for member in message.__struct_encode_fields__:
        assert f"`{member}`" in PAGE, member


def codes() -> set[str]:
    """The codes of all refusals that the live path and the ledger know and that a browser may be sent."""
    found: set[str] = set()
    for folder in ("live", "tables/ledger"):
        for file in (SOURCES / folder).glob("*.py"):
            calls = r'(?:Trouble|Refused|super\(\).__init__|Refusal)\(\s*(?:None, |number, |message\.\w+, )?"(\w+)"'
            found.update(re.findall(calls, file.read_text()))
    return found - UNSAID


def test_every_code_of_a_refusal_is_told() -> None:
    known = codes()
    assert {"stale", "illegal", "unavailable", "not_your_seat", "no_free_undo"} <= known
    assert [code for code in sorted(known) if f"`{code}`" not in PAGE] == []


def test_every_code_of_closing_is_told() -> None:
    numbers = {name: value for name, value in vars(protocol).items() if name.isupper() and isinstance(value, int)}
    closing = [value for value in numbers.values() if value > 1000]
    assert len(closing) >= 8
    assert [code for code in closing if f"| {code} |" not in PAGE] == []
