"""Reading parts of documents: numbers, words, seats, cards, territories. All raise BadPosition and name the field."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from triskel.core.errors import BadNotation, BadPosition
from triskel.inis import island, notation
from triskel.inis.names import CARD_COUNT, PLACES, SPACE, TERRITORIES

if TYPE_CHECKING:
    from triskel.inis.state import InisState

Given = Mapping[str, object]


def check_fields(field: str, given: Given, known: tuple[str, ...]) -> None:
    for name in given:
        if name not in known:
            raise BadPosition(f"{field}{name}", f"is no field here; there are {', '.join(known)}")


def many(field: str, given: object) -> list[object]:
    if not isinstance(given, list):
        raise BadPosition(field, f"is a list, not {given!r}")
    return given


def table_of(field: str, given: object, example: str) -> Given:
    if not isinstance(given, Mapping):
        raise BadPosition(field, f"is an object, such as {example}")
    return given


def number(field: str, given: object, most: int, least: int = 0) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise BadPosition(field, f"is a whole number from {least} to {most}, not {given!r}")
    return given


def flag(field: str, given: object) -> bool:
    if not isinstance(given, bool):
        raise BadPosition(field, f"is true or false, not {given!r}")
    return given


def word(field: str, given: object, words: tuple[str, ...]) -> int:
    if not isinstance(given, str) or given not in words:
        raise BadPosition(field, f"is one of {', '.join(words)}, not {given!r}")
    return words.index(given)


# What has a name


def territory(field: str, given: object) -> int:
    """By its name, however it is spelled: Hills, hills, iron-mine."""
    plain = notation.plain(given) if isinstance(given, str) else ""
    if plain not in _TERRITORIES:
        raise BadPosition(field, f"is a territory such as {TERRITORIES[4]!r}, not {given!r}")
    return _TERRITORIES[plain]


def card(field: str, given: object) -> int:
    """By its name: bard, hills-card, the-dagda."""
    plain = notation.plain(given) if isinstance(given, str) else ""
    if plain not in _CARDS:
        raise BadPosition(field, f"is a card such as 'new-clans', 'hills-card' or 'the-dagda', not {given!r}")
    return _CARDS[plain]


def spot(field: str, given: object) -> int:
    try:
        return island.spot_from_text(given if isinstance(given, str) else "?")
    except BadNotation as error:
        raise BadPosition(field, str(error)) from None


def move(field: str, given: object) -> int:
    try:
        found = notation.move(given if isinstance(given, str) else "?")
    except BadNotation as error:
        raise BadPosition(field, str(error)) from None
    if not 0 <= found < SPACE:
        raise BadPosition(field, f"names no move: {given!r}")
    return found


def place_bits(field: str, given: object) -> int:
    """Places where cards lie, as bits."""
    found = 0
    for index, name in enumerate(many(field, given)):
        found |= 1 << word(f"{field}[{index}]", name, PLACES)
    return found


_TERRITORIES: Final = {notation.plain(name): number for number, name in enumerate(TERRITORIES)}
_CARDS: Final = {notation.text(number): number for number in range(CARD_COUNT)}


# What depends on the table


def maybe_seat(state: "InisState", field: str, given: object) -> int:
    """A seat, or -1 for null."""
    return -1 if given is None else number(field, given, state.seats - 1)


def maybe_tile(state: "InisState", field: str, given: object) -> int:
    """A territory in play, or -1 for null."""
    return -1 if given is None else tile_in_play(state, field, given)


def tile_in_play(state: "InisState", field: str, given: object) -> int:
    found = territory(field, given)
    if state.spots[found] < 0:
        raise BadPosition(field, f"{TERRITORIES[found]} is not on the island")
    return found


def by_seat(state: "InisState", field: str, given: object, most: int) -> list[int]:
    """A number for each seat; those at the end may be left out."""
    numbers = many(field, given)
    if len(numbers) > state.seats:
        raise BadPosition(field, f"has a number for each of the {state.seats} seats, not {len(numbers)}")
    found = [number(f"{field}[{seat}]", one, most) for seat, one in enumerate(numbers)]
    return found + [0] * (state.seats - len(found))


def seat_bits(state: "InisState", field: str, given: object) -> int:
    """A list of seats, as bits."""
    found = 0
    for index, seat in enumerate(many(field, given)):
        found |= 1 << number(f"{field}[{index}]", seat, state.seats - 1)
    return found


def observers(state: "InisState", field: str, given: object) -> int:
    """Those who have seen something, as bits: a list of seats, or all."""
    return 31 if given == "all" else seat_bits(state, field, given)
