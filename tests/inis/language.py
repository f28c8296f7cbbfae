"""The language of these tests: a table is given, players play, and the table is looked at.

    table = given(island={"Hills": [2, 1, 0], "Valley": [0, 0, 3]}, hands={0: ["Migration"], 1: ["Geis"]})
    table.play("Migration", "Hills", "Valley", "done")
    table.reacts(1, "Geis")
    assert table.told("card_cancelled")
    assert table.clans("Valley") == [0, 0, 3]

The territories lie in a row: each one adjoins the two before it and the two after it. Words are what people say:
"Hills" is the territory, its tile or its card, "p1" a player or one of that player's clans, whatever is legal. A word
is played by whoever is awaited. Windows in which others may answer pass in silence unless somebody ``reacts``:
whoever could hold a fitting card, as far as the table knows, is asked, so how often that happens is no matter of these
tests.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from triskel.core.errors import IllegalMove
from triskel.core.events import Event
from triskel.core.state import CHANCE, ONLOOKER
from triskel.inis import notation
from triskel.inis.assembly import Assembly
from triskel.inis.cards import actions, advantages, answers, tales
from triskel.inis.clash import Citadels, Manoeuvre
from triskel.inis.island import spot_from_text
from triskel.inis.names import (
    ACTION,
    ADVANTAGE,
    ASIDE,
    AT,
    CARD_NAMES,
    DECK,
    DISCARD,
    FIRST_ADVANTAGE,
    FIRST_TALE,
    PLACES,
    ROW,
    SEAT,
    SPENT,
    TAKE,
    TALE,
    TERRITORIES,
    TILE,
)
from triskel.inis.season import Turn
from triskel.inis.setup import SetUp
from triskel.inis.state import InisState, new_state
from triskel.inis.steps import Step
from triskel.inis.table import Table
from triskel.inis.windows import Reaction

CARDS_ENTERED: Final = (actions, advantages, tales, answers)

SOME: Final = "some"
"""For the card that is set aside: any that is left."""

Land = Mapping[str, Sequence[int]]
Hands = Mapping[int, Sequence[str]]


def card_number(name: str) -> int:
    """A card by its name; that of a territory is its advantage card."""
    return CARD_NAMES.index(name)


def _territory(name: str) -> int:
    return TERRITORIES.index(name)


def row_spot(index: int) -> str:
    """Where the territory with this number lies in the row."""
    return f"{2 * (index // 2) + index % 2},{index % 2 - index // 2}u"


def fresh(players: int = 3, edition: str = "reprint", discovery: bool = False, rounds: int = 20) -> InisState:
    return new_state(Table({"players": players, "edition": edition, "discovery": discovery, "rounds": rounds}))


def new_game(players: int = 3, edition: str = "reprint", discovery: bool = False, rounds: int = 20) -> "Scene":
    """A game before its first move."""
    return _begun(fresh(players, edition, discovery, rounds), SetUp())


def given(
    island: Land,
    hands: Hands | None = None,
    players: int = 3,
    turn: int = 0,
    *,
    brenn: int = 0,
    first: bool = False,
    capital: str | None = None,
    citadels: Mapping[str, int] | None = None,
    sanctuaries: Mapping[str, int] | None = None,
    deeds: Mapping[int, int] | None = None,
    pretenders: Sequence[int] = (),
    festival: str | None = None,
    crows: int = 1,
    aside: str | None = SOME,
    discarded: Sequence[str] = (),
    spent: Sequence[str] = (),
    spots: Mapping[str, str] | None = None,
    assembly: bool = False,
    season_round: int = 1,
    edition: str = "reprint",
    discovery: bool = False,
    rounds: int = 20,
) -> "Scene":
    """A player's turn in the Season, or the start of an Assembly.

    The island tells how many clans each seat has where; the rest are in reserve. The capital stands in the last
    territory unless said otherwise. Action cards that nobody is said to hold are discarded, but for one that is set
    aside. Gates and Stone Circle have their Sanctuary, unless another number is given. ``first`` means the Brenn's
    first turn. ``spots`` tells where territories lie that should not lie in the row.
    """
    state = fresh(players, edition, discovery, rounds)
    _lay_island(state, island, spots or {})
    state.capital = _territory(capital or list(island)[-1])
    for name, number in (citadels or {}).items():
        state.citadels[_territory(name)] = number
    for name, number in (sanctuaries or {}).items():
        state.sanctuaries[_territory(name)] = number
    for seat, number in (deeds or {}).items():
        state.people[12 + seat] = number
    _deal(state, hands or {}, aside, discarded, spent)
    state.brenn = brenn
    state.crows = crows
    state.pretenders = sum(1 << seat for seat in pretenders)
    state.festival = -1 if festival is None else _territory(festival)
    state.round = season_round
    if assembly:
        return _begun(state, Assembly())
    state.turn = turn
    return _begun(state, Turn(turn, first))


def _begun(state: InisState, step: Step) -> "Scene":
    state.push(step)
    state.settle()
    return Scene(state)


def _lay_island(state: InisState, island: Land, spots: Mapping[str, str]) -> None:
    for index, (name, clans) in enumerate(island.items()):
        territory = _territory(name)
        state.lay_tile(territory, spot_from_text(spots.get(name, row_spot(index))))
        for seat, number in enumerate(clans):
            assert number <= state.reserve(seat), f"seat {seat} has 12 clans"
            state.people[seat] -= number
            if number:
                state.change_clans(territory, seat, number)


def _deal(
    state: InisState,
    hands: Hands,
    aside: str | None,
    discarded: Sequence[str],
    spent: Sequence[str],
) -> None:
    for seat, names in hands.items():
        for name in names:
            card = card_number(name)
            assert state.places[card] in (DECK, ROW), f"{name} can't be held: its place is {PLACES[state.places[card]]}"
            state.move_card(card, seat, 31 if FIRST_ADVANTAGE <= card < FIRST_TALE else 0)
    for name in discarded:
        state.move_card(card_number(name), int(DISCARD), 31 if card_number(name) >= FIRST_TALE else 0)
    for name in spent:
        state.move_card(card_number(name), int(SPENT), 31)
    left = [card for card in range(state.table.actions) if state.places[card] == DECK]
    if aside == SOME and left:
        aside = CARD_NAMES[left[0]]
    for card in left:
        state.move_card(card, int(ASIDE if CARD_NAMES[card] == aside else DISCARD), 0)


def _meanings(word: str) -> list[int]:
    """The moves that a word may stand for."""
    found = [CARD_NAMES.index(word)] if word in CARD_NAMES else []
    if word in TERRITORIES:
        found = [AT + _territory(word), TILE + _territory(word), *found]
    elif word in ("p0", "p1", "p2", "p3"):
        found = [SEAT + int(word[1]), TAKE + int(word[1])]
    return found or [notation.move(word)]


class Scene:
    """A game under way and everything that has happened in it."""

    def __init__(self, state: InisState) -> None:
        self.state = state
        self.happened: list[Event] = []

    # Playing

    def play(self, *words: str) -> None:
        """Whoever is awaited makes these moves. Windows that they do not fit pass in silence."""
        for word in words:
            if not self._legal(word):
                self.nobody_reacts()
            self._make(word)

    def nobody_reacts(self) -> None:
        """All who are asked whether they answer something say no, up to the next other choice."""
        while self._in_window():
            self._make("pass")

    def reacts(self, seat: int, *words: str) -> None:
        """A seat answers with a card once it is asked; the others let the windows before pass."""
        while not (self.awaited == (seat,) and self._legal(words[0])):
            assert self._in_window(), f"{seat} is never asked for {words[0]}; {self.awaited} may {self.choices()}"
            self._make("pass")
        for word in words:
            self._make(word)

    def is_asked(self, seat: int, word: str) -> bool:
        """Whether this seat may answer so before the next other choice. Nothing is played."""
        later = Scene(self.state.copy())
        while later._in_window():
            if later.awaited == (seat,) and later._legal(word):
                return True
            later._make("pass")
        return False

    def passes(self) -> None:
        """The player on turn passes."""
        self.nobody_reacts()
        assert isinstance(self.step, Turn)
        self._make("pass")

    def chance(self, *words: str) -> None:
        """What chance draws next: cards, tiles, the side of the crows."""
        for word in words:
            self.nobody_reacts()
            assert self.awaited == (CHANCE,), f"chance is not awaited for {word}, {self.awaited} may {self.choices()}"
            self._make(word)

    def attacks(self, target: int, by: int | None = None) -> None:
        self._to_manoeuvres(by)
        self._make(f"attack-p{target}")

    def withdraws(self, *territories: str, by: int | None = None) -> None:
        """One clan to each territory named; the others stay."""
        self._to_manoeuvres(by)
        self._make("withdraw")
        for name in territories:
            self._make(name)
        if self._legal("done"):
            self._make("done")

    def offers_peace(self, by: int | None = None) -> None:
        self._to_manoeuvres(by)
        self._make("peace")

    def accepts(self, by: int | None = None) -> None:
        self._by(by)
        self._make("peace")

    def refuses(self, by: int | None = None) -> None:
        self._by(by)
        self._make("fight")

    def shelters(self, by: int | None = None) -> None:
        """A clan goes into a citadel."""
        self.nobody_reacts()
        self._by(by)
        self._make("shelter")

    def stays_outside(self, by: int | None = None) -> None:
        """For now no clan goes into a citadel."""
        self.nobody_reacts()
        self._by(by)
        assert self._legal("shelter")
        self._make("pass")

    def nobody_shelters(self) -> None:
        """Up to the first manoeuvre without anybody using citadels any more."""
        self.nobody_reacts()
        while isinstance(self.step, Citadels):
            self._make("pass")
            self.nobody_reacts()

    def loses_clan(self) -> None:
        """The answer to an attack or to the Mountains."""
        self.nobody_reacts()
        self._make("clan")

    def discards(self, name: str) -> None:
        """The other answer."""
        self.nobody_reacts()
        self._make(name)

    def _to_manoeuvres(self, by: int | None) -> None:
        self.nobody_shelters()
        assert isinstance(self.step, Manoeuvre), f"no manoeuvre is due; {self.awaited} may {self.choices()}"
        self._by(by)

    def _by(self, seat: int | None) -> None:
        assert seat is None or self.awaited == (seat,), f"{self.awaited} is awaited"

    def _make(self, word: str) -> None:
        seat = self.awaited[0]
        self.happened += self.state.play(seat, self._move(word))

    def _in_window(self) -> bool:
        return not self.state.over and isinstance(self.step, Reaction)

    # Words

    def _move(self, word: str) -> int:
        """The move that is meant: a legal one if there is one."""
        found = _meanings(word)
        legal = self.state.moves(self.awaited[0]) if self.awaited else []
        return next((move for move in found if move in legal), found[0])

    def _legal(self, word: str) -> bool:
        return bool(self.awaited) and self._move(word) in self.state.moves(self.awaited[0])

    # Looking

    @property
    def awaited(self) -> tuple[int, ...]:
        return self.state.awaited()

    @property
    def step(self) -> Step:
        """What is going on, innermost."""
        return self.state.stack[-1]

    @property
    def turn(self) -> int:
        """Who is to take a turn of the Season, after all windows."""
        self.nobody_reacts()
        assert isinstance(self.step, Turn), f"{self.awaited} may {self.choices()}"
        return self.awaited[0]

    @property
    def clash(self) -> str | None:
        """Where a clash goes on."""
        return None if self.state.clash < 0 else TERRITORIES[self.state.clash]

    def choices(self) -> list[str]:
        """The texts of what whoever is awaited may do."""
        return [self.state.move_text(move) for move in self.state.moves(self.awaited[0])] if self.awaited else []

    def may(self, word: str) -> bool:
        """Whether whoever is awaited may do this now."""
        return self._legal(word)

    def refused(self, word: str, because: str | None = None) -> None:
        """Whoever is awaited may not do this now."""
        with pytest.raises(IllegalMove) as refusal:
            self.state.play(self.awaited[0], self._move(word))
        assert because is None or refusal.value.rule == because

    def clans(self, territory: str) -> list[int]:
        """How many clans each seat has there."""
        return [self.state.clans_at(_territory(territory), seat) for seat in range(self.state.seats)]

    def exposed(self) -> list[int]:
        """The clans of each seat in the clash that are not in citadels."""
        return [self.state.exposed(seat) for seat in range(self.state.seats)]

    def reserve(self, seat: int) -> int:
        return self.state.reserve(seat)

    def deeds(self, seat: int) -> int:
        return self.state.deeds(seat)

    def sanctuaries(self, territory: str) -> int:
        return int(self.state.sanctuaries[_territory(territory)])

    def citadels(self, territory: str) -> int:
        return int(self.state.citadels[_territory(territory)])

    def hand(self, seat: int) -> list[str]:
        """All that a seat holds, by name: action cards, then advantage cards, then tales."""
        return [CARD_NAMES[card] for kind in (ACTION, ADVANTAGE, TALE) for card in self.state.hand(seat, kind)]

    def place(self, name: str) -> str:
        """Where a card lies: "hand 0", "aside", "deck", "discard", "row", "spent", "box" or "table"."""
        return PLACES[self.state.places[card_number(name)]]

    def knows(self, seat: int, name: str) -> bool:
        """Whether a seat knows for certain where a card lies."""
        return bool(self.state.known[card_number(name)] & 1 << (4 if seat == ONLOOKER else seat))

    def told(self, kind: str, seat: int = ONLOOKER) -> list[dict[str, object]]:
        """What a seat, or an onlooker, was told so far of the events of one kind."""
        found = [event.told_to(seat) for event in self.happened if event.kind == kind]
        return [{key: fact for key, fact in facts.items() if key != "event"} for facts in found if facts is not None]


__all__ = ["ONLOOKER", "Hands", "Land", "Scene", "card_number", "fresh", "given", "new_game", "row_spot"]
