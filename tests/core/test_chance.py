"""Where randomness comes from: the same numbers for the same seed, in every build, and evenly spread."""

import pytest

from triskel.core.chance import Rng, Source, TrueRandom, pick

SEEDS = [0, 1, -1, 2**62 - 1, 2**62, 2**64, -(2**200), 10**500]


def test_the_sequence_of_a_seed_never_changes() -> None:
    """Records don't need it, but digests, golden games and everybody's experiments do."""
    rng = Rng(1)
    assert [rng.below(1000) for _ in range(8)] == [512, 952, 485, 785, 482, 662, 514, 878]
    firsts = [Rng(seed).below(1_000_000) for seed in SEEDS]
    assert firsts == [162304, 512341, 452963, 188420, 301900, 628824, 919353, 225169]


def test_neighbouring_seeds_begin_far_apart() -> None:
    firsts = [Rng(seed).below(1000) for seed in range(-500, 500)]
    assert len(set(firsts)) > 550, "of 1000 draws out of 1000, about 632 differ"
    assert abs(sum(firsts) / 1000 - 499.5) < 50


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_of_any_size_gives_numbers_in_range(seed: int) -> None:
    rng = Rng(seed)
    for n in (1, 2, 6, 120, 2**30, 2**31 - 1):
        found = [rng.below(n) for _ in range(50)]
        assert all(0 <= number < n for number in found)
        assert n < 120 or len(set(found)) > 20


@pytest.mark.parametrize("n", [2, 3, 7, 64])
def test_all_numbers_are_equally_likely(n: int) -> None:
    rng, draws = Rng(7), 4000 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    # Each count strays by about 63 from 4000.
    assert max(abs(count - 4000) for count in counts) < 320


def test_pairs_of_numbers_are_equally_likely() -> None:
    rng = Rng(11)
    counts = [0] * 36
    for _ in range(36_000):
        counts[6 * rng.below(6) + rng.below(6)] += 1
    assert max(abs(count - 1000) for count in counts) < 160


def test_a_fork_goes_its_own_way_and_the_same_one_each_time() -> None:
    rng = Rng(5)
    child = rng.fork()
    mine, its = [rng.below(100) for _ in range(20)], [child.below(100) for _ in range(20)]
    assert mine != its
    again = Rng(5)
    assert [again.fork().below(100), again.below(100)] == [its[0], mine[0]]


def test_picking_follows_the_weights() -> None:
    rng, counts = Rng(3), [0, 0, 0, 0]
    for _ in range(12_000):
        counts[pick(rng, [1, 0, 2, 3])] += 1
    assert counts[1] == 0
    assert abs(counts[0] - 2000) < 250
    assert abs(counts[3] - 6000) < 350


@pytest.mark.parametrize("weights", [[], [0], [0, 0]])
def test_there_must_be_something_to_pick(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="something to pick"):
        pick(Rng(1), weights)


def test_true_randomness_stays_in_range_and_is_not_always_the_same() -> None:
    found = [TrueRandom().below(1000) for _ in range(50)]
    assert all(0 <= number < 1000 for number in found)
    assert len(set(found)) > 10


def test_a_source_may_be_plain_python() -> None:
    class Last(Source):
        def below(self, n: int) -> int:
            return n - 1

    assert pick(Last(), [5, 1, 1]) == 2
