"""Playing a tile: from the rack, on any two adjacent empty cells, in turn."""

import pytest
from tests.ingenious.helpers import (
    cells_of,
    dealt,
    end_turn,
    free_pairs,
    legal,
    let_chance,
    moved,
    phase,
    play,
    position,
    rack,
    told,
    why_not,
)

from triskel.core.errors import IllegalMove


def test_a_tile_goes_on_any_two_adjacent_empty_cells() -> None:
    state = position("f6f7RG", rack="BB *")
    assert {"".join(cells_of(text)) for text in legal(state)} == free_pairs(state)
    assert len(free_pairs(state)) > 190


def test_a_tile_need_not_touch_anything() -> None:
    """A ruling: by the book it touches its like where that is possible, but does not have to."""
    state = position(rack="RG *")
    play(state, "f6f7RG")
    assert moved(state, 0) == {}


def test_a_tile_may_be_laid_beside_others_for_no_points() -> None:
    state = position("f6f7RG", rack="BB *")
    play(state, "e6e7BB")
    assert moved(state, 0) == {}


def test_the_tile_leaves_the_rack_and_lies_on_the_board() -> None:
    state = position(rack="RG RG BB BO OO YP")
    happened = play(state, "f6f7GR")
    assert rack(state, 0) == ["RG", "BB", "BO", "OO", "YP"]
    assert state.view(0)["tiles"] == [*position().view(0)["tiles"], "f6f7GR"]  # type: ignore[misc]
    (facts,) = told(happened, "tile_laid")
    assert (facts["tile"], facts["cells"], facts["colours"]) == ("GR", ["f6", "f7"], ["green", "red"])


def test_either_way_round() -> None:
    state = position(rack="RG *")
    assert why_not(state, "f6f7RG") is None
    assert why_not(state, "f6f7GR") is None


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("d6d7YY", "not_on_rack"),
        ("f6g6BB", "not_empty"),
        ("e6f6BB", "not_empty"),
        ("f6f7BB", "not_empty"),
        ("e11f11BB", "not_empty"),
        ("keep", "lay_a_tile"),
        ("swap", "lay_a_tile"),
        ("+BB", "lay_a_tile"),
        ("first1", "lay_a_tile"),
    ],
)
def test_what_is_refused(text: str, rule: str) -> None:
    """f6 and f7 are taken by a tile, f11 by a printed symbol."""
    state = position("f6f7RG", rack="BB BB BO OO GO GO")
    assert why_not(state, text) == rule
    before = state.key()
    with pytest.raises(IllegalMove) as caught:
        play(state, text)
    assert caught.value.rule == rule
    assert state.key() == before
    assert text not in legal(state)


def test_nobody_plays_out_of_turn() -> None:
    state = position(rack="BB *", racks={1: "BB *"})
    assert why_not(state, "f6f7BB", seat=1) == "not_your_turn"
    assert state.moves(1) == []
    assert why_not(state, "f6f7BB", seat=0) is None


def test_nobody_plays_the_tiles_of_another() -> None:
    state = position(rack="BB BB BB OO OO OO", racks={1: "RG *"})
    assert why_not(state, "f6f7RG") == "not_on_rack"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    state = dealt(players=players)
    seen: list[int] = []
    for _ in range(2 * players + 1):
        seen += state.awaited()
        play(state, legal(state)[0], "keep")
        let_chance(state)
    assert seen == [*range(players), *range(players), 0]


def test_one_tile_a_turn() -> None:
    state = position(rack="BB BB *")
    play(state, "f6f7BB")
    assert phase(state) == "ending"
    assert why_not(state, "c6c7BB") == "turn_ends"
    end_turn(state)
    assert state.awaited() == (1,)
