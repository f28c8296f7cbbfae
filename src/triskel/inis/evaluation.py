"""How good a position is for a seat: a number to compare choices by, see ``lookahead``.

It looks at nothing that the seat could not know: its own cards, and how many the others hold. A clan on the island is
worth about 100, and the other numbers are chosen to go with that.
"""

from typing import Final, final

from mypy_extensions import i64

from triskel.core.flat import vec
from triskel.inis.names import ACTION, ADVANTAGE, CARD_COUNT, FIRST_TALE, TALE
from triskel.inis.state import InisState
from triskel.inis.victory import NEEDED

WON: Final[i64] = 1000000
DRAWN: Final[i64] = -2000

_HELD: Final = (
    # Bard to Geis, Migration to Warlord, Emissaries to Scouts and Spies
    *(110, 60, 100, 90, 60, 100, 70, 170),
    *(90, 120, 120, 140, 110),
    *(60, 110, 110, 80),
    # Cove to Meadows, Misty Lands to Valley. They have to be played in this round or not at all.
    *(40, 60, 40, 40, 50, 70, 40, 60),
    *(30, 10, 20, 50, 40, 60, 20, 50),
    # Balor's Eye to Children of Dana, The Dagda to Lug's Spear, Maeve's Wealth to Tuan's Memory
    *(120, 50, 120, 90, 70, 80, 90),
    *(160, 120, 140, 100, 60, 110, 120, 100, 120, 120, 50),
    *(50, 130, 100, 100, 100, 90, 130, 120, 160, 120, 120, 110),
)
HELD: Final = vec[i64](list(_HELD))
"""What it is worth to hold a card, rather less than what playing it at a good moment brings."""

OTHERS_HELD: Final = (100, 30, 120)
"""What a card of each kind is worth in somebody else's hand."""

CLOSE: Final = vec[i64]([1000, 640, 400, 240, 140, 60, 0])
"""What it is worth to be so far from a condition of victory."""
SECOND: Final = 40
THIRD: Final = 20
"""How much of that counts for the second best condition and for the third, in hundredths."""
SPARE: Final = 50
"""More than the condition needs: something may be lost."""

TOGETHER: Final = vec[i64]([0, 110, 200, 280, 350, 410, 460, 500, 530, 550, 560, 570, 580])
"""Clans of one player in one territory. The second makes the first safer, more add ever less."""
CHIEFTAIN: Final = 50
COMING_BRENN: Final = 150
DEED: Final = 130
FORETOLD: Final = 120
"""Cathbad's Word has been played and brings its choice at the end of the Assembly."""
TAKEN_TOKEN: Final = 200

LIKELY: Final = 1500
CERTAIN: Final = 6000
"""Who would be High King if the Season ended now has at least the first, and the second as nobody can do much more."""


@final
class Account:
    """What one player has, counted once over the island."""

    def __init__(self, state: InisState, seat: i64, brenn: i64) -> None:
        self.ruled: i64 = 0
        self.sanctuaries: i64 = 0
        self.territories: i64 = 0
        self.strength: i64 = COMING_BRENN if seat == brenn else 0
        self.met: i64 = 0
        seats: i64 = state.seats
        clans = state.clans
        presence = state.presence[seat]
        territory: i64 = 0
        while presence != 0:
            if presence & 1:
                self.count(state, seat, seats, clans, territory)
            presence >>= 1
            territory += 1
        self.add_conditions(state.people[12 + seat])

    def count(self, state: InisState, seat: i64, seats: i64, clans: vec[i64], territory: i64) -> None:
        mine = clans[territory * 4 + seat]
        others: i64 = 0
        rules = True
        for other in range(seats):
            if other != seat:
                count = clans[territory * 4 + other]
                others += count
                if count >= mine:
                    rules = False
        self.territories += 1
        self.sanctuaries += state.sanctuaries[territory]
        self.strength += TOGETHER[mine]
        if rules:
            self.ruled += others
            self.strength += CHIEFTAIN

    def add_conditions(self, deeds: i64) -> None:
        """The nearest condition counts most; Deeds make up for what is missing, there first."""
        low = self.ruled
        middle = self.sanctuaries
        high = self.territories
        if low > middle:
            low, middle = middle, low
        if middle > high:
            middle, high = high, middle
        if low > middle:
            low, middle = middle, low
        self.strength += deeds * DEED
        self.strength += SPARE * min(i64(2), max(i64(0), high + deeds - NEEDED))
        share: i64 = 100
        for reached in (high, middle, low):
            missing = max(i64(0), NEEDED - reached)
            spent = min(deeds, missing)
            missing -= spent
            deeds -= spent
            if missing == 0:
                self.met += 1
            self.strength += CLOSE[missing] * share // 100
            share = SECOND if share == 100 else THIRD


def worth(state: InisState, seat: i64) -> i64:
    """How good the position is for a seat. Differences count, not the number itself."""
    if state.over:
        return WON if state.winner == seat else DRAWN if state.winner < 0 else -WON
    brenn = coming_brenn(state)
    accounts = [Account(state, other, brenn) for other in range(state.seats)]
    strongest: i64 = 0
    total: i64 = 0
    for other in range(i64(state.seats)):
        if other != seat:
            strength = accounts[other].strength + hidden_cards(state, other)
            total += strength
            strongest = max(strongest, strength)
    found = accounts[seat].strength * 10 + own_cards(state, seat) * 10
    # Of several opponents the strongest is the one to fear, but what any of them loses is a gain.
    found -= strongest * 6 + total * 3
    return found // 10 + expected_end(state, seat, accounts, brenn)


def coming_brenn(state: InisState) -> i64:
    """Who would be Brenn at the next Assembly, before victory is checked."""
    if state.capital < 0:
        return state.brenn
    chieftain: i64 = state.chieftain(int(state.capital))
    return chieftain if chieftain >= 0 else state.brenn


def own_cards(state: InisState, seat: i64) -> i64:
    """Tales stay. The others are worth the less the closer the end of the Season is, which discards them."""
    lasting: i64 = 0
    passing: i64 = 0
    for card in range(i64(CARD_COUNT)):
        if state.places[card] == seat:
            if card >= FIRST_TALE:
                lasting += HELD[card]
            else:
                passing += HELD[card]
    if state.foretold == seat:
        lasting += FORETOLD
    seats: i64 = state.seats
    return lasting + passing * (seats - min(state.passes, seats)) // seats


def hidden_cards(state: InisState, seat: i64) -> i64:
    held = state.held
    found = held[seat * 3 + ACTION] * OTHERS_HELD[ACTION] + held[seat * 3 + ADVANTAGE] * OTHERS_HELD[ADVANTAGE]
    return found + held[seat * 3 + TALE] * OTHERS_HELD[TALE]


def expected_end(state: InisState, seat: i64, accounts: list[Account], brenn: i64) -> i64:
    """Who would win if everybody who can took a token and then all passed, and how likely it stays so."""
    heir = heir_of(state, accounts, brenn)
    found: i64 = 0
    if state.pretenders & (1 << seat):
        found = TAKEN_TOKEN if accounts[seat].met > 0 else 20
    if heir < 0:
        return found
    if state.turn < 0:
        # Between two Seasons: a good start, no more.
        return found + (LIKELY if heir == seat else -LIKELY) // 4
    likely = LIKELY + CERTAIN // (1 + answers_to(state, heir, seat))
    if not state.pretenders & (1 << heir):
        likely = likely * 6 // 10
    return found + (likely if heir == seat else -likely)


def heir_of(state: InisState, accounts: list[Account], brenn: i64) -> i64:
    """Whoever meets the most conditions, a tie going to the Brenn; -1 for nobody."""
    most: i64 = 0
    found: i64 = -1
    for other in range(i64(state.seats)):
        met = accounts[other].met
        if met > most:
            most = met
            found = other
        elif met == most and met > 0:
            found = brenn if (found == brenn or other == brenn) else -1
    return found


def answers_to(state: InisState, heir: i64, seat: i64) -> i64:
    """How many action cards are left to undo what the heir has reached: one's own, or those of all others."""
    if heir != seat:
        return state.held[seat * 3 + ACTION]
    found: i64 = 0
    for other in range(i64(state.seats)):
        if other != seat:
            found += state.held[other * 3 + ACTION]
    return found
