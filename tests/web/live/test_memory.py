"""Which tables are in memory, and that all goes on without anybody looking, also after a restart."""

import asyncio
from datetime import timedelta

from django.utils import timezone
from tests.web.live.site import PATIENCE, Seated, Site, played, seated

from triskel.web.live import outside
from triskel.web.tables.ledger import Sitter
from triskel.web.tables.models import Entry, Seat, Table


async def until(site: Site, fits: "object", *args: object) -> None:
    """Wait until something is true of the database."""
    async with asyncio.timeout(PATIENCE):
        while not await site.in_thread(fits, *args):  # type: ignore[arg-type]
            await asyncio.sleep(0.02)


def is_over(table: Seated) -> bool:
    return Table.objects.get(pk=table.id).status == Table.Status.OVER


def has_entries(table: Seated, count: int) -> bool:
    return Entry.objects.filter(table=table.id).count() >= count


def test_an_idle_table_is_not_in_memory(committed: None) -> None:
    table, other = seated("Ann", "Bob"), seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        rooms = site.live.rooms
        assert len(rooms) == 0
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        await site.tab(other, "Ann")
        assert len(rooms) == 2
        await ann.play()
        await ann.leave()
        rooms.evict_idle()
        assert rooms.known(table.id) is not None
        await bob.leave()
        rooms.evict_idle()
        assert rooms.known(table.id) is None
        assert rooms.known(other.id) is not None
        again = await site.tab(table, "Bob")
        assert again.latest["number"] == 2

    played(scenario, idle_after=0)


def test_bots_play_on_while_nobody_looks_and_then_leave_the_memory(committed: None) -> None:
    table = seated("x", "y", bots={0: "random", 1: "random"})

    async def scenario(site: Site) -> None:
        await until(site, is_over, table)
        await site.live.sweeper.sweep()
        assert len(site.live.rooms) == 0

    played(scenario, idle_after=0, sweep_every=0.05)


def test_after_a_restart_a_bot_that_was_awaited_plays(committed: None) -> None:
    table = seated("Ann", "y", bots={1: "random"})

    async def ann_moves(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        await ann.play()  # and the site stops at once, while the bot takes its time

    async def scenario(site: Site) -> None:
        await until(site, has_entries, table, 3)

    played(ann_moves, bot_pause=60)
    assert not has_entries(table, 3)
    played(scenario)
    assert Table.objects.get(pk=table.id).awaited == [0]


def test_a_clock_runs_out_while_nobody_looks(committed: None) -> None:
    table = seated("Ann", "Bob", clock={"kind": "days", "bank": 60, "increment": 60, "weekends": True})
    long_ago = timezone.now() - timedelta(days=1)
    Entry.objects.filter(table=table.id).update(at=long_ago)
    Table.objects.filter(pk=table.id).update(deadline=long_ago)

    async def scenario(site: Site) -> None:
        await until(site, has_entries, table, 2)

    played(scenario)
    assert Entry.objects.get(table=table.id, number=2).kind == "timeout"


def test_a_page_starts_a_game_and_who_waits_sees_it(committed: None) -> None:
    table = seated("Ann", "y", bots={1: "random"}, begun=False)

    def start() -> None:
        found = Table.objects.get(pk=table.id)
        sitters = [Sitter(table.people["Ann"], "Ann", ""), Sitter(None, "y", "random")]
        assert outside.start(found, sitters)
        assert found.status == Table.Status.PLAYING

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        assert (ann.latest["state"], ann.latest["view"], ann.latest["number"]) == ("open", {}, 0)
        await site.in_thread(start)
        seen = await ann.until(lambda frame: frame["t"] == "update" and frame["state"] == "playing")
        assert len(seen["view"]["rack"]) == 6
        await ann.play()
        await ann.until(lambda frame: frame["t"] == "update" and frame["awaited"] == [0])

    played(scenario)


def test_a_page_gives_a_seat_to_somebody_else(committed: None) -> None:
    table, other = seated("Ann", "Bob"), seated("Eve", "Zoe")

    def give() -> None:
        Seat.objects.filter(table=table.id, number=0).update(person=other.people["Eve"], name="Eve")
        outside.wake(Table.objects.get(pk=table.id))

    async def scenario(site: Site) -> None:
        ann, eve = await site.tab(table, "Ann"), await site.tab(table, other.cookies["Eve"])
        assert eve.latest["eyes"] is None
        await site.in_thread(give)
        await ann.until(lambda frame: frame["t"] == "update" and frame["eyes"] is None)
        assert ann.latest["view"]["rack"] is None
        eve.send("look", eyes=0)
        await eve.until(lambda frame: frame["t"] == "update" and frame["eyes"] == 0)
        assert (await eve.play())["t"] == "done"

    played(scenario)


def test_a_closed_table_takes_no_more_moves(committed: None) -> None:
    table = seated("Ann", "Bob")

    def close() -> None:
        found = Table.objects.get(pk=table.id)
        found.status = Table.Status.CLOSED
        found.save()
        outside.wake(found)

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        await site.in_thread(close)
        await ann.until(lambda frame: frame["t"] == "update" and frame["state"] == "closed")
        assert (await ann.play())["code"] == "closed"

    played(scenario)


def test_who_still_looks_at_a_finished_game_sees_that_there_is_a_rematch(committed: None) -> None:
    table = seated("Ann", "Bob")

    def rematch() -> None:
        old = Table.objects.get(pk=table.id)
        Table.objects.create(game=old.game, rules=old.rules, options=old.options, previous=old)
        outside.wake(old)

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        assert not ann.latest["again"]
        await site.in_thread(rematch)
        await ann.until(lambda frame: frame["t"] == "update" and frame["again"])

    played(scenario)


def test_what_a_tool_wrote_into_the_log_is_noticed(committed: None) -> None:
    table = seated("Ann", "Bob")

    def cut() -> None:
        Entry.objects.filter(table=table.id, number__gt=1).delete()
        Table.objects.filter(pk=table.id).update(number=1, awaited=[0])

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        await ann.play()
        await ann.number(2)
        await site.in_thread(cut)
        seen = await ann.until(lambda frame: frame["t"] == "update" and frame["number"] == 1)
        assert seen["since"] == 0
        assert (await ann.play())["number"] == 2

    played(scenario, sweep_every=0.05)


def test_a_stopping_site_says_goodbye(committed: None) -> None:
    table = seated("Ann", "Bob")
    codes: list[int] = []

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")

        async def listen() -> None:
            codes.append((await ann.closed()).code)

        site.listening = asyncio.create_task(listen())

    played(scenario)
    assert codes == [1012]
