"""Bots at the table: they think in processes of their own, and whatever goes wrong there the game goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from triskel.bots.bot import Bot, Situation
from triskel.core import registry
from triskel.core.chance import Rng
from triskel.core.state import State
from triskel.web.live.bots import Bots
from triskel.web.live.thinker import chain

OPTIONS = {"players": 2}
Asked = tuple[str, dict[str, int], None, list[tuple[int, int]], int]

SWAP = {
    "game": "ingenious",
    "tiles": ["f4f5RR", "e3f3BR", "h7h8YY"],
    "racks": [["RG", "RB", "GG", "BO", "OY", "YY"], ["GG", "GG", "BB", "OO", "YP", "YP"]],
    "markers": [{"R": 5, "G": 5, "B": 5, "O": 5, "Y": 5}, {}],
    "turn": 0,
}
BONUS = {**SWAP, "markers": [{"R": 15, "P": 2}, {}]}

BAD_BOTS = """
import os, time
from triskel.bots.bot import Bot
from triskel.bots.registry import BotKind, without_parameters

class Sleeper(Bot):
    def choose(self, situation, rng):
        time.sleep(600)

class Mortal(Bot):
    def choose(self, situation, rng):
        os._exit(3)

class Cheat(Bot):
    def choose(self, situation, rng):
        return max(situation.moves) + 1

class Broken(Bot):
    def choose(self, situation, rng):
        raise RuntimeError("I have lost my glasses")

class Chatterbox(Bot):
    def choose(self, situation, rng):
        print("hm, what about this one?", flush=True)
        return situation.moves[0]

def kind(made):
    name = made.__name__.lower()
    return BotKind(name, name, (), without_parameters(name, made))

SLEEPER, MORTAL, CHEAT, BROKEN, CHATTERBOX = map(kind, (Sleeper, Mortal, Cheat, Broken, Chatterbox))
"""


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package of bots that do not do what they should."""
    (tmp_path / "badbots.py").write_text(BAD_BOTS)
    info = tmp_path / "badbots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: badbots\nVersion: 1.0\n")
    names = ("sleeper", "mortal", "cheat", "broken", "chatterbox")
    lines = "".join(f"{name} = badbots:{name.upper()}\n" for name in names)
    (info / "entry_points.txt").write_text(f"[triskel.bots]\n{lines}")
    monkeypatch.syspath_prepend(tmp_path)


def dealt(seed: int = 1) -> tuple[State, Asked]:
    """A game at its first turn, and how a bot is asked there."""
    game = registry.game("ingenious")
    state = game.start(game.settle(OPTIONS))
    rng = Rng(seed)
    moves = []
    while state.awaited() == (-1,):
        move = state.chance_move(rng)
        moves.append((-1, move))
        state.step(-1, move)
    return state, ("ingenious", OPTIONS, None, moves, 0)


def play_on(state: State, moves: list[str]) -> None:
    for text in moves:
        state.play(0, state.move_from_text(text))


def with_bots(work: Callable[[Bots], Awaitable[None]], limit: float = 10.0) -> None:
    async def run() -> None:
        bots = Bots(limit)
        try:
            await work(bots)
        finally:
            await bots.close()

    asyncio.run(run())


@pytest.mark.parametrize("spec", ["random", "greedy", "balanced"])
def test_a_bot_plays_its_whole_turn(spec: str) -> None:
    state, asked = dealt()

    async def work(bots: Bots) -> None:
        moves = await bots.think(*asked, spec)
        assert moves[-1] == "keep"
        play_on(state, moves)
        assert state.awaited() == (-1,), "what comes next is chance's"

    with_bots(work)


def test_a_bot_answers_what_it_is_asked_in_a_whisper() -> None:
    async def work(bots: Bots) -> None:
        moves = await bots.think("ingenious", OPTIONS, SWAP, [], 0, "greedy")
        assert moves[-1] == "swap", "the greedy bot swaps whenever it may"

    with_bots(work)


def test_a_bot_that_earns_a_bonus_play_makes_it_too() -> None:
    state = registry.load_position(BONUS)
    made = chain(state, 0, First("f6g6RG"), Rng(1))
    assert made[0] == "f6g6RG"
    assert len(made) >= 3, "a tile, another for the bonus, and keeping the rack"


class First(Bot):
    """Makes the move that it was told to, then whatever comes first."""

    def __init__(self, text: str) -> None:
        self._text = text

    def choose(self, situation: Situation, rng: Rng) -> int:
        wanted = [move for move in situation.moves if situation.move_text(move) == self._text]
        return wanted[0] if wanted else situation.moves[0]


def test_one_process_answers_many_questions_and_several_people_at_once() -> None:
    state, asked = dealt()

    async def work(bots: Bots) -> None:
        answers = await asyncio.gather(*(bots.think(*asked, "random") for _ask in range(6)))
        for moves in answers:
            play_on(state.copy(), moves)
        assert len(bots._all) == 1

    with_bots(work)


def test_people_can_follow_because_a_bot_takes_its_time() -> None:
    _state, asked = dealt()

    async def work(bots: Bots) -> None:
        await bots.think(*asked, "random")
        before = asyncio.get_running_loop().time()
        await bots.think(*asked, "random", least=0.3)
        assert asyncio.get_running_loop().time() - before >= 0.3

    with_bots(work)


@pytest.mark.parametrize("spec", ["mortal", "cheat", "broken", "nobody"])
def test_when_a_bot_fails_another_moves_and_the_host_can_read_why(
    spec: str, bad_bots: None, caplog: pytest.LogCaptureFixture
) -> None:
    state, asked = dealt()

    async def work(bots: Bots) -> None:
        with caplog.at_level(logging.WARNING):
            play_on(state.copy(), await bots.think(*asked, spec))
        assert spec in caplog.text
        play_on(state.copy(), await bots.think(*asked, "greedy"))

    with_bots(work)


def test_a_bot_that_thinks_too_long_is_stopped(bad_bots: None, caplog: pytest.LogCaptureFixture) -> None:
    state, asked = dealt()

    async def work(bots: Bots) -> None:
        await bots.think(*asked, "random")
        worker = bots._idle[0]
        play_on(state, await bots.think(*asked, "sleeper"))
        assert "more than 0.5 seconds" in caplog.text
        assert not worker.is_alive()
        assert worker._process.returncode is not None

    with_bots(work, limit=0.5)


def test_when_no_process_can_be_started_chance_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    state, asked = dealt()
    monkeypatch.setattr("sys.executable", "/nowhere/python")

    async def work(bots: Bots) -> None:
        play_on(state, await bots.think(*asked, "balanced"))

    with_bots(work)


def test_what_a_bot_prints_does_not_disturb(bad_bots: None, caplog: pytest.LogCaptureFixture) -> None:
    state, asked = dealt()

    async def work(bots: Bots) -> None:
        play_on(state, await bots.think(*asked, "chatterbox"))
        assert caplog.text == ""

    with_bots(work)


def test_who_no_longer_wants_an_answer_leaves_no_stray_one() -> None:
    state, asked = dealt()

    async def work(bots: Bots) -> None:
        thinking = asyncio.ensure_future(bots.think(*asked, "random"))
        while not bots._all:
            await asyncio.sleep(0)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        play_on(state, await bots.think(*asked, "random"))
        assert len(bots._all) == 1

    with_bots(work)


def test_the_process_ends_with_whoever_started_it() -> None:
    _state, asked = dealt()

    async def work(bots: Bots) -> None:
        await bots.think(*asked, "random")
        process = bots._idle[0]._process
        assert process.stdin is not None
        process.stdin.close()
        await asyncio.wait_for(process.wait(), 10)

    with_bots(work)
