"""Inis on the site: its modes, options, bots, and how it is asked.

* While a card is being declared, nobody else notices.
* In the draft all choose in secret; at every event that triskel cards might answer, all who could hold one are asked in
  secret, as far as everybody knows.
"""

from collections.abc import Mapping, Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from triskel.core.errors import BadNotation, IllegalMove
from triskel.core.game import Options
from triskel.core.state import State
from triskel.inis import notation
from triskel.inis.assembly import Draft
from triskel.inis.clash import Manoeuvre
from triskel.inis.names import ACTION, AT, CARD_COUNT, PASS, SEAT, TALE
from triskel.inis.playing import DECLARING, Decide, PlayCard
from triskel.inis.season import Turn
from triskel.inis.state import InisState
from triskel.inis.stepbook import ABOUT_CARDS
from triskel.inis.windows import ATTACKED, MOOR_CARD, REMOVED, TOLL, WINDOWS, Reaction
from triskel.web.games.face import Choice, Face, Level, Mode
from triskel.web.tables.ledger.manners import DRAFT, WINDOW, Sealing


class InisFace(Face):
    game = "inis"
    script = "inis"
    rules_page = "inis"

    def title(self) -> str | Promise:
        return _("Inis")

    def pictures(self) -> Mapping[str, Mapping[str, object]]:
        from triskel.web.help.inis_pictures import INIS

        return INIS

    def modes(self) -> tuple[Mode, ...]:
        return (
            Mode("three", _("3 players"), {"players": 3}),
            Mode("four", _("4 players"), {"players": 4}),
            Mode("two", _("2 players"), {"players": 2}),
            Mode("first", _("Guided first game"), {"players": 3, "discovery": True}),
        )

    def choices(self) -> tuple[Choice, ...]:
        return (
            Choice(
                "discovery",
                _("Simple territories first"),
                _("The scenario for first games: the island begins and grows with territories that are easy to learn."),
                ((False, _("no")), (True, _("yes"))),
                ("two", "three", "four"),
            ),
            Choice(
                "edition",
                _("Edition"),
                _("The editions differ in the supply of Deeds."),
                (("reprint", _("reprint: 10 Deeds")), ("classic", _("classic: 8 Deeds"))),
                (),
            ),
            Choice(
                "rounds",
                _("Longest game"),
                _("Without a High King by then the game is a draw."),
                (
                    (20, _("20 rounds")),
                    (10, _("10 rounds")),
                    (5, _("5 rounds")),
                    (30, _("30 rounds")),
                    (0, _("no limit")),
                ),
                (),
            ),
        )

    def levels(self, options: Options) -> tuple[Level, ...]:
        return (
            Level("random", _("Random"), _("Plays anything that the rules allow.")),
            Level("greedy", _("Greedy"), _("Looks one decision ahead.")),
        )

    def glance(self, state: State) -> dict[str, object]:
        return {"round": int(_own(state).round)}

    # What nobody may notice

    def whispers(self, state: State, seat: int) -> bool:
        """A card is being declared."""
        step = _top(state)
        return isinstance(step, PlayCard) and step.stage == DECLARING and step.seat == seat

    def must_ask(self, state: State, seat: int) -> bool:
        """Where hidden cards would give a seat more to choose from."""
        step, own = _top(state), _own(state)
        if isinstance(step, Turn):
            return own.count(seat, ACTION) + own.count(seat, TALE) > 0
        if isinstance(step, Manoeuvre):
            return own.count(seat, TALE) > 0
        return isinstance(step, Decide)

    # What is answered in secret

    def sealed(self, state: State) -> Sealing | None:
        own, step = _own(state), _top(state)
        if isinstance(step, Draft):
            return Sealing(DRAFT, step.everybody(own), DRAFT)
        if isinstance(step, Reaction):
            order = ((step.first + own.crows * (step.at + index)) % own.seats for index in range(own.seats))
            asked = tuple(int(seat) for seat in list(order)[: own.seats - step.passed] if step.concerns(own, int(seat)))
            return Sealing(WINDOW, asked, WINDOWS[step.window], PASS)
        return None

    def triggers(self) -> tuple[str, ...]:
        return WINDOWS

    def holds_answer(self, state: State, seat: int) -> bool:
        """The Moor, which may be played at any time, is no reason to ask at each event."""
        return any(move not in (PASS, MOOR_CARD) for move in state.moves(seat))

    def is_concerned(self, state: State, seat: int) -> bool:
        own, step = _own(state), _top(state)
        if not isinstance(step, Reaction):
            return True
        if step.actor == seat or (step.window == ATTACKED and step.subject == seat) or step.other == seat:
            return True
        if own.clash >= 0 and own.exposed(seat) > 0:
            return True
        if step.window in (REMOVED, TOLL):
            return False
        return touches(own, seat)

    def season(self, state: State) -> int:
        return int(_own(state).round)

    # Standing orders

    def check_order(self, order: Mapping[str, str], seats: int) -> bool:
        """{"card": "geis", "when": "action declared", "if": "" | "touches_mine" | "by:SEAT" | "card:NAME"}"""
        kind, _colon, value = order["if"].partition(":")
        if kind == "by":
            known = value.isdecimal() and int(value) < seats
        elif kind == "card":
            known = _is_card(value)
        else:
            known = order["if"] in ("", "touches_mine")
        return known and _is_card(order["card"]) and order["when"] in WINDOWS

    def obey(self, state: State, seat: int, orders: Sequence[Mapping[str, str]]) -> list[str] | None:
        own, step = _own(state), _top(state)
        if not isinstance(step, Reaction):
            return None
        for order in orders:
            if order["when"] == WINDOWS[step.window] and _fits(own, step, seat, order["if"]):
                card = notation.move(order["card"])
                if card in own.moves(seat):
                    return [order["card"]]
        return None


def _own(state: State) -> InisState:
    assert isinstance(state, InisState)
    return state


def _top(state: State) -> object:
    own = _own(state)
    return None if own.over else own.stack[-1]


def touches(state: InisState, seat: int) -> bool:
    """Whether the card that was played last is about this seat, or about a territory where it has clans."""
    card = state.last_played
    if not isinstance(card, PlayCard):
        return False
    for move in card.told:
        if AT <= move < AT + 16 and state.clans_at(move - AT, seat) > 0:
            return True
        if move == SEAT + seat:
            return True
    return False


def _fits(state: InisState, step: Reaction, seat: int, condition: str) -> bool:
    kind, _colon, value = condition.partition(":")
    if kind == "by":
        return step.actor == int(value)
    if kind == "card":
        return step.window in ABOUT_CARDS and step.subject == notation.move(value)
    return condition == "" or touches(state, seat)


def _is_card(text: str) -> bool:
    try:
        return notation.move(text) < CARD_COUNT
    except (BadNotation, IllegalMove):
        return False
