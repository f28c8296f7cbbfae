"""Two bots for Ingenious that look one play ahead: the greedy one and the balanced one."""

from triskel.bots.bot import Bot, Situation
from triskel.bots.registry import BotKind, without_parameters
from triskel.core.chance import Rng
from triskel.ingenious.lookahead import AIM_BALANCE, AIM_POINTS, best_placements
from triskel.ingenious.moves import KEEP, PLACE, SWAP
from triskel.ingenious.state import IngeniousState


class OnePlayAhead(Bot):
    """Takes, by chance, one of the placements that its aim holds for the best; swaps whenever it may."""

    def __init__(self, aim: int) -> None:
        self.aim = aim

    def choose(self, situation: Situation, rng: Rng) -> int:
        if situation.moves[0] < PLACE:
            return int(SWAP) if SWAP in situation.moves else int(KEEP)
        state = situation.sample(rng)
        assert isinstance(state, IngeniousState)
        best = best_placements(state, self.aim)
        return best[rng.below(len(best))]


GREEDY = BotKind(
    "greedy", "the most points at once", ("ingenious",), without_parameters("greedy", lambda: OnePlayAhead(AIM_POINTS))
)
BALANCED = BotKind(
    "balanced",
    "one play ahead: all six colours high, the lowest first",
    ("ingenious",),
    without_parameters("balanced", lambda: OnePlayAhead(AIM_BALANCE)),
)
