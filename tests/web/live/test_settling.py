"""What people settle among themselves over the socket: time-outs and choices, undo, bots that step in."""

import json
from typing import Any

from tests.web.live.site import Frame, Site, Tab, first_move, played, seated

from triskel.web.tables.models import Entry, Seat, Table

BONUS = {
    "game": "ingenious",
    "tiles": ["f4f5RR", "e3f3BR", "h7h8YY"],
    "racks": [["RG", "RB", "GG", "BO", "OY", "PP"], ["GG", "GG", "BB", "OO", "YP", "YP"]],
    "markers": [{"R": 15}, {}],
    "turn": 0,
}
"""The tile RG on f6g6 lifts red to 18: a bonus play for Ann."""

SHORT = {"kind": "live", "bank": 1, "increment": 1}


def kinds(tab: Tab) -> list[str]:
    frames = [json.loads(text) for text in tab.received]
    return [entry["kind"] for frame in frames if frame["t"] == "update" for entry in frame["entries"]]


def an_open(kind: str) -> Any:
    return lambda frame: frame["t"] == "update" and any(question["kind"] == kind for question in frame["questions"])


def a_bot_at(seat: int, bot: str | None) -> Any:
    return lambda frame: frame["t"] == "update" and frame["seats"][seat]["bot"] == bot


def test_a_placement_before_a_bonus_play_is_taken_back_freely(committed: None) -> None:
    table = seated("Ann", "Bob", position=BONUS)

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        before = ann.latest["view"]
        assert ann.latest["undo"] == {"0": None}
        done = await ann.play("f6g6RG")
        assert (await ann.number(done["number"]))["undo"] == {"0": 1}
        assert (await bob.number(done["number"]))["undo"] == {"1": None}
        undone = await ann.ask("undo", seat=0, at=done["number"])
        assert undone["t"] == "done"
        seen = await bob.number(undone["number"])
        assert (seen["entries"][-1]["kind"], seen["entries"][-1]["to"]) == ("undo", 1)
        assert (await ann.number(undone["number"]))["view"] == before

    played(scenario)


def test_what_others_have_drawn_after_is_taken_back_by_consent(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        await ann.play()
        await bob.number(2)
        assert (await ann.ask("undo", seat=0, at=2))["code"] == "no_free_undo"
        asked = await ann.ask("ask", seat=0, what="undo")
        seen = await bob.until(an_open("ask"))
        (question,) = seen["questions"]
        assert (question["number"], question["what"], question["seat"], question["open"]) == (3, "undo", 0, [1])
        assert (await bob.ask("answer", seat=1, ask=asked["number"], yes=True))["t"] == "done"
        seen = await ann.number(5)
        assert seen["entries"][-1]["kind"] == "undo"
        assert seen["view"]["tiles"] == []
        assert seen["awaited"] == [0]
        assert (await ann.play())["t"] == "done"

    played(scenario)


def test_no_is_no(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        asked = await ann.ask("ask", seat=0, what="end")
        await bob.ask("answer", seat=1, ask=asked["number"], yes=False)
        seen = await ann.number(3)
        assert (seen["state"], seen["questions"]) == ("playing", [])

    played(scenario)


def test_all_agree_to_end(committed: None) -> None:
    table = seated("Ann", "Bob", "Eve")

    async def scenario(site: Site) -> None:
        ann, bob, eve = [await site.tab(table, name) for name in ("Ann", "Bob", "Eve")]
        asked = await ann.ask("ask", seat=0, what="end")
        await bob.ask("answer", seat=1, ask=asked["number"], yes=True)
        assert (await eve.number(3))["state"] == "playing"
        await eve.ask("answer", seat=2, ask=asked["number"], yes=True)
        seen = await ann.until(lambda frame: frame["t"] == "update" and frame["state"] == "over")
        assert seen["entries"][-1]["kind"] == "end"
        assert seen["awaited"] == []

    played(scenario)
    assert Table.objects.get(pk=table.id).status == Table.Status.OVER


def test_a_player_lets_a_bot_play_and_comes_back(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        await ann.ask("handover", seat=0, to="bot", bot="random")
        seen = await bob.until(lambda frame: frame["t"] == "update" and frame["awaited"] == [1])
        assert (seen["seats"][0]["bot"], seen["seats"][0]["away"]) == ("random", True)
        assert (await ann.ask("play", seat=0, at=seen["number"], moves=["keep"]))["code"] == "bot_plays"
        await ann.ask("handover", seat=0, to="person")
        await bob.until(a_bot_at(0, None))
        await bob.play()
        await ann.until(lambda frame: frame["t"] == "update" and "0" in frame["offers"])
        assert (await ann.play())["t"] == "done"

    played(scenario)
    assert list(Seat.objects.filter(table=table.id).values_list("substitute", flat=True)) == ["", ""]
    kinds = list(Entry.objects.filter(table=table.id).order_by("number").values_list("kind", flat=True))
    assert kinds == ["start", "handover", "play", "handover", "play", "play"]


def test_when_time_runs_out_the_others_choose_a_bot(committed: None) -> None:
    table = seated("Ann", "Bob", clock=SHORT)

    async def scenario(site: Site) -> None:
        bob = await site.tab(table, "Bob")
        seen = await bob.until(an_open("timeout"))
        (question,) = seen["questions"]
        assert (question["seat"], question["open"]) == (0, [1])
        assert seen["clock"]["running"] == []
        assert (await bob.ask("choose", seat=1, about=question["number"], choose="bot"))["t"] == "done"
        seen = await bob.until(lambda frame: frame["t"] == "update" and frame["awaited"] == [1])
        assert seen["seats"][0]["bot"] is not None
        assert kinds(bob) == ["start", "timeout", "choice", "handover", "play"]

    played(scenario)
    assert Seat.objects.get(table=table.id, number=0).substitute != ""


def test_when_time_runs_out_the_others_may_wait_and_nothing_is_lost(committed: None) -> None:
    table = seated("Ann", "Bob", clock=SHORT)

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        seen = await bob.until(an_open("timeout"))
        await bob.ask("choose", seat=1, about=seen["questions"][0]["number"], choose="wait")
        await ann.until(lambda frame: frame["t"] == "update" and frame["number"] >= 4 and not frame["questions"])
        assert ann.latest["clock"]["left"][0] > 0
        assert (await ann.play())["t"] == "done"

    played(scenario)


def test_who_is_late_may_still_play(committed: None) -> None:
    table = seated("Ann", "Bob", clock=SHORT)

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        await ann.until(an_open("timeout"))
        assert (await ann.play())["t"] == "done"
        assert ann.latest["questions"] == [] or (await ann.number(3))["questions"] == []

    played(scenario)


def test_when_somebody_leaves_the_others_choose(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        await ann.ask("leave", seat=0)
        seen: Frame = await bob.until(an_open("leave"))
        assert seen["seats"][0]["away"]
        await bob.ask("choose", seat=1, about=seen["questions"][0]["number"], choose="end")
        await bob.until(lambda frame: frame["t"] == "update" and frame["state"] == "over")

    played(scenario)


def test_without_a_clock_somebody_who_is_away_for_long_is_missed_once(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        bob = await site.tab(table, "Bob")
        seen = await bob.until(an_open("timeout"))
        (question,) = seen["questions"]
        assert (question["seat"], question["open"]) == (0, [1])
        await bob.ask("choose", seat=1, about=question["number"], choose="wait")
        await bob.until(lambda frame: frame["t"] == "update" and not frame["questions"])
        for _time in range(3):
            await site.live.sweeper.sweep()
        assert bob.latest["number"] == len(kinds(bob))
        ann = await site.tab(table, "Ann")
        assert (await ann.play())["t"] == "done"
        assert kinds(bob).count("timeout") == 1

    played(scenario, absent_after=0.05, sweep_every=0.02)


def test_nobody_is_missed_while_nobody_waits(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        watcher = await site.tab(table)
        for _time in range(5):
            await site.live.sweeper.sweep()
        watcher.send("ping", n=1)
        await watcher.next("pong")
        assert watcher.latest["number"] == 1

    played(scenario, absent_after=0.0, sweep_every=0.02)


def test_a_game_by_the_day_goes_live_when_all_agree(committed: None) -> None:
    table = seated("Ann", "Bob", clock={"kind": "days", "bank": 86400, "increment": 3600, "weekends": True})

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        assert ann.latest["clock"]["kind"] == "days"
        asked = await bob.ask("ask", seat=1, what="live")
        await ann.ask("answer", seat=0, ask=asked["number"], yes=True)
        seen = await bob.until(lambda frame: frame["t"] == "update" and frame["clock"]["kind"] == "live")
        assert seen["entries"][-1]["kind"] == "clock"
        assert (await ann.play(first_move(ann.latest, 0)))["t"] == "done"

    played(scenario)


def test_a_move_still_counts_when_somebody_asked_something_meanwhile(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        move, number = first_move(ann.latest, 0), ann.latest["number"]
        await bob.ask("ask", seat=1, what="end")
        assert (await ann.ask("play", seat=0, at=number, moves=[move]))["t"] == "done"

    played(scenario)
