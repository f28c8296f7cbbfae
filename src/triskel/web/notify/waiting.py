"""What waits to be told, and the threads that tell it when its time has come. Knows nothing of tables or people."""

import logging
import threading
import time
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

log = logging.getLogger(__name__)

MOST_WAITING = 10_000
THREADS = 3


class Job(NamedTuple):
    """Tell somebody of a table by ``push`` or ``mail``. ``only`` is the one subscription that is tried again."""

    person: int
    key: str
    way: str
    only: int = 0
    tries: int = 0


class Waiting:
    """Jobs by the time at which they are due. Putting one in never blocks, and there is room for so many only."""

    def __init__(self, work: Callable[[Job], None], now: Callable[[], float] = time.monotonic) -> None:
        self._work = work
        self._now = now
        self._due: dict[Job, float] = {}
        self._order: list[tuple[float, int, Job]] = []
        self._ticket = count()
        self._change = threading.Condition()
        self._threads: list[threading.Thread] = []
        self._closed = False
        self._busy = 0

    def add(self, job: Job, delay: float) -> None:
        """Do it after so many seconds. The same job is not put off when it waits already."""
        with self._change:
            if self._closed or job in self._due:
                return
            if len(self._due) >= MOST_WAITING:
                log.warning("too many notifications wait; one is dropped")
                return
            due = self._now() + delay
            self._due[job] = due
            heappush(self._order, (due, next(self._ticket), job))
            self._start()
            self._change.notify()

    def drop(self, person: int, key: str) -> None:
        """Forget all that waits for somebody at a table."""
        with self._change:
            for job in [job for job in self._due if job.person == person and job.key == key]:
                del self._due[job]

    def waits_for(self, person: int, key: str) -> bool:
        """Whether anything is still to be told to somebody of a table."""
        with self._change:
            return any(job.person == person and job.key == key for job in self._due)

    def close(self) -> None:
        """Do nothing more, and wait until what is being done is done."""
        with self._change:
            self._closed = True
            self._change.notify_all()
        for thread in self._threads:
            thread.join(timeout=5)

    def settle(self, patience: float = 10.0) -> bool:
        """Wait until nothing is due any more; False when that took too long."""
        end = time.monotonic() + patience
        with self._change:
            while self._busy or any(due <= self._now() for due in self._due.values()):
                if time.monotonic() > end:
                    return False
                self._change.wait(0.02)
        return True

    def __len__(self) -> int:
        return len(self._due)

    def _start(self) -> None:
        if not self._threads:
            self._threads = [
                threading.Thread(target=self._run, name=f"notify-{number}", daemon=True) for number in range(THREADS)
            ]
            for thread in self._threads:
                thread.start()

    def _run(self) -> None:
        while (job := self._next()) is not None:
            try:
                self._work(job)
            except Exception:
                log.exception("telling person %s of table %s failed", job.person, job.key)
            finally:
                with self._change:
                    self._busy -= 1
                    self._change.notify_all()

    def _next(self) -> Job | None:
        """The next job, once it is due; None when there will be no more."""
        with self._change:
            while not self._closed:
                if not self._order:
                    self._change.wait()
                    continue
                due, _, job = self._order[0]
                if self._due.get(job) != due:
                    heappop(self._order)
                elif (rest := due - self._now()) > 0:
                    self._change.wait(rest)
                else:
                    heappop(self._order)
                    del self._due[job]
                    self._busy += 1
                    return job
        return None
