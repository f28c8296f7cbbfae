"""Setting the game up: the island, the Brenn, the capital, the crows, the first clans."""

from typing import TYPE_CHECKING, final

from triskel.core.state import CHANCE
from triskel.inis import island
from triskel.inis.assembly import Assembly, TossCrows
from triskel.inis.names import AT, LAYOUT, SEAT, SWAMP, TERRITORIES, TILE
from triskel.inis.rulings import CAPITAL_IN_SWAMP
from triskel.inis.season import PlaceClans
from triskel.inis.steps import Step
from triskel.inis.table import DISCOVERY_LAST, DISCOVERY_START

if TYPE_CHECKING:
    from triskel.inis.state import InisState


@final
class SetUp(Step):
    """The paragraphs of the set-up, one after the other."""

    def __init__(self, stage: int = 0) -> None:
        self.stage = stage

    def run(self, state: "InisState") -> bool:
        stage = self.stage
        state.replace(SetUp(stage + 1))
        if stage == 0:
            if state.table.discovery:
                for territory in DISCOVERY_LAST:
                    state.depth[territory] = 1
                    state.tile_seen[territory] = 31
            state.push(FirstTiles())
        elif stage == 1:
            state.push(FirstBrenn())
        elif stage == 2:
            state.push(Capital())
        elif stage == 3:
            state.push(TossCrows())
        elif stage == 4 or stage == 5:
            for seat in reversed(state.order_from(int(state.brenn))):
                state.push(PlaceClans(seat, 1))
        else:
            state.replace(Assembly())
        return True

    def data(self) -> list[object]:
        return [self.stage]


@final
class FirstTiles(Step):
    """Chance picks how the first tiles lie, then which they are: as many as there are players."""

    def __init__(self, layout: int = -1) -> None:
        self.layout = layout

    def run(self, state: "InisState") -> bool:
        if state.tiles_in_play() < state.seats:
            return False
        state.pop()
        return True

    def awaited(self, state: "InisState") -> int:
        return CHANCE

    def moves(self, state: "InisState", seat: int) -> list[int]:
        if self.layout < 0:
            return [LAYOUT + number for number in range(len(island.start_layouts(state.seats)))]
        if state.table.discovery:
            return [
                TILE + territory for territory in sorted(DISCOVERY_START[: state.seats]) if state.spots[territory] < 0
            ]
        return [TILE + territory for territory in state.top_tiles()]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        if self.layout < 0:
            state.replace(FirstTiles(move - LAYOUT))
            if state.journal is not None:
                state.tell("layout", {"number": move - LAYOUT})
        else:
            spot = island.start_layouts(state.seats)[self.layout][state.tiles_in_play()]
            state.lay_tile(move - TILE, spot)

    def data(self) -> list[object]:
        return [self.layout]


@final
class FirstBrenn(Step):
    """Chance names the first Brenn."""

    def awaited(self, state: "InisState") -> int:
        return CHANCE

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return [SEAT + other for other in range(state.seats)]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.pop()
        state.brenn = move - SEAT
        if state.journal is not None:
            state.tell("brenn", {"seat": int(state.brenn)})


@final
class Capital(Step):
    """The Brenn chooses where the capital stands, and a Sanctuary with it. The Swamp bears no citadel."""

    def awaited(self, state: "InisState") -> int:
        return int(state.brenn)

    def moves(self, state: "InisState", seat: int) -> list[int]:
        fit = state.island if CAPITAL_IN_SWAMP else state.island & ~(1 << SWAMP)
        return [AT + territory for territory in range(16) if fit & (1 << territory)]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.pop()
        state.capital = move - AT
        if state.journal is not None:
            state.tell("capital", {"seat": seat, "territory": TERRITORIES[move - AT]})
        state.build_sanctuary(move - AT)
