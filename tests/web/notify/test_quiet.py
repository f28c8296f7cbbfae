"""Quiet hours by the person's own clock."""

from datetime import UTC, datetime, timedelta

import pytest

from triskel.web.notify.quiet import quiet_for

KYIV = {"quiet_from": "22:00", "quiet_until": "08:00", "zone": "Europe/Kyiv"}
"""In January two hours before Greenwich."""


def at(hour: int, minute: int = 0) -> datetime:
    return datetime(2026, 1, 15, hour, minute, tzinfo=UTC)


@pytest.mark.parametrize(
    ("now", "hours"),
    [(at(12), 0.0), (at(19, 59), 0.0), (at(20), 10.0), (at(21), 9.0), (at(22), 8.0), (at(1), 5.0), (at(6), 0.0)],
)
def test_quiet_hours_over_midnight(now: datetime, hours: float) -> None:
    assert quiet_for(KYIV, now) == timedelta(hours=hours)


def test_quiet_hours_within_a_day() -> None:
    office = {"quiet_from": "09:00", "quiet_until": "17:30", "zone": "UTC"}
    assert quiet_for(office, at(16)) == timedelta(hours=1.5)
    assert quiet_for(office, at(8)) == quiet_for(office, at(18)) == timedelta()


@pytest.mark.parametrize(
    "preferences",
    [{}, {"quiet_from": "22:00"}, {"quiet_from": "", "quiet_until": ""}, {"quiet_from": "noon", "quiet_until": "late"}],
)
def test_without_hours_it_is_never_quiet(preferences: dict[str, object]) -> None:
    assert quiet_for(preferences, at(23)) == timedelta()


def test_an_unknown_zone_counts_as_greenwich() -> None:
    assert quiet_for({**KYIV, "zone": "Middle/Earth"}, at(23)) == timedelta(hours=9)
