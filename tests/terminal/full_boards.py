"""Boards for two players with room for one tile more, on f6 and g6: the last turn of a game.

``python -m tests.terminal.full_boards`` writes the examples that need one.
"""

from pathlib import Path

from triskel.ingenious.board import EMPTY, board_for
from triskel.ingenious.tiles import NAMES
from triskel.terminal.files import pretty

EXAMPLES = Path(__file__).parents[2] / "examples" / "positions"
ROOM = ("f6", "g6")
# The last tile meets two red symbols west of f6 and the green one on f7; this is all it meets.
MET = {"f4f5": "RR", "e6e7": "OB"}

RACK = ["RG", "RB", "GG", "BO", "OY", "PP"]


def tiles() -> list[str]:
    """Tiles side by side, row by row, on all cells but the room and single ones that are left over."""
    board = board_for(2)
    kinds = [name for name in NAMES if name[0] != name[1]] * 3
    found: list[str] = []
    for row in board.rows():
        names = [board.name_of[cell] for cell in row if board.empty_grid[cell] == EMPTY]
        for run in _runs(names):
            for first, second in zip(run[::2], run[1::2], strict=True):
                found.append(f"{first}{second}{MET.get(first + second) or kinds[len(found)]}")
    return found


def _runs(names: list[str]) -> list[list[str]]:
    """The cells of a row on both sides of the room, each an even number: a single one stays empty."""
    cut = next((index for index, name in enumerate(names) if name in ROOM), None)
    if cut is None:
        return [names[: len(names) // 2 * 2]]
    left, right = names[:cut], names[cut + 1 :]
    return [left[len(left) % 2 :], right[: len(right) // 2 * 2]]


def last_turn(note: str, mine: dict[str, int], theirs: dict[str, int]) -> dict[str, object]:
    """Player 1 lays the last tile, f6g6RG, which scores 2 red and 1 green."""
    return {
        "note": note,
        "game": "ingenious",
        "tiles": tiles(),
        "racks": [RACK, None],
        "markers": [mine, theirs],
        "turn": 0,
    }


def examples() -> dict[str, dict[str, object]]:
    return {
        "tie_third_colour": last_turn(
            "Player 1 lays the last tile, f6g6RG: 2 red, 1 green. Both have a lowest colour of 9 and a next of 10; "
            "the third, 12 against 11, decides.",
            {"R": 7, "G": 9, "B": 12, "O": 14, "Y": 13, "P": 15},
            {"R": 18, "G": 16, "B": 11, "O": 9, "Y": 17, "P": 10},
        ),
        "shared_win": last_turn(
            "Player 1 lays the last tile, f6g6RG: 2 red, 1 green. All six colours of both are equal then, from the "
            "lowest to the highest: the win is shared.",
            {"R": 7, "G": 9, "B": 12, "O": 14, "Y": 13, "P": 15},
            {"R": 15, "G": 14, "B": 13, "O": 12, "Y": 10, "P": 9},
        ),
        "bonus_lapses": last_turn(
            "Player 1 lays the last tile, f6g6RG: 2 red bring red to 18, but there is no room for the bonus play.",
            {"R": 16, "G": 9, "B": 12, "O": 14, "Y": 13, "P": 15},
            {"R": 15, "G": 14, "B": 13, "O": 12, "Y": 10, "P": 8},
        ),
    }


if __name__ == "__main__":
    for name, document in examples().items():
        (EXAMPLES / f"{name}.json").write_text(pretty(document) + "\n", encoding="utf-8")
