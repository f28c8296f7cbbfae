"""The conformance kit: one call that checks a game against the contract of ``triskel.core`` by random play.

    from triskel.testing import check_game
    check_game(MyGame(), {"players": 3}, games=20, seed=1)

It raises ``ConformanceError``, which names what is wrong and holds a record that leads there. What each
check means is told in docs/conformance.md. On the command line: ``python -m triskel.testing GAME``.
"""

from triskel.testing.conformance import CHECKS, check_game
from triskel.testing.faults import ConformanceError
from triskel.testing.play import digest, modes, perft, random_game, random_records
from triskel.testing.report import Report

__all__ = [
    "CHECKS",
    "ConformanceError",
    "Report",
    "check_game",
    "digest",
    "modes",
    "perft",
    "random_game",
    "random_records",
]
