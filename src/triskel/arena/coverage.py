"""What many random games showed: how often each kind of event happened, and for a game that lists what has to be seen
(each card in each of its windows and so on) how often each of these was.

A rule that random games never reach is a rule that they don't test.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from itertools import repeat
from typing import Protocol

from triskel.core.chance import Rng
from triskel.core.events import Event
from triskel.core.game import Game, Options
from triskel.core.registry import game
from triskel.core.state import CHANCE, State

_SIGHTS = {"inis": "triskel.arena.inis_sights"}
"""The games of which more is looked for than kinds of events, and the modules that do."""

BATCH = 50
"""Games that a worker plays before it reports."""

_SEEDS_APART = 1_000_003


class Watcher(Protocol):
    """Sees a random game of one kind. A module of sights has a function ``watcher`` that makes one."""

    def wanted(self) -> list[str]:
        """Everything that has to be seen, in the order of a report."""

    def before(self, state: State, seat: int, move: int) -> list[str]:
        """What a legal move is, told from the position in which it is made."""

    def after(self, state: State, seat: int, move: int, events: list[Event]) -> list[str]:
        """What has happened, told from the events and from the position that they led to."""


@dataclass
class Coverage:
    """What was seen so far."""

    game: str
    wanted: list[str]
    games: int = 0
    choices: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Coverage") -> None:
        """Count what was seen in other games too."""
        self.games += other.games
        self.choices += other.choices
        self.seen += other.seen
        self.events += other.events
        self.ends += other.ends

    def counts(self) -> dict[str, int]:
        """How often everything that has to be seen was."""
        return {name: self.seen[name] for name in self.wanted}

    def beside(self) -> dict[str, int]:
        """What was seen and need not be."""
        return {name: self.seen[name] for name in sorted(set(self.seen) - set(self.wanted))}

    def rare(self, least: int) -> list[str]:
        """What was seen less often than that."""
        return [name for name, count in self.counts().items() if count < least]


def modes(name: str, players: Sequence[int], given: Mapping[str, object]) -> list[Options]:
    """All ways to play that are covered: so many players, and both editions where a game has editions."""
    chosen = game(name)
    found: list[dict[str, object]] = [dict(given)]
    counts = players or _values(chosen, "players")
    for option, values in (("players", counts), ("edition", _values(chosen, "edition"))):
        if option not in given and values:
            found = [{**one, option: value} for one in found for value in values]
    return [chosen.settle(one) for one in found]


def _values(chosen: Game, name: str) -> list[object]:
    return [value for option in chosen.options if option.name == name for value in option.values]


def cover(name: str, ways: Sequence[Options], games: int, seed: int, workers: int = 1) -> Coverage:
    """Play so many random games, the ways to play in turn. The result is the same whatever the number of workers."""
    found = Coverage(name, watcher.wanted() if (watcher := _watcher(name)) else [])
    batches = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    if workers <= 1:
        for numbers in batches:
            found.add(_covered(name, ways, seed, numbers))
        return found
    with ProcessPoolExecutor(min(workers, len(batches))) as pool:
        for part in pool.map(_covered, repeat(name), repeat(ways), repeat(seed), batches):
            found.add(part)
    return found


def _watcher(name: str) -> Watcher | None:
    made: Watcher | None = import_module(_SIGHTS[name]).watcher() if name in _SIGHTS else None
    return made


def _covered(name: str, ways: Sequence[Options], seed: int, numbers: range) -> Coverage:
    watcher = _watcher(name)
    found = Coverage(name, watcher.wanted() if watcher else [])
    for number in numbers:
        rng = Rng(seed * _SEEDS_APART + number)
        _play(game(name).start(dict(ways[number % len(ways)])), rng, watcher, found)
    return found


def _play(state: State, rng: Rng, watcher: Watcher | None, found: Coverage) -> None:
    """One game. Of those who are awaited any moves first, and any legal move is as likely as another."""
    while awaited := state.awaited():
        seat = awaited[rng.below(len(awaited))]
        move = state.random_move(seat, rng)
        if watcher:
            found.seen.update(watcher.before(state, seat, move))
        events = state.play(seat, move)
        found.choices += seat != CHANCE
        found.events.update(event.kind for event in events)
        if watcher:
            found.seen.update(watcher.after(state, seat, move, events))
    outcome = state.outcome()
    assert outcome is not None, "a game that awaits nobody is over"
    found.ends[outcome.reason] += 1
    found.games += 1
