"""Setting the game up: the chapter of that name, paragraph by paragraph."""

import pytest
from tests.inis.language import ONLOOKER, Scene, new_game

from triskel.inis import island
from triskel.inis.names import ACTIONS, TALES, TERRITORIES

TILES = ("Hills", "Gates of Tir na nOg", "Swamp", "Valley")


def laid(players: int, layout: int = 0, tiles: tuple[str, ...] = TILES) -> Scene:
    """A game in which the first tiles have been laid."""
    table = new_game(players)
    table.chance(f"layout{layout}", *tiles[:players])
    return table


def begun(players: int, brenn: int = 0, capital: str = "Hills", crows: str = "sunwise") -> Scene:
    """A game in which the crows have been tossed and clans are to be placed."""
    table = laid(players)
    table.chance(f"p{brenn}")
    table.play(capital)
    table.chance(crows)
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_twelve_clans_in_reserve_and_no_cards(players: int) -> None:
    table = new_game(players)
    assert [table.reserve(seat) for seat in range(players)] == [12] * players
    assert [table.hand(seat) for seat in range(players)] == [[]] * players
    assert [table.deeds(seat) for seat in range(players)] == [0] * players
    assert all(table.place(name) == "deck" for name in TALES)


@pytest.mark.parametrize(("players", "cards"), [(2, 13), (3, 13), (4, 17)])
def test_the_cards_marked_with_a_four_take_part_only_with_four_players(players: int, cards: int) -> None:
    table = new_game(players)
    assert [table.place(name) for name in ACTIONS] == ["deck"] * cards + ["box"] * (17 - cards)
    assert ACTIONS[13:] == ("Emissaries", "Master Craftsman", "Raid", "Scouts and Spies")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_tiles_are_drawn_as_there_are_players(players: int) -> None:
    table = laid(players)
    assert {name for name in TERRITORIES if table.state.spots[TERRITORIES.index(name)] >= 0} == set(TILES[:players])
    assert table.state.tiles_left() == 16 - players


def test_any_tile_may_be_among_the_first() -> None:
    table = new_game(3)
    table.chance("layout0")
    assert len(table.choices()) == 16
    table.chance("Hills")
    assert len(table.choices()) == 15


@pytest.mark.parametrize("players", [3, 4])
def test_with_three_or_four_players_each_first_tile_adjoins_two_others(players: int) -> None:
    for layout in range(len(island.start_layouts(players))):
        state = laid(players, layout).state
        assert all(int(state.near[TERRITORIES.index(name)]).bit_count() >= 2 for name in TILES[:players])


def test_with_two_players_the_first_tiles_adjoin_each_other() -> None:
    for layout in range(len(island.start_layouts(2))):
        state = laid(2, layout).state
        assert state.near[TERRITORIES.index("Hills")] == 1 << TERRITORIES.index("Gates of Tir na nOg")


def test_the_advantage_cards_of_the_first_tiles_lie_face_up_and_the_others_wait() -> None:
    table = laid(3)
    assert [table.place(name) for name in TERRITORIES if name in TILES[:3]] == ["row"] * 3
    assert {table.place(name) for name in TERRITORIES if name not in TILES[:3]} == {"box"}
    assert all(table.knows(ONLOOKER, name) for name in TILES[:3])


def test_territories_with_a_printed_sanctuary_bring_it_with_them() -> None:
    table = laid(4, tiles=("Stone Circle", "Gates of Tir na nOg", "Valley", "Hills"))
    assert [table.sanctuaries(name) for name in ("Stone Circle", "Gates of Tir na nOg", "Valley", "Hills")] == [
        *(1, 1, 0, 0)
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_brenn_is_anybody(players: int) -> None:
    table = laid(players)
    assert table.choices() == [f"p{seat}" for seat in range(players)]
    table.chance(f"p{players - 1}")
    assert table.awaited == (players - 1,)


def test_the_brenn_founds_the_capital_with_a_sanctuary() -> None:
    table = laid(3)
    table.chance("p2")
    table.play("Hills")
    assert table.state.capital == TERRITORIES.index("Hills")
    assert table.sanctuaries("Hills") == 1
    assert table.citadels("Hills") == 0
    assert table.state.shelters(TERRITORIES.index("Hills")) == 1


def test_the_capital_does_not_stand_in_the_swamp() -> None:
    table = laid(4)
    table.chance("p0")
    assert table.choices() == ["@gates-of-tir-na-nog", "@hills", "@valley"]


def test_the_capital_adds_its_sanctuary_to_a_printed_one() -> None:
    assert begun(3, capital="Gates of Tir na nOg").sanctuaries("Gates of Tir na nOg") == 2


@pytest.mark.parametrize(
    ("crows", "order"), [("sunwise", [2, 3, 0, 1, 2, 3, 0, 1]), ("widdershins", [2, 1, 0, 3, 2, 1, 0, 3])]
)
def test_clans_are_placed_one_by_one_from_the_brenn_as_the_crows_fly(crows: str, order: list[int]) -> None:
    table = begun(4, brenn=2, crows=crows)
    for seat in order:
        assert table.awaited == (seat,)
        table.play("Valley")
    assert table.clans("Valley") == [2, 2, 2, 2]
    assert [table.reserve(seat) for seat in range(4)] == [10, 10, 10, 10]


def test_clans_are_placed_anywhere_and_start_no_clash() -> None:
    table = begun(3)
    assert table.choices() == ["@gates-of-tir-na-nog", "@hills", "@swamp"]
    table.play("Swamp", "Swamp", "Hills", "Hills", "Gates of Tir na nOg", "Swamp")
    assert table.clans("Swamp") == [1, 1, 1]
    assert not table.told("clash_begins")


def test_the_first_toss_opens_no_gates() -> None:
    for crows in ("sunwise", "widdershins"):
        table = begun(2, brenn=1, crows=crows)
        assert table.awaited == (1,)
        assert not table.told("card_drawn")


def test_the_first_assembly_follows_and_may_name_another_brenn() -> None:
    table = begun(3, brenn=0, capital="Hills")
    table.play("Swamp", "Hills", "Swamp", "Swamp", "Hills", "Swamp")
    assert table.state.round == 1
    assert table.told("brenn") == [{"seat": 0}, {"seat": 1}]
    assert table.hand(1) == ["Hills"]
    assert table.choices() == ["sunwise", "widdershins"]
