"""Bots by name: one name may stand for several kinds, each for other games."""

import pytest

from triskel.bots.ingenious_bots import OnePlayAhead
from triskel.bots.inis_bots import OneDecisionAhead
from triskel.bots.random_bot import RandomBot
from triskel.bots.registry import bot, bots, kinds
from triskel.core.errors import UnknownBot


def test_greedy_means_the_right_bot_for_each_game() -> None:
    assert isinstance(bot("greedy", "ingenious"), OnePlayAhead)
    assert isinstance(bot("greedy", "inis"), OneDecisionAhead)
    assert [found.games for found in kinds("greedy")] == [("ingenious",), ("inis",)]


def test_random_plays_everything() -> None:
    assert isinstance(bot("random", "inis"), RandomBot)
    assert isinstance(bot("random", "whatever there will be"), RandomBot)


def test_the_bots_of_a_game() -> None:
    assert bots("ingenious") == ["random", "greedy", "balanced"]
    assert bots("inis") == ["random", "greedy"]
    assert bots() == ["random", "greedy", "balanced"]


def test_a_bot_that_does_not_play_the_game() -> None:
    with pytest.raises(UnknownBot, match="balanced does not play inis; its bots are random, greedy"):
        bot("balanced", "inis")


def test_a_bot_that_there_is_not() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'brilliant'; there are random, greedy, balanced"):
        bot("brilliant", "inis")
    with pytest.raises(UnknownBot, match="there is no bot 'brilliant'"):
        kinds("brilliant")


def test_parameters_that_a_bot_does_not_have() -> None:
    with pytest.raises(UnknownBot, match="greedy has no parameters, so not depth"):
        bot("greedy(depth=3)", "inis")
