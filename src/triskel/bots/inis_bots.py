"""A bot for Inis that looks at what each choice leads to: the greedy one."""

from triskel.bots.bot import Bot, Situation
from triskel.bots.registry import BotKind, without_parameters
from triskel.core.chance import Rng
from triskel.inis.lookahead import best_moves
from triskel.inis.state import InisState


class OneDecisionAhead(Bot):
    """Takes, by chance, one of the choices that lead to the best position."""

    def choose(self, situation: Situation, rng: Rng) -> int:
        if len(situation.moves) == 1:
            return situation.moves[0]
        state = situation.sample(rng)
        assert isinstance(state, InisState)
        best = best_moves(state, situation.seat, situation.moves, int(rng.below(1 << 20)))
        return best[rng.below(len(best))]


GREEDY = BotKind(
    "greedy",
    "one decision ahead: conditions of victory, clans, cards, and who would win now",
    ("inis",),
    without_parameters("greedy", OneDecisionAhead),
)
