"""Drawing epic tales, the Gates that open when the crows turn, and new tiles of the island."""

from typing import TYPE_CHECKING, Final, final

from triskel.core.state import CHANCE
from triskel.inis import island
from triskel.inis.losses import Removal
from triskel.inis.names import CARD_NAMES, DAGDA, DECK, FIRST_TALE, GATES, SPOT, TILE
from triskel.inis.steps import Step
from triskel.inis.windows import GATES_OPEN, TALE_DRAW, Reaction

if TYPE_CHECKING:
    from triskel.inis.state import InisState

EVERYBODY: Final = 31


@final
class DrawTales(Step):
    """A player draws epic tales, one by one by chance, and keeps all of them or one."""

    def __init__(self, seat: int, count: int, keep_one: bool = False, drawn: int = 0, asked: bool = False) -> None:
        self.seat = seat
        self.count = count
        self.keep_one = keep_one
        self.drawn = drawn
        """The tales drawn so far, as bits counted from the first tale."""
        self.asked = asked

    def one_more(self) -> "DrawTales":
        """The Meadows or the Gates: draw one more, keep one of all."""
        return DrawTales(self.seat, self.count + 1, True, self.drawn, self.asked)

    def run(self, state: "InisState") -> bool:
        if not self.asked and self.count > 0:
            state.replace(DrawTales(self.seat, self.count, self.keep_one, self.drawn, True))
            state.push(Reaction(TALE_DRAW, self.seat, self.seat))
            return True
        if self.drawn.bit_count() < self.count and self.can_draw(state):
            return False
        if self.keep_one and self.drawn.bit_count() > 1:
            return False
        state.pop()
        return True

    def can_draw(self, state: "InisState") -> bool:
        """Whether a tale is left; the discarded ones make a new deck when the old one is used up."""
        if state.tales_in_deck() == 0:
            state.shuffle_tales()
        return state.tales_in_deck() > 0

    def drawing(self, state: "InisState") -> bool:
        return self.drawn.bit_count() < self.count and state.tales_in_deck() > 0

    def awaited(self, state: "InisState") -> int:
        return CHANCE if self.drawing(state) else self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        if seat == CHANCE:
            return [card for card in range(FIRST_TALE, 63) if state.places[card] == DECK]
        return [card for card in range(FIRST_TALE, 63) if self.drawn & (1 << (card - FIRST_TALE))]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        if seat == CHANCE:
            state.move_card(move, self.seat, 0)
            if state.journal is not None:
                facts: dict[str, object] = {"seat": self.seat, "kind": "tale"}
                state.tell_secret("card_drawn", facts, {"card": CARD_NAMES[move]}, (self.seat,))
            drawn = self.drawn | 1 << (move - FIRST_TALE)
            state.replace(DrawTales(self.seat, self.count, self.keep_one, drawn, True))
            return
        state.pop()
        for card in as_discarded(self.drawn):
            if card != move:
                discard_tale(state, card, self.seat)

    def data(self) -> list[object]:
        return [self.seat, self.count, self.keep_one, self.drawn, self.asked]


def as_discarded(bits: int) -> list[int]:
    """Tales that are discarded together, from bits: the Dagda last, who then shuffles the others too."""
    found = [card for card in range(FIRST_TALE, 63) if bits & (1 << (card - FIRST_TALE)) and card != DAGDA]
    if bits & (1 << (DAGDA - FIRST_TALE)):
        found.append(DAGDA)
    return found


def discard_tale(state: "InisState", card: int, seat: int) -> None:
    """A tale goes from a hand to the open pile without being played."""
    state.discard(card)
    if state.journal is not None:
        state.tell("card_discarded", {"seat": seat, "kind": "tale", "card": CARD_NAMES[card]})


@final
class GatesOpen(Step):
    """The crows have turned: each player present at the Gates, the Brenn first, loses a clan there and draws a tale."""

    def __init__(self, first: int, at: int = 0) -> None:
        self.first = first
        self.at = at

    def run(self, state: "InisState") -> bool:
        if self.at == 2 * state.seats:
            state.pop()
            return True
        seat = int((self.first + state.crows * (self.at // 2)) % state.seats)
        state.replace(GatesOpen(self.first, self.at + 1))
        if self.at % 2:
            return True
        if state.clans_at(GATES, seat) == 0:
            state.replace(GatesOpen(self.first, self.at + 2))
            return True
        state.push(DrawTales(seat, 1))
        state.push(Reaction(GATES_OPEN, seat, seat))
        state.push(Removal(GATES, seat))
        return True

    def data(self) -> list[object]:
        return [self.first, self.at]


@final
class Explore(Step):
    """A new tile: somebody picks the spot, then chance draws the tile; the explorer places a clan there."""

    def __init__(self, picker: int, explorer: int, spot: int = -1) -> None:
        self.picker = picker
        self.explorer = explorer
        self.spot = spot

    def run(self, state: "InisState") -> bool:
        if state.tiles_left() > 0:
            return False
        state.pop()
        return True

    def awaited(self, state: "InisState") -> int:
        return self.picker if self.spot < 0 else CHANCE

    def moves(self, state: "InisState", seat: int) -> list[int]:
        if seat == CHANCE:
            return [TILE + territory for territory in state.top_tiles()]
        return free_spots(state)

    def take(self, state: "InisState", seat: int, move: int) -> None:
        if self.spot < 0:
            state.replace(Explore(self.picker, self.explorer, move - SPOT))
            if state.journal is not None:
                state.tell("spot_chosen", {"seat": seat, "spot": island.spot_text(move - SPOT)})
            return
        state.pop()
        state.lay_tile(move - TILE, self.spot)
        state.place_clan(move - TILE, self.explorer)

    def data(self) -> list[object]:
        return [self.picker, self.explorer, self.spot]


def free_spots(state: "InisState") -> list[int]:
    taken = [int(spot) for spot in state.spots if spot >= 0]
    return [SPOT + spot for spot in island.free_spots(taken)]
