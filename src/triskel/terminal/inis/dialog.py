"""Asking a person for a move of Inis: each choice has a number, a name that may be shortened, and its notation.

Several answers may be typed in one line; those that the first question doesn't need are kept for the next ones.
"""

import re
from typing import Final

from triskel.bots.bot import Situation
from triskel.core.errors import BadNotation
from triskel.inis import notation
from triskel.inis.names import AT, CARD_NAMES, SPOT
from triskel.terminal.face import Dialog, Refusal
from triskel.terminal.inis import sentences
from triskel.terminal.inis.card_texts import CARD_TEXTS
from triskel.terminal.inis.choices import Choice
from triskel.terminal.inis.questions import Asker
from triskel.terminal.inis.wording import Name
from triskel.terminal.palette import BOLD, Palette, width
from triskel.terminal.sentences import listed

_ROW: Final = 96
_GAP: Final = "   "
_LONGEST: Final = 40
_BLANKS = re.compile(r"[\s,;]+")
_TIMES = re.compile(r"[x*](\d{1,2})", re.ASCII)


class InisDialog(Dialog):
    def __init__(self, situation: Situation, refusal: Refusal, palette: Palette, name: Name, short: Name) -> None:
        self._palette = palette
        self._refusal = refusal
        self._question = Asker(situation.view(), situation.moves, situation.seat, name, short).question()
        self._choices = self._question.choices
        self.shows_table = self._question.shows_table

    # What is asked

    def question(self) -> list[str]:
        if self._choices[0].move >= SPOT:
            return [*self._question.lines, *self._spots()]
        return [*self._question.lines, *(self.listed() if self._question.is_list else self._rows())]

    def prompt(self) -> str:
        return self._question.prompt

    def listed(self) -> list[str]:
        found = []
        for number, choice in enumerate(self._choices, start=1):
            label = self._palette.paint(choice.label, BOLD) + _signs(choice.move)
            found.append(f"{number:>4}  {label}: {choice.note}" if choice.note else f"{number:>4}  {label}")
        return found

    def _spots(self) -> list[str]:
        """The letters of all spots that touch the same territories, in one line."""
        groups: dict[str, list[str]] = {}
        for choice in self._choices:
            groups.setdefault(choice.note, []).append(self._palette.paint(choice.label, BOLD))
        return [f"   {' '.join(letters)}: {note}" for note, letters in groups.items()]

    def _rows(self) -> list[str]:
        """Choices side by side."""
        rows = [""]
        for number, choice in enumerate(self._choices, start=1):
            note = f" ({choice.note})" if choice.note and choice.move >= len(CARD_NAMES) else ""
            text = f"{number} {self._palette.paint(choice.label, BOLD)}{note}"
            if rows[-1] and width(rows[-1]) + len(_GAP) + width(text) > _ROW:
                rows.append("")
            rows[-1] += _GAP + text
        return rows

    # What is answered

    def take(self, line: str) -> int | None:
        self.rest = ""
        for choice in self._choices:
            if line.strip() == choice.label or (choice.move >= SPOT and line.strip() == notation.text(choice.move)):
                return choice.move
        words = [word for word in _BLANKS.split(line.strip().lower()) if word]
        for find in (self._exactly, self._beginning):
            for count in range(len(words), 0, -1):
                move = find("-".join(words[:count]).replace("'", ""))
                if move is not None:
                    self._keep_rest(words, count)
                    return move
        raise self._not_understood(line, words)

    def _keep_rest(self, words: list[str], count: int) -> None:
        """What was typed besides; ``x3`` repeats what stands before it."""
        rest = words[count:]
        times = _TIMES.fullmatch(rest[0]) if rest else None
        if times:
            rest = ["-".join(words[:count])] * (int(times[1]) - 1) + rest[1:]
        self.rest = " ".join(self._named(word) for word in rest)

    def _named(self, word: str) -> str:
        """A number of several that are typed for one list of cards means the card: the next list will be shorter."""
        if word.isdecimal() and 1 <= int(word[:4]) <= len(self._choices):
            choice = self._choices[int(word) - 1]
            if self._question.is_shrinking and choice.move < len(CARD_NAMES):
                return choice.aliases[0]
        return word

    def _exactly(self, text: str) -> int | None:
        if text.isdecimal():
            if not 1 <= int(text[:4]) <= len(self._choices):
                raise BadNotation(sentences.NO_NUMBER.format(count=len(self._choices)))
            return self._choices[int(text) - 1].move
        for choice in self._choices:
            if text in choice.aliases:
                return choice.move
        return None

    def _beginning(self, text: str) -> int | None:
        found = self._beginning_with(text)
        return found[0].move if len(found) == 1 else None

    def _beginning_with(self, text: str) -> list[Choice]:
        return [choice for choice in self._choices if any(alias.startswith(text) for alias in choice.aliases)]

    def _not_understood(self, line: str, words: list[str]) -> Exception:
        """Several choices begin so; or the rules forbid what was meant; or it means nothing here."""
        found = self._beginning_with(words[0]) if words else []
        if len(found) > 1:
            labels = listed([choice.label for choice in found])
            return BadNotation(sentences.AMBIGUOUS.format(line=line[:_LONGEST], labels=labels))
        text = "-".join(words)
        for written in (text, "@" + text, text + "-card"):
            try:
                refusal = self._refusal(notation.move(written))
            except BadNotation:
                continue
            if refusal is not None and refusal.rule != "not_offered":
                return refusal
        return BadNotation(sentences.NO_CHOICE.format(line=line[:_LONGEST], count=len(self._choices)))

    def back(self) -> bool:
        return False

    def label(self, move: int) -> str | None:
        return next((choice.label for choice in self._choices if choice.move == move), None)

    def reason(self, move: int) -> str:
        """What a choice means, as far as more can be said than its name."""
        for choice in self._choices:
            if choice.move == move and choice.note and not AT <= move < AT + 16:
                return choice.note[:1].upper() + choice.note[1:] + ("" if choice.note.endswith(".") else ".")
        return ""


def _signs(move: int) -> str:
    """What a card's symbols say."""
    return f" [{', '.join(CARD_TEXTS[CARD_NAMES[move]].signs())}]" if move < len(CARD_NAMES) else ""
