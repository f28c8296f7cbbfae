"""``triskel replay``: the story, a moment, the proof, and what one seat was told."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.core.toys import Hush
from tests.terminal.commands import POSITIONS, Command

from triskel.core.records import Record
from triskel.core.registry import registered
from triskel.core.state import CHANCE
from triskel.testing import random_game


@pytest.fixture
def triskel(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


@pytest.fixture(scope="module")
def game() -> Record:
    record = random_game("ingenious", {"players": 2, "first": "drawn"}, seed=3)
    record.seats = ["Ann", "greedy"]
    return record


@pytest.fixture
def path(game: Record, tmp_path: Path) -> Path:
    return written(tmp_path, game.dumps())


def written(folder: Path, text: str) -> Path:
    path = folder / "game.jsonl"
    path.write_text(text, encoding="utf-8")
    return path


def changed(game: Record, **closing: object) -> str:
    lines = game.dumps().splitlines()
    lines[-1] = json.dumps({**json.loads(lines[-1]), **closing})
    return "\n".join(lines)


def test_a_game_is_told_move_by_move(triskel: Command, path: Path, game: Record) -> None:
    lines = triskel.fine("replay", path).splitlines()
    assert lines[0] == "Ingenious: player 1 (Ann) and player 2 (greedy)"
    assert lines[1].startswith("   1-13  Player ")
    assert " begins. Player 1 draws " in lines[1]
    assert lines[2].startswith("     14  Player ")
    assert any("moves from 0 to 1." in line for line in lines)
    assert lines[-4].endswith("No tile can be laid any more: the game is over.")
    assert lines[-3] == "Ranking, from the lowest colour to the highest"
    assert lines[-2].startswith("1. player ")
    assert len(lines) < len(game.moves)


def test_a_game_in_progress_says_who_is_awaited(triskel: Command, game: Record, tmp_path: Path) -> None:
    text = triskel.fine("replay", written(tmp_path, game.cut(13).dumps()))
    assert text.splitlines()[-1].startswith("The record ends here, the game does not. Next: player ")
    text = triskel.fine("replay", written(tmp_path, game.cut(12).dumps()))
    assert text.endswith("Chance moves next.\n")


def test_a_record_without_names_says_player(triskel: Command, tmp_path: Path) -> None:
    path = written(tmp_path, Record("ingenious", {"players": 3}).dumps())
    assert triskel.fine("replay", path).splitlines()[0] == "Ingenious: player 1, player 2 and player 3"


def test_json_has_every_move_with_what_it_told(triskel: Command, path: Path, game: Record) -> None:
    data = triskel.json("replay", path)
    assert data["seats"] == ["Ann", "greedy"]
    assert len(data["moves"]) == len(game.moves)
    assert data["moves"][0]["seat"] == "*"
    assert data["moves"][1]["events"][0]["event"] == "tile_drawn"
    outcome = game.replay().outcome()
    assert outcome is not None
    assert data["outcome"] == outcome.as_data()


def test_a_seat_is_told_its_own_tiles_only(triskel: Command, path: Path, game: Record) -> None:
    data = triskel.json("replay", path, "--seat", 1)
    drawn = [event for move in data["moves"] for event in move["events"] if event["event"] == "tile_drawn"]
    assert {event["seat"] for event in drawn if "tile" in event} == {1}
    assert {event["seat"] for event in drawn if "tile" not in event} == {0}
    # The moves of chance would tell what the others drew.
    assert {move["seat"] for move in data["moves"] if "move" in move} == {1}
    text = triskel.fine("replay", path, "--seat", 1)
    assert "Player 1 draws 6 tiles. Player 2 draws" in text or "Player 1 draws 6 tiles." in text


def test_what_others_do_in_secret_is_not_told(triskel: Command, tmp_path: Path) -> None:
    with registered(Hush()):
        record = random_game(Hush(), {"players": 3}, seed=2)
        data: Any = triskel.json("replay", written(tmp_path, record.dumps()), "--seat", 0)
    for move in data["moves"]:
        if move["seat"] != 0:
            assert "move" not in move
        for event in move["events"]:
            assert not (event["event"] == "sealed" and event["seat"] != 0 and "card" in event)


def test_a_moment_is_shown_as_a_position(triskel: Command, path: Path, game: Record) -> None:
    text = triskel.fine("replay", path, "--at", 40)
    assert "??" not in text
    data = triskel.json("replay", path, "--at", 40)
    assert data == {"at": 40, "position": game.replay(40).document()}
    assert triskel.json("replay", path, "--at", 0)["position"] == game.start().document()


def test_a_moment_as_a_seat_saw_it(triskel: Command, path: Path, game: Record) -> None:
    text = triskel.fine("replay", path, "--at", 40, "--seat", 1)
    assert "player 1     ?? ?? ?? ?? ?? ??" in text
    assert triskel.json("replay", path, "--at", 40, "--seat", 1) == {"at": 40, "view": game.replay(40).view(1)}


def test_a_moment_beyond_the_record_is_refused(triskel: Command, path: Path, game: Record) -> None:
    count = len(game.moves)
    for at in (-1, count + 1):
        line = triskel.refused("replay", path, "--at", at)
        assert line == f"triskel: --at takes 0 to {count}, as many as the record has moves, not {at}"


def test_a_sound_record_is_ok(triskel: Command, path: Path, game: Record, tmp_path: Path) -> None:
    count = len(game.moves)
    assert triskel.fine("replay", path, "--verify") == f"OK: Ingenious, {count} moves, played to the end\n"
    assert triskel.json("replay", path, "--verify") == {"ok": True, "game": "ingenious", "moves": count, "over": True}
    begun = written(tmp_path, game.cut(20).dumps())
    assert triskel.fine("replay", begun, "--verify") == "OK: Ingenious, 20 moves, not played to the end\n"


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (None, "the record says None, the moves lead to {"),
        ("won", "the record says 'won', the moves lead to {"),
        ({"places": [1, 1]}, "of places the record says [1, 1], the moves lead to ["),
    ],
)
def test_a_false_result_is_found_out(
    triskel: Command, game: Record, tmp_path: Path, outcome: object, words: str
) -> None:
    path = written(tmp_path, changed(game, outcome=outcome))
    assert triskel.refused("replay", path, "--verify").startswith(f"triskel: {words}")
    # Whoever only wants the story gets it.
    triskel.fine("replay", path)


def test_a_record_of_another_game_is_refused(triskel: Command, path: Path, tmp_path: Path) -> None:
    with registered(Hush()):
        other = written(tmp_path, random_game(Hush(), {"players": 3}, seed=2).dumps())
        assert triskel.refused("replay", other, "--game", "ingenious") == (
            "triskel: this is a record of hush, not of ingenious"
        )
        triskel.fine("replay", other, "--game", "hush")
        triskel.fine("replay", other)


def test_an_illegal_move_is_named_and_nothing_is_told(triskel: Command, game: Record, tmp_path: Path) -> None:
    record = game.cut(14)
    lines = record.dumps().splitlines()
    lines[-1:] = [lines[-2], '{"end": 15, "outcome": null}']
    path = written(tmp_path, "\n".join(lines))
    expected = "triskel: move 15 is not legal: all plays of this turn are made: keep the rack or swap it"
    assert triskel.refused("replay", path) == expected
    assert triskel.refused("replay", path, "--verify") == expected
    # What comes before it can still be looked at.
    triskel.fine("replay", path, "--at", 14)


def test_a_game_that_began_from_a_position(triskel: Command, tmp_path: Path) -> None:
    document = json.loads((POSITIONS / "swap.json").read_text(encoding="utf-8"))
    record = Record("ingenious", position=document)
    reader = record.start()
    for seat, text in ((0, "swap"), *((CHANCE, f"+{tile}") for tile in ("RR", "OO", "BB", "PP", "RG", "YY"))):
        record.add(seat, reader.move_from_text(text))
    lines = triskel.fine("replay", written(tmp_path, record.dumps())).splitlines()
    assert lines[1] == "      1  Player 1 swaps and shows the rack: RG, RB, GG, GP, PP."
    assert lines[2] == (
        "    2-7  Player 1 draws RR, OO, BB, PP, RG, YY. The old rack goes back into the bag: RG, RB, GG, GP, PP."
    )


def test_names_can_not_drive_the_terminal(triskel: Command, game: Record, tmp_path: Path) -> None:
    record = game.cut(0)
    record.seats = ["\x1b[2J\n", "Zoé \ud800"]
    text = triskel.fine("replay", written(tmp_path, json_escaped(record)))
    assert text.splitlines()[0] == "Ingenious: player 1 (?[2J?) and player 2 (Zoé ?)"


def json_escaped(record: Record) -> str:
    return "\n".join(json.dumps(json.loads(line)) for line in record.dumps().splitlines())
