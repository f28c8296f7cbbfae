"""The table of Inis on the screen: the island, the players, the territories, the cards that lie open, the hand."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from triskel.inis import notation
from triskel.inis.names import FIRST_ADVANTAGE, TERRITORIES
from triskel.inis.victory import NEEDED
from triskel.terminal.console import wrapped
from triskel.terminal.inis import sentences
from triskel.terminal.inis.card_texts import CARD_TEXTS
from triskel.terminal.inis.island_drawing import SEAT_INKS, IslandDrawing
from triskel.terminal.inis.wording import CODES, Name, card_named
from triskel.terminal.palette import BOLD, DIM, JOY, TITLE, Palette, padded, width

Facts = Mapping[str, Any]

GAP: Final = 3
_PANEL: Final = 52
_BUILDINGS: Final = 24
_NAME: Final = 12
_COUNT: Final = 5


class TableDrawing:
    """What one reader sees. ``short`` gives the players' names where there is little room."""

    def __init__(self, view: Facts, name: Name, short: Name, palette: Palette, columns: int) -> None:
        self._view = view
        self._name = name
        self._short = short
        self._palette = palette
        self._columns = columns
        self._seats = range(len(view["players"]))

    def lines(self, marks: Sequence[int] = (), fresh: Sequence[str] = ()) -> list[str]:
        island = IslandDrawing(self._view, marks, fresh)
        sketch, people = island.draw().lines(self._palette), self._people()
        gap = self._columns - island.width() - GAP - _PANEL
        if gap >= 0:
            right = ["", *people]
            beside = zip_longest(sketch, right, fillvalue="")
            top = [(padded(one, island.width() + GAP) + other).rstrip() for one, other in beside]
        else:
            top = [*sketch, "", *people]
        return [*self._status(), "", *top, "", *self._territories(), "", *self.cards()]

    # The first lines

    def _status(self) -> list[str]:
        view = self._view
        parts = [sentences.ROUND.format(round=view["round"])] if view["round"] else [sentences.SET_UP]
        if view["turn"] is not None:
            parts.append(sentences.TURN_OF.format(name=self._name(view["turn"])))
        elif view["round"]:
            parts.append(sentences.IN_ASSEMBLY)
        if view["brenn"] is not None:
            parts.append(sentences.BRENN_IS.format(name=self._name(view["brenn"])))
        if view["capital"] is not None:
            parts.append(self._crows())
        if view["passes"]:
            parts.append(sentences.PASSES.format(count=view["passes"]))
        lines = wrapped(sentences.BETWEEN.join(parts), self._columns)
        return [*(self._palette.paint(line, TITLE) for line in lines), *self._clash()]

    def _crows(self) -> str:
        seats = list(self._seats) if self._view["crows"] == "sunwise" else list(reversed(self._seats))
        order = sentences.NEXT_IN_ORDER.join(self._short(seat) for seat in seats)
        return sentences.CROWS.format(direction=sentences.DIRECTIONS[self._view["crows"]], order=order)

    def _clash(self) -> list[str]:
        text = clash_line(self._view, self._name)
        return [self._palette.paint(line, BOLD) for line in wrapped(text, self._columns)] if text else []

    # The players

    def _people(self) -> list[str]:
        return [line for seat in self._seats for line in self._player(seat)]

    def _player(self, seat: int) -> list[str]:
        player: Facts = self._view["players"][seat]
        titles = [sentences.BRENN_TITLE] if self._view["brenn"] == seat else []
        if player["pretender"]:
            titles.append(sentences.PRETENDER_TOKEN)
        name = self._palette.paint(self._name(seat), f"1;{SEAT_INKS[seat]}")
        head = sentences.PLAYER_HEAD.format(name=name, titles=", ".join(titles)) if titles else name
        cards = sentences.HAND_COUNTS.format(**player["cards"])
        stock = sentences.STOCK.format(reserve=player["reserve"], deeds=player["deeds"], cards=cards)
        return [head, "  " + stock, "  " + self._progress(player)]

    def _progress(self, player: Facts) -> str:
        """The three conditions as so many of six, and how many are met when Deeds are counted."""
        parts = []
        for kind, reached in player["progress"].items():
            text = sentences.CONDITION.format(kind=sentences.CONDITIONS[kind], reached=reached, needed=NEEDED)
            parts.append(self._palette.paint(text, BOLD if reached >= NEEDED else ""))
        met = sentences.MET.format(count=player["conditions"])
        return "  ".join([*parts, self._palette.paint(met, JOY if player["conditions"] else DIM)])

    # The territories

    def _territories(self) -> list[str]:
        heads = "".join(f"{self._short(seat):>{_COUNT}}" for seat in self._seats)
        head = f"{sentences.TERRITORY:{_NAME}}{heads}   {sentences.STANDING:{_BUILDINGS}}{sentences.BESIDE}"
        rows = [self._palette.paint(head, DIM)]
        rows += [self._territory(name, tile) for name, tile in self._view["island"].items()]
        return [*rows, *(self._palette.paint(line, DIM) for line in wrapped(sentences.LEGEND, self._columns))]

    def _territory(self, name: str, tile: Facts) -> str:
        counts = []
        for seat, count in enumerate(tile["clans"]):
            mark = sentences.CHIEFTAIN_SIGN if tile["chieftain"] == seat else " "
            text = f"{count or sentences.NO_CLANS_SIGN:>{_COUNT - 1}}{mark}"
            counts.append(self._palette.paint(text, SEAT_INKS[seat] if count else DIM))
        standing = self._palette.paint(f"{self._standing(name, tile):{_BUILDINGS}}", "")
        row = f"{sentences.PLACE_NAMES.get(name, name):{_NAME}}{''.join(counts)}   {standing}"
        return (row + self._beside(tile["beside"], self._columns - width(row))).rstrip()

    def _standing(self, name: str, tile: Facts) -> str:
        parts = []
        if tile["sanctuaries"]:
            parts.append(sentences.SANCTUARIES_SIGN.format(count=tile["sanctuaries"]))
        if tile["citadels"]:
            parts.append(sentences.CITADELS_SIGN.format(count=tile["citadels"]))
        if name == self._view["capital"]:
            parts.append(sentences.CAPITAL_WORD)
        if name == self._view["festival"]:
            parts.append(sentences.FESTIVAL_WORD)
        return " ".join(parts)

    def _beside(self, names: Sequence[str], room: int) -> str:
        full = ", ".join(sentences.PLACE_NAMES.get(name, name) for name in names)
        return full if len(full) <= room else " ".join(CODES[name] for name in names)

    # The cards

    def cards(self) -> list[str]:
        view = self._view
        found = [sentences.IN_STOCK.format(tiles=sum(view["pile"]), **_piles(view))]
        found += _listed(sentences.FACE_UP, view["row"])
        found += _listed(sentences.ELSEWHERE, _elsewhere(view))
        found += _listed(sentences.SPENT, view["spent"])
        found += _listed(sentences.DISCARDED_TALES, view["discarded_tales"])
        for place, cards in view["certain"].items():
            if place.startswith("hand "):
                name = self._name(int(place.removeprefix("hand ")))
                found += _listed(sentences.KNOWN_OF.format(name=name), cards)
            elif place == "aside":
                found += _listed(sentences.KNOWN_ASIDE, cards)
        painted = [self._palette.paint(text, DIM) for text in self._wrapped(found)]
        return [*painted, *self._wrapped(self._hand())]

    def _wrapped(self, lines: Sequence[str]) -> list[str]:
        return [part for line in lines for part in wrapped(line, self._columns)]

    def _hand(self) -> list[str]:
        view = self._view
        if view["hand"] is None or not view["round"]:
            return []
        parts = []
        for kind, text in sentences.HAND_KIND.items():
            cards = [card_named(one) for one in view["hand"] if CARD_TEXTS[card_named(one)].kind == kind]
            if cards:
                parts.append(text.format(cards=", ".join(cards)))
        title = self._palette.paint(sentences.YOUR_HAND, BOLD)
        hand = sentences.HAND.format(title=title, cards="; ".join(parts) or sentences.NO_CARDS)
        return [hand, *_listed(sentences.LAID_BY, view["laid_by"])]


def _listed(title: str, cards: Sequence[str]) -> list[str]:
    return [sentences.HAND.format(title=title, cards=", ".join(card_named(text) for text in cards))] if cards else []


def _elsewhere(view: Facts) -> list[str]:
    """The advantage cards that others hold."""
    if not view["round"]:
        return []
    here = {*view["row"], *view["spent"], *view["table"], *(view["hand"] or ())}
    cards = [notation.text(FIRST_ADVANTAGE + TERRITORIES.index(name)) for name in view["island"]]
    return [card for card in cards if card not in here]


def _piles(view: Facts) -> dict[str, int]:
    return {"tales": view["cards"]["tale deck"], "discarded": view["cards"]["action discard"]}


def clash_line(view: Facts, name: Name) -> str:
    """Who stands in the clash that goes on, exposed or in citadels."""
    clash = view["clash"]
    if clash is None or clash["territory"] is None:
        return ""
    parts = []
    for seat, count in enumerate(clash["exposed"]):
        sheltered = clash["sheltered"][seat]
        if count or sheltered:
            text = sentences.EXPOSED.format(name=name(seat), count=count)
            parts.append(text + (sentences.SHELTERED_TOO.format(count=sheltered) if sheltered else ""))
    place = clash["territory"]
    text = sentences.CLASH_NOW.format(place=place, name=name(clash["instigator"]), clans="; ".join(parts))
    return text + (sentences.SILENT if clash["silent"] else "")
