"""The end of the game: when no tile can be laid, or all six markers of a player stand at 18; and who has won."""

import pytest
from tests.ingenious.helpers import (
    TEAMS,
    bag,
    dealt,
    free_pairs,
    kinds,
    legal,
    markers,
    moved,
    phase,
    play,
    plays,
    position,
    rack,
    told,
    why_not,
)

from triskel.core.chance import Rng
from triskel.core.outcome import Outcome
from triskel.core.state import CHANCE
from triskel.ingenious.ranking import decided_at


def result(standing: dict[int, str], players: int = 2) -> Outcome:
    """The result of a game that ends with these markers: the last tile scores nothing."""
    state = position(only="a9 a10", rack="RR GG BB OO YY PP", markers=standing, players=players)
    for placement in legal(state):
        end = state.copy()
        play(end, placement)
        outcome = end.outcome()
        assert outcome is not None
        if moved(end, 0) == moved(state, 0):
            return outcome
    raise AssertionError("every tile scores here")


# When it ends


def test_it_ends_when_no_tile_can_be_laid() -> None:
    state = position(only="a8 a9", rack="RR *")
    happened = play(state, "a8a9RR")
    assert state.is_over()
    assert state.awaited() == ()
    assert free_pairs(state) == set()
    assert kinds(happened)[-1] == "game_over"


def test_it_ends_though_single_cells_are_still_empty() -> None:
    state = position(only="a8 a9", rack="RR *")
    play(state, "a8a9RR")
    cells = len(state.board.cells) - 6 - 2 * len(state.view(0)["tiles"])  # type: ignore[arg-type]
    assert cells > 0


def test_it_does_not_end_while_two_adjacent_cells_are_empty() -> None:
    state = position(only="a8 a9 i3 i4", rack="RR *")
    play(state, "a8a9RR")
    assert not state.is_over()
    assert state.outcome() is None
    assert free_pairs(state) == {"i3i4"}


def test_it_ends_at_once_without_refilling_or_swapping() -> None:
    state = position(only="a8 a9", rack="RR *")
    before = bag(state)
    play(state, "a8a9RR")
    assert len(rack(state, 0)) == 5
    assert bag(state) == before


def test_the_number_of_turns_need_not_be_the_same_for_all() -> None:
    """The player who began lays the last tile as well."""
    state = position(only="a8 a9", rack="RR *", turn=0)
    play(state, "a8a9RR")
    assert state.outcome() is not None


@pytest.mark.parametrize("seat", [0, 1, CHANCE])
def test_after_the_end_nobody_does_anything(seat: int) -> None:
    state = position(only="a8 a9", rack="RR *")
    play(state, "a8a9RR")
    assert state.moves(seat) == []
    for text in ("keep", "swap", "+RG", "i3i4RR"):
        assert why_not(state, text, seat) == "game_over"


def test_the_end_is_told_to_all() -> None:
    state = position(only="a8 a9", rack="RR *", markers={0: "R5 G5 B5 O5 Y5 P5"})
    happened = play(state, "a8a9RR")
    assert told(happened, "game_over") == [{"event": "game_over", "places": [1, 2], "reason": "board_full"}]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_game_ends(players: int) -> None:
    state, rng = dealt(players=players), Rng(9)
    laid = state.playout(rng)
    assert state.is_over()
    assert state.board.most_tiles * 3 // 4 < laid <= state.board.most_tiles


# Who has won


def test_example_of_players_a_b_and_c() -> None:
    """A wins with 10. B and C both have 9, and B, with 12 and 14 next, is ahead of C, with 12 and 13."""
    outcome = result({0: "R10 G10 B10 O10 Y10 P10", 1: "R9 G12 B14 O14 Y15 P16", 2: "R18 G18 B13 O12 Y9 P18"}, 3)
    assert outcome.places == (1, 2, 3)
    assert [sheet["result"] for sheet in outcome.sheets] == [10, 9, 9]
    assert outcome.sheets[2]["rising"] == [9, 12, 13, 18, 18, 18]
    assert outcome.winners() == [0]
    assert outcome.reason == "board_full"


def test_the_result_is_the_lowest_marker_not_the_sum() -> None:
    assert result({0: "R3 G18 B18 O18 Y18 P17", 1: "R4 G4 B4 O4 Y4 P4"}).places == (2, 1)


def test_a_colour_still_at_the_start_counts() -> None:
    assert result({0: "R18 G18 B18 O18 Y18 P0", 1: "R1 G1 B1 O1 Y1 P1"}).places == (2, 1)


@pytest.mark.parametrize("decisive", range(6))
def test_ties_are_broken_by_the_next_lowest_colour_through_all_six(decisive: int) -> None:
    """The colours differ, only the order of the numbers matters."""
    values = [2, 4, 6, 8, 10, 12]
    better = [*values[:decisive], values[decisive] + 1, *values[decisive + 1 :]]
    worse = [*values[:decisive], values[decisive], *[17] * (5 - decisive)]
    outcome = result({0: on_track(worse, "PRGOYB"), 1: on_track(better, "RGBOYP")})
    assert outcome.places == (2, 1)
    assert decided_at([sorted(worse), sorted(better)]) == decisive + 1


def on_track(values: list[int], colours: str) -> str:
    return " ".join(f"{colour}{value}" for colour, value in zip(colours, values, strict=True))


def test_players_whose_six_markers_are_equal_share_the_win() -> None:
    """A ruling. The third has the third place, not the second."""
    same = {0: "R3 G4 B5 O6 Y7 P8", 2: "R8 G7 B6 O5 Y4 P3", 1: "R3 G4 B5 O6 Y7 P7"}
    outcome = result(same, 3)
    assert outcome.places == (1, 3, 1)
    assert outcome.shares() == [0.5, 0, 0.5]
    assert decided_at([[3, 4, 5, 6, 7, 8]] * 2) == 0


def test_players_who_are_equal_share_lower_places_as_well() -> None:
    equal = "R3 G4 B5 O6 Y7 P8"
    assert result({0: equal, 1: "R9 G9 B9 O9 Y9 P9", 2: equal, 3: "R1 G1 B1 O1 Y1 P1"}, 4).places == (2, 1, 2, 4)


# All six markers at 18


def test_all_six_markers_at_18_win_at_once() -> None:
    state = position("f6f7RG", rack="RG *", markers={0: "R18 G17 B18 O18 Y18 P18"})
    happened = play(state, "e6e7RG")
    assert state.is_over()
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((1, 2), "all_filled")
    assert told(happened, "game_over")[0]["reason"] == "all_filled"


def test_bonus_plays_still_to_come_are_void_then() -> None:
    state = position("f6f7RG", rack="RG *", markers={0: "R17 G17 B18 O18 Y18 P18"})
    play(state, "e6e7RG")
    assert (phase(state), plays(state)) == ("over", 0)
    assert len(rack(state, 0)) == 5


def test_a_bonus_play_may_win() -> None:
    state = position("f6f7RG c6c7GB", rack="RG GB *", markers={0: "R17 G18 B17 O18 Y18 P18"})
    play(state, "e6e7RG")
    assert phase(state) == "placing"
    play(state, "b7b8GB")
    assert phase(state) == "over"


@pytest.mark.parametrize("missing", "RGBOYP")
def test_five_markers_at_18_do_not_win(missing: str) -> None:
    """Red and green score a point; both reach 18 unless one of them is the colour that lags behind."""
    values = {**dict.fromkeys("RGBOYP", 18), "R": 17, "G": 17, missing: 16}
    state = position("f6f7RG", rack="RG *", markers={0: on_track([*values.values()], "RGBOYP")})
    play(state, "e6e7RG")
    assert phase(state) == "placing"
    assert sorted(markers(state, 0).values()) == [17 if missing in "RG" else 16, *[18] * 5]


def test_they_win_over_somebody_with_five_at_18() -> None:
    state = position(
        "f6f7RG", rack="RG *", turn=1, markers={0: "R18 G18 B18 O18 Y18 P17", 1: "R18 G17 B18 O18 Y18 P18"}
    )
    play(state, "e6e7RG")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1)


def test_the_rest_are_ranked_as_usual() -> None:
    low = {1: "R2 G2 B2 O2 Y2 P2", 2: "R3 G3 B3 O3 Y3 P3"}
    state = position("g7g8RG", rack="RG *", players=3, markers={0: "R18 G17 B18 O18 Y18 P18", **low})
    play(state, "f7f8RG")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (1, 3, 2)


def test_in_the_team_game_18_of_all_colours_does_not_win() -> None:
    state = position("h8h9RG", rack="RG *", markers={0: "R18 G17 B18 O18 Y18 P18"}, **TEAMS)
    play(state, "g8g9RG")
    assert phase(state) == "placing"
