"""Two processes serve one PostgreSQL: they accept moves for the same tables; the database goes away and comes back."""

import asyncio
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from tests.web.live.faults import PATIENCE, Logs, Players, check_confirmed

from triskel.web.bench.browsers import Browser
from triskel.web.bench.load import Load
from triskel.web.bench.server import NotServed, Postgres, Server, Stage, directory, staged

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such PostgreSQL for Windows")

TABLES = 20


class Site(NamedTuple):
    database: Postgres
    servers: list[Server]
    stage: Stage
    """One generation of tables for each test."""
    logs: Logs


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with directory() as path:
        database = Postgres(path)
        try:
            address = database.start()
        except NotServed as reason:
            pytest.skip(str(reason))
        servers: list[Server] = []
        try:
            places = [path / "one", path / "two"]
            for place in places:
                place.mkdir()
            stage = staged(places[0], address, TABLES, 3)
            servers += [Server(place, address) for place in places]
            for server in servers:
                server.launch()
            for server in servers:
                server.wait()
            yield Site(database, servers, stage, Logs.postgres(address))
        finally:
            for server in servers:
                server.stop()
            database.stop()


# Two moves for one turn


class Race:
    """A player with a tab at each of two processes, who moves in both at once."""

    def __init__(self, key: str, cookie: str, seat: int, servers: list[Server]) -> None:
        self.tabs = [Browser(server.port, key, cookie, seat) for server in servers]
        self.answers: list[tuple[str, int]] = []
        for tab in self.tabs:
            tab.confirmed = self._confirmed
            tab.refused = self._refused

    def is_ready(self, number: int) -> bool:
        """Whether both tabs show this entry, and offer a move."""
        return all(tab.offer is not None and tab.seen == number for tab in self.tabs)

    def is_answered(self) -> bool:
        return len(self.answers) == len(self.tabs)

    def _confirmed(self, browser: Browser, answered: int, number: int) -> None:
        self.answers.append(("done", number))

    def _refused(self, browser: Browser, code: str) -> None:
        self.answers.append((code, 0))


async def wait_for(condition: Callable[[], bool], what: str) -> None:
    end = asyncio.get_running_loop().time() + PATIENCE
    while not condition():
        assert asyncio.get_running_loop().time() < end, f"in vain waited for this: {what}"
        await asyncio.sleep(0.005)


async def on_turn(races: list[Race], number: int) -> Race:
    await wait_for(lambda: any(race.is_ready(number) for race in races), "somebody is on turn in both tabs")
    return next(race for race in races if race.is_ready(number))


def test_of_two_moves_for_one_turn_exactly_one_counts(site: Site) -> None:
    keys = site.stage.keys[0]

    async def table(key: str, cookies: list[str]) -> int:
        races = [Race(key, cookie, seat, site.servers) for seat, cookie in enumerate(cookies)]
        tabs = [tab for race in races for tab in race.tabs]
        try:
            for tab in tabs:
                await tab.come()
            for number in range(1, 11):
                race = await on_turn(races, number)
                race.answers.clear()
                for tab in race.tabs:
                    tab.play()
                await wait_for(race.is_answered, "both tabs are answered")
                assert sorted(race.answers) == [("done", number + 1), ("stale", 0)]
            await wait_for(lambda: all(tab.seen == 11 for tab in tabs), "all tabs show all moves")
        finally:
            for tab in tabs:
                tab.go()
        return sum(tab.gaps for tab in tabs)

    async def tables() -> None:
        gaps = await asyncio.gather(*(table(key, site.stage.cookies[place]) for place, key in enumerate(keys)))
        assert sum(gaps) == 0

    asyncio.run(tables())
    ledgers = site.logs.ledgers()
    assert {ledgers[key].number for key in keys} == {11}


def test_everybody_is_told_everything_whichever_process_they_talk_to(site: Site) -> None:
    load = Load(site.servers, rate=60, seconds=2)
    figures = asyncio.run(load.run(site.stage._replace(keys=site.stage.keys[2:])))
    assert figures.moves > 30
    assert figures.missed == 0
    assert figures.refused == []


# The database goes away


def test_when_the_database_comes_back_the_games_go_on(site: Site) -> None:
    keys = site.stage.keys[1]

    async def games() -> Players:
        players = Players(site.servers, keys, site.stage)
        await players.come()
        try:
            await players.more_moves(TABLES * 3)
            await asyncio.to_thread(site.database.stop)
            await players.until(
                lambda: players.refused["unavailable"] >= 3, "players are told that it can't be written"
            )
            await asyncio.to_thread(site.database.start)
            await players.more_moves(TABLES * 5)
            await players.settle(site.logs.ends)
        finally:
            players.go()
        return players

    players = asyncio.run(games())
    ledgers = site.logs.ledgers()
    check_confirmed(players.confirmed, ledgers)
    assert all(ledgers[key].number > 5 for key in keys), "every game has gone on"
    assert players.gaps() == 0
    assert all(browser.comebacks == 0 for browser in players.everybody()), "nobody was sent away"
    assert set(players.refused) <= {"unavailable", "stale"}
