"""Matches: bots play a number of games, each sitting in each seat equally often.

A game is told by the match's seed and its own number, so the result is the same whatever the number of workers.
All rotations of the seats get the same chance: the same seed for the bag, so that luck evens out.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import NamedTuple

from triskel.arena.figures import wilson
from triskel.bots.bot import Bot, Situation
from triskel.bots.registry import bot
from triskel.core.chance import Rng
from triskel.core.errors import BadOption
from triskel.core.game import Value
from triskel.core.outcome import Outcome
from triskel.core.registry import game
from triskel.core.state import CHANCE, State

BATCH = 25
"""Games that a worker plays before it reports."""

_SEEDS_APART = 1_000_003


@dataclass(frozen=True)
class Match:
    """What is to be played. ``entrants`` are bots as the registry names them; one may enter several times."""

    game: str
    entrants: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, Value]

    def rotation(self, number: int) -> int:
        return number % len(self.entrants)

    def seat_of(self, entrant: int, number: int) -> int:
        """Where an entrant sits in a game: one further in each game of a round."""
        return (entrant + self.rotation(number)) % len(self.entrants)


class Played(NamedTuple):
    """One game, by entrant: their shares of the win, their places and their seats' results, if the game has such."""

    shares: tuple[float, ...]
    places: tuple[int, ...]
    results: tuple[float | None, ...]


@dataclass
class Standing:
    """What an entrant has reached in a match so far."""

    entrant: str
    games: int = 0
    wins: float = 0.0
    places: list[int] = field(default_factory=list)
    results: float = 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def as_data(self, with_results: bool) -> dict[str, object]:
        low, high = self.interval()
        data: dict[str, object] = {
            "bot": self.entrant,
            "games": self.games,
            "wins": self.wins,
            "share": self.wins / self.games if self.games else 0.0,
            "interval": [low, high],
            "places": self.places,
        }
        if with_results:
            data["mean_result"] = self.results / self.games if self.games else 0.0
        return data


def plan(name: str, entrants: Sequence[str], games: int, seed: int, options: Mapping[str, object]) -> Match:
    """A match after a look at everything that could be wrong with it; raises a TriskelError."""
    chosen = game(name)
    given = dict(options)
    if "players" in {option.name for option in chosen.options}:
        given.setdefault("players", len(entrants))
    settled = chosen.settle(given)
    if chosen.seats(settled) != len(entrants):
        raise BadOption(f"the game has {chosen.seats(settled)} seats, but {len(entrants)} bots are named")
    if games < 1:
        raise BadOption(f"a match has at least one game, not {games}")
    for entrant in entrants:
        bot(entrant, name)
    return Match(name, tuple(entrants), games, seed, settled)


def play(match: Match, workers: int = 1) -> Iterator[Played]:
    """Play all games, in order."""
    if workers <= 1:
        yield from _played(match, range(match.games))
        return
    batches = [range(start, min(start + BATCH, match.games)) for start in range(0, match.games, BATCH)]
    with ProcessPoolExecutor(min(workers, len(batches))) as pool:
        for results in pool.map(_batch, [match] * len(batches), batches):
            yield from results


def standings(match: Match, played: Iterable[Played]) -> list[Standing]:
    """Add everything up."""
    found = [Standing(entrant, places=[0] * len(match.entrants)) for entrant in match.entrants]
    for one in played:
        for standing, share, place, result in zip(found, one.shares, one.places, one.results, strict=True):
            standing.games += 1
            standing.wins += share
            standing.places[place - 1] += 1
            standing.results += result or 0.0
    return found


def play_game(state: State, bots: Sequence[Bot], chance: Rng, minds: Sequence[Rng]) -> Outcome:
    """Let bots play a game to its end; ``bots`` and their own randomness ``minds`` stand in the order of the seats."""
    while True:
        awaited = state.awaited()
        if not awaited:
            break
        seat = awaited[0]
        if seat == CHANCE:
            state.step(CHANCE, state.chance_move(chance))
            continue
        situation = Situation(state, seat)
        # Nothing to think about. Asking all the same would cost time and change nothing.
        moves = situation.moves
        state.step(seat, moves[0] if len(moves) == 1 else bots[seat].choose(situation, minds[seat]))
    outcome = state.outcome()
    assert outcome is not None, "a game that awaits nobody is over"
    return outcome


def _batch(match: Match, numbers: range) -> list[Played]:
    return list(_played(match, numbers))


def _played(match: Match, numbers: range) -> Iterator[Played]:
    chosen = game(match.game)
    bots = [bot(entrant, match.game) for entrant in match.entrants]
    count = len(bots)
    for number in numbers:
        seats = [match.seat_of(entrant, number) for entrant in range(count)]
        seated = [bots[seats.index(seat)] for seat in range(count)]
        deal = number // count
        minds = [Rng((match.seed * _SEEDS_APART + number) * 64 + 1 + seats.index(seat)) for seat in range(count)]
        chance = Rng((match.seed * _SEEDS_APART + deal) * 64)
        outcome = play_game(chosen.start(dict(match.options)), seated, chance, minds)
        shares, results = outcome.shares(), [_result(sheet) for sheet in outcome.sheets]
        yield Played(
            tuple(shares[seat] for seat in seats),
            tuple(outcome.places[seat] for seat in seats),
            tuple(results[seat] for seat in seats),
        )


def _result(sheet: Mapping[str, object]) -> float | None:
    result = sheet.get("result")
    return float(result) if isinstance(result, int | float) else None
