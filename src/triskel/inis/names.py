"""What things are called and numbered: territories, cards, places where cards lie, moves."""

from typing import Final

from mypy_extensions import i64

# Territories, each with the advantage card of the same name.

TERRITORIES: Final = (
    *("Cove", "Forest", "Gates of Tir na nOg", "Highlands", "Hills", "Iron Mine", "Lost Vale", "Meadows"),
    *("Misty Lands", "Moor", "Mountains", "Plains", "Salt Mine", "Stone Circle", "Swamp", "Valley"),
)
COVE: Final = 0
FOREST: Final = 1
GATES: Final = 2
HIGHLANDS: Final = 3
HILLS: Final = 4
IRON_MINE: Final = 5
LOST_VALE: Final = 6
MEADOWS: Final = 7
MISTY_LANDS: Final = 8
MOOR: Final = 9
MOUNTAINS: Final = 10
PLAINS: Final = 11
SALT_MINE: Final = 12
STONE_CIRCLE: Final = 13
SWAMP: Final = 14
VALLEY: Final = 15

# Cards: 17 action cards, 16 advantage cards in the order of the territories, 30 epic tales.

ACTIONS: Final = (
    *("Bard", "Citadel", "Conquest", "Craftsmen and Peasants", "Druid", "Exploration", "Festival", "Geis"),
    *("Migration", "New Alliance", "New Clans", "Sanctuary", "Warlord"),
    *("Emissaries", "Master Craftsman", "Raid", "Scouts and Spies"),
)
TALES: Final = (
    *("Balor's Eye", "Battle Frenzy", "Battle of Moytura", "Breas' Tyranny", "Cathbad's Word", "Champion's Share"),
    *("Children of Dana", "The Dagda", "Dagda's Cauldron", "Dagda's Club", "Dagda's Harp", "Deirdre's Beauty"),
    *("Diarmuid and Grainne", "Eriu", "The Fianna", "Kernunos' Sanctuary", "Lug Samildanach", "Lug's Spear"),
    *("Maeve's Wealth", "Manannan's Horses", "The Morrigan", "Nuada Silverhand", "Oengus's Ploy", "Ogma's Eloquence"),
    *("The Other World", "The Stone of Fal", "Streng's Resolve", "Tailtiu's Land", "Tale of Cuchulain"),
    *("Tuan's Memory",),
)
ACTION_COUNT: Final = 17
TALE_COUNT: Final = 30
CARD_COUNT: Final = 63
FIRST_ADVANTAGE: Final = 17
FIRST_TALE: Final = 33
ONLY_FOR_FOUR: Final = 13
"""Action cards from this number on take part only with four players."""

CARD_NAMES: Final = (*ACTIONS, *TERRITORIES, *TALES)

BARD: Final = 0
CITADEL: Final = 1
CONQUEST: Final = 2
CRAFTSMEN: Final = 3
DRUID: Final = 4
EXPLORATION: Final = 5
FESTIVAL: Final = 6
GEIS: Final = 7
MIGRATION: Final = 8
NEW_ALLIANCE: Final = 9
NEW_CLANS: Final = 10
SANCTUARY: Final = 11
WARLORD: Final = 12
EMISSARIES: Final = 13
MASTER_CRAFTSMAN: Final = 14
RAID: Final = 15
SCOUTS: Final = 16
BALOR: Final = 33
FRENZY: Final = 34
MOYTURA: Final = 35
BREAS: Final = 36
CATHBAD: Final = 37
CHAMPION: Final = 38
DANA: Final = 39
DAGDA: Final = 40
CAULDRON: Final = 41
CLUB: Final = 42
HARP: Final = 43
DEIRDRE: Final = 44
DIARMUID: Final = 45
ERIU: Final = 46
FIANNA: Final = 47
KERNUNOS: Final = 48
LUG: Final = 49
SPEAR: Final = 50
MAEVE: Final = 51
HORSES: Final = 52
MORRIGAN: Final = 53
NUADA: Final = 54
OENGUS: Final = 55
OGMA: Final = 56
OTHER_WORLD: Final = 57
STONE_OF_FAL: Final = 58
STRENG: Final = 59
TAILTIU: Final = 60
CUCHULAIN: Final = 61
TUAN: Final = 62

# Kinds of cards: what their backs show.

ACTION: Final = 0
ADVANTAGE: Final = 1
TALE: Final = 2
KINDS: Final = ("action", "advantage", "tale")


def kind_of(card: int) -> int:
    return ACTION if card < FIRST_ADVANTAGE else ADVANTAGE if card < FIRST_TALE else TALE


# Places where cards lie. 0 to 3 are the hands of the seats, 4 to 7 the sets that the two-player draft lays by.

LAID_BY: Final[i64] = 4
ASIDE: Final[i64] = 8
"""The one action card that is set aside, face down."""
DECK: Final[i64] = 9
"""Action cards not yet dealt, epic tales not yet drawn."""
DISCARD: Final[i64] = 10
ROW: Final[i64] = 11
"""Advantage cards of territories in play that nobody holds, face up."""
SPENT: Final[i64] = 12
"""Advantage cards that were played, face down."""
BOX: Final[i64] = 13
"""Cards that take no part, and advantage cards of territories still to come."""
TABLE: Final[i64] = 14
"""A card that is being played, or lies face up before its player."""

PLACES: Final = (
    *("hand 0", "hand 1", "hand 2", "hand 3", "laid by 0", "laid by 1", "laid by 2", "laid by 3"),
    *("aside", "deck", "discard", "row", "spent", "box", "table"),
)

# Moves. Up to 62: a card.

AT: Final = 64
"""A territory: 64 to 79."""
SEAT: Final = 80
"""A seat: 80 to 83."""
ATTACK: Final = 84
"""An attack on a seat: 84 to 87."""
PASS: Final = 88
DONE: Final = 89
PRETENDER: Final = 90
CLAN: Final = 91
"""A clan instead of a card: the answer to an attack and to the Mountains."""
SHELTER: Final = 92
PEACE: Final = 93
FIGHT: Final = 94
WITHDRAW: Final = 95
YES: Final = 96
NO: Final = 97
SUNWISE: Final = 98
"""The crows fly clockwise, to the next higher seat."""
WIDDERSHINS: Final = 99
TAKE: Final = 100
"""Remove a clan of a seat: 100 to 103."""
CARD: Final = 104
"""A card instead of a clan: what the attacker may demand with the Club."""
TILE: Final = 112
"""Chance draws a territory tile, or a player picks one: 112 to 127."""
LAYOUT: Final = 128
"""Chance picks a start layout: 128 to 255."""
SPOT: Final = 256
"""A spot of the island for a tile: 256 to 8447."""
SPACE: Final = 8448
