"""Whole games of Inis in the terminal, by scripted input: what is shown, typed, taken back, saved and resumed."""

from pathlib import Path

import pytest
from tests.terminal.commands import Command
from tests.terminal.playing_inis import InisTable, with_inis

from triskel.core.records import Record
from triskel.testing import random_game

inis = pytest.fixture(autouse=True)(with_inis)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> InisTable:
    monkeypatch.chdir(tmp_path)
    return InisTable(monkeypatch)


EVERY_TABLE = (
    "--seats me,random",
    "--seats random,me,random",
    "--seats random,random,me,random --option edition=classic",
    "--seats me,me,random --option discovery=true",
)


@pytest.mark.parametrize("seats", EVERY_TABLE)
def test_a_whole_game(table: InisTable, seats: str) -> None:
    assert table.play(f"{seats} --option rounds=5 --seed 3", plays_on=True) == 0
    assert "The game is over" in table.seen()
    assert max(map(len, table.screen.lines())) <= 100
    assert "\x1b" not in table.screen.getvalue()
    assert "Saved in end.jsonl." in table.seen()
    state = Record.loads(Path("end.jsonl").read_text(encoding="utf-8"), "inis").verify()
    assert state.is_over()


def test_colour_loses_nothing(table: InisTable) -> None:
    table.play("--seats me,random --option rounds=5 --seed 3 --color never", plays_on=True)
    plain = table.seen()
    Path("end.jsonl").unlink()
    table.play("--seats me,random --option rounds=5 --seed 3 --color always", plays_on=True)
    assert "\x1b[" in table.screen.getvalue()
    assert table.seen() == plain


def test_bots_alone_are_watched_without_any_question(table: InisTable) -> None:
    assert table.play("--seats random,random --option rounds=5 --seed 2") == 0
    assert "Your" not in table.seen()
    assert "Action cards are dealt." in table.seen()


def test_two_play_where_nothing_is_said(table: InisTable) -> None:
    table.play("--seed 1")
    assert "You and Player 2 (greedy)." in table.seen()


# With the seed 3 the other player is the Brenn and the island is Mountains and Iron Mine.
START = "--seats me,random --seed 3"


@pytest.mark.parametrize("typed", ["1", "Iron Mine", "iron", "@iron-mine", "iron-mine", "IR"])
def test_many_ways_to_name_a_territory(table: InisTable, typed: str) -> None:
    table.play(START, typed)
    assert "You: 1 clan placed in Iron Mine." in table.seen()


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("9", "there are choices 1 to 2"),
        ("0", "there are choices 1 to 2"),
        ("9" * 5000, "there are choices 1 to 2"),
        ("castle", "'castle' is not among the choices; type a number (1-2), a name or its beginning, or help"),
        ("hills", "'hills' is not among the choices; type a number (1-2), a name or its beginning, or help"),
        ("card castle", "there is no card 'castle'"),
        ("card dagdas", "'dagdas' may mean Dagda's Cauldron, Dagda's Club and Dagda's Harp"),
        ("undo", "there is no decision of yours to take back"),
        ("back", "there is no step to go back; undo takes back your last move"),
    ],
)
def test_wrong_input_is_answered_and_loses_nothing(table: InisTable, typed: str, why: str) -> None:
    table.play(START, typed, "1")
    assert f"No: {why}." in table.words()
    assert "You: 1 clan placed in Iron Mine." in table.seen()


# With the seed 3 these are the first cards, and the other player begins the Season.
DRAFTED = ("iron", "mountains", "1", "2 3", "1", "1 2")


def test_several_answers_in_one_line(table: InisTable) -> None:
    table.play(START, "iron", "mountains", "1", "1 castle", "2")
    assert "No: 'castle' is not among the choices" in table.seen()
    assert table.seen().count("Kept by you: ") == 3
    table.play(START, *DRAFTED)
    assert table.seen().count("Kept by you: ") == 6
    assert "Round 1: the Season." in table.seen()


def test_numbers_in_one_line_mean_the_cards_of_one_list(table: InisTable) -> None:
    table.play(START, *DRAFTED)
    first, second = (line.split("  ")[2].split(" [")[0] for line in _second_list(table) if line[:4] in ("   2", "   3"))
    assert f"Kept by you: {first}." in table.seen()
    assert f"Kept by you: {second}." in table.seen()


def _second_list(table: InisTable) -> list[str]:
    """What there was to choose from when two cards were to be kept for the first time."""
    lines = table.seen().split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith("Draft: keep 2"))
    return lines[start : start + 12]


def test_what_somebody_else_moves_in_between_ends_the_line(table: InisTable) -> None:
    table.play(START, "iron mountains", "iron")
    assert table.seen().count("You: 1 clan placed in Iron Mine.") == 2


def test_undo_takes_back_the_last_choice_and_tells_nobodys_secrets(table: InisTable) -> None:
    table.play(START, "iron", "mountains", "1", "undo", "undo")
    first, second = [part.split(".")[0] for part in table.words().split("Taken back: ")[1:]]
    assert "," not in first
    assert second == "Mountains"
    assert "Hidden things had been revealed since: " in table.seen()
    assert "where do you place a clan?" in table.after("Taken back: Mountains.")


def test_a_hint_can_be_typed_as_it_is(table: InisTable) -> None:
    table.play(START, "hint")
    hint = table.after("Hint from ").partition(": ")[2].partition(".")[0]
    table.play(START, hint)
    assert f"You: 1 clan placed in {hint}." in table.seen()


def test_help_names_every_command(table: InisTable) -> None:
    table.play(START, "help", "rules", "ask all", "hand")
    for command in ("moves", "hint", "undo", "save", "resume", "quit", "log", "card", "hand", "rules", "ask all"):
        assert f"\n  {command} " in table.seen()
    assert "becomes High King" in table.words()
    assert "From now on you are asked even where there is only one choice." in table.seen()
    assert "You hold no cards." in table.seen()


def test_a_card_is_explained(table: InisTable) -> None:
    table.play(START, "card bard", "card the club", "card dagda's club", "card geis")
    assert "Bard, action card [season, triskel] Draw an epic tale." in table.words()
    assert "Dagda's Club, epic tale [triskel] When a clan of yours would be removed: it is not." in table.words()
    assert "The cancelled card still counts as played." in table.words()


def test_being_asked_everything(table: InisTable) -> None:
    """Otherwise nobody is asked who can only pass."""
    table.play(f"{START} --option rounds=5", plays_on=True)
    assert "   1  pass\n   2" not in table.seen()
    assert "   1 pass\n" not in table.seen().replace("   1  pass\n", "   1 pass\n")
    table.play(f"{START} --option rounds=5", "ask all", plays_on=True)
    assert "   1 pass\n" in table.seen().replace("   1  pass\n", "   1 pass\n")


def test_a_saved_game_goes_on(table: InisTable) -> None:
    table.play(f"{START} --save game.jsonl", *DRAFTED[:3], "quit")
    assert "Go on with: triskel play inis --resume game.jsonl" in table.seen()
    assert table.play("--resume game.jsonl", *DRAFTED[3:], "log 100", "quit") == 0
    assert "The saved game goes on. Your decisions so far: 3." in table.words()
    assert "Round 1: the Season." in table.after("log 100")
    assert "You: 1 clan placed in Mountains." in table.after("log 100")
    table.play("--resume game.jsonl")
    assert "Your decisions so far: 8." in table.words()


def test_people_at_one_keyboard_see_only_their_own_cards(table: InisTable) -> None:
    table.play("--seats me,me --seed 4", *["1"] * 3, "", "", *["1"] * 30)
    screens = table.seen().split("Pass to ")
    assert len(screens) > 3
    for screen in screens[1:]:
        assert screen.startswith(("Player 1.", "Player 2."))
        assert screen.count("Action cards dealt: You: ") <= 1


# The referee


def test_position_and_replay_tell_inis(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(random_game("inis", {"players": 3, "rounds": 5}, seed=3).dumps(), encoding="utf-8")
    triskel = Command(capsys)
    told = triskel.fine("replay", path)
    assert "Round 1: the Assembly." in told
    assert "Result\n1. player " in told
    shown = triskel.fine("replay", path, "--at", 60)
    assert "Going on: " in shown
    assert "Player 1: " in shown
    of_seat = triskel.fine("replay", path, "--at", 60, "--seat", 1)
    assert "Your hand: " in of_seat
    assert max(map(len, (shown + of_seat).splitlines())) <= 100
