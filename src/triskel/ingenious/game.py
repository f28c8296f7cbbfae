"""Ingenious as the registry knows it: its options, its start, its positions."""

from collections.abc import Mapping

from triskel.core.errors import BadOption
from triskel.core.game import Game, Option, Options
from triskel.core.state import State
from triskel.ingenious import moves, position
from triskel.ingenious.board import board_for
from triskel.ingenious.state import new_state
from triskel.ingenious.table import Table


class Ingenious(Game):
    name = "ingenious"
    title = "Ingenious"
    rules_version = 1
    options = (
        Option("players", (1, 2, 3, 4), 2, "how many play; 1 is solitaire"),
        Option("teams", (False, True), False, "4 players: partners sit opposite and share a double track"),
        Option("talk", (False, True), False, "teams: partners may talk about their tiles"),
        Option("one_bonus", (False, True), False, "one bonus play a tile at the most, a tournament habit"),
        Option("first", ("0", "1", "2", "3", "drawn"), "0", "the seat that begins, or drawn by chance"),
    )

    def check(self, options: Options) -> None:
        players = int(options["players"])
        if options["teams"] and players != 4:
            raise BadOption(f"teams are for 4 players, not {players}")
        if options["talk"] and not options["teams"]:
            raise BadOption("talk is an option of the team game: set teams too")
        if options["first"] != "drawn" and int(options["first"]) >= players:
            raise BadOption(f"option 'first': seats count from 0, so with {players} players {options['first']} is none")

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def space(self, options: Options) -> int:
        return moves.space(board_for(self.seats(options)).pair_count)

    def hides(self, options: Options) -> bool:
        return self.seats(options) > 1

    def start(self, options: Options) -> State:
        return new_state(Table(options))

    def position(self, document: Mapping[str, object]) -> State:
        return position.state_of(self, document)
