"""The positions under examples/, each played by the command as its note says."""

import json
from typing import Any

import pytest
from tests.terminal import full_boards
from tests.terminal.commands import POSITIONS, Command

from triskel.core.registry import load_position


@pytest.fixture
def triskel(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


def played(triskel: Command, name: str, *moves: str) -> Any:
    """What comes of these moves, with chance drawing by a seed."""
    return triskel.json("position", "play", POSITIONS / f"{name}.json", *moves, "--seed", 1)


def told(result: Any, *kinds: str) -> list[dict[str, Any]]:
    """The events of these kinds."""
    return [event for event in result["events"] if event["event"] in kinds]


def moved(result: Any) -> list[tuple[str, int, int]]:
    return [(event["colour"], event["from"], event["to"]) for event in told(result, "marker_moved")]


def bonuses(result: Any) -> list[int]:
    return [event["plays"] for event in told(result, "bonus_earned")]


def points(result: Any) -> list[list[int]]:
    return [event["points"] for event in told(result, "tile_laid")]


@pytest.mark.parametrize("path", sorted(POSITIONS.glob("*.json")), ids=lambda path: path.stem)
def test_every_example_has_a_note_and_is_a_position(path: Any) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    assert document["note"]
    load_position(document)


def test_reaching_18_exactly_earns_a_bonus_play(triskel: Command) -> None:
    result = played(triskel, "bonus", "f6g6RG")
    assert points(result) == [[3, 0]]
    assert moved(result) == [("red", 15, 18)]
    assert bonuses(result) == [1]
    assert result["awaited"] == [0]
    assert result["position"]["phase"] == "placing"
    assert result["position"]["plays"] == 1
    # No tile is drawn before the bonus play.
    assert result["position"]["racks"][0] == ["RB", "GG", "BO", "OY", "PP"]


def test_a_surplus_beyond_18_is_lost_and_earns_the_bonus_all_the_same(triskel: Command) -> None:
    result = played(triskel, "surplus_lost", "f6g6RG")
    assert points(result) == [[3, 0]]
    assert moved(result) == [("red", 16, 18)]
    assert bonuses(result) == [1]


def test_a_marker_that_stands_at_18_earns_nothing_more(triskel: Command) -> None:
    result = played(triskel, "surplus_lost", "f6g6RG", "f7g7RB", "keep")
    assert points(result)[1][0] == 4
    assert moved(result) == [("red", 16, 18)]
    assert bonuses(result) == [1]
    assert result["awaited"] == [1]


def test_two_colours_reaching_18_together_earn_two_bonus_plays(triskel: Command) -> None:
    result = played(triskel, "two_bonuses", "f6g6RG")
    assert moved(result) == [("red", 15, 18), ("green", 16, 18)]
    assert bonuses(result) == [2]
    assert result["position"]["plays"] == 2
    after = played(triskel, "two_bonuses", "f6g6RG", "a7a8OY", "a9a10PP", "keep")
    assert after["awaited"] == [1]
    drawn = [event for event in told(after, "tile_drawn") if event["seat"] == 0]
    assert len(drawn) == 3


def test_a_bonus_play_earns_another(triskel: Command) -> None:
    result = played(triskel, "chained_bonuses", "f6g6RG", "c9d9BO", "a7a8OY")
    assert moved(result) == [("red", 16, 18), ("blue", 16, 18)]
    assert bonuses(result) == [1, 1]
    assert result["position"]["phase"] == "ending"
    assert len(result["position"]["racks"][0]) == 3


def test_a_rack_that_shows_one_of_the_lowest_colours_is_not_swapped(triskel: Command) -> None:
    line = triskel.refused("position", "play", POSITIONS / "swap_refused.json", "swap")
    assert line == "triskel: move 1, swap: the rack can't be swapped: it shows yellow, of the lowest on the track"
    assert triskel.fine("position", "moves", POSITIONS / "swap_refused.json") == "keep\n"


def test_a_swap_shows_the_rack_draws_a_new_one_and_only_then_returns_the_old(triskel: Command) -> None:
    drawn = ["+RR", "+OO", "+BB", "+PP", "+RG", "+YY"]
    result = triskel.json("position", "play", POSITIONS / "swap.json", "swap", *drawn)
    kinds = [event["event"] for event in result["events"]]
    assert kinds == ["rack_shown", *["tile_drawn"] * 6, "rack_returned"]
    old = ["RG", "RB", "GG", "GP", "PP"]
    assert result["events"][0]["tiles"] == result["events"][-1]["tiles"] == old
    assert result["position"]["racks"][0] == ["RR", "RG", "BB", "OO", "YY", "PP"]
    assert result["position"]["turn"] == 1
    assert result["position"]["swaps"] == [{"shown": old, "drawn": [0, 0]}]


def test_the_old_rack_is_not_in_the_bag_while_the_new_one_is_drawn(triskel: Command) -> None:
    """Of the five GG, one lies aside. The other four and no more can be drawn."""
    five = ["+GG"] * 5
    line = triskel.refused("position", "play", POSITIONS / "swap.json", "swap", *five)
    assert line.startswith("triskel: move 6, +GG: no tile GG is left in the bag")


def test_all_six_colours_at_18_win_at_once(triskel: Command) -> None:
    result = played(triskel, "instant_win", "f6g6RG")
    assert bonuses(result) == [2]
    assert told(result, "bonus_lapsed") == []
    assert result["events"][-1] == {"event": "game_over", "places": [1, 2], "reason": "all_filled"}
    assert result["awaited"] == []
    assert result["position"]["phase"] == "over"
    assert triskel.refused(
        "position", "play", POSITIONS / "instant_win.json", "f6g6RG", "a7a8OY", "--seed", 1
    ).endswith("the game is over")


def test_a_tie_is_broken_by_the_third_colour(triskel: Command) -> None:
    result = played(triskel, "tie_third_colour", "f6g6RG")
    assert result["outcome"]["places"] == [1, 2]
    assert [sheet["rising"][:3] for sheet in result["outcome"]["sheets"]] == [[9, 10, 12], [9, 10, 11]]


def test_the_win_is_shared_when_all_six_colours_are_equal(triskel: Command) -> None:
    result = played(triskel, "shared_win", "f6g6RG")
    assert result["outcome"]["places"] == [1, 1]
    assert result["outcome"]["reason"] == "board_full"


def test_a_bonus_play_lapses_when_the_board_is_full(triskel: Command) -> None:
    result = played(triskel, "bonus_lapses", "f6g6RG")
    kinds = [event["event"] for event in result["events"]]
    assert kinds[-3:] == ["bonus_earned", "bonus_lapsed", "game_over"]
    assert result["outcome"]["places"] == [1, 2]


def test_a_team_earns_bonus_plays_at_18_and_at_36(triskel: Command) -> None:
    result = played(triskel, "team_bonus", "h8i8RG")
    assert moved(result) == [("red", 15, 18), ("green", 34, 36)]
    assert bonuses(result) == [2]
    assert result["position"]["markers"][0] == {"R": 18, "G": 36, "B": 0, "O": 0, "Y": 0, "P": 0}
    assert result["awaited"] == [2]


def test_in_solitaire_a_colour_stops_at_18_and_goes_on_from_there_without_a_bonus(triskel: Command) -> None:
    result = played(triskel, "solo_second_board", "f6g6RG", "+RB", "d6e6BR")
    assert moved(result) == [("red", 16, 18), ("red", 18, 20)]
    assert points(result) == [[3, 0], [0, 2]]
    assert bonuses(result) == []


@pytest.mark.parametrize("move", ["b6c6RG", "c6d6RG", "a8a9RG", "e6f6RB"])
def test_in_the_first_round_a_tile_lies_beside_a_symbol_of_its_own(triskel: Command, move: str) -> None:
    line = triskel.refused("position", "play", POSITIONS / "first_round.json", move, "--seed", 1)
    assert line.endswith("the first tile of each player lies beside a printed symbol that no other tile touches")


def test_in_the_first_round_any_other_symbol_will_do(triskel: Command) -> None:
    result = played(triskel, "first_round", "a10b10RG")
    assert points(result) == [[0, 1]]
    listed = triskel.json("position", "moves", POSITIONS / "first_round.json", "--seed", 1)
    # Nine pairs of cells for each of the five symbols left: four mixed tiles either way round, two doubles.
    assert len({(entry["seat"], entry["move"][:-2]) for entry in listed}) == 5 * 9
    assert len(listed) == 5 * 9 * (4 * 2 + 2)


def test_the_examples_with_a_full_board_are_as_written() -> None:
    for name, document in full_boards.examples().items():
        assert json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8")) == document
