"""Browsers that ask for much and take nothing: what waits for them does not pile up in the site."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest
from tests.web.live.faults import Players

from triskel.web.bench.server import Server, Stage, staged
from triskel.web.bench.sockets import connect

SLOW = 30
ASKED = 100
"""How often each of them wants to see everything anew."""
KEPT_BY_THE_SYSTEM = 4.0
"""Megabytes at the most that are on their way to a browser of the same machine: they belong to no process."""
MOST_MEGABYTES = 40.0


def nothing(_given: object) -> None:
    """They hear nothing, and don't mind being sent away."""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a process's memory is easily told")
def test_browsers_that_take_nothing_do_not_grow_the_memory_of_the_site(tmp_path: Path) -> None:
    stage = staged(tmp_path, "", 2, 1)
    talkative(tmp_path, stage.keys[0][0])
    server = Server(tmp_path)
    server.start()
    try:
        grown, size = asyncio.run(scenario(server, stage))
    finally:
        server.stop()
    waiting = SLOW * (ASKED * size - KEPT_BY_THE_SYSTEM)
    assert waiting > 3 * MOST_MEGABYTES, f"they should have asked for more: {size} MB each time is too little"
    assert grown < MOST_MEGABYTES, f"{grown:.0f} MB more, of {waiting:.0f} MB that could have piled up"


def talkative(data: Path, key: str) -> None:
    """Much has been said at this table."""
    connection = sqlite3.connect(data / "triskel.sqlite3")
    with connection:
        connection.executemany(
            "INSERT INTO tables_chatline (table_id, at, person_id, seat, name, text)"
            " SELECT id, '2026-01-01 00:00:00', NULL, 0, 'Ann', ? FROM tables_table WHERE key = ?",
            [("ї" * 500, key)] * 100,
        )
    connection.close()


async def scenario(server: Server, stage: Stage) -> tuple[float, float]:
    """How many megabytes the site has grown by, and how many everything is that a browser asks for at once."""
    long, other = stage.keys[0]
    path, hello = f"/live/table/{long}", b'{"t":"hello","v":1}'
    sizes: list[int] = []
    reader = await connect(server.port, path, "", lambda payload: sizes.append(len(payload)), nothing)
    reader.send(hello)
    game = Players([server], [other], stage._replace(cookies=stage.cookies[1:]), pause=0.0)
    await game.until(lambda: len(sizes) >= 2, "somebody sees everything")
    slow = [await connect(server.port, path, "", nothing, nothing) for _browser in range(SLOW)]
    before = server.memory() or 0.0
    for socket in slow:
        socket.pause()
        for _time in range(ASKED):
            socket.send(hello)
    # Meanwhile others play as if nothing were.
    await game.come()
    await game.more_moves(20)
    game.go()
    grown = (server.memory() or 0.0) - before
    for socket in [reader, *slow]:
        socket.close()
    return grown, sum(sizes[:2]) / 1e6
