"""What a person may choose from: a label for each legal move, a note on it, and what may be typed for it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from triskel.inis import island, names, notation
from triskel.inis.names import AT, ATTACK, CARD_NAMES, SEAT, SPOT, TAKE, TERRITORIES, TILE
from triskel.terminal.inis import sentences
from triskel.terminal.inis.card_texts import CARD_TEXTS
from triskel.terminal.inis.island_drawing import letters_of
from triskel.terminal.inis.occasions import is_opposed
from triskel.terminal.inis.wording import Name, move_words, typeable

Facts = Mapping[str, Any]

_TARGETS: Final = {
    ("PlayCard", names.MIGRATION): 1,
    ("PlayCard", names.CONQUEST): 0,
    ("PlayCard", names.HORSES): 1,
    ("PlayCard", names.FIRST_ADVANTAGE + names.PLAINS): 0,
    ("PlayCard", names.WARLORD): 0,
    ("PlayCard", names.MORRIGAN): 1,
    ("Decide", names.SCOUTS): 1,
}
"""From which answer on a territory that is named is one where a clash may start."""


class Choice(NamedTuple):
    move: int
    label: str
    note: str
    aliases: tuple[str, ...]
    """What may be typed for it, in small letters and hyphens."""


class Choices:
    """Puts the moves of one seat into words."""

    def __init__(self, view: Facts, seat: int, name: Name, short: Name) -> None:
        self._view = view
        self._seat = seat
        self._name = name
        self._short = short
        self._step: Facts = view["stack"][-1]

    def all(self, moves: Sequence[int]) -> list[Choice]:
        """In the order of the moves, but what ends a question comes last."""
        spots = {SPOT + spot: letter for letter, spot in letters_of([move - SPOT for move in moves]).items()}
        ordered = sorted(moves, key=lambda move: (move in (names.PASS, names.DONE), move))
        return [self._choice(move, spots) for move in ordered]

    def _choice(self, move: int, spots: Mapping[int, str]) -> Choice:
        if move in spots and move >= SPOT:
            note = sentences.SPOT_BESIDE.format(places=", ".join(self._beside(move - SPOT)))
            return Choice(move, spots[move], note, (spots[move],))
        label = self._label(move)
        aliases = {typeable(label), *self._aliases(move)}
        aliases.update(sentences.ALIASES.get(label, ()))
        return Choice(move, label, self._note(move), tuple(sorted(alias for alias in aliases if alias)))

    # Labels

    def _label(self, move: int) -> str:
        step = self._step["step"]
        card = self._card()
        if SEAT <= move < SEAT + 4 and step == "PlayCard" and card == names.NEW_ALLIANCE:
            other = move - SEAT
            return sentences.PLACE_A_CLAN if other == self._seat else sentences.REPLACE.format(name=self._name(other))
        if TAKE <= move < TAKE + 4 and step == "PlayCard" and card == names.OTHER_WORLD:
            other = move - TAKE
            return sentences.PLACE_A_CLAN if other == self._seat else sentences.REMOVE.format(name=self._name(other))
        if step == "Manoeuvre" and move == names.PEACE and self._is_alone():
            return sentences.END_CLASH
        special = _LABELS.get((str(step), move)) or _LABELS.get(("", move))
        return special or move_words(move, self._name)

    def _card(self) -> int:
        return notation.move(self._step["number"]) if "number" in self._step else -1

    def _aliases(self, move: int) -> list[str]:
        """Besides the label: notation, and players by the number that everybody sees."""
        for first, word in ((SEAT, ""), (ATTACK, "attack-"), (TAKE, "take-")):
            if first <= move < first + 4:
                seat = move - first
                own = [word + "me", word + "you"] if seat == self._seat else []
                return [f"{word}p{seat + 1}", f"{word}player-{seat + 1}", *own]
        text = notation.text(move)
        return [text, text.lstrip("@+")]

    # Notes

    def _note(self, move: int) -> str:
        if 0 <= move < len(CARD_NAMES):
            return self._card_note(move)
        if AT <= move < AT + 16:
            return self._place_note(TERRITORIES[move - AT])
        if TILE <= move < TILE + 16:
            return sentences.TILE_NOTES.get(TERRITORIES[move - TILE], "")
        if ATTACK <= move < ATTACK + 4:
            other = move - ATTACK
            cards = self._view["players"][other]["cards"]["action"]
            return sentences.ATTACK_NOTE.format(clans=self._view["clash"]["exposed"][other], cards=cards)
        if move == names.PASS and self._step["step"] == "Turn":
            last = self._view["passes"] == len(self._view["players"]) - 1
            return sentences.LAST_PASS_NOTE if last else sentences.PASS_NOTE
        if move == names.PEACE and self._is_alone():
            return sentences.END_CLASH_NOTE
        return _NOTES.get((self._step["step"], move), "")

    def _is_alone(self) -> bool:
        """Whether nobody else has exposed clans in the clash."""
        return all(count == 0 for seat, count in enumerate(self._view["clash"]["exposed"]) if seat != self._seat)

    def _card_note(self, card: int) -> str:
        """What the card does when it is chosen here."""
        text = CARD_TEXTS[CARD_NAMES[card]]
        if self._step["step"] == "Turn":
            return text.season or sentences.EFFECT.format(when=sentences.ANY_TIME, text=text.answers[0].text)
        if self._step["step"] in ("Reaction", "Manoeuvre"):
            second = card == names.CLUB and self._step.get("window") == "attacked"
            return text.answers[1 if second else 0].text
        return " ".join([*text.effects()])

    def _place_note(self, place: str) -> str:
        """Who stands there, and whether a clash would start."""
        found = []
        for seat, count in enumerate(self._view["island"][place]["clans"]):
            if count:
                found.append(sentences.HERE.format(name=self._short(seat), count=count))
        text = ", ".join(found) or sentences.NOBODY_HERE
        if self._starts_clash(place):
            text += f"; {sentences.CLASH_HERE}"
        return text

    def _starts_clash(self, place: str) -> bool:
        first = _TARGETS.get((self._step["step"], self._card()))
        if first is None or len(self._step["told"]) < first or self._step.get("effect", 0) != 0:
            return False
        if self._card() == names.CONQUEST and self._step["told"]:
            return False
        return is_opposed(self._view, place, self._seat)

    def _beside(self, spot: int) -> list[str]:
        """The territories that a tile on this spot would touch."""
        tiles = self._view["island"].items()
        return [name for name, tile in tiles if island.adjacent(spot, island.spot_from_text(tile["spot"]))]


_LABELS: Final = {
    ("Citadels", names.PASS): sentences.NO_SHELTER,
    ("Attack", names.CLAN): sentences.LOSE_CLAN,
    ("MountainsToll", names.CLAN): sentences.LOSE_CLAN,
    ("Manoeuvre", names.PEACE): sentences.OFFER_PEACE,
    ("Peace", names.PEACE): sentences.AGREE,
}

_NOTES: Final = {
    ("Turn", names.PRETENDER): sentences.TAKE_TOKEN,
    ("Manoeuvre", names.PEACE): sentences.PEACE_NOTE,
    ("Manoeuvre", names.WITHDRAW): sentences.WITHDRAW_NOTE,
}
