"""One random game under examination: what has been played, and how to say what is wrong."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NoReturn

from triskel.core.chance import Rng
from triskel.core.game import Game, Options
from triskel.core.records import FORMAT, Record
from triskel.core.state import CHANCE, State
from triskel.testing.fairness import Fairness
from triskel.testing.faults import ConformanceError
from triskel.testing.report import Report

Invariant = Callable[[State], object]


@dataclass(frozen=True)
class Run:
    """What all games of one call have in common."""

    game: Game
    options: Options
    thorough: float
    invariant: Invariant | None
    skip: frozenset[str]
    reveals: bool
    report: Report
    fairness: Fairness


class Trial:
    """What the checks share. ``rng`` picks what to look at; the game itself is played from another source,
    so that looking closer does not change the games."""

    def __init__(self, run: Run, seed: int) -> None:
        self.run = run
        self.game = run.game
        self.options = run.options
        self.report = run.report
        self.seed = seed
        self.rng = Rng(seed).fork()
        self.doing = "start"
        """The check that is going on."""
        self.keys: dict[int, bytes] = {}
        """The keys seen after some numbers of moves."""

    def begin(self) -> State:
        """Start the game; returns the state that will be played on. It is no copy: copies are on trial."""
        self.space = self.game.space(self.options)
        self.hides = self.game.hides(self.options)
        self.record = Record(self.game.name, self.options)
        self.start = self.record.start()
        return self.record.start()

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Whatever the game raises is a fault, too."""
        try:
            yield
        except ConformanceError:
            raise
        except Exception as error:
            self.fail(f"{type(error).__name__}: {error}", error)

    def fail(self, text: str, cause: BaseException | None = None) -> NoReturn:
        """Raise the fault, named after the check that is going on."""
        raise ConformanceError(
            self.doing,
            text,
            self.game.name,
            self.options,
            self.seed,
            len(self.record.moves) if hasattr(self, "record") else 0,
            self._record_text() if hasattr(self, "record") else "",
            f"check_game({self.game.name!r}, {self.options}, games=1, seed={self.seed}, thorough={self.run.thorough})",
        ) from cause

    def wants(self, check: str) -> bool:
        return check not in self.run.skip

    def happens(self, chance: float) -> bool:
        """True as often as ``chance`` says."""
        return int(self.rng.below(1_000_000)) < chance * 1_000_000

    def sample(self, numbers: list[int], most: int) -> list[int]:
        """At most so many of the numbers, in no order."""
        if len(numbers) <= most:
            return numbers
        return [numbers[self.rng.below(len(numbers))] for _ in range(most)]

    def check_invariant(self, state: State, where: str) -> None:
        """Ask the game's own checker, which raises AssertionError or returns what is wrong."""
        if self.run.invariant is None:
            return
        before, self.doing = self.doing, "invariant"
        try:
            found = self.run.invariant(state)
        except AssertionError as error:
            self.fail(f"{where}: {error}", error)
        if found is False or isinstance(found, str):
            self.fail(f"{where}: {found or 'the checker says no'}")
        self.doing = before

    def _record_text(self) -> str:
        """The record as far as it goes; what the game can't write any more stands as ``#number``."""
        try:
            return self.record.dumps()
        except Exception:
            header = {"triskel": FORMAT, "game": self.game.name, "rules": self.game.rules_version}
            lines: list[object] = [{**header, "options": self.options, "seats": self.record.seats}]
            lines += [["*" if seat == CHANCE else seat, self._move_text(move)] for seat, move in self.record.moves]
            lines.append({"end": len(self.record.moves), "outcome": None})
            return "".join(json.dumps(line, default=repr) + "\n" for line in lines)

    def _move_text(self, move: int) -> str:
        try:
            return self.start.move_text(move)
        except Exception:
            return f"#{move}"
