"""A game of another package comes to the site with its rules and a face, and nothing else."""

import json
import re
from collections.abc import Iterator

import pytest
from django.test import Client
from tests.core.toys import Hush
from tests.web.tables.sitting import names_at

from triskel.core.game import Options
from triskel.core.registry import registered
from triskel.web import games
from triskel.web.games.face import Choice, Face, Level, Mode
from triskel.web.tables.models import Table


class HushFace(Face):
    game = "hush"

    def title(self) -> str:
        return "Hush!"

    def modes(self) -> tuple[Mode, ...]:
        return (Mode("duel", "Duel", {"players": 2}), Mode("crowd", "Crowd", {"players": 4}))

    def choices(self) -> tuple[Choice, ...]:
        return (Choice("rounds", "Rounds", "How long it takes.", ((2, "two"), (3, "three")), ()),)

    def levels(self, options: Options) -> tuple[Level, ...]:
        return (Level("random", "Clown", "Does anything."),)

    def seating(self, options: Options) -> str:
        return "Sit in a circle."


@pytest.fixture(autouse=True)
def hush(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(games._OURS, "hush", f"{__name__}:HushFace")
    monkeypatch.setitem(games._made, "hush", HushFace())
    with registered(Hush()):
        yield


def text(browser: Client, address: str) -> str:
    answer = browser.get(address)
    assert answer.status_code == 200
    return answer.content.decode()


def test_it_stands_in_the_lobby_beside_ours(browser: Client) -> None:
    page = text(browser, "/")
    for word in ("Ingenious", "Hush!", "Duel", "Crowd", "Clown", "/new/hush/quick/"):
        assert word in page


def test_its_form_has_its_modes_options_and_seats(browser: Client) -> None:
    page = text(browser, "/new/hush/?mode=crowd")
    for word in ("Rounds", "How long it takes.", "Sit in a circle.", "Clown"):
        assert word in page
    assert len(re.findall(r'<select id="seat\d"', page)) == 4


def test_it_is_played_with_its_bots_and_the_plain_board(browser: Client) -> None:
    form = {"mode": "duel", "name": "Anna", "seat0": "me", "seat1": "bot:random", "clock": "none", "rounds": "3"}
    answer = browser.post("/new/hush/", form)
    table = Table.objects.get()
    assert answer["Location"] == f"/table/{table.key}/"
    assert table.status == Table.Status.PLAYING
    assert table.options == {"players": 2, "rounds": 3}
    assert names_at(table) == ["Anna", "random"]
    page = text(browser, f"/table/{table.key}/")
    found = re.search(r'<script id="table-config" type="application/json">(.*?)</script>', page)
    assert found
    assert "plain" in json.loads(found[1])["module"]
    assert "Rounds: three" in text(browser, "/my/")
