"""Random games, told by their seeds: records, digests that compare two builds, counts of move sequences."""

import hashlib
from collections.abc import Iterator, Mapping
from itertools import product

from triskel.core import registry
from triskel.core.chance import Rng, pick
from triskel.core.errors import BadOption
from triskel.core.game import Game, Options
from triskel.core.records import Record
from triskel.core.state import CHANCE, State

MOST_MOVES = 100_000
"""A random game that takes longer counts as one that does not end."""


def the_game(game: Game | str) -> Game:
    return registry.game(game) if isinstance(game, str) else game


def modes(game: Game | str) -> list[Options]:
    """All sets of options that go together."""
    chosen = the_game(game)
    found = []
    for values in product(*(option.values for option in chosen.options)):
        try:
            found.append(chosen.settle(dict(zip((option.name for option in chosen.options), values, strict=True))))
        except BadOption:
            continue
    return found


def next_move(state: State, rng: Rng) -> tuple[int, int]:
    """A random move of a random one of those who are awaited, chance by its odds."""
    awaited = state.awaited()
    seat = awaited[rng.below(len(awaited))]
    found = state.moves(seat)
    return seat, found[pick(rng, state.odds()) if seat == CHANCE else rng.below(len(found))]


def random_game(game: Game | str, options: Mapping[str, object] | None = None, seed: int = 1) -> Record:
    """The record of one random game, the same for the same seed whatever build plays it."""
    chosen = the_game(game)
    with registry.registered(chosen):
        record = Record(chosen.name, options)
        state = record.start()
        rng = Rng(seed)
        while not state.is_over():
            seat, move = next_move(state, rng)
            state.step(seat, move)
            record.add(seat, move)
            if len(record.moves) > MOST_MOVES:
                raise AssertionError(f"{chosen.name}: a random game did not end within {MOST_MOVES} moves")
    return record


def random_records(
    game: Game | str, options: Mapping[str, object] | None = None, games: int = 20, seed: int = 1
) -> Iterator[str]:
    """The texts of random games, one for each seed from ``seed`` on."""
    chosen = the_game(game)
    for number in range(games):
        record = random_game(chosen, options, seed + number)
        with registry.registered(chosen):
            text = record.dumps()
        yield text


def digest(game: Game | str, options: Mapping[str, object] | None = None, games: int = 20, seed: int = 1) -> str:
    """One fingerprint of many random games: two builds that give the same one play the same games."""
    total = hashlib.sha256()
    for text in random_records(game, options, games, seed):
        total.update(text.encode())
    return total.hexdigest()


def perft(state: State, depth: int, seed: int | None = None) -> int:
    """How many sequences of ``depth`` moves there are from here; those of games that end sooner count as well.

    Without a seed the moves of chance count like any others. With one, chance draws by that seed and its
    moves don't count: the first draw on every path is made with the first number, and so on.
    """
    return _perft(state.copy(), depth, seed, 0)


def _perft(state: State, depth: int, seed: int | None, drawn: int) -> int:
    while seed is not None and state.awaited() == (CHANCE,):
        state.step(CHANCE, state.moves(CHANCE)[pick(Rng(seed + drawn), state.odds())])
        drawn += 1
    awaited = state.awaited()
    if depth <= 0 or not awaited:
        return 1
    count = 0
    for seat in awaited:
        for move in state.moves(seat):
            child = state.copy()
            child.step(seat, move)
            count += _perft(child, depth - 1, seed, drawn)
    return count
