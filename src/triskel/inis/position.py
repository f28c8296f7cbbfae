"""Reading positions: a game in progress, written by hand or by the program as a JSON object.

What contradicts itself or the rules is refused with the name of the field that is wrong; what is left out has its usual
value. ``docs/positions.md`` tells what each field means.
"""

from collections.abc import Mapping
from typing import Final

from triskel.core.errors import BadPosition, TriskelError
from triskel.core.game import Game
from triskel.inis import island, laying, reading
from triskel.inis.names import FIRST_TALE, GATES, KINDS, STONE_CIRCLE, SWAMP, TERRITORIES
from triskel.inis.reading import Given
from triskel.inis.season import Turn
from triskel.inis.state import InisState, new_state
from triskel.inis.stepbook import IN_CLASHES, rebuilt
from triskel.inis.table import CITADELS, CLANS, DISCOVERY_LAST, SANCTUARIES, Table

FIELDS: Final = (
    *("game", "note", "options", "round", "brenn", "crows", "capital", "festival", "island", "pile", "seen_tiles"),
    *("hands", "laid_by", "aside", "deck", "discard", "spent", "table", "deeds", "pretenders", "claimed", "turn"),
    *("passes", "acting", "next_turn", "foretold", "chosen_aside", "shown", "toll", "last_look", "last_played"),
    *("clash", "known", "memory"),
    *("over", "winner", "stack"),
)
CLASH_FIELDS: Final = (
    *("territory", "waiting", "instigator", "starter", "silent", "settled", "manoeuvres_next", "removed"),
    *("sheltered", "lost", "cauldron", "in_cauldron"),
)
AT_THE_BOTTOM: Final = ("SetUp", "Assembly", "Turn", "TurnEnd")
BEFORE_THE_CAPITAL: Final = ("SetUp", "FirstTiles", "FirstBrenn", "Capital")
MOST_ROUNDS: Final = 1_000_000


def state_of(game: Game, given: Given) -> InisState:
    """The state that a document describes; raises BadPosition."""
    reading.check_fields("", given, FIELDS)
    if not isinstance(given.get("note", ""), str):
        raise BadPosition("note", "is text for whoever reads the position")
    state = _fresh(game, given.get("options", {}))
    _build_island(state, given.get("island", {}))
    _pile_up(state, given)
    _set_tokens(state, given)
    _read_clash(state, given.get("clash", {}))
    _settle_clans(state)
    laying.lay_cards(state, given)
    laying.read_knowledge(state, given)
    _set_moment(state, given)
    return state


def _fresh(game: Game, options: object) -> InisState:
    if not isinstance(options, Mapping):
        raise BadPosition("options", 'is an object, such as {"players": 3}')
    try:
        return new_state(Table(game.settle(options)))
    except TriskelError as error:
        raise BadPosition("options", str(error)) from None


# The island


def _build_island(state: InisState, given: object) -> None:
    tiles: dict[int, tuple[str, Given]] = {}
    for name, entry in reading.table_of("island", given, '{"Hills": {"clans": [2, 1]}}').items():
        field = f"island.{name}"
        tile = reading.territory(field, name)
        entry = reading.table_of(field, entry, '{"clans": [2, 1], "sanctuaries": 1}')
        if tile in tiles:
            raise BadPosition(field, "is on the island already")
        reading.check_fields(f"{field}.", entry, ("spot", "clans", "sanctuaries", "citadels"))
        tiles[tile] = (field, entry)
    _lay_tiles(state, tiles)
    for tile, (field, entry) in tiles.items():
        counts = reading.by_seat(state, f"{field}.clans", entry.get("clans", []), int(CLANS))
        for seat, count in enumerate(counts):
            state.change_clans(tile, seat, count)
        printed = 1 if tile in (GATES, STONE_CIRCLE) else 0
        given_there = entry.get("sanctuaries", printed)
        state.sanctuaries[tile] = reading.number(f"{field}.sanctuaries", given_there, int(SANCTUARIES))
        most = 0 if tile == SWAMP else int(CITADELS)
        state.citadels[tile] = reading.number(f"{field}.citadels", entry.get("citadels", 0), most)
    if sum(state.sanctuaries) > SANCTUARIES:
        raise BadPosition("island", f"has {sum(state.sanctuaries)} Sanctuaries; the game has {SANCTUARIES}")
    if sum(state.citadels) > CITADELS:
        raise BadPosition("island", f"has {sum(state.citadels)} Citadels; the game has {CITADELS}")


def _lay_tiles(state: InisState, tiles: dict[int, tuple[str, Given]]) -> None:
    """First those whose spot is given, then the others, each where it touches the most."""
    spots: dict[int, int] = {}
    for tile, (field, entry) in tiles.items():
        if entry.get("spot") is not None:
            place = reading.spot(f"{field}.spot", entry["spot"])
            if any(island.overlaps(place, other) for other in spots.values()):
                raise BadPosition(f"{field}.spot", "lies on another tile")
            spots[tile] = place
    for tile in tiles:
        if tile not in spots:
            spots[tile] = _compact_spot(list(spots.values()))
    _check_it_hangs_together(list(spots.values()))
    for tile, place in spots.items():
        state.spots[tile] = place
        state.depth[tile] = -1
        state.island |= 1 << tile
        for other, there in spots.items():
            if island.adjacent(place, there):
                state.near[tile] |= 1 << other


def _compact_spot(taken: list[int]) -> int:
    if not taken:
        return island.CENTRE * 2
    free = island.free_spots(taken)
    if not free:
        raise BadPosition("island", "leaves no room for another tile")
    return max(free, key=lambda place: (sum(island.shared_edges(place, other) for other in taken), -place))


def _check_it_hangs_together(spots: list[int]) -> None:
    reached = spots[:1]
    for place in reached:
        reached += [other for other in spots if other not in reached and island.adjacent(place, other)]
    if len(reached) < len(spots):
        raise BadPosition("island", "falls apart: every tile touches another one, and all hang together")


def _pile_up(state: InisState, given: Given) -> None:
    """The layers of the pile; usually one, and in the discovery scenario another one below it."""
    if "pile" in given:
        _read_pile(state, reading.many("pile", given["pile"]))
    elif state.table.discovery:
        for tile in DISCOVERY_LAST:
            if state.depth[tile] == 0:
                state.depth[tile] = 1
                state.tile_seen[tile] = 31
    seen = reading.table_of("seen_tiles", given.get("seen_tiles", {}), '{"Hills": [0]}')
    for name, who in seen.items():
        tile = reading.territory(f"seen_tiles.{name}", name)
        if state.depth[tile] < 0:
            raise BadPosition(f"seen_tiles.{name}", "is on the island, not in the pile")
        state.tile_seen[tile] = reading.observers(state, f"seen_tiles.{name}", who)


def _read_pile(state: InisState, layers: list[object]) -> None:
    found: list[int] = []
    for layer, names in enumerate(layers):
        for index, name in enumerate(reading.many(f"pile[{layer}]", names)):
            field = f"pile[{layer}][{index}]"
            tile = reading.territory(field, name)
            if tile in found or state.depth[tile] < 0:
                raise BadPosition(field, f"{TERRITORIES[tile]} lies elsewhere already")
            found.append(tile)
            state.depth[tile] = layer
    missing = [TERRITORIES[tile] for tile in range(16) if state.depth[tile] >= 0 and tile not in found]
    if missing:
        raise BadPosition("pile", f"has all tiles that are not on the island; missing: {', '.join(missing)}")


# Tokens


def _set_tokens(state: InisState, given: Given) -> None:
    brenn = reading.maybe_seat(state, "brenn", given.get("brenn", 0))
    state.brenn = brenn
    state.turn = reading.maybe_seat(state, "turn", given.get("turn", brenn))
    state.acting = reading.maybe_seat(state, "acting", given.get("acting"))
    state.next_turn = reading.maybe_seat(state, "next_turn", given.get("next_turn"))
    state.foretold = reading.maybe_seat(state, "foretold", given.get("foretold"))
    state.winner = reading.maybe_seat(state, "winner", given.get("winner"))
    state.round = reading.number("round", given.get("round", 1), MOST_ROUNDS)
    state.passes = reading.number("passes", given.get("passes", 0), state.seats)
    state.crows = 1 if reading.word("crows", given.get("crows", "sunwise"), ("sunwise", "widdershins")) == 0 else -1
    state.pretenders = reading.seat_bits(state, "pretenders", given.get("pretenders", []))
    state.claimed = reading.seat_bits(state, "claimed", given.get("claimed", []))
    state.toll = reading.seat_bits(state, "toll", given.get("toll", []))
    state.last_look = _last_look(state, given.get("last_look"))
    state.over = reading.flag("over", given.get("over", False))
    if state.winner >= 0 and not state.over:
        raise BadPosition("winner", "nobody has won as long as the game is not over")
    first = next((tile for tile in range(16) if state.spots[tile] >= 0 and tile != SWAMP), -1)
    state.capital = reading.maybe_tile(state, "capital", given["capital"]) if "capital" in given else first
    state.festival = reading.maybe_tile(state, "festival", given.get("festival"))
    if state.capital == SWAMP:
        raise BadPosition("capital", "does not stand in the Swamp")
    for seat, deeds in enumerate(reading.by_seat(state, "deeds", given.get("deeds", []), state.table.deeds)):
        state.people[12 + seat] = deeds
    if sum(state.people[12:16]) > state.table.deeds:
        raise BadPosition("deeds", f"there are {state.table.deeds} Deeds")


def _last_look(state: InisState, given: object) -> int:
    if given is None:
        return -1
    look = reading.table_of("last_look", given, '{"seat": 0, "of": 1, "kind": "tale"}')
    seat = reading.number("last_look.seat", look.get("seat"), state.seats - 1)
    other = reading.number("last_look.of", look.get("of"), state.seats - 1)
    return (seat * 4 + other) * 3 + reading.word("last_look.kind", look.get("kind"), KINDS)


def _read_clash(state: InisState, written: object) -> None:
    given = reading.table_of("clash", written, '{"territory": "Hills", "instigator": 0}')
    reading.check_fields("clash.", given, CLASH_FIELDS)
    state.clash = reading.maybe_tile(state, "clash.territory", given.get("territory"))
    for name in reading.many("clash.waiting", given.get("waiting", [])):
        state.waiting |= 1 << reading.tile_in_play(state, "clash.waiting", name)
    state.instigator = reading.maybe_seat(state, "clash.instigator", given.get("instigator"))
    state.starter = reading.maybe_seat(state, "clash.starter", given.get("starter", given.get("instigator")))
    if (state.clash >= 0 or state.waiting != 0) and state.instigator < 0:
        raise BadPosition("clash.instigator", "is the seat that began the clash")
    state.manoeuvres_next = reading.maybe_seat(state, "clash.manoeuvres_next", given.get("manoeuvres_next"))
    state.cauldron = reading.maybe_seat(state, "clash.cauldron", given.get("cauldron"))
    state.silent = reading.flag("clash.silent", given.get("silent", False))
    state.settled = reading.flag("clash.settled", given.get("settled", False))
    state.removed = reading.seat_bits(state, "clash.removed", given.get("removed", []))
    state.in_cauldron = reading.number("clash.in_cauldron", given.get("in_cauldron", 0), int(CLANS))
    for seat, count in enumerate(reading.by_seat(state, "clash.sheltered", given.get("sheltered", []), int(CLANS))):
        if count > (state.clans_at(int(state.clash), seat) if state.clash >= 0 else 0):
            raise BadPosition(f"clash.sheltered[{seat}]", "counts more clans than are in the clash")
        state.people[4 + seat] = count
    for seat, count in enumerate(reading.by_seat(state, "clash.lost", given.get("lost", []), 255)):
        state.people[8 + seat] = count


def _settle_clans(state: InisState) -> None:
    """What is not on the island is in reserve."""
    for seat in range(state.seats):
        placed = sum(state.clans_at(tile, seat) for tile in range(16))
        placed += int(state.in_cauldron) if state.cauldron == seat else 0
        if placed > CLANS:
            raise BadPosition("island", f"shows {placed} clans of seat {seat}, who has {CLANS}")
        state.people[seat] = CLANS - placed


# The moment


def _set_moment(state: InisState, given: Given) -> None:
    """The stack of steps; usually it is the turn of somebody in the Season."""
    state.shown = _tale_bits(given.get("shown", []))
    if given.get("chosen_aside") is not None:
        state.chosen_aside = reading.card("chosen_aside", given["chosen_aside"])
        if state.chosen_aside >= state.table.actions or state.foretold < 0:
            raise BadPosition("chosen_aside", "is an action card that somebody has foretold")
    if "stack" in given:
        for index, written in enumerate(reading.many("stack", given["stack"])):
            state.push(rebuilt(f"stack[{index}]", written, state.seats))
        if not state.stack:
            raise BadPosition("stack", "is empty: something is always going on")
    else:
        if state.turn < 0:
            raise BadPosition("turn", "is the seat whose turn it is, unless there is a stack")
        state.push(Turn(int(state.turn)))
    if given.get("last_played") is not None:
        state.last_played = rebuilt("last_played", given["last_played"], state.seats)
    if type(state.stack[0]).__name__ not in AT_THE_BOTTOM:
        raise BadPosition("stack[0].step", f"is one of {', '.join(AT_THE_BOTTOM)}; the others come up in these")
    _check_steps(state)
    _go_on(state)


def _tale_bits(given: object) -> int:
    found = 0
    for index, name in enumerate(reading.many("shown", given)):
        tale = reading.card(f"shown[{index}]", name) - FIRST_TALE
        if tale < 0:
            raise BadPosition(f"shown[{index}]", "is no epic tale")
        found |= 1 << tale
    return found


def _check_steps(state: InisState) -> None:
    """Most steps need an island, a Brenn and a capital, some a clash."""
    for index, step in enumerate(state.stack):
        name = type(step).__name__
        if name in IN_CLASHES and state.clash < 0:
            raise BadPosition("clash.territory", f"the step {name} needs a clash")
        if name not in BEFORE_THE_CAPITAL and (state.capital < 0 or state.brenn < 0):
            missing = "capital" if state.capital < 0 else "brenn"
            raise BadPosition(missing, f"the step {name} (stack[{index}]) needs one, and an island of its own")


def _go_on(state: InisState) -> None:
    """Until somebody is awaited. What can't go on was no possible position."""
    try:
        state.settle()
        stuck = any(not state.moves(seat) for seat in state.awaited())
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise BadPosition("stack", f"can't go on from here: {type(error).__name__}") from None
    if stuck:
        raise BadPosition("stack", "somebody is awaited who has nothing to choose")
