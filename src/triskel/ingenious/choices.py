"""What may be chosen: the legal moves, and why any other is refused.

Laying a tile, by the book: on any two adjacent empty cells; in the first round one of them must lie beside
a printed symbol that no other player's tile touches.
"""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from triskel.core.errors import IllegalMove
from triskel.core.flat import vec
from triskel.core.state import CHANCE
from triskel.ingenious.board import EMPTY
from triskel.ingenious.moves import BEGINS, KEEP, PLACE, SWAP, WAYS
from triskel.ingenious.phases import BEGINNING, DEALING, ENDING, OVER, PLACING, REFILLING
from triskel.ingenious.table import RACK
from triskel.ingenious.tiles import COLOURS, KIND_COUNT, KIND_OF_TURNED, NAMES, WAYS_OF

if TYPE_CHECKING:
    from triskel.ingenious.state import IngeniousState

MOST_WAYS: Final = 12
"""Six tiles, each two ways round."""


def meets_new_symbol(state: "IngeniousState", pair: i64) -> bool:
    """Whether a tile on this pair lies beside a printed symbol that no tile touches yet."""
    board = state.board
    beside = board.symbol_beside[board.first[pair]] | board.symbol_beside[board.second[pair]]
    return beside != 0 and is_untouched(state, beside - 1)


def is_untouched(state: "IngeniousState", symbol: i64) -> bool:
    grid = state.grid
    for cell in state.board.around_symbol[symbol]:
        if grid[cell] != EMPTY:
            return False
    return True


def is_first_round(state: "IngeniousState") -> bool:
    """Nobody can earn a bonus play in the first round, so it lasts one tile each."""
    return state.laid_count < state.seats


def turned_tiles(state: "IngeniousState") -> vec[i64]:
    """The tiles on the rack of the player on turn, both ways round, identical ones once, rising."""
    present: i64 = 0
    start = state.turn * RACK
    for place in range(start, start + state.held[state.turn]):
        present |= WAYS_OF[state.racks[place]]
    found = vec[i64]([0] * MOST_WAYS)
    count: i64 = 0
    way: i64 = 0
    while present != 0:
        if present & 1 != 0:
            found[count] = way
            count += 1
        present >>= 1
        way += 1
    return found[:count]


def listed(state: "IngeniousState", seat: int) -> list[int]:
    """The legal moves of a seat, rising."""
    phase = state.phase
    if seat == CHANCE:
        if phase == BEGINNING:
            return [int(BEGINS) + first for first in range(state.seats)]
        if phase == DEALING or phase == REFILLING:
            return [kind for kind in range(KIND_COUNT) if state.bag[kind] > 0]
        return []
    if seat != state.turn:
        return []
    if phase == ENDING:
        return [int(SWAP), int(KEEP)] if state.may_swap() else [int(KEEP)]
    if phase != PLACING:
        return []
    buffer = vec[i64]([0] * (int(state.free_count) * MOST_WAYS))
    count = fill_placements(state, buffer)
    # Ready-made objects instead of new ones: nine tenths of the time goes into this list.
    numbers = state.board.numbers
    found: list[object] = []
    for i in range(count):
        found.append(numbers[buffer[i]])
    return cast(list[int], found)


def fill(state: "IngeniousState", seat: int, buffer: vec[i64]) -> i64:
    """Write the legal moves of a seat into the caller's array; returns how many there are."""
    if state.phase == PLACING and seat == state.turn:
        return fill_placements(state, buffer)
    found = listed(state, seat)
    room = len(buffer)
    for index, move in enumerate(found):
        if index < room:
            buffer[index] = move
    return len(found)


def fill_placements(state: "IngeniousState", buffer: vec[i64]) -> i64:
    """All tiles of the rack, all ways round, on all pairs of cells where one may lie."""
    ways = turned_tiles(state)
    way_count: i64 = len(ways)
    where = state.where
    first_round = is_first_round(state)
    room: i64 = len(buffer)
    count: i64 = 0
    for pair in range(i64(state.board.pair_count)):
        if where[pair] < 0 or (first_round and not meets_new_symbol(state, pair)):
            continue
        base = PLACE + pair * WAYS
        if count + way_count <= room:
            for i in range(way_count):
                buffer[count + i] = base + ways[i]
        else:
            for i in range(room - count):
                buffer[count + i] = base + ways[i]
        count += way_count
    return count


# Why not?


def refusal(state: "IngeniousState", seat: int, move: int) -> IllegalMove | None:
    """The rule that forbids a move, or None when it is legal."""
    phase = state.phase
    if phase == OVER:
        return IllegalMove("the game is over", "game_over")
    if phase == PLACING or phase == ENDING:
        if seat != state.turn:
            return _not_your_turn(state, seat)
        return _placement_refusal(state, move) if phase == PLACING else _swap_refusal(state, move)
    if seat != CHANCE:
        return IllegalMove("chance moves now: tiles are being drawn", "chance_moves")
    return _chance_refusal(state, move)


def _not_your_turn(state: "IngeniousState", seat: int) -> IllegalMove:
    turn = int(state.turn)
    return IllegalMove(f"it is the turn of player {turn + 1}", "not_your_turn", {"seat": seat, "turn": turn})


def _placement_refusal(state: "IngeniousState", move: int) -> IllegalMove | None:
    board = state.board
    number: i64 = move
    if number < PLACE or number >= PLACE + board.pair_count * WAYS:
        return IllegalMove("a tile must be laid now", "lay_a_tile")
    pair = (number - PLACE) // WAYS
    turned = (number - PLACE) % WAYS
    kind = KIND_OF_TURNED[turned]
    if state.place_of(kind) < 0:
        return IllegalMove(f"there is no tile {NAMES[kind]} on the rack", "not_on_rack", {"tile": NAMES[kind]})
    if state.where[pair] < 0:
        cell = board.first[pair] if state.grid[board.first[pair]] != EMPTY else board.second[pair]
        name = board.name_of[int(cell)]
        return IllegalMove(f"cell {name} is not empty", "not_empty", {"cell": name})
    if is_first_round(state) and not meets_new_symbol(state, pair):
        return IllegalMove(
            "the first tile of each player lies beside a printed symbol that no other tile touches", "first_round"
        )
    return None


def _swap_refusal(state: "IngeniousState", move: int) -> IllegalMove | None:
    if move == KEEP or (move == SWAP and state.may_swap()):
        return None
    if move != SWAP:
        return IllegalMove("all plays of this turn are made: keep the rack or swap it", "turn_ends")
    turn = state.turn
    shown = _colour_names(state.lowest_colours(turn) & state.rack_colours(turn))
    return IllegalMove(
        f"the rack can't be swapped: it shows {' and '.join(shown)}, of the lowest on the track",
        "swap_shows_lowest",
        {"colours": shown},
    )


def _chance_refusal(state: "IngeniousState", move: int) -> IllegalMove | None:
    if state.phase == BEGINNING:
        if BEGINS <= move < BEGINS + state.seats:
            return None
        return IllegalMove("chance chooses who begins", "who_begins")
    if not 0 <= move < KIND_COUNT:
        return IllegalMove("chance draws a tile now", "chance_draws")
    if state.bag[move] == 0:
        return IllegalMove(f"no tile {NAMES[move]} is left in the bag", "not_in_bag", {"tile": NAMES[move]})
    return None


def _colour_names(bits: i64) -> list[str]:
    return [name for colour, name in enumerate(COLOURS) if bits & (1 << colour)]
