"""Clashes that end by agreement: before any manoeuvre, all who have exposed clans must want it."""

from tests.inis.test_clash import clash, manoeuvre_of


def test_before_the_very_first_manoeuvre() -> None:
    table = clash([2, 2, 2])
    table.offers_peace(0)
    table.accepts(1)
    table.accepts(2)
    assert table.turn == 1
    assert table.clans("Hills") == [2, 2, 2]


def test_before_any_other_manoeuvre() -> None:
    table = clash([2, 2, 2])
    table.attacks(1, by=0)
    table.offers_peace(1)
    table.accepts(2)
    table.accepts(0)
    assert table.turn == 1
    assert table.clans("Hills") == [2, 1, 2]


def test_one_refusal_is_enough_and_the_manoeuvre_follows() -> None:
    table = clash([2, 2, 2])
    table.offers_peace(0)
    table.accepts(1)
    table.refuses(2)
    assert table.awaited == (0,)
    assert table.choices() == ["attack-p1", "attack-p2"]
    assert table.clash == "Hills"


def test_the_first_refusal_ends_the_offer() -> None:
    table = clash([2, 2, 2])
    table.offers_peace(0)
    table.refuses(1)
    assert table.awaited == (0,)


def test_it_can_be_offered_again_before_each_manoeuvre() -> None:
    table = clash([3, 3])
    table.offers_peace(0)
    table.refuses(1)
    table.attacks(1, by=0)
    assert manoeuvre_of(table) == 1
    assert table.may("peace")
    table.attacks(0, by=1)
    table.offers_peace(0)
    table.accepts(1)
    assert table.turn == 1


def test_those_whose_clans_are_all_sheltered_have_no_say() -> None:
    table = clash([1, 1, 1], citadels={"Hills": 1})
    table.shelters(1)
    table.offers_peace(0)
    assert table.awaited == (2,)
    table.accepts(2)
    assert table.turn == 1


def test_those_who_are_not_there_have_no_say() -> None:
    table = clash([1, 0, 1])
    table.offers_peace(0)
    assert table.awaited == (2,)


def test_the_offer_goes_round_as_the_crows_fly() -> None:
    table = clash([1, 1, 1, 1], crows=-1)
    table.offers_peace(0)
    for seat in (3, 2, 1):
        table.accepts(seat)
    assert table.turn == 3
