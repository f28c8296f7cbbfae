"""The tables that are in memory. A table is loaded from its log when somebody needs it, and leaves when nobody does."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from triskel.core import registry
from triskel.core.errors import TriskelError
from triskel.web.live import loading
from triskel.web.live.errors import Trouble
from triskel.web.live.loading import Facts
from triskel.web.live.room import Room
from triskel.web.tables.ledger import BadLog, Ledger

if TYPE_CHECKING:
    from triskel.web.live.machine import Live

logger = logging.getLogger(__name__)


class Rooms:
    def __init__(self, live: "Live") -> None:
        self._live = live
        self._rooms: dict[int, Room] = {}
        self._by_key: dict[str, Room] = {}
        self._loading: dict[int, asyncio.Future[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def known(self, table: int) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table)

    def of(self, key: str) -> Room | None:
        """The same by its key."""
        return self._by_key.get(key)

    def is_loading(self, table: int) -> bool:
        return table in self._loading

    @asynccontextmanager
    async def enter(self, table: int) -> AsyncIterator[Room]:
        """The room of a table, kept in memory as long as the caller is in it. Raises Trouble when there is none."""
        room = await self._get(table)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.used = asyncio.get_running_loop().time()

    async def _get(self, table: int) -> Room:
        room = self._rooms.get(table)
        if room is not None:
            return room
        loading_now = self._loading.get(table)
        if loading_now is None:
            loading_now = self._loading[table] = asyncio.ensure_future(self._load(table))
        # Who goes away while a table is being loaded does not stop it for the others.
        return await asyncio.shield(loading_now)

    async def _load(self, table: int) -> Room:
        readers = self._live.readers
        try:
            facts = await readers(loading.read_facts, number=table)
            if facts is None:
                raise Trouble("no_table", "there is no such table")
            room = self._rooms[table] = Room(self._live, facts, await readers(_ledger, facts))
            try:
                await room.complete()
            except BaseException:
                del self._rooms[table]
                raise
            self._by_key[facts.key] = room
            return room
        finally:
            self._loading.pop(table, None)

    def evict_idle(self) -> None:
        """Tables that nobody has needed for a while leave the memory; the log has everything."""
        oldest = asyncio.get_running_loop().time() - self._live.settings.idle_after
        for table, room in list(self._rooms.items()):
            if room.users == 0 and not room.lock.locked() and room.used <= oldest:
                room.stop()
                del self._rooms[table]
                del self._by_key[room.facts.key]

    def stop(self) -> None:
        for room in self._rooms.values():
            room.stop()
        self._rooms.clear()
        self._by_key.clear()


def _ledger(facts: Facts) -> Ledger:
    """The ledger of a table; raises Trouble where its game can't go on."""
    try:
        ledger = loading.read_ledger(facts)
    except (BadLog, TriskelError) as error:
        logger.warning("the log of table %s does not fit together: %s", facts.key, error)
        raise Trouble("stuck", "the log of this table does not fit together; its host can repair it") from error
    rules = registry.game(facts.game).rules_version
    if facts.rules != rules and not ledger.is_over():
        logger.warning("table %s was begun with rules %s, these are rules %s", facts.key, facts.rules, rules)
        raise Trouble("stuck", "this game was begun with other rules")
    return ledger
