"""Making tables, and how a game begins."""

import pytest
from tests.web.tables.sitting import BOT, LINK, ME, OPEN, names_at, plan_of, somebody, table_of

from triskel.web.live import outside
from triskel.web.tables.making import NotPossible, Plan, SeatPlan, check_clock, check_plan, make_table
from triskel.web.tables.models import Entry, Table
from triskel.web.tables.starting import begin_from

pytestmark = pytest.mark.usefixtures("database")


def test_a_table_with_empty_seats_waits() -> None:
    table = table_of(somebody(), ME, OPEN, LINK)
    assert table.status == Table.Status.OPEN
    assert [seat.reserved for seat in table.seats.all()] == [False, False, True]
    assert not Entry.objects.exists()


def test_a_game_begins_at_once_when_bots_fill_the_table() -> None:
    table = table_of(somebody("Anna"), ME, BOT, BOT)
    table.refresh_from_db()
    assert table.status == Table.Status.PLAYING
    assert names_at(table) == ["Anna", "greedy", "greedy"]
    assert (table.number, table.awaited) == (1, [0])
    ledger = outside.ledger_of(table)
    assert [sitter.name for sitter in ledger.sitters] == ["Anna", "", ""]
    assert [sitter.bot for sitter in ledger.sitters] == ["", "greedy", "greedy"]


def test_solitaire_begins_at_once() -> None:
    table = table_of(somebody(), ME)
    table.refresh_from_db()
    assert table.status == Table.Status.PLAYING


def test_two_people_on_one_sofa_have_two_names() -> None:
    table = table_of(somebody("Anna"), ME, SeatPlan("me", name="Bohdan"))
    assert [sitter.name for sitter in outside.ledger_of(table).sitters] == ["Anna", "Bohdan"]


def test_people_of_one_name_are_told_apart() -> None:
    table = table_of(somebody("Anna"), ME, ME, SeatPlan("me", name="Anna"))
    assert [sitter.name for sitter in outside.ledger_of(table).sitters] == ["Anna", "Anna 2", "Anna 3"]


def test_the_rules_version_is_kept() -> None:
    assert table_of(somebody(), ME, OPEN).rules == 1


def test_two_tables_never_share_a_key_or_a_link() -> None:
    tables = [table_of(somebody(), ME, OPEN, OPEN) for _time in range(5)]
    assert len({table.key for table in tables}) == 5
    assert len({seat.invitation for table in tables for seat in table.seats.all()}) == 15


@pytest.mark.parametrize(
    "plan",
    [
        Plan("ingenious", {"players": 3}, (ME, OPEN)),
        Plan("ingenious", {"players": 9}, (ME,) * 9),
        Plan("ingenious", {"players": 2, "teams": True}, (ME, OPEN)),
        Plan("tiddlywinks", {}, (ME,)),
        Plan("ingenious", {"players": 2}, (BOT, BOT)),
        Plan("ingenious", {"players": 2}, (ME, SeatPlan("bot", bot="stockfish"))),
        Plan("ingenious", {"players": 2}, (ME, SeatPlan("me", name="\u200b"))),
        Plan("ingenious", {"players": 2}, (ME, OPEN), {"kind": "hourglass"}),
    ],
)
def test_a_plan_that_cannot_be_is_refused_and_makes_nothing(plan: Plan) -> None:
    with pytest.raises(NotPossible) as refused:
        make_plan(plan)
    assert str(refused.value)
    assert not Table.objects.exists()


def make_plan(plan: Plan) -> None:
    check_plan(plan)
    make_table(somebody(), plan)


@pytest.mark.parametrize(
    "clock",
    [{"kind": "live", "bank": 300, "increment": 10}, {"kind": "days", "bank": 0, "increment": 86400}, {"kind": "none"}],
)
def test_clocks_that_run(clock: dict[str, object]) -> None:
    check_clock(clock)


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "live", "bank": 0, "increment": 0},
        {"kind": "live", "bank": -5, "increment": 10},
        {"kind": "days", "bank": 10**9, "increment": 10},
        {"kind": "live"},
        {},
    ],
)
def test_clocks_that_do_not(clock: dict[str, object]) -> None:
    with pytest.raises(NotPossible):
        check_clock(clock)


def test_the_clock_of_the_plan_is_the_clock_of_the_game() -> None:
    clock: dict[str, object] = {"kind": "live", "bank": 300, "increment": 10}
    table = make_table(somebody(), plan_of(ME, BOT)._replace(clock=clock))
    assert outside.ledger_of(table).clock.now(0)["kind"] == "live"


def test_playing_on_from_a_position_with_bots() -> None:
    anna = somebody("Anna")
    table = begin_from("ingenious", plan_of(ME, BOT).options, None, [anna, "balanced"], anna, "What if")
    table.refresh_from_db()
    assert table.status == Table.Status.PLAYING
    assert table.private
    assert names_at(table) == ["Anna", "balanced"]
