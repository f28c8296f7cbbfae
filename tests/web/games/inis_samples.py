"""What random games of Inis have to say: every kind of question, choice and event a few times."""

from collections import Counter
from typing import Any

from triskel.core.chance import Rng
from triskel.core.state import CHANCE, ONLOOKER
from triskel.inis import notation
from triskel.inis.game import Inis
from triskel.inis.names import AT, ATTACK, CARD_COUNT, PRETENDER, SPOT, TAKE
from triskel.inis.season import Turn
from triskel.inis.state import InisState

MODES: tuple[dict[str, Any], ...] = (
    {"players": 2, "edition": "reprint", "discovery": False, "rounds": 6},
    {"players": 3, "edition": "classic", "discovery": True, "rounds": 6},
    {"players": 4, "edition": "reprint", "discovery": False, "rounds": 6},
)
ENOUGH = 2
"""So many samples of each thing."""


class Samples:
    """Questions with the view of whoever is asked, and what was told."""

    def __init__(self) -> None:
        self.questions: list[dict[str, object]] = []
        self.waiting: list[dict[str, object]] = []
        self.refusals: list[dict[str, object]] = []
        self.events: list[dict[str, object]] = []
        self.kinds: Counter[str] = Counter()
        self._seen: Counter[tuple[object, ...]] = Counter()

    def _new(self, *key: object) -> bool:
        self._seen[key] += 1
        return self._seen[key] <= ENOUGH

    def look(self, state: InisState, seat: int) -> None:
        """What a seat is asked, and what an onlooker sees meanwhile."""
        step = state.stack[-1]
        view: dict[str, Any] = state.view(seat)
        top = view["stack"][-1]
        told = len(top.get("told") or ())
        key = (type(step).__name__, top.get("number"), top.get("effect"), top.get("question"), told, top.get("window"))
        if self._new("question", *key, bool(top.get("refused")), len(state.moves(seat)) > 1, state.seats):
            moves = [notation.text(move) for move in state.moves(seat)]
            self.questions.append({"seat": seat, "view": view, "moves": moves})
            self.ask_why(state, seat)
        if self._new("waiting", type(step).__name__, view["clash"] is not None):
            self.waiting.append(state.view(ONLOOKER))

    def ask_why(self, state: InisState, seat: int) -> None:
        """Why whatever else one might choose can't be chosen."""
        for move in (*range(CARD_COUNT), *range(AT, TAKE + 4), SPOT):
            refused = state.refusal(seat, move)
            if refused is not None and self._new("refusal", refused.rule, *refused.facts):
                self.refusals.append({"rule": refused.rule, "facts": refused.facts, "text": str(refused)})

    def tell(self, state: InisState, happened: list[Any]) -> None:
        for event in happened:
            for eyes in (*range(state.seats), ONLOOKER):
                told = event.told_to(eyes)
                if told is None:
                    continue
                self.kinds[event.kind] += 1
                key = [told.get(name) for name in ("card", "window", "effect", "kind", "reason", "turned", "winner")]
                names = [name for name in ("card", "names", "cards", "territory") if name in told]
                count = len(told.get("told") or ())
                if self._new(event.kind, *key, *names, count, state.seats):
                    self.events.append({"seats": state.seats, **told})


def some_move(state: InisState, seat: int, rng: Rng) -> int:
    """Cards are played more often, fights are longer and claims are more frequent than chance would have it."""
    moves = state.moves(seat)
    if rng.below(3):
        found = [move for move in moves if ATTACK <= move < ATTACK + 4 or move == PRETENDER]
        if isinstance(state.stack[-1], Turn) or not found:
            found += [move for move in moves if move < CARD_COUNT]
        if found:
            return found[rng.below(len(found))]
    return moves[rng.below(len(moves))]


def gathered(games: int) -> Samples:
    samples = Samples()
    for seed in range(games):
        state, rng = Inis().start(MODES[seed % len(MODES)]), Rng(seed)
        assert isinstance(state, InisState)
        while not state.is_over():
            awaited = state.awaited()
            seat = awaited[rng.below(len(awaited))]
            if seat == CHANCE:
                move = state.random_move(seat, rng)
            else:
                samples.look(state, seat)
                move = some_move(state, seat, rng)
            samples.tell(state, state.play(seat, move))
    return samples


def cards_played(samples: Samples) -> set[tuple[str, int]]:
    """Cards with the effect with which they were played."""
    return {(str(one["card"]), int(str(one["effect"]))) for one in samples.events if one["event"] == "card_played"}


__all__ = ["Samples", "cards_played", "gathered"]
