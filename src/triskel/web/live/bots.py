"""Bots think in processes of their own, so that no table waits for them, and not for ever.

A bot that takes too long, fails or dies is replaced for this move: by the greedy bot, or else by chance. Its process is
ended and a new one started when it is needed. A process is started when the first bot is asked.
"""

import asyncio
import json
import logging
import os
import random
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from triskel.web.live import thinker

logger = logging.getLogger(__name__)

START_LIMIT: Final = 30.0
"""Seconds that a new process may take to come up: a machine may be busy. They are no time for thinking."""
_LONGEST_ANSWER: Final = 1 << 16


class Failed(Exception):
    """The bot has not answered with a move."""


class Worker:
    """One process. It is asked one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._is_ready = False
        self._has_ended = False

    @classmethod
    async def start(cls) -> "Worker":
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", thinker.__name__),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LONGEST_ANSWER,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                # What interrupts the server from a terminal is not meant for it.
                start_new_session=True,
            )
        )

    def is_alive(self) -> bool:
        return not self._has_ended and self._process.returncode is None

    async def ask(self, request: Mapping[str, object], limit: float) -> list[str]:
        """The bot's moves; raises Failed. A process that did not answer in time is of no use any more."""
        try:
            async with asyncio.timeout(START_LIMIT):
                await self._come_up()
            async with asyncio.timeout(limit):
                line = await self._answer(request)
        except TimeoutError:
            self.end()
            raise Failed(f"it thought for more than {limit:g} seconds") from None
        except (OSError, ValueError):
            self.end()
            raise Failed("its process broke off") from None
        except BaseException:
            # Otherwise the answer to this question would be taken for that to the next.
            self.end()
            raise
        if not line:
            self.end()
            raise Failed("its process died")
        answer = json.loads(line)
        if "error" in answer:
            raise Failed(answer["error"])
        moves: list[str] = answer["moves"]
        return moves

    async def _come_up(self) -> None:
        if not self._is_ready:
            assert self._process.stdout is not None
            await self._process.stdout.readline()
            self._is_ready = True

    async def _answer(self, request: Mapping[str, object]) -> bytes:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(json.dumps(request).encode() + b"\n")
        await stdin.drain()
        return await stdout.readline()

    def end(self) -> None:
        self._has_ended = True
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def close(self) -> None:
        self.end()
        await self._process.wait()


class Bots:
    """``workers`` processes at the most, in each of which one bot thinks for ``limit`` seconds at the most."""

    def __init__(self, limit: float = 10.0, workers: int = 1) -> None:
        self._limit = limit
        self._places = asyncio.Semaphore(max(1, workers))
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    async def think(
        self,
        game: str,
        options: Mapping[str, object],
        position: Mapping[str, object] | None,
        moves: Sequence[tuple[int, int]],
        seat: int,
        spec: str,
        least: float = 0.0,
    ) -> list[str]:
        """What a bot does at its seat after these moves, in notation, until chance or others come.

        It takes at least ``least`` seconds, not always the same, so that people can follow.
        """
        request: dict[str, object] = {"game": game, "options": dict(options), "position": position, "seat": seat}
        request.update(moves=moves, spec=spec, seed=secrets.randbits(60))
        until = asyncio.get_running_loop().time() + least * random.uniform(1.0, 1.7)
        found = await self._found(request)
        await asyncio.sleep(max(0.0, until - asyncio.get_running_loop().time()))
        return found

    async def close(self) -> None:
        """End all processes."""
        workers, self._all, self._idle = self._all, set(), []
        await asyncio.gather(*(worker.close() for worker in workers))

    async def _found(self, request: dict[str, object]) -> list[str]:
        asked = str(request["spec"])
        for spec in dict.fromkeys((asked, "greedy")):
            try:
                return await self._asked({**request, "spec": spec})
            except Failed as failure:
                logger.warning("the bot %s of %s failed: %s", spec, request["game"], failure)
        return await asyncio.to_thread(thinker.choose, {**request, "spec": "random"})

    async def _asked(self, request: Mapping[str, object]) -> list[str]:
        async with self._places:
            worker = await self._worker()
            try:
                return await worker.ask(request, self._limit)
            finally:
                if worker.is_alive() and worker in self._all:
                    self._idle.append(worker)
                else:
                    self._all.discard(worker)
                    await worker.close()

    async def _worker(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive():
                return worker
            self._all.discard(worker)
        try:
            worker = await Worker.start()
        except (OSError, NotImplementedError) as error:
            raise Failed(f"no process could be started: {error}") from None
        self._all.add(worker)
        return worker
