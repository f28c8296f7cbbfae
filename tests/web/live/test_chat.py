"""Chat, the lobby's socket, and who is told that it is their turn."""

from datetime import timedelta

import pytest
from django.utils import timezone
from tests.web.live.site import Site, begin, played, seated, somebody

from triskel.web.live import outside
from triskel.web.live.machine import Live
from triskel.web.people.models import Person
from triskel.web.tables.models import ChatLine


def test_what_somebody_writes_is_read_by_all_and_kept(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob, watcher = await site.tab(table, "Ann"), await site.tab(table, "Bob"), await site.tab(table)
        done = await ann.ask("chat", text="  Привіт,\n Bob\u202e!\u0007 ")
        for tab in (bob, watcher, ann):
            (line,) = (await tab.next("chat"))["lines"]
            assert (line["n"], line["seat"], line["name"], line["text"]) == (done["number"], 0, "Ann", "Привіт, Bob!")
        late = site.open(f"/live/table/{table.key}", table.cookies["Bob"])
        late.send("hello", v=1)
        assert [line["text"] for line in (await late.next("welcome"))["chat"]] == ["Привіт, Bob!"]
        await bob.ask("chat", text="again")
        assert [line["text"] for line in (await late.next("chat"))["lines"]] == ["again"]

    played(scenario)
    assert ChatLine.objects.count() == 2


def test_lines_are_not_told_twice_when_somebody_says_hello_again(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        await ann.ask("chat", text="one")
        await ann.next("chat") if not any('"t":"chat"' in text for text in ann.received) else None
        ann.send("hello", v=1, since=1, eyes=0)
        assert len((await ann.next("welcome"))["chat"]) == 1
        await ann.next("update")
        ann.send("ping", n=1)
        assert (await ann.frame())["t"] == "pong"

    played(scenario)


def test_a_watcher_writes_at_a_public_table_and_not_at_a_private_one(committed: None) -> None:
    public, private = seated("Ann", "Bob"), seated("Ann", "Bob", private=True)
    Person.objects.filter(pk=(staff := somebody("Eve"))[1]).update(is_staff=True)

    async def scenario(site: Site) -> None:
        assert (await (await site.tab(public, staff[0])).ask("chat", text="hello"))["t"] == "done"
        assert (await (await site.tab(private, staff[0])).ask("chat", text="hello"))["code"] == "may_not_chat"

    played(scenario)


def test_somebody_muted_may_not_write(committed: None) -> None:
    table = seated("Ann", "Bob")

    def mute() -> None:
        Person.objects.filter(pk=table.people["Bob"]).update(muted_until=timezone.now() + timedelta(hours=1))

    async def scenario(site: Site) -> None:
        bob = await site.tab(table, "Bob")
        assert (await bob.ask("chat", text="rude"))["t"] == "done"
        await site.in_thread(mute)
        assert (await bob.ask("chat", text="rude again"))["code"] == "muted"

    played(scenario)
    assert ChatLine.objects.count() == 1


def test_chat_is_limited(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        replies = [await ann.ask("chat", text=f"line {line}") for line in range(5)]
        assert [reply["t"] for reply in replies] == ["done", "done", "done", "refused", "refused"]
        assert replies[-1]["code"] == "too_many"

    played(scenario, chat_burst=3, chat_rate=0.01)


def test_somebody_banned_in_the_middle_of_a_game_is_sent_away(committed: None) -> None:
    table = seated("Ann", "Bob")

    def ban() -> None:
        Person.objects.filter(pk=table.people["Bob"]).update(banned_until=timezone.now() + timedelta(hours=1))
        outside.person_changed(table.people["Bob"])

    async def scenario(site: Site) -> None:
        bob = await site.tab(table, "Bob")
        await site.in_thread(ban)
        assert (await bob.closed()).code == 4403

    played(scenario)


def test_the_lobby_hears_of_new_tables_and_of_my_turn(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        lobby = site.open("/live/lobby", table.cookies["Bob"])
        other = site.open("/live/lobby")
        lobby.send("ping", n=1)
        other.send("ping", n=1)
        assert (await lobby.frame())["t"] == (await other.frame())["t"] == "pong"
        ann = await site.tab(table, "Ann")
        await ann.play()
        assert await lobby.frame() == {"t": "turn", "table": table.key}
        await site.in_thread(outside.lobby)
        assert await lobby.frame() == await other.frame() == {"t": "lobby"}

    played(scenario)


def test_who_does_not_look_is_told_of_the_turn(committed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated("Ann", "Bob")
    told: list[tuple[int, str]] = []
    monkeypatch.setattr(Live, "tell_turn", lambda _live, person, key: told.append((person, key)))

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        await ann.play()
        await bob.number(2)
        assert told == []
        ann.send("looking", yes=False)
        ann.send("ping", n=1)
        await ann.next("pong")
        await bob.play()
        assert told == [(table.people["Ann"], table.key)]
        await ann.number(3)
        await bob.leave()
        await ann.play()
        assert told[1:] == [(table.people["Bob"], table.key)]

    played(scenario)


def test_who_does_not_look_is_told_of_a_question(committed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated("Ann", "Bob", "Eve")
    told: list[int] = []
    monkeypatch.setattr(Live, "tell_turn", lambda _live, person, _key: told.append(person))

    async def scenario(site: Site) -> None:
        ann, _bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        await ann.ask("ask", seat=0, what="end")
        assert told == [table.people["Eve"]]

    played(scenario)


def test_who_does_not_look_is_told_that_the_game_begins(committed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated("Ann", "Bob", begun=False)
    told: list[int] = []
    monkeypatch.setattr(Live, "tell_turn", lambda _live, person, _key: told.append(person))

    async def scenario(site: Site) -> None:
        bob = await site.tab(table, "Bob")
        await begin(site, table)
        await bob.number(1)
        site.live.rooms.evict_idle()
        assert told == [table.people["Ann"]]

    played(scenario)
