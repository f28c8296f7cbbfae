"""A game in progress: the things on the table, and the stack of what is going on.

Everything that the contract of a game asks is asked of the step on top of the stack.
"""

from typing import Final, final

from mypy_extensions import i64

from triskel.core.chance import Rng
from triskel.core.errors import IllegalMove
from triskel.core.flat import vec
from triskel.core.outcome import Outcome
from triskel.core.state import CHANCE
from triskel.inis import document, knowledge, losses, memory, notation, victory, view
from triskel.inis.names import (
    BOX,
    CARD_COUNT,
    DECK,
    FIRST_TALE,
)
from triskel.inis.steps import Step
from triskel.inis.table import CLANS, Table
from triskel.inis.things import EVERYBODY, NOWHERE, Things

NO_SEATS: Final[tuple[int, ...]] = ()


@final
class InisState(Things):
    """A position of Inis."""

    # The contract: everything is asked of the step on top

    def awaited(self) -> tuple[int, ...]:
        if self.over:
            return NO_SEATS
        return self.stack[-1].everybody(self)

    def is_over(self) -> bool:
        return self.over

    def moves(self, seat: int) -> list[int]:
        if self.over:
            return []
        if self.listed is not None and self.listed_for == seat:
            return self.listed[:]
        step = self.stack[-1]
        if seat not in step.everybody(self):
            return []
        found = step.moves(self, seat)
        self.listed = found
        self.listed_for = seat
        return found[:]

    def step(self, seat: int, move: int) -> None:
        self.listed = None
        self.stack[-1].take(self, seat, move)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has something to choose."""
        while not self.over:
            if self.toll != 0:
                losses.ask_toll(self)
            elif not self.stack[-1].run(self):
                return

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        if self.over:
            return IllegalMove("the game is over", "game_over")
        if seat not in self.stack[-1].everybody(self):
            return IllegalMove("it is not this player's turn to choose", "not_awaited", {"seat": seat})
        if move in self.moves(seat):
            return None
        said = self.stack[-1].refusal(self, seat, move)
        if said is None:
            from triskel.inis.refusals import reason

            said = reason(self, seat, move)
        if said is not None:
            return said
        named = notation.text(move) if notation.names(move) else str(move)
        return IllegalMove(f"{named} can't be chosen now", "not_offered", {"move": named})

    def odds(self) -> list[int]:
        if self.over or self.stack[-1].awaited(self) != CHANCE:
            return []
        return self.stack[-1].odds(self)

    def outcome(self) -> Outcome | None:
        return victory.outcome(self) if self.over else None

    # The stack

    def push(self, step: Step) -> None:
        self.stack.append(step)

    def pop(self) -> None:
        self.stack.pop()

    def replace(self, step: Step) -> None:
        """Put another step in the place of the one on top."""
        self.stack[-1] = step

    # Copies and comparison

    def copy(self) -> "InisState":
        twin = InisState(
            self.table,
            self.spots[:],
            self.depth[:],
            self.near[:],
            self.sanctuaries[:],
            self.citadels[:],
            self.clans[:],
            self.presence[:],
            self.people[:],
            self.places[:],
            self.known[:],
            self.held[:],
            self.tile_seen[:],
            self.memory,
        )
        twin.passings = self.passings
        twin.island = self.island
        twin.capital = self.capital
        twin.festival = self.festival
        twin.brenn = self.brenn
        twin.crows = self.crows
        twin.pretenders = self.pretenders
        twin.round = self.round
        twin.passes = self.passes
        twin.turn = self.turn
        twin.acting = self.acting
        twin.claimed = self.claimed
        twin.next_turn = self.next_turn
        twin.foretold = self.foretold
        twin.chosen_aside = self.chosen_aside
        twin.clash = self.clash
        twin.waiting = self.waiting
        twin.instigator = self.instigator
        twin.starter = self.starter
        twin.silent = self.silent
        twin.settled = self.settled
        twin.manoeuvres_next = self.manoeuvres_next
        twin.removed = self.removed
        twin.cauldron = self.cauldron
        twin.in_cauldron = self.in_cauldron
        twin.shown = self.shown
        twin.last_look = self.last_look
        twin.last_played = self.last_played
        twin.toll = self.toll
        twin.over = self.over
        twin.winner = self.winner
        twin.stack = self.stack[:]
        return twin

    def key(self) -> bytes:
        """Everything on which the rest of the game depends."""
        return document.fingerprint(self)

    # Knowledge and words

    def view(self, seat: int) -> dict[str, object]:
        return view.of(self, seat)

    def determinize(self, seat: int, rng: Rng) -> "InisState":
        return knowledge.determinize(self, seat, rng)

    def move_text(self, move: int) -> str:
        return notation.text(move)

    def move_from_text(self, text: str) -> int:
        return notation.move(text)

    def document(self) -> dict[str, object]:
        return document.of(self)


def new_state(table: Table) -> InisState:
    """The table before the set-up: all clans in reserve, all tiles in the pile, all cards in their decks."""
    places = [DECK if card >= FIRST_TALE or card < table.actions else BOX for card in range(CARD_COUNT)]
    people = [int(CLANS) if seat < table.seats else 0 for seat in range(4)] + [0] * 12
    return InisState(
        table,
        vec[i64]([NOWHERE] * 16),
        vec[i64]([0] * 16),
        vec[i64]([0] * 16),
        vec[i64]([0] * 16),
        vec[i64]([0] * 16),
        vec[i64]([0] * 64),
        vec[i64]([0] * 4),
        vec[i64](people),
        vec[i64](places),
        vec[i64]([EVERYBODY] * CARD_COUNT),
        vec[i64]([0] * 24),
        vec[i64]([0] * 16),
        memory.fresh(vec[i64](places)),
    )
