"""The question for every step in which a person may be awaited, made from the view alone."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from triskel.inis import names, notation
from triskel.inis.names import AT, CARD_NAMES, SEAT, SPOT, TERRITORIES
from triskel.terminal.inis import questions_of_cards, sentences
from triskel.terminal.inis.choices import Choice, Choices
from triskel.terminal.inis.occasions import occasion
from triskel.terminal.inis.table import clash_line
from triskel.terminal.inis.wording import Name, card_named, clans, declared

Facts = Mapping[str, Any]

_FIGHTING: Final = ("Citadels", "Manoeuvre", "Peace", "Attack", "Retreat")
"""Steps in which one must see who stands in the clash."""


_LISTED: Final = ("Draft", "Turn", "Reaction", "Manoeuvre", "DrawTales")
_SHRINKING: Final = ("Draft", "Decide")
_TOLD_AT_LENGTH: Final = tuple(notation.text(card) for card in (names.DRUID, names.DEIRDRE))
_ONE_PLACE: Final = (
    *(names.BALOR, names.BREAS, names.OTHER_WORLD, names.NEW_ALLIANCE, names.MIGRATION, names.EMISSARIES),
    *(names.HORSES, names.SCOUTS, names.FIRST_ADVANTAGE + names.LOST_VALE),
)
"""Cards of which the first answer names a place and no clan yet."""


class Question(NamedTuple):
    lines: list[str]
    choices: list[Choice]
    prompt: str
    is_list: bool
    """Whether each choice has a line of its own."""
    shows_table: bool
    is_shrinking: bool
    """Whether the next question is the same, without what is chosen now."""


class Asker:
    def __init__(self, view: Facts, moves: Sequence[int], seat: int, name: Name, short: Name) -> None:
        self._view = view
        self._moves = moves
        self._seat = seat
        self._name = name
        self._step: Facts = view["stack"][-1]
        self._choices = Choices(view, seat, name, short)

    def question(self) -> Question:
        kind = str(self._step["step"])
        lines = _QUESTIONS[kind](self)
        if kind in _FIGHTING:
            lines = [clash_line(self._view, self._name) + ".", *lines]
        choices = self._choices.all(self._moves)
        return Question(
            lines, choices, self._prompt(), self._is_list(kind), self._shows_table(kind), kind in _SHRINKING
        )

    def _is_list(self, kind: str) -> bool:
        """Where one must read what the choices mean; whoever discards a card knows it."""
        if kind == "Decide":
            return self._step["number"] in _TOLD_AT_LENGTH
        return kind in _LISTED and not self._step.get("kept")

    def _shows_table(self, kind: str) -> bool:
        """Not in the middle of something: the table hasn't changed since, or the question says what has."""
        if kind == "Draft":
            return self._step["turn"] == 0 and not self._step["kept"]
        if kind in ("Capital", "PlaceClans", "Turn"):
            return True
        return kind in ("Explore", "LookAtTiles") and self._moves[0] >= SPOT

    def _prompt(self) -> str:
        step = self._step["step"]
        first = self._moves[0]
        if step in ("Reaction", "Citadels", "Peace"):
            return sentences.PROMPTS["answer"]
        if first < len(CARD_NAMES):
            return sentences.PROMPTS["card"]
        if first >= SPOT:
            return sentences.PROMPTS["spot"]
        if SEAT <= first < SEAT + 4 and self._step.get("number") != notation.text(names.NEW_ALLIANCE):
            return sentences.PROMPTS["player"]
        return sentences.PROMPTS["territory" if AT <= first < AT + 16 or first >= names.TILE else "other"]

    # The set-up and the Assembly

    def capital(self) -> list[str]:
        return [sentences.ASK_CAPITAL]

    def place_clans(self) -> list[str]:
        text = sentences.ASK_RETURN if self._view["round"] else sentences.ASK_FIRST_CLAN
        return [text.format(count=self._step["count"])]

    def draft(self) -> list[str]:
        count = self._step["turn"] + 1
        kept = [card_named(text) for text in self._step["kept"]]
        seats = len(self._view["players"])
        step = 1 if self._view["crows"] == "sunwise" else -1
        facts = {"count": count, "left": count - len(kept), "name": self._name((self._seat + step) % seats)}
        if seats > 2:
            found = [sentences.ASK_DRAFT.format(**facts)]
        else:
            found = [sentences.ASK_DRAFT_TWO.format(part=2 if self._view["laid_by"] else 1, **facts)]
        return [sentences.KEPT_SO_FAR.format(cards=", ".join(kept), **facts)] if kept else found

    def foretold(self) -> list[str]:
        return [sentences.ASK_FORETOLD]

    # The Season

    def turn(self) -> list[str]:
        if self._step["forced"]:
            found = [sentences.ASK_TURN_FORCED]
        elif names.PRETENDER in self._moves:
            found = [sentences.ASK_TURN]
        else:
            found = [sentences.ASK_TURN_NO_TOKEN]
        if self._view["passes"] == len(self._view["players"]) - 1:
            found.append(sentences.ASK_TURN_LAST)
        others = [card_named(text) for text in self._view["hand"] if notation.move(text) not in self._moves]
        return [*found, sentences.NOT_NOW.format(cards=", ".join(others))] if others else found

    def declaring(self) -> list[str]:
        card, effect = notation.move(self._step["number"]), self._step["effect"]
        told = [notation.move(text) for text in self._step["told"]]
        question = questions_of_cards.declared(card, effect, len(told))
        return [_about(CARD_NAMES[card], self._so_far(card, effect, told), question)]

    def _so_far(self, card: int, effect: int, told: Sequence[int]) -> str:
        """What was answered already, where it isn't the whole of the declaration yet."""
        if not told:
            return ""
        if len(told) == 1:
            return self._first_answer(card, told[0])
        return declared(card, effect, told, self._seat, self._name)

    def _first_answer(self, card: int, move: int) -> str:
        if card == names.CONQUEST:
            return sentences.GOAL.format(place=TERRITORIES[move - AT])
        if card in _ONE_PLACE:
            return TERRITORIES[move - AT]
        return declared(card, 1, [move], self._seat, self._name)

    def deciding(self) -> list[str]:
        card, told = notation.move(self._step["number"]), self._step["told"]
        name = CARD_NAMES[card]
        question = questions_of_cards.decided(card, self._step["question"], len(told))
        if question is None:
            receiver = self._name(self._step["question"] % 4)
            return [sentences.ASK_GIVE.format(card=name, name=receiver)]
        what = self._decided(card, [notation.move(text) for text in told]) if told else ""
        return [_about(name, what, question)]

    def _decided(self, card: int, told: Sequence[int]) -> str:
        if card == names.SCOUTS and len(told) == 1:
            return self._first_answer(card, told[0])
        if card == names.SCOUTS:
            return declared(names.MIGRATION, 0, told, self._seat, self._name)
        return ", ".join(CARD_NAMES[move] for move in told)

    def reaction(self) -> list[str]:
        return [sentences.ANSWER.format(event=occasion(self._view, self._name))]

    def keep_tale(self) -> list[str]:
        return [sentences.ASK_KEEP_TALE]

    # The island

    def explore(self) -> list[str]:
        explorer = self._step["explorer"]
        if explorer == self._seat:
            return [sentences.ASK_SPOT]
        return [sentences.ASK_SPOT_FOR.format(name=self._name(explorer))]

    def look_at_tiles(self) -> list[str]:
        return [sentences.ASK_SPOT if self._moves[0] >= SPOT else sentences.ASK_TILE]

    def move_onto(self) -> list[str]:
        return [sentences.ASK_MOVE_ONTO.format(place=self._step["territory"])]

    def toll(self) -> list[str]:
        return [sentences.ASK_TOLL]

    # Clashes

    def clashes(self) -> list[str]:
        return [sentences.ASK_CLASHES]

    def citadels(self) -> list[str]:
        clash = self._view["clash"]
        tile = self._view["island"][clash["territory"]]
        room = tile["citadels"] + (1 if self._view["capital"] == clash["territory"] else 0)
        return [sentences.ASK_SHELTER.format(count=room - sum(clash["sheltered"]))]

    def manoeuvre(self) -> list[str]:
        if self._step["refused"]:
            return [sentences.ASK_MANOEUVRE_REFUSED]
        others = any(names.ATTACK <= move < names.ATTACK + 4 for move in self._moves)
        return [sentences.ASK_MANOEUVRE if others else sentences.ASK_MANOEUVRE_ALONE]

    def peace(self) -> list[str]:
        return [sentences.ASK_PEACE.format(name=self._name(self._step["offers"]))]

    def retreat(self) -> list[str]:
        told = [TERRITORIES[notation.move(text) - AT] for text in self._step["told"]]
        if not told:
            return [sentences.ASK_RETREAT]
        counts = {place: told.count(place) for place in told}
        what = ", ".join(sentences.CLANS_TO.format(clans=clans(count), place=place) for place, count in counts.items())
        return [sentences.ASK_RETREAT_MORE.format(what=what)]

    def attacked(self) -> list[str]:
        if names.CARD in self._moves:
            return [sentences.ASK_DEMAND]
        if names.CLAN not in self._moves:
            return [sentences.ASK_PAY_CARD]
        return [sentences.ASK_ATTACKED.format(name=self._name(self._step["seat"]))]


def _about(card: str, so_far: str, question: str) -> str:
    """A question that a card asks, with what was answered before."""
    text = sentences.DECLARING_SO if so_far else sentences.DECLARING
    return text.format(card=card, what=so_far, question=question)


_QUESTIONS: Final[dict[str, Callable[[Asker], list[str]]]] = {
    "Capital": Asker.capital,
    "PlaceClans": Asker.place_clans,
    "Draft": Asker.draft,
    "Foretold": Asker.foretold,
    "Turn": Asker.turn,
    "PlayCard": Asker.declaring,
    "Decide": Asker.deciding,
    "Reaction": Asker.reaction,
    "DrawTales": Asker.keep_tale,
    "Explore": Asker.explore,
    "LookAtTiles": Asker.look_at_tiles,
    "MoveOnto": Asker.move_onto,
    "MountainsToll": Asker.toll,
    "Clashes": Asker.clashes,
    "Citadels": Asker.citadels,
    "Manoeuvre": Asker.manoeuvre,
    "Peace": Asker.peace,
    "Retreat": Asker.retreat,
    "Attack": Asker.attacked,
}
