"""Reading positions: a game in progress, written by hand or by the program as a small JSON object.

What contradicts itself or the rules is refused with the name of the field that is wrong. Not asked is whether
these markers can have come from these tiles. ``docs/positions.md`` tells what each field means.
"""

from collections.abc import Mapping

from mypy_extensions import i64

from triskel.core.errors import BadNotation, BadPosition, TriskelError
from triskel.core.flat import vec
from triskel.core.game import Game
from triskel.ingenious import notation, ranking
from triskel.ingenious.board import EMPTY
from triskel.ingenious.moves import PLACE, WAYS
from triskel.ingenious.phases import BEGINNING, DEALING, ENDING, OVER, PHASES, PLACING, REFILLING
from triskel.ingenious.scoring import LAST
from triskel.ingenious.state import IngeniousState, new_state
from triskel.ingenious.swaps import Swap
from triskel.ingenious.table import RACK, Table
from triskel.ingenious.tiles import (
    COLOURS_OF,
    COPIES,
    FIRST_OF_TURNED,
    KIND_OF_TURNED,
    LETTERS,
    NAMES,
    SECOND_OF_TURNED,
)

FIELDS = ("game", "note", "options", "tiles", "racks", "markers", "turn", "phase", "plays", "aside", "swaps", "bag")


def state_of(game: Game, given: Mapping[str, object]) -> IngeniousState:
    """The state that a document describes; raises BadPosition."""
    for field in given:
        if field not in FIELDS:
            raise BadPosition(str(field), f"is no field of a position; there are {', '.join(FIELDS)}")
    if not isinstance(given.get("note", ""), str):
        raise BadPosition("note", "is text for whoever reads the position")
    state = _fresh(game, given.get("options", {}))
    _lay_tiles(state, given.get("tiles", []))
    _set_markers(state, given.get("markers"))
    _set_moment(state, given)
    nobody_holds = state.phase in (BEGINNING, OVER)
    _fill_racks(state, given.get("racks", [[]] * state.seats if nobody_holds else None))
    if "aside" in given:
        _lay_aside(state, given["aside"])
    _read_swaps(state, given.get("swaps", []))
    if "bag" in given:
        _check_bag(state, given["bag"])
    _settle(state, given)
    return state


def _fresh(game: Game, options: object) -> IngeniousState:
    if not isinstance(options, Mapping):
        raise BadPosition("options", 'is an object, such as {"players": 2}')
    try:
        return new_state(Table(game.settle(options)))
    except TriskelError as error:
        raise BadPosition("options", str(error)) from None


# The board


def _lay_tiles(state: IngeniousState, given: object) -> None:
    board = state.board
    for index, written in enumerate(_list("tiles", given)):
        field = f"tiles[{index}]"
        if not isinstance(written, str):
            raise BadPosition(field, f'is a placement such as "f6g6RG", not {written!r}')
        try:
            move = notation.move(board, written)
        except BadNotation as error:
            raise BadPosition(field, str(error)) from None
        if move < PLACE:
            raise BadPosition(field, f'is a placement such as "f6g6RG", not {written!r}')
        pair, turned = divmod(move - int(PLACE), int(WAYS))
        halves = {int(board.first[pair]): FIRST_OF_TURNED[turned], int(board.second[pair]): SECOND_OF_TURNED[turned]}
        for cell, colour in halves.items():
            if state.grid[cell] != EMPTY:
                raise BadPosition(field, f"cell {board.name_of[cell]} is not empty")
            state.grid[cell] = colour + 1
        _take_from_bag(state, field, int(KIND_OF_TURNED[turned]))
        state.cover(pair, move)
    if state.laid_count <= state.seats:
        _check_first_round(state)


def _check_first_round(state: IngeniousState) -> None:
    """While the first round lasts, each tile lies beside a printed symbol of its own."""
    board = state.board
    met: set[int] = set()
    for index in range(int(state.laid_count)):
        pair = (int(state.laid[index]) - int(PLACE)) // int(WAYS)
        symbol = int(board.symbol_beside[board.first[pair]] | board.symbol_beside[board.second[pair]])
        if symbol == 0 or symbol in met:
            raise BadPosition(
                f"tiles[{index}]", "in the first round each tile lies beside a printed symbol that no other touches"
            )
        met.add(symbol)


def _set_markers(state: IngeniousState, given: object) -> None:
    tracks, end = int(state.table.tracks), int(state.table.end)
    if given is None:
        return
    rows = _list("markers", given)
    if len(rows) != tracks:
        raise BadPosition("markers", f"has one entry a scoring track, so {tracks}, not {len(rows)}")
    for track, row in enumerate(rows):
        field = f"markers[{track}]"
        if not isinstance(row, Mapping):
            raise BadPosition(field, 'is an object, such as {"R": 3, "G": 0}; colours left out stand at 0')
        for letter, value in row.items():
            if letter not in tuple(LETTERS):
                raise BadPosition(f"{field}.{letter}", f"is no colour; colours are {', '.join(LETTERS)}")
            state.markers[track * 6 + LETTERS.index(letter)] = _number(f"{field}.{letter}", value, 0, end)


def _set_moment(state: IngeniousState, given: Mapping[str, object]) -> None:
    phase = given.get("phase", "placing")
    if phase not in PHASES:
        raise BadPosition("phase", f"is one of {', '.join(PHASES)}, not {phase!r}")
    state.phase = PHASES.index(str(phase))
    state.plays = 1 if state.phase in (BEGINNING, DEALING, PLACING) else 0
    # Without bonus plays so far: whoever comes after those that have laid their tiles, or the last of these.
    turns = int(state.laid_count) - (1 if state.laid_count and state.phase in (ENDING, REFILLING) else 0)
    state.turn = _number("turn", given.get("turn", (int(state.table.first) + turns) % state.seats), 0, state.seats - 1)


# The tiles


def _fill_racks(state: IngeniousState, given: object) -> None:
    racks = [None] * state.seats if given is None else _list("racks", given)
    if len(racks) != state.seats:
        raise BadPosition("racks", f"has one entry a seat, so {state.seats}, not {len(racks)}")
    hand = int(state.table.hand)
    for seat, rack in enumerate(racks):
        if rack is None:
            if state.phase != PLACING and state.phase != DEALING:
                raise BadPosition(f"racks[{seat}]", "can be left to chance only where a turn begins")
            state.phase = DEALING
            continue
        for place, kind in enumerate(_tiles(f"racks[{seat}]", rack, hand)):
            _take_from_bag(state, f"racks[{seat}]", kind)
            state.racks[seat * 6 + place] = kind
            state.held[seat] = place + 1


def _lay_aside(state: IngeniousState, given: object) -> None:
    if state.phase != REFILLING:
        raise BadPosition("aside", "tiles lie aside only while the new rack is drawn, in the phase refilling")
    state.aside = _tiles("aside", given, int(state.table.hand) - 1)
    for kind in state.aside:
        _take_from_bag(state, "aside", kind)


def _read_swaps(state: IngeniousState, given: object) -> None:
    found = []
    for index, entry in enumerate(_list("swaps", given)):
        field = f"swaps[{index}]"
        if not isinstance(entry, Mapping) or set(entry) != {"shown", "drawn"}:
            raise BadPosition(field, 'is an object {"shown": [tiles], "drawn": [a number for each seat]}')
        drawn = _list(f"{field}.drawn", entry["drawn"])
        if len(drawn) != state.seats:
            raise BadPosition(f"{field}.drawn", f"has one number a seat, so {state.seats}, not {len(drawn)}")
        counts = [_number(f"{field}.drawn[{seat}]", count, 0, int(RACK)) for seat, count in enumerate(drawn)]
        swap = Swap(_tiles(f"{field}.shown", entry["shown"], int(state.table.hand) - 1), vec[i64](counts))
        if not swap.is_past():
            found.append(swap)
    state.swaps = found


def _take_from_bag(state: IngeniousState, field: str, kind: int) -> None:
    if state.bag[kind] == 0:
        raise BadPosition(field, f"one {NAMES[kind]} too many; the game has {COPIES[kind]} of these tiles")
    state.bag[kind] -= 1
    state.bag_count -= 1


def _check_bag(state: IngeniousState, given: object) -> None:
    """The bag follows from the rest, so a bag that is given can only be compared."""
    if not isinstance(given, Mapping):
        raise BadPosition("bag", 'is an object that counts tiles, such as {"RG": 3}')
    counted = {}
    for name, count in given.items():
        try:
            kind = notation.tile(str(name))
        except BadNotation as error:
            raise BadPosition(f"bag.{name}", str(error)) from None
        if kind in counted:
            raise BadPosition(f"bag.{name}", f"counts the tiles {NAMES[kind]} again")
        counted[kind] = _number(f"bag.{name}", count, 0, COPIES[kind])
    for kind, left in enumerate(state.bag):
        if counted.get(kind, 0) != left:
            raise BadPosition(f"bag.{NAMES[kind]}", f"{counted.get(kind, 0)} given, but {left} are left by the rest")


# The moment


def _settle(state: IngeniousState, given: Mapping[str, object]) -> None:
    """Check that all of it together can come about."""
    filled = [_filled_boards(state, track) for track in range(int(state.table.tracks))]
    full_track = 6 * int(state.table.end) // int(LAST)
    over = state.free_count == 0 or full_track in filled
    if over and state.phase != OVER:
        raise BadPosition("phase", "the game is over: the board is full, or all six markers of a track are at its end")
    if state.phase == OVER:
        if not over:
            raise BadPosition("phase", "the game is not over: there is room for a tile and no track is full")
        return
    if state.phase == BEGINNING and (not state.table.first_drawn or state.laid_count or any(state.held)):
        raise BadPosition("phase", "chance chooses who begins before all else, with the option first=drawn")
    if "plays" in given:
        if state.phase not in (DEALING, PLACING):
            raise BadPosition("plays", f"belongs to the phase placing, not to {PHASES[state.phase]}")
        state.plays = _number("plays", given["plays"], 1, 1 + full_track)
        if state.phase == DEALING and state.plays > 1:
            raise BadPosition("plays", "are bonus plays only after a tile was laid; racks are dealt before that")
    _check_racks(state, filled[int(state.turn % state.table.tracks)])


def _filled_boards(state: IngeniousState, track: int) -> int:
    """How many times a marker has reached the last space of a scoring board: as many bonus plays were earned."""
    markers = ranking.track(state, track)
    return sum((marker >= LAST) + (marker >= 2 * LAST) for marker in markers)


def _check_racks(state: IngeniousState, filled: int) -> None:
    hand, turn, phase = int(state.table.hand), int(state.turn), int(state.phase)
    if phase == BEGINNING:
        return
    for seat in range(state.seats):
        held = int(state.held[seat])
        if phase == DEALING:
            if held not in (0, hand) and state.laid_count > 0:
                raise BadPosition(f"racks[{seat}]", f"holds {hand} tiles where another rack is left to chance")
        elif seat != turn and held != hand:
            raise BadPosition(f"racks[{seat}]", f"holds {hand} tiles while it is another's turn, not {held}")
    if phase == DEALING:
        if all(held == hand for held in state.held):
            raise BadPosition("phase", "nothing is left to deal: all racks are full")
        return
    held = int(state.held[turn])
    if held == 0 and phase in (PLACING, ENDING):
        raise BadPosition(f"racks[{turn}]", f"is empty; in the phase {PHASES[phase]} the player on turn holds tiles")
    if state.aside:
        _check_aside(state, 1 + filled)
        return
    made = hand - held
    if phase != PLACING and made == 0:
        raise BadPosition(f"racks[{turn}]", f"is full; in the phase {PHASES[phase]} a tile has been laid")
    if made + int(state.plays) - 1 > (0 if state.table.solo else filled):
        raise BadPosition(
            f"racks[{turn}]" if made else "plays",
            f"{made} plays made and {int(state.plays)} to come need more bonus plays than the markers have earned",
        )


def _check_aside(state: IngeniousState, most_plays: int) -> None:
    turn, hand = int(state.turn), int(state.table.hand)
    if state.held[turn] == hand:
        raise BadPosition("aside", "tiles lie aside only until the new rack is full")
    if hand - len(state.aside) > most_plays:
        raise BadPosition("aside", f"holds at least {hand - most_plays} tiles: more plays have not been earned")
    lowest = state.lowest_colours(turn)
    for kind in state.aside:
        if COLOURS_OF[kind] & lowest:
            raise BadPosition("aside", f"{NAMES[kind]} shows a lowest colour, so this rack could not be swapped")


# Reading


def _list(field: str, given: object) -> list[object]:
    if not isinstance(given, list):
        raise BadPosition(field, f"is a list, not {given!r}")
    return given


def _number(field: str, given: object, least: int, most: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise BadPosition(field, f"is a whole number from {least} to {most}, not {given!r}")
    return given


def _tiles(field: str, given: object, most: int) -> list[int]:
    """Tiles by their names, sorted."""
    names = _list(field, given)
    if len(names) > most:
        raise BadPosition(field, f"holds at most {most} tiles, not {len(names)}")
    kinds = []
    for index, name in enumerate(names):
        if not isinstance(name, str):
            raise BadPosition(f"{field}[{index}]", f'is a tile such as "RG", not {name!r}')
        try:
            kinds.append(notation.tile(name))
        except BadNotation as error:
            raise BadPosition(f"{field}[{index}]", str(error)) from None
    return sorted(kinds)
