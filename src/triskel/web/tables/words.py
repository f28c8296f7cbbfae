"""Tables in words for people: which way to play, which clock, who sits there. Names are never inflected."""

from collections.abc import Mapping
from typing import NamedTuple, cast

from django.utils.translation import gettext, ngettext

from triskel.core.errors import TriskelError
from triskel.core.game import Options
from triskel.core.registry import game as game_of
from triskel.web.games import face as face_of
from triskel.web.games.face import Face, Mode
from triskel.web.tables.models import Seat, Table

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def title_of(table: Table) -> str:
    """What a table is called: by its own name, else by the game and the way to play."""
    return table.title or f"{game_title(table.game)} · {mode_title(table.game, table.options)}"


def game_title(game: str) -> str:
    try:
        return str(face_of(game).title())
    except TriskelError:
        return game


def mode_of(face: Face, options: Mapping[str, object]) -> Mode | None:
    """The way to play that these options mean: the one that says most of them."""
    fitting = [mode for mode in face.modes() if all(options.get(name) == value for name, value in mode.options.items())]
    return max(fitting, key=lambda mode: len(mode.options), default=None)


def mode_title(game: str, options: Mapping[str, object]) -> str:
    try:
        mode = mode_of(face_of(game), options)
    except TriskelError:
        return ""
    return str(mode.title) if mode else ""


def deviations(game: str, options: Mapping[str, object]) -> list[str]:
    """The options that differ from the book, one a line."""
    try:
        face, usual = face_of(game), {option.name: option.default for option in game_of(game).options}
    except TriskelError:
        return []
    mode = mode_of(face, options)
    found = []
    for choice in face.choices():
        value = options.get(choice.option)
        if value == usual.get(choice.option) or (choice.modes and (mode is None or mode.name not in choice.modes)):
            continue
        title = next((str(title) for known, title in choice.values if known == value), str(value))
        found.append(f"{choice.title}: {title}")
    return found


def bot_title(game: str, options: Mapping[str, object], spec: str) -> str:
    """A bot's name for people."""
    try:
        levels = face_of(game).levels(cast(Options, options))
    except TriskelError:
        return spec
    return next((str(level.title) for level in levels if level.spec == spec), spec)


def span(seconds: int) -> str:
    """A time in its largest fitting unit."""
    if seconds and seconds % DAY == 0:
        return ngettext("%(count)s day", "%(count)s days", seconds // DAY) % {"count": seconds // DAY}
    if seconds and seconds % HOUR == 0:
        return ngettext("%(count)s hour", "%(count)s hours", seconds // HOUR) % {"count": seconds // HOUR}
    if seconds and seconds % MINUTE == 0:
        return gettext("%(count)s min") % {"count": seconds // MINUTE}
    return gettext("%(count)s s") % {"count": seconds}


def clock_words(clock: Mapping[str, object]) -> str:
    """A clock in a few words."""
    kind = clock.get("kind")
    if kind not in ("live", "days"):
        return gettext("no clock")
    times = {"bank": span(_whole(clock.get("bank"))), "increment": span(_whole(clock.get("increment")))}
    if kind == "live":
        return gettext("%(bank)s + %(increment)s a turn") % times
    text = gettext("by the day: %(bank)s + %(increment)s a turn") % times
    return f"{text} · {gettext('weekends off')}" if clock.get("weekends") is False else text


def _whole(number: object) -> int:
    return number if isinstance(number, int) else 0


class Place(NamedTuple):
    """A seat as pages show it."""

    seat: Seat
    number: int
    """As people count."""
    name: str
    """Who sits here, or for whom it is kept."""
    kind: str
    """person, bot, free, kept"""
    mine: bool
    away: bool
    """A bot plays for the person now."""
    turn: bool


def places(table: Table, person_id: int | None) -> list[Place]:
    """All seats of a table, for somebody's eyes."""
    playing = table.status == Table.Status.PLAYING
    secret = bool(table.glance.get("window"))  # nobody may know who is asked, but for oneself
    return [
        Place(
            seat=seat,
            number=seat.number + 1,
            name=_name(table, seat),
            kind="person" if seat.person_id else "bot" if seat.bot else "kept" if _is_kept(table, seat) else "free",
            mine=person_id is not None and seat.person_id == person_id,
            away=bool(seat.substitute),
            turn=playing and seat.number in table.awaited and (not secret or seat.person_id == person_id),
        )
        for seat in table.seats.all()
    ]


def _is_kept(table: Table, seat: Seat) -> bool:
    return seat.reserved or table.status != Table.Status.OPEN


def _name(table: Table, seat: Seat) -> str:
    if seat.bot:
        return bot_title(table.game, table.options, seat.bot)
    return seat.name or (seat.person.name if seat.person else "")
