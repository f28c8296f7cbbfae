"""A bot for any game that takes each legal move as likely as another."""

from triskel.bots.bot import Bot, Situation
from triskel.bots.registry import BotKind, without_parameters
from triskel.core.chance import Rng


class RandomBot(Bot):
    def choose(self, situation: Situation, rng: Rng) -> int:
        return situation.moves[rng.below(len(situation.moves))]


KIND = BotKind("random", "any legal move", (), without_parameters("random", RandomBot))
