"""Moments as whole milliseconds, which is how the live path counts, and as Django keeps them."""

import time
from datetime import UTC, datetime, timedelta

_BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)


def now() -> int:
    return time.time_ns() // 1_000_000


def moment(milliseconds: int) -> datetime:
    return _BEGINNING + timedelta(milliseconds=milliseconds)


def milliseconds(moment: datetime) -> int:
    return (moment - _BEGINNING) // timedelta(milliseconds=1)
