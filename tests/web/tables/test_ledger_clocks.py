"""Clocks at the table: how time passes, and that running out of it loses nothing."""

import pytest
from tests.web.tables.logs import BY_DAY, DAY, HOUR, LIVE, MINUTE, MONDAY, WEEKDAYS, Sitting
from tests.web.tables.test_ledger import BONUS, refusal

from triskel.web.tables.ledger import Clock

SECOND = 1000


def test_without_a_clock_nobody_has_a_time() -> None:
    table = Sitting(2)
    assert table.ledger.clock.now(table.now) == {"kind": "none", "running": [], "left": [None, None], "at": table.now}
    assert table.ledger.deadline() is None
    table.passes(30 * DAY)
    table.turn(0)


def test_the_clock_of_who_is_awaited_runs() -> None:
    table = Sitting(2, clock=LIVE)
    table.after(MINUTE)
    assert (table.left(0), table.left(1)) == (9 * MINUTE, 10 * MINUTE)
    assert table.running() == [0]
    assert table.ledger.deadline() == MONDAY + 10 * MINUTE


def test_a_play_earns_the_increment() -> None:
    table = Sitting(2, clock=LIVE)
    table.after(MINUTE).turn(0)
    assert table.left(0) == 9 * MINUTE + 10 * SECOND
    assert table.running() == [1]
    table.after(2 * MINUTE).turn(1)
    assert table.left(1) == 8 * MINUTE + 10 * SECOND


def test_a_play_taken_back_gives_the_increment_back() -> None:
    table = Sitting(2, clock=LIVE, position=BONUS)
    for _again in range(3):
        table.play(0, "f6g6RG")
        table.undoes(0)
    assert table.left(0) == 10 * MINUTE


def test_time_never_runs_backwards() -> None:
    table = Sitting(2, clock=LIVE)
    table.after(MINUTE).turn(0)
    table.after(-30 * SECOND).turn(1)
    assert table.left(1) == 10 * MINUTE + 10 * SECOND
    assert table.left(0) == 9 * MINUTE + 10 * SECOND


def test_a_bot_has_no_clock() -> None:
    table = Sitting(2, bots={0: "greedy"}, clock=LIVE)
    assert table.running() == []
    table.after(MINUTE).turn(0)
    assert table.left(0) == 10 * MINUTE, "neither spent nor earned"


def test_when_the_game_is_over_no_clock_runs() -> None:
    table = Sitting(2, clock=LIVE)
    table.to_the_end()
    assert table.running() == []
    assert table.ledger.deadline() is None


# By the day


def test_by_the_day_time_runs_on_at_the_weekend() -> None:
    table = Sitting(2, clock=BY_DAY)
    table.after(5 * DAY)
    assert table.left(0) == 0
    assert table.ledger.deadline() == MONDAY + 2 * DAY


def test_weekends_are_off_where_the_players_want_it() -> None:
    table = Sitting(2, clock=WEEKDAYS)
    table.after(3 * DAY + 20 * HOUR).turn(0)
    # It is Friday, five in the morning. Bob has 19 hours of Friday, then 29 hours from Monday on.
    assert table.ledger.deadline() == MONDAY - 9 * HOUR + 8 * DAY + 5 * HOUR
    table.after(2 * DAY)
    assert table.left(1) == 29 * HOUR
    table.passes(DAY - 5 * HOUR)
    assert table.left(1) == 29 * HOUR, "Sunday midnight"
    table.passes(HOUR)
    assert table.left(1) == 28 * HOUR


def test_time_that_ends_with_a_friday_ends_before_the_weekend() -> None:
    clock = Clock({"kind": "days", "bank": 15 * 3600, "increment": 0, "weekends": False}, 2)
    clock.at = MONDAY + 4 * DAY
    clock.run([0])
    assert clock.deadline() == MONDAY - 9 * HOUR + 5 * DAY


@pytest.mark.parametrize("hours", range(0, 24 * 8, 5))
def test_what_is_left_at_the_deadline_is_nothing(hours: int) -> None:
    clock = Clock(WEEKDAYS, 2)
    clock.at = MONDAY + hours * HOUR
    clock.run([1])
    deadline = clock.deadline()
    assert deadline is not None
    assert clock.left_at(1, deadline) == 0
    assert clock.left_at(1, deadline - 1) == 1


# Time that is out


def test_time_that_is_out_leads_to_the_choice_of_the_others() -> None:
    table = Sitting(3, clock=LIVE)
    table.passes(11 * MINUTE)
    assert table.last() == ("timeout", 0, {})
    assert table.open() == [("timeout", 0, [1, 2])]
    assert table.running() == [], "while they choose nobody's time runs"
    assert table.ledger.awaited() == (0,)
    assert table.ledger.state.outcome() is None


def test_a_single_other_decides_alone_to_wait() -> None:
    table = Sitting(2, clock=LIVE)
    table.passes(10 * MINUTE)
    table.chooses(1, 2, "wait")
    assert table.last() == ("choice", None, {"about": 2, "choose": "wait"})
    assert table.open() == []
    assert table.left(0) == MINUTE, "a tenth of the bank"
    assert table.running() == [0]
    table.passes(2 * MINUTE)
    assert table.last() == ("timeout", 0, {})


def test_a_single_other_decides_alone_for_a_bot() -> None:
    table = Sitting(2, clock=LIVE)
    table.ledger.stand_in = "balanced"
    table.passes(10 * MINUTE)
    table.chooses(1, 2, "bot")
    assert table.last() == ("handover", 0, {"to": "bot", "bot": "balanced", "why": "vote"})
    assert table.ledger.bot_at(0) == "balanced"
    assert table.open() == []
    assert table.running() == []


def test_a_single_other_decides_alone_for_the_end() -> None:
    table = Sitting(2, clock=LIVE)
    table.passes(10 * MINUTE)
    table.chooses(1, 2, "end")
    assert table.last() == ("end", None, {"why": "agreed"})
    assert table.ledger.is_over()
    assert table.ledger.outcome() is None, "nobody has won by the clock"
    assert table.ledger.awaited() == ()


def test_more_than_half_of_the_others_decide_for_a_bot_and_all_for_the_end() -> None:
    table = Sitting(4, clock=LIVE)
    table.passes(10 * MINUTE)
    table.chooses(1, 2, "end")
    table.chooses(2, 2, "end")
    assert not table.ledger.is_over(), "one has not chosen"
    table.chooses(1, 2, "bot")
    assert table.ledger.bot_at(0) == "", "one of three is no majority"
    table.chooses(3, 2, "bot")
    assert table.ledger.bot_at(0) != ""


def test_others_who_do_not_agree_wait() -> None:
    table = Sitting(3, clock=LIVE)
    table.passes(10 * MINUTE)
    table.chooses(1, 2, "bot")
    assert table.open() == [("timeout", 0, [2])]
    table.chooses(2, 2, "end")
    assert table.last() == ("choice", None, {"about": 2, "choose": "wait"})
    assert table.left(0) == MINUTE


def test_who_is_late_may_play_before_the_others_have_chosen() -> None:
    table = Sitting(3, clock=LIVE)
    table.passes(10 * MINUTE)
    table.turn(0)
    assert table.open() == []
    assert table.running() == [1]
    assert table.left(0) == MINUTE, "at least what waiting would have given"


def test_who_is_late_has_no_voice_in_it() -> None:
    table = Sitting(3, clock=LIVE)
    table.passes(10 * MINUTE)
    with refusal("not_asked"):
        table.chooses(0, 2, "wait")


def test_those_who_never_choose_do_not_hold_up_the_others_for_ever() -> None:
    table = Sitting(3, clock=LIVE)
    table.passes(10 * MINUTE)
    table.chooses(1, 2, "bot")
    assert table.ledger.deadline() == MONDAY + 11 * MINUTE
    table.passes(2 * MINUTE)
    assert table.ledger.bot_at(0) != ""


def test_when_nobody_chooses_the_game_stands_still() -> None:
    table = Sitting(3, clock=LIVE)
    table.passes(30 * DAY)
    assert table.kinds() == ["start", "timeout"]
    assert table.ledger.deadline() is None
    table.chooses(1, 2, "bot")
    assert table.ledger.bot_at(0) != "", "nobody is patient any more"


def test_against_bots_only_the_clock_waits_for_who_is_late() -> None:
    table = Sitting(2, bots={1: "greedy"}, clock=LIVE)
    table.passes(30 * DAY)
    assert table.kinds() == ["start", "timeout"]
    table.turn(0)
    assert table.left(0) == MINUTE


def test_somebody_at_two_seats_does_not_choose_about_himself() -> None:
    table = Sitting(3, people={0: 7, 1: 7}, clock=LIVE)
    table.passes(10 * MINUTE)
    assert table.open() == [("timeout", 0, [2])]


def test_without_a_clock_the_others_may_choose_about_who_has_not_been_seen_for_long() -> None:
    table = Sitting(2)
    table.commit(table.ledger.absent(0))
    assert table.open() == [("timeout", 0, [1])]
    table.chooses(1, 2, "bot")
    assert table.ledger.bot_at(0) != ""
    with refusal("not_missed"):
        table.ledger.absent(1)


def test_somebody_in_time_is_not_late() -> None:
    table = Sitting(2, clock=LIVE)
    with refusal("in_time"):
        table.ledger.timeout(table.now + MINUTE)


# Going live


def test_a_game_by_the_day_goes_live_when_all_agree() -> None:
    table = Sitting(3, clock=BY_DAY)
    ask = table.asks(1, "live")
    table.agrees(0, ask)
    assert table.ledger.clock.kind == "days"
    table.agrees(2, ask)
    assert table.ledger.clock.kind == "live"
    assert table.left(0) == 15 * MINUTE
    assert table.running() == [0]
    assert table.open() == []


def test_only_a_game_by_the_day_goes_live() -> None:
    for clock in (None, LIVE):
        with refusal("not_by_day"):
            Sitting(2, clock=clock).asks(0, "live")


@pytest.mark.parametrize("rules", [None, {}, {"kind": "sundial"}, {"kind": "none", "bank": 5}])
def test_rules_that_name_no_clock_are_none(rules: dict[str, object] | None) -> None:
    assert Clock(rules, 2).rules == {"kind": "none"}
