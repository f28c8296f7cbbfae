"""Reading the plan of a new table out of the forms: the quick one of the lobby, and the long one with every seat."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from django.utils.translation import gettext, gettext_lazy

from triskel.core.errors import TriskelError
from triskel.core.game import Options
from triskel.core.registry import game as game_of
from triskel.web.games import face as face_of
from triskel.web.games.face import Choice, Face, Level, Mode
from triskel.web.people.names import tidied
from triskel.web.tables import words
from triskel.web.tables.making import NO_CLOCK, NotPossible, Plan, SeatPlan

Form = Mapping[str, str]
MINUTE, HOUR, DAY = words.MINUTE, words.HOUR, words.DAY

LIVE: Final = ((5 * MINUTE, 10), (10 * MINUTE, 20), (20 * MINUTE, 30))
BY_THE_DAY: Final = ((DAY, 12 * HOUR), (2 * DAY, DAY), (5 * DAY, DAY))
ODD_OPTION: Final = gettext_lazy("These options don't go together.")


class ClockChoice(NamedTuple):
    value: str
    title: str


class SeatChoice(NamedTuple):
    value: str
    title: str


def clock_choices() -> list[tuple[str, list[ClockChoice]]]:
    """The clocks that the form offers, in groups."""
    groups = ((gettext("Live"), "live", LIVE), (gettext("By the day"), "days", BY_THE_DAY))
    return [
        ("", [ClockChoice("none", gettext("no clock"))]),
        *((title, [_clock_choice(kind, bank, more) for bank, more in times]) for title, kind, times in groups),
    ]


def _clock_choice(kind: str, bank: int, increment: int) -> ClockChoice:
    return ClockChoice(
        f"{kind}:{bank}:{increment}", words.clock_words({"kind": kind, "bank": bank, "increment": increment})
    )


def find_mode(face: Face, name: str) -> Mode:
    """The way to play of this name, else the first."""
    return next((mode for mode in face.modes() if mode.name == name), face.modes()[0])


def choices_for(face: Face, mode: Mode) -> list[Choice]:
    return [choice for choice in face.choices() if not choice.modes or mode.name in choice.modes]


def settled(game: str, mode: Mode, more: Mapping[str, object] | None = None) -> Options:
    try:
        return game_of(game).settle({**mode.options, **(more or {})})
    except TriskelError:
        raise NotPossible(str(ODD_OPTION)) from None


def levels_for(game: str, mode: Mode) -> tuple[Level, ...]:
    return face_of(game).levels(settled(game, mode))


def seat_count(game: str, mode: Mode) -> int:
    return game_of(game).seats(settled(game, mode))


def quick_plan(game: str, form: Form) -> Plan:
    """From the lobby: alone, against bots of a level, or with friends who get a link."""
    face = face_of(game)
    mode = find_mode(face, form.get("mode", ""))
    count = seat_count(game, mode)
    if form.get("how") == "friends":
        others = [SeatPlan("open")] * (count - 1)
    else:
        levels = [level.spec for level in levels_for(game, mode)]
        wanted = form.get("level", "")
        others = [SeatPlan("bot", bot=wanted if wanted in levels else levels[-1])] * (count - 1)
    return Plan(game, settled(game, mode), [SeatPlan("me"), *others], NO_CLOCK, private=True)


def full_plan(game: str, form: Form) -> Plan:
    """From the page with everything that can be chosen. Raises NotPossible."""
    face = face_of(game)
    mode = find_mode(face, form.get("mode", ""))
    given = {choice.option: form[choice.option] for choice in choices_for(face, mode) if choice.option in form}
    options = settled(game, mode, given)
    seats = [_seat(form.get(f"seat{n}", "open"), form.get(f"name{n}", "")) for n in range(game_of(game).seats(options))]
    title = tidied(form.get("title", ""))
    return Plan(game, options, seats, _clock(form), form.get("private") == "yes", title)


def _seat(value: str, name: str) -> SeatPlan:
    kind, _colon, spec = value.partition(":")
    match kind:
        case "me":
            return SeatPlan("me")
        case "beside":
            if not name.strip():
                raise NotPossible(gettext("Who plays beside you? Please give a name."))
            return SeatPlan("me", name=name)
        case "open":
            return SeatPlan("open")
        case "link":
            return SeatPlan("link")
        case "bot":
            return SeatPlan("bot", bot=spec)
    raise NotPossible(gettext("There is no such seat."))


def _clock(form: Form) -> dict[str, object]:
    kind, _colon, times = form.get("clock", "none").partition(":")
    if kind == "none":
        return NO_CLOCK
    bank, _colon, increment = times.partition(":")
    if not (bank.isdecimal() and increment.isdecimal()):
        raise NotPossible(gettext("There is no such clock."))
    clock: dict[str, object] = {"kind": kind, "bank": int(bank[:9]), "increment": int(increment[:9])}
    if kind == "days":
        clock["weekends"] = form.get("weekends") != "off"
    return clock


def seat_choices(game: str, mode: Mode) -> tuple[list[SeatChoice], list[SeatChoice]]:
    """Who may be meant to sit on a seat: people, and bots."""
    people = [
        SeatChoice("me", gettext("Me")),
        SeatChoice("open", gettext("Open to anybody")),
        SeatChoice("link", gettext("By its own link only")),
        SeatChoice("beside", gettext("Somebody beside me")),
    ]
    return people, [SeatChoice(f"bot:{level.spec}", str(level.title)) for level in levels_for(game, mode)]
