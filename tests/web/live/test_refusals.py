"""What is refused is refused with a clear error, and changes nothing."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest
from django.utils import timezone
from tests.web.live.site import Closed, Frame, Seated, Site, Tab, begin, first_move, played, seated, somebody

from triskel.web.tables.models import ChatLine, Entry, Table


def nothing_changed(table: Seated) -> None:
    assert Entry.objects.filter(table=table.id).count() == 1
    assert ChatLine.objects.count() == 0
    assert Table.objects.get(pk=table.id).number == 1


def refused(table: Seated, who: str | None, act: Callable[[Tab], Awaitable[Frame]], **figures: int) -> Frame:
    """What somebody is answered who does something that is refused."""
    found: list[Frame] = []

    async def scenario(site: Site) -> None:
        tab = await site.tab(table, who)
        found.append(await act(tab))
        watcher = await site.tab(table)
        assert watcher.latest["number"] == 1

    played(scenario, **figures)
    nothing_changed(table)
    (frame,) = found
    assert frame["t"] == "refused", frame
    assert frame["text"]
    return frame


def test_a_move_that_the_rules_forbid_is_refused_with_the_rule(committed: None) -> None:
    def act(tab: Tab) -> Awaitable[Frame]:
        tile = next(tile for tile in ("RR", "GG", "BB", "OO") if tile not in tab.latest["view"]["rack"])
        return tab.play(tab.latest["offers"]["0"]["pairs"][0] + tile)

    frame = refused(seated("Ann", "Bob"), "Ann", act)
    assert (frame["code"], frame["rule"]) == ("illegal", "not_on_rack")
    assert list(frame["facts"]) == ["tile"]


@pytest.mark.parametrize(
    ("members", "code"),
    [
        ({"seat": 0, "at": 1, "moves": ["nonsense"]}, "notation"),
        ({"seat": 0, "at": 1, "moves": []}, "illegal"),
        ({"seat": 0, "at": 0, "moves": ["a1a2RR"]}, "stale"),
        ({"seat": 0, "at": 7, "moves": ["a1a2RR"]}, "stale"),
        ({"seat": 0, "at": -1, "moves": ["a1a2RR"]}, "stale"),
        ({"seat": 1, "at": 1, "moves": ["a1a2RR"]}, "not_your_seat"),
        ({"seat": -1, "at": 1, "moves": ["a1a2RR"]}, "not_your_seat"),
        ({"seat": 99, "at": 1, "moves": ["a1a2RR"]}, "not_your_seat"),
    ],
)
def test_a_play_that_does_not_fit_is_refused(committed: None, members: Frame, code: str) -> None:
    assert refused(seated("Ann", "Bob"), "Ann", lambda tab: tab.ask("play", **members))["code"] == code


def test_who_is_not_on_turn_is_told_whose_turn_it_is(committed: None) -> None:
    frame = refused(seated("Ann", "Bob"), "Bob", lambda tab: tab.ask("play", seat=1, at=1, moves=["f6g6RG"]))
    assert (frame["rule"], frame["facts"]) == ("not_your_turn", {"seat": 1, "turn": 0})


@pytest.mark.parametrize(
    ("kind", "members"),
    [
        ("play", {"seat": 0, "at": 1, "moves": ["a1a2RR"]}),
        ("undo", {"seat": 0, "at": 1}),
        ("ask", {"seat": 0, "what": "end"}),
        ("answer", {"seat": 0, "ask": 1, "yes": True}),
        ("choose", {"seat": 0, "about": 1, "choose": "bot"}),
        ("handover", {"seat": 0, "to": "bot"}),
        ("leave", {"seat": 0}),
        ("chat", {"text": "hello"}),
        ("why", {"seat": 0, "moves": ["a1a2RR"]}),
    ],
)
def test_who_has_no_session_may_look_on_and_do_nothing(committed: None, kind: str, members: Frame) -> None:
    assert refused(seated("Ann", "Bob"), None, lambda tab: tab.ask(kind, **members))["code"] == "no_session"


@pytest.mark.parametrize(
    ("kind", "members", "code"),
    [
        ("undo", {"seat": 0, "at": 1}, "no_free_undo"),
        ("ask", {"seat": 0, "what": "undo"}, "nothing_to_undo"),
        ("ask", {"seat": 0, "what": "live"}, "not_by_day"),
        ("answer", {"seat": 0, "ask": 1, "yes": True}, "no_question"),
        ("choose", {"seat": 0, "about": 1, "choose": "bot"}, "no_question"),
        ("handover", {"seat": 0, "to": "person"}, "nothing_to_hand_over"),
        ("handover", {"seat": 0, "to": "bot", "bot": "deep thought"}, "unknown_bot"),
        ("handover", {"seat": 1, "to": "bot"}, "not_your_seat"),
        ("leave", {"seat": 1}, "not_your_seat"),
        ("chat", {"text": "   \u202e\u0000 "}, "no_text"),
        ("chat", {"text": "x" * 501}, "too_long"),
    ],
)
def test_what_makes_no_sense_now_is_refused(committed: None, kind: str, members: Frame, code: str) -> None:
    assert refused(seated("Ann", "Bob"), "Ann", lambda tab: tab.ask(kind, **members))["code"] == code


MALFORMED = (
    "",
    "what?",
    "[]",
    "null",
    '{"t":"play"}',
    '{"t":"play","id":1,"seat":"0","at":1,"moves":["a1a2RR"]}',
    '{"t":"play","id":1,"seat":0,"at":1,"moves":"a1a2RR"}',
    '{"t":"ask","id":1,"seat":0,"what":"money"}',
    '{"t":"sudo","id":1}',
    '{"t":"chat","id":' + "9" * 60 + ',"text":"x"}',
    '{"t":"chat","id":1,"text":"\\ud800"}',
    "[" * 3000,
)


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_is_answered_and_the_next_one_counts(committed: None, text: str) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        ann.raw(text)
        frame = await ann.next("refused")
        assert frame["code"] in ("bad_message", "no_text"), frame
        await site.in_thread(nothing_changed, table)
        assert (await ann.play())["t"] == "done"

    played(scenario)


def test_a_malformed_command_is_answered_by_its_number(committed: None) -> None:
    def act(tab: Tab) -> Awaitable[Frame]:
        tab.raw('{"t":"play","id":41,"seat":0,"at":1,"moves":[1]}')
        return tab.next("refused")

    assert refused(seated("Ann", "Bob"), "Ann", act)["id"] == 41


def test_an_oversized_message_is_refused(committed: None) -> None:
    def act(tab: Tab) -> Awaitable[Frame]:
        return tab.ask("chat", text="x" * 5000)

    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        ann.send("chat", id=1, text="x" * 5000)
        assert (await ann.next("refused"))["code"] == "too_long"

    played(scenario)
    nothing_changed(table)


def test_much_nonsense_closes_the_connection(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        for _time in range(10):
            ann.raw("nonsense")
        assert (await ann.closed()).code == 4400

    played(scenario)
    nothing_changed(table)


def test_too_many_messages_are_refused_and_at_last_the_connection_is_closed(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        for _time in range(30):
            ann.send("chat", id=5, text="more")
        frame = await ann.until(lambda frame: frame["t"] == "refused" and frame["code"] == "too_many")
        assert frame["text"]
        assert (await ann.closed()).code == 4429
        # Nobody else suffers, and who comes back politely is served.
        again = await site.tab(table, "Ann")
        assert (await again.play())["t"] == "done"

    played(scenario, rate=1, burst=8, chat_burst=0)
    assert ChatLine.objects.count() == 0


def test_nobody_opens_tabs_without_end(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        one, _two = await site.tab(table, "Ann"), await site.tab(table, "Ann")
        tab = site.open(f"/live/table/{table.key}", table.cookies["Ann"])
        assert (await tab.closed()).code == 4429
        await site.tab(table, "Bob")
        await one.leave()
        await site.tab(table, "Ann")

    played(scenario, tabs=2)


def test_a_page_from_elsewhere_may_not_open_a_table(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        path, cookie = f"/live/table/{table.key}", table.cookies["Ann"]
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": "http://localhost.evil.example"},
            {"host": "evil.example", "origin": "http://evil.example"},
        ):
            tab = site.open(path, cookie, **headers)
            tab.send("hello", v=1)
            assert (await tab.closed()).code == 4403, headers
            assert tab.received == []

    played(scenario)


def closed(table: Seated, cookie: str | None, path: str = "") -> Closed:
    found: list[Closed] = []

    async def scenario(site: Site) -> None:
        tab = site.open(path or f"/live/table/{table.key}", cookie)
        tab.send("hello", v=1)
        found.append(await tab.closed())
        assert tab.received == []

    played(scenario)
    return found[0]


def test_a_private_table_is_shown_to_nobody_else(committed: None) -> None:
    table = seated("Ann", "Bob", private=True)
    assert closed(table, None).code == 4401
    assert closed(table, "sessionid=forged").code == 4401
    assert closed(table, somebody("Eve")[0]).code == 4404

    async def scenario(site: Site) -> None:
        assert (await site.tab(table, "Bob")).latest["eyes"] == 1

    played(scenario)


def test_when_the_game_at_a_private_table_begins_those_who_looked_in_have_to_go(committed: None) -> None:
    table = seated("Ann", "Bob", private=True, begun=False)

    async def scenario(site: Site) -> None:
        ann, guest = await site.tab(table, "Ann"), await site.tab(table)
        await begin(site, table)
        assert (await guest.closed()).code == 4404
        assert not any("playing" in text for text in guest.received)
        await ann.number(1)

    played(scenario)


@pytest.mark.parametrize("path", ["/live/table/nosuchtable", "/live/table/", "/live/", "/live/table/../../x", "/"])
def test_what_does_not_exist_is_not_found(committed: None, path: str) -> None:
    assert closed(seated("Ann", "Bob"), None, path).code == 4404


def test_somebody_banned_is_refused(committed: None) -> None:
    cookie, _person = somebody("Eve", banned_until=timezone.now() + timedelta(days=1))
    assert closed(seated("Ann", "Bob"), cookie).code == 4403


def test_an_unknown_version_of_the_protocol_is_refused(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        tab = site.open(f"/live/table/{table.key}")
        tab.send("hello", v=2)
        assert (await tab.next("refused"))["code"] == "version"
        assert (await tab.closed()).code == 4400

    played(scenario)


def test_nothing_is_told_before_a_hello(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        tab = site.open(f"/live/table/{table.key}", table.cookies["Ann"])
        tab.send("play", id=3, seat=0, at=1, moves=["a1a2RR"])
        frame = await tab.next("refused")
        assert (frame["code"], frame["id"]) == ("no_hello", 3)
        tab.send("ping", n=7)
        assert await tab.frame() == {"t": "pong", "n": 7}

    played(scenario)
    nothing_changed(table)


def test_a_refused_move_answers_why(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        move = first_move(ann.latest, 0)
        assert await ann.ask("why", seat=0, moves=[move]) == {"t": "reason", "id": 1, "ok": True}
        reason = await ann.ask("why", seat=0, moves=["swap"])
        assert (reason["ok"], reason["rule"]) == (False, "lay_a_tile")
        reason = await bob.ask("why", seat=1, moves=[move])
        assert (reason["ok"], reason["rule"]) == (False, "not_your_turn")
        await site.in_thread(nothing_changed, table)

    played(scenario)


def test_two_tabs_move_at_once_and_exactly_one_counts(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        tabs = [await site.tab(table, "Ann") for _tab in range(4)]
        move = first_move(tabs[0].latest, 0)
        for tab in tabs:
            tab.send("play", id=1, seat=0, at=1, moves=[move])
        replies = [await tab.until(lambda frame: frame.get("id") == 1) for tab in tabs]
        assert sorted(reply["t"] for reply in replies) == ["done", "refused", "refused", "refused"]
        assert {reply["code"] for reply in replies if reply["t"] == "refused"} == {"stale"}

    played(scenario)
    assert Entry.objects.filter(table=table.id).count() == 2


def test_a_table_with_a_broken_log_is_not_played_on(committed: None, caplog: pytest.LogCaptureFixture) -> None:
    table = seated("Ann", "Bob")
    Entry.objects.filter(table=table.id, number=1).update(number=2)
    assert closed(table, table.cookies["Ann"]).code == 4410
    assert table.key in caplog.text


def test_a_game_begun_with_other_rules_is_not_played_on(committed: None, caplog: pytest.LogCaptureFixture) -> None:
    table = seated("Ann", "Bob")
    Table.objects.filter(pk=table.id).update(rules=999)
    assert closed(table, table.cookies["Ann"]).code == 4410
    assert "999" in caplog.text
