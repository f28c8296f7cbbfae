"""Who is at a table just now, in this process and in others."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from triskel.web.live.viewers import Viewer

OLD = 75.0
"""Seconds after which the word of another process that has fallen silent does not count any more."""


class Elsewhere(NamedTuple):
    """What another process said."""

    people: frozenset[int]
    looking: frozenset[int]
    watchers: int
    at: float


class Presence:
    def __init__(self, viewers: "set[Viewer]") -> None:
        self._viewers = viewers
        self._elsewhere: dict[str, Elsewhere] = {}

    def people(self) -> set[int]:
        """Those who have the table open in this process."""
        return {viewer.person for viewer in self._viewers if viewer.person is not None}

    def here(self) -> set[int]:
        found = self.people()
        return found.union(*(other.people for other in self._others()))

    def looking(self) -> set[int]:
        """Those in this process who really look at it."""
        return {viewer.person for viewer in self._viewers if viewer.person is not None and viewer.looking}

    def is_looking(self, person: int) -> bool:
        return person in self.looking() or any(person in other.looking for other in self._others())

    def own_watchers(self) -> int:
        """How many look on without a seat in this process; several tabs of one person count once."""
        watching = [viewer for viewer in self._viewers if not viewer.seats]
        known = {viewer.person for viewer in watching if viewer.person is not None}
        return len(known) + sum(viewer.person is None for viewer in watching)

    def watchers(self) -> int:
        return self.own_watchers() + sum(other.watchers for other in self._others())

    def hear(self, origin: str, people: Iterable[int], looking: Iterable[int], watchers: int) -> bool:
        """Another process tells who is there. Returns whether it is the first time."""
        new = origin not in self._elsewhere
        self._elsewhere[origin] = Elsewhere(frozenset(people), frozenset(looking), watchers, time.monotonic())
        return new

    def _others(self) -> list[Elsewhere]:
        if not self._elsewhere:
            return []
        oldest = time.monotonic() - OLD
        for origin in [origin for origin, other in self._elsewhere.items() if other.at < oldest]:
            del self._elsewhere[origin]
        return list(self._elsewhere.values())
