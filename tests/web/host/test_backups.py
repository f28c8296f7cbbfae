"""Backups: complete, and back again just as it was, whatever has happened since."""

import gzip
import json
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command
from tests.web.host.games import finished, running, sits

from triskel.web.host import dump, undump
from triskel.web.host.errors import HostError
from triskel.web.host.replaying import differing
from triskel.web.people.models import Person
from triskel.web.tables.models import ChatLine, Entry, Seat, Table


def contents() -> list[dict[str, object]]:
    return [dump.row_of(item) for model in dump.models_kept() for item in model._default_manager.order_by("pk")]


@pytest.fixture
def site(committed: None) -> Table:
    """People, a finished game, and a running one with a chat."""
    finished()
    table = running(seed=5)
    ann = sits(table, 0, "Оксана")
    sits(table, 1, "Théo")
    Person.objects.create_superuser("host", "a long word")
    ChatLine.objects.create(table=table, person=ann, seat=0, name="Оксана", text="гарна гра \u2028 !")
    return table


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
def test_everything_comes_back_as_it_was(site: Table, tmp_path: Path, name: str) -> None:
    before, path = contents(), tmp_path / name
    assert dump.everything(path) == len(before)
    Person.objects.all().delete()
    Table.objects.all().delete()
    undump.restore_everything(undump.read(path))
    assert contents() == before
    assert list(differing(Table.objects.all().iterator())) == []


def test_new_rows_get_new_numbers_after_a_restore(site: Table, tmp_path: Path) -> None:
    dump.everything(tmp_path / "all.jsonl")
    undump.restore_everything(undump.read(tmp_path / "all.jsonl"))
    numbers = set(Person.objects.values_list("pk", flat=True))
    assert Person.objects.create_guest("Ewa").pk not in numbers


def test_the_sites_keys_come_back_and_are_for_the_owner_only(site: Table, tmp_path: Path) -> None:
    key = Path(settings.DATA) / "secret.key"
    kept, path = key.read_text(), tmp_path / "all.jsonl"
    dump.everything(path)
    assert path.stat().st_mode & 0o077 == 0
    key.write_text("lost")
    undump.restore_everything(undump.read(path))
    assert key.read_text() == kept
    assert key.stat().st_mode & 0o077 == 0


def test_every_table_of_ours_is_in_a_backup() -> None:
    kept = {model._meta.label for model in dump.models_kept()}
    assert {"people.Person", "tables.Table", "tables.Seat", "tables.Entry", "tables.ChatLine"} <= kept
    assert {"notify.PushSubscription", "sessions.Session"} <= kept


def test_a_backup_that_was_cut_off_is_noticed_before_anything_is_lost(site: Table, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    dump.everything(path)
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("\n".join(lines[:-3]), encoding="utf-8")
    with pytest.raises(HostError, match="is cut off"):
        undump.read(path)
    path.write_text("\n".join(lines)[:-9], encoding="utf-8")
    with pytest.raises(HostError, match="is cut off"):
        undump.read(path)


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    for content in (b"", b"hello\n", b'{"a": 1}\n', bytes(range(256)), gzip.compress(b"hello")[:-5]):
        (tmp_path / "file").write_bytes(content)
        with pytest.raises(HostError):
            undump.read(tmp_path / "file")


def test_a_backup_of_a_newer_program_is_refused(site: Table, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    dump.everything(path)
    first, *rest = path.read_text(encoding="utf-8").split("\n")
    header = json.loads(first)
    header["migrations"].append("tables.9999_from_the_future")
    path.write_text("\n".join([json.dumps(header), *rest]), encoding="utf-8")
    before = contents()
    with pytest.raises(HostError, match=r"newer Triskel: it has tables\.9999_from_the_future"):
        undump.restore_everything(undump.read(path))
    assert contents() == before


def test_a_backup_of_an_older_program_grows_up(site: Table, tmp_path: Path) -> None:
    """The database is taken back to its first form, saved in that, and restored in the present one."""
    before = [row for row in contents() if row["m"] == "tables.entry"]
    call_command("migrate", "tables", "0001", interactive=False, verbosity=0)
    path = tmp_path / "old.jsonl"
    try:
        _write_as_of_old(path)
    finally:
        call_command("migrate", interactive=False, verbosity=0)
    undump.restore_everything(undump.read(path))
    assert [row for row in contents() if row["m"] == "tables.entry"] == before
    assert not Seat.objects.filter(reserved=True).exists()


def _write_as_of_old(path: Path) -> None:
    from django.db import connection
    from django.db.migrations.executor import MigrationExecutor

    executor = MigrationExecutor(connection)
    apps = executor.loader.project_state([("people", "0001_initial"), ("tables", "0001_initial")]).apps
    rows = [
        dump.row_of(item)
        for label in ("people.Person", "tables.Table", "tables.Seat", "tables.Entry")
        for item in apps.get_model(label)._default_manager.order_by("pk")
    ]
    dump.write(path, {"everything": True, "migrations": dump.migrations(), "keys": {}}, rows)


# One table


def test_one_table_comes_back_with_its_people(site: Table, tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    dump.one_table(path, site)
    log = list(Entry.objects.filter(table=site).order_by("number").values_list("number", "kind", "body"))
    people = list(site.seats.values_list("person__name", "invitation"))
    Entry.objects.filter(table=site, number__gt=3).delete()
    restored = undump.restore_table(undump.read(path))
    assert restored.key == site.key
    assert list(restored.entries.order_by("number").values_list("number", "kind", "body")) == log
    assert list(restored.seats.values_list("person__name", "invitation")) == people
    assert restored.chat.get().text == "гарна гра \u2028 !"
    assert Table.objects.filter(key=site.key).count() == 1


def test_a_table_of_another_site_does_not_seat_strangers(site: Table, tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    dump.one_table(path, site)
    ann = Person.objects.get(name="Оксана")
    # Here the same number is somebody else's.
    Person.objects.filter(pk=ann.pk).update(name="Ewa", created="2020-01-01T00:00:00Z")
    restored = undump.restore_table(undump.read(path))
    assert [seat.name for seat in undump.seats_without_people(restored)] == ["Оксана"]
