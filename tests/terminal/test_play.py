"""Whole games of Ingenious in the terminal, by scripted input."""

from pathlib import Path

import pytest
from tests.terminal.playing import Table

from triskel.core.records import Record


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    monkeypatch.chdir(tmp_path)
    return Table(monkeypatch)


EVERY_TABLE = ("--seats me,greedy", "--players 3", "--players 4", "--team", "--solo", "--seats me,me,random")


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_a_whole_game(table: Table, seats: str) -> None:
    assert table.play(f"ingenious {seats} --seed 7 --save game.jsonl", plays_on=True) == 0
    assert "The board is full: no tile fits any more." in table.seen()
    state = Record.loads(Path("game.jsonl").read_text(encoding="utf-8"), "ingenious").verify()
    assert state.is_over()
    assert "The game is saved in game.jsonl." in table.seen()


@pytest.mark.parametrize("seats", EVERY_TABLE)
@pytest.mark.parametrize("color", ["never", "always"])
def test_no_line_is_wider_than_100_columns(table: Table, seats: str, color: str) -> None:
    table.play(f"ingenious {seats} --seed 3 --color {color}", "help", "moves", plays_on=True)
    assert max(map(len, table.screen.lines())) <= 100
    assert ("\x1b[" in table.screen.getvalue()) == (color == "always")


def test_a_pipe_gets_no_colour_and_true_randomness_needs_no_seed(table: Table) -> None:
    assert table.play("ingenious") == 0
    assert "\x1b" not in table.screen.getvalue()
    assert "in the bag: 108" in table.seen()


def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    table.play("ingenious --seed 5", plays_on=True)
    first = table.seen()
    table.play("ingenious --seed 5", plays_on=True)
    assert table.seen() == first
    table.play("ingenious --seed 6", plays_on=True)
    assert table.seen() != first


def test_bots_alone_are_watched_without_any_question(table: Table) -> None:
    assert table.play("ingenious --seats greedy,balanced --seed 1") == 0
    assert table.keyboard.typed == 0
    assert "Winner: Player 2 (balanced)." in table.seen()
    assert "Your tiles" not in table.seen()
    assert "drew" not in table.seen()


# The end


def test_the_ranking_says_how_it_was_decided(table: Table) -> None:
    table.play("ingenious --seed 1", plays_on=True)
    end = table.after("Ranking, all six colours from the lowest:")
    assert "  1.  You                       11  11  13  14  17  18\n" in end
    assert "  2.  Player 2 (greedy)          4   8  12  17  18  18\n" in end
    assert "Decided by the lowest colour: 11 against 4." in end


def test_partners_share_a_place(table: Table) -> None:
    table.play("ingenious --team --seed 5", plays_on=True)
    end = table.after("Ranking, all six colours from the lowest:")
    assert "  1.  You + Player 3 " in end
    assert "  2.  Player 2 + Player 4 " in end
    assert "Winner: You + Player 3." in end


def test_solitaire_ends_with_a_grade(table: Table) -> None:
    table.play("ingenious --solo --seed 5", plays_on=True)
    assert "Your result is 8, your lowest colour: weak." in table.seen()
    assert "swap" not in table.after("Solitaire")


def test_after_the_end_the_last_move_can_be_taken_back(table: Table) -> None:
    table.play("ingenious --solo --seed 5", plays_on=True)
    script = [line.rpartition("> ")[2] for line in table.screen.lines() if "> " in line]
    table.play("ingenious --solo --seed 5", *script[:-1], "g1h1RR", "undo", "quit")
    after = table.after("The board is full")
    assert "No:" not in after.partition("Taken back:")[0].partition("Enter to leave>")[0]
    assert "Taken back:" in after
    assert "half of" in after.rpartition("Taken back:")[2]
    assert "The game is saved in ingenious-" in after


# News


def test_a_bonus_play_is_announced_and_what_bots_do_is_told(table: Table) -> None:
    table.play("ingenious --seed 1", plays_on=True)
    assert "  INGENIOUS! red reached 18. You: one more play.\n" in table.seen()
    assert "Bonus play: 1 more to make before your tiles are refilled." in table.seen()
    assert "  Player 2 (greedy): RG on a9 b8: red +0, green +4 (12 → 16).\n" in table.seen()


def test_only_ones_own_draws_are_told(table: Table) -> None:
    table.play("ingenious --seed 1", plays_on=True)
    draws = [line for line in table.screen.lines() if "drew" in line]
    assert len(draws) > 10
    assert all(line.startswith("  You drew ") for line in draws)


def test_keeping_the_rack_is_silent_and_a_swap_is_offered_with_its_reason(table: Table) -> None:
    table.play("ingenious --seats me,me --seed 5 --save game.jsonl", plays_on=True)
    record = Record.loads(Path("game.jsonl").read_text(encoding="utf-8"))
    state = record.start()
    written = [state.move_text(move) for _, move in record.moves]
    assert "You may swap your tiles: none of them shows blue, your lowest." in table.seen()
    assert "swap: RO, GY, OY, OY, YY go back into the bag, seen by all, and you draw six others." in table.words()
    assert table.seen().count("swap or keep>") < written.count("keep")
    assert "  You: swaps the tiles RO, GY, OY, OY, YY.\n" in table.seen()
