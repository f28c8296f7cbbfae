"""The pictures of the rules pages, as the board renderer of the frontend draws them, the same in every language.

Tiles are written in notation. ``ghost`` is the tile that is being laid, with the ``points`` of its halves; ``cells``
crops the board to these cells and a little around them. The tests let the engine count and judge all of it.
"""

from collections.abc import Mapping

Picture = Mapping[str, object]

_FULL_BOARD = (
    "j1j2YY j5k5RO i6j6RO j3j4YR h7i7RO k3k4YR i3i4YR h3h4YR g3g4PR h8h9OP i8j7OO g9g10OB h2i2OY e11f10BO f9g8OR h6i5RR"
    " b10b11GG h1i1GY c11d11GB c10d10GB b9c9PG d8d9GB b8c8PG e9e10PB b7c7PP a8a9OP d5d6BP e5f5PY e4f4BP b6c6PP d4e3BB"
    " e7f6GY b5c5PB c4d3BB f3g2BY e8f8GR d7e6GY f2g1BY f7g6YP g5h5BR"
)
"""A game that was played to its end: cells are left, but no two of them side by side."""

_UNEVEN = {"red": 9, "green": 7, "blue": 11, "orange": 8, "yellow": 4, "purple": 6}
_TIED = {"red": 9, "green": 7, "blue": 11, "orange": 8, "yellow": 4, "purple": 4}

INGENIOUS: dict[str, Picture] = {
    "board-two": {"kind": "board", "players": 2, "tiles": []},
    "board-three": {"kind": "board", "players": 3, "tiles": []},
    "board-four": {"kind": "board", "players": 4, "tiles": []},
    "tiles": {"kind": "rack", "tiles": ["RG", "BO", "YP", "GG", "OP", "BR"]},
    # One tile lies beside the red symbol; the other player begins beside the green one.
    "first-round": {
        "kind": "board",
        "players": 2,
        "tiles": ["a7b6OB"],
        "ghost": "a10b10YP",
        "points": [0, 0],
        "barred": ["b5"],
        "cells": ["a6", "a7", "a8", "a9", "a10", "a11", "b5", "b6", "b10", "b11", "c8"],
    },
    # The five rows of each half.
    "rows": {
        "kind": "board",
        "players": 2,
        "tiles": [],
        "ghost": "f6f7RG",
        "points": [0, 0],
        "rows": True,
        "cells": ["d6", "d7", "d8", "d9", "e5", "f4", "f9", "g4", "h4", "h5", "h6", "h7"],
    },
    # Red: two to the left, one at the upper right. Behind the yellow one and beyond the gap nothing counts.
    # Green: two at the upper right.
    "counting": {
        "kind": "board",
        "players": 2,
        "tiles": ["f4f5RR", "d7e7BR", "g6h6YR", "c6d6PR", "d9e8GG", "f8g7PB"],
        "ghost": "f6f7RG",
        "points": [3, 2],
        "scored": ["f5", "f4", "e7", "e8", "d9"],
        "cells": ["d6", "d9", "f4", "f8", "h6"],
    },
    # The printed symbol counts like any other.
    "printed": {
        "kind": "board",
        "players": 2,
        "tiles": ["b7b8RO"],
        "ghost": "b6c6RB",
        "points": [2, 0],
        "scored": ["a6", "b7"],
        "cells": ["a6", "a8", "b5", "b8", "c5", "c7"],
    },
    # Both halves count for yellow; the one above both of them is met by both.
    "double": {
        "kind": "board",
        "players": 2,
        "tiles": ["e5f5GY", "f8f9YY", "d7e7RY"],
        "ghost": "f6f7YY",
        "points": [2, 3],
        "scored": ["f5", "e7", "f8", "f9"],
        "cells": ["d7", "e5", "f5", "f9", "g5", "g7"],
    },
    "bonus": {
        "kind": "tracks",
        "tracks": [
            {
                "markers": {"red": 18, "green": 11, "blue": 7, "orange": 9, "yellow": 12, "purple": 8},
                "before": {"red": 16, "green": 10},
            }
        ],
    },
    "swap-allowed": {"kind": "rack", "tiles": ["RG", "BB", "OP", "RO", "GB"], "track": {"markers": _UNEVEN}},
    "swap-refused": {"kind": "rack", "tiles": ["RG", "BB", "OP", "RO", "GB"], "track": {"markers": _TIED}},
    "full": {"kind": "board", "players": 2, "tiles": _FULL_BOARD.split()},
    "ranking": {
        "kind": "tracks",
        "tracks": [
            {
                "name": "Anna",
                "markers": {"red": 11, "green": 7, "blue": 18, "orange": 9, "yellow": 12, "purple": 15},
            },
            {
                "name": "Marek",
                "markers": {"red": 17, "green": 16, "blue": 10, "orange": 7, "yellow": 9, "purple": 18},
            },
            {
                "name": "Chloé",
                "markers": {"red": 18, "green": 18, "blue": 17, "orange": 16, "yellow": 6, "purple": 14},
            },
        ],
    },
    "double-track": {
        "kind": "tracks",
        "tracks": [
            {
                "double": True,
                "markers": {"red": 21, "green": 12, "blue": 18, "orange": 14, "yellow": 9, "purple": 25},
                "before": {"blue": 15, "orange": 12},
            }
        ],
    },
}
