"""Who is told what, and how a game ended."""

from triskel.core.events import Event
from triskel.core.outcome import Outcome, places_from_best
from triskel.core.state import ONLOOKER

DRAWN = Event("drawn", {"seat": 1}, {"card": "h"}, witnesses=(1, 3))


def test_witnesses_learn_the_secrets_and_others_the_facts() -> None:
    assert DRAWN.told_to(1) == DRAWN.told_to(3) == {"event": "drawn", "seat": 1, "card": "h"}
    assert DRAWN.told_to(0) == DRAWN.told_to(ONLOOKER) == {"event": "drawn", "seat": 1}
    assert DRAWN.in_full() == {"event": "drawn", "seat": 1, "card": "h"}


def test_a_hidden_event_is_told_to_its_witnesses_only() -> None:
    peek = Event("peek", {"seat": 2}, {"card": "4"}, witnesses=(2,), hidden=True)
    assert peek.told_to(2) == {"event": "peek", "seat": 2, "card": "4"}
    assert peek.told_to(0) is None
    assert peek.told_to(ONLOOKER) is None


def test_an_event_keeps_its_own_facts() -> None:
    facts: dict[str, object] = {"seat": 0}
    event = Event("passed", facts)
    facts["seat"] = 1
    told = event.told_to(0)
    assert told == {"event": "passed", "seat": 0}
    told["seat"] = 2
    assert event.told_to(0) == {"event": "passed", "seat": 0}


def test_two_firsts_are_followed_by_a_third() -> None:
    assert places_from_best([[5, 1], [7, 0], [7, 0], [5, 2]]) == [4, 1, 1, 3]
    assert places_from_best([[0]]) == [1]
    assert places_from_best([]) == []


def test_equal_keys_of_different_kinds_share_a_place() -> None:
    assert places_from_best([[3, 1], (3, 1)]) == [1, 1]


def test_winners_share_the_win() -> None:
    outcome = Outcome([1, 3, 1], [{"points": 4}, {"points": 2}, {"points": 4}], "rounds")
    assert outcome.winners() == [0, 2]
    assert outcome.shares() == [0.5, 0.0, 0.5]


def test_an_outcome_as_data_is_a_copy() -> None:
    sheet: dict[str, object] = {"points": 4}
    outcome = Outcome([1], [sheet], "rounds")
    sheet["points"] = 9
    assert outcome.as_data() == {"places": [1], "sheets": [{"points": 4}], "reason": "rounds"}
