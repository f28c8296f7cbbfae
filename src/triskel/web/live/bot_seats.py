"""The seats that bots play at a table: as long as one of them is awaited, it is asked what it does."""

import asyncio
import logging
from typing import TYPE_CHECKING

from triskel.core.errors import TriskelError
from triskel.web.live.errors import Stale, Unavailable
from triskel.web.tables.ledger import Draft, Held, Ledger, Refused

if TYPE_CHECKING:
    from triskel.web.live.room import Room

logger = logging.getLogger(__name__)

BREATH = 0.2
"""Seconds before a bot is asked again whose move did not count."""
OUTAGE = 1.0
"""Seconds before a move is tried again that could not be written."""


class BotSeats:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None

    def carry_on(self) -> None:
        """Let the bots play that are awaited, in the background."""
        if self._task is None and self._awaited() is not None:
            room = self._room
            self._task = room.live.in_background(self._play(), f"the bots of {room.facts.key}")

    def _awaited(self) -> tuple[int, str] | None:
        """A seat that is awaited and played by a bot, and which bot."""
        room = self._room
        if room.facts.closed or room.sealing.now is not None:
            return None
        seats = ((seat, room.ledger.bot_at(seat)) for seat in room.ledger.awaited())
        return next(((seat, bot) for seat, bot in seats if bot), None)

    async def _play(self) -> None:
        room = self._room
        room.users += 1
        try:
            while (found := self._awaited()) is not None:
                try:
                    await self._play_one(*found)
                except Unavailable:
                    await asyncio.sleep(OUTAGE)
                except (Refused, Stale) as refusal:
                    # Somebody took the seat back, or went back in the game, while it was thinking.
                    logger.debug("a bot of %s was late: %s", room.facts.key, refusal)
                    await asyncio.sleep(BREATH)
        finally:
            room.users -= 1
            self._task = None

    async def _play_one(self, seat: int, spec: str) -> None:
        room = self._room
        ledger = room.ledger
        chain = await room.live.think(room, seat, spec)

        def draft(now: Ledger) -> Draft | Held:
            if now.bot_at(seat) != spec:
                raise Stale
            found = now.play(seat, chain, room.live.chance, by_bot=True)
            if isinstance(found, Held):
                raise TriskelError(f"the bot {spec} did not answer all that it was asked")
            return found

        await room.commit(draft, None, ledger.number)
