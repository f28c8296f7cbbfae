"""Two against two: partners sit opposite and share a double track."""

import pytest
from tests.ingenious.helpers import (
    TEAMS,
    dealt,
    kinds,
    legal,
    let_chance,
    marker,
    markers,
    moved,
    phase,
    play,
    plays,
    position,
    rack,
    start,
    told,
)

from triskel.core.errors import BadOption
from triskel.ingenious.state import IngeniousState


def test_four_play_on_the_whole_board() -> None:
    state = start(**TEAMS)
    assert state.seats == 4
    assert len(state.board.cells) == 169


@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_takes_four(players: int) -> None:
    with pytest.raises(BadOption, match="4 players"):
        start(players=players, teams=True)


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_partners_sit_opposite_and_share_their_markers(seat: int) -> None:
    state = position("h6h7RR", turn=seat, rack="RG *", **TEAMS)
    play(state, "h8h9RG")
    partner, left, right = (seat + 2) % 4, (seat + 1) % 4, (seat + 3) % 4
    assert moved(state, seat) == moved(state, partner) == {"R": 2}
    assert moved(state, left) == moved(state, right) == {}


def test_there_are_two_tracks_and_four_racks() -> None:
    state = dealt(**TEAMS)
    assert len(state.view(0)["markers"]) == 2  # type: ignore[arg-type]
    assert [len(rack(state, seat)) for seat in range(4)] == [6] * 4


def test_example_of_two_green_and_four_yellow() -> None:
    """Both markers come to the start of the second board, which is 18 here, and earn a bonus play each."""
    state = two_green_and_four_yellow("G16 Y14")
    happened = play(state, "h8h9GY")
    assert told(happened, "tile_laid")[0]["points"] == [2, 4]
    assert (marker(state, 0, "G"), marker(state, 0, "Y")) == (18, 18)
    assert (phase(state), plays(state)) == ("placing", 2)


def test_example_of_two_green_and_four_yellow_with_a_surplus() -> None:
    """Counting ends on the first board, so the surplus is lost."""
    state = two_green_and_four_yellow("G17 Y15")
    play(state, "h8h9GY")
    assert (marker(state, 0, "G"), marker(state, 0, "Y")) == (18, 18)
    assert plays(state) == 2


def two_green_and_four_yellow(markers: str, turn: int = 0) -> IngeniousState:
    """The tile GY scores two for green and four for yellow on h8 and h9."""
    return position("h6h7GG h10h11YY i9j9YY", rack="GY *", markers={0: markers}, turn=turn, **TEAMS)


def test_from_the_second_board_a_marker_goes_on() -> None:
    state = two_green_and_four_yellow("G18 Y20")
    play(state, "h8h9GY")
    assert (marker(state, 0, "G"), marker(state, 0, "Y")) == (20, 24)
    assert phase(state) == "ending"


@pytest.mark.parametrize("before", [32, 33, 34, 35])
def test_the_end_of_the_second_board_earns_another_bonus_play(before: int) -> None:
    state = two_green_and_four_yellow(f"Y{before}")
    play(state, "h8h9GY")
    assert (marker(state, 0, "Y"), plays(state)) == (36, 1)


def test_a_marker_at_36_earns_no_more() -> None:
    state = two_green_and_four_yellow("Y36")
    play(state, "h8h9GY")
    assert (marker(state, 0, "Y"), phase(state)) == (36, "ending")


@pytest.mark.parametrize(
    ("before", "after", "bonus"),
    [(12, 17, 0), (13, 18, 1), (14, 18, 1), (15, 20, 1), (16, 21, 1), (17, 21, 1), (18, 23, 0), (33, 36, 1)],
)
def test_each_half_of_a_double_is_a_scoring_of_its_own(before: int, after: int, bonus: int) -> None:
    """One half scores 2, the other 3. The one that the player counts first may stop at 18, and then the other goes on
    from there; they are counted in the order that leads further."""
    state = position("h6h7RR h10h11RR i9j9RG", rack="RR *", markers={0: f"R{before}"}, **TEAMS)
    (facts,) = told(play(state, "h8h9RR"), "tile_laid")
    assert facts["points"] == [2, 3]
    assert marker(state, 0, "R") == after
    assert plays(state) == bonus


def test_the_bonus_play_belongs_to_the_player_who_earned_it() -> None:
    state = two_green_and_four_yellow("G17", turn=2)
    play(state, "h8h9GY")
    assert state.awaited() == (2,)
    assert {text[-2:] for text in legal(state)} <= {name for tile in rack(state, 2) for name in (tile, tile[::-1])}


def test_bonus_plays_lapse_where_the_rack_is_empty() -> None:
    """A ruling; with twelve ends of boards to reach it can happen in the team game only."""
    high = {0: "R18 G18 B18 O18 Y17 P18"}
    state = position("h8h9YG", rack="YG", markers=high, more={"plays": 1}, **TEAMS)
    happened = play(state, "g8g9YG")
    assert told(happened, "bonus_lapsed") == [{"event": "bonus_lapsed", "seat": 0, "plays": 1}]
    assert (phase(state), plays(state)) == ("refilling", 0)
    let_chance(state)
    assert len(rack(state, 0)) == 6
    assert state.awaited() == (1,)


def test_all_six_markers_at_36_win_at_once() -> None:
    state = position("h8h9RG", rack="RG *", turn=3, markers={1: "R36 G35 B36 O36 Y36 P36"}, **TEAMS)
    happened = play(state, "g8g9RG")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((3, 1, 3, 1), "all_filled")
    assert kinds(happened)[-1] == "game_over"


def test_the_team_with_the_better_result_wins_together() -> None:
    state = position(only="a9 a10", rack="RR *", markers={0: "R9 G9 B9 O9 Y9 P9", 1: "R36 G36 B36 O36 Y36 P8"}, **TEAMS)
    play(state, "a9a10RR")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (1, 3, 1, 3)
    assert outcome.winners() == [0, 2]
    assert outcome.sheets[0] == outcome.sheets[2]
    assert [sheet["result"] for sheet in outcome.sheets] == [9, 8, 9, 8]


def test_the_order_of_turns_is_the_usual_one() -> None:
    state = dealt(**TEAMS)
    for seat in (0, 1, 2, 3, 0):
        assert state.awaited() == (seat,)
        play(state, legal(state)[0], "keep")
        let_chance(state)


def test_all_markers_begin_on_the_first_board() -> None:
    state = start(**TEAMS)
    assert all(value == 0 for seat in range(4) for value in markers(state, seat).values())
