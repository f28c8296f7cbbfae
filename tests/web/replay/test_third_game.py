"""The replay of a game of another package: simultaneous choices, sealed cards, and a plain board."""

import gzip
import json
from collections.abc import Iterator

import pytest
from django.test import Client
from tests.core.toys import Hush

from triskel.core.chance import Rng
from triskel.core.game import Options
from triskel.core.records import Record
from triskel.core.registry import registered
from triskel.core.state import CHANCE
from triskel.web import games
from triskel.web.games.face import Face, Level, Mode
from triskel.web.replay.records import import_record
from triskel.web.tables.models import Table

pytestmark = pytest.mark.usefixtures("database")


class HushFace(Face):
    game = "hush"

    def title(self) -> str:
        return "Hush!"

    def modes(self) -> tuple[Mode, ...]:
        return (Mode("duel", "Duel", {"players": 2}),)

    def levels(self, options: Options) -> tuple[Level, ...]:
        return (Level("random", "Clown", "Does anything."),)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A whole game of Hush, brought to the site."""
    monkeypatch.setitem(games._made, "hush", HushFace())
    with registered(Hush()):
        record = Record("hush", {"players": 3}, ["Ann", "Bob", "Eve"])
        state, source = record.start(), Rng(4)
        while awaited := state.awaited():
            seat = awaited[source.below(len(awaited))]
            move = state.chance_move(source) if seat == CHANCE else state.random_move(seat, source)
            record.add(seat, move)
            state.play(seat, move)
        yield import_record(record, None)


def cards_sealed(browser: Client, table: Table, eyes: str) -> set[int]:
    """The seats of whose sealed cards these eyes are told which they are."""
    told = json.loads(gzip.decompress(browser.get(f"/replay/{table.key}/data", {"eyes": eyes}).content))
    events = [event for frame in told["frames"] for event in frame["events"] if event["event"] == "sealed"]
    assert len(events) >= 3
    return {event["seat"] for event in events if "card" in event}


def test_each_seat_sees_its_own_sealed_cards(table: Table, browser: Client) -> None:
    assert [cards_sealed(browser, table, str(seat)) for seat in range(3)] == [{0}, {1}, {2}]


def test_all_are_open_to_all_in_the_end(table: Table, browser: Client) -> None:
    assert cards_sealed(browser, table, "open") == {0, 1, 2}


def test_its_page_and_its_record_are_there(table: Table, browser: Client) -> None:
    assert browser.get(f"/replay/{table.key}/").status_code == 200
    record = Record.loads(browser.get(f"/replay/{table.key}/record").content.decode())
    assert record.verify().is_over()
    assert record.seats == ["Ann", "Bob", "Eve"]
