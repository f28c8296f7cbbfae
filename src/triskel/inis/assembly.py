"""The Assembly: its six steps in the order of the rulebook, with the draft of action cards."""

from typing import TYPE_CHECKING, Final, final

from triskel.core.state import CHANCE
from triskel.inis import memory, victory
from triskel.inis.drawing import GatesOpen
from triskel.inis.names import (
    ACTION,
    ASIDE,
    CARD_NAMES,
    DECK,
    FIRST_ADVANTAGE,
    GATES,
    LAID_BY,
    ROW,
    SUNWISE,
    TERRITORIES,
    WIDDERSHINS,
)
from triskel.inis.rulings import FIRST_TOSS_OPENS_GATES
from triskel.inis.season import Turn
from triskel.inis.steps import Step
from triskel.inis.windows import ASSEMBLY_BEGINS, Reaction

if TYPE_CHECKING:
    from triskel.inis.state import InisState

EVERYBODY: Final = 31


@final
class Assembly(Step):
    """The phase as a whole. The stages are the steps of the rulebook, with what cards put before and after them."""

    def __init__(self, stage: int = 0) -> None:
        self.stage = stage

    def run(self, state: "InisState") -> bool:
        stage = self.stage
        state.replace(Assembly(stage + 1))
        if stage == 0:
            self.begin(state)
        elif stage == 1:
            self.name_brenn(state)
        elif stage == 2:
            self.check_victory(state)
        elif stage == 3:
            self.hand_out_advantages(state)
        elif stage == 4:
            state.push(TossCrows())
        elif stage == 5:
            gather_actions(state)
            state.push(Deal(0))
        elif stage == 6:
            state.push(Draft(0, (0, 0, 0, 0)))
        elif stage == 7 and state.seats == 2:
            lay_by(state)
            state.push(Deal(1))
        elif stage == 8 and state.seats == 2:
            state.push(Draft(0, (0, 0, 0, 0)))
        elif stage == 9:
            if state.seats == 2:
                take_up(state)
            if state.foretold >= 0:
                state.push(Foretold(int(state.foretold)))
        elif stage == 10:
            state.foretold = -1
            state.chosen_aside = -1
            if state.journal is not None:
                state.tell("season_begins", {"round": int(state.round), "brenn": int(state.brenn)})
            state.replace(Turn(int(state.brenn), True))
        return True

    def begin(self, state: "InisState") -> None:
        state.round += 1
        state.passes = 0
        state.turn = -1
        if state.journal is not None:
            state.tell("assembly_begins", {"round": int(state.round)})
        state.push(Reaction(ASSEMBLY_BEGINS, int(state.brenn), int(state.brenn)))

    def name_brenn(self, state: "InisState") -> None:
        """The chieftain of the capital; without one the Brenn stays, present there or not."""
        chieftain = state.chieftain(int(state.capital))
        if chieftain >= 0 and chieftain != state.brenn:
            state.brenn = chieftain
            if state.journal is not None:
                state.tell("brenn", {"seat": chieftain})

    def check_victory(self, state: "InisState") -> None:
        state.claimed = state.pretenders
        winner = victory.check(state)
        if state.journal is not None and state.pretenders:
            met = [victory.conditions_met(state, seat) for seat in range(state.seats)]
            claims = [seat for seat in range(state.seats) if state.pretenders & (1 << seat)]
            reached = [victory.standing(state, seat) for seat in range(state.seats)]
            facts: dict[str, object] = {"pretenders": claims, "conditions": met, "progress": reached}
            state.tell("victory_check", {**facts, "winner": winner if winner >= 0 else None})
        state.pretenders = 0
        if winner >= 0:
            state.winner = winner
            state.over = True
            if state.journal is not None:
                state.tell("game_over", {"winner": winner, "reason": "high_king"})
        elif state.table.rounds and state.round > state.table.rounds:
            state.over = True
            if state.journal is not None:
                state.tell("game_over", {"winner": None, "reason": "rounds_over"})

    def hand_out_advantages(self, state: "InisState") -> None:
        for territory in range(16):
            if state.island & (1 << territory):
                card = FIRST_ADVANTAGE + territory
                chieftain = state.chieftain(territory)
                place = chieftain if chieftain >= 0 else int(ROW)
                if state.places[card] != place:
                    state.move_card(card, place, EVERYBODY)
                    if state.journal is not None and chieftain >= 0:
                        state.tell("advantage_taken", {"seat": chieftain, "card": TERRITORIES[territory]})

    def data(self) -> list[object]:
        return [self.stage]


@final
class TossCrows(Step):
    """Chance tosses the crows. When they turn, the Gates open."""

    def awaited(self, state: "InisState") -> int:
        return CHANCE

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return [SUNWISE, WIDDERSHINS]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.pop()
        turn_crows(state, 1 if move == SUNWISE else -1)


def turn_crows(state: "InisState", direction: int) -> None:
    turned = state.crows != direction
    state.crows = direction
    if state.journal is not None:
        state.tell("crows", {"direction": "sunwise" if direction == 1 else "widdershins", "turned": turned})
    if turned and (state.round > 0 or FIRST_TOSS_OPENS_GATES) and state.island & (1 << GATES):
        state.push(GatesOpen(int(state.brenn)))


def gather_actions(state: "InisState") -> None:
    """Shuffle all action cards: whatever anybody knew of them is past."""
    for card in range(state.table.actions):
        state.move_card(card, int(DECK), EVERYBODY)
    memory.forget_actions(state)
    state.last_look = -1
    state.last_played = None
    if state.chosen_aside >= 0:
        # Who has foretold it knows it; for the others it is one of the shuffled cards.
        state.move_card(int(state.chosen_aside), int(ASIDE), 1 << state.foretold)
        state.chosen_aside = -1


@final
class Deal(Step):
    """Chance deals the action cards: one aside, then to each player in turn. In the two-player game twice."""

    def __init__(self, part: int) -> None:
        self.part = part

    def run(self, state: "InisState") -> bool:
        if self.receiver(state) != -2:
            return False
        state.pop()
        return True

    def receiver(self, state: "InisState") -> int:
        """The next to get a card; -1 for the place aside, -2 when all is dealt."""
        if self.part == 0 and not any(state.places[card] == ASIDE for card in range(state.table.actions)):
            return -1
        size = 3 if state.seats == 2 else 4
        for seat in state.order_from(int(state.brenn)):
            if state.count(seat, ACTION) < size:
                return seat
        return -2

    def awaited(self, state: "InisState") -> int:
        return CHANCE

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return [card for card in range(state.table.actions) if state.places[card] == DECK]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        receiver = self.receiver(state)
        if receiver == -1:
            state.move_card(move, int(ASIDE), 0)
            if state.journal is not None:
                state.tell("set_aside", {})
        else:
            state.move_card(move, receiver, 0)
            if state.journal is not None:
                state.tell_secret("card_dealt", {"seat": receiver}, {"card": CARD_NAMES[move]}, (receiver,))

    def data(self) -> list[object]:
        return [self.part]


@final
class Draft(Step):
    """All choose at once which cards to keep, one more in each round; the others go on to the next player."""

    def __init__(self, turn: int, kept: tuple[int, int, int, int]) -> None:
        self.turn = turn
        """0 when one card is kept, 1 when two are, 2 when three are."""
        self.kept = kept
        """By seat: the cards it has chosen to keep this time, as bits. Nobody else knows before all have chosen."""

    def everybody(self, state: "InisState") -> tuple[int, ...]:
        return tuple(seat for seat in range(state.seats) if self.kept[seat].bit_count() <= self.turn)

    def awaited(self, state: "InisState") -> int:
        return self.everybody(state)[0]

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return [card for card in state.hand(seat, ACTION) if not self.kept[seat] & (1 << card)]

    def take(self, state: "InisState", seat: int, move: int) -> None:
        kept = list(self.kept)
        kept[seat] |= 1 << move
        state.replace(Draft(self.turn, (kept[0], kept[1], kept[2], kept[3])))
        if state.journal is not None:
            state.tell_hidden("card_kept", {"seat": seat, "card": CARD_NAMES[move]}, (seat,))
        if all(kept[other].bit_count() > self.turn for other in range(state.seats)):
            self.pass_on(state, kept)

    def pass_on(self, state: "InisState", kept: list[int]) -> None:
        going = [
            [card for card in state.hand(seat, ACTION) if not kept[seat] & (1 << card)] for seat in range(state.seats)
        ]
        passed_on(state, going)
        last = 1 if state.seats == 2 else 2
        if self.turn == last:
            state.pop()
        else:
            state.replace(Draft(self.turn + 1, (0, 0, 0, 0)))

    def data(self) -> list[object]:
        return [self.turn, list(self.kept)]


def passed_on(state: "InisState", going: list[list[int]]) -> None:
    """All packets change hands at once; giver and receiver see the cards."""
    for seat, cards in enumerate(going):
        receiver = state.following(seat)
        if state.journal is not None:
            names = [CARD_NAMES[card] for card in cards]
            facts: dict[str, object] = {"seat": seat, "to": receiver, "cards": len(cards)}
            state.tell_secret("cards_passed", facts, {"names": names}, (seat, receiver))
    # First out of all hands, then into them: so knowledge of one packet is not mixed up with that of the next.
    for seat, cards in enumerate(going):
        for card in cards:
            state.move_card(card, int(LAID_BY) + seat, 1 << seat)
    for seat, cards in enumerate(going):
        receiver = state.following(seat)
        for card in cards:
            state.move_card(card, receiver, 1 << seat | 1 << receiver)


def lay_by(state: "InisState") -> None:
    """The first three cards of the two-player draft lie before their players until the second draft is over."""
    for seat in range(state.seats):
        for card in state.hand(seat, ACTION):
            state.move_card(card, int(LAID_BY) + seat, 1 << seat)


def take_up(state: "InisState") -> None:
    for seat in range(state.seats):
        for card in range(state.table.actions):
            if state.places[card] == LAID_BY + seat:
                state.move_card(card, seat, 1 << seat)


@final
class Foretold(Step):
    """Cathbad's Word at the end of the Assembly: take the card that is set aside, set another one aside."""

    def __init__(self, seat: int, taken: bool = False) -> None:
        self.seat = seat
        self.taken = taken

    def run(self, state: "InisState") -> bool:
        if self.taken:
            return False
        take_aside(state, self.seat)
        state.replace(Foretold(self.seat, True))
        return True

    def awaited(self, state: "InisState") -> int:
        return self.seat

    def moves(self, state: "InisState", seat: int) -> list[int]:
        return state.hand(seat, ACTION)

    def take(self, state: "InisState", seat: int, move: int) -> None:
        state.pop()
        put_aside(state, seat, move)

    def data(self) -> list[object]:
        return [self.seat, self.taken]


def take_aside(state: "InisState", seat: int) -> bool:
    """The card that is set aside goes to a hand, if there is one."""
    for card in range(state.table.actions):
        if state.places[card] == ASIDE:
            state.move_card(card, seat, int(state.known[card]) & ~16 | 1 << seat)
            if state.journal is not None:
                state.tell_secret("aside_taken", {"seat": seat}, {"card": CARD_NAMES[card]}, (seat,))
            return True
    return False


def put_aside(state: "InisState", seat: int, card: int) -> None:
    state.move_card(card, int(ASIDE), 1 << seat)
    if state.journal is not None:
        state.tell_secret("aside_put", {"seat": seat}, {"card": CARD_NAMES[card]}, (seat,))
