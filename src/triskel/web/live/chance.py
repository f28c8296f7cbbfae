"""Chance for games between people: the operating system's randomness, fetched in larger portions.

Asking the system for each tile would let the other threads in each time, which costs more than the tile.
"""

import os

from triskel.core.chance import Source

PORTION = 4096
_BYTES = 4


class PooledRandom(Source):
    """Nobody can foresee it, as with ``TrueRandom``. What was used is thrown away."""

    def __init__(self) -> None:
        self._pool = b""
        self._at = 0

    def below(self, n: int) -> int:
        limit = (1 << 8 * _BYTES) // n * n  # numbers above would make the small ones likelier
        while True:
            number = self._next()
            if number < limit:
                return number % n

    def _next(self) -> int:
        if self._at + _BYTES > len(self._pool):
            self._pool, self._at = os.urandom(PORTION), 0
        self._at += _BYTES
        return int.from_bytes(self._pool[self._at - _BYTES : self._at])
