"""The host's commands, as they are typed."""

import io
import json
from pathlib import Path

import pytest
from django.contrib.auth import authenticate
from tests.terminal.commands import Command
from tests.web.host.games import finished, record, running, sits, spoil

from triskel.core.records import Record
from triskel.web.people.models import Person
from triskel.web.tables.models import Table

pytestmark = pytest.mark.usefixtures("database")


@pytest.fixture
def triskel(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> "Typed":
    return Typed(monkeypatch)


class Typed:
    """What stands in standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def __call__(self, text: str) -> None:
        self._monkeypatch.setattr("sys.stdin", io.StringIO(text))


# Tables


def test_tables_are_listed_with_those_who_sit_there(triskel: Command) -> None:
    assert triskel.fine("table", "list") == "There are no such tables.\n"
    over, table = finished(), running()
    sits(table, 0, "Оксана")
    listed = triskel.fine("table", "list")
    assert f"{table.key}  playing  ingenious    12 entries" in listed
    assert "Оксана, seat 2" in listed
    assert over.key in listed
    assert over.key not in triskel.fine("table", "list", "--status", "playing")
    assert [found["key"] for found in triskel.json("table", "list", "--person", "оксана")] in ([], [table.key])
    assert [found["key"] for found in triskel.json("table", "list", "--person", "Оксана")] == [table.key]


def test_stuck_games_are_listed(triskel: Command) -> None:
    running(seed=5)
    table = running()
    spoil(table, 7, "{}")
    assert [found["key"] for found in triskel.json("table", "list", "--stuck")] == [table.key]


def test_a_table_is_shown_with_its_log(triskel: Command) -> None:
    table = running()
    shown = triskel.fine("table", "show", table.key[:8])
    assert f"key       {table.key}\n" in shown
    assert "problem   none\n" in shown
    assert len(triskel.json("table", "show", table.key)["log"]) == 12


def test_what_is_not_there_is_said_in_a_line(triskel: Command) -> None:
    assert triskel.refused("table", "show", "nothing") == (
        "triskel: there is no table 'nothing'; 'triskel table list' shows all"
    )


def test_a_game_goes_out_and_in_again(triskel: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    triskel.fine("table", "export", finished().key, file)
    assert file.read_text(encoding="utf-8") == record().dumps()
    told = triskel.fine("table", "import", file, "--title", "Old friends")
    table = Table.objects.get(title="Old friends")
    assert told == f"{table.key}  http://localhost:8000/replay/{table.key}/\n"
    assert triskel.fine("table", "export", table.key) == record().dumps()


def test_an_unfinished_record_goes_on(triskel: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(record(moves=40).dumps(), encoding="utf-8")
    told = triskel.fine("table", "import", file, "--play").splitlines()
    table = Table.objects.get(status="playing")
    assert told[1:] == [
        f"seat {seat.number + 1}, {seat.name}: http://localhost:8000/join/{seat.invitation}/"
        for seat in table.seats.all()
    ]
    exported = Record.loads(triskel.fine("table", "export", table.key))
    assert exported.moves == record(moves=40).moves


def test_a_bad_record_is_refused_and_makes_no_table(triskel: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(record().dumps()[:-30], encoding="utf-8")
    triskel.refused("table", "import", file)
    file.write_text(record().dumps(), encoding="utf-8")
    assert "this game is over" in triskel.refused("table", "import", file, "--play")
    assert not Table.objects.exists()


def test_a_broken_table_is_cut_only_when_asked_and_saved_before(triskel: Command) -> None:
    table = running()
    spoil(table, 7, "{}")
    told = triskel("table", "repair", table.key)
    assert told.status == 1
    assert "12 entries, of which 6 are sound. Entry 7: " in told.out
    assert "--cut goes on after entry 6" in told.out
    assert table.entries.count() == 12
    told_then = triskel.fine("table", "repair", table.key, "--cut")
    assert told_then.startswith("6 entries are removed; the table as it was is saved in ")
    saved = Path(told_then.strip().removesuffix(".").rpartition(" ")[2])
    assert saved.read_text(encoding="utf-8").count('"m":"tables.entry"') == 12
    assert triskel.fine("table", "repair", table.key) == "Nothing is wrong with this table.\n"


def test_a_table_can_be_closed_whatever_its_log_says(triskel: Command) -> None:
    table = running()
    spoil(table, 1, "{}")
    assert "Nothing of the log can be used." in triskel("table", "repair", table.key).out
    triskel.fine("table", "repair", table.key, "--close")
    assert Table.objects.get().status == "closed"


def test_all_tables_are_replayed(triskel: Command) -> None:
    finished()
    table = running()
    assert triskel.fine("table", "replay-all") == "2 of 2 tables replay as they were played.\n"
    spoil(table, 7, "{}")
    ran = triskel("table", "replay-all", "--json")
    assert ran.status == 1
    assert ran.json()["tables"] == 2
    assert list(ran.json()["differ"]) == [table.key]


# People


def test_people_are_listed(triskel: Command) -> None:
    Person.objects.create_guest("Оксана")
    Person.objects.create_superuser("host", "a long word")
    listed = triskel.fine("person", "list")
    assert "(guest)" in listed
    assert "Оксана" in listed
    assert [found["login"] for found in triskel.json("person", "list", "--accounts")] == ["host"]


def test_somebody_is_banned_for_some_days_and_let_in_again(triskel: Command) -> None:
    person = Person.objects.create_guest("Bob")
    assert triskel.fine("person", "ban", person.pk, "--days", 3).startswith("Bob is banned until ")
    assert Person.objects.get().is_banned()
    assert triskel.fine("person", "unban", person.pk) == "Bob may come in again.\n"
    assert not Person.objects.get().is_banned()
    assert triskel.fine("person", "ban", person.pk) == "Bob is banned.\n"


def test_admins_are_not_banned_by_mistake(triskel: Command) -> None:
    Person.objects.create_superuser("host", "a long word")
    assert triskel.refused("person", "ban", "host") == "triskel: host is an admin"


def test_the_first_admin_is_made(triskel: Command, typed: Typed) -> None:
    typed("a long word\n")
    assert triskel.fine("person", "admin", "host") == "host is an admin.\n"
    person = Person.objects.get()
    assert person.is_superuser
    assert authenticate(username="host", password="a long word") == person


def test_somebody_with_an_account_becomes_admin_and_keeps_the_password(triskel: Command) -> None:
    person = Person(username="ann", name="Ann")
    person.set_password("a long word")
    person.save()
    triskel.fine("person", "admin", "ann")
    assert Person.objects.get().is_staff
    assert authenticate(username="ann", password="a long word") == person


def test_a_password_that_is_too_easy_changes_nothing(triskel: Command, typed: Typed) -> None:
    Person.objects.create_superuser("host", "a long word")
    typed("12345\n")
    assert "too short" in triskel.refused("person", "password", "host")
    assert authenticate(username="host", password="a long word")
    typed("quite another word\n")
    triskel.fine("person", "password", "host")
    assert authenticate(username="host", password="quite another word")


def test_guests_have_no_password(triskel: Command) -> None:
    person = Person.objects.create_guest("Bob")
    assert triskel.refused("person", "password", person.pk) == "triskel: Bob is a guest: guests have no password"


# Backups


def test_a_backup_never_replaces_a_file_unasked(triskel: Command, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    file.write_text("mine")
    assert triskel.refused("backup", file) == f"triskel: {file} is there already; --overwrite replaces it"
    assert file.read_text() == "mine"
    triskel.fine("backup", file, "--overwrite")
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[-1])["end"] >= 0


def test_one_table_is_saved_and_restored_after_a_question(triskel: Command, tmp_path: Path) -> None:
    table, file = running(), tmp_path / "one.jsonl"
    triskel.fine("backup", file, "--table", table.key)
    assert "is there already; --replace replaces it" in triskel.refused("restore", file)
    spoil(table, 7, "{}")
    assert f"Table {table.key} is restored." in triskel.fine("restore", file, "--replace")
    assert triskel.fine("table", "replay-all") == "1 of 1 tables replay as they were played.\n"


def test_a_site_with_people_is_not_replaced_unasked(triskel: Command, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    triskel.fine("backup", file)
    Person.objects.create_guest("Bob")
    assert "there are people or tables here" in triskel.refused("restore", file)
    assert Person.objects.exists()
