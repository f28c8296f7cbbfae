"""What lies on the table, and the simple acts on it: placing and moving clans, buildings, cards.

When these acts happen is told by the chapters of the rulebook, which are steps; see ``steps`` and ``state``.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from triskel.core.events import Event
from triskel.core.flat import vec
from triskel.core.state import State
from triskel.inis import island
from triskel.inis.names import (
    ACTION,
    ADVANTAGE,
    CARD_COUNT,
    CARD_NAMES,
    CAULDRON,
    DAGDA,
    DECK,
    DISCARD,
    FIRST_ADVANTAGE,
    FIRST_TALE,
    GATES,
    MOUNTAINS,
    ROW,
    SPENT,
    STONE_CIRCLE,
    SWAMP,
    TABLE,
    TALE,
    TERRITORIES,
    kind_of,
)
from triskel.inis.steps import Step
from triskel.inis.table import CITADELS, SANCTUARIES, Table

NOBODY: Final = -1
NOWHERE: Final = -1


EVERYBODY: Final = 31
"""Who knows where a card lies: a bit for each seat, and bit 4 for onlookers, which means that it is public."""
PUBLIC: Final = 16


@final
class Passing:
    """An action card or an epic tale changed its place. What a seat knows of the hidden ones is worked out from the
    chain of these when it is needed, see ``memory``. The latest comes first.
    """

    def __init__(self, card: int, start: int, end: int, seen_by: int, before: "Passing | None") -> None:
        self.card = card
        self.start = start
        self.end = end
        self.seen_by = seen_by
        self.before = before


class Things(State):
    """All that a state of Inis holds."""

    def __init__(
        self,
        table: Table,
        spots: vec[i64],
        depth: vec[i64],
        near: vec[i64],
        sanctuaries: vec[i64],
        citadels: vec[i64],
        clans: vec[i64],
        presence: vec[i64],
        people: vec[i64],
        places: vec[i64],
        known: vec[i64],
        held: vec[i64],
        tile_seen: vec[i64],
        recalled: vec[i64],
    ) -> None:
        """The arrays become this state's own. ``new_state`` makes them for a game before its first move."""
        super().__init__(table.seats)
        self.table: Table = table
        # By territory: its spot on the island, how deep its tile lies in the pile (0: the top layer), its neighbours
        # as bits, its buildings.
        self.spots: vec[i64] = spots
        self.depth: vec[i64] = depth
        # Who has seen the tile in the pile, as bits.
        self.tile_seen: vec[i64] = tile_seen
        self.near: vec[i64] = near
        self.sanctuaries: vec[i64] = sanctuaries
        self.citadels: vec[i64] = citadels
        # Clans: territory times 4 plus seat. Where each seat is present, as bits of territories.
        self.clans: vec[i64] = clans
        self.presence: vec[i64] = presence
        # By seat: clans in reserve; from 4 on clans in citadels, from 8 on clans lost in the clash that goes on,
        # from 12 on Deeds.
        self.people: vec[i64] = people
        # By card: where it lies, who knows that. By seat times 3 plus kind: how many cards the seat holds, and from 12
        # how many of these are not public.
        self.places: vec[i64] = places
        self.known: vec[i64] = known
        self.held: vec[i64] = held
        # What each seat can work out of where cards lie, and what has happened since; see ``memory``, which never
        # changes the array in place: copies share it.
        self.memory: vec[i64] = recalled
        self.passings: Passing | None = None

        self.island: i64 = 0
        """The territories in play, as bits."""
        self.capital: i64 = NOWHERE
        self.festival: i64 = NOWHERE
        self.brenn: i64 = NOBODY
        self.crows: i64 = 1
        """The direction of play: 1 to the next higher seat, -1 to the next lower."""
        self.pretenders: i64 = 0
        """The seats with a pretender token, as bits."""
        self.round: i64 = 0
        self.passes: i64 = 0
        """How many have passed in succession."""
        self.turn: i64 = NOBODY
        """Whose turn of the Season it is."""
        self.acting: i64 = NOBODY
        """Who makes the manoeuvre in a clash."""
        self.claimed: i64 = 0
        """Who held a pretender token at the last check of victory, as bits."""
        self.next_turn: i64 = NOBODY
        """Who takes the next turn, if it is not the next in order."""
        self.foretold: i64 = NOBODY
        """Whose Cathbad's Word waits for the end of the Assembly."""
        self.chosen_aside: i64 = NOBODY
        """The card that Cathbad's Word has chosen to be set aside."""

        # The clash that goes on, and those that wait.
        self.clash: i64 = NOWHERE
        self.waiting: i64 = 0
        self.instigator: i64 = NOBODY
        self.starter: i64 = NOBODY
        """Whose effect started the clash: who pays for the Festival."""
        self.silent: bool = False
        """Lug's Spear: no triskel cards during this clash."""
        self.settled: bool = False
        """The clash is to end now."""
        self.manoeuvres_next: i64 = NOBODY
        self.removed: i64 = 0
        """The seats that lost a clan by the manoeuvre that goes on, as bits."""
        self.cauldron: i64 = NOBODY
        self.in_cauldron: i64 = 0
        self.shown: i64 = 0
        """Epic tales that lie open while Deirdre's Beauty is resolved, as bits counted from the first tale."""
        self.last_look: i64 = NOBODY
        """Who last looked into a hand, whose and at which kind of cards: (looker * 4 + owner) * 3 + kind."""
        self.last_played: Step | None = None
        """The card that was played last, as it was declared."""
        self.toll: i64 = 0
        """The seats that have just moved clans into the Mountains, as bits."""

        self.over: bool = False
        self.winner: i64 = NOBODY
        self.stack: list[Step] = []
        # The legal moves as they were last asked for, until something changes.
        self.listed: list[int] | None = None
        self.listed_for: i64 = NOBODY

    # Players and their order

    def following(self, seat: int) -> int:
        """The next player, as the crows fly."""
        return int((seat + self.crows) % self.seats)

    def order_from(self, seat: int) -> list[int]:
        """All players, beginning with one, as the crows fly."""
        return [int((seat + self.crows * i) % self.seats) for i in range(self.seats)]

    def active(self) -> int:
        """Who answers first: in a clash whoever makes the manoeuvre, else whose turn it is, or the Brenn."""
        if self.clash != NOWHERE and self.acting != NOBODY:
            return int(self.acting)
        return int(self.turn if self.turn != NOBODY else self.brenn)

    # Clans

    def clans_at(self, territory: int, seat: int) -> int:
        return int(self.clans[territory * 4 + seat])

    def reserve(self, seat: int) -> int:
        return int(self.people[seat])

    def sheltered(self, seat: int) -> int:
        return int(self.people[4 + seat])

    def exposed(self, seat: int) -> int:
        """The clans of a seat in the clash that are not in citadels."""
        return int(self.clans[self.clash * 4 + seat] - self.people[4 + seat])

    def players_at(self, territory: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.clans[territory * 4 + seat] > 0]

    def chieftain(self, territory: int) -> int:
        """Who has the most clans there now, even where a clash still waits; NOBODY in a tie."""
        best: i64 = 0
        found: i64 = NOBODY
        for seat in range(i64(self.seats)):
            count = self.clans[territory * 4 + seat]
            if count > best:
                best = count
                found = seat
            elif count == best:
                found = NOBODY
        return int(found)

    def change_clans(self, territory: int, seat: int, change: int) -> None:
        index = territory * 4 + seat
        count = self.clans[index] + change
        self.clans[index] = count
        if territory == self.clash and self.people[4 + seat] > count:
            # The last clans that were left were those in citadels.
            self.people[4 + seat] = count
        if count == 0:
            self.presence[seat] &= ~(1 << territory)
        else:
            self.presence[seat] |= 1 << territory

    def place_clan(self, territory: int, seat: int) -> bool:
        """From the reserve, as far as there are any."""
        if self.people[seat] == 0:
            return False
        self.people[seat] -= 1
        self.change_clans(territory, seat, 1)
        if self.journal is not None:
            self.tell("clan_placed", {"seat": seat, "territory": TERRITORIES[territory]})
        return True

    def take_clan(self, territory: int, seat: int, by_manoeuvre: bool, reason: str, card: int) -> None:
        """Back to its owner's reserve, or into the cauldron; asked and answered for already."""
        self.change_clans(territory, seat, -1)
        if self.clash == territory:
            self.people[8 + seat] += 1
        if self.clash != NOWHERE and self.cauldron == seat:
            self.in_cauldron += 1
        else:
            self.people[seat] += 1
        if by_manoeuvre:
            self.removed |= 1 << seat
        if self.journal is not None:
            facts: dict[str, object] = {"seat": seat, "territory": TERRITORIES[territory], "reason": reason}
            if card >= 0:
                facts["card"] = CARD_NAMES[card]
            self.tell("clan_removed", facts)

    def rescue_clan(self, territory: int, seat: int, refuge: int, by_manoeuvre: bool) -> None:
        """A clan that is removed comes to life elsewhere: Diarmuid and Grainne."""
        if by_manoeuvre:
            self.removed |= 1 << seat
        self.change_clans(territory, seat, -1)
        self.change_clans(refuge, seat, 1)
        if self.journal is not None:
            facts: dict[str, object] = {"seat": seat, "territory": TERRITORIES[territory], "to": TERRITORIES[refuge]}
            self.tell("clan_rescued", facts)

    def move_clans(self, seat: int, start: int, end: int, count: int) -> int:
        """Clans move; a clash is for the caller to start. Where answers to the card have left fewer than were
        declared, those that are left move. Returns how many did."""
        count = min(count, self.clans_at(start, seat))
        if count <= 0:
            return 0
        self.change_clans(start, seat, -count)
        self.change_clans(end, seat, count)
        if end == MOUNTAINS:
            self.toll |= 1 << seat
        if self.journal is not None:
            facts = {"seat": seat, "from": TERRITORIES[start], "to": TERRITORIES[end], "clans": count}
            self.tell("clans_moved", facts)
        return count

    def march(self, seat: int, start: int, end: int, count: int) -> None:
        """Clans move, and start a clash where opposing clans stand."""
        if self.move_clans(seat, start, end, count) > 0 and self.opposed(seat, end):
            self.start_clash(end, seat, seat)

    def opposed(self, seat: int, territory: int) -> bool:
        for other in range(self.seats):
            if other != seat and self.clans[territory * 4 + other] > 0:
                return True
        return False

    def start_clash(self, territory: int, instigator: int, starter: int) -> None:
        """The clash is resolved when the card that started it has had its effect."""
        self.waiting |= 1 << territory
        self.instigator = instigator
        self.starter = starter

    # Buildings, tokens, tiles

    def build_sanctuary(self, territory: int) -> bool:
        if sum(self.sanctuaries) >= SANCTUARIES:
            return False
        self.sanctuaries[territory] += 1
        if self.journal is not None:
            self.tell("sanctuary_placed", {"territory": TERRITORIES[territory]})
        return True

    def build_citadel(self, territory: int) -> bool:
        if territory == SWAMP or sum(self.citadels) >= CITADELS:
            return False
        self.citadels[territory] += 1
        if self.journal is not None:
            self.tell("citadel_placed", {"territory": TERRITORIES[territory]})
        return True

    def shelters(self, territory: int) -> int:
        """How many clans find shelter there: the capital is a citadel."""
        return int(self.citadels[territory]) + (1 if self.capital == territory else 0)

    def deeds(self, seat: int) -> int:
        return int(self.people[12 + seat])

    def gain_deed(self, seat: int) -> None:
        in_play = self.people[12] + self.people[13] + self.people[14] + self.people[15]
        if in_play < self.table.deeds:
            self.people[12 + seat] += 1
            if self.journal is not None:
                self.tell("deed_gained", {"seat": seat})

    def lay_tile(self, territory: int, spot: int) -> None:
        """A tile comes into play: its neighbours, its advantage card, its own Sanctuary."""
        self.depth[territory] = -1
        for other in range(16):
            if self.spots[other] != NOWHERE and island.adjacent(spot, int(self.spots[other])):
                self.near[territory] |= 1 << other
                self.near[other] |= 1 << territory
        self.spots[territory] = spot
        self.island |= 1 << territory
        if self.journal is not None:
            self.tell("tile_laid", {"territory": TERRITORIES[territory], "spot": island.spot_text(spot)})
        self.move_card(FIRST_ADVANTAGE + territory, ROW, EVERYBODY)
        if territory in (GATES, STONE_CIRCLE):
            self.build_sanctuary(territory)

    def tiles_in_play(self) -> int:
        return int(self.island).bit_count()

    def tiles_left(self) -> int:
        return 16 - self.tiles_in_play()

    def top_tiles(self, without: int = 0) -> list[int]:
        """The tiles of which the next one drawn is one: those in the highest layer of the pile, but some."""
        found: list[int] = []
        highest = 0
        for territory in range(16):
            layer = int(self.depth[territory])
            if layer < 0 or without & (1 << territory) or (found and layer > highest):
                continue
            if not found or layer < highest:
                found = []
                highest = layer
            found.append(territory)
        return found

    def tales_in_deck(self) -> int:
        found = 0
        for card in range(FIRST_TALE, CARD_COUNT):
            if self.places[card] == DECK:
                found += 1
        return found

    def stays_on_table(self, card: int) -> bool:
        """Dagda's Cauldron lies before its player until the clash ends."""
        return card == CAULDRON and self.cauldron != NOBODY

    # Cards

    def hand(self, seat: int, kind: int) -> list[int]:
        """The cards of one kind that a seat holds."""
        first = 0 if kind == ACTION else FIRST_TALE if kind == TALE else FIRST_ADVANTAGE
        last = FIRST_ADVANTAGE if kind == ACTION else CARD_COUNT if kind == TALE else FIRST_TALE
        if self.held[seat * 3 + kind] == 0:
            return []
        return [card for card in range(first, last) if self.places[card] == seat]

    def holds(self, seat: int, card: int) -> bool:
        return self.places[card] == seat

    def count(self, seat: int, kind: int) -> int:
        return int(self.held[seat * 3 + kind])

    def could_hold(self, seat: int, card: int) -> bool:
        """Whether the seat holds this card, as far as everybody knows: who is asked must not tell more."""
        if self.known[card] & PUBLIC:
            return self.places[card] == seat
        return self.held[12 + seat * 3 + kind_of(card)] > 0

    def move_card(self, card: int, end: int, seen_by: int) -> None:
        """A card changes its place before the eyes of some. The others know only that a card of its kind did."""
        start = int(self.places[card])
        kind = kind_of(card)
        if start < 4:
            self.held[start * 3 + kind] -= 1
            if not self.known[card] & PUBLIC:
                self.held[12 + start * 3 + kind] -= 1
        self.places[card] = end
        # Whoever holds a card sees it come and go.
        if start < 4:
            seen_by |= 1 << start
        if end < 4:
            seen_by |= 1 << end
        if seen_by != EVERYBODY:
            self.forget(start, kind, seen_by)
        self.known[card] = seen_by
        if end < 4:
            self.held[end * 3 + kind] += 1
            if not seen_by & PUBLIC:
                self.held[12 + end * 3 + kind] += 1
        if kind != ADVANTAGE:
            self.passings = Passing(card, start, end, seen_by, self.passings)

    def forget(self, start: int, kind: int, seen_by: int) -> None:
        """Whoever did not see which card left a place knows no card there for certain any more."""
        first = 0 if kind == ACTION else FIRST_TALE
        last = FIRST_ADVANTAGE if kind == ACTION else CARD_COUNT
        for card in range(first, last):
            if self.places[card] == start and self.known[card] & ~seen_by:
                if start < 4 and self.known[card] & PUBLIC:
                    self.held[12 + start * 3 + kind] += 1
                self.known[card] &= seen_by

    def reveal(self, card: int, seen_by: int) -> None:
        """Some more see a card where it lies."""
        place = int(self.places[card])
        if place < 4 and seen_by & PUBLIC and not self.known[card] & PUBLIC:
            self.held[12 + place * 3 + kind_of(card)] -= 1
        self.known[card] |= seen_by
        self.passings = Passing(card, place, place, int(self.known[card]), self.passings)

    def discard(self, card: int) -> None:
        """Action cards go face down from a hand; tales go face up; advantage cards are spent."""
        place = SPENT if FIRST_ADVANTAGE <= card < FIRST_TALE else DISCARD
        open_pile = card >= FIRST_ADVANTAGE or self.places[card] == TABLE
        self.move_card(card, place, EVERYBODY if open_pile else 0)
        if card == DAGDA:
            self.shuffle_tales()

    def shuffle_tales(self) -> None:
        """The discarded epic tales and those in the deck make a new deck."""
        if self.journal is not None:
            self.tell("tales_shuffled", {})
        for card in range(FIRST_TALE, CARD_COUNT):
            if self.places[card] == DISCARD:
                self.move_card(card, int(DECK), EVERYBODY)

    # Events

    def tell(self, kind: str, facts: Mapping[str, object]) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, facts))

    def tell_hidden(self, kind: str, facts: dict[str, object], witnesses: tuple[int, ...]) -> None:
        """Nobody but the witnesses learns that anything happened."""
        if self.journal is not None:
            self.journal.append(Event(kind, {}, facts, witnesses, hidden=True))

    def tell_secret(
        self, kind: str, facts: Mapping[str, object], secrets: Mapping[str, object], witnesses: tuple[int, ...]
    ) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, facts, secrets, witnesses))
