"""Tables that do not work: what is said of them, and how they go on."""

from pathlib import Path

import pytest
from django.conf import settings
from tests.web.host.games import finished, running, spoil, unfinished

from triskel.web.host import repair
from triskel.web.host.errors import HostError
from triskel.web.host.replaying import check_running, code_stamp, difference
from triskel.web.host.tables import find, ledger
from triskel.web.tables.models import Entry, Table

pytestmark = pytest.mark.usefixtures("database", "another_program")


@pytest.fixture
def another_program() -> None:
    """As if the program had changed since the games were replayed last."""
    (Path(settings.DATA) / "replayed").unlink(missing_ok=True)


def test_a_sound_table_needs_nothing() -> None:
    table = running()
    assert difference(table) == ""
    assert repair.rebuild(table) == []


def test_columns_are_made_anew_from_the_log() -> None:
    table = running()
    awaited, glance = table.awaited, table.glance
    Table.objects.filter(pk=table.pk).update(awaited=[], glance={}, number=3, status="over")
    table.refresh_from_db()
    assert difference(table) == "the log has 12 entries, the table counts 3"
    assert set(repair.rebuild(table)) == {"number", "awaited", "status", "glance"}
    table.refresh_from_db()
    assert (table.number, table.awaited, table.glance, table.status) == (12, awaited, glance, "playing")


def test_who_plays_for_whom_is_made_anew() -> None:
    table = running()
    table.seats.filter(number=1).update(substitute="greedy")
    assert repair.rebuild(table) == ["who plays seat 1"]
    assert table.seats.get(number=1).substitute == ""


def test_the_first_entry_that_does_not_fit_is_found() -> None:
    table = running()
    spoil(table, 7, '{"moves": [[0, 1], [1, 1]]}')
    found = repair.diagnose(table)
    assert (found.sound, found.entries) == (6, 12)
    assert found.problem.startswith("entry 7: ")
    assert found.can_be_cut


@pytest.mark.parametrize("body", ["{", "[]", '{"moves": "all"}', '{"moves": [[0, 99999999999999999999]]}'])
def test_entries_that_are_nonsense_are_found_too(body: str) -> None:
    table = running()
    spoil(table, 5, body)
    assert repair.diagnose(table).sound == 4
    assert difference(table).startswith("entry 5: ")


def test_a_missing_entry_is_found() -> None:
    table = running()
    Entry.objects.filter(table=table, number=9).delete()
    assert "the next entry is number 9" in difference(table)


def test_a_log_is_cut_where_it_stops_making_sense_and_the_game_goes_on() -> None:
    table = running()
    spoil(table, 7, "{}")
    assert repair.cut(table, 6) == 6
    table.refresh_from_db()
    assert (table.number, table.status, difference(table)) == (6, "playing", "")
    assert table.awaited == list(ledger(table).awaited())


def test_cutting_the_end_off_a_finished_game_makes_it_go_on() -> None:
    table = finished()
    spoil(table, table.number, "{}")
    repair.cut(table, table.number - 1)
    table.refresh_from_db()
    assert (table.status, table.ended) == ("playing", None)


def test_a_game_of_other_rules_is_refused_until_somebody_accepts_the_present_ones() -> None:
    table = running()
    Table.objects.filter(pk=table.pk).update(rules=7)
    table.refresh_from_db()
    assert difference(table) == "it began under rules 7 of ingenious; this program plays 1"
    found = repair.diagnose(table)
    assert found.rules_differ
    assert not found.can_be_cut
    repair.accept_rules(table)
    assert difference(table) == ""


def test_rules_are_not_accepted_for_a_log_that_does_not_fit_them() -> None:
    table = running()
    spoil(table, 7, "{}")
    Table.objects.filter(pk=table.pk).update(rules=7)
    table.refresh_from_db()
    with pytest.raises(Exception, match="entry 7"):
        repair.accept_rules(table)
    assert Table.objects.get(pk=table.pk).rules == 7


def test_after_a_change_of_the_program_running_games_are_replayed_once() -> None:
    table = running()
    finished(seed=5)
    spoil(table, 7, "{}")
    (line,) = check_running()
    assert line.startswith(f"Table {table.key} does not replay: entry 7")
    assert f"triskel table repair {table.key}" in line
    repair.cut(table, 6)
    assert check_running() == []
    spoil(table, 5, "{}")
    assert check_running() == [], "the same program has replayed all of them before"
    assert code_stamp() == code_stamp()


def test_of_a_sound_log_it_is_said_that_play_goes_on() -> None:
    table = running()
    Table.objects.filter(pk=table.pk).update(awaited=[])
    (line,) = check_running()
    assert "The log is sound and play goes on" in line


def test_a_table_is_found_by_the_beginning_of_its_key() -> None:
    table = running()
    assert find(table.key[:6]) == table
    with pytest.raises(HostError, match="there is no table 'none'"):
        find("none")
    with pytest.raises(HostError, match="there is no table ''"):
        find("")


def test_a_recorded_game_goes_on_with_a_link_for_each_seat() -> None:
    table = unfinished()
    assert (table.status, table.number, difference(table)) == ("playing", 1, "")
    assert len(table.awaited) == 1
    assert all(seat.reserved and seat.person is None for seat in table.seats.all())
