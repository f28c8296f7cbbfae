"""Steps in writing: every class of steps with its fields, for documents and views.

A field is what a step was made with, in the order of its arguments; the word behind it says how it is written.
"""

from collections.abc import Callable, Mapping
from typing import Final

from triskel.core.errors import BadPosition
from triskel.inis import island, notation, reading
from triskel.inis.assembly import Assembly, Deal, Draft, Foretold, TossCrows
from triskel.inis.clash import (
    AfterManoeuvre,
    Attack,
    Citadels,
    Clash,
    Clashes,
    Manoeuvre,
    Peace,
    Resolution,
    Retreat,
)
from triskel.inis.drawing import DrawTales, Explore, GatesOpen
from triskel.inis.losses import MountainsToll, Removal
from triskel.inis.names import ACTION_COUNT, FIRST_TALE, KINDS, TALE_COUNT, TERRITORIES
from triskel.inis.playing import Decide, PlayCard
from triskel.inis.season import PlaceClans, Turn, TurnEnd
from triskel.inis.setup import Capital, FirstBrenn, FirstTiles, SetUp
from triskel.inis.stealing import Show, Steal
from triskel.inis.steps import Step
from triskel.inis.tiles import LookAtTiles, MoveOnto
from triskel.inis.windows import (
    ACTION_DECLARED,
    ACTION_RESOLVED,
    ATTACKED,
    REMOVED,
    SEASON_CARD_PLAYED,
    TALE_DECLARED,
    TALE_PLAYED,
    TOLL,
    WINDOWS,
    Reaction,
)

Maker = Callable[..., Step]

BOOK: Final[dict[str, tuple[Maker, tuple[tuple[str, str], ...]]]] = {
    "SetUp": (SetUp, (("stage", "number"),)),
    "FirstTiles": (FirstTiles, (("layout", "maybe number"),)),
    "FirstBrenn": (FirstBrenn, ()),
    "Capital": (Capital, ()),
    "Assembly": (Assembly, (("stage", "number"),)),
    "TossCrows": (TossCrows, ()),
    "Deal": (Deal, (("part", "number"),)),
    "Draft": (Draft, (("turn", "number"), ("kept", "kept"))),
    "Foretold": (Foretold, (("seat", "seat"), ("taken", "flag"))),
    "Turn": (Turn, (("seat", "seat"), ("forced", "flag"), ("begun", "flag"))),
    "PlaceClans": (PlaceClans, (("seat", "seat"), ("count", "number"))),
    "TurnEnd": (TurnEnd, (("seat", "seat"), ("asked", "flag"))),
    "DrawTales": (
        DrawTales,
        (("seat", "seat"), ("count", "number"), ("keep_one", "flag"), ("drawn", "tales"), ("asked", "flag")),
    ),
    "GatesOpen": (GatesOpen, (("first", "seat"), ("at", "number"))),
    "Explore": (Explore, (("picker", "seat"), ("explorer", "seat"), ("spot", "maybe spot"))),
    "Removal": (
        Removal,
        (
            *(("territory", "territory"), ("owner", "seat"), ("by_manoeuvre", "flag"), ("asked", "flag")),
            *(("fate", "number"), ("refuge", "maybe territory")),
        ),
    ),
    "MountainsToll": (MountainsToll, (("seat", "seat"), ("asked", "flag"), ("free", "flag"))),
    "PlayCard": (
        PlayCard,
        (
            *(("number", "card"), ("seat", "seat"), ("effect", "number"), ("told", "told")),
            *(("stage", "number"), ("cancelled", "flag")),
        ),
    ),
    "Decide": (Decide, (("number", "card"), ("seat", "seat"), ("question", "number"), ("told", "told"))),
    "Clashes": (Clashes, (("seat", "seat"),)),
    "Clash": (Clash, (("stage", "number"),)),
    "Citadels": (Citadels, (("at", "seat"), ("passed", "number"))),
    "Resolution": (Resolution, (("at", "seat"),)),
    "Manoeuvre": (Manoeuvre, (("seat", "seat"), ("refused", "flag"))),
    "Peace": (Peace, (("offers", "seat"), ("at", "seat"))),
    "Retreat": (Retreat, (("seat", "seat"), ("open_to", "tiles"), ("told", "told"))),
    "Attack": (
        Attack,
        (
            *(("seat", "seat"), ("target", "seat"), ("stage", "number"), ("ignored", "flag")),
            *(("both", "flag"), ("attacker_chooses", "flag")),
        ),
    ),
    "AfterManoeuvre": (AfterManoeuvre, (("seat", "seat"), ("target", "maybe seat"))),
    "Steal": (Steal, (("seat", "seat"), ("victim", "seat"), ("kind", "kind"))),
    "Show": (Show, (("victim", "seat"), ("kind", "kind"))),
    "LookAtTiles": (LookAtTiles, (("seat", "seat"), ("drawn", "tiles"), ("tile", "maybe territory"))),
    "MoveOnto": (MoveOnto, (("seat", "seat"), ("territory", "territory"))),
    "Reaction": (
        Reaction,
        (
            *(("window", "window"), ("first", "seat"), ("actor", "seat"), ("subject", "subject")),
            *(("other", "maybe seat"), ("at", "number"), ("passed", "number")),
        ),
    ),
}
"""By the name of the class: how to make one, and its fields."""

IN_CLASHES: Final = (*("Clash", "Citadels", "Resolution", "Manoeuvre", "Peace", "Retreat", "Attack", "AfterManoeuvre"),)
"""Steps that need a clash to go on."""

ABOUT_CARDS: Final = (ACTION_DECLARED, TALE_DECLARED, ACTION_RESOLVED, SEASON_CARD_PLAYED, TALE_PLAYED)
ABOUT_TERRITORIES: Final = (TOLL, REMOVED)


# Writing


def written(step: Step) -> dict[str, object]:
    """A step as plain data."""
    name = type(step).__name__
    found: dict[str, object] = {"step": name}
    for field, kind in BOOK[name][1]:
        value: object = getattr(step, field)
        found[field] = _subject(step, value) if kind == "subject" else _write(kind, value)
    return found


def _write(kind: str, value: object) -> object:
    if isinstance(value, tuple):
        if kind == "told":
            return [notation.text(move) for move in value]
        return [cards_of(bits) for bits in value]
    if isinstance(value, bool):
        return value
    assert isinstance(value, int)
    if kind.startswith("maybe ") and value < 0:
        return None
    kind = kind.removeprefix("maybe ")
    if kind == "card":
        return notation.text(value)
    if kind == "territory":
        return TERRITORIES[value]
    if kind == "tiles":
        return tiles_of(value)
    if kind == "tales":
        return tales_of(value)
    if kind == "spot":
        return island.spot_text(value)
    if kind == "window":
        return WINDOWS[value]
    return KINDS[value] if kind == "kind" else value


def _subject(step: Step, value: object) -> object:
    """What a window is about: a card, a territory, a seat."""
    assert isinstance(step, Reaction)
    assert isinstance(value, int)
    if value < 0:
        return None
    if step.window in ABOUT_CARDS:
        return notation.text(value)
    return TERRITORIES[value] if step.window in ABOUT_TERRITORIES else value


def cards_of(bits: int) -> list[str]:
    """Action cards by name."""
    return [notation.text(card) for card in range(ACTION_COUNT) if bits & (1 << card)]


def tales_of(bits: int) -> list[str]:
    return [notation.text(FIRST_TALE + tale) for tale in range(TALE_COUNT) if bits & (1 << tale)]


def tiles_of(bits: int) -> list[str]:
    return [TERRITORIES[territory] for territory in range(16) if bits & (1 << territory)]


# Reading


def rebuilt(field: str, given: object, seats: int) -> Step:
    """The step that was written; fields left out have their usual values. Raises BadPosition."""
    if not isinstance(given, Mapping):
        raise BadPosition(field, 'is an object, such as {"step": "Turn", "seat": 0}')
    name = given.get("step")
    if not isinstance(name, str) or name not in BOOK:
        raise BadPosition(f"{field}.step", f"is one of {', '.join(sorted(BOOK))}, not {name!r}")
    maker, fields = BOOK[name]
    for found in given:
        if found != "step" and found not in [one for one, _ in fields]:
            raise BadPosition(f"{field}.{found}", f"is no field of the step {name}")
    values: dict[str, object] = {}
    for one, kind in fields:
        if one not in given:
            continue
        place = f"{field}.{one}"
        if kind == "subject":
            values[one] = _read_subject(place, given[one], values.get("window"), seats)
        else:
            values[one] = _read(place, kind, given[one], seats)
    try:
        return maker(**values)
    except TypeError:
        raise BadPosition(field, f"a step {name} needs more fields: {', '.join(one for one, _ in fields)}") from None


def _read(field: str, kind: str, given: object, seats: int) -> object:
    if kind.startswith("maybe "):
        if given is None:
            return -1
        kind = kind.removeprefix("maybe ")
    if kind == "flag":
        return reading.flag(field, given)
    if kind == "seat":
        return reading.number(field, given, seats - 1)
    if kind == "number":
        return reading.number(field, given, 255)
    if kind == "territory":
        return reading.territory(field, given)
    if kind == "card":
        return reading.card(field, given)
    if kind == "spot":
        return reading.spot(field, given)
    if kind == "window":
        return reading.word(field, given, WINDOWS)
    if kind == "kind":
        return reading.word(field, given, KINDS)
    return _read_many(field, kind, given)


def _read_many(field: str, kind: str, given: object) -> object:
    if kind == "told":
        return tuple(reading.move(f"{field}[{index}]", one) for index, one in enumerate(reading.many(field, given)))
    if kind == "tiles":
        return sum({1 << reading.territory(field, one) for one in reading.many(field, given)})
    if kind == "tales":
        found = [reading.card(field, one) - FIRST_TALE for one in reading.many(field, given)]
        if any(one < 0 for one in found):
            raise BadPosition(field, "holds epic tales")
        return sum({1 << one for one in found})
    hands = reading.many(field, given)
    if len(hands) != 4:
        raise BadPosition(field, "has four lists, whatever the number of players")
    return tuple(_action_bits(f"{field}[{seat}]", hand) for seat, hand in enumerate(hands))


def _action_bits(field: str, given: object) -> int:
    found = [reading.card(field, one) for one in reading.many(field, given)]
    if any(one >= ACTION_COUNT for one in found):
        raise BadPosition(field, "holds action cards")
    return sum({1 << one for one in found})


def _read_subject(field: str, given: object, window: object, seats: int) -> int:
    if given is None:
        return -1
    if window in ABOUT_CARDS:
        return reading.card(field, given)
    if window in ABOUT_TERRITORIES:
        return reading.territory(field, given)
    return reading.number(field, given, seats - 1 if window == ATTACKED else 1)
