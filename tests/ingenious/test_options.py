"""What a table may choose before the game, and what it may not."""

import pytest
from tests.ingenious.helpers import TEAMS, dealt, legal, let_chance, phase, play, plays, position, start

from triskel.core.chance import Rng
from triskel.core.errors import BadOption
from triskel.core.registry import game
from triskel.core.state import CHANCE
from triskel.testing import modes


def test_without_any_option_two_play_by_the_book() -> None:
    assert start().table.options == {
        "players": 2,
        "teams": False,
        "talk": False,
        "one_bonus": False,
        "first": "0",
    }


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play(players: int) -> None:
    assert start(players=players).seats == players


@pytest.mark.parametrize(
    "options",
    [
        {"players": 0},
        {"players": 5},
        {"players": "two"},
        {"players": True},
        {"players": 3, "teams": True},
        {"players": 4, "talk": True},
        {"players": 2, "first": "2"},
        {"players": 1, "first": "1"},
        {"players": 4, "first": "4"},
        {"first": "youngest"},
        {"one_bonus": 1},
        {"colours": 6},
    ],
)
def test_what_does_not_go_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        start(**options)


def test_there_are_48_modes() -> None:
    """Those who may begin, and drawn: 2, 3, 4 and 5 of them; the 4 with teams, and with teams that talk; times two."""
    assert len(modes("ingenious")) == 2 * (2 + 3 + 4 + 5 + 5 + 5) == 48


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_the_first_player_is_the_choice_of_the_table(players: int, first: int) -> None:
    state = dealt(players=players, first=str(first))
    assert state.awaited() == (first,)
    play(state, legal(state)[0], "keep")
    let_chance(state)
    assert state.awaited() == ((first + 1) % players,)


def test_the_first_player_may_be_drawn_each_as_likely() -> None:
    state = start(players=3, first="drawn")
    assert (phase(state), state.awaited()) == ("beginning", (CHANCE,))
    assert legal(state) == ["first0", "first1", "first2"]
    assert state.odds() == [1, 1, 1]
    found = {state.move_text(state.chance_move(Rng(seed))) for seed in range(20)}
    assert found == set(legal(state))


def test_whoever_is_drawn_begins() -> None:
    state = start(players=3, first="drawn")
    (event,) = play(state, "first2")
    assert event.in_full() == {"event": "first_player", "seat": 2}
    assert phase(state) == "dealing"
    let_chance(state)
    assert state.awaited() == (2,)


def test_nobody_is_drawn_who_does_not_play() -> None:
    state = start(players=3, first="drawn")
    refusal = state.refusal(CHANCE, state.move_from_text("first3"))
    assert refusal is not None
    assert refusal.rule == "who_begins"


def test_one_bonus_gives_one_play_for_two_colours() -> None:
    for one_bonus, expected in ((False, 2), (True, 1)):
        state = position("f6f7RG", rack="RG *", markers={0: "R17 G17"}, one_bonus=one_bonus)
        play(state, "e6e7RG")
        assert plays(state) == expected


def test_with_one_bonus_a_bonus_play_may_still_earn_another() -> None:
    state = position("f6f7RG c6c7BO", rack="RG BO *", markers={0: "R17 G17 B17 O17"}, one_bonus=True)
    play(state, "e6e7RG", "b7b8BO")
    assert plays(state) == 1


def test_one_bonus_for_teams() -> None:
    state = position("h8h9RG", rack="RG *", markers={0: "R17 G35"}, one_bonus=True, **TEAMS)
    play(state, "g8g9RG")
    assert plays(state) == 1


def test_talk_is_for_the_players_and_shows_no_racks() -> None:
    state = dealt(talk=True, **TEAMS)
    assert state.view(0)["options"]["talk"] is True  # type: ignore[index]
    silent = dealt(**TEAMS)
    assert {**silent.view(0), "options": None} == {**state.view(0), "options": None}


@pytest.mark.parametrize(("players", "hides"), [(1, False), (2, True), (3, True), (4, True)])
def test_racks_are_hidden_where_there_are_any(players: int, hides: bool) -> None:
    ingenious = game("ingenious")
    assert ingenious.hides(ingenious.settle({"players": players})) is hides
