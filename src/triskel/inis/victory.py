"""The three conditions of victory, Deeds, pretenders, and the end of the game."""

from typing import TYPE_CHECKING

from triskel.core.outcome import Outcome, places_from_best

if TYPE_CHECKING:
    from triskel.inis.state import InisState

NEEDED = 6


def progress(state: "InisState", seat: int) -> tuple[int, int, int]:
    """How far a player is in each condition without Deeds: opposing clans under their chieftaincy, sanctuaries where
    they are present, territories where they are present."""
    ruled = sanctuaries = territories = 0
    for territory in range(16):
        if not state.presence[seat] & (1 << territory):
            continue
        territories += 1
        sanctuaries += int(state.sanctuaries[territory])
        mine = state.clans[territory * 4 + seat]
        others = 0
        rules = True
        for other in range(state.seats):
            if other != seat:
                count = state.clans[territory * 4 + other]
                others += int(count)
                if count >= mine:
                    rules = False
        if rules:
            ruled += others
    return ruled, sanctuaries, territories


def conditions_met(state: "InisState", seat: int) -> int:
    """How many conditions a player meets, each Deed counting for one of them, spread at best."""
    missing = sorted(max(0, NEEDED - reached) for reached in progress(state, seat))
    deeds = int(state.people[12 + seat])
    met = 0
    for short in missing:
        if short > deeds:
            break
        deeds -= short
        met += 1
    return met


def standing(state: "InisState", seat: int) -> dict[str, object]:
    """What a player has reached of each condition, with the Deeds that may stand for what is missing."""
    ruled, sanctuaries, territories = progress(state, seat)
    return {
        "clans": ruled,
        "sanctuaries": sanctuaries,
        "territories": territories,
        "deeds": int(state.people[12 + seat]),
    }


def check(state: "InisState") -> int:
    """Who wins now: of those with a pretender token the one who meets most conditions, a tie going to the Brenn; -1
    for nobody."""
    best = 0
    leaders: list[int] = []
    for seat in range(state.seats):
        if state.pretenders & (1 << seat):
            met = conditions_met(state, seat)
            if met > best:
                best = met
                leaders = [seat]
            elif met == best and met > 0:
                leaders.append(seat)
    if len(leaders) == 1:
        return leaders[0]
    return int(state.brenn) if state.brenn in leaders else -1


def outcome(state: "InisState") -> Outcome:
    """The winner first and the others together; all together where nobody has won."""
    sheets: list[dict[str, object]] = []
    for seat in range(state.seats):
        claimed = state.claimed & (1 << seat) != 0
        sheets.append({"conditions": conditions_met(state, seat), **standing(state, seat), "pretender": claimed})
    keys = [[1 if seat == state.winner else 0] for seat in range(state.seats)]
    return Outcome(places_from_best(keys), sheets, "high_king" if state.winner >= 0 else "rounds_over")
