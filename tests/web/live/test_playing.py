"""People play over the socket, others look on, everybody comes and goes."""

import json
import zlib

import pytest
from tests.web.live.site import Frame, Site, Tab, first_move, played, seated, somebody

from triskel.web.tables.models import Entry, Table

SWAP = {
    "game": "ingenious",
    "tiles": ["f4f5RR", "e3f3BR", "h7h8YY"],
    "racks": [["RG", "RB", "GG", "BO", "OY", "YY"], ["GG", "GG", "BB", "OO", "YP", "YP"]],
    "markers": [{"R": 5, "G": 5, "B": 5, "O": 5, "Y": 5}, {}],
    "turn": 0,
}
"""Ann's rack shows no purple, which stands lowest: she may swap it."""


def entries_in(tab: Tab) -> list[Frame]:
    """All entries of the log that a tab was sent, in the order in which they came."""
    frames: list[Frame] = [json.loads(text) for text in tab.received]
    return [entry for frame in frames if frame["t"] == "update" for entry in frame["entries"]]


async def play_on(*tabs: Tab, most: int = 200) -> None:
    """Those whose turn it is play the first move that they are offered, until the game is over or so many were made."""
    for _turn in range(most):
        latest = max((tab.latest for tab in tabs), key=lambda update: int(update["number"]))
        for tab in tabs:
            await tab.number(latest["number"])
        if latest["state"] == "over":
            return
        (seat,) = latest["awaited"]
        reply = await next(tab for tab in tabs if tab.latest["eyes"] == seat).play()
        assert reply["t"] == "done", reply
        for tab in tabs:
            await tab.number(reply["number"])


def test_two_people_play_a_whole_game_and_a_third_watches(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        watcher = await site.tab(table)
        await play_on(ann, bob)
        last = ann.latest["number"]
        seen = await watcher.number(last)
        assert seen["state"] == "over"
        assert seen["view"]["outcome"] == ann.latest["view"]["outcome"] == bob.latest["view"]["outcome"]
        for tab in (ann, bob, watcher):
            assert [entry["number"] for entry in entries_in(tab)] == list(range(1, last + 1))

    played(scenario)
    kept = Table.objects.get(pk=table.id)
    assert (kept.status, kept.awaited, kept.bot_due) == (Table.Status.OVER, [], None)
    assert kept.ended is not None
    assert kept.number == Entry.objects.filter(table=table.id).count()


@pytest.mark.parametrize("names", [("Ann", "Bob"), ("Ann", "Bob", "Eve", "Zoe")])
def test_what_a_move_sends_is_small(committed: None, names: tuple[str, ...]) -> None:
    table = seated(*names)

    async def scenario(site: Site) -> None:
        tabs = [await site.tab(table, name) for name in names]
        for tab in tabs:
            await settled(tab)
            tab.received.clear()
        await play_on(*tabs)
        sent = [text.encode() for tab in tabs for text in tab.received if json.loads(text)["t"] == "update"]
        assert max(len(zlib.compress(text)) for text in sent) < 2048
        assert max(len(text) for text in sent) < 6144

    played(scenario)


async def settled(tab: Tab) -> None:
    """Everything that was on its way has come."""
    tab.send("ping", n=1)
    await tab.next("pong")


def test_everybody_sees_with_their_own_eyes(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob, watcher = await site.tab(table, "Ann"), await site.tab(table, "Bob"), await site.tab(table)
        assert [tab.latest["eyes"] for tab in (ann, bob, watcher)] == [0, 1, None]
        assert len(ann.latest["view"]["rack"]) == len(bob.latest["view"]["rack"]) == 6
        assert watcher.latest["view"]["rack"] is None
        assert list(ann.latest["offers"]) == ["0"]
        assert bob.latest["offers"] == watcher.latest["offers"] == {}

    played(scenario)


def test_who_comes_back_gets_what_was_missed_and_nothing_twice(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        await play_on(ann, bob, most=3)
        known = bob.latest["number"]
        await bob.leave()
        await ann.ask("ask", seat=0, what="end")
        again = await site.tab(table, "Bob", since=known, eyes=1)
        assert again.latest["since"] == known
        assert [entry["number"] for entry in again.latest["entries"]] == [known + 1]
        assert again.latest["questions"][0]["what"] == "end"
        await again.ask("play", seat=1, at=again.latest["number"], moves=[first_move(again.latest, 1)])

    played(scenario)


def test_who_claims_to_know_the_future_gets_the_whole_log(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        for since in (-5, 2, 1000):
            tab = await site.tab(table, "Ann", since=since, eyes=0)
            assert tab.latest["since"] == 0
            assert [entry["number"] for entry in tab.latest["entries"]] == [1]

    played(scenario)


def test_two_tabs_of_one_person_show_the_same(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        one, other = await site.tab(table, "Ann"), await site.tab(table, "Ann")
        reply = await other.play()
        assert (await one.number(reply["number"]))["view"] == (await other.number(reply["number"]))["view"]
        assert one.latest["watchers"] == 0

    played(scenario)


def test_two_on_a_sofa_look_with_one_pair_of_eyes_at_a_time(committed: None) -> None:
    table = seated("Ann", "Bob", same={"Bob": "Ann"})

    async def scenario(site: Site) -> None:
        sofa = await site.tab(table, "Ann")
        assert sofa.latest["eyes"] is None
        assert sofa.latest["view"]["rack"] is None
        sofa.send("look", eyes=0)
        seen = await sofa.until(lambda frame: frame["t"] == "update" and frame["eyes"] == 0)
        assert seen["since"] == 0
        assert len(seen["view"]["rack"]) == 6
        assert (await sofa.play(seat=0))["t"] == "done"
        sofa.send("look", eyes=1)
        await sofa.until(lambda frame: frame["t"] == "update" and frame["eyes"] == 1)
        assert (await sofa.play(seat=1))["t"] == "done"

    played(scenario)


def test_nobody_looks_with_somebody_elses_eyes(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann", eyes=1)
        assert ann.latest["eyes"] is None
        ann.send("look", eyes=1)
        assert (await ann.next("refused"))["code"] == "not_your_seat"
        stranger = await site.tab(table, eyes=0)
        assert stranger.latest["eyes"] is None
        assert stranger.latest["view"]["rack"] is None

    played(scenario)


def test_the_welcome_tells_who_i_am_and_what_table_this_is(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        tab = site.open(f"/live/table/{table.key}", table.cookies["Bob"], **{"accept-language": "uk"})
        tab.send("hello", v=1)
        welcome = await tab.next("welcome")
        assert welcome["you"]["person"] == table.people["Bob"]
        assert (welcome["you"]["name"], welcome["you"]["seats"]) == ("Bob", [1])
        assert welcome["table"]["game"] == "ingenious"
        assert {bot["spec"] for bot in welcome["table"]["bots"]} >= {"random", "greedy"}
        assert welcome["chat"] == []

    played(scenario)


def test_a_person_plays_three_bots(committed: None) -> None:
    table = seated("Ann", "x", "y", "z", bots={1: "random", 2: "random", 3: "random"})

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        turns = 0
        while ann.latest["state"] != "over" and turns < 4:
            await ann.until(lambda _frame: True) if ann.latest["awaited"] != [0] else None
            if ann.latest["awaited"] == [0]:
                number = (await ann.play())["number"]
                await ann.number(number)
                turns += 1
        played_by = [entry["seat"] for entry in entries_in(ann) if entry["kind"] == "play"]
        assert set(played_by) == {0, 1, 2, 3}
        assert [seat["bot"] for seat in ann.latest["seats"]] == [None, "random", "random", "random"]

    played(scenario)


def test_solitaire_plays_to_its_grade(committed: None) -> None:
    table = seated("Ann")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        await play_on(ann)
        assert ann.latest["view"]["outcome"] is not None

    played(scenario)


def test_a_swap_is_asked_of_the_mover_alone_and_is_one_entry_with_the_move(committed: None) -> None:
    table, move = seated("Ann", "Bob", position=SWAP), "f9f10OY"

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        before = len(bob.received)
        question = await ann.ask("play", seat=0, at=1, moves=[move])
        assert question["t"] == "question"
        assert set(question["offer"]["moves"]) == {"swap", "keep"}
        assert question["view"]["phase"] == "ending"
        # Bob's socket has not said a word.
        bob.send("ping", n=1)
        await bob.next("pong")
        assert len(bob.received) == before + 1
        assert bob.latest["number"] == 1
        done = await ann.ask("play", seat=0, at=1, moves=[move, "swap"])
        assert done == {"t": "done", "id": done["id"], "number": 2}
        seen = await bob.number(2)
        assert [entry["kind"] for entry in seen["entries"]] == ["play"]
        assert "rack_shown" in [event["event"] for event in seen["entries"][0]["events"]]

    played(scenario)


def test_a_watcher_is_counted_and_people_are_seen_to_be_here(committed: None) -> None:
    table = seated("Ann", "Bob")
    cookie, _person = somebody("Eve")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        assert [seat["here"] for seat in ann.latest["seats"]] == [True, False]
        bob = await site.tab(table, "Bob")
        await ann.until(lambda frame: frame["t"] == "update" and frame["seats"][1]["here"])
        eve, _again, nobody = await site.tab(table, cookie), await site.tab(table, cookie), await site.tab(table)
        await ann.until(lambda frame: frame["t"] == "update" and frame["watchers"] == 2)
        await bob.leave()
        await eve.leave()
        await nobody.leave()
        await ann.until(lambda frame: frame["t"] == "update" and frame["watchers"] == 1)
        assert [seat["here"] for seat in ann.latest["seats"]] == [True, False]

    played(scenario)
