"""An option of the table ends an endless game as a draw. No rulebook knows it."""

import pytest
from tests.inis.language import Scene, given

SIX = ("Hills", "Valley", "Cove", "Moor", "Plains", "Forest")


def last_season(rounds: int, season_round: int, pretenders: tuple[int, ...] = ()) -> Scene:
    """Everybody has passed in the Season of this round."""
    table = given(dict.fromkeys(SIX, (1, 1, 1)), rounds=rounds, season_round=season_round, pretenders=pretenders)
    for _ in range(3):
        table.passes()
    return table


@pytest.mark.parametrize("rounds", [1, 5, 20])
def test_the_game_is_a_draw_after_so_many_rounds(rounds: int) -> None:
    table = last_season(rounds, rounds)
    assert table.state.over
    assert table.awaited == ()
    assert table.told("game_over") == [{"winner": None, "reason": "rounds_over"}]
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((1, 1, 1), "rounds_over")


def test_not_before() -> None:
    assert not last_season(5, 4).state.over


def test_without_a_limit_it_goes_on() -> None:
    assert not last_season(0, 1000).state.over


def test_no_cards_are_dealt_any_more() -> None:
    table = last_season(5, 5)
    assert not table.told("crows")
    assert not table.told("card_dealt")


def test_claims_of_the_last_season_are_still_checked() -> None:
    """A ruling: the draw comes after the check of victory that follows the last Season."""
    table = last_season(5, 5, pretenders=(0,))
    assert table.state.over
    assert table.state.winner == 0
