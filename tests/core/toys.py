"""Two toy games that need everything the contract has, and little else.

Hush: chance deals hands of three cards, ranks 1 to 4 and hushes. In every round all seats seal a card at once;
when the last one has, the cards are shown, and the highest (the first of equals) claims its rank in points. All
others then answer at once, in secret, with pass or hush; of those who hush, the next one clockwise plays it, which
all others may answer in turn with another hush. What is hushed does not happen; the card of a hushed claim goes
back to its owner's hand, where all know it to be.

Count: two seats take 1 or 2 from a heap in turn. No chance, no secrets.
"""

import json
from collections.abc import Mapping

from triskel.core.chance import Rng
from triskel.core.errors import BadNotation, BadPosition, IllegalMove
from triskel.core.events import Event
from triskel.core.game import Game, Option, Options
from triskel.core.outcome import Outcome, places_from_best
from triskel.core.state import CHANCE, State

CARDS = "1234h"
HUSH = 4
COPIES = [4, 4, 4, 4, 5]
HAND = 3

SAY_HUSH, SAY_PASS = 5, 6
DEALT = 7
TEXTS = [*(f"seal-{card}" for card in CARDS), "hush", "pass", *(f"+{card}" for card in CARDS)]

# The steps on the stack: what is being done, by whom, and particulars.
DEAL, SEAL, CLAIM, SILENCE, ANSWER = range(5)
# What an answer in an ANSWER step may be: none yet, two sealed ones, and one that all know was a pass.
NONE, PASS, SAY, PASSED = range(4)
SHOWN = {NONE: "none", PASS: "sealed", SAY: "sealed", PASSED: "passed"}
STEP_LENGTHS = {DEAL: 1, SEAL: 1, CLAIM: 3, SILENCE: 2}


class HushState(State):
    def __init__(self, players: int, rounds: int) -> None:
        super().__init__(players)
        self.rounds = rounds
        self.round = 1
        self.pool = list(COPIES)
        # Counts of each card. A sealed card stays in its hand until it is shown.
        self.hands = [[0] * 5 for _ in range(players)]
        self.sealed = [-1] * players
        # What all know to be in a hand, because it went back there.
        self.known = [[0] * 5 for _ in range(players)]
        self.shown = [-1] * players
        self.points = [0] * players
        self.stack: list[tuple[int, ...]] = [(SEAL,), (DEAL,)]

    # Who may do what

    def awaited(self) -> tuple[int, ...]:
        if not self.stack:
            return ()
        kind, *rest = self.stack[-1]
        if kind == DEAL:
            return (CHANCE,)
        if kind == SEAL:
            return tuple(seat for seat in range(self.seats) if self.sealed[seat] < 0 and any(self.hands[seat]))
        return tuple(seat for seat, answer in enumerate(rest[1:]) if answer == NONE and seat != rest[0])

    def moves(self, seat: int) -> list[int]:
        if seat not in self.awaited():
            return []
        kind = self.stack[-1][0]
        if kind == DEAL:
            return [DEALT + card for card in range(5) if self.pool[card]]
        if kind == SEAL:
            return [card for card in range(5) if self.hands[seat][card]]
        return [SAY_HUSH, SAY_PASS] if self.hands[seat][HUSH] else [SAY_PASS]

    def odds(self) -> list[int]:
        return [count for count in self.pool if count]

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        if seat not in self.awaited():
            return IllegalMove("Nobody waits for this seat now.", "not_awaited", {"seat": seat})
        if move not in self.moves(seat):
            return IllegalMove("This can't be done now.", "not_now")
        return None

    # What happens

    def step(self, seat: int, move: int) -> None:
        kind, *rest = self.stack[-1]
        if kind == DEAL:
            self.deal(move - DEALT)
        elif kind == SEAL:
            self.sealed[seat] = move
            self.tell("sealed", {"seat": seat}, {"card": CARDS[move]}, (seat,))
        else:
            rest[1 + seat] = SAY if move == SAY_HUSH else PASS
            self.stack[-1] = (kind, *rest)
            self.tell("answered", {"seat": seat}, {"hush": move == SAY_HUSH}, (seat,))
        self.go_on()

    def deal(self, card: int) -> None:
        drawer = self.drawer()
        self.pool[card] -= 1
        self.hands[drawer][card] += 1
        self.tell("dealt", {"seat": drawer}, {"card": CARDS[card]}, (drawer,))

    def drawer(self) -> int:
        return next((seat for seat in range(self.seats) if sum(self.hands[seat]) < HAND), -1)

    def go_on(self) -> None:
        """Whatever follows without anybody choosing."""
        while self.stack:
            kind = self.stack[-1][0]
            if kind == DEAL and (self.drawer() < 0 or not any(self.pool)):
                self.stack.pop()
            elif kind == SEAL and not self.awaited():
                self.show()
            elif kind == ANSWER and not self.awaited():
                self.resolve()
            else:
                return

    def show(self) -> None:
        self.stack.pop()
        cards = self.sealed
        self.sealed = [-1] * self.seats
        for seat, card in enumerate(cards):
            if card >= 0:
                self.lose(seat, card)
        self.shown = cards
        self.tell("shown", {"cards": [CARDS[card] if card >= 0 else "" for card in cards]})
        ranks = [0 if card in (-1, HUSH) else card + 1 for card in cards]
        if max(ranks):
            claimant = ranks.index(max(ranks))
            self.stack += [(CLAIM, claimant, max(ranks)), self.question(claimant)]
        else:
            self.end_round()

    def lose(self, seat: int, card: int) -> None:
        self.hands[seat][card] -= 1
        self.known[seat][card] = max(0, self.known[seat][card] - 1)

    def question(self, owner: int) -> tuple[int, ...]:
        return (ANSWER, owner, *([NONE] * self.seats))

    def resolve(self) -> None:
        """All have answered: the first hush clockwise is played, or what was asked about stands."""
        _, owner, *answers = self.stack[-1]
        for distance in range(1, self.seats):
            seat = (owner + distance) % self.seats
            said = answers[seat] == SAY and self.hands[seat][HUSH] > 0
            if answers[seat] != PASSED and said:
                answers[seat] = PASSED
                self.stack[-1] = (ANSWER, owner, *answers)
                self.lose(seat, HUSH)
                self.tell("hushed", {"seat": seat})
                self.stack += [(SILENCE, seat), self.question(seat)]
                return
            answers[seat] = PASSED
        self.stack.pop()
        self.stands(self.stack.pop())

    def stands(self, step: tuple[int, ...]) -> None:
        if step[0] == CLAIM:
            self.points[step[1]] += step[2]
            self.tell("scored", {"seat": step[1], "points": step[2]})
            self.end_round()
            return
        question, hushed = self.stack.pop(), self.stack.pop()
        if hushed[0] == CLAIM:
            card = hushed[2] - 1
            self.hands[hushed[1]][card] += 1
            self.known[hushed[1]][card] += 1
            self.tell("returned", {"seat": hushed[1], "card": CARDS[card]})
            self.end_round()
        else:
            # A hush was hushed: back to the question that it answered, where others may have hushed, too.
            self.tell("hush_hushed", {"seat": question[1]})

    def end_round(self) -> None:
        self.round += 1
        if self.round <= self.rounds:
            self.stack = [(SEAL,), (DEAL,)]

    def tell(
        self,
        kind: str,
        facts: Mapping[str, object],
        secrets: Mapping[str, object] | None = None,
        witnesses: tuple[int, ...] = (),
    ) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, facts, secrets, witnesses))

    # Copies and comparison

    def empty(self) -> "HushState":
        return type(self)(self.seats, self.rounds)

    def copy(self) -> "HushState":
        twin = self.empty()
        twin.round = self.round
        twin.pool = self.pool[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.sealed = self.sealed[:]
        twin.known = [hand[:] for hand in self.known]
        twin.shown = self.shown[:]
        twin.points = self.points[:]
        twin.stack = self.stack[:]
        return twin

    def key(self) -> bytes:
        return json.dumps(self.document()).encode()

    # Knowledge

    def view(self, seat: int) -> dict[str, object]:
        sees: dict[str, object] = {
            "round": self.round,
            "points": list(self.points),
            "pool": sum(self.pool),
            "shown": list(self.shown),
            "gone": [COPIES[card] - self.pool[card] - sum(hand[card] for hand in self.hands) for card in range(5)],
            "hands": [sum(hand) for hand in self.hands],
            "known": [list(hand) for hand in self.known],
            "sealed": [card >= 0 for card in self.sealed],
            "steps": [self.told_step(step, seat) for step in self.stack],
        }
        if 0 <= seat < self.seats:
            sees["hand"] = list(self.hands[seat])
            sees["card"] = self.sealed[seat]
        return sees

    def told_step(self, step: tuple[int, ...], seat: int) -> list[object]:
        if step[0] != ANSWER:
            return list(step)
        answers = [str(answer) if owner == seat else SHOWN[answer] for owner, answer in enumerate(step[2:])]
        return [ANSWER, step[1], *answers]

    def determinize(self, seat: int, rng: Rng) -> "HushState":
        other = self.copy()
        others = [owner for owner in range(self.seats) if owner != seat]
        for owner in others:
            for card in range(5):
                other.pool[card] += self.hands[owner][card] - self.known[owner][card]
        for owner in others:
            other.hands[owner] = self.known[owner][:]
            for _ in range(sum(self.hands[owner]) - sum(self.known[owner])):
                card = drawn(other.pool, rng)
                other.pool[card] -= 1
                other.hands[owner][card] += 1
            if self.sealed[owner] >= 0:
                other.sealed[owner] = drawn(other.hands[owner], rng)
        other.stack = [other.answered_anew(step, seat, rng) for step in self.stack]
        return other

    def answered_anew(self, step: tuple[int, ...], seat: int, rng: Rng) -> tuple[int, ...]:
        if step[0] != ANSWER:
            return step
        answers = list(step[2:])
        for owner, answer in enumerate(answers):
            if owner != seat and answer in (PASS, SAY):
                answers[owner] = SAY if self.hands[owner][HUSH] and rng.below(2) else PASS
        return (*step[:2], *answers)

    # The end

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        places = places_from_best([[points] for points in self.points])
        return Outcome(places, [{"points": points} for points in self.points], "rounds")

    # Words

    def move_text(self, move: int) -> str:
        return TEXTS[move] if 0 <= move < len(TEXTS) else f"?{move}"

    def move_from_text(self, text: str) -> int:
        if text not in TEXTS:
            raise BadNotation(f"{text[:20]!r} is no move; there are {', '.join(TEXTS)}")
        return TEXTS.index(text)

    def document(self) -> dict[str, object]:
        return {
            "game": "hush",
            "options": {"players": self.seats, "rounds": self.rounds},
            "round": self.round,
            "pool": list(self.pool),
            "hands": [list(hand) for hand in self.hands],
            "sealed": list(self.sealed),
            "known": [list(hand) for hand in self.known],
            "shown": list(self.shown),
            "points": list(self.points),
            "stack": [list(step) for step in self.stack],
        }


def drawn(counts: list[int], rng: Rng) -> int:
    """One of the cards that are counted, each as likely."""
    rest = rng.below(sum(counts))
    for card, count in enumerate(counts):
        rest -= count
        if rest < 0:
            return card
    raise AssertionError("there is a card to draw")


def all_cards_are_there(state: State) -> str | None:
    """Hush's invariant: no card is made, and what all know of a hand is true."""
    assert isinstance(state, HushState)
    for card in range(5):
        held = state.pool[card] + sum(hand[card] for hand in state.hands)
        if held > COPIES[card] or any(hand[card] < 0 for hand in state.hands):
            return f"there are {held} cards {CARDS[card]}"
        if any(hand[card] < known[card] for hand, known in zip(state.hands, state.known, strict=True)):
            return f"a hand lacks the card {CARDS[card]} that all know to be there"
    return None


class Hush(Game):
    name = "hush"
    title = "Hush"
    rules_version = 1
    options = (Option("players", (2, 3, 4), 3, "how many play"), Option("rounds", (1, 2, 3), 2, "how long"))

    def seats(self, options: Options) -> int:
        return int(options["players"])

    def space(self, options: Options) -> int:
        return len(TEXTS)

    def new(self, players: int, rounds: int) -> HushState:
        return HushState(players, rounds)

    def start(self, options: Options) -> State:
        return self.new(int(options["players"]), int(options["rounds"]))

    def position(self, document: Mapping[str, object]) -> State:
        given = document.get("options")
        if not isinstance(given, dict):
            raise BadPosition("options", "is an object")
        options = self.settle(given)
        state = self.new(int(options["players"]), int(options["rounds"]))
        seats = state.seats
        state.round = numbers(document, "round", [document.get("round")], 1, 1, 9)[0]
        state.pool = numbers(document, "pool", document.get("pool"), 5, 0, 5)
        state.points = numbers(document, "points", document.get("points"), seats, 0, 99)
        state.sealed = numbers(document, "sealed", document.get("sealed"), seats, -1, 4)
        state.shown = numbers(document, "shown", document.get("shown"), seats, -1, 4)
        state.hands = [numbers(document, "hands", hand, 5, 0, 5) for hand in rows(document, "hands", seats)]
        state.known = [numbers(document, "known", hand, 5, 0, 5) for hand in rows(document, "known", seats)]
        state.stack = [self.step(document, step, seats) for step in rows(document, "stack", None)]
        return state

    def step(self, document: Mapping[str, object], step: object, seats: int) -> tuple[int, ...]:
        if not isinstance(step, list) or not step:
            raise BadPosition("stack", "a step is a list that begins with its kind")
        length = STEP_LENGTHS.get(step[0], 2 + seats)
        return tuple(numbers(document, "stack", step, length, 0, 9))


def rows(document: Mapping[str, object], field: str, count: int | None) -> list[object]:
    found = document.get(field)
    if not isinstance(found, list) or count not in (None, len(found)):
        raise BadPosition(field, "is a list, with an entry for every seat")
    return found


def numbers(document: Mapping[str, object], field: str, found: object, count: int, low: int, high: int) -> list[int]:
    if not isinstance(found, list) or len(found) != count:
        raise BadPosition(field, f"is a list of {count} numbers")
    for number in found:
        if type(number) is not int or not low <= number <= high:
            raise BadPosition(field, f"holds numbers from {low} to {high}, not {number!r}")
    return list(found)


class CountState(State):
    def __init__(self, heap: int, turn: int = 0) -> None:
        super().__init__(2)
        self.heap = heap
        self.turn = turn

    def awaited(self) -> tuple[int, ...]:
        return (self.turn,) if self.heap else ()

    def moves(self, seat: int) -> list[int]:
        return [take - 1 for take in (1, 2) if seat in self.awaited() and take <= self.heap]

    def odds(self) -> list[int]:
        return []

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        return None if move in self.moves(seat) else IllegalMove(f"Take 1 or 2 of {self.heap}, when it is your turn.")

    def step(self, seat: int, move: int) -> None:
        self.heap -= move + 1
        self.turn = 1 - self.turn
        if self.journal is not None:
            self.journal.append(Event("taken", {"seat": seat, "count": move + 1}))

    def copy(self) -> "CountState":
        return CountState(self.heap, self.turn)

    def key(self) -> bytes:
        return bytes([self.heap, self.turn])

    def view(self, seat: int) -> dict[str, object]:
        return {"heap": self.heap, "turn": self.turn}

    def determinize(self, seat: int, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        return None if self.heap else Outcome([1 + self.turn, 2 - self.turn], [{}, {}], "empty")

    def move_text(self, move: int) -> str:
        return f"take{move + 1}"

    def move_from_text(self, text: str) -> int:
        if text not in ("take1", "take2"):
            raise BadNotation(f"{text[:20]!r} is neither take1 nor take2")
        return int(text[-1]) - 1

    def document(self) -> dict[str, object]:
        return {"game": "count", "options": {}, "heap": self.heap, "turn": self.turn}


class Count(Game):
    name = "count"
    title = "Count"
    rules_version = 1
    options = ()

    def seats(self, options: Options) -> int:
        return 2

    def space(self, options: Options) -> int:
        return 2

    def hides(self, options: Options) -> bool:
        return False

    def start(self, options: Options) -> State:
        return CountState(7)

    def position(self, document: Mapping[str, object]) -> State:
        heap = numbers(document, "heap", [document.get("heap")], 1, 0, 7)[0]
        return CountState(heap, numbers(document, "turn", [document.get("turn")], 1, 0, 1)[0])
