"""The news of a game in sentences, made from what a seat is told."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from triskel.inis import names, notation
from triskel.inis.names import CARD_NAMES, FIRST_ADVANTAGE, FIRST_TALE
from triskel.inis.victory import NEEDED
from triskel.terminal.inis import sentences
from triskel.terminal.inis.happenings import Happenings, card_list
from triskel.terminal.inis.wording import Echo, Name, declared, echoes
from triskel.terminal.sentences import listed

Facts = Mapping[str, Any]

HEADINGS: Final = ("assembly_begins", "season_begins", "clash_begins", "game_over")

UNTOLD: Final = ("declined", "decided", "layout", "next_manoeuvre", "instigator")
"""Who was asked and had no answer, or has just chosen, tells the others nothing that they need; the last two are
declared with a card."""

_MOOR: Final = FIRST_ADVANTAGE + names.MOOR
_MANOEUVRES: Final = (names.MOYTURA, names.FIANNA, names.OGMA, names.CUCHULAIN)


class Line(NamedTuple):
    text: str
    is_heading: bool = False


class Teller(Happenings):
    """Puts events into sentences for one reader. It remembers what was declared, not to say it twice."""

    def __init__(self, name: Name, seats: int, reader: int | None = None) -> None:
        super().__init__(name, seats, reader)
        self._echoes: list[Echo] = []
        self._check_is_due = False
        self._runs: dict[str, Callable[[list[Facts]], list[str]]] = {
            "tile_laid": self.tiles_laid,
            "tile_seen": self.tiles_seen,
            "advantage_taken": self.advantages_taken,
            "advantage_returned": self.advantages_returned,
            "card_dealt": self.cards_dealt,
            "card_kept": self.cards_kept,
            "cards_passed": self.cards_passed,
            "clan_placed": self.clans_placed,
            "clan_removed": self.clans_removed,
            "clan_sheltered": self.clans_sheltered,
            "card_drawn": self.cards_drawn,
            "card_discarded": self.cards_discarded,
        }

    def tell(self, happened: Sequence[Facts]) -> list[Line]:
        """A sentence for each thing worth telling; like things in a row make one."""
        return [
            Line(text, kind in HEADINGS)
            for kind, run in self._grouped(happened)
            for text in [*self._missing_check(kind), *self._sentences(kind, run)]
        ]

    def _grouped(self, happened: Sequence[Facts]) -> Iterator[tuple[str, list[Facts]]]:
        fresh = []
        for event in happened:
            if event["event"] == "card_played":
                self._echoes = self._expected(event)
            if event["event"] not in UNTOLD and not self._is_echo(event):
                fresh.append(event)
        for kind, group in groupby(fresh, key=lambda event: str(event["event"])):
            yield kind, list(group)

    def _sentences(self, kind: str, run: list[Facts]) -> list[str]:
        if kind in self._runs:
            return self._runs[kind](run)
        one = getattr(self, kind, None)
        if one is None:
            return [self.unknown(event) for event in run]
        return [text for event in run for text in one(event)]

    # What was declared need not be told again when it happens

    def _expected(self, event: Facts) -> list[Echo]:
        card = CARD_NAMES.index(event["card"])
        return echoes(card, [notation.move(text) for text in event["told"]], event["seat"])

    def _is_echo(self, event: Facts) -> bool:
        if event["event"] == "clan_placed":
            echo: Echo = ("clan_placed", event["seat"], "", event["territory"], 1)
        elif event["event"] == "clans_moved":
            echo = ("clans_moved", event["seat"], event["from"], event["to"], event["clans"])
        elif event["event"] == "clan_replaced":
            echo = ("clan_replaced", event["seat"], "", event["territory"], event["of"])
        else:
            return False
        if echo not in self._echoes:
            return False
        self._echoes.remove(echo)
        return True

    def card_played(self, event: Facts) -> list[str]:
        card, seat = CARD_NAMES.index(event["card"]), event["seat"]
        what = declared(card, event["effect"], [notation.move(text) for text in event["told"]], seat, self.name)
        if event["effect"] == 0 or card == _MOOR:
            text = sentences.PLAYED_SO if what else sentences.PLAYED
        elif card in _MANOEUVRES:
            text = sentences.AS_MANOEUVRE_SO if what else sentences.AS_MANOEUVRE
        else:
            text = sentences.ANSWERED_SO if what else sentences.ANSWERED
        kind = sentences.CARD_OF if FIRST_ADVANTAGE <= card < FIRST_TALE else ""
        return [text.format(name=self.name(seat), card=event["card"] + kind, what=what)]

    # Victory

    def assembly_begins(self, event: Facts) -> list[str]:
        self._check_is_due = True
        return [sentences.ASSEMBLY.format(round=event["round"])]

    def _missing_check(self, kind: str) -> list[str]:
        """Without pretenders there is no check to be told of; but people wait for it."""
        if kind in ("victory_check", "game_over"):
            self._check_is_due = False
        if not self._check_is_due or kind not in ("advantage_taken", "crows"):
            return []
        self._check_is_due = False
        return [sentences.NO_PRETENDER]

    def victory_check(self, event: Facts) -> list[str]:
        """Who claimed, what each of them had, and how that was decided."""
        pretenders, met, winner = event["pretenders"], event["conditions"], event["winner"]
        found = [sentences.CHECK.format(names=listed([self.name(seat) for seat in pretenders]))]
        reached = event["progress"]
        text = sentences.CHECK_COUNT
        found += [
            text.format(name=self.name(seat), count=met[seat], needed=NEEDED, **reached[seat]) for seat in pretenders
        ]
        best = max(met[seat] for seat in pretenders)
        leaders = [seat for seat in pretenders if met[seat] == best]
        tied = listed([self.name(seat) for seat in leaders])
        if best == 0:
            found.append(sentences.CHECK_NONE)
        elif winner is None:
            found.append(sentences.CHECK_TIE.format(names=tied))
        elif len(leaders) > 1:
            found.append(sentences.CHECK_TIE_WON.format(names=tied, name=self.name(winner)))
        else:
            found.append(sentences.CHECK_WON.format(name=self.name(winner)))
        return found if winner is not None else [*found, sentences.TOKENS_RETURNED]

    def game_over(self, event: Facts) -> list[str]:
        if event["winner"] is None:
            return [sentences.GAME_DRAWN]
        return [sentences.GAME_WON.format(name=self.name(event["winner"]))]


_REVEALING: Final = (
    "card_dealt",
    "card_drawn",
    "card_stolen",
    "card_given",
    "card_shown",
    "aside_taken",
    "discard_taken",
)


def revealed(happened: Sequence[Facts], reader: int) -> list[str]:
    """What came to light that the reader could not know before."""
    found: list[str] = []
    for event in happened:
        kind = event["event"]
        if kind == "cards_passed" and event["to"] == reader:
            found += event["names"]
        elif kind == "card_played" and event["seat"] != reader:
            found.append(event["card"])
        elif kind in _REVEALING and "card" in event:
            found.append(event["card"])
        elif kind in ("hand_seen", "discard_seen"):
            found += event.get("cards", [])
        elif kind in ("tile_laid", "tile_seen") and "territory" in event:
            found.append(event["territory"])
    return [card_list(list(dict.fromkeys(found)))] if found else []
