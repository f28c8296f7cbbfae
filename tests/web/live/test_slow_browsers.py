"""A browser that takes nothing costs nothing: no queue grows for it, and it is sent away at last."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

from tests.web.live.site import Site, Tab, played, seated


class Stuck(Tab):
    """A tab that stops taking what it is sent."""

    def __init__(self, *given: object) -> None:
        self.flows = asyncio.Event()
        self.flows.set()
        self.sent = 0
        super().__init__(*given)  # type: ignore[arg-type]

    async def _sent(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            await self.flows.wait()
            self.sent += 1
        await super()._sent(message)


async def stuck_tab(site: Site, key: str) -> Stuck:
    headers = [("host", "localhost"), ("origin", "http://localhost")]
    tab = Stuck(site, f"/live/table/{key}", headers)
    site.tabs.append(tab)
    tab.send("hello", v=1)
    await tab.next("update")
    return tab


def test_a_slow_watcher_gets_only_the_newest_and_delays_nobody(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        slow = await stuck_tab(site, table.key)
        slow.send("ping", n=1)
        await slow.next("pong")
        slow.flows.clear()
        for turn in range(10):
            tab, other = ((ann, bob), (bob, ann))[turn % 2]
            reply = await tab.play()
            await other.number(reply["number"])
            await tab.number(reply["number"])
        assert slow.sent == len(slow.received)
        before = slow.sent
        slow.flows.set()
        seen = await slow.number(11)
        assert slow.sent - before <= 2  # the one that was under way, and the newest
        assert [entry["number"] for entry in seen["entries"]][-1] == 11

    played(scenario)


def test_who_takes_nothing_for_too_long_is_sent_away(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        slow = await stuck_tab(site, table.key)
        slow.flows.clear()
        await ann.play()
        assert (await slow.closed()).code == 4408
        assert (await ann.until(lambda frame: frame["t"] == "update" and frame["watchers"] == 0))["state"] == "playing"

    played(scenario, send_limit=0.1, sweep_every=0.05)


def test_who_is_silent_for_too_long_is_sent_away(committed: None) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        assert (await ann.closed()).code == 4408

    played(scenario, heartbeat=0.04, sweep_every=0.02)
