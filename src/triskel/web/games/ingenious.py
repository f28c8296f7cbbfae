"""Ingenious on the site: its modes, options, bots, and how its moves are offered."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from triskel.core.game import Options
from triskel.core.state import State
from triskel.ingenious.moves import PLACE, WAYS
from triskel.ingenious.phases import ENDING
from triskel.ingenious.state import IngeniousState
from triskel.web.games.face import Choice, Face, Level, Mode


class IngeniousFace(Face):
    game = "ingenious"
    script = "ingenious"
    rules_page = "ingenious"

    def title(self) -> str | Promise:
        return _("Ingenious")

    def pictures(self) -> Mapping[str, Mapping[str, object]]:
        from triskel.web.help.pictures import INGENIOUS

        return INGENIOUS

    def modes(self) -> tuple[Mode, ...]:
        return (
            Mode("two", _("2 players"), {"players": 2}),
            Mode("three", _("3 players"), {"players": 3}),
            Mode("four", _("4 players"), {"players": 4}),
            Mode("teams", _("Teams of two"), {"players": 4, "teams": True}),
            Mode("solo", _("Solitaire"), {"players": 1}),
        )

    def choices(self) -> tuple[Choice, ...]:
        yes_no = ((False, _("no")), (True, _("yes")))
        groups = ("two", "three", "four", "teams")
        return (
            Choice(
                "first",
                _("Who begins"),
                _("The first seat, or a seat drawn by chance."),
                (("0", _("the first seat")), ("drawn", _("drawn by chance"))),
                groups,
            ),
            Choice(
                "one_bonus",
                _("At most one bonus play a tile"),
                _("A habit of some tournaments; by the book every colour that reaches the end earns one."),
                yes_no,
                groups,
            ),
            Choice("talk", _("Partners may talk"), _("Partners may talk about their tiles."), yes_no, ("teams",)),
        )

    def levels(self, options: Options) -> tuple[Level, ...]:
        return (
            Level("random", _("Random"), _("Plays anything that the rules allow.")),
            Level("greedy", _("Greedy"), _("Takes the most points at once.")),
            Level("balanced", _("Balanced"), _("Lifts the lowest colour first.")),
        )

    def seating(self, options: Options) -> str | Promise:
        return _("Partners sit opposite: seats 1 and 3, seats 2 and 4.") if options["teams"] else ""

    def offer(self, state: State, seat: int) -> dict[str, object]:
        """While a tile is laid: all pairs of cells where one may lie, in notation. Any tile of the rack may lie on any
        of them, either way round. Otherwise the list of moves."""
        moves = state.moves(seat)
        if not moves or moves[0] < PLACE:
            return {"moves": [state.move_text(move) for move in moves]}
        # The engine lists the moves pair by pair, and for each pair the same tiles.
        names = _pair_names(state)
        pair = names[moves[0]]
        tiles = next((count for count, move in enumerate(moves) if names[move] is not pair), len(moves))
        return {"pairs": [names[move] for move in moves[::tiles]]}

    def whispers(self, state: State, seat: int) -> bool:
        """Whether a rack may be swapped shows what it holds."""
        return _own(state).phase == ENDING

    def glance(self, state: State) -> dict[str, object]:
        return {"tiles": int(_own(state).laid_count)}


def _own(state: State) -> IngeniousState:
    assert isinstance(state, IngeniousState)
    return state


_names: dict[int, list[str]] = {}


def _pair_names(state: State) -> list[str]:
    """For each move the pair of cells on which it lays a tile, in notation; made once for each size of board."""
    board = _own(state).board
    if board.radius not in _names:
        cells = zip(board.first, board.second, strict=True)
        pairs = [board.name_of[int(one)] + board.name_of[int(other)] for one, other in cells]
        _names[board.radius] = [""] * int(PLACE) + [pair for pair in pairs for _way in range(int(WAYS))]
    return _names[board.radius]
