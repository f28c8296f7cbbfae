"""The figures of the live path, with what Django's settings say about them."""

from dataclasses import dataclass, fields

from django.conf import settings


@dataclass(frozen=True)
class LiveSettings:
    """Times in seconds. ``LIVE`` in Django's settings is a dictionary of those that differ."""

    heartbeat: float = 25
    """How often a browser speaks at least. One that is silent for two and a half times as long is gone."""
    send_limit: float = 20
    """How long one message may take on its way to a slow browser."""
    idle_after: float = 30
    """When a table without viewers leaves the memory."""
    absent_after: float = 180
    """When somebody is missed at a table without a clock."""
    sweep_every: float = 3
    """How often each process looks for tables that nobody carries on."""
    bot_overdue: float = 15
    """When a table whose bot does not move counts as abandoned by the process that had it."""
    rate: float = 40
    """Messages a second that a connection may send in the long run ..."""
    burst: int = 120
    """... and how many of them at once."""
    tabs: int = 50
    """Connections that one person may have open."""
    strangers: int = 1000
    """Connections from one address by people without a session."""
    longest_message: int = 4096
    """In characters."""
    nonsense: int = 10
    """After so many messages that nobody understands a connection is closed."""
    chat_rate: float = 0.5
    chat_burst: int = 8
    chat_length: int = 500
    chat_lines: int = 100
    """How many lines of chat somebody sees who comes to a table."""
    bot_pause: float = 0.7
    """How long a bot takes at least where people play or look on."""
    mask: tuple[float, float] = (1.5, 3.0)
    """How long a window with people in it stays open at least: drawn anew each time between these."""
    bot_mask: tuple[float, float] = (0.4, 0.7)
    """The same for a window in which only bots are asked, while people play elsewhere at the table."""
    window_live: float = 30
    """How long people have to answer in a window, with a live clock; then they pass. ``more`` adds to it."""
    window_none: float = 60
    window_days: float = 86400
    window_more: float = 30
    bot_limit: float = 10
    bot_workers: int = 1
    readers: int = 4
    """Threads that read from the database."""


def live_settings() -> LiveSettings:
    given = dict(getattr(settings, "LIVE", {}))
    given.setdefault("bot_limit", getattr(settings, "BOT_SECONDS", LiveSettings.bot_limit))
    given.setdefault("bot_workers", getattr(settings, "BOT_WORKERS", LiveSettings.bot_workers))
    known = {field.name for field in fields(LiveSettings)}
    return LiveSettings(**{name: value for name, value in given.items() if name in known})
