"""A few things that are dear to work out, kept in the memory of this process; the longest unused ones go first."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Name = TypeVar("Name", bound=Hashable)
Thing = TypeVar("Thing")


class Kept(Generic[Name, Thing]):
    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[Name, Thing] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, name: Name, make: Callable[[], Thing]) -> Thing:
        """What is kept under this name, or made now. Two who ask at once may both make it."""
        with self._lock:
            if name in self._things:
                self._things.move_to_end(name)
                return self._things[name]
        made = make()
        with self._lock:
            self._things[name] = made
            while len(self._things) > self._most:
                self._things.popitem(last=False)
        return made
