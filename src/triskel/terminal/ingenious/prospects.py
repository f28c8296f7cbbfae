"""What each placement would bring: its points, how the markers would move, whether a bonus play follows."""

from dataclasses import dataclass

from triskel.ingenious import ranking
from triskel.ingenious.lookahead import gains
from triskel.ingenious.moves import PLACE, WAYS
from triskel.ingenious.scoring import advanced, advanced_twice, boards_filled
from triskel.ingenious.state import IngeniousState
from triskel.ingenious.tiles import COLOURS, FIRST_OF_TURNED, KIND_OF_TURNED, SECOND_OF_TURNED
from triskel.terminal import sentences


@dataclass(frozen=True)
class Step:
    """What one colour gains: the points of its half (of both halves of a double), and its marker's way."""

    colour: int
    points: tuple[int, ...]
    before: int
    after: int

    def text(self) -> str:
        return gain_text(COLOURS[self.colour], self.points, self.before, self.after)


@dataclass(frozen=True)
class Prospect:
    move: int
    kind: int
    cells: tuple[int, int]
    steps: tuple[Step, ...]
    bonus: bool
    worth: tuple[int, int]
    """The points that move a marker, then what they are worth to somebody who wants all six high."""

    def points(self) -> int:
        return sum(sum(step.points) for step in self.steps)

    def text(self) -> str:
        """The steps in words."""
        found = ", ".join(step.text() for step in self.steps if sum(step.points)) or sentences.NOTHING_GAINED
        return f"{found}. {sentences.INGENIOUS}" if self.bonus else f"{found}."


def gain_text(colour: str, points: tuple[int, ...], before: int, after: int) -> str:
    """A colour's gain in words; a double has two numbers."""
    written = " ".join(f"+{number}" for number in points if number) or "+0"
    if before == after:
        return sentences.GAIN.format(colour=colour, points=written)
    return sentences.GAIN_MOVED.format(colour=colour, points=written, before=before, after=after)


def prospect(state: IngeniousState, move: int) -> Prospect:
    """What a placement of the player on turn would bring."""
    pair, turned = divmod(move - int(PLACE), int(WAYS))
    steps = _steps(state, move, int(FIRST_OF_TURNED[turned]), int(SECOND_OF_TURNED[turned]))
    end = int(state.table.end)
    filled = sum(boards_filled(step.before, step.after, end) for step in steps)
    moved = sum(step.after - step.before for step in steps)
    missing = sum((end - step.before) ** 2 - (end - step.after) ** 2 for step in steps)
    cells = (int(state.board.first[pair]), int(state.board.second[pair]))
    has_bonus = filled > 0 and not state.table.solo
    return Prospect(move, int(KIND_OF_TURNED[turned]), cells, steps, has_bonus, (moved, missing))


def prospects(state: IngeniousState, moves: list[int]) -> list[Prospect]:
    """What these placements would bring, the most points first."""
    found = [prospect(state, move) for move in moves]
    found.sort(key=lambda one: (one.worth, -one.move), reverse=True)
    return found


def _steps(state: IngeniousState, move: int, colour: int, other: int) -> tuple[Step, ...]:
    gained, other_gained = gains(state, move)
    end = int(state.table.end)
    markers = ranking.track(state, int(state.turn))
    before = markers[colour]
    if colour == other:
        after = int(advanced_twice(before, gained, other_gained, end))
        return (Step(colour, (gained, other_gained), before, after),)
    return (
        Step(colour, (gained,), before, int(advanced(before, gained, end))),
        Step(other, (other_gained,), markers[other], int(advanced(markers[other], other_gained, end))),
    )
