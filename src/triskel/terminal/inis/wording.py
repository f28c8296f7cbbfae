"""What territories, cards and moves are called on the screen, and declarations in words."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from triskel.inis import island, names, notation
from triskel.inis.names import AT, CARD_NAMES, DONE, FIRST_ADVANTAGE, SEAT, SPOT, TAKE, TERRITORIES, TILE
from triskel.terminal.inis import sentences
from triskel.terminal.sentences import listed

Name = Callable[[int], str]
"""What the reader calls a seat."""

CODES: Final = {territory: territory[:4].strip() for territory in TERRITORIES}
"""Four letters for each territory, where there is no room for more."""

LABELS: Final = {
    **{territory: territory for territory in TERRITORIES},
    "Gates of Tir na nOg": "Gates",
    "Highlands": "Highl.",
    "Iron Mine": "Iron M.",
    "Lost Vale": "Lost V.",
    "Misty Lands": "Misty L",
    "Mountains": "Mount.",
    "Salt Mine": "Salt M.",
    "Stone Circle": "Stone C",
}
"""Up to seven letters for each territory, on the tiles of the sketch."""

SHORTER_LABELS: Final = {territory: territory.split()[0][:5] for territory in TERRITORIES}
"""Up to five letters, where clans need the room."""

_WORDS: Final = {
    names.PASS: "pass",
    names.DONE: "done",
    names.PRETENDER: "take a pretender token",
    names.CLAN: "a clan",
    names.CARD: "an action card",
    names.SHELTER: "shelter a clan",
    names.PEACE: "peace",
    names.FIGHT: "fight on",
    names.WITHDRAW: "withdraw",
    names.YES: "yes",
    names.NO: "no",
    names.SUNWISE: "sunwise",
    names.WIDDERSHINS: "widdershins",
}


def typeable(label: str) -> str:
    """A label in small letters, numbers and hyphens."""
    return re.sub(r"[^a-z0-9]+", "-", label.lower().replace("'", "")).strip("-")


def clans(count: int) -> str:
    return sentences.ONE_CLAN if count == 1 else sentences.CLANS.format(count=count)


def counted(count: int, one: str, many: str) -> str:
    return one if count == 1 else many.format(count=count)


def card_named(text: str) -> str:
    """The name of a card from its notation: migration, hills-card."""
    return CARD_NAMES[notation.move(text)]


def move_words(move: int, name: Name) -> str:
    """A choice in a few words, wherever it is made."""
    if 0 <= move < len(CARD_NAMES):
        return CARD_NAMES[move] + (sentences.CARD_OF if FIRST_ADVANTAGE <= move < names.FIRST_TALE else "")
    if AT <= move < AT + 16:
        return TERRITORIES[move - AT]
    if TILE <= move < TILE + 16:
        return TERRITORIES[move - TILE]
    if SEAT <= move < SEAT + 4:
        return name(move - SEAT)
    if names.ATTACK <= move < names.ATTACK + 4:
        return sentences.ATTACK_ON.format(name=name(move - names.ATTACK))
    if TAKE <= move < TAKE + 4:
        return sentences.CLAN_OF.format(name=name(move - TAKE))
    if move >= SPOT:
        return sentences.SPOT.format(spot=island.spot_text(move - SPOT))
    return _WORDS.get(move) or notation.text(move)


# Declarations: what everybody hears before a card takes effect

_IN_ONE: Final = (names.CITADEL, names.FESTIVAL, names.SANCTUARY, names.KERNUNOS)
_ONE_CLAN_IN: Final = (names.DANA, FIRST_ADVANTAGE + names.VALLEY)
_CLANS_IN: Final = (names.NEW_CLANS, names.CRAFTSMEN, names.HARP, names.ERIU, names.NUADA)
_FROM_ONE: Final = (names.MIGRATION, names.EMISSARIES, names.HORSES, FIRST_ADVANTAGE + names.PLAINS)
_OPPONENT: Final = (names.SCOUTS, FIRST_ADVANTAGE + names.MOOR, FIRST_ADVANTAGE + names.SALT_MINE)

Echo = tuple[str, int, str, str, int]
"""What an event says that repeats a declaration: kind, seat, where from, where to, how many clans or of whom."""


def _places(told: Iterable[int]) -> list[tuple[str, int]]:
    """Territories with how often they were named."""
    return [(TERRITORIES[move - AT], count) for move, count in Counter(told).items() if AT <= move < AT + 16]


def declared(card: int, effect: int, told: Sequence[int], seat: int, name: Name) -> str:
    """What was declared with a card, in words; empty where there was nothing to declare."""
    if not told:
        return ""
    places = _places(told)
    if card in (*_IN_ONE, *_ONE_CLAN_IN) or (card == names.WARLORD and effect == 0):
        return sentences.IN.format(place=places[0][0])
    if card in _CLANS_IN:
        return _in_places(places) or sentences.NOTHING
    if card in _FROM_ONE:
        return _from_one(card, told)
    if card == names.CONQUEST:
        moved = _places(told[1:])
        goal = TERRITORIES[told[0] - AT]
        return sentences.INTO.format(place=goal, places=_from_places(moved) or sentences.NOTHING)
    if card == names.MOYTURA:
        return _from_places(places)
    if card == names.FIANNA:
        return _to_places(places)
    return _declared_of_players(card, effect, told, seat, name)


def _declared_of_players(card: int, effect: int, told: Sequence[int], seat: int, name: Name) -> str:
    """Declarations that name players."""
    first = told[0]
    if card in _OPPONENT or card in (names.MASTER_CRAFTSMAN,):
        return sentences.OPPONENT.format(name=name(first - SEAT))
    if card == names.WARLORD:
        return sentences.NEXT_IS.format(name=name(first - SEAT))
    if card == FIRST_ADVANTAGE + names.HIGHLANDS:
        return sentences.INSTIGATOR_IS.format(name=name(first - SEAT))
    if card == names.DIARMUID:
        return sentences.REFUGE.format(place=TERRITORIES[first - AT])
    if card == names.NEW_ALLIANCE and len(told) > 1:
        place, other = TERRITORIES[first - AT], told[1] - SEAT
        if other == seat:
            return sentences.ALLIANCE_PLACES.format(place=place)
        return sentences.ALLIANCE_REPLACES.format(place=place, name=name(other))
    if card == names.MORRIGAN:
        return _morrigan(told, name)
    if card == names.OTHER_WORLD:
        return _other_world(told, seat, name)
    if card in (names.BALOR, names.BREAS, FIRST_ADVANTAGE + names.LOST_VALE, names.CUCHULAIN):
        return _clans_of(told, name)
    return ", ".join(move_words(move, name) for move in told)


def _in_places(places: Sequence[tuple[str, int]]) -> str:
    return ", ".join(sentences.CLANS_IN.format(clans=clans(count), place=place) for place, count in places)


def _from_places(places: Sequence[tuple[str, int]]) -> str:
    return ", ".join(sentences.CLANS_FROM.format(clans=clans(count), place=place) for place, count in places)


def _to_places(places: Sequence[tuple[str, int]]) -> str:
    return ", ".join(sentences.CLANS_TO.format(clans=clans(count), place=place) for place, count in places)


def _from_one(card: int, told: Sequence[int]) -> str:
    start, goals = _start_and_goals(card, told)
    return sentences.FROM.format(place=start, places=_to_places(_places(goals)))


def _start_and_goals(card: int, told: Sequence[int]) -> tuple[str, Sequence[int]]:
    if card == FIRST_ADVANTAGE + names.PLAINS:
        return "Plains", told
    return TERRITORIES[told[0] - AT], told[1:]


def _clans_of(told: Sequence[int], name: Name) -> str:
    """Clans that are removed or moved: whose, where, and where to."""
    owners = listed([name(move - TAKE) for move in told if TAKE <= move < TAKE + 4])
    places = [TERRITORIES[move - AT] for move in told if AT <= move < AT + 16]
    text = sentences.CLAN_OF.format(name=owners)
    if not places:
        return text
    way = sentences.WAY.format(start=places[0], end=places[1]) if len(places) > 1 else places[0]
    return sentences.CLAN_AT.format(clan=text, place=way)


def _morrigan(told: Sequence[int], name: Name) -> str:
    parts = [sentences.CROWS_TURN if told[0] == names.YES else sentences.CROWS_STAY]
    if len(told) == 2 and told[1] != DONE:
        parts.append(sentences.CLASH_IN.format(place=TERRITORIES[told[1] - AT]))
    elif len(told) == 3:
        place = TERRITORIES[told[1] - AT]
        parts.append(sentences.CLASH_WITH.format(place=place, name=name(told[2] - SEAT)))
    return "; ".join(parts)


def _other_world(told: Sequence[int], seat: int, name: Name) -> str:
    parts = []
    for move, count in Counter(told[1:]).items():
        if move == TAKE + seat:
            parts.append(sentences.CLANS_PLACED.format(clans=clans(count)))
        else:
            parts.append(sentences.CLANS_REMOVED.format(clans=clans(count), name=name(move - TAKE)))
    return sentences.IN_PLACE.format(place=TERRITORIES[told[0] - AT], what=", ".join(parts))


def echoes(card: int, told: Sequence[int], seat: int) -> list[Echo]:
    """What will be told once more when the declaration takes effect."""
    if card in _CLANS_IN or card in _ONE_CLAN_IN:
        return [("clan_placed", seat, "", TERRITORIES[move - AT], 1) for move in told if move != DONE]
    if card == names.NEW_ALLIANCE and told[1:] == [SEAT + seat]:
        return [("clan_placed", seat, "", TERRITORIES[told[0] - AT], 1)]
    if card == names.NEW_ALLIANCE and len(told) > 1:
        return [("clan_replaced", seat, "", TERRITORIES[told[0] - AT], told[1] - SEAT)]
    if card in _FROM_ONE and told:
        start, goals = _start_and_goals(card, told)
        return [("clans_moved", seat, start, goal, count) for goal, count in _places(goals)]
    if card == names.CONQUEST:
        goal = TERRITORIES[told[0] - AT]
        return [("clans_moved", seat, start, goal, count) for start, count in _places(told[1:])]
    return []
