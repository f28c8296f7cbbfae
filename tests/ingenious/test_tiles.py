"""The tiles: 120 of them, six of each mixed pair, five of each double."""

from collections import Counter

from tests.ingenious.helpers import bag, legal, position, start

from triskel.core.chance import Rng
from triskel.core.state import CHANCE
from triskel.ingenious.tiles import FULL_BAG, NAMES, kind_of, tile_from


def test_there_are_120_tiles_six_of_each_mixed_pair_and_five_of_each_double() -> None:
    full = bag(start())
    assert sum(full.values()) == 120
    assert sorted(full.values()) == [5] * 6 + [6] * 15
    assert all(count == (5 if name[0] == name[1] else 6) for name, count in full.items())


def test_each_colour_is_on_forty_halves() -> None:
    halves: Counter[str] = Counter()
    for name, count in bag(start()).items():
        for half in name:
            halves[half] += count
    assert halves == dict.fromkeys("RGBOYP", 40)


def test_a_tile_is_the_same_whichever_way_round_it_is_named() -> None:
    assert len(NAMES) == len({frozenset(name) for name in NAMES}) == 21
    for a in range(6):
        for b in range(6):
            assert kind_of(a, b) == kind_of(b, a)


def test_a_double_lies_one_way_on_a_pair_of_cells_and_another_tile_two() -> None:
    state = position(rack="RR RG BB BO OO YP")
    on_f6f7 = {text[4:] for text in legal(state) if text[:4] == "f6f7"}
    assert on_f6f7 == {"RR", "RG", "GR", "BB", "BO", "OB", "OO", "YP", "PY"}


def test_identical_tiles_on_a_rack_give_no_further_moves() -> None:
    twins, single = legal(position(rack="RG RG RG RG BB BB")), legal(position(rack="RG BB YY YY YY YY"))
    assert len(twins) == len(set(twins))
    assert set(twins) == {text for text in single if text[-2:] != "YY"}


def test_each_tile_in_the_bag_is_as_likely_to_be_drawn() -> None:
    drawing = position(rack="RG RG RG RG RG", more={"phase": "refilling"})
    assert dict(zip(legal(drawing), drawing.odds(), strict=True)) == {
        f"+{name}": count for name, count in bag(drawing).items() if count
    }


def test_the_fast_draw_has_the_same_odds() -> None:
    """Chi-square with 20 degrees of freedom: above 45 once in a thousand runs, and the seed is fixed."""
    rng, draws = Rng(5), 12_000
    found = Counter(int(tile_from(FULL_BAG, rng)) for _ in range(draws))
    expected = [draws * int(FULL_BAG[kind]) / 120 for kind in range(21)]
    assert sum((found[kind] - mean) ** 2 / mean for kind, mean in enumerate(expected)) < 45


def test_what_is_not_in_the_bag_is_not_drawn() -> None:
    """All five red doubles lie on the board or on racks."""
    state = position("f6f7RR c6c7RR i5i6RR", rack="RR RG RG RG RG", racks={1: "RR *"}, more={"phase": "refilling"})
    assert bag(state)["RR"] == 0
    assert "+RR" not in legal(state)
    rng = Rng(1)
    assert all(state.move_text(state.chance_move(rng)) != "+RR" for _ in range(500))
    refusal = state.refusal(CHANCE, state.move_from_text("+RR"))
    assert refusal is not None
    assert refusal.rule == "not_in_bag"
