"""Games as files: out of a table, and back as a table to watch."""

import pytest
from tests.web.replay.games import NAMES, ledger_of

from triskel.core.errors import BadRecord
from triskel.core.records import Record
from triskel.web.live.loading import read_entries
from triskel.web.replay.records import import_record, record_of
from triskel.web.tables.ledger import Ledger, Logged
from triskel.web.tables.models import Table

pytestmark = pytest.mark.usefixtures("database")


def reread(table: Table) -> Ledger:
    ledger = Ledger(table.game, table.options, table.position, table.clock)
    for entry in read_entries(table.pk, 0):
        ledger.apply(entry)
    return ledger


def test_a_record_replays_to_the_same_end() -> None:
    ledger = ledger_of(3)
    read = Record.loads(record_of(ledger, {"players": 3}).dumps())
    assert read.seats == list(NAMES[:3])
    assert read.verify().key() == ledger.state.key()


def test_what_was_taken_back_is_not_in_the_record() -> None:
    ledger = ledger_of(2, plays=4)
    before = ledger.moves_at(4)
    ledger.apply(Logged(6, 9_000, "undo", 1, None, {"to": 4}))
    assert record_of(ledger, {"players": 2}).moves == before


@pytest.mark.parametrize("players", [1, 2, 4])
def test_an_imported_game_is_the_game_that_was_exported(players: int) -> None:
    ledger = ledger_of(players)
    table = import_record(record_of(ledger, {"players": players}), None, "Вечір")
    found = reread(table)
    assert (table.status, table.imported, table.title, table.private) == ("over", True, "Вечір", True)
    assert found.moves() == ledger.moves()
    assert [sitter.name for sitter in found.sitters] == list(NAMES[:players])
    # Turns are cut as they were played: the same entries, not only the same moves.
    assert [entry.body["moves"] for entry in found.entries] == [entry.body["moves"] for entry in ledger.entries]


def test_an_unfinished_record_can_be_watched_and_awaits_nobody() -> None:
    ledger = ledger_of(2, plays=5)
    table = import_record(record_of(ledger, {"players": 2}), None)
    found = reread(table)
    assert found.is_over()
    assert found.ended == "imported"
    assert table.awaited == []


def test_a_record_from_a_position_keeps_it() -> None:
    position = ledger_of(2, plays=6).state.document()
    record = Record("ingenious", position=position)
    state = record.start()
    (seat,) = state.awaited()
    record.add(seat, state.moves(seat)[0])
    table = import_record(record, None)
    assert reread(table).line.fresh().key() == record.start().key()


def test_an_illegal_record_leaves_no_table() -> None:
    record = record_of(ledger_of(2, plays=3), {"players": 2})
    record.add(*record.moves[-1])
    with pytest.raises(BadRecord):
        import_record(record, None)
    assert not Table.objects.exists()


def test_names_of_a_record_are_made_fit_for_a_table() -> None:
    record = record_of(ledger_of(2, plays=1), {"players": 2}, names=["a\u202e\n b" * 30, ""])
    table = import_record(record, None)
    first, second = [seat.name for seat in table.seats.all()]
    assert first.startswith("a b")
    assert len(first) <= 40
    assert second == ""
