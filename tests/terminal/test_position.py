"""``triskel position``: show, moves and play, with chance told, drawn by a seed or refused."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.core.toys import Count, Hush
from tests.terminal.commands import POSITIONS, Command

from triskel.core.registry import load_position, registered

BONUS = POSITIONS / "bonus.json"
SWAP = POSITIONS / "swap.json"


@pytest.fixture
def triskel(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


@pytest.fixture
def hush() -> Iterator[None]:
    with registered(Hush()):
        yield


def written(folder: Path, document: object) -> Path:
    path = folder / "position.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def hush_position(**changes: object) -> dict[str, object]:
    """Two seats, each about to seal one of its cards; seat 1 has no 4."""
    return {
        "game": "hush",
        "options": {"players": 2, "rounds": 1},
        "round": 1,
        "pool": [2, 3, 4, 3, 3],
        "hands": [[1, 0, 0, 1, 1], [1, 1, 0, 0, 1]],
        "sealed": [-1, -1],
        "known": [[0] * 5, [0] * 5],
        "shown": [-1, -1],
        "points": [0, 0],
        "stack": [[1]],
        **changes,
    }


# Show


def test_show_draws_the_board_and_tells_all_the_rest(triskel: Command) -> None:
    text = triskel.fine("position", "show", SWAP)
    assert text.startswith("Player 1 has laid a tile.")
    assert "R ━ R" in text
    assert "player 1      5   4   4   2   2   3" in text
    assert "player 1     RG RB GG GP PP" in text
    assert "bag          106 tiles" in text
    assert text.endswith("ending: player 1 keeps the rack or, if the rules allow it, swaps it.\n")


def test_show_says_what_is_left_to_chance(triskel: Command) -> None:
    text = triskel.fine("position", "show", BONUS)
    assert "player 2     to be dealt" in text
    assert text.endswith("dealing: chance fills the racks; then it is the turn of player 1.\n")


def test_show_tells_the_ranking_of_a_game_that_is_over(triskel: Command, tmp_path: Path) -> None:
    markers = [dict.fromkeys("RGBOYP", 18), dict.fromkeys("RGBOYP", 4)]
    text = triskel.fine(
        "position", "show", written(tmp_path, {"game": "ingenious", "phase": "over", "markers": markers})
    )
    assert text.endswith("1. player 1: 18, 18, 18, 18, 18, 18\n2. player 2: 4, 4, 4, 4, 4, 4\n")


@pytest.mark.parametrize("path", sorted(POSITIONS.glob("*.json")), ids=lambda path: path.stem)
def test_every_example_is_shown_with_colours_and_without(triskel: Command, path: Path) -> None:
    assert "\x1b[" not in triskel.fine("position", "show", path)
    assert "\x1b[" in triskel.fine("position", "show", path, "--color", "always")


@pytest.mark.usefixtures("hush")
def test_a_game_without_a_drawing_is_shown_as_its_document(triskel: Command, tmp_path: Path) -> None:
    path = written(tmp_path, hush_position())
    assert json.loads(triskel.fine("position", "show", path)) == hush_position()


# Moves


def test_moves_are_listed_one_a_line_and_sorted(triskel: Command) -> None:
    assert triskel.fine("position", "moves", SWAP) == "keep\nswap\n"
    listed = triskel.fine("position", "moves", BONUS, "--seed", 1).splitlines()
    assert listed == sorted(listed)
    assert "f6g6RG" in listed
    assert triskel.fine("position", "moves", BONUS).splitlines()[:2] == ["+BB", "+BO"]


def test_moves_as_json_name_the_seat(triskel: Command) -> None:
    assert triskel.json("position", "moves", SWAP) == [{"seat": 0, "move": "keep"}, {"seat": 0, "move": "swap"}]
    assert triskel.json("position", "moves", BONUS)[0] == {"seat": "*", "move": "+BB"}


def test_a_seat_that_is_not_awaited_has_no_moves(triskel: Command) -> None:
    assert triskel.fine("position", "moves", SWAP, "--seat", 1) == ""
    assert triskel.json("position", "moves", SWAP, "--seat", 1) == []
    assert len(triskel.json("position", "moves", SWAP, "--seat", 0)) == 2


def test_the_seed_decides_what_chance_deals_and_nothing_else(triskel: Command) -> None:
    one, again, other = (triskel.json("position", "play", BONUS, "--seed", seed)["position"] for seed in (1, 1, 2))
    assert one == again
    assert one["racks"][0] == other["racks"][0]
    assert one["racks"][1] != other["racks"][1]


@pytest.mark.usefixtures("hush")
def test_where_several_seats_are_awaited_each_move_names_its_seat(triskel: Command, tmp_path: Path) -> None:
    path = written(tmp_path, hush_position())
    lines = ["0:seal-1", "0:seal-4", "0:seal-h", "1:seal-1", "1:seal-2", "1:seal-h"]
    assert triskel.fine("position", "moves", path).splitlines() == lines
    assert triskel.fine("position", "moves", path, "--seat", 1).splitlines() == ["seal-1", "seal-2", "seal-h"]


# Play


def test_play_tells_in_sentences_and_prints_a_position_to_go_on_from(triskel: Command, tmp_path: Path) -> None:
    text = triskel.fine("position", "play", BONUS, "f6g6RG", "--seed", 1)
    told, brace, rest = text.partition("{")
    assert told.splitlines()[1:] == [
        "Player 1 lays RG on f6 and g6: 3 red and 0 green.",
        "Red moves from 15 to 18, the end of a board.",
        "Player 1 has earned a bonus play.",
    ]
    document = json.loads(brace + rest)
    assert load_position(document).document() == document
    again = triskel.json("position", "play", written(tmp_path, document), "f7g7BR", "keep", "--seed", 2)
    at_once = triskel.json("position", "play", BONUS, "f6g6RG", "f7g7BR", "keep", "--seed", 1)
    assert again["position"]["tiles"] == at_once["position"]["tiles"]


def test_play_without_moves_prints_the_position_in_full(triskel: Command) -> None:
    result = triskel.json("position", "play", SWAP)
    assert result["moves"] == result["events"] == []
    assert result["position"]["options"]["players"] == 2
    assert result["awaited"] == [0]
    assert result["outcome"] is None


def test_without_a_seed_all_that_is_random_is_told(triskel: Command) -> None:
    result = triskel.json("position", "play", SWAP, "keep")
    assert result["awaited"] == ["*"]
    assert result["position"]["phase"] == "refilling"
    result = triskel.json("position", "play", SWAP, "keep", "+RG", "a7a8OY")
    assert result["moves"] == [[0, "keep"], ["*", "+RG"], [1, "a7a8OY"]]


def test_a_move_before_which_chance_moves_is_refused_without_a_seed(triskel: Command) -> None:
    line = triskel.refused("position", "play", SWAP, "keep", "a7a8OY")
    assert line.startswith(
        "triskel: move 2, a7a8OY: chance draws a tile now; write the moves of chance too, such as +RR"
    )


def test_nothing_is_skipped_unless_auto_says_so(triskel: Command, tmp_path: Path) -> None:
    path = POSITIONS / "swap_refused.json"
    line = triskel.refused("position", "play", path, "a7a8OY", "--seed", 1)
    assert line == "triskel: move 1, a7a8OY: all plays of this turn are made: keep the rack or swap it"
    result = triskel.json("position", "play", path, "a7a8OY", "--seed", 1, "--auto")
    assert [text for _, text in result["moves"]][:3:2] == ["keep", "a7a8OY"]
    result = triskel.json("position", "play", path, "--auto")
    assert result["moves"] == [[0, "keep"]]
    # Where there is a choice, auto makes none.
    assert triskel.json("position", "play", SWAP, "--seed", 1, "--auto")["moves"] == []


def test_auto_does_not_hide_why_a_move_is_refused(triskel: Command) -> None:
    line = triskel.refused("position", "play", POSITIONS / "swap_refused.json", "swap", "--seed", 1, "--auto")
    assert line == "triskel: move 1, swap: the rack can't be swapped: it shows yellow, of the lowest on the track"


def test_the_seat_may_be_written_before_any_move(triskel: Command) -> None:
    result = triskel.json("position", "play", SWAP, "0:keep", "*: +RG", "1: a7 a8 OY")
    assert [seat for seat, _ in result["moves"]] == [0, "*", 1]
    assert triskel.refused("position", "play", SWAP, "1:keep") == "triskel: move 1, 1:keep: it is the turn of player 1"
    assert triskel.refused("position", "play", SWAP, "2:keep") == (
        "triskel: there is no seat 2: seats count from 0, so here to 1"
    )


def test_options_may_stand_anywhere_between_the_moves(triskel: Command) -> None:
    expected = triskel.fine("position", "play", BONUS, "f6g6RG", "f7g7RB", "--seed", 1)
    assert triskel.fine("position", "play", BONUS, "--seed", 1, "f6g6RG", "f7g7RB") == expected
    assert triskel.fine("position", "play", "--seed", 1, BONUS, "f6g6RG", "--auto", "f7g7RB").count("\n") > 5
    line = triskel.refused("position", "play", BONUS, "f6g6RG", "--sede", 1, "f7g7RB")
    assert line == "triskel: unrecognized arguments: --sede 1 f7g7RB"


@pytest.mark.usefixtures("hush")
def test_where_several_could_move_the_seat_must_be_written(triskel: Command, tmp_path: Path) -> None:
    path = written(tmp_path, hush_position())
    result = triskel.json("position", "play", path, "seal-4", "seal-1")
    assert result["moves"] == [[0, "seal-4"], [1, "seal-1"]]
    line = triskel.refused("position", "play", path, "seal-1")
    assert line == "triskel: several seats could move so; write the seat first, such as 0:move"
    assert triskel.json("position", "play", path, "1:seal-1")["awaited"] == [0]
    text = triskel.fine("position", "play", path, "0:seal-4")
    assert text.startswith('Sealed: seat 0, card "4".\n')


def test_a_game_is_played_to_its_end(triskel: Command, tmp_path: Path) -> None:
    with registered(Count()):
        path = written(tmp_path, {"game": "count", "options": {}, "heap": 3, "turn": 0})
        text = triskel.fine("position", "play", path, "take2", "--auto")
    assert text.splitlines()[:5] == [
        "Taken: seat 0, count 2.",
        "Taken: seat 1, count 1.",
        "Ranking",
        "1. player 1: {}",
        "2. player 2: {}",
    ]


def test_a_position_comes_from_standard_input(triskel: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    given = io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf" + SWAP.read_bytes()))
    monkeypatch.setattr(sys, "stdin", given)
    assert triskel.fine("position", "moves", "-") == "keep\nswap\n"


def test_long_documents_stay_readable(triskel: Command) -> None:
    path = POSITIONS / "tie_third_colour.json"
    text: Any = triskel.fine("position", "play", path, "--seed", 1)
    document = text[text.index("{") :]
    assert max(len(line) for line in document.splitlines()) <= 102
    assert len(document.splitlines()) < 25


def test_what_commands_print_as_json_can_be_given_to_the_next(triskel: Command, tmp_path: Path) -> None:
    result = triskel.json("position", "play", BONUS, "f6g6RG", "--seed", 1)
    path = written(tmp_path, result)
    assert "f7g7RB" in triskel.fine("position", "moves", path).splitlines()
