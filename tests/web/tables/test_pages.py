"""The lobby, my games, new tables and the waiting room, as browsers see them."""

import json
import re
from collections.abc import Callable

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from tests.web.tables.sitting import BOT, LINK, ME, OPEN, names_at, somebody, table_of

from triskel.web.people.models import Person
from triskel.web.tables.models import Table

Browsers = Callable[..., Client]


def text(browser: Client, address: str) -> str:
    answer = browser.get(address)
    assert answer.status_code == 200, address
    return answer.content.decode()


def config_of(page: str) -> dict[str, object]:
    """What the page of a table tells its script."""
    found = re.search(r'<script id="table-config" type="application/json">(.*?)</script>', page)
    assert found
    config = json.loads(found[1])
    assert isinstance(config, dict)
    return config


def invite(browser: Client, name: str = "Anna", mode: str = "two") -> Table:
    """Somebody makes a table for friends."""
    browser.post("/new/ingenious/quick/", {"mode": mode, "how": "friends", "name": name})
    return Table.objects.latest("created")


# The first minute


@pytest.mark.parametrize(("mode", "seats"), [("two", 2), ("three", 3), ("four", 4), ("teams", 4), ("solo", 1)])
def test_one_click_and_a_game_against_bots_is_on(browser: Client, mode: str, seats: int) -> None:
    answer = browser.post("/new/ingenious/quick/", {"mode": mode, "level": "greedy", "how": "bots", "name": "Anna"})
    table = Table.objects.get()
    assert answer["Location"] == f"/table/{table.key}/"
    assert table.status == Table.Status.PLAYING
    assert names_at(table) == ["Anna", *["greedy"] * (seats - 1)]


def test_a_name_and_a_friend_sits(browser: Client, browsers: Browsers) -> None:
    table = invite(browser)
    friend = browsers("uk")
    page = text(friend, f"/table/{table.key}/")
    assert "Anna" in page
    friend.post(f"/table/{table.key}/join/", {"name": "Оксана"})
    table.refresh_from_db()
    assert table.status == Table.Status.PLAYING
    assert names_at(table) == ["Anna", "Оксана"]


def test_a_friend_without_a_name_is_asked_for_one(browser: Client, browsers: Browsers) -> None:
    table = invite(browser)
    answer = browsers().post(f"/table/{table.key}/join/", {"name": " "}, follow=True)
    assert "A name needs a letter" in answer.content.decode()
    assert names_at(table) == ["Anna", ""]


def test_the_lobby_shows_open_tables_with_seats_clock_and_options(browser: Client) -> None:
    table_of(somebody("Bohdan"), ME, OPEN, BOT, title="Evening", first="drawn")
    page = text(browser, "/")
    for word in ("Evening", "Bohdan", "Greedy", "no clock", "Who begins: drawn by chance", "Sit down"):
        assert word in page


def test_private_tables_are_not_listed(browser: Client, browsers: Browsers) -> None:
    table_of(somebody("Bohdan"), ME, OPEN, private=True, title="Secret")
    table_of(somebody("Bohdan"), ME, BOT, private=True, title="Secret")
    assert "Secret" not in text(browser, "/")


def test_public_games_can_be_watched(browser: Client) -> None:
    table = table_of(somebody("Bohdan"), ME, BOT, title="Evening")
    assert "Evening" in text(browser, "/")
    assert text(browser, f"/table/{table.key}/")


def test_tables_that_wait_only_for_links_are_not_open(browser: Client) -> None:
    table_of(somebody("Bohdan"), ME, LINK, title="Invited only")
    assert "Invited only" not in text(browser, "/")


def test_the_part_of_the_page_that_refreshes_has_no_frame(browser: Client) -> None:
    for address in ("/?part=tables", "/my/?part=tables"):
        assert "<html" not in text(browser, address)


# My games


def test_my_turn_comes_first(browser: Client) -> None:
    browser.post("/new/ingenious/quick/", {"mode": "two", "how": "bots", "name": "Anna"})
    anna = Person.objects.get()
    theirs = table_of(anna, BOT, ME, title="Not mine now")
    assert theirs.pk
    table_of(anna, ME, OPEN, title="Still waiting")
    over = table_of(anna, ME, BOT, title="Long over")
    Table.objects.filter(pk=over.pk).update(status=Table.Status.OVER)
    page = text(browser, "/my/")
    marks = [page.index(mark) for mark in ("Your turn</h2>", "Not mine now", "Still waiting", "Long over")]
    assert marks == sorted(marks)
    assert re.search(r'class="count"[^>]*>1<', page)


def test_who_sits_nowhere_is_told_so(browser: Client) -> None:
    assert "You sit at no table yet." in text(browser, "/my/")


# A new table with every choice


def new(browser: Client, **fields: str) -> Table:
    form = {"mode": "three", "name": "Anna", "seat0": "me", "seat1": "open", "seat2": "link", "clock": "none", **fields}
    answer = browser.post("/new/ingenious/", form)
    assert answer.status_code == 302, answer.content.decode()
    return Table.objects.get()


def test_seats_of_every_kind(browser: Client) -> None:
    table = new(browser, seat1="beside", name1="Jan", seat2="bot:balanced")
    assert [(seat.name, seat.bot) for seat in table.seats.all()] == [("Anna", ""), ("Jan", ""), ("", "balanced")]
    assert table.status == Table.Status.PLAYING


def test_clock_options_name_and_privacy(browser: Client) -> None:
    table = new(
        browser, clock="days:172800:86400", weekends="off", title=" Friday  night ", private="yes", first="drawn"
    )
    assert table.clock == {"kind": "days", "bank": 172800, "increment": 86400, "weekends": False}
    assert (table.title, table.private, table.options["first"]) == ("Friday night", True, "drawn")


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat1": "throne"},
        {"seat1": "bot:stockfish"},
        {"seat1": "beside", "name1": ""},
        {"clock": "live:x:y"},
        {"clock": "live:0:0"},
        {"first": "the oldest"},
        {"name": ""},
    ],
)
def test_a_mistake_is_told_and_loses_nothing(browser: Client, wrong: dict[str, str]) -> None:
    form = {"mode": "two", "name": "Anna", "seat0": "me", "seat1": "link", "clock": "none", "title": "Kept"}
    answer = browser.post("/new/ingenious/", form | wrong)
    assert answer.status_code == 400
    page = answer.content.decode()
    assert 'role="alert"' in page
    assert 'value="Kept"' in page
    assert not Table.objects.exists()


@pytest.mark.parametrize("mode", ["two", "three", "four", "teams", "solo", "nonsense"])
def test_the_form_has_the_seats_of_the_mode(browser: Client, mode: str) -> None:
    page = text(browser, f"/new/ingenious/?mode={mode}")
    count = {"three": 3, "four": 4, "teams": 4, "solo": 0}.get(mode, 2)
    assert len(re.findall(r'<select id="seat\d"', page)) == count


# The waiting room


def test_only_the_host_sees_the_links_of_the_seats(browser: Client, browsers: Browsers) -> None:
    table = invite(browser, mode="three")
    secret = table.seats.get(number=1).invitation
    assert secret in text(browser, f"/table/{table.key}/")
    guest = browsers()
    assert secret not in text(guest, f"/table/{table.key}/")
    guest.post(f"/table/{table.key}/join/", {"name": "Bohdan", "seat": "2"})
    assert secret not in text(guest, f"/table/{table.key}/")


@pytest.mark.parametrize("do", ["close/", "seats/1/"])
def test_only_the_host_closes_and_places(browser: Client, browsers: Browsers, do: str) -> None:
    table = invite(browser)
    assert browsers().post(f"/table/{table.key}/{do}", {"do": "empty"}).status_code == 403


def test_the_host_fills_up_with_a_bot(browser: Client) -> None:
    table = invite(browser)
    browser.post(f"/table/{table.key}/seats/1/", {"do": "bot", "bot": "balanced"})
    table.refresh_from_db()
    assert table.status == Table.Status.PLAYING


def test_a_waiting_page_is_told_when_the_game_begins(browser: Client, browsers: Browsers) -> None:
    table = invite(browser)
    part = f"/table/{table.key}/?part=tables"
    assert browser.get(part).status_code == 200
    browsers().post(f"/table/{table.key}/join/", {"name": "Bohdan"})
    assert browser.get(part).status_code == 205


def test_getting_up_and_closing(browser: Client) -> None:
    table = invite(browser)
    browser.post(f"/table/{table.key}/close/")
    assert "This table was closed." in text(browser, f"/table/{table.key}/")


# A seat's link


def test_a_seats_link_asks_for_a_name_only(browser: Client, browsers: Browsers) -> None:
    table = invite(browser, mode="three")
    address = f"/join/{table.seats.get(number=2).invitation}/"
    friend = browsers()
    assert 'name="name"' in text(friend, address)
    answer = friend.post(address, {"name": "Bohdan"})
    assert answer["Location"] == f"/table/{table.key}/"
    assert names_at(table) == ["Anna", "", "Bohdan"]
    assert friend.get(address)["Location"] == f"/table/{table.key}/", "the link stays the way to the seat"


def test_a_browser_that_lost_everything_gets_its_seat_back_by_the_link(browser: Client, browsers: Browsers) -> None:
    table = invite(browser)
    address = f"/join/{table.seats.get(number=1).invitation}/"
    browsers().post(address, {"name": "Bohdan"})
    elsewhere = browsers()
    assert "Somebody sits here: Bohdan" in text(elsewhere, address)
    elsewhere.post(address, {})
    assert config_of(text(elsewhere, f"/table/{table.key}/"))["signed"] is True
    assert names_at(table) == ["Anna", "Bohdan"]


def test_the_seat_of_an_account_asks_to_log_in(browser: Client, browsers: Browsers) -> None:
    table = invite(browser)
    Person.objects.update(username="anna")
    address = f"/join/{table.seats.get(number=0).invitation}/"
    other = browsers()
    assert f"/log-in/?next={address}" in text(other, address)
    assert other.post(address, {"name": "Eve"}).status_code == 400


# The page of a game


def test_the_page_of_a_game_tells_its_script_what_it_needs(database: None, browsers: Browsers) -> None:
    browser = browsers("uk")
    browser.post("/new/ingenious/quick/", {"mode": "two", "how": "bots", "name": "Оксана"})
    table = Table.objects.get()
    config = config_of(text(browser, f"/table/{table.key}/"))
    assert (config["key"], config["game"], config["language"]) == (table.key, "ingenious", "uk")
    assert config["signed"] is True
    assert config["csrf"]
    links = config["links"]
    assert isinstance(links, dict)
    assert links["rematch"] == f"/table/{table.key}/rematch/"
    assert links["preferences"] == "/profile/preferences"
    assert links["rules"] == "/rules/ingenious/"


def test_onlookers_get_no_links_of_seats(browser: Client) -> None:
    table = table_of(somebody("Bohdan"), ME, BOT)
    links = config_of(text(browser, f"/table/{table.key}/"))["links"]
    assert isinstance(links, dict)
    assert links["invitations"] == []
    assert links["rematch"] == ""


def test_a_private_game_is_closed_to_others(browser: Client, browsers: Browsers) -> None:
    browser.post("/new/ingenious/quick/", {"mode": "two", "how": "bots", "name": "Anna"})
    table = Table.objects.get()
    assert text(browser, f"/table/{table.key}/")
    answer = browsers().get(f"/table/{table.key}/")
    assert answer.status_code == 403
    assert "private table" in answer.content.decode()
    Table.objects.update(status=Table.Status.OVER)
    over = browsers().get(f"/table/{table.key}/")
    assert over["Location"] == f"/replay/{table.key}/", "a game that is over can be shown to friends"


def test_nothing_on_the_pages_is_scripted_or_styled_in_place(browser: Client) -> None:
    table = invite(browser)
    for address in ("/", "/my/", "/profile/", "/new/ingenious/", "/log-in/", f"/table/{table.key}/"):
        page = text(browser, address)
        assert " style=" not in page
        assert "<style" not in page
        assert not re.search(r" on\w+=", page)
        assert not re.search(r"<script(?![^>]*(src=|application/json))", page)


# Playing again


def test_playing_again_needs_to_have_played_and_an_end(browser: Client, browsers: Browsers) -> None:
    browser.post("/new/ingenious/quick/", {"mode": "two", "how": "bots", "name": "Anna"})
    table = Table.objects.get()
    again = f"/table/{table.key}/rematch/"
    assert browser.post(again)["Location"] == f"/table/{table.key}/"
    Table.objects.update(status=Table.Status.OVER, private=False)
    assert browsers().post(again).status_code == 403
    answer = browser.post(again)
    assert answer["Location"] != f"/table/{table.key}/"
    assert browser.get(answer["Location"]).status_code == 200


def test_a_kept_seat_is_taken_by_playing_again(browser: Client, browsers: Browsers) -> None:
    table = invite(browser)
    friend = browsers()
    friend.post(f"/table/{table.key}/join/", {"name": "Bohdan"})
    Table.objects.update(status=Table.Status.OVER)
    following = browser.post(f"/table/{table.key}/rematch/")["Location"]
    page = text(friend, following)
    assert "Bohdan" in page
    assert f'action="/table/{table.key}/rematch/"' in page
    assert "They want to play again" in text(friend, "/my/")
    friend.post(f"/table/{table.key}/rematch/")
    assert Table.objects.get(previous=table).status == Table.Status.PLAYING


def test_the_lobby_remembers_the_last_choice(browser: Client) -> None:
    browser.post("/new/ingenious/quick/", {"mode": "four", "level": "greedy", "how": "bots", "name": "Anna"})
    page = text(browser, "/")
    assert re.search(r'value="four"[^>]* checked', page)
    assert re.search(r'value="greedy" checked', page)


def test_my_own_tables_are_not_offered_to_me(browser: Client) -> None:
    new(browser, title="Mine")
    page = text(browser, "/")
    assert page.index("Mine") < page.index("Open tables")
    assert "Nobody waits for players at the moment." in page


def test_a_full_lobby_asks_the_database_no_more_than_an_empty_one(browser: Client) -> None:
    browser.post("/new/ingenious/quick/", {"mode": "two", "how": "bots", "name": "Anna"})
    anna = Person.objects.get()

    def questions() -> int:
        with CaptureQueriesContext(connection) as asked:
            text(browser, "/")
            text(browser, "/my/")
        return len(asked)

    def fill() -> None:
        for table in (table_of(somebody(), ME, OPEN), table_of(somebody(), ME, BOT), table_of(anna, ME, OPEN)):
            assert table.pk
        over = table_of(anna, ME, BOT)
        Table.objects.filter(pk=over.pk).update(status=Table.Status.OVER)

    fill()
    questions()  # The first visit renews the session.
    before = questions()
    fill()
    fill()
    assert questions() == before
