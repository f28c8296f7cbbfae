"""The Season: players take turns, each playing a season card, passing, or taking a pretender token."""

from typing import TYPE_CHECKING, Final, final

from triskel.core.errors import IllegalMove
from triskel.inis import victory
from triskel.inis.cards.book import card
from triskel.inis.cards.card import SEASON, TRISKEL
from triskel.inis.names import (
    ACTION,
    ADVANTAGE,
    AT,
    CARD_COUNT,
    CARD_NAMES,
    FIRST_ADVANTAGE,
    PASS,
    PRETENDER,
    ROW,
)
from triskel.inis.steps import Step
from triskel.inis.windows import MOOR_CARD, TURN_ENDS, Reaction

if TYPE_CHECKING:
    from triskel.inis.state import InisState

EVERYBODY: Final = 31


@final
class Turn(Step):
    """One player's turn. The Brenn's first turn of the Season must play a card."""

    def __init__(self, seat: int, forced: bool = False, begun: bool = False) -> None:
        self.seat = seat
        self.forced = forced
        self.begun = begun

    def run(self, state: "InisState") -> bool:
        if self.begun:
            return False
        state.turn = self.seat
        state.replace(Turn(self.seat, self.forced, True))
        if state.presence[self.seat] == 0:
            self.come_back(state)
        return True

    def come_back(self, state: "InisState") -> None:
        """A player without clans loses a Deed, if there is one, and places two clans anywhere."""
        if state.people[12 + self.seat] > 0:
            state.people[12 + self.seat] -= 1
            if state.journal is not None:
                state.tell("deed_lost", {"seat": self.seat})
        state.push(PlaceClans(self.seat, min(2, state.reserve(self.seat))))

    def awaited(self, state: "InisState") -> int:
        return self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        found = []
        for number in range(63):
            if state.places[number] == seat:
                one = card(number)
                if (one.season and one.playable(state, seat)) or number == MOOR_CARD:
                    found.append(number)
        if not self.forced:
            found.append(PASS)
            if self.may_claim(state):
                found.append(PRETENDER)
        return found

    def may_claim(self, state: "InisState") -> bool:
        return state.pretenders & (1 << self.seat) == 0 and victory.conditions_met(state, self.seat) > 0

    def take(self, state: "InisState", seat: int, move: int) -> None:
        if move < CARD_COUNT:
            state.push(card(move).play(seat, SEASON if move != MOOR_CARD else TRISKEL))
            return
        state.replace(TurnEnd(seat))
        if move == PASS:
            state.passes += 1
            if state.journal is not None:
                state.tell("passed", {"seat": seat})
            return
        state.passes = 0
        state.pretenders |= 1 << seat
        if state.journal is not None:
            state.tell("pretender", {"seat": seat})

    def commit(self, state: "InisState", seat: int, number: int) -> None:
        # The Moor is played at any time: it is no turn.
        if number != MOOR_CARD:
            state.replace(TurnEnd(seat))
            state.passes = 0

    def refusal(self, state: "InisState", seat: int, move: int) -> IllegalMove | None:
        if self.forced and move in (PASS, PRETENDER):
            return IllegalMove("the Brenn begins the Season by playing a season card", "brenn_begins")
        if move == PRETENDER:
            if state.pretenders & (1 << seat):
                return IllegalMove("each player has at most one pretender token", "one_token")
            return IllegalMove("a pretender token needs at least one condition of victory", "no_condition")
        if 0 <= move < 63 and state.places[move] == seat and not card(move).season:
            name = card(move).name
            return IllegalMove(f"{name} has no season effect: it answers other events", "no_season", {"card": name})
        return None

    def moment(self) -> str:
        return "turn"

    def data(self) -> list[object]:
        return [self.seat, self.forced, self.begun]


@final
class PlaceClans(Step):
    """Place clans in territories of choice: without a clan in play, and in the set-up."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, state: "InisState") -> bool:
        if self.count > 0:
            return False
        state.pop()
        return True

    def awaited(self, state: "InisState") -> int:
        return self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return [AT + territory for territory in range(16) if state.island & (1 << territory)]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.place_clan(move - AT, seat)
        state.replace(PlaceClans(seat, self.count - 1))

    def data(self) -> list[object]:
        return [self.seat, self.count]


@final
class TurnEnd(Step):
    """A turn ends: somebody may seize the next one; else it goes on as the crows fly, or all have passed."""

    def __init__(self, seat: int, asked: bool = False) -> None:
        self.seat = seat
        self.asked = asked

    def run(self, state: "InisState") -> bool:
        if not self.asked:
            state.replace(TurnEnd(self.seat, True))
            state.push(Reaction(TURN_ENDS, self.seat, self.seat))
            return True
        if state.next_turn >= 0:
            state.replace(Turn(int(state.next_turn)))
            state.next_turn = -1
            state.passes = 0
        elif state.passes >= state.seats:
            self.end_season(state)
        else:
            state.replace(Turn(state.following(self.seat)))
        return True

    def end_season(self, state: "InisState") -> None:
        """Epic tales are kept, action cards are discarded, the Festival is over. Advantage cards stay with those who
        are still chieftains; the others lie face up at once, so that they answer nothing before the next step 3."""
        from triskel.inis.assembly import Assembly

        if state.journal is not None:
            state.tell("season_ends", {"round": int(state.round)})
        for seat in range(state.seats):
            for number in state.hand(seat, ACTION):
                state.discard(number)
            for number in state.hand(seat, ADVANTAGE):
                if state.chieftain(number - FIRST_ADVANTAGE) != seat:
                    state.move_card(number, int(ROW), EVERYBODY)
                    if state.journal is not None:
                        state.tell("advantage_returned", {"seat": seat, "card": CARD_NAMES[number]})
        state.festival = -1
        state.turn = -1
        state.replace(Assembly())

    def data(self) -> list[object]:
        return [self.seat, self.asked]
