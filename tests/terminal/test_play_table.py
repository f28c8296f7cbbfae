"""Around the game: undo, files, the privacy screen, leaving, wrong requests."""

import json
import os
import signal
from pathlib import Path

import pytest
from tests.terminal.playing import CTRL_C, Table

from triskel.core.records import Record
from triskel.core.state import CHANCE
from triskel.terminal.session import Session


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    monkeypatch.chdir(tmp_path)
    return Table(monkeypatch)


def saved(name: str = "game.jsonl") -> Record:
    record = Record.loads(Path(name).read_text(encoding="utf-8"))
    record.verify()
    return record


def texts(record: Record) -> list[str]:
    """The moves of the seats in notation."""
    state = record.start()
    return [state.move_text(move) for seat, move in record.moves if seat != CHANCE]


# Undo


def test_undo_goes_back_to_ones_own_last_decision_and_says_what_had_been_revealed(table: Table) -> None:
    table.play("ingenious --seed 9 --save game.jsonl", "1 a7 a8", "undo", "quit")
    assert "Taken back: a7a8RB, keep, " in table.seen()
    after = table.after("Taken back:")
    assert "Hidden things had been revealed since: you drew " in after
    assert "What is drawn will be drawn anew." in after
    assert "Your turn, lay a tile" in after
    assert table.after("undo").count("in the bag: 108") == 1


def test_what_was_taken_back_is_not_in_the_file(table: Table) -> None:
    table.play("ingenious --seed 9 --save game.jsonl", "1 a7 a8", "undo", "b5b6RB", "quit")
    assert texts(saved())[0] == "b5b6RB"


def test_every_decision_can_be_taken_back_one_by_one(table: Table) -> None:
    table.play("ingenious --seed 1 --save game.jsonl", plays_on=True)
    typed = [line.rpartition("> ")[2] for line in table.screen.lines() if line.startswith(("tile> ", "swap or keep> "))]
    mine = [word for word in typed if word != "hint"]
    table.play("ingenious --seed 1 --save again.jsonl", *mine, *["undo"] * len(mine), "undo", "quit")
    assert table.seen().count("Taken back: ") == len(mine)
    assert "No: there is no decision of yours to take back." in table.seen()
    assert "in the bag: 108" in table.after("Taken back: ")


def test_two_people_take_back_only_down_to_their_own_decision(table: Table) -> None:
    table.play("ingenious --seats me,me --seed 5", "", "e2f2PP", "", "", "a10b10GG", "", "", "undo")
    assert "Taken back: e2f2PP, keep, a10b10GG, keep." in table.seen()
    assert "Your tiles   1  R ━ G    2  R ━ P" in table.after("Taken back:")


# Files


def test_a_game_is_saved_when_somebody_leaves_and_goes_on(table: Table) -> None:
    assert table.play("ingenious --seed 9 --save game.jsonl", "1 a7 a8", "quit") == 0
    assert "Go on with: triskel play ingenious --resume game.jsonl" in table.seen()
    before = saved()
    assert before.seats == ["me", "greedy"]
    assert table.play("--resume game.jsonl --seed 1", plays_on=True) == 0
    assert "The saved game goes on. Your decisions so far: 1." in table.seen()
    after = saved()
    assert after.moves[: len(before.moves)] == before.moves
    assert after.replay().is_over()


def test_without_a_name_the_file_gets_one_that_is_told(table: Table) -> None:
    table.play("ingenious --seed 9", "1 a7 a8")
    (path,) = Path().glob("*.jsonl")
    assert f"The game is saved in {path.name}." in table.seen()
    assert texts(saved(path.name))[0] == "a7a8RB"


def test_nothing_is_saved_when_nothing_was_decided(table: Table) -> None:
    table.play("ingenious --seed 9", "quit")
    assert list(Path().iterdir()) == []
    assert "Goodbye." in table.seen()


def test_a_game_with_a_file_is_in_it_before_every_decision(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Session, "leave", lambda *_: 1)
    assert table.play("ingenious --seed 9 --save game.jsonl", "1 a7 a8", "save copy.jsonl") == 1
    assert texts(saved())[:2] == ["a7a8RB", "keep"]
    assert saved("copy.jsonl").moves == saved().moves


def test_a_file_of_something_else_is_never_overwritten(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    Path("notes.txt").write_text("precious", encoding="utf-8")
    assert table.play("ingenious --save notes.txt") == 2
    assert "notes.txt exists already" in capsys.readouterr().err
    table.play("ingenious --seed 9", "1 a7 a8", "save notes.txt", "quit")
    assert "No: notes.txt exists already" in table.seen()
    assert Path("notes.txt").read_text(encoding="utf-8") == "precious"


def test_resume_during_a_game_asks_before_it_drops_one(table: Table) -> None:
    table.play("ingenious --seed 9 --save old.jsonl", "1 a7 a8", "quit")
    table.play("ingenious --seed 2", "hint", "resume old.jsonl", "quit")
    assert "The saved game goes on. Your decisions so far: 1." in table.seen()
    table.play("ingenious --seed 9", "1 a7 a8", "resume old.jsonl", "no", "log", "quit")
    assert "Drop it? yes or no> no" in table.seen()
    assert "The saved game goes on" not in table.seen()


def test_other_seats_may_go_on_with_a_saved_game(table: Table) -> None:
    table.play("ingenious --seed 9 --save game.jsonl", "1 a7 a8", "quit")
    assert table.play("--resume game.jsonl --seats balanced,random --seed 1") == 0
    assert "Winner" in table.seen()
    assert saved().seats == ["balanced", "random"]


@pytest.mark.parametrize(
    "damage", ["", "no record", '{"triskel": 1}', "cut", "illegal", '{"triskel": 1, "game": "chess"}']
)
def test_a_broken_record_is_refused_in_one_line(table: Table, capsys: pytest.CaptureFixture[str], damage: str) -> None:
    table.play("ingenious --seed 9 --save game.jsonl", "1 a7 a8", "quit")
    lines = Path("game.jsonl").read_text(encoding="utf-8").splitlines()
    if damage == "cut":
        damage = "\n".join(lines[:-1])
    elif damage == "illegal":
        damage = "\n".join([lines[0], json.dumps([0, "a7a8RB"]), '{"end": 1, "outcome": null}'])
    Path("bad.jsonl").write_text(damage, encoding="utf-8")
    assert table.play("--resume bad.jsonl") == 2
    error = capsys.readouterr().err
    assert error.startswith("triskel: bad.jsonl: ")
    assert error.count("\n") == 1
    assert table.screen.getvalue() == ""


# Two people at one keyboard


def test_the_privacy_screen(table: Table) -> None:
    table.play("ingenious --seats me,me --seed 5", "", "e2f2PP", "", "", "log")
    first, second, third = table.screen.getvalue().split("\n" * 50)
    assert "Your tiles" not in first
    assert "Your tiles   1  R ━ G    2  R ━ P" in second
    assert second.endswith("  You drew GP.\nPress Enter to hide the table. ")
    assert third.lstrip().startswith("Pass to Player 2.\nPlayer 2: press Enter when only you can see the screen. \n")
    assert "You drew RG, GG, GG, YY, RB, GY." in third
    assert "  Player 1: PP on e2 f2: purple +1 +1 (0 → 2).\n" in third
    assert "drew GP" not in third
    assert "▸ You" in third


def test_who_is_handed_the_keyboard_may_leave(table: Table) -> None:
    table.play("ingenious --seats me,me --seed 5 --save game.jsonl", "", "e2f2PP", "quit")
    assert "Go on with: " in table.seen()
    assert "Pass to Player 2" not in table.seen()


def test_partners_of_one_keyboard_do_not_see_each_others_tiles(table: Table) -> None:
    table.play("ingenious --seats me,greedy,me,greedy --team --seed 5", "", "hint", plays_on=True)
    assert table.seen().count("Pass to Player 3.") > 10


# Leaving


@pytest.mark.parametrize(("last", "status"), [((), 0), (("quit",), 0), (("q",), 0), ((CTRL_C,), 130)])
def test_every_way_of_leaving_saves(table: Table, last: tuple[str, ...], status: int) -> None:
    assert table.play("ingenious --seed 9 --save game.jsonl", "1 a7 a8", "1", *last) == status
    assert "The game is saved in game.jsonl." in table.seen()
    assert texts(saved())[0] == "a7a8RB"


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system knows no hanging up")
def test_closing_the_window_saves(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.terminal.playing import Keyboard

    def hang_up(keyboard: Keyboard) -> str:
        os.kill(os.getpid(), signal.SIGHUP)
        return "never typed"

    monkeypatch.setattr(Keyboard, "by_hint", hang_up)
    before = signal.getsignal(signal.SIGHUP)
    table.play("ingenious --seed 9 --save game.jsonl", "1 a7 a8", plays_on=True)
    assert texts(saved())[0] == "a7a8RB"
    assert signal.getsignal(signal.SIGHUP) == before


# Requests


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("", "name the game to play, such as: triskel play ingenious"),
        ("chess", "there is no game 'chess'"),
        ("ingenious --seats me,nobody", "there is no bot 'nobody'"),
        ("ingenious --seats me,,greedy", "'' names no bot"),
        ("ingenious --seats me,greedy --solo", "--seats names 2 players, the game is for 1"),
        ("ingenious --seats me --players 2", "--seats names 1 players, the game is for 2"),
        ("ingenious --solo --team", "--solo and --team exclude each other"),
        ("ingenious --team --players 3", "--team is for 4, --players says 3"),
        ("ingenious --players 5", "option 'players' takes 1, 2, 3 or 4, not 5"),
        ("ingenious --option colour=red", "ingenious has no option 'colour'"),
        ("ingenious --option teams", "an option is written name=value, not 'teams'"),
        ("ingenious --resume nowhere.jsonl", "nowhere.jsonl can't be read: No such file or directory"),
        ("ingenious --save no/where.jsonl", "can't save in no/where.jsonl: there is no such folder"),
    ],
)
def test_a_wrong_request_is_refused_in_one_line(
    table: Table, capsys: pytest.CaptureFixture[str], arguments: str, why: str
) -> None:
    assert table.play(arguments) == 2
    error = capsys.readouterr().err
    assert why in error
    assert error.count("\n") == 1


def test_options_of_the_game(table: Table) -> None:
    table.play("ingenious --option first=1 --option one_bonus=true --seed 1 --save game.jsonl", "save")
    assert saved().options["one_bonus"] is True
    assert saved().options["first"] == "1"
    assert "Player 2 (greedy): " in table.seen().partition("tile> ")[0]


def test_whoever_begins_is_told_when_it_was_drawn(table: Table) -> None:
    table.play("ingenious --option first=drawn --seed 1")
    assert "  Player 2 (greedy): begins.\n" in table.seen() or "  You: begins.\n" in table.seen()


def test_a_bot_that_fails_loses_no_game(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    from triskel.bots.random_bot import RandomBot

    monkeypatch.setattr(RandomBot, "choose", lambda *_: 1 / 0)
    assert table.play("ingenious --seats me,random --seed 9 --save game.jsonl", "1 a7 a8") == 0
    assert "Player 2 (random) can't go on: ZeroDivisionError: division by zero." in table.seen()
    assert texts(saved()) == ["a7a8RB", "keep"]
