"""Inis at the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from triskel.bots import registry
from triskel.bots.bot import Situation
from triskel.core.errors import BadNotation
from triskel.core.outcome import Outcome
from triskel.inis import island, notation
from triskel.inis.names import FIRST_ADVANTAGE, MOOR, PASS
from triskel.terminal.face import Dialog, Face, Refusal, Told, View
from triskel.terminal.inis import rules, sentences, telling
from triskel.terminal.inis.card_texts import CARD_TEXTS, CardText
from triskel.terminal.inis.dialog import InisDialog
from triskel.terminal.inis.results import result
from triskel.terminal.inis.table import TableDrawing
from triskel.terminal.inis.wording import Name, card_named, move_words
from triskel.terminal.palette import BOLD, TITLE, Palette
from triskel.terminal.people import People
from triskel.terminal.sentences import listed

Facts = Mapping[str, Any]

_HINTS = ("search", "greedy", "random")
"""Who is asked for hints, whoever of them there is."""


class InisFace(Face):
    own_commands = sentences.COMMANDS
    moves_are_open = False

    def __init__(self, palette: Palette, people: People) -> None:
        super().__init__(palette, people)
        self._tellers: dict[int, telling.Teller] = {}
        self._asks_all = False

    @property
    def hint_bot(self) -> str:  # type: ignore[override]
        able = registry.bots("inis")
        return next((name for name in _HINTS if name in able), able[0])

    def _name(self, reader: int) -> Name:
        return lambda seat: self.people.name(seat, reader)

    def _short(self, reader: int) -> Name:
        return lambda seat: sentences.YOU if seat == reader else sentences.SHORT.format(number=seat + 1)

    # What is seen

    def table(self, view: View, reader: int, columns: int, seen: View | None = None) -> list[str]:
        facts: Facts = view
        known: Facts = seen or view
        fresh = [name for name in facts["island"] if name not in known["island"]]
        drawing = TableDrawing(facts, self._name(reader), self._short(reader), self.palette, columns)
        return drawing.lines(_free_spots(facts), fresh)

    # What is said

    def opening(self, view: View) -> list[str]:
        reader = self.people.humans[0] if len(self.people.humans) == 1 else -1
        names = [self.people.name(seat, reader) for seat in range(len(self.people.specs))]
        return [sentences.OPENING.format(players=listed(names))]

    def tell(self, happened: Sequence[Told], reader: int) -> list[str]:
        if reader not in self._tellers:
            self._tellers[reader] = telling.Teller(self._name(reader), len(self.people.specs), reader)
        lines = self._tellers[reader].tell(happened)
        return [self.palette.paint(line.text, TITLE) if line.is_heading else "  " + line.text for line in lines]

    def forget(self) -> None:
        self._tellers.clear()

    def revealed(self, happened: Sequence[Told], reader: int) -> list[str]:
        return telling.revealed(happened, reader)

    def named(self, text: str, reader: int) -> str:
        return move_words(notation.move(text), self._name(reader))

    def help(self) -> list[str]:
        return [*sentences.HELP]

    def answer(self, line: str, view: View, reader: int) -> list[str] | None:
        word, _, rest = line.strip().partition(" ")
        word = word.lower()
        if word == "card" and rest:
            return self._card(find_card(rest))
        if word == "rules":
            return [*rules.SUMMARY]
        if word == "hand" and view["hand"] is not None:
            hand: Facts = view
            cards = [CARD_TEXTS[card_named(text)] for text in hand["hand"]]
            return [text for card in cards for text in self._card(card)] or [sentences.EMPTY_HAND]
        if line.strip().lower() in ("ask all", "ask less"):
            self._asks_all = line.strip().lower() == "ask all"
            return [sentences.ASKING_ALL if self._asks_all else sentences.ASKING_LESS]
        return None

    def _card(self, card: CardText) -> list[str]:
        head = sentences.CARD_HEAD.format(
            name=self.palette.paint(card.name, BOLD), kind=sentences.KINDS[card.kind], signs=", ".join(card.signs())
        )
        return [head, *(f"  {text}" for text in (*card.effects(), *card.notes))]

    # What is asked

    def automatic(self, situation: Situation) -> int | None:
        """The only move, and passing where there is nothing to answer but the Moor, which can wait for a turn."""
        moves = situation.moves
        if self._asks_all or len(moves) > 2:
            return None
        if len(moves) == 2 and moves != [FIRST_ADVANTAGE + MOOR, PASS]:
            return None
        view: Facts = situation.view()
        if view["stack"][-1]["step"] == "Turn" and moves != [PASS]:
            return None
        return moves[-1]

    def dialog(self, situation: Situation, refusal: Refusal) -> Dialog:
        reader = situation.seat
        return InisDialog(situation, refusal, self.palette, self._name(reader), self._short(reader))

    # The end

    def result(self, outcome: Outcome, view: View, reader: int) -> list[str]:
        return result(outcome, view, self._name(reader), self.palette)


def find_card(written: str) -> CardText:
    """The card that somebody means by a name or its beginning; raises BadNotation."""
    plain = notation.plain(written)
    names = {notation.plain(name): name for name in CARD_TEXTS}
    found = [name for text, name in names.items() if text.removeprefix("the-").startswith(plain.removeprefix("the-"))]
    if plain in names:
        found = [names[plain]]
    if len(found) > 1:
        raise BadNotation(sentences.AMBIGUOUS.format(line=written, labels=listed(found)))
    if not found:
        raise BadNotation(sentences.NO_SUCH_CARD.format(name=written))
    return CARD_TEXTS[found[0]]


def _free_spots(view: Facts) -> list[int]:
    """The spots to be marked, where the reader is just asked for one."""
    step: Facts = view["stack"][-1] if view["stack"] else {"step": ""}
    asked = (step["step"] == "Explore" and step["picker"] == view["seat"] and step["spot"] is None) or (
        step["step"] == "LookAtTiles" and step["seat"] == view["seat"] and step["tile"] is not None
    )
    if not asked:
        return []
    return island.free_spots([island.spot_from_text(tile["spot"]) for tile in view["island"].values()])
