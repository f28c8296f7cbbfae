"""Ingenious at the terminal."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import cast

from triskel.bots.bot import Situation
from triskel.core.outcome import Outcome, places_from_best
from triskel.ingenious import ranking
from triskel.ingenious.board import board_for
from triskel.ingenious.moves import KEEP
from triskel.terminal import sentences
from triskel.terminal.face import Dialog, Face, Refusal, Told, View
from triskel.terminal.ingenious import telling, tracks
from triskel.terminal.ingenious.board_drawing import BoardDrawing
from triskel.terminal.ingenious.dialogs import PlaceDialog, SwapDialog
from triskel.terminal.ingenious.signs import inked, tile
from triskel.terminal.palette import BOLD, DIM, JOY, TITLE, padded, width


class IngeniousFace(Face):
    hint_bot = "balanced"
    switches = ("names", "shapes")
    own_commands = sentences.OWN_COMMANDS

    # What is seen

    def table(self, view: View, reader: int, columns: int, seen: View | None = None) -> list[str]:
        """The board with the tracks beside it, or below it where the terminal is narrow, and the rack."""
        options = cast(Mapping[str, object], view["options"])
        board = board_for(cast(int, options["players"]))
        drawing = BoardDrawing(board, "names" in self.switched_on, "shapes" in self.switched_on)
        tiles = cast(Sequence[str], view["tiles"])
        news = len(tiles) - len(cast(Sequence[str], seen["tiles"])) if seen else 0
        left = drawing.draw(tiles, max(1, news)).lines(self.palette)
        scores = tracks.draw(view, self.people, reader, self.palette, "shapes" in self.switched_on)
        rack = self._rack(view, columns)
        gap = min(tracks.GAP, columns - drawing.width() - tracks.WIDTH)
        if gap < 0:
            return [*left, "", *tracks.beside_each_other(scores, columns), "", *rack]
        right = tracks.below_each_other(scores)
        right = [""] * ((len(left) - len(right)) // 2) + right
        beside = zip_longest(left, right, fillvalue="")
        return [*((padded(one, drawing.width() + gap) + other).rstrip() for one, other in beside), "", *rack]

    def _rack(self, view: View, columns: int) -> list[str]:
        """The tiles with their numbers, and the bag, in one line if it fits."""
        rack = cast(Sequence[str], view["rack"] or ())
        shapes = "shapes" in self.switched_on
        tiles = [tile(name, self.palette, shapes) for name in rack]
        if len(self.people.specs) > 1:
            tiles = [f"{number} {drawn}" for number, drawn in enumerate(tiles, start=1)]
        title = sentences.RACK if len(self.people.specs) > 1 else sentences.TILE_NOW
        bag = self.palette.paint(sentences.BAG.format(count=view["bag"]), DIM)
        if not tiles:
            return [bag]
        parts = [self.palette.paint(title, BOLD), *tiles]
        line = "   ".join([*parts, bag])
        return [line] if width(line) <= columns else ["  ".join(parts), bag]

    # What is said

    def opening(self, view: View) -> list[str]:
        seats = range(len(self.people.specs))
        reader = self.people.humans[0] if len(self.people.humans) == 1 else -1
        names = [self.people.name(seat, reader) for seat in seats]
        if len(names) == 1:
            return [sentences.OPENING_SOLO]
        if len(cast(Sequence[object], view["markers"])) < len(names):
            teams = [sentences.listed([names[team], names[team + 2]]) for team in (0, 1)]
            return [sentences.OPENING_TEAMS.format(teams=sentences.AGAINST.join(teams))]
        return [sentences.OPENING.format(players=sentences.listed(names))]

    def tell(self, happened: Sequence[Told], reader: int) -> list[str]:
        found = []
        for line in telling.tell(happened, lambda seat: self.people.name(seat, reader), reader):
            cry = sentences.INGENIOUS
            text = inked(line, self.palette)
            found.append("  " + text.replace(cry, self.palette.paint(cry, JOY)))
        return found

    def revealed(self, happened: Sequence[Told], reader: int) -> list[str]:
        return telling.revealed(happened, lambda seat: self.people.name(seat, reader), reader)

    def help(self) -> list[str]:
        return [*sentences.HELP]

    # What is asked

    def automatic(self, situation: Situation) -> int | None:
        """Keeping the rack where no swap is allowed needs no words."""
        return int(KEEP) if situation.moves == [int(KEEP)] else None

    def dialog(self, situation: Situation, refusal: Refusal) -> Dialog:
        if KEEP in situation.moves:
            return SwapDialog(situation, self.palette)
        return PlaceDialog(situation, refusal, self.palette)

    # The end

    def result(self, outcome: Outcome, view: View, reader: int) -> list[str]:
        found = [sentences.ALL_FILLED if outcome.reason == "all_filled" else sentences.BOARD_FULL]
        if len(outcome.places) == 1:
            return [*found, *self._solo_result(outcome)]
        names = tracks.track_names(view, self.people, reader)
        rising = [cast(list[int], outcome.sheets[track]["rising"]) for track in range(len(names))]
        places = places_from_best(rising)
        found.append(sentences.RANKING)
        for track in sorted(range(len(names)), key=lambda track: places[track]):
            numbers = "  ".join(f"{number:2}" for number in rising[track])
            line = f"  {places[track]}.  {names[track]:24}  {numbers}"
            found.append(self.palette.paint(line, BOLD if places[track] == 1 else ""))
        winners = [names[track] for track in range(len(names)) if places[track] == 1]
        found.append(self.palette.paint(sentences.WINNER.format(names=sentences.listed(winners)), TITLE))
        return [*found, *_decision(rising, len(winners))]

    def _solo_result(self, outcome: Outcome) -> list[str]:
        sheet = outcome.sheets[0]
        grade = sentences.GRADES[str(sheet["grade"])]
        scale = [
            sentences.FROM.format(grade=sentences.GRADES[name], least=least) for least, name in ranking.SOLO_GRADES
        ]
        return [
            self.palette.paint(sentences.SOLO_RESULT.format(result=sheet["result"], grade=grade), TITLE),
            sentences.SOLO_SCALE.format(grades=", ".join(scale)),
        ]


def _decision(rising: list[list[int]], winners: int) -> list[str]:
    """By which of the six comparisons the win was settled."""
    found = [sentences.SHARED] if winners > 1 else []
    at = ranking.decided_at(rising)
    if at == 0:
        return found
    best = max(rising)
    rival = max(one for one in rising if one != best)
    numbers = {"best": best[at - 1], "rival": rival[at - 1]}
    if at == 1:
        return [*found, sentences.DECIDED_LOWEST.format(**numbers)]
    return [
        *found,
        sentences.DECIDED_NEXT.format(below=sentences.BELOW[at - 1], which=sentences.WHICH[at - 1], **numbers),
    ]
