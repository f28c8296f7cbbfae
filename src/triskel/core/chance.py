"""Where randomness comes from.

States hold none: whatever is random is a move of chance, picked by one of these sources. ``Rng`` is
small, fast and told by its seed, for simulations; ``TrueRandom`` asks the operating system, for games
between people. Only the moves are ever recorded.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# A linear congruential generator modulo 2**62: every number stays inside 62 bits, so that compiled
# code, where i64 wraps, and the interpreter, where it does not, draw the same numbers.
_MASK: Final[i64] = 4611686018427387903
_FACTOR: Final[i64] = 3935559000370003845
_SUMMAND: Final[i64] = 1442695040888963407


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Anything that picks numbers."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely; n is at least 1 and below 2**31."""
        raise AssertionError("a source of randomness must say how it picks")


@final
class Rng(Source):
    """The generator for simulations: the same seed gives the same numbers, compiled or not."""

    def __init__(self, seed: int) -> None:
        self._state: i64 = _scramble(seed)

    def below(self, n: i64) -> i64:
        state = (self._state * _FACTOR + _SUMMAND) & _MASK
        self._state = state
        return ((state >> 30) * n) >> 32

    def fork(self) -> "Rng":
        """A new generator, seeded from this one."""
        return Rng(self.below(1 << 30) << 30 | self.below(1 << 30))


def _scramble(seed: int) -> i64:
    """Spread a seed of any size over 62 bits, so that neighbouring seeds start far apart."""
    number = abs(seed) * 2 + (1 if seed < 0 else 0)
    state: i64 = 0
    while True:
        state ^= number & 4611686018427387903
        for _ in range(3):
            state = (state * _FACTOR + _SUMMAND) & _MASK
            state ^= state >> 29
        number >>= 62
        if number == 0:
            return state


class TrueRandom(Source):
    """Randomness that nobody can foresee, for games between people."""

    def below(self, n: i64) -> i64:
        # Imported here because it costs as much time as all of triskel, and only people's games need it.
        from secrets import randbelow

        return randbelow(n)


def simulated(source: Source) -> Rng:
    """A fast generator, for what is only tried out: the source itself, or one seeded from it."""
    return source if isinstance(source, Rng) else Rng(int(source.below(1 << 30)))


def pick(source: Source, weights: list[int]) -> int:
    """An index into ``weights``, each as likely as its weight says."""
    total = sum(weights)
    if total <= 0:
        raise ValueError("chance needs something to pick from")
    rest = source.below(total)
    for index, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return index
    raise AssertionError("weights add up to their sum")
