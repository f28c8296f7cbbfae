"""Inis as the registry knows it: its options, its start, its positions."""

from collections.abc import Mapping

from triskel.core.game import Game, Option, Options
from triskel.core.state import State
from triskel.inis import names, rulings

# Importing these enters the cards into the book.
from triskel.inis.cards import actions, advantages, answers, tales
from triskel.inis.position import state_of
from triskel.inis.setup import SetUp
from triskel.inis.state import new_state
from triskel.inis.table import Table

CARD_MODULES = (actions, advantages, tales, answers)


class Inis(Game):
    name = "inis"
    title = "Inis"
    rules_version = 1
    options = (
        Option("players", (2, 3, 4), 4, "how many play"),
        Option("edition", ("reprint", "classic"), "reprint", "the supply of Deeds: 10 in the reprint, 8 before"),
        Option("discovery", (False, True), False, "the scenario for first games: simple territories come first"),
        Option("rounds", (0, 5, 10, 15, 20, 25, 30, 40, 50), rulings.ROUNDS, "a draw after so many rounds; 0: never"),
    )

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def space(self, options: Options) -> int:
        return names.SPACE

    def start(self, options: Options) -> State:
        state = new_state(Table(options))
        state.push(SetUp())
        state.settle()
        return state

    def position(self, document: Mapping[str, object]) -> State:
        return state_of(self, document)
