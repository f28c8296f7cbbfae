"""Whatever is thrown at the protocol: the site stays up, answers or closes, and the log stays what it should be."""

import asyncio
import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.web.live.site import Closed, Frame, Seated, Site, Tab, first_move, seated

from triskel.web.live import loading
from triskel.web.live.machine import Live
from triskel.web.live.room import Room
from triskel.web.live.settings import LiveSettings
from triskel.web.tables.models import Table

SOMETIMES_WRONG = st.one_of(st.integers(-2, 12), st.integers(), st.none(), st.text(max_size=3), st.booleans())
SEATS = st.integers(0, 1) | SOMETIMES_WRONG
NUMBERS = st.integers(0, 30) | SOMETIMES_WRONG
MOVES = st.lists(st.sampled_from(["keep", "swap", "f6g6RG", "+RG", "first0"]) | st.text(max_size=8), max_size=4)


def message(kind: str, **members: st.SearchStrategy[Any]) -> st.SearchStrategy[Frame]:
    return st.fixed_dictionaries({"t": st.just(kind), "id": st.integers(1, 99), **members})


MESSAGES = st.one_of(
    message("hello", v=st.just(1), since=NUMBERS, eyes=SEATS),
    message("play", seat=SEATS, at=NUMBERS, moves=MOVES),
    message("why", seat=SEATS, moves=MOVES),
    message("look", eyes=SEATS),
    message("undo", seat=SEATS, at=NUMBERS),
    message("ask", seat=SEATS, what=st.sampled_from(["undo", "live", "end", "tea"])),
    message("answer", seat=SEATS, ask=NUMBERS, yes=st.booleans()),
    message("choose", seat=SEATS, about=NUMBERS, choose=st.sampled_from(["wait", "bot", "end", "go"])),
    message("handover", seat=SEATS, to=st.sampled_from(["bot", "person"]), bot=st.sampled_from(["", "random", "x"])),
    message("leave", seat=SEATS),
    message("chat", text=st.text(max_size=20)),
    message("looking", yes=st.booleans()),
    message("ping", n=st.integers()),
)
LEGAL = st.just({"t": "a legal move"})
"""Made when its turn comes: what the tab is offered then."""

RAW = st.one_of(
    st.binary(max_size=60).map(lambda data: data.decode("latin-1")),
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5), st.lists, max_leaves=8).map(
        json.dumps
    ),
)
STEPS = st.lists(st.tuples(st.integers(0, 2), MESSAGES | LEGAL | LEGAL | RAW), max_size=25)


class Storm:
    """Three tabs, of Ann, Bob and an onlooker, from which anything comes."""

    def __init__(self, site: Site, table: Seated) -> None:
        self.site = site
        self.table = table
        self.tabs: list[Tab] = []

    async def run(self, steps: list[tuple[int, Frame | str]]) -> None:
        self.tabs = [await self._tab(number) for number in range(3)]
        for number, step in steps:
            await self._step(number, step)
        for tab in self.tabs:
            await self._answers(tab)
            await tab.leave()

    async def _tab(self, number: int) -> Tab:
        return await self.site.tab(self.table, ("Ann", "Bob", None)[number])

    async def _step(self, number: int, step: Frame | str) -> None:
        tab = self.tabs[number]
        if isinstance(step, str):
            tab.raw(step)
        elif step["t"] == "a legal move":
            for seat in map(int, tab.latest.get("offers", {})):
                tab.send("play", id=7, seat=seat, at=tab.latest["number"], moves=[first_move(tab.latest, seat)])
        else:
            tab.raw(json.dumps(step))
        code = await self._answers(tab)
        if code is not None:
            assert code in (4400, 4429)
            self.tabs[number] = await self._tab(number)

    async def _answers(self, tab: Tab) -> int | None:
        """A site that is up answers this, or has closed the connection with a code."""
        tab.send("ping", n=12345)
        try:
            await tab.until(lambda frame: frame == {"t": "pong", "n": 12345})
        except Closed as closed:
            return closed.code
        return None


def the_log_is_sound(room: Room) -> None:
    ledger = loading.read_ledger(room.facts)  # raises where an entry does not fit
    assert room.ledger.entries == ledger.entries
    assert room.ledger.state.key() == ledger.state.key()
    assert Table.objects.get(pk=room.facts.id).number == ledger.number


def test_anything_at_all(committed: None) -> None:
    with asyncio.Runner() as runner:

        async def opened() -> Site:
            live = Live(LiveSettings(bot_pause=0.0, burst=60, rate=1000))
            await live.start()
            return Site(live)

        site = runner.run(opened())

        @settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
        @given(STEPS)
        def storm(steps: list[tuple[int, Frame | str]]) -> None:
            table = seated("Ann", "Bob")

            async def scenario() -> None:
                await Storm(site, table).run(steps)
                async with site.live.rooms.enter(table.id) as room, room.lock:
                    await site.in_thread(the_log_is_sound, room)

            runner.run(scenario())

        try:
            storm()
        finally:
            runner.run(site.live.stop())
