"""A process in which bots think: ``python -m triskel.web.live.thinker``, started by ``bots.py``.

It reads positions from its input, a line of JSON each, and writes what the bot does there to its output. It knows
nothing of tables, people or the database. When its input ends, whoever started it is gone, and it goes too.
"""

import json
import os
import sys
import threading
from collections.abc import Mapping
from queue import SimpleQueue
from typing import Any, Final

from triskel.bots import registry as bots
from triskel.bots.bot import Bot, Situation
from triskel.core import registry
from triskel.core.chance import Rng
from triskel.core.state import State
from triskel.web.games import face, faces
from triskel.web.tables.ledger import DRAFT, PLAIN, Manners, Sealing

LONGEST_CHAIN: Final = 50


def state_of(request: Mapping[str, Any]) -> State:
    """The position that a request tells by its moves."""
    game, position = registry.game(request["game"]), request["position"]
    state = game.start(game.settle(request["options"])) if position is None else game.position(position)
    for seat, move in request["moves"]:
        state.step(seat, move)
    return state


def chain(state: State, seat: int, bot: Bot, rng: Rng, manners: Manners = PLAIN) -> list[str]:
    """All that the bot does until chance or somebody else comes: also its answers to what it is asked in a whisper.
    A secret answer ends where it is complete, any other play where others answer in secret."""
    made: list[str] = []
    sealed = manners.sealed(state)
    while seat in state.awaited() and (not made or _goes_on(state, seat, manners, sealed)):
        situation = Situation(state, seat)
        legal = situation.moves
        move = legal[0] if len(legal) == 1 else bot.choose(situation, rng)
        if move not in legal:
            raise ValueError(f"the bot chose {move}, which is not legal")
        made.append(state.move_text(move))
        state.play(seat, move)
        if len(made) == LONGEST_CHAIN:
            break
    return made


def _goes_on(state: State, seat: int, manners: Manners, sealed: Sealing | None) -> bool:
    if sealed is None:
        return state.awaited() == (seat,) and manners.sealed(state) is None
    return sealed.kind == DRAFT or manners.whispers(state, seat)


def choose(request: Mapping[str, Any]) -> list[str]:
    """What the bot that a request names does in its position."""
    bot = bots.bot(request["spec"], request["game"])
    return chain(state_of(request), request["seat"], bot, Rng(request["seed"]), _manners(request["game"]))


def _manners(game: str) -> Manners:
    return face(game) if game in faces() else PLAIN


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    # Bots may print; what they print must not get among the answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    lines: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=_read, args=(lines,), daemon=True).start()
    print("ready", file=answers, flush=True)
    while True:
        try:
            answer: dict[str, object] = {"moves": choose(json.loads(lines.get()))}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        try:
            print(json.dumps(answer), file=answers, flush=True)
        except BrokenPipeError:
            os._exit(0)


def _read(lines: "SimpleQueue[str]") -> None:
    """Its own thread, so that the end of the input is noticed while a bot thinks."""
    for line in sys.stdin:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
