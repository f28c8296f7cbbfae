"""Games under load on real sites in processes of their own, for tests in which something breaks.

Everybody plays on by themselves: whoever is on turn lays any tile after a moment, comes back when the connection is
lost, and tries again when the site says that it can't write just now. Every move that the site confirmed is noted, and
can be compared with the log.
"""

import asyncio
import json
import random
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from triskel.web import games
from triskel.web.bench.browsers import Browser, Update
from triskel.web.bench.server import Server, Stage
from triskel.web.tables.ledger import Ledger, Logged

PATIENCE = 60.0
"""Seconds after which something that should have happened counts as a fault."""

TRY_AGAIN = 0.1


class Confirmed(NamedTuple):
    """A move that the site said it has kept."""

    key: str
    number: int
    seat: int
    moves: list[str]


class Players:
    """All who sit at the tables of a stage, and one onlooker at each."""

    def __init__(self, servers: Sequence[Server], keys: Sequence[str], stage: Stage, pause: float = 0.2) -> None:
        self.confirmed: list[Confirmed] = []
        self.refused: dict[str, int] = defaultdict(int)
        self.players: list[Browser] = []
        self.onlookers: list[Browser] = []
        self.playing = True
        self._pause = pause
        for place, key in enumerate(keys):
            ports = [servers[(place + index) % len(servers)].port for index in range(3)]
            self.players += [Browser(ports[seat], key, stage.cookies[place][seat], seat) for seat in (0, 1)]
            self.onlookers.append(Browser(ports[2], key))
        for browser in self.everybody():
            browser.heard = self._heard
            browser.confirmed = self._note
            browser.refused = self._refused

    def everybody(self) -> Iterator[Browser]:
        yield from self.players
        yield from self.onlookers

    async def come(self) -> None:
        few = asyncio.Semaphore(20)

        async def come(browser: Browser) -> None:
            async with few:
                await browser.come()

        await asyncio.gather(*(come(browser) for browser in self.everybody()))

    def go(self) -> None:
        self.playing = False
        for browser in self.everybody():
            browser.go()

    def moves(self) -> int:
        return len(self.confirmed)

    def _heard(self, browser: Browser, update: Update, payload: bytes) -> None:
        if browser.offer is not None:
            self._play_soon(browser, random.random() * self._pause)

    def _play_soon(self, browser: Browser, pause: float) -> None:
        asyncio.get_running_loop().call_later(pause, self._play, browser)

    def _play(self, browser: Browser) -> None:
        if self.playing and browser.is_here() and browser.offer is not None:
            browser.play()

    def _note(self, browser: Browser, answered: int, number: int) -> None:
        assert browser.seat is not None
        if number == answered:
            return  # a secret answer: it stands in the log when all are opened
        self.confirmed.append(Confirmed(browser.key, number, browser.seat, list(browser.chain)))

    def _refused(self, browser: Browser, code: str) -> None:
        self.refused[code] += 1
        self._play_soon(browser, TRY_AGAIN)

    # Waiting

    async def until(self, condition: Callable[[], bool], what: str) -> None:
        end = asyncio.get_running_loop().time() + PATIENCE
        while not condition():
            assert asyncio.get_running_loop().time() < end, f"in vain waited for this: {what}"
            await asyncio.sleep(0.02)

    async def more_moves(self, count: int) -> None:
        wanted = self.moves() + count
        await self.until(lambda: self.moves() >= wanted, f"{count} more moves")

    async def settle(self, ends: Callable[[], dict[str, int]]) -> None:
        """Nobody moves any more; everybody is shown where their table stands."""
        self.playing = False
        await self.until(lambda: all(browser.is_here() for browser in self.everybody()), "all are back")

        def all_know() -> bool:
            numbers = ends()
            return all(browser.seen == numbers[browser.key] for browser in self.everybody())

        await self.until(all_know, "all are shown the last entry")

    def gaps(self) -> int:
        return sum(browser.gaps for browser in self.everybody())


# The log, as it is in the database


class Logs:
    """What the database holds, read without the site."""

    def __init__(self, query: Callable[[str], list[tuple[Any, ...]]]) -> None:
        self._query = query

    @classmethod
    def sqlite(cls, data: Path) -> "Logs":
        def query(sql: str) -> list[tuple[Any, ...]]:
            connection = sqlite3.connect(data / "triskel.sqlite3")
            try:
                return connection.execute(sql).fetchall()
            finally:
                connection.close()

        return cls(query)

    @classmethod
    def postgres(cls, address: str) -> "Logs":
        import psycopg

        def query(sql: str) -> list[tuple[Any, ...]]:
            with psycopg.connect(address) as connection:
                return connection.execute(sql).fetchall()  # type: ignore[call-overload, no-any-return, unused-ignore]

        return cls(query)

    def ends(self) -> dict[str, int]:
        """The number of the last entry of each table."""
        found = self._query(
            "SELECT t.key, MAX(e.number) FROM tables_entry e JOIN tables_table t ON t.id = e.table_id GROUP BY t.key"
        )
        return dict(found)

    def ledgers(self) -> dict[str, Ledger]:
        """Every log, entry by entry: a gap, a number twice or an illegal move raises BadLog."""
        found: dict[str, Ledger] = {}
        for key, game, options, number, kind, seat, body in self._query(
            "SELECT t.key, t.game, t.options, e.number, e.kind, e.seat, e.body FROM tables_entry e"
            " JOIN tables_table t ON t.id = e.table_id ORDER BY t.id, e.number"
        ):
            ledger = found.get(key)
            if ledger is None:
                settled = json.loads(options) if isinstance(options, str) else options
                ledger = found[key] = games.ledger(game, settled)
            ledger.apply(Logged(number, 0, kind, seat, None, json.loads(body)))
        return found


def check_confirmed(confirmed: Sequence[Confirmed], ledgers: dict[str, Ledger]) -> None:
    """Whatever was confirmed stands in the log, once, where the site said."""
    places = [(move.key, move.number) for move in confirmed]
    assert len(set(places)) == len(places), "no two moves were given the same place"
    for move in confirmed:
        ledger = ledgers[move.key]
        assert move.number <= ledger.number, "a confirmed move is lost"
        entry = ledger.entries[move.number - 1]
        wanted = [[move.seat, ledger.state.move_from_text(text)] for text in move.moves]
        assert (entry.kind, entry.seat) == ("play", move.seat)
        moves = entry.body["moves"]
        assert isinstance(moves, list)
        assert moves[: len(wanted)] == wanted, "the log holds another move than the one that was confirmed"
