"""A game in progress: the course of a turn, paragraph by paragraph.

A turn is: lay a tile and score it, make the bonus plays that this earned, then swap the rack or keep it, and
refill. ``phases`` lists the moments where somebody, or chance, has something to choose.
"""

from typing import Final, final

from mypy_extensions import i64

from triskel.core.chance import Rng, Source, simulated
from triskel.core.errors import IllegalMove
from triskel.core.flat import vec
from triskel.core.outcome import Outcome
from triskel.core.state import CHANCE, State
from triskel.ingenious import choices, document, knowledge, news, notation, ranking, view
from triskel.ingenious.board import Board
from triskel.ingenious.moves import BEGINS, KEEP, PLACE, SWAP, WAYS
from triskel.ingenious.phases import BEGINNING, DEALING, ENDING, OVER, PLACING, REFILLING
from triskel.ingenious.scoring import LAST, advanced, advanced_twice, boards_filled, points
from triskel.ingenious.swaps import Swap, after_draw
from triskel.ingenious.table import RACK, Table
from triskel.ingenious.tiles import (
    COLOURS_OF,
    FIRST_OF_TURNED,
    FULL_BAG,
    KIND_OF_TURNED,
    SECOND_OF_TURNED,
    TILE_COUNT,
    TURNED,
    tile_from,
)

NOBODY: Final[tuple[int, ...]] = ()
ONLY_CHANCE: Final = (CHANCE,)
NO_TILES: Final[list[int]] = []
NO_SWAPS: Final[list[Swap]] = []
ONLY_SEAT: Final = ((0,), (1,), (2,), (3,))


@final
class IngeniousState(State):
    """A position of Ingenious."""

    def __init__(
        self,
        table: Table,
        grid: vec[i64],
        free: vec[i64],
        where: vec[i64],
        laid: vec[i64],
        markers: vec[i64],
        racks: vec[i64],
        held: vec[i64],
        bag: vec[i64],
    ) -> None:
        """The arrays become this state's own. ``new_state`` makes them for a game before its first move."""
        super().__init__(int(table.seats))
        self.table: Table = table
        self.board: Board = table.board
        self.phase: i64 = BEGINNING if table.first_drawn else DEALING
        self.turn: i64 = table.first
        # The plays that the player on turn still has, the ordinary one and those earned as a bonus.
        self.plays: i64 = 1

        # What lies on each cell, the pairs of cells that are free, and where in their list each pair stands.
        self.grid: vec[i64] = grid
        self.free: vec[i64] = free
        self.where: vec[i64] = where
        self.free_count: i64 = len(table.board.free_pairs)
        # The placements so far, in order: as many as ``laid_count``.
        self.laid: vec[i64] = laid
        self.laid_count: i64 = 0

        # Where the markers stand: track times 6 plus colour.
        self.markers: vec[i64] = markers
        # The tiles on the racks: seat times 6 plus place; each seat has as many as ``held`` says.
        self.racks: vec[i64] = racks
        self.held: vec[i64] = held
        self.bag: vec[i64] = bag
        self.bag_count: i64 = TILE_COUNT
        # A rack that is being swapped lies aside until the new one is drawn. The list is never changed,
        # only replaced, so that copies may share it.
        self.aside: list[int] = NO_TILES
        self.swaps: list[Swap] = NO_SWAPS

    # A turn: play a tile

    def lay(self, pair: i64, turned: i64, place: i64) -> None:
        """Lay the tile from this place of the rack on this pair of cells, and score it."""
        board = self.board
        grid = self.grid
        first = board.first[pair]
        second = board.second[pair]
        colour = FIRST_OF_TURNED[turned]
        other = SECOND_OF_TURNED[turned]
        gained = points(grid, first, colour + 1)
        other_gained = points(grid, second, other + 1)
        grid[first] = colour + 1
        grid[second] = other + 1
        self.cover(pair, PLACE + pair * WAYS + turned)
        turn = self.turn
        held = self.held
        left = held[turn] - 1
        held[turn] = left
        rack = self.racks
        rack[turn * 6 + place] = rack[turn * 6 + left]
        self.plays -= 1
        if self.journal is not None:
            news.tile_laid(self, pair, turned, gained, other_gained)
        filled = self.score(colour, gained, other, other_gained)
        if filled > 0 and self.all_filled():
            self.finish()
        else:
            self.go_on()

    def cover(self, pair: i64, placement: i64) -> None:
        """A tile lies here now: the pairs of cells that it meets are free no more."""
        where = self.where
        free = self.free
        count = self.free_count
        for met in self.board.met_by[pair]:
            index = where[met]
            if index >= 0:
                count -= 1
                last = free[count]
                free[index] = last
                where[last] = index
                where[met] = -1
        self.free_count = count
        self.laid[self.laid_count] = placement
        self.laid_count += 1

    def go_on(self) -> None:
        """After a play: the next play of the turn, or its end, or the end of the game."""
        if self.free_count == 0:
            self.lapse()
            self.finish()
        elif self.held[self.turn] == 0:
            # There is no rack to swap.
            self.lapse()
            self.phase = REFILLING
        elif self.plays == 0:
            self.phase = ENDING
        else:
            self.phase = PLACING

    def lapse(self) -> None:
        """Bonus plays are lost where there is no tile left to lay, or no place for one."""
        if self.plays > 0 and self.journal is not None:
            news.bonus_lapsed(self, self.plays)
        self.plays = 0

    # Count points, bonus play

    def score(self, colour: i64, gained: i64, other: i64, other_gained: i64) -> i64:
        """Move the markers for both halves and grant the bonus plays; returns how many boards were filled."""
        markers = self.markers
        end = self.table.end
        base = self.table.base_of[self.turn]
        before = markers[base + colour]
        filled: i64 = 0
        if colour == other:
            after = advanced_twice(before, gained, other_gained, end)
            markers[base + colour] = after
            filled = boards_filled(before, after, end)
            if self.journal is not None:
                news.marker_moved(self, colour, before, after, filled)
        else:
            after = advanced(before, gained, end)
            markers[base + colour] = after
            other_before = markers[base + other]
            other_after = advanced(other_before, other_gained, end)
            markers[base + other] = other_after
            if after >= LAST or other_after >= LAST:
                filled = boards_filled(before, after, end) + boards_filled(other_before, other_after, end)
            if self.journal is not None:
                news.marker_moved(self, colour, before, after, boards_filled(before, after, end))
                news.marker_moved(self, other, other_before, other_after, boards_filled(other_before, other_after, end))
        if filled > 0 and not self.table.solo:
            bonus = 1 if self.table.one_bonus else filled
            self.plays += bonus
            if self.journal is not None:
                news.bonus_earned(self, bonus)
        return filled

    def all_filled(self) -> bool:
        """Whether all six markers of the player on turn stand at the end of the track."""
        base = self.table.base_of[self.turn]
        for i in range(base, base + 6):
            if self.markers[i] != self.table.end:
                return False
        return True

    # Swap the rack

    def lowest_colours(self, seat: i64) -> i64:
        """The colours tied for lowest on a seat's track, as bits."""
        markers = self.markers
        base = self.table.base_of[seat]
        lowest = markers[base]
        found: i64 = 1
        for colour in range(i64(1), i64(6)):
            marker = markers[base + colour]
            if marker < lowest:
                lowest = marker
                found = 1 << colour
            elif marker == lowest:
                found |= 1 << colour
        return found

    def rack_colours(self, seat: i64) -> i64:
        """The colours that a rack shows, as bits."""
        racks = self.racks
        found: i64 = 0
        for i in range(seat * 6, seat * 6 + self.held[seat]):
            found |= COLOURS_OF[racks[i]]
        return found

    def may_swap(self) -> bool:
        """Whether the rack of the player on turn shows none of that player's lowest colours."""
        return self.lowest_colours(self.turn) & self.rack_colours(self.turn) == 0

    def swap(self) -> None:
        """Show the rack and lay it aside; it goes back into the bag when the new one is drawn."""
        turn = self.turn
        self.aside = self.tiles_of(int(turn))
        self.held[turn] = 0
        if self.journal is not None:
            news.rack_shown(self)
        self.phase = REFILLING

    def return_rack(self) -> None:
        for kind in self.aside:
            self.bag[kind] += 1
        self.bag_count += len(self.aside)
        self.swaps = [*self.swaps, Swap(self.aside, vec[i64]([0] * self.seats))]
        if self.journal is not None:
            news.rack_returned(self)
        self.aside = NO_TILES

    # Take tiles

    def draw(self, kind: i64) -> None:
        """The player on turn (in the deal: the next whose rack is short) takes this tile from the bag."""
        seat = self.drawer()
        count = self.held[seat]
        self.racks[seat * 6 + count] = kind
        self.held[seat] = count + 1
        self.bag[kind] -= 1
        self.bag_count -= 1
        if self.swaps:
            self.swaps = after_draw(self.swaps, seat)
        if self.journal is not None:
            news.tile_drawn(self, seat, kind)
        if count + 1 == self.table.hand:
            self.rack_filled()

    def drawer(self) -> i64:
        """Whose rack chance is filling."""
        seat = self.turn
        if self.phase == DEALING:
            while self.held[seat] == self.table.hand:
                seat = (seat + 1) % self.table.seats
        return seat

    def rack_filled(self) -> None:
        """A rack is full: the deal goes on to the next, or the turn ends."""
        if self.phase == DEALING:
            for seat in range(self.table.seats):
                if self.held[seat] < self.table.hand:
                    return
        else:
            if self.aside:
                self.return_rack()
            turn = self.turn + 1
            self.turn = turn if turn < self.table.seats else 0
            self.plays = 1
        self.phase = PLACING

    # The end of the game

    def finish(self) -> None:
        self.phase = OVER
        self.plays = 0
        if self.journal is not None:
            news.game_over(self)

    def outcome(self) -> Outcome | None:
        return ranking.outcome(self) if self.phase == OVER else None

    # What everything else asks: who may do what

    def awaited(self) -> tuple[int, ...]:
        phase = self.phase
        if phase == PLACING or phase == ENDING:
            return ONLY_SEAT[self.turn]
        return NOBODY if phase == OVER else ONLY_CHANCE

    def is_over(self) -> bool:
        return self.phase == OVER

    def moves(self, seat: int) -> list[int]:
        return choices.listed(self, seat)

    def fill_moves(self, seat: int, buffer: vec[i64]) -> int:
        return int(choices.fill(self, seat, buffer))

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        return choices.refusal(self, seat, move)

    def odds(self) -> list[int]:
        if self.phase == BEGINNING:
            return [1] * self.seats
        return [int(count) for count in self.bag if count > 0] if self.chance_draws() else []

    def chance_draws(self) -> bool:
        return self.phase == DEALING or self.phase == REFILLING

    def step(self, seat: int, move: int) -> None:
        number: i64 = move
        if number >= PLACE:
            turned = (number - PLACE) % WAYS
            self.lay((number - PLACE) // WAYS, turned, self.place_of(KIND_OF_TURNED[turned]))
        elif number < SWAP:
            self.draw(number)
        elif number == KEEP:
            self.phase = REFILLING
        elif number == SWAP:
            self.swap()
        else:
            self.turn = number - BEGINS
            self.phase = DEALING
            if self.journal is not None:
                news.first_player(self)

    def place_of(self, kind: i64) -> i64:
        """Where on the rack of the player on turn a tile of this kind stands; -1 if nowhere."""
        base = self.turn * 6
        for place in range(self.held[self.turn]):
            if self.racks[base + place] == kind:
                return place
        return -1

    # Random play, for simulations: the same steps, chosen without listing what may be chosen

    def chance_move(self, source: Source) -> int:
        if isinstance(source, Rng) and self.phase != BEGINNING:
            return int(tile_from(self.bag, source))
        return super().chance_move(source)

    def random_move(self, seat: int, source: Source) -> int:
        if seat == CHANCE:
            return self.chance_move(source)
        rng = simulated(source)
        if self.phase == ENDING:
            return int(SWAP) if rng.below(2) == 0 and self.may_swap() else int(KEEP)
        pair = self.random_pair(rng)
        kind = self.racks[self.turn * 6 + rng.below(self.held[self.turn])]
        return int(PLACE + pair * WAYS + TURNED[2 * kind + rng.below(2)])

    def random_pair(self, rng: Rng) -> i64:
        """A pair of cells on which a tile may be laid now, each as likely."""
        pair = self.free[rng.below(self.free_count)]
        if self.laid_count < self.table.seats:
            while not choices.meets_new_symbol(self, pair):
                pair = self.free[rng.below(self.free_count)]
        return pair

    def playout(self, source: Source) -> int:
        """Its length is counted in tiles laid."""
        rng = simulated(source)
        before = self.laid_count
        swaps = False
        while self.phase != OVER:
            phase = self.phase
            if phase == PLACING:
                turn = self.turn
                if self.held[turn] == RACK and self.laid_count >= self.table.seats:
                    # One number for four choices: the cells, the tile, its turning, whether to swap after it.
                    number = rng.below(self.free_count * 24)
                    pair = self.free[number // 24]
                    place = (number // 4) % 6
                    turning = number & 1
                    swaps = number & 2 != 0
                else:
                    pair = self.random_pair(rng)
                    place = rng.below(self.held[turn])
                    turning = rng.below(2)
                    swaps = rng.below(2) == 0
                self.lay(pair, TURNED[2 * self.racks[turn * 6 + place] + turning], place)
            elif phase == ENDING:
                if swaps and self.may_swap():
                    self.swap()
                else:
                    self.phase = REFILLING
            elif phase == BEGINNING:
                self.step(CHANCE, self.chance_move(rng))
            else:
                self.draw(tile_from(self.bag, rng))
        return int(self.laid_count - before)

    # Copies and comparison

    def copy(self) -> "IngeniousState":
        twin = IngeniousState(
            self.table,
            self.grid[:],
            self.free[:],
            self.where[:],
            self.laid[:],
            self.markers[:],
            self.racks[:],
            self.held[:],
            self.bag[:],
        )
        twin.phase = self.phase
        twin.turn = self.turn
        twin.plays = self.plays
        twin.free_count = self.free_count
        twin.laid_count = self.laid_count
        twin.bag_count = self.bag_count
        twin.aside = self.aside
        if self.swaps:
            twin.swaps = [swap.copy() for swap in self.swaps]
        return twin

    def key(self) -> bytes:
        """Everything on which the rest of the game depends; the order of tiles on a rack is not part of it."""
        racks: list[int] = []
        for seat in range(self.seats):
            tiles = self.tiles_of(seat)
            racks += [len(tiles), *tiles]
        numbers = [self.phase, self.turn, self.plays, *self.grid, *self.markers, *self.bag, *racks]
        numbers += [len(self.aside), *self.aside]
        for swap in self.swaps:
            numbers += [*swap.shown, *swap.drawn]
        return repr(sorted(self.table.options.items())).encode() + bytes(int(number) for number in numbers)

    def tiles_of(self, seat: int) -> list[int]:
        """The kinds of the tiles on a rack, sorted."""
        start = seat * 6
        return sorted(int(self.racks[start + place]) for place in range(int(self.held[seat])))

    # Knowledge and words

    def view(self, seat: int) -> dict[str, object]:
        return view.of(self, seat)

    def determinize(self, seat: int, rng: Rng) -> "IngeniousState":
        return knowledge.determinize(self, seat, rng)

    def move_text(self, move: int) -> str:
        return notation.text(self.board, move)

    def move_from_text(self, text: str) -> int:
        return notation.move(self.board, text)

    def document(self) -> dict[str, object]:
        return document.of(self)


def new_state(table: Table) -> IngeniousState:
    """The game before its first move."""
    board = table.board
    seats = int(table.seats)
    return IngeniousState(
        table,
        board.empty_grid[:],
        board.free_pairs[:],
        board.where_free[:],
        vec[i64]([0] * board.most_tiles),
        vec[i64]([0] * (int(table.tracks) * 6)),
        vec[i64]([0] * (seats * 6)),
        vec[i64]([0] * seats),
        FULL_BAG[:],
    )
