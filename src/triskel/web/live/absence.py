"""Who is missed at a table without a clock: somebody who is awaited, and has been away for a while although others sit
there and wait. Those may then choose what to do, as they may when a clock runs out.
"""

import time
from typing import TYPE_CHECKING

from triskel.web.tables.ledger import Draft, Ledger, Refused

if TYPE_CHECKING:
    from triskel.web.live.room import Room


class Absence:
    def __init__(self, room: "Room", patience: float) -> None:
        self._room = room
        self._patience = patience
        self._since: dict[int, float] = {}
        """When each person was found to be away."""

    def missed(self) -> int | None:
        """A seat that is missed, if any. To be asked every few seconds."""
        room, at = self._room, time.monotonic()
        here = room.presence.here()
        people = {facts.person for facts in room.facts.seats if facts.person is not None}
        for person in people:
            if person in here:
                self._since.pop(person, None)
            else:
                self._since.setdefault(person, at)
        if room.ledger.clock.kind != "none" or not people & here or room.facts.closed:
            return None
        for seat in room.sealing.awaited():
            away = self._since.get(room.facts.seats[seat].person or 0)
            if away is not None and at - away >= self._patience and not self._was_asked(seat):
                return seat
        return None

    def _was_asked(self, seat: int) -> bool:
        """Whether the others have chosen about this seat since the last move: once a turn is enough."""
        for entry in reversed(self._room.ledger.entries):
            if entry.kind in ("start", "play", "undo"):
                return False
            if entry.kind == "timeout" and entry.seat == seat:
                return True
        return False

    async def report(self) -> None:
        """Let the others choose about somebody who is missed."""
        seat = self.missed()
        if seat is None:
            return

        def draft(ledger: Ledger) -> Draft:
            return ledger.absent(seat)

        try:
            await self._room.commit(draft)
        except Refused:
            return  # a bot plays there, or it has been settled meanwhile
