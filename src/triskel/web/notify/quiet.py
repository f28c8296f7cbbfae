"""Quiet hours: when a person does not want to be disturbed."""

from collections.abc import Mapping
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError


def quiet_for(preferences: Mapping[str, object], now: datetime) -> timedelta:
    """How long the person's quiet hours still last; nothing when it is not quiet."""
    begin, end = _clock(preferences.get("quiet_from")), _clock(preferences.get("quiet_until"))
    if begin is None or end is None or begin == end:
        return timedelta()
    here = now.astimezone(_zone(preferences.get("zone")))
    moment = here.time().replace(tzinfo=None)
    quiet = begin <= moment < end if begin < end else moment >= begin or moment < end
    if not quiet:
        return timedelta()
    day = here.date() if moment < end else here.date() + timedelta(days=1)
    return datetime.combine(day, end, here.tzinfo) - here


def _clock(text: object) -> time | None:
    try:
        return time.fromisoformat(text) if isinstance(text, str) and text else None
    except ValueError:
        return None


def _zone(name: object) -> ZoneInfo:
    try:
        return ZoneInfo(name) if isinstance(name, str) and name else ZoneInfo("UTC")
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
