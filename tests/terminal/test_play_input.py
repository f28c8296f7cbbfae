"""What a person types: moves, steps, commands, and whatever is none of these."""

from pathlib import Path

import pytest
from tests.terminal.playing import Table


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Table:
    monkeypatch.chdir(tmp_path)
    return Table(monkeypatch)


# With the seed 9 the first rack is RB RB RO RP GY OP.
START = "ingenious --seed 9"


@pytest.mark.parametrize(
    "typed",
    [
        ["a7a8RB"],
        ["A7 a8 rb"],
        ["a7-a8-RB"],
        ["a8a7BR"],
        ["1", "a7", "a8"],
        ["1 a7 a8"],
        ["1 a7a8"],
        ["RB", "a7", "a8"],
        ["3", "back", "1", "b6", "back", "a7", "a8"],
        ["3", "1", "a7", "nonsense", "z99", "a8"],
        ["5", "a7a8RB"],
    ],
)
def test_many_ways_to_lay_the_same_tile(table: Table, typed: list[str]) -> None:
    table.play(START, *typed)
    assert "  You: RB on a7 a8: red +1 (0 → 1), blue +0.\n" in table.seen()


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        (["f6f7YY"], "there is no tile YY on the rack"),
        (["YY"], "there is no tile YY on the rack"),
        (["f6f7RB"], "the first tile of each player lies beside a printed symbol that no other tile touches"),
        (["1", "f6"], "the first tile of each player lies beside a printed symbol that no other tile touches"),
        (["1 a7 a6"], "cell a6 is not empty"),
        (["1", "a6"], "cell a6 is not empty"),
        (["1 a7 k6"], "the cells a7 and k6 do not lie side by side"),
        (["1", "p3"], "there is no cell p3 on this board"),
        (["a1a2RB"], "there is no cell a1 on this board"),
        (["7"], "you have tiles 1 to 6"),
        (["0"], "you have tiles 1 to 6"),
        (["9" * 5000], "you have tiles 1 to 6"),
        (["a7"], "choose a tile first, by its number (1-6); a7 can follow it"),
        (["swap"], "a tile must be laid now"),
        (["+RB"], "a tile must be laid now"),
        (["castle"], "'castle' is neither a tile (1-6), a cell, a move such as a7a8RB, nor a command; type help"),
        (["back"], "there is no step to go back; undo takes back your last move"),
        (["undo"], "there is no decision of yours to take back"),
        (["moves 99"], "there are pages 1 to 54"),
        (["moves x"], "'x' is not a number"),
        (["resume"], "name the file: resume FILE"),
        (["resume nothing.jsonl"], "nothing.jsonl can't be read: No such file or directory"),
        (["save ."], "can't save in .: it is a folder"),
        (["save no/where"], "can't save in no/where: there is no such folder"),
    ],
)
def test_wrong_input_is_answered_and_loses_nothing(table: Table, typed: list[str], why: str) -> None:
    table.play(START, *typed, "1 a7 a8")
    assert f"No: {why}." in table.words()
    assert "  You: RB on a7 a8: red +1 (0 → 1), blue +0.\n" in table.seen()


def test_a_wrong_step_leaves_the_steps_before_it(table: Table) -> None:
    table.play(START, "1", "a7", "3 f6 f7", "a8")
    assert "RB: red on a7, blue on> 3 f6 f7" in table.seen()
    assert "  You: RB on a7 a8" in table.seen()


def test_steps_show_what_they_would_bring(table: Table) -> None:
    table.play(START, "1", "a7")
    assert "  a7a8RB     +1   red +1 (0 → 1).\n" in table.after("The best places for RB:")
    assert "a7 can go with a8 +1, b7 +1, b6 +1. Type the cell for the blue half, or back." in table.seen()


def test_the_list_is_best_first_and_paged(table: Table) -> None:
    table.play(START, "moves", "more", "moves 54", "more")
    assert "page 1 of 54, 540 moves; more: the next page" in table.seen()
    assert "page 2 of 54, 540 moves; more: the next page" in table.seen()
    assert "page 54 of 54, 540 moves\n" in table.seen()
    assert "No: there are pages 1 to 54." in table.seen()
    gains = [int(line.split()[1]) for line in table.screen.lines() if line.startswith("  ") and " +" in line[:16]]
    assert gains == sorted(gains, reverse=True)
    assert len(gains) == 30


def test_the_list_keeps_to_the_tile_that_was_chosen(table: Table) -> None:
    table.play(START, "5", "moves")
    listed = [line.split()[0] for line in table.after("> moves").split("\n") if "+" in line[:16]]
    assert len(listed) == 10
    assert {move[-2:] for move in listed} == {"GY", "YG"}


def test_a_hint_gives_its_reason(table: Table) -> None:
    table.play("ingenious --seed 1", plays_on=True)
    assert "Hint from balanced: d10e10PR. purple +2 (7 → 9), red +3 (14 → 17). It raises purple, your lowest." in (
        table.words()
    )
    assert "Hint from balanced: a10b9RG. red +1 (17 → 18), green +3 (10 → 13). INGENIOUS!" in table.seen()


def test_help_names_every_command(table: Table) -> None:
    table.play(START, "help")
    for command in ("moves", "hint", "undo", "save", "resume", "quit", "log", "back", "board", "names", "shapes"):
        assert f"\n  {command} " in table.seen()


def test_enter_shows_the_table_again(table: Table) -> None:
    table.play(START, "")
    assert table.seen().count("in the bag: 108") == 2


def test_names_and_shapes_can_be_switched(table: Table) -> None:
    table.play(START, "names", "shapes", "quit")
    assert "f  (P) f2  f3  f4  f5  f6  f7  f8  f9  f10 (B)  f" in table.screen.seen()
    assert "(★) a7  a8  a9  a10 (◉)" in table.screen.seen()
    assert "1 ★R ━✱B" in table.screen.seen()


def test_a_question_is_not_repeated_under_the_same_table(table: Table) -> None:
    table.play(START, "nonsense", "hint", "moves")
    assert table.seen().count("Your turn, lay a tile") == 1


def test_the_log(table: Table) -> None:
    table.play(START, "log", "a7a8RB", "log 2", "log 0")
    assert table.seen().count("  You drew GY, OP, RB, RB, RP, RO.\n") == 2
    last = table.after("> log 2\n").partition("the last 2 of")[0]
    assert last.count("\n") == 2
    assert "Player 2 (greedy): " in last
