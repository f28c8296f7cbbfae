"""Whatever is wrong with a request: one clear line on stderr, exit status 2, no traceback."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.terminal.commands import POSITIONS, Command, process, refusal

from triskel.core.errors import TriskelError
from triskel.core.records import Record
from triskel.testing import random_game

SWAP = str(POSITIONS / "swap.json")


@pytest.fixture
def triskel(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


def record_text(**options: object) -> str:
    return random_game("ingenious", options or {"players": 2}, seed=4).dumps()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Files that are all wrong in some way, beside a good record."""
    folder = tmp_path_factory.mktemp("bad")
    good = record_text()
    lines = good.splitlines(keepends=True)
    swapped = [*lines[:20], lines[21], lines[20], *lines[22:]]
    seven = {"game": "ingenious", "tiles": [f"{row}6{row}7RG" for row in "bcdefgh"]}
    files: dict[str, str | bytes] = {
        "good.jsonl": good,
        "illegal.jsonl": "".join(swapped),
        "nothing.jsonl": "",
        "unclosed.jsonl": "".join(lines[:-1]),
        "cut.jsonl": good[:-20],
        "chess.jsonl": good.replace('"game": "ingenious"', '"game": "chess"', 1),
        "rules.jsonl": good.replace('"rules": 1', '"rules": 99', 1),
        "options.jsonl": good.replace('"players": 2', '"players": 7', 1),
        "seat.jsonl": good.replace("[0, ", "[5, ", 1),
        "text.txt": "Dear diary,\nwe played Ingenious today.\n",
        "garbage": bytes(range(256)) * 40,
        "zeros": bytes(1000),
        "seven.json": json.dumps(seven),
        "twice.json": '{"game": "ingenious", "game": "ingenious"}',
        "nan.json": '{"game": "ingenious", "turn": NaN}',
        "deep.json": "[" * 100_000,
        "digits.json": '{"game": "ingenious", "turn": ' + "9" * 5000 + "}",
        "lines.json": '{"game": "ingenious", "a\\nb\\u001b[2J": 1}',
        "long.json": json.dumps({"game": "ingenious", "racks": "R" * 100_000}),
    }
    for name, content in files.items():
        (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)
    return folder


# The real command

PROCESSES: list[tuple[list[str], str]] = [
    (["position", "play", SWAP, "keep", "+RG", "a7a8GG"], "move 3, a7a8GG: there is no tile GG on the rack"),
    (["position", "show", "seven.json"], "tiles[6]: one RG too many; the game has 6 of these tiles"),
    (["position", "show", "missing.json"], "missing.json can't be read: No such file or directory"),
    (["position", "show", "."], " can't be read: "),
    (["position", "show", "garbage"], "garbage is no text in UTF-8, or is cut off within a letter"),
    (["position", "show", "--colour", SWAP], "unrecognized arguments: --colour"),
    (["position", "moves", SWAP, "--seat", "2"], "there is no seat 2: seats count from 0, so here to 1"),
    (["replay", "illegal.jsonl"], "is not legal: "),
    (["replay", "cut.jsonl", "--verify"], "is not JSON, or is cut off: "),
    (["replay", "good.jsonl", "--game", "chess"], "there is no game 'chess'"),
    (["match", "ingenious", "--seats", "greedy,nobody"], "there is no bot 'nobody'"),
    (["dance"], "invalid choice: 'dance'"),
]


def located(folder: Path, arguments: list[str]) -> list[str]:
    """The arguments, with the names of files in the folder made whole."""
    return [str(folder / word) if word.startswith("missing") or is_file(folder, word) else word for word in arguments]


def is_file(folder: Path, word: str) -> bool:
    return word == "." or word in {path.name for path in folder.iterdir()}


@pytest.mark.parametrize(("arguments", "words"), PROCESSES, ids=[" ".join(words[:2]) for words, _ in PROCESSES])
def test_the_command_says_it_in_one_line(folder: Path, arguments: list[str], words: str) -> None:
    assert words in refusal(process(*located(folder, arguments)))


def test_standard_input_is_checked_like_a_file() -> None:
    assert "standard input is not JSON: Expecting value, line 1 column 1" in refusal(process("position", "show", "-"))
    assert "standard input is no text in UTF-8" in refusal(process("replay", "-", stdin=b"\xff\xfe\x00"))


# The same in this process, which is faster

HERE: list[tuple[list[str], str]] = [
    (["position"], "the following arguments are required: ACTION"),
    (["position", "dance", SWAP], "invalid choice"),
    (["position", "show"], "the following arguments are required: FILE"),
    (["position", "show", "good.jsonl"], "good.jsonl is not JSON: Extra data, line 2 column 1"),
    (["position", "show", "text.txt"], "text.txt is not JSON: Expecting value, line 1 column 1"),
    (["position", "show", "nothing.jsonl"], "nothing.jsonl is not JSON"),
    (["position", "show", "zeros"], "zeros is not JSON"),
    (["position", "show", "twice.json"], "an object names 'game' twice"),
    (["position", "show", "nan.json"], "NaN is not a number"),
    (["position", "show", "deep.json"], "nested too deeply"),
    (["position", "show", "digits.json"], "digits.json can't be read as JSON"),
    (["position", "show", "lines.json"], r"a\nb\x1b[2J: is no field of a position"),
    (["position", "show", "long.json"], " ..."),
    (["position", "show", "a\0b"], "'a\\x00b' is no name of a file"),
    (["position", "show", "x" * 5000], "xxxx can't be read: "),
    (["position", "moves", SWAP, "--seat", "-1"], "there is no seat -1"),
    (["position", "moves", SWAP, "--seat", "first"], "argument --seat: invalid int value: 'first'"),
    (["position", "play", SWAP, "--seed", "x"], "argument --seed: invalid int value"),
    (["position", "play", SWAP, "jump"], "'jump' is no move; a tile is laid like f6g6RG"),
    (["position", "play", SWAP, ""], "'' is no move"),
    (["position", "play", SWAP, "ключ\n"], "is no move"),
    (["position", "play", SWAP, "7:keep"], "there is no seat 7"),
    (["position", "play", SWAP, "keep", "first1"], "move 2, first1: chance draws a tile now"),
    (["position", "play", SWAP, "keep", "*:+RG", "*:+RG"], "move 3, *:+RG: it is the turn of player 2"),
    (["replay"], "the following arguments are required: FILE"),
    (["replay", "missing.jsonl"], "missing.jsonl can't be read"),
    (["replay", "."], " can't be read: "),
    (["replay", "nothing.jsonl"], "the record is empty"),
    (["replay", "unclosed.jsonl"], "the record is cut off: no closing line"),
    (["replay", "garbage"], "garbage is no text in UTF-8"),
    (["replay", "zeros"], "line 1 is not JSON"),
    (["replay", "text.txt"], "line 1 is not JSON, or is cut off: 'Dear diary,'"),
    (["replay", "seven.json"], "line 1 is not the header of a record"),
    (["replay", "deep.json"], "line 1 is not JSON"),
    (["replay", "chess.jsonl"], "line 1: there is no game 'chess'"),
    (["replay", "rules.jsonl"], "line 1: made under rules 99; this program plays 1"),
    (["replay", "options.jsonl"], "line 1: option 'players' takes 1, 2, 3 or 4, not 7"),
    (["replay", "seat.jsonl"], "there is no seat 5"),
    (["replay", "good.jsonl", "--seat", "2"], "there is no seat 2: seats count from 0, so here to 1"),
    (["replay", "good.jsonl", "--at", "soon"], "argument --at: invalid int value: 'soon'"),
    (["replay", "good.jsonl", "--sideways"], "unrecognized arguments: --sideways"),
    (["doctor", "now"], "unrecognized arguments: now"),
]


@pytest.mark.parametrize(("arguments", "words"), HERE, ids=range(len(HERE)))
def test_it_is_said_in_one_line(triskel: Command, folder: Path, arguments: list[str], words: str) -> None:
    line = triskel.refused(*located(folder, arguments))
    assert words in line
    assert len(line) < 1100
    assert line.isprintable()


def test_a_record_cut_anywhere_in_its_last_lines_is_refused(triskel: Command, tmp_path: Path) -> None:
    record = Record.loads(record_text()).cut(40)
    record.seats = ["Zoé", "\N{SNOWMAN}"]
    whole = record.dumps().encode()
    path = tmp_path / "cut.jsonl"
    begin = len(b"".join(whole.splitlines(keepends=True)[:-3]))
    # Without its last line feed it is whole.
    for end in [*range(begin, len(whole) - 1), 0, 1, 30, whole.index(b"\xc3") + 1]:
        path.write_bytes(whole[:end])
        triskel.refused("replay", path)
    path.write_bytes(whole[:-1])
    triskel.fine("replay", path, "--verify")


# Damaged records

RECORDS = [
    Record.loads(record_text(players=2)).cut(30).dumps(),
    Record.loads(record_text(players=4, teams=True)).cut(60).dumps(),
    record_text(players=1, first="drawn"),
]
VALUES = [None, True, 0, -1, 1.5, 10**30, "", "*", "+RG", "keep", "f6g6RG", "first0", [], [0], {}, {"end": 1}]


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A record with lines lost, doubled, moved, changed, or with letters exchanged."""
    lines = draw(st.sampled_from(RECORDS)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        how = draw(st.sampled_from(["lose", "double", "move", "value", "part", "letters"]))
        if how == "lose" and len(lines) > 1:
            del lines[at]
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "move":
            lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(at))
        elif how == "value":
            lines[at] = json.dumps(draw(st.sampled_from(VALUES)))
        elif how == "part":
            lines[at] = changed_part(draw, lines[at])
        else:
            cut = draw(st.integers(0, len(lines[at])))
            lines[at] = lines[at][:cut] + draw(st.text(max_size=3)) + lines[at][cut + draw(st.integers(0, 3)) :]
    return "\n".join(lines)


def changed_part(draw: st.DrawFn, line: str) -> str:
    try:
        value: Any = json.loads(line)
    except ValueError:
        return line
    if not isinstance(value, (dict, list)) or not value:
        return line
    key = draw(st.sampled_from(list(value) if isinstance(value, dict) else list(range(len(value)))))
    value[key] = draw(st.sampled_from(VALUES))
    return json.dumps(value)


@given(damaged())
def test_a_damaged_record_is_refused_or_sound(text: str) -> None:
    try:
        record = Record.loads(text)
        state = record.verify()
    except TriskelError:
        return
    assert Record.loads(record.dumps()).verify().key() == state.key()
