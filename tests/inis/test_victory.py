"""The conditions of victory, Deeds, pretenders, and who wins."""

from itertools import product

import pytest
from tests.inis.drafting import deal, draft_anyhow
from tests.inis.language import Land, Scene, given

from triskel.inis import victory
from triskel.inis.names import TERRITORIES

SIX = ("Hills", "Valley", "Cove", "Moor", "Plains", "Forest")


def met(table: Scene, seat: int = 0) -> int:
    """How many conditions a seat meets."""
    return victory.conditions_met(table.state, seat)


def reached(table: Scene, seat: int = 0) -> tuple[int, int, int]:
    """Opposing clans under a chieftain, sanctuaries, territories."""
    return victory.progress(table.state, seat)


def assembly(island: Land, pretenders: list[int], **words: object) -> Scene:
    """An Assembly that has come to its first choice, or found a winner."""
    table = given(island, pretenders=pretenders, assembly=True, **words)  # type: ignore[arg-type]
    table.nobody_reacts()
    return table


# The three conditions


@pytest.mark.parametrize(("number", "conditions"), [(5, 0), (6, 1), (8, 1)])
def test_presence_in_six_territories(number: int, conditions: int) -> None:
    names = [name for name in TERRITORIES if name not in ("Gates of Tir na nOg", "Stone Circle")]
    table = given(dict.fromkeys(names[:number], (1, 1, 1)))
    assert reached(table) == (0, 0, number)
    assert met(table) == conditions


@pytest.mark.parametrize(("number", "conditions"), [(5, 0), (6, 1), (9, 1)])
def test_presence_beside_six_sanctuaries(number: int, conditions: int) -> None:
    table = given({"Hills": [1, 3, 0], "Valley": [1, 0, 2]}, sanctuaries={"Hills": 2, "Valley": number - 2})
    assert reached(table) == (0, number, 2)
    assert met(table) == conditions


def test_sanctuaries_elsewhere_do_not_count() -> None:
    table = given({"Hills": [1, 3, 0], "Valley": [0, 1, 2]}, sanctuaries={"Hills": 5, "Valley": 4})
    assert [reached(table, seat)[1] for seat in range(3)] == [5, 9, 4]


@pytest.mark.parametrize(("number", "conditions"), [(2, 0), (3, 1), (6, 1)])
def test_chieftain_over_six_opposing_clans(number: int, conditions: int) -> None:
    table = given({"Hills": [4, 1, 2], "Valley": [7, number, 0], "Cove": [0, 1, 1]})
    assert reached(table)[0] == 3 + number
    assert met(table) == conditions


def test_opposing_clans_count_only_where_one_is_chieftain() -> None:
    table = given({"Hills": [3, 3, 2], "Valley": [2, 3, 1], "Cove": [3, 2, 2]})
    assert [reached(table, seat)[0] for seat in range(3)] == [4, 3, 0]


def test_all_opponents_together_may_be_more() -> None:
    table = given({"Hills": [3, 2, 2, 2], "Valley": [1, 1, 1, 1]}, players=4)
    assert reached(table)[0] == 6
    assert met(table) == 1


def test_all_three_conditions_may_be_met_at_once() -> None:
    island = dict.fromkeys(SIX[:5], (1, 0, 0)) | {"Forest": (5, 3, 3)}
    assert met(given(island, sanctuaries={"Forest": 6})) == 3


# Deeds


def test_a_deed_stands_for_one_in_any_condition() -> None:
    lands = dict.fromkeys(SIX[:5], (1, 1, 1))
    assert met(given(lands)) == 0
    assert met(given(lands, deeds={0: 1})) == 1
    assert met(given({"Hills": [1, 1, 1], "Valley": [1, 1, 1]}, sanctuaries={"Hills": 5}, deeds={0: 1})) == 1
    assert met(given({"Hills": [6, 5, 0], "Valley": [0, 1, 1]}, deeds={0: 1})) == 1


def test_a_deed_serves_one_condition_only() -> None:
    island = dict.fromkeys(SIX[:5], (1, 1, 1))
    assert met(given(island, sanctuaries={"Hills": 5}, deeds={0: 1})) == 1
    assert met(given(island, sanctuaries={"Hills": 5}, deeds={0: 2})) == 2


def test_deeds_are_spread_at_best() -> None:
    """By trying every way to spread them."""
    for territories, shrines, clans, deeds in product((2, 3, 6), (0, 4, 6), (0, 4, 6), range(7)):
        island = {"Hills": [clans + 1, clans, 0]} | dict.fromkeys(SIX[1:territories], (1, 0, 0)) | {"Swamp": (0, 1, 1)}
        table = given(island, sanctuaries={"Hills": shrines}, deeds={0: deeds})
        assert reached(table) == (clans, shrines, territories)
        ways = [(a, b, deeds - a - b) for a in range(deeds + 1) for b in range(deeds + 1 - a)]
        best = max(sum(have + more >= 6 for have, more in zip(reached(table), way, strict=True)) for way in ways)
        assert met(table) == best


def test_deeds_are_not_used_up() -> None:
    island = dict.fromkeys(SIX[:5], (1, 1, 1)) | {"Forest": (0, 1, 1)}
    table = assembly(island, [0, 1], deeds={0: 1}, brenn=2, capital="Hills")
    assert met(table) == 1
    assert not table.state.over
    assert table.deeds(0) == 1


# Who wins


def test_the_pretender_who_meets_a_condition_wins() -> None:
    table = assembly(dict.fromkeys(SIX, (1, 0, 0)) | {"Swamp": (0, 1, 1)}, [0], brenn=2)
    assert table.state.over
    assert table.awaited == ()
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((1, 2, 2), "high_king")


def test_without_a_token_nobody_wins() -> None:
    table = assembly(dict.fromkeys(SIX, (1, 0, 0)) | {"Swamp": (0, 1, 1)}, [])
    assert not table.state.over


def test_only_pretenders_are_looked_at() -> None:
    """Seat 1 meets two conditions and has no token; seat 0 meets one and has one."""
    island = dict.fromkeys(SIX, (1, 1, 0)) | {"Swamp": (0, 1, 1)}
    table = assembly(island, [0], sanctuaries={"Swamp": 6})
    assert [met(table, seat) for seat in range(3)] == [1, 2, 1]
    assert table.state.winner == 0


def test_a_pretender_whose_condition_is_gone_does_not_win() -> None:
    table = assembly(dict.fromkeys(SIX[:5], (1, 0, 0)) | {"Swamp": (0, 1, 1)}, [0])
    assert not table.state.over
    assert table.state.pretenders == 0


def test_deeds_that_came_later_help_too() -> None:
    table = assembly(dict.fromkeys(SIX[:5], (1, 0, 0)) | {"Swamp": (0, 1, 1)}, [0], deeds={0: 1})
    assert table.state.winner == 0


def test_most_conditions_win() -> None:
    island = dict.fromkeys(SIX, (1, 1, 0)) | {"Swamp": (1, 0, 1)}
    table = assembly(island, [0, 1], sanctuaries={"Swamp": 6}, brenn=1)
    assert [met(table, seat) for seat in range(2)] == [2, 1]
    assert table.state.winner == 0


def test_how_far_a_condition_is_exceeded_is_no_matter() -> None:
    """Eight territories are no better than six: the Brenn wins the tie."""
    island = dict.fromkeys(SIX, (1, 1, 0)) | {"Swamp": (1, 0, 1), "Lost Vale": (1, 0, 1), "Highlands": (0, 0, 0)}
    table = assembly(island, [0, 1], brenn=1)
    assert [reached(table, seat)[2] for seat in range(2)] == [8, 6]
    assert table.state.winner == 1


def test_the_brenn_among_the_tied_wins() -> None:
    for brenn in (0, 1):
        assert assembly(dict.fromkeys(SIX, (1, 1, 0)), [0, 1], brenn=brenn).state.winner == brenn


def test_a_brenn_who_is_not_among_the_tied_breaks_no_tie() -> None:
    table = assembly(dict.fromkeys(SIX, (1, 1, 0)) | {"Swamp": (0, 0, 0)}, [0, 1], brenn=2)
    assert not table.state.over
    assert table.state.pretenders == 0
    assert table.choices() == ["sunwise", "widdershins"]


def test_a_brenn_who_meets_a_condition_without_a_token_breaks_no_tie() -> None:
    table = assembly(dict.fromkeys(SIX, (1, 1, 1)), [0, 1], brenn=2)
    assert met(table, 2) == 1
    assert not table.state.over


def test_a_brenn_with_a_token_and_fewer_conditions_breaks_no_tie() -> None:
    island = dict.fromkeys(SIX, (1, 1, 1)) | {"Swamp": (1, 1, 0)}
    table = assembly(island, [0, 1, 2], brenn=2, sanctuaries={"Swamp": 6})
    assert [met(table, seat) for seat in range(3)] == [2, 2, 1]
    assert not table.state.over


def test_a_brenn_without_any_condition_does_not_win_by_the_token() -> None:
    table = assembly({"Hills": [1, 1, 1], "Valley": [1, 1, 1]}, [0, 1])
    assert not table.state.over


def test_victory_is_looked_for_in_the_assembly_only() -> None:
    table = given(dict.fromkeys(SIX, (1, 1, 1)), pretenders=[0])
    table.passes()
    table.passes()
    assert not table.state.over
    table.passes()
    assert table.state.winner == 0


def test_a_failed_claim_may_be_made_again_next_season() -> None:
    table = assembly(dict.fromkeys(SIX, (1, 1, 1)), [1, 2])
    table.chance("sunwise")
    deal(table)
    draft_anyhow(table)
    table.play("Bard")
    table.chance("Eriu")
    assert table.turn == 1
    table.play("pretender")
    assert table.state.pretenders == 0b010


def test_the_check_is_told_to_everybody() -> None:
    table = given(dict.fromkeys(SIX, (1, 1, 1)), pretenders=[0, 1], brenn=2)
    for _ in range(3):
        table.passes()
    (told,) = table.told("victory_check")
    assert (told["pretenders"], told["conditions"], told["winner"]) == ([0, 1], [1, 1, 1], None)
    assert told["progress"] == [{"clans": 0, "sanctuaries": 0, "territories": 6, "deeds": 0}] * 3


def test_the_sheets_of_the_outcome_tell_how_far_everybody_came() -> None:
    table = assembly(dict.fromkeys(SIX, (1, 0, 0)) | {"Swamp": (0, 2, 1)}, [0], sanctuaries={"Swamp": 3}, deeds={1: 2})
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.sheets[0]["territories"] == 6
    assert outcome.sheets[1] == {
        "conditions": 0,
        "clans": 1,
        "sanctuaries": 3,
        "territories": 1,
        "deeds": 2,
        "pretender": False,
    }
    assert [sheet["pretender"] for sheet in outcome.sheets] == [True, False, False]
