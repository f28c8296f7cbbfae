"""A viewer: one tab of somebody who looks at a table.

A viewer is no queue. It knows what it has been sent, and a flag says that there is more; whenever it is ready, it is
sent the newest, once. So however slow a browser is, nothing piles up for it here.
"""

import asyncio
from typing import TYPE_CHECKING

from triskel.web.live.connection import Connection
from triskel.web.live.protocol import ChatNews, Note

if TYPE_CHECKING:
    from triskel.web.live.room import Room


class Viewer:
    def __init__(self, connection: Connection, room: "Room") -> None:
        self.connection = connection
        self.room = room
        self.person = connection.who.person
        self.eyes: int | None = None
        self.since = 0
        """The last entry that it was told."""
        self.stamp = -1
        """What it has seen of the room; see Room.stamp."""
        self.line = 0
        """The last line of chat that it was sent."""
        self.notes: list[Note] = []
        """What it has still to be told for its seats alone."""
        self.looking = True
        self.flag = asyncio.Event()
        self._dismissed = False

    @property
    def seats(self) -> tuple[int, ...]:
        return self.room.seats_of(self.person)

    def wake(self) -> None:
        if not self._dismissed:
            self.flag.set()

    def dismiss(self, code: int, reason: str) -> None:
        """Send nothing any more, and close the connection."""
        self._dismissed = True
        self.flag.clear()
        self.connection.send_away(code, reason)

    def look(self, eyes: int | None, since: int) -> None:
        """See with these eyes from now on, as somebody who knows the log up to an entry."""
        self.eyes = eyes
        self.since = since if 0 <= since <= self.room.ledger.number else 0
        self.stamp = -1
        self.wake()

    async def run(self) -> None:
        """Send the newest whenever there is something."""
        room, connection, flag = self.room, self.connection, self.flag
        while True:
            await flag.wait()
            flag.clear()
            if self.stamp != room.stamp:
                if self.eyes is not None and self.eyes not in self.seats:
                    self.eyes, self.since = None, 0  # the seat was given to somebody else
                self.stamp = room.stamp
                text = room.updates.text(self.eyes, self.since, self.seats)
                self.since = room.ledger.number
                await connection.say_text(text)
            notes, self.notes = self.notes, []
            for note in notes:
                await connection.say(note)
            lines = room.lines_after(self.line)
            if lines:
                self.line = lines[-1].n
                await connection.say(ChatNews(lines))
