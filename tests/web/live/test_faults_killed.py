"""The site is killed in the middle of many games: nothing that it confirmed is lost, and everybody goes on."""

import asyncio
from pathlib import Path

import pytest
from tests.web.live.faults import Logs, Players, check_confirmed

from triskel.web.bench.server import Server, staged


@pytest.mark.parametrize(("game", "count"), [("ingenious", 200), ("inis", 40)])
def test_a_killed_site_loses_no_confirmed_move_and_its_players_resume(tmp_path: Path, game: str, count: int) -> None:
    stage = staged(tmp_path, "", count, 1, game=game)
    server = Server(tmp_path)
    server.start()
    logs = Logs.sqlite(tmp_path)

    async def games() -> Players:
        players = Players([server], stage.keys[0], stage, pause=0.1)
        await players.come()
        try:
            for _time in range(2):
                await players.more_moves(count)
                await killed_and_started(server, players)
            await players.more_moves(count)
            await players.settle(logs.ends)
        finally:
            players.go()
        return players

    try:
        players = asyncio.run(games())
    finally:
        server.stop()
    ledgers = logs.ledgers()
    assert len(ledgers) == count
    check_confirmed(players.confirmed, ledgers)
    assert players.gaps() == 0, "whoever came back was told all that had happened meanwhile"
    assert all(browser.comebacks >= 2 for browser in players.everybody())
    assert set(players.refused) <= {"stale"}, players.refused


async def killed_and_started(server: Server, players: Players) -> None:
    """The power fails while moves are on their way, and comes back."""
    before = {browser: browser.comebacks for browser in players.everybody()}
    await asyncio.to_thread(server.kill)
    await players.until(lambda: not any(browser.is_here() for browser in players.everybody()), "all have lost the site")
    await asyncio.to_thread(server.start)
    await players.until(lambda: all(browser.comebacks > before[browser] for browser in before), "all are back")
