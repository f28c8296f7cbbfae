"""What is true at every moment of every game, whatever happens."""

from triskel.core.state import State
from triskel.inis import island, memory
from triskel.inis.names import (
    BOX,
    CARD_COUNT,
    FIRST_ADVANTAGE,
    FIRST_TALE,
    ROW,
    SPENT,
    SWAMP,
    kind_of,
)
from triskel.inis.state import InisState
from triskel.inis.table import CITADELS, CLANS, SANCTUARIES


def nothing_is_lost(state: State) -> None:
    """For ``check_game``: all figures, buildings and cards are there, and what is kept twice agrees."""
    assert isinstance(state, InisState)
    clans_are_conserved(state)
    the_island_is_as_its_tiles_lie(state)
    buildings_are_conserved(state)
    cards_are_counted(state)
    nobody_is_deceived(state)


def clans_are_conserved(state: InisState) -> None:
    for seat in range(4):
        placed = [int(state.clans[tile * 4 + seat]) for tile in range(16)]
        assert min(placed) >= 0
        in_cauldron = int(state.in_cauldron) if state.cauldron == seat else 0
        assert state.people[seat] >= 0
        assert sum(placed) + in_cauldron + state.people[seat] == (CLANS if seat < state.seats else 0)
        assert state.presence[seat] == sum(1 << tile for tile in range(16) if placed[tile])
        assert state.presence[seat] & ~state.island == 0
        here = placed[state.clash] if state.clash >= 0 else 0
        assert 0 <= state.people[4 + seat] <= here, "more clans are sheltered than are there"
    assert 0 <= sum(state.people[12:16]) <= state.table.deeds


def the_island_is_as_its_tiles_lie(state: InisState) -> None:
    laid = [tile for tile in range(16) if state.spots[tile] >= 0]
    assert state.island == sum(1 << tile for tile in laid)
    for tile in range(16):
        beside = 0
        for other in laid:
            if tile in laid and other != tile:
                assert not island.overlaps(int(state.spots[tile]), int(state.spots[other]))
                if island.adjacent(int(state.spots[tile]), int(state.spots[other])):
                    beside |= 1 << other
        assert state.near[tile] == beside
        assert (state.depth[tile] < 0) == (tile in laid)


def buildings_are_conserved(state: InisState) -> None:
    assert sum(state.sanctuaries) <= SANCTUARIES
    assert sum(state.citadels) <= CITADELS
    assert state.citadels[SWAMP] == 0
    assert state.capital != SWAMP
    for tile in range(16):
        if state.spots[tile] < 0:
            assert state.sanctuaries[tile] == state.citadels[tile] == 0


def cards_are_counted(state: InisState) -> None:
    held = [0] * 24
    for card in range(CARD_COUNT):
        place = int(state.places[card])
        if place < 4:
            assert place < state.seats
            held[place * 3 + kind_of(card)] += 1
            assert state.known[card] & (1 << place), "a seat does not know its own hand"
            if not state.known[card] & memory.PUBLIC:
                held[12 + place * 3 + kind_of(card)] += 1
        assert not state.known[card] & memory.PUBLIC or state.known[card] == 31
        if FIRST_ADVANTAGE <= card < FIRST_TALE:
            in_play = state.spots[card - FIRST_ADVANTAGE] >= 0
            assert in_play == (place != BOX)
            assert place < 4 or place in (ROW, SPENT, BOX, 14)
        elif card < FIRST_ADVANTAGE:
            assert (place == BOX) == (card >= state.table.actions)
    assert [int(number) for number in state.held] == held


def nobody_is_deceived(state: InisState) -> None:
    """Every card lies where each observer deems it possible, and who has seen it where it lies is sure."""
    memory.recall(state)
    for observer in (*range(state.seats), memory.ONLOOKERS):
        for card in memory.hideable():
            bits = int(state.memory[observer * CARD_COUNT + card])
            place = 1 << int(state.places[card])
            assert bits & place, f"observer {observer} rules out the place of card {card}"
            if state.known[card] & (1 << observer):
                assert bits == place, f"observer {observer} has seen card {card} and is not sure"
            public = int(state.memory[memory.ONLOOKERS * CARD_COUNT + card])
            assert bits & ~public == 0, "a seat knows less than everybody"
