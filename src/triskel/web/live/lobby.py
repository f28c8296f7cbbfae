"""Who looks at lists of tables: they are told when to look again, and when it became their turn somewhere."""

import asyncio

from triskel.web.live.connection import Connection
from triskel.web.live.protocol import Lobby as Changed
from triskel.web.live.protocol import Turn

PAUSE = 1.0
"""Seconds between two pieces of news for one browser: what happens in between is told at once."""


class LobbyViewer:
    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.person = connection.who.person
        self.changed = False
        self.turns: dict[str, None] = {}
        self.flag = asyncio.Event()

    async def run(self) -> None:
        while True:
            await self.flag.wait()
            self.flag.clear()
            turns, self.turns = self.turns, {}
            changed, self.changed = self.changed, False
            for key in turns:
                await self.connection.say(Turn(key))
            if changed:
                await self.connection.say(Changed())
            await asyncio.sleep(PAUSE)


class Lobby:
    def __init__(self) -> None:
        self.viewers: set[LobbyViewer] = set()

    def changed(self) -> None:
        for viewer in self.viewers:
            viewer.changed = True
            viewer.flag.set()

    def turn(self, person: int, key: str) -> None:
        for viewer in self.viewers:
            if viewer.person == person:
                viewer.turns[key] = None
                viewer.flag.set()
