"""A second reading of the rulebook: slow, with sets and dictionaries, sharing no code with the engine.

It plays along with a game, told every move in notation, and says for itself what is legal and what comes of it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any

Cell = tuple[int, int]
Lay = frozenset[tuple[str, str]]
"""A tile on the board: two cells, each with its symbol."""

PRINTED = {"R": (0, -5), "G": (5, -5), "B": (5, 0), "O": (0, 5), "Y": (-5, 5), "P": (-5, 0)}
AROUND = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
PLACEMENT = re.compile(r"([a-o])(\d+)([a-o])(\d+)([RGBOYP])([RGBOYP])")


def apart(a: Cell, b: Cell) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def tile_of(colours: Iterable[str]) -> str:
    return "".join(sorted(colours, key="RGBOYP".index))


def written(half: tuple[str, str], other: tuple[str, str]) -> str:
    return half[0] + other[0] + half[1] + other[1]


class Referee:
    def __init__(self, players: int = 2, teams: bool = False, one_bonus: bool = False, first: int = 0) -> None:
        self.players, self.teams, self.one_bonus = players, teams, one_bonus
        self.radius = {1: 5, 2: 5, 3: 6, 4: 7}[players]
        span = range(-self.radius, self.radius + 1)
        self.cells = {(q, r) for q in span for r in span if apart((q, r), (0, 0)) <= self.radius}
        self.symbols = {cell: colour for colour, cell in PRINTED.items()}
        self.tiles: list[tuple[int, Cell, Cell]] = []
        self.markers = [dict.fromkeys("RGBOYP", 0) for _ in range(2 if teams else players)]
        self.racks: list[Counter[str]] = [Counter() for _ in range(players)]
        self.bag = Counter({tile_of((a, b)): 5 if a == b else 6 for a in "RGBOYP" for b in "RGBOYP"})
        self.aside: Counter[str] = Counter()
        self.turn, self.plays, self.phase = first, 1, "dealing"

    @classmethod
    def at(cls, document: Mapping[str, Any]) -> "Referee":
        """The position that a document describes, without tiles aside."""
        options = document["options"]
        found = cls(options.get("players", 2), options.get("teams", False), options.get("one_bonus", False))
        for number, text in enumerate(document["tiles"]):
            cells, colours = found.parsed(text)
            found.symbols.update(zip(cells, colours, strict=True))
            found.tiles.append(((found.turn + number) % found.players, *cells))
            found.bag[tile_of(colours)] -= 1
        found.racks = [Counter(rack) for rack in document["racks"]]
        found.bag -= sum(found.racks, Counter[str]())
        found.markers = [{**dict.fromkeys("RGBOYP", 0), **track} for track in document["markers"]]
        found.turn, found.phase = document["turn"], document["phase"]
        found.plays = document.get("plays", int(found.phase == "beginning"))
        return found

    def copy(self) -> "Referee":
        return deepcopy(self)

    # The board

    def parsed(self, text: str) -> tuple[tuple[Cell, Cell], tuple[str, str]]:
        """The cells and the colours of a placement."""
        parts = PLACEMENT.fullmatch(text)
        assert parts is not None
        return (self.named(parts[1], parts[2]), self.named(parts[3], parts[4])), (parts[5], parts[6])

    def name(self, cell: Cell) -> str:
        return "abcdefghijklmno"[cell[1] + self.radius] + str(cell[0] + self.radius + 1)

    def named(self, row: str, column: str) -> Cell:
        return int(column) - 1 - self.radius, "abcdefghijklmno".index(row) - self.radius

    def is_free(self, cell: Cell) -> bool:
        return cell in self.cells and cell not in self.symbols

    def free_pairs(self) -> Iterator[tuple[Cell, Cell]]:
        """All pairs of adjacent empty cells, each once."""
        for cell in self.cells:
            if self.is_free(cell):
                for q, r in AROUND[:3]:
                    if self.is_free((cell[0] + q, cell[1] + r)):
                        yield cell, (cell[0] + q, cell[1] + r)

    # What is legal

    def moves(self) -> set[Lay | str]:
        if self.phase == "ending":
            return {"keep", "swap"} if self.may_swap() else {"keep"}
        assert self.phase == "placing"
        found: set[Lay | str] = set()
        for first, second in self.free_pairs():
            if self.in_first_round() and not self.lies_well(first, second):
                continue
            for tile in self.racks[self.turn]:
                found.add(frozenset(((self.name(first), tile[0]), (self.name(second), tile[1]))))
                found.add(frozenset(((self.name(first), tile[1]), (self.name(second), tile[0]))))
        return found

    def texts(self) -> list[str]:
        """The same in notation, moves of chance included, each written in one of its ways."""
        if self.phase in ("dealing", "refilling"):
            return [f"+{tile}" for tile, count in self.bag.items() if count > 0]
        return [move if isinstance(move, str) else written(*move) for move in self.moves()]

    def in_first_round(self) -> bool:
        return len(self.tiles) < self.players

    def lies_well(self, *cells: Cell) -> bool:
        """Beside a printed symbol that no tile of another player touches."""
        for symbol in PRINTED.values():
            others = [cell for seat, *tile in self.tiles if seat != self.turn for cell in tile]
            if any(apart(cell, symbol) == 1 for cell in cells) and all(apart(cell, symbol) > 1 for cell in others):
                return True
        return False

    def may_swap(self) -> bool:
        markers = self.track()
        lowest = {colour for colour in markers if markers[colour] == min(markers.values())}
        return not any(colour in lowest for tile in self.racks[self.turn] for colour in tile)

    # What comes of it

    def play(self, text: str) -> None:
        """Any move, of a player or of chance."""
        if text.startswith("first"):
            self.turn, self.phase = int(text[5:]), "dealing"
        elif text.startswith("+"):
            self.draw(text[1:])
        elif text == "keep":
            self.phase = "refilling"
        elif text == "swap":
            self.aside, self.racks[self.turn] = self.racks[self.turn], Counter()
            self.phase = "refilling"
        else:
            self.lay(text)

    def lay(self, text: str) -> None:
        cells, colours = self.parsed(text)
        gained = [self.points(cells[half], colours[half], cells[1 - half]) for half in (0, 1)]
        self.symbols.update(zip(cells, colours, strict=True))
        self.tiles.append((self.turn, *cells))
        self.racks[self.turn] -= Counter([tile_of(colours)])
        self.plays -= 1
        self.score(list(zip(colours, gained, strict=True)))
        self.go_on()

    def points(self, cell: Cell, colour: str, partner: Cell) -> int:
        found = 0
        for q, r in AROUND:
            seen = cell[0] + q, cell[1] + r
            if seen == partner:
                continue
            while self.symbols.get(seen) == colour:
                found += 1
                seen = seen[0] + q, seen[1] + r
        return found

    def track(self) -> dict[str, int]:
        return self.markers[self.turn % len(self.markers)]

    def ends(self) -> list[int]:
        """Where a bonus play is earned and the surplus is lost."""
        return [18, 36] if self.teams or self.players == 1 else [18]

    def score(self, gains: list[tuple[str, int]]) -> None:
        track, before = self.track(), dict(self.track())
        if gains[0][0] == gains[1][0]:
            # The player says which half of a double counts first, and takes what leads further.
            colour = gains[0][0]
            gains = max(
                gains, gains[::-1], key=lambda both: self.moved(self.moved(before[colour], both[0][1]), both[1][1])
            )
        for colour, points in gains:
            track[colour] = self.moved(track[colour], points)
        earned = sum(before[colour] < end <= track[colour] for colour in track for end in self.ends())
        if self.players > 1:
            self.plays += min(earned, 1) if self.one_bonus else earned

    def moved(self, marker: int, points: int) -> int:
        ahead = [end for end in self.ends() if end > marker]
        return min(marker + points, ahead[0]) if ahead else marker

    def go_on(self) -> None:
        if not any(self.free_pairs()) or all(value == self.ends()[-1] for value in self.track().values()):
            self.plays, self.phase = 0, "over"
        elif not self.racks[self.turn]:
            self.plays, self.phase = 0, "refilling"
        else:
            self.phase = "placing" if self.plays else "ending"

    def draw(self, tile: str) -> None:
        self.bag -= Counter([tile])
        hand = 1 if self.players == 1 else 6
        seat = self.turn
        while self.phase == "dealing" and self.racks[seat].total() == hand:
            seat = (seat + 1) % self.players
        self.racks[seat][tile] += 1
        if self.phase == "dealing":
            if all(rack.total() == hand for rack in self.racks):
                self.phase = "placing"
        elif self.racks[seat].total() == hand:
            self.bag += self.aside
            self.aside = Counter()
            self.turn, self.plays, self.phase = (self.turn + 1) % self.players, 1, "placing"

    def places(self) -> list[int]:
        """The lowest marker counts, then the next lowest, and so on."""
        results = [sorted(self.markers[seat % len(self.markers)].values()) for seat in range(self.players)]
        return [1 + sum(other > mine for other in results) for mine in results]
