"""A load of many tables, and what it costs.

All tables of a generation are entered before anything is measured. Measuring pauses when the first of its games is
over, and goes on with the next generation, so that it always sees the same number of games being played.
"""

import asyncio
import gc
import random
import time
from collections.abc import Callable, Sequence
from typing import Final

from triskel.core.errors import TriskelError
from triskel.web.bench.browsers import Browser, Update
from triskel.web.bench.figures import Figures
from triskel.web.bench.server import Server, Stage

WATCHERS: Final = 2
PATIENCE: Final = 20.0
"""Seconds after which what has not come is missing."""


class Lane:
    """A table with its two players and its watchers."""

    def __init__(self, load: "Load", key: str, cookies: Sequence[str], ports: Sequence[int], place: int) -> None:
        self._load = load
        self.number = 1
        """The last entry that is known to be committed."""
        self._sent: dict[int, tuple[int | None, float]] = {}
        """By the entry that a move answers: who has sent it, and when."""
        # Everybody at a table is spread over all processes.
        where = [ports[(place + index) % len(ports)] for index in range(len(cookies) + WATCHERS)]
        self.players = [Browser(where[seat], key, cookie, seat) for seat, cookie in enumerate(cookies)]
        watchers = [Browser(port, key) for port in where[len(cookies) :]]
        self.browsers = [*self.players, *watchers]
        for browser in self.browsers:
            browser.heard = self._heard
            browser.confirmed = self._confirmed
            browser.refused = self._refused

    def is_over(self) -> bool:
        return any(player.state == "over" for player in self.players)

    def ready(self) -> Browser | None:
        """The player who may move now."""
        return next((player for player in self.players if player.offer is not None), None)

    def move(self, player: Browser) -> None:
        assert player.offer is not None
        is_sealed, answered = player.offer.sealed, player.seen
        at = player.play()
        if not is_sealed:
            self._sent[answered] = (player.seat, at)

    def missed(self) -> int:
        return sum(browser.gaps + max(0, self.number - browser.seen) for browser in self.browsers)

    def _heard(self, browser: Browser, update: Update, payload: bytes) -> None:
        load = self._load
        if not load.measuring:
            return
        load.figures.take_update(payload)
        if browser.seat is None:
            return
        now = time.perf_counter()
        for at in [at for at, (seat, _sent) in self._sent.items() if at < update.number and seat != browser.seat]:
            load.figures.delays.append(now - self._sent.pop(at)[1])
        if browser.offer is not None:
            load.take_turn(self, browser)

    def _confirmed(self, browser: Browser, answered: int, number: int) -> None:
        self.number = max(self.number, number)
        if self._load.measuring and number > answered:
            self._load.figures.moves += 1

    def _refused(self, browser: Browser, code: str) -> None:
        self._load.figures.refused.append(code)


class Load:
    def __init__(self, servers: Sequence[Server], rate: float | None, seconds: float) -> None:
        """``rate`` moves a second at all tables together; None for as many as the site can take."""
        self._servers = servers
        self._rate = rate
        self._seconds = seconds
        self.figures = Figures()
        self.measuring = False
        self._lanes: list[Lane] = []

    async def run(self, stage: Stage) -> Figures:
        figures = self.figures
        figures.memory_before = self._memory()
        gc.disable()  # what this side tidies up must not count as the site's delay
        try:
            for keys in stage.keys:
                await self._generation(keys, stage.cookies)
                gc.collect()
                if figures.seconds >= self._seconds:
                    break
        finally:
            gc.enable()
        figures.memory_after = self._memory()
        return figures

    def take_turn(self, lane: Lane, player: Browser) -> None:
        """It is a player's turn: without a pace the move comes at once."""
        if self._rate is None:
            lane.move(player)

    async def _generation(self, keys: Sequence[str], cookies: Sequence[Sequence[str]]) -> None:
        ports = [server.port for server in self._servers]
        self._lanes = [Lane(self, key, cookies[place], ports, place) for place, key in enumerate(keys)]
        browsers = [browser for lane in self._lanes for browser in lane.browsers]
        try:
            await self._enter(browsers)
            await self._measure()
            await self._let_arrive()
            self.figures.missed += sum(lane.missed() for lane in self._lanes)
        finally:
            for browser in browsers:
                browser.go()

    async def _enter(self, browsers: Sequence[Browser]) -> None:
        few = asyncio.Semaphore(20)

        async def come(browser: Browser) -> None:
            async with few:
                await browser.come()

        await asyncio.gather(*(come(browser) for browser in browsers))
        if not await self._until(lambda: all(lane.ready() is not None for lane in self._lanes)):
            raise TriskelError("the site does not show all players their tables")

    async def _measure(self) -> None:
        processor, begun = self._processor(), time.perf_counter()
        self.measuring = True
        end = begun + self._seconds - self.figures.seconds
        if self._rate is None:
            for lane in self._lanes:
                player = lane.ready()
                assert player is not None
                lane.move(player)
            while time.perf_counter() < end and not self._some_are_over():
                await asyncio.sleep(0.005)
        else:
            await self._pace(self._rate, end)
        self.measuring = False
        self.figures.seconds += time.perf_counter() - begun
        self.figures.processor += self._processor() - processor

    async def _pace(self, rate: float, end: float) -> None:
        """One move after the other, each at some table where somebody may move."""
        due = time.perf_counter()
        while due < end and not self._some_are_over():
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            ready = [(lane, player) for lane in self._lanes if (player := lane.ready()) is not None]
            if ready:
                lane, player = random.choice(ready)
                lane.move(player)
            due += 1 / rate

    def _some_are_over(self) -> bool:
        return any(lane.is_over() for lane in self._lanes)

    async def _let_arrive(self) -> None:
        await asyncio.sleep(0.2)
        await self._until(lambda: all(lane.missed() == 0 for lane in self._lanes))

    async def _until(self, condition: Callable[[], bool]) -> bool:
        end = time.perf_counter() + PATIENCE
        while not condition():
            if time.perf_counter() > end:
                return False
            await asyncio.sleep(0.01)
        return True

    def _processor(self) -> float:
        return sum(server.processor_seconds() or 0.0 for server in self._servers)

    def _memory(self) -> float:
        return sum(server.memory() or 0.0 for server in self._servers)
