"""The pictures of the rules of Inis, as the map and the cards of its table draw them, the same in every language.

Clans are counted by seat: oak leaf, salmon, boar, raven. The tests let the engine judge what the captions say.
"""

from collections.abc import Mapping

INIS: dict[str, Mapping[str, object]] = {
    # The discovery scenario for four.
    "island": {
        "kind": "map",
        "capital": "Valley",
        "island": {
            "Valley": {"spot": "0,0u", "clans": [1, 0, 1, 0], "sanctuaries": 1},
            "Cove": {"spot": "1,0d", "clans": [1, 1, 0, 0]},
            "Plains": {"spot": "2,0u", "clans": [0, 1, 0, 1]},
            "Hills": {"spot": "3,0d", "clans": [0, 0, 1, 1]},
        },
    },
    # One has more than each other player; two are level.
    "chieftain": {
        "kind": "map",
        "island": {
            "Forest": {"spot": "0,0u", "clans": [3, 2, 0, 0]},
            "Moor": {"spot": "1,0d", "clans": [2, 2, 1, 0]},
        },
    },
    "cards": {"kind": "cards", "cards": ["bard", "hills-card", "balors-eye"]},
    "clash": {
        "kind": "map",
        "clash": "Hills",
        "sheltered": [0, 1, 0, 0],
        "island": {
            "Plains": {"spot": "0,0u", "clans": [1, 0, 0, 0]},
            "Hills": {"spot": "1,0d", "clans": [3, 2, 0, 0], "citadels": 1},
            "Meadows": {"spot": "2,0u", "clans": [0, 1, 0, 0]},
        },
    },
    # Oak leaf: present in five territories with four sanctuaries, chieftain of three clans of others.
    "conditions": {
        "kind": "map",
        "capital": "Valley",
        "island": {
            "Valley": {"spot": "0,0u", "clans": [1, 2, 0, 0], "sanctuaries": 1},
            "Cove": {"spot": "1,0d", "clans": [3, 1, 1, 0]},
            "Plains": {"spot": "2,0u", "clans": [1, 0, 1, 0], "sanctuaries": 1},
            "Stone Circle": {"spot": "3,0d", "clans": [2, 1, 0, 0], "sanctuaries": 1},
            "Iron Mine": {"spot": "3,-3u", "clans": [1, 0, 0, 0], "sanctuaries": 1},
            "Lost Vale": {"spot": "4,-2d", "clans": [0, 1, 2, 0], "sanctuaries": 1},
        },
    },
}
