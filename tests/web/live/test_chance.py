"""Chance for games between people."""

from collections import Counter

import pytest

from triskel.web.live.chance import PORTION, PooledRandom


def test_all_numbers_are_about_as_likely() -> None:
    chance = PooledRandom()
    drawn = Counter(chance.below(120) for _draw in range(120_000))
    assert sorted(drawn) == list(range(120))
    # The odds against one of them straying so far are more than a million to one.
    assert min(drawn.values()) > 800
    assert max(drawn.values()) < 1200


@pytest.mark.parametrize("most", [1, 2, 3, 2**31 - 1])
def test_numbers_are_below_what_was_asked(most: int) -> None:
    chance = PooledRandom()
    assert all(0 <= chance.below(most) < most for _draw in range(1000))


def test_nothing_comes_twice_when_a_portion_is_used_up() -> None:
    chance = PooledRandom()
    drawn = [chance.below(2**31 - 1) for _draw in range(PORTION // 2)]
    assert len(set(drawn)) > len(drawn) - 3
