"""What random games of Inis have to show: every card in every way of playing it, every kind of manoeuvre and so on."""

from collections.abc import Iterator, Mapping
from typing import cast

from triskel.core.events import Event
from triskel.core.state import CHANCE, State
from triskel.inis.cards.book import card
from triskel.inis.clash import Attack, Citadels, Clashes, Manoeuvre, Retreat
from triskel.inis.losses import MountainsToll
from triskel.inis.names import ACTION, ATTACK, CARD, CARD_COUNT, CARD_NAMES, CLAN, GATES, PASS, TERRITORIES
from triskel.inis.season import PlaceClans
from triskel.inis.state import InisState
from triskel.inis.victory import NEEDED
from triskel.inis.windows import MOOR_CARD, WINDOWS

SEASON = "season card"
ANY_WINDOW = "any window"

HAPPENINGS = (
    "attack: answered by a card",
    "attack: answered by a clan",
    "attack: on a player without action cards",
    "attack: both a clan and a card",
    "attack: a clan, as the attacker chooses",
    "attack: a card, as the attacker chooses",
    "attack: neither player is the instigator",
    "withdrawal: all go to one territory",
    "withdrawal: to several territories",
    "withdrawal: some stay",
    "peace: offered",
    "peace: accepted by one",
    "peace: refused",
    "peace: agreed",
    "citadels: a clan takes shelter",
    "citadels: no, although there is room",
    "clashes: several from one effect",
    "festival: somebody starts a clash there",
    "mountains: paid by a card",
    "mountains: paid by a clan",
    "gates: opened by the toss",
    "gates: opened by the Morrigan",
    "tales: the discarded ones make a new deck",
    "cancelled: season effect of an action card",
    "cancelled: triskel of an action card",
    "cancelled: season effect of an advantage card",
    "cancelled: triskel of an advantage card",
    "cancelled: season effect of an epic tale",
    "cancelled: triskel of an epic tale",
    "tiles: a player without tiles to explore",
    "turn: without clans, a Deed is lost",
    "turn: clans are placed by a player who had none",
    "victory: by clans",
    "victory: by sanctuaries",
    "victory: by territories",
    "victory: with the help of Deeds",
    "victory: a tie goes to the Brenn",
    "victory: a tie of others, nobody wins",
    "victory: nobody meets a condition any more",
    "the end: High King",
    "the end: a draw by rounds",
)

EVENTS = (
    *("layout", "tile_laid", "brenn", "capital", "crows", "sanctuary_placed", "citadel_placed", "clan_placed"),
    *("assembly_begins", "victory_check", "advantage_taken", "set_aside", "card_dealt", "card_kept", "cards_passed"),
    *(
        "advantage_returned",
        "decided",
        "season_begins",
        "card_played",
        "card_cancelled",
        "passed",
        "declined",
        "pretender",
        "season_ends",
        "game_over",
    ),
    *("clans_moved", "clan_removed", "clan_replaced", "clan_rescued", "clan_sheltered", "deed_gained", "deed_lost"),
    *("clash_begins", "instigator", "attack", "payment_chosen", "withdrawal", "next_manoeuvre", "clash_ends"),
    *("peace_offered", "peace_accepted", "peace_refused", "peace", "festival", "spot_chosen", "tile_seen"),
    *("card_drawn", "card_discarded", "card_stolen", "card_given", "card_shown", "hand_seen", "discard_seen"),
    *("discard_taken", "aside_taken", "aside_put", "action_taken", "tale_taken", "tale_given", "tale_returned"),
    *("tales_shuffled",),
)

_SIMPLE = {
    "peace_offered": "peace: offered",
    "peace_accepted": "peace: accepted by one",
    "peace_refused": "peace: refused",
    "peace": "peace: agreed",
    "clan_sheltered": "citadels: a clan takes shelter",
    "deed_lost": "turn: without clans, a Deed is lost",
}
"""Events that say all by themselves."""


def ways_to_play(number: int) -> Iterator[str]:
    """All that can be done with a card."""
    one = card(number)
    if one.season:
        yield SEASON
    if one.manoeuvre:
        yield "manoeuvre"
    for window in one.windows:
        yield WINDOWS[window]
    if number == MOOR_CARD:
        yield from ("turn", ANY_WINDOW)


def watcher() -> "InisWatcher":
    return InisWatcher()


class InisWatcher:
    """Looks at each move of a game. What it must remember of the position before a move is kept until after it."""

    def __init__(self) -> None:
        self.deck_was_empty = False
        self.gates_were_manned = False
        self.festival = -1
        self.effects: dict[object, object] = {}
        """Which effect each card was last played for."""

    def wanted(self) -> list[str]:
        cards = [f"{CARD_NAMES[number]}: {way}" for number in range(CARD_COUNT) for way in ways_to_play(number)]
        return [*cards, *HAPPENINGS, *(f"event {kind}" for kind in EVENTS)]

    def before(self, state: State, seat: int, move: int) -> list[str]:
        assert isinstance(state, InisState)
        self.deck_was_empty = state.tales_in_deck() == 0
        self.gates_were_manned = bool(state.players_at(GATES))
        self.festival = int(state.festival)
        return list(_choice(state, seat, move))

    def after(self, state: State, seat: int, move: int, events: list[Event]) -> list[str]:
        assert isinstance(state, InisState)
        found: list[str] = []
        for event in events:
            found.append(f"event {event.kind}")
            if event.kind in _SIMPLE:
                found.append(_SIMPLE[event.kind])
            found += self._told(state, seat, event.kind, event.in_full())
        if state.over:
            found += _ended(state)
        return found

    def _told(self, state: InisState, seat: int, kind: str, facts: Mapping[str, object]) -> Iterator[str]:
        if kind == "card_played":
            self.effects[facts["card"]] = facts["effect"]
            yield f"{facts['card']}: {_way(facts)}"
            if facts["card"] == "Exploration" and facts["effect"] == 0 and state.tiles_left() == 0:
                yield "tiles: a player without tiles to explore"
        elif kind == "card_cancelled":
            half = "triskel" if self.effects[facts["card"]] else "season effect"
            yield f"cancelled: {half} of an {_kind(str(facts['card']))}"
        elif kind == "clash_begins" and self.festival >= 0 and facts["territory"] == TERRITORIES[self.festival]:
            yield "festival: somebody starts a clash there"
        elif kind == "crows" and facts["turned"] and self.gates_were_manned:
            yield "gates: opened by the toss" if seat == CHANCE else "gates: opened by the Morrigan"
        elif kind == "tales_shuffled" and self.deck_was_empty:
            yield "tales: the discarded ones make a new deck"
        elif kind == "victory_check":
            yield from _checked(facts)


def _way(facts: Mapping[str, object]) -> str:
    if facts["effect"] == 0:
        return SEASON
    window = str(facts["window"])
    return ANY_WINDOW if facts["card"] == CARD_NAMES[MOOR_CARD] and window != "turn" else window


def _kind(name: str) -> str:
    number = CARD_NAMES.index(name)
    return ("action card", "advantage card", "epic tale")[card(number).kind]


def _choice(state: InisState, seat: int, move: int) -> Iterator[str]:
    """What is chosen, by the step that asks."""
    step = state.stack[-1]
    if isinstance(step, Attack):
        yield _answer(step, move)
    elif isinstance(step, Manoeuvre) and ATTACK <= move < ATTACK + 4:
        if state.count(move - ATTACK, ACTION) == 0:
            yield "attack: on a player without action cards"
        if state.instigator not in (seat, move - ATTACK):
            yield "attack: neither player is the instigator"
    elif isinstance(step, Retreat):
        yield from _withdrawal(state, seat, (*step.told, move))
    elif isinstance(step, Citadels) and move == PASS:
        yield "citadels: no, although there is room"
    elif isinstance(step, Clashes):
        yield "clashes: several from one effect"
    elif isinstance(step, MountainsToll):
        yield "mountains: paid by a clan" if move == CLAN else "mountains: paid by a card"
    elif isinstance(step, PlaceClans) and state.round > 0:
        yield "turn: clans are placed by a player who had none"


def _answer(step: Attack, move: int) -> str:
    if step.both:
        return "attack: both a clan and a card"
    if step.attacker_chooses and move in (CLAN, CARD):
        return f"attack: a {'clan' if move == CLAN else 'card'}, as the attacker chooses"
    return "attack: answered by a clan" if move == CLAN else "attack: answered by a card"


def _withdrawal(state: InisState, seat: int, told: tuple[int, ...]) -> Iterator[str]:
    """Told once, when it is complete."""
    done = told[-1] < ATTACK
    targets = [answer for answer in told if answer < ATTACK]
    if done and len(targets) < state.exposed(seat):
        return
    yield "withdrawal: to several territories" if len(set(targets)) > 1 else "withdrawal: all go to one territory"
    if len(targets) < state.exposed(seat):
        yield "withdrawal: some stay"


def _checked(facts: Mapping[str, object]) -> Iterator[str]:
    met = cast(list[int], facts["conditions"])
    claims = cast(list[int], facts["pretenders"])
    most = max(met[seat] for seat in claims)
    tied = [seat for seat in claims if met[seat] == most]
    if most == 0:
        yield "victory: nobody meets a condition any more"
    elif len(tied) > 1:
        yield (
            "victory: a tie goes to the Brenn"
            if facts["winner"] is not None
            else "victory: a tie of others, nobody wins"
        )


def _ended(state: InisState) -> Iterator[str]:
    if state.winner < 0:
        yield "the end: a draw by rounds"
        return
    yield "the end: High King"
    outcome = state.outcome()
    assert outcome is not None
    sheet = outcome.sheets[int(state.winner)]
    reached = [name for name in ("clans", "sanctuaries", "territories") if cast(int, sheet[name]) >= NEEDED]
    for name in reached:
        yield f"victory: by {name}"
    if len(reached) < cast(int, sheet["conditions"]):
        yield "victory: with the help of Deeds"
