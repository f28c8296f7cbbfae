"""Looking at tiles of the pile: Tailtiu's Land."""

from typing import TYPE_CHECKING, final

from triskel.core.state import CHANCE
from triskel.inis.drawing import free_spots
from triskel.inis.names import AT, DONE, SPOT, TERRITORIES, TILE
from triskel.inis.steps import Step

if TYPE_CHECKING:
    from triskel.inis.state import InisState

LOOKED_AT = 3


@final
class LookAtTiles(Step):
    """Chance draws three tiles, or what is left; the player picks one and a spot. The others go under the pile."""

    def __init__(self, seat: int, drawn: int = 0, tile: int = -1) -> None:
        self.seat = seat
        self.drawn = drawn
        """The tiles drawn so far, as bits. Only the player sees them."""
        self.tile = tile

    def run(self, state: "InisState") -> bool:
        if self.drawn or state.tiles_left() > 0:
            return False
        state.pop()
        return True

    def drawing(self, state: "InisState") -> bool:
        return self.drawn.bit_count() < min(LOOKED_AT, state.tiles_left())

    def awaited(self, state: "InisState") -> int:
        return CHANCE if self.drawing(state) else self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        if seat == CHANCE:
            return [TILE + territory for territory in state.top_tiles(self.drawn)]
        if self.tile < 0:
            return [TILE + territory for territory in range(16) if self.drawn & (1 << territory)]
        return free_spots(state)

    def take(self, state: "InisState", seat: int, move: int) -> None:
        if seat == CHANCE:
            if state.journal is not None:
                facts: dict[str, object] = {"seat": self.seat}
                state.tell_secret("tile_seen", facts, {"territory": TERRITORIES[move - TILE]}, (self.seat,))
            state.replace(LookAtTiles(self.seat, self.drawn | 1 << (move - TILE)))
        elif self.tile < 0:
            state.replace(LookAtTiles(self.seat, self.drawn, move - TILE))
        else:
            state.pop()
            self.put_under(state)
            state.push(MoveOnto(self.seat, self.tile))
            state.lay_tile(self.tile, move - SPOT)

    def put_under(self, state: "InisState") -> None:
        """The other tiles become the lowest layer of the pile. Of a layer that was not drawn as a whole the others no
        longer know which tiles are left."""
        lowest = max(int(layer) for layer in state.depth) + 1
        mine = 1 << self.seat
        for layer in {int(state.depth[tile]) for tile in range(16) if self.drawn & (1 << tile)}:
            tiles = [tile for tile in range(16) if state.depth[tile] == layer]
            if any(not self.drawn & (1 << tile) for tile in tiles):
                for tile in tiles:
                    state.tile_seen[tile] &= mine
        for tile in range(16):
            if self.drawn & (1 << tile) and tile != self.tile:
                state.depth[tile] = lowest
                state.tile_seen[tile] |= mine

    def data(self) -> list[object]:
        return [self.seat, self.drawn, self.tile]


@final
class MoveOnto(Step):
    """A clan of the player may move from beside the new territory onto it."""

    def __init__(self, seat: int, territory: int) -> None:
        self.seat = seat
        self.territory = territory

    def run(self, state: "InisState") -> bool:
        if self.sources(state):
            return False
        state.pop()
        return True

    def sources(self, state: "InisState") -> list[int]:
        bits = int(state.near[self.territory] & state.presence[self.seat])
        return [AT + territory for territory in range(16) if bits & (1 << territory)]

    def awaited(self, state: "InisState") -> int:
        return self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return [*self.sources(state), DONE]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.pop()
        if move != DONE:
            state.move_clans(seat, move - AT, self.territory, 1)

    def data(self) -> list[object]:
        return [self.seat, self.territory]
