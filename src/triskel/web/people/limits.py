"""How often somebody may do what can be abused: buckets of tokens, one for each act and person or address.

The buckets live in the memory of each process: a restart empties them, and several processes allow somewhat more. That
is enough against floods and guessing, and costs the database nothing.
"""

import ipaddress
import threading
import time
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, Final, NamedTuple, ParamSpec

from django.conf import settings
from django.http import HttpRequest, HttpResponse

MINUTE: Final = 60.0
HOUR: Final = 3600.0


class Limit(NamedTuple):
    """So many at once, and then so many in a span of seconds."""

    burst: int
    span: float
    """In this time an empty bucket is full again."""


LIMITS: Final[dict[str, Limit]] = {
    "log in": Limit(10, 10 * MINUTE),
    "log in as": Limit(10, 10 * MINUTE),  # by login name, against guessing from many addresses
    "guest": Limit(40, HOUR),
    "account": Limit(12, HOUR),
    "mail": Limit(5, HOUR),
    "table": Limit(60, HOUR),
    "join": Limit(120, HOUR),
    "profile": Limit(60, 10 * MINUTE),
    "chat": Limit(10, 30.0),
    "import": Limit(20, HOUR),
}

MOST_BUCKETS: Final = 50_000


class TooMany(Exception):
    """Somebody does something too often; ``wait`` is the time in seconds until they may again."""

    def __init__(self, act: str, wait: float) -> None:
        super().__init__(act, wait)
        self.act = act
        self.wait = wait


class Buckets:
    """Tokens left for each key, as of a moment. A key that is not here has a full bucket."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: dict[tuple[str, Hashable], tuple[float, float]] = {}
        self._lock = threading.Lock()

    def take(self, act: str, who: Hashable) -> None:
        """Take one token; raises TooMany where there is none."""
        limit = self._limit(act)
        rate = limit.burst / limit.span
        with self._lock:
            now = self._clock()
            left, since = self._left.get((act, who), (float(limit.burst), now))
            left = min(float(limit.burst), left + (now - since) * rate)
            if left < 1:
                raise TooMany(act, (1 - left) / rate)
            self._left[(act, who)] = (left - 1, now)
            if len(self._left) > MOST_BUCKETS:
                self._tidy(now)

    def empty(self) -> None:
        """Forget everything, as tests do."""
        with self._lock:
            self._left.clear()

    def _limit(self, act: str) -> Limit:
        """A limit, so many times as generous as the host wants."""
        burst, span = LIMITS[act]
        return Limit(max(1, round(burst * float(getattr(settings, "GENEROSITY", 1.0)))), span)

    def _tidy(self, now: float) -> None:
        """Drop the buckets that are full again, and if that is not enough, the oldest half."""
        self._left = {
            key: (left, since)
            for key, (left, since) in self._left.items()
            if left + (now - since) * self._limit(key[0]).burst / self._limit(key[0]).span < self._limit(key[0]).burst
        }
        if len(self._left) > MOST_BUCKETS:
            newest = sorted(self._left.items(), key=lambda item: item[1][1], reverse=True)
            self._left = dict(newest[: MOST_BUCKETS // 2])


BUCKETS: Final = Buckets()


def address_of(request: HttpRequest) -> str:
    """Where a request comes from: its network, for IPv6, since one household has a whole network there."""
    address = str(request.META.get("REMOTE_ADDR", ""))
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 6 and parsed.ipv4_mapped is None:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


def take(act: str, request: HttpRequest) -> None:
    """One more of an act by whoever sends this request; raises TooMany, which the middleware makes a page of."""
    BUCKETS.take(act, address_of(request))
    person = getattr(request, "user", None)
    if person is not None and person.is_authenticated:
        BUCKETS.take(act, person.pk)


Given = ParamSpec("Given")


def limited(
    act: str,
) -> Callable[
    [Callable[Concatenate[HttpRequest, Given], HttpResponse]], Callable[Concatenate[HttpRequest, Given], HttpResponse]
]:
    """A view that may be posted to only so often."""

    def wrap(
        view: Callable[Concatenate[HttpRequest, Given], HttpResponse],
    ) -> Callable[Concatenate[HttpRequest, Given], HttpResponse]:
        @wraps(view)
        def limited_view(request: HttpRequest, /, *args: Given.args, **more: Given.kwargs) -> HttpResponse:
            if request.method == "POST":
                take(act, request)
            return view(request, *args, **more)

        return limited_view

    return wrap
