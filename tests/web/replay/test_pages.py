"""Who may watch what over HTTP, files out and in, and playing on."""

import gzip
import json
import re
from collections.abc import Callable

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from tests.core.toys import Hush
from tests.web.replay.games import kept, ledger_of, play

from triskel.core.chance import Rng
from triskel.core.records import Record
from triskel.core.registry import registered
from triskel.web.live.sql import as_json
from triskel.web.people.models import Person
from triskel.web.replay import forms
from triskel.web.replay.records import record_of
from triskel.web.tables.ledger import Ledger
from triskel.web.tables.models import Entry, Table


@pytest.fixture
def oksana(browser: Client) -> Person:
    made = Person.objects.create_guest("Оксана", "en")
    browser.force_login(made)
    return made


def data(browser: Client, table: Table, eyes: str | None = None) -> dict[str, object]:
    answer = browser.get(f"/replay/{table.key}/data", {} if eyes is None else {"eyes": eyes})
    assert answer.status_code == 200, answer.content
    found = json.loads(gzip.decompress(answer.content))
    assert isinstance(found, dict)
    return found


def racks(told: object) -> list[object]:
    """Everything in the data that is called a rack."""
    if isinstance(told, list):
        return [rack for part in told for rack in racks(part)]
    if isinstance(told, dict):
        mine = [told["rack"]] if "rack" in told else []
        return mine + [rack for part in told.values() for rack in racks(part)]
    return []


def drawn(told: object) -> set[int]:
    """The seats whose drawn tiles are told."""
    if isinstance(told, list):
        return {seat for part in told for seat in drawn(part)}
    if isinstance(told, dict):
        mine = {told["seat"]} if told.get("event") == "tile_drawn" and "tile" in told else set()
        return mine | {seat for part in told.values() for seat in drawn(part)}
    return set()


def test_a_finished_game_is_open_by_default(browser: Client) -> None:
    table = kept(ledger_of(2))
    told = data(browser, table)
    assert told["eyes"] == "open"
    assert drawn(told) == {0, 1}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_finished_game_by_the_eyes_of_a_seat(browser: Client, seat: int) -> None:
    told = data(browser, kept(ledger_of(2)), str(seat))
    assert told["eyes"] == seat
    assert drawn(told) == {seat}


def test_of_a_running_game_a_player_gets_the_own_rack_only(browser: Client, oksana: Person) -> None:
    ledger = ledger_of(2, plays=6)
    table = kept(ledger, [None, oksana])
    told = data(browser, table)
    assert told["eyes"] == 1
    assert drawn(told) == {1}
    assert racks(told)[-1] == ledger.state.view(1)["rack"]
    for eyes in ("0", "open"):
        assert browser.get(f"/replay/{table.key}/data", {"eyes": eyes}).status_code == 403


def test_of_a_running_game_onlookers_get_no_rack(browser: Client) -> None:
    table = kept(ledger_of(2, plays=6))
    told = data(browser, table)
    assert told["eyes"] is None
    assert drawn(told) == set()
    assert racks(told) == [None]
    assert browser.get(f"/replay/{table.key}/data", {"eyes": "0"}).status_code == 403


@pytest.mark.parametrize("eyes", ["7", "-1", "all", "9999999", "٣"])
def test_eyes_that_nobody_has(browser: Client, eyes: str) -> None:
    assert browser.get(f"/replay/{kept(ledger_of(2)).key}/data", {"eyes": eyes}).status_code == 403


def test_a_private_game_that_is_played_is_for_its_people(
    browser: Client, oksana: Person, browsers: Callable[..., Client]
) -> None:
    table = kept(ledger_of(2, plays=6), [oksana], private=True)
    assert browser.get(f"/replay/{table.key}/data").status_code == 200
    assert browsers().get(f"/replay/{table.key}/data").status_code == 404


def test_a_private_game_that_is_over_is_for_whoever_has_the_link(browser: Client) -> None:
    assert data(browser, kept(ledger_of(2), private=True))["over"] is True


def test_nothing_is_there_before_the_start(browser: Client) -> None:
    table = Table.objects.create(game="ingenious", rules=1, options={"players": 2})
    assert browser.get(f"/replay/{table.key}/data").status_code == 404


def test_a_damaged_log_is_said_to_be_one(browser: Client) -> None:
    table = kept(ledger_of(2, plays=6))
    Entry.objects.filter(table=table, number=3).delete()
    answer = browser.get(f"/replay/{table.key}/")
    assert answer.status_code == 403
    assert "repair" in answer.content.decode()


@pytest.mark.parametrize("what", ["record", "offline"])
def test_of_a_running_game_there_is_no_file(browser: Client, oksana: Person, what: str) -> None:
    table = kept(ledger_of(2, plays=6), [oksana])
    assert browser.get(f"/replay/{table.key}/{what}").status_code == 404


def test_unchanged_data_is_not_sent_again(browser: Client) -> None:
    table = kept(ledger_of(2))
    mark = browser.get(f"/replay/{table.key}/data").headers["ETag"]
    again = browser.get(f"/replay/{table.key}/data", headers={"if-none-match": mark})
    assert (again.status_code, again.content) == (304, b"")
    assert browser.get(f"/replay/{table.key}/data?eyes=0", headers={"if-none-match": mark}).status_code == 200


def test_a_game_that_goes_on_is_told_anew(browser: Client, oksana: Person) -> None:
    ledger = ledger_of(2, plays=6)
    table = kept(ledger, [oksana])
    assert data(browser, table)["number"] == 7
    play(ledger, Rng(3))
    entry = ledger.entries[-1]
    Entry.objects.create(
        table=table, number=8, at=table.changed, kind="play", seat=entry.seat, body=as_json(entry.body)
    )
    Table.objects.filter(pk=table.pk).update(number=8)
    assert data(browser, table)["number"] == 8


def test_the_record_is_a_file_that_replays(browser: Client) -> None:
    ledger = ledger_of(3)
    answer = browser.get(f"/replay/{kept(ledger).key}/record")
    assert "attachment" in answer.headers["Content-Disposition"]
    assert Record.loads(answer.content.decode()).verify().key() == ledger.state.key()


def test_the_page_tells_its_script_whose_eyes_there_are(browser: Client, oksana: Person) -> None:
    table = kept(ledger_of(2), [oksana])
    page = browser.get(f"/replay/{table.key}/").content.decode()
    found = re.search(r'id="replay-config" type="application/json">(.*?)</script>', page)
    assert found
    config = json.loads(found[1])
    assert config["eyes"] == ["open", 0, 1]
    assert config["mine"] == [0]
    assert [seat["name"] for seat in config["seats"]] == ["Оксана", "Théo"]


# Bringing a record


def test_a_record_is_brought_and_watched(browser: Client) -> None:
    text = record_of(ledger_of(2), {"players": 2}).dumps()
    answer = browser.post("/replay/import/", {"record": SimpleUploadedFile("g.jsonl", text.encode()), "title": "Наша"})
    table = Table.objects.get()
    assert answer.status_code == 302
    assert answer.headers["Location"] == f"/replay/{table.key}/"
    assert table.title == "Наша"
    assert data(browser, table)["over"] is True


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "the record is empty"),
        (b"hello", "line 1 is not JSON"),
        (b"\xff\xfe\x00", "not text in UTF-8"),
        (b'{"triskel": 1, "game": "ingenious", "rules": 1, "options": {}}\n', "cut off"),
        (b'{"triskel": 1, "game": "chess", "rules": 1}\n{"end": 0}\n', "no game"),
    ],
)
def test_a_bad_record_is_refused_with_the_reason(browser: Client, content: bytes, reason: str) -> None:
    answer = browser.post("/replay/import/", {"record": SimpleUploadedFile("game.jsonl", content)})
    assert answer.status_code == 400
    assert reason in answer.content.decode().replace("&#x27;", "'")
    assert not Table.objects.exists()


def test_a_game_that_has_no_table_here_is_refused(browser: Client) -> None:
    with registered(Hush()):
        text = Record("hush", {"players": 2}).dumps()
        answer = browser.post("/replay/import/", {"record": SimpleUploadedFile("game.jsonl", text.encode())})
    assert answer.status_code == 400
    assert "no table for" in answer.content.decode()


def test_a_record_that_is_too_large_is_refused(browser: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "LONGEST", 100)
    answer = browser.post("/replay/import/", {"record": SimpleUploadedFile("game.jsonl", b"x" * 101)})
    assert answer.status_code == 400
    assert not Table.objects.exists()


# Playing on


def test_playing_on_from_a_moment(browser: Client, oksana: Person) -> None:
    ledger = ledger_of(3)
    table = kept(ledger, [oksana])
    moment = {"at": 5, "seat": 2, "bot": "greedy"}
    answer = browser.post(f"/replay/{table.key}/branch", moment)
    new = Table.objects.exclude(pk=table.pk).get()
    assert answer.status_code == 302
    assert answer.headers["Location"] == f"/table/{new.key}/"
    assert (new.status, new.creator, new.private) == ("playing", oksana, True)
    assert [(seat.person, seat.bot) for seat in new.seats.all()] == [(None, "greedy"), (None, "greedy"), (oksana, "")]
    begun = Ledger(new.game, new.options, new.position, new.clock)
    assert begun.state.key() == ledger.state_at(5).key()
    assert Entry.objects.get(table=new).kind == "start"


def test_who_has_no_name_yet_gives_one(browser: Client) -> None:
    table = kept(ledger_of(2))
    browser.post(f"/replay/{table.key}/branch", {"at": 5, "seat": 0, "bot": "greedy", "name": "Тарас"})
    assert Table.objects.exclude(pk=table.pk).get().seats.get(number=0).person == Person.objects.get(name="Тарас")


@pytest.mark.parametrize(
    "wrong", [{"at": 0}, {"at": 999}, {"at": "x"}, {"seat": 5}, {"bot": "nobody"}, {"bot": ""}, {"seat": -1}]
)
def test_what_can_not_be_played_on_is_refused(browser: Client, oksana: Person, wrong: dict[str, object]) -> None:
    table = kept(ledger_of(2), [oksana])
    answer = browser.post(f"/replay/{table.key}/branch", {"at": 5, "seat": 0, "bot": "greedy", **wrong})
    assert answer.status_code == 400
    assert Table.objects.count() == 1


def test_the_end_of_a_game_has_no_branch(browser: Client, oksana: Person) -> None:
    ledger = ledger_of(2)
    table = kept(ledger, [oksana])
    answer = browser.post(f"/replay/{table.key}/branch", {"at": ledger.number, "seat": 0, "bot": "greedy"})
    assert answer.status_code == 400


def test_a_running_game_has_no_branch(browser: Client, oksana: Person) -> None:
    """It would show the racks of the others."""
    table = kept(ledger_of(2, plays=6), [oksana])
    answer = browser.post(f"/replay/{table.key}/branch", {"at": 5, "seat": 0, "bot": "greedy"})
    assert answer.status_code == 404
