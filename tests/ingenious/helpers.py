"""The language of these tests: positions in a line, moves by their texts, events as somebody is told them.

    state = position(tiles="f6g6RG", rack="RG *", markers={0: "R17"})
    happened = play(state, "d6e5RG", "keep")
    assert marker(state, 0, "R") == 18

Tiles and placements are written as in ``triskel.ingenious.notation``, with spaces between them. In a rack a
star stands for as many other tiles as fill it up.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import triskel
from triskel import CHANCE, ONLOOKER, Event, Rng
from triskel.core.game import Value
from triskel.ingenious.board import Board, board_for
from triskel.ingenious.state import IngeniousState
from triskel.ingenious.tiles import COPIES, LETTERS, NAMES, kind_of

Named = dict[str, int]

OPENINGS = {
    1: "a7b6PO",
    2: "a7b6PO j1j2BO",
    3: "b8c7PO k2k3GR g1h1BO",
    4: "c9d8PO l3l4GR h2i2BO c14d14YP",
}
"""A first round, by the number of players: tiles at the rim that touch a printed symbol each and score nothing."""

TEAMS: dict[str, Any] = {"players": 4, "teams": True}


# Games and positions


def start(**options: object) -> IngeniousState:
    state = triskel.start("ingenious", **options)
    assert isinstance(state, IngeniousState)
    return state


def dealt(seed: int = 1, **options: object) -> IngeniousState:
    """A game whose racks have been filled at random, before its first turn."""
    return let_chance(start(**options), Rng(seed))


def let_chance(state: IngeniousState, rng: Rng | None = None) -> IngeniousState:
    """Let chance do whatever it has to do."""
    rng = rng or Rng(1)
    while state.awaited() == (CHANCE,):
        state.step(CHANCE, state.chance_move(rng))
    return state


def load(document: Mapping[str, object]) -> IngeniousState:
    state = triskel.load_position(document)
    assert isinstance(state, IngeniousState)
    return state


def position(
    tiles: str = "",
    rack: str = "*",
    racks: Mapping[int, str] | None = None,
    markers: Mapping[int, str] | None = None,
    turn: int = 0,
    only: str | None = None,
    opened: bool = True,
    more: Mapping[str, object] | None = None,
    **options: Value,
) -> IngeniousState:
    """A position in which ``turn`` is to lay a tile, unless ``more`` fields of the document say otherwise.

    ``rack`` is the rack of the player on turn, ``racks`` are those of others. ``markers`` are given by seat,
    those not named stand at 0. ``opened`` lays a first round of tiles at the rim. ``only`` fills the board but for
    these cells.
    """
    seats, bag = int(options.get("players", 2)), dict(zip(NAMES, COPIES, strict=True))
    laid = [*(OPENINGS[seats].split() if opened else []), *tiles.split()]
    for placement in laid:
        take(bag, placement[-2:])
    shelves = [written.split() for written in _by_seat(seats, {**(racks or {}), turn: rack}, "*")]
    for tile in [tile for shelf in shelves for tile in shelf if tile != "*"]:
        take(bag, tile)
    if only is not None:
        laid += _filling(board_for(seats), laid, only.split(), bag)
    document: dict[str, object] = {
        "game": "ingenious",
        "options": options,
        "tiles": laid,
        "racks": [_filled(shelf, 1 if seats == 1 else 6, bag) for shelf in shelves],
        "markers": [_numbers(text) for text in _by_seat(_tracks(options), markers or {}, "")],
        "turn": turn,
    }
    return load({**document, **(more or {})})


def _tracks(options: Mapping[str, Value]) -> int:
    return 2 if options.get("teams") else int(options.get("players", 2))


def _by_seat(count: int, given: Mapping[int, str], otherwise: str) -> list[str]:
    assert all(0 <= seat < count for seat in given)
    return [given.get(seat, otherwise) for seat in range(count)]


def _numbers(text: str) -> Named:
    """ "R17 G3" as numbers by colour."""
    return {word[0]: int(word[1:]) for word in text.split()}


# Filling up what does not matter


def take(bag: Named, tile: str) -> str:
    name = named(tile)
    bag[name] -= 1
    assert bag[name] >= 0, f"there are not so many {name}"
    return name


def named(tile: str) -> str:
    """The name of a tile, whichever way round it is written."""
    return NAMES[kind_of(LETTERS.index(tile[0]), LETTERS.index(tile[1]))]


def _filled(shelf: list[str], hand: int, bag: Named) -> list[str]:
    known = [tile for tile in shelf if tile != "*"]
    if len(known) == len(shelf):
        return known
    return known + [take(bag, plentiful(bag)) for _ in range(hand - len(known))]


def plentiful(bag: Named) -> str:
    """A tile of which the most are left."""
    return max(bag, key=lambda name: bag[name])


def _filling(board: Board, laid: Iterable[str], spared: list[str], bag: Named) -> list[str]:
    """Placements that leave no two empty cells side by side but for the spared ones."""
    assert set(spared) <= set(board.cell_named)
    taken = {cell for placement in laid for cell in cells_of(placement)} | set(spared)
    taken |= {board.name_of[symbol] for symbol in board.symbols}
    found = []
    for pair in board.pair_of:
        first, second = (board.name_of[cell] for cell in pair)
        if first not in taken and second not in taken:
            taken |= {first, second}
            found.append(first + second + take(bag, plentiful(bag)))
    return found


# Moves


def play(state: IngeniousState, *texts: str) -> list[Event]:
    """Whoever is awaited makes these moves, one after the other; returns all that happened."""
    happened = []
    for text in texts:
        (seat,) = state.awaited()
        happened += state.play(seat, state.move_from_text(text))
    return happened


def why_not(state: IngeniousState, text: str, seat: int | None = None) -> str | None:
    """The rule that forbids this move, or None."""
    if seat is None:
        (seat,) = state.awaited()
    refusal = state.refusal(seat, state.move_from_text(text))
    return refusal.rule if refusal else None


def legal(state: IngeniousState) -> list[str]:
    """The texts of all legal moves of whoever is awaited."""
    (seat,) = state.awaited()
    return [state.move_text(move) for move in state.moves(seat)]


def end_turn(state: IngeniousState, *tiles: str) -> list[Event]:
    """Keep the rack and draw these tiles; any tile where they do not suffice."""
    happened = play(state, "keep", *(f"+{tile}" for tile in tiles))
    while phase(state) == "refilling":
        happened += play(state, legal(state)[0])
    return happened


def cells_of(placement: str) -> tuple[str, str]:
    """The two cells of a placement."""
    second = max(index for index, sign in enumerate(placement[:-2]) if sign.islower())
    return placement[:second], placement[second:-2]


# What is to be seen


def phase(state: IngeniousState) -> str:
    found = state.view(ONLOOKER)["phase"]
    assert isinstance(found, str)
    return found


def plays(state: IngeniousState) -> int:
    """The plays that the player on turn still has."""
    return int(state.plays)


def marker(state: IngeniousState, seat: int, colour: str) -> int:
    return markers(state, seat)[colour]


def markers(state: IngeniousState, seat: int) -> Named:
    track = seat % _tracks(state.table.options)
    return {letter: int(state.markers[track * 6 + index]) for index, letter in enumerate(LETTERS)}


def moved(state: IngeniousState, seat: int) -> Named:
    """The markers of a seat that have left the start."""
    return {letter: value for letter, value in markers(state, seat).items() if value}


def rack(state: IngeniousState, seat: int) -> list[str]:
    return [NAMES[kind] for kind in state.tiles_of(seat)]


def bag(state: IngeniousState) -> Named:
    return {name: int(state.bag[kind]) for kind, name in enumerate(NAMES)}


def free_pairs(state: IngeniousState) -> set[str]:
    """The pairs of empty cells, as the engine keeps them."""
    board, free = state.board, [int(state.free[index]) for index in range(int(state.free_count))]
    return {board.name_of[int(board.first[pair])] + board.name_of[int(board.second[pair])] for pair in free}


def told(happened: Iterable[Event], kind: str, seat: int = ONLOOKER) -> list[dict[str, object]]:
    """What a seat, or an onlooker, is told of the events of one kind."""
    found = [event.told_to(seat) for event in happened if event.kind == kind]
    return [facts for facts in found if facts is not None]


def kinds(happened: Iterable[Event]) -> list[str]:
    return [event.kind for event in happened]
