"""Clashes: how they start, the Festival, the Citadels step, who makes the next manoeuvre, how they end."""

import pytest
from tests.inis.language import Land, Scene, given

from triskel.inis.clash import Manoeuvre


def clash(
    clans: list[int], hands: dict[int, list[str]] | None = None, around: Land | None = None, **words: object
) -> Scene:
    """Seat 0 has started a clash in the Hills, beside the Valley and the Cove."""
    cards = {0: ["Warlord", *(hands or {}).pop(0, [])]} | (hands or {})
    everybody = [1] * len(clans)
    island = {"Hills": clans} | dict(around or {"Valley": everybody, "Cove": everybody})
    table = given(island, hands=cards, players=len(clans), **words)  # type: ignore[arg-type]
    table.play("Warlord", "Hills")
    table.nobody_reacts()
    return table


def manoeuvre_of(table: Scene) -> int:
    """Whose manoeuvre it is, once nobody shelters or answers any more."""
    table.nobody_shelters()
    assert isinstance(table.step, Manoeuvre)
    return table.awaited[0]


# How a clash starts


def test_clans_that_move_to_opposing_clans_start_a_clash() -> None:
    table = given({"Hills": [2, 0], "Valley": [0, 1]}, hands={0: ["Migration"]}, players=2)
    table.play("Migration", "Hills", "Valley", "done")
    table.nobody_reacts()
    assert table.told("clash_begins") == [{"territory": "Valley", "instigator": 0}]


def test_clans_that_move_to_an_empty_territory_or_their_own_start_none() -> None:
    table = given({"Hills": [2, 1], "Valley": [1, 0], "Cove": [0, 0]}, hands={0: ["Migration"]}, players=2)
    table.play("Migration", "Hills", "Valley", "Cove")
    assert table.turn == 1
    assert (table.clans("Valley"), table.clans("Cove")) == ([2, 0], [1, 0])


def test_one_clan_of_several_is_enough_to_start_it() -> None:
    table = given({"Hills": [3, 0], "Valley": [2, 1]}, hands={0: ["Migration"]}, players=2)
    table.play("Migration", "Hills", "Valley", "done")
    table.nobody_reacts()
    assert table.clash == "Valley"


def test_clans_that_are_placed_start_none() -> None:
    table = given({"Hills": [1, 3], "Valley": [1, 0]}, hands={0: ["New Clans"]}, players=2)
    table.play("New Clans", "Hills", "Hills")
    assert table.turn == 1
    assert table.clans("Hills") == [3, 3]


def test_a_card_may_start_one_without_a_movement_and_names_the_instigator() -> None:
    island = {"Hills": [0, 1, 2], "Valley": [1, 1, 1]}
    table = given(island, hands={0: ["The Morrigan"]})
    table.play("The Morrigan", "no", "Hills", "p2")
    table.nobody_reacts()
    assert table.told("clash_begins") == [{"territory": "Hills", "instigator": 2}]
    assert manoeuvre_of(table) == 2


def test_the_turn_goes_on_only_when_the_clash_is_over() -> None:
    table = clash([2, 2])
    assert table.clash == "Hills"
    assert table.awaited == (0,)
    table.offers_peace(0)
    table.accepts(1)
    assert table.turn == 1
    assert table.told("clash_ends") == [{"territory": "Hills"}]


# The Festival


def test_whoever_starts_a_clash_at_the_festival_loses_a_clan_before_the_citadels() -> None:
    table = clash([2, 2], festival="Hills", citadels={"Hills": 1})
    assert table.clans("Hills") == [1, 2]
    assert table.awaited == (1,)
    assert table.may("shelter")


def test_a_clash_elsewhere_costs_nothing() -> None:
    assert clash([2, 2], festival="Valley").clans("Hills") == [2, 2]


def test_the_festival_is_paid_by_whose_effect_started_the_clash_and_not_by_the_instigator() -> None:
    for clans, left in (([1, 1, 2], [0, 1, 2]), ([0, 1, 2], [0, 1, 2])):
        table = given({"Hills": clans, "Valley": [1, 1, 1]}, hands={0: ["The Morrigan"]}, festival="Hills")
        table.play("The Morrigan", "no", "Hills", "p2")
        table.nobody_reacts()
        assert table.clans("Hills") == left


def test_an_instigator_whose_only_clan_pays_for_the_festival_makes_no_manoeuvre() -> None:
    table = clash([1, 1, 1], festival="Hills")
    assert table.clans("Hills") == [0, 1, 1]
    assert manoeuvre_of(table) == 1


def test_the_festival_counts_when_clans_march_into_it() -> None:
    island = {"Hills": [3, 0], "Valley": [0, 1]}
    table = given(island, hands={0: ["Migration"]}, players=2, festival="Valley")
    table.play("Migration", "Hills", "Valley", "Valley", "done")
    table.nobody_reacts()
    assert table.clans("Valley") == [1, 1]


# 1. Citadels


def test_the_instigator_uses_no_citadel() -> None:
    table = clash([2, 1, 1], citadels={"Hills": 3})
    assert table.awaited == (1,)
    table.shelters(1)
    table.shelters(2)
    assert manoeuvre_of(table) == 0
    assert table.exposed() == [2, 0, 0]


@pytest.mark.parametrize(("crows", "order"), [(1, [1, 2, 3]), (-1, [3, 2, 1])])
def test_shelter_is_offered_after_the_instigator_as_the_crows_fly(crows: int, order: list[int]) -> None:
    table = clash([1, 2, 2, 2], citadels={"Hills": 4}, crows=crows)
    for seat in [*order, order[0]]:
        table.shelters(seat)
    assert isinstance(table.step, Manoeuvre)
    assert [table.state.sheltered(seat) for seat in order] == [2, 1, 1]


def test_each_citadel_shelters_one_clan() -> None:
    table = clash([1, 5], citadels={"Hills": 2})
    table.shelters(1)
    table.shelters(1)
    assert isinstance(table.step, Manoeuvre)
    assert table.exposed() == [1, 3]


def test_without_a_citadel_nobody_is_asked() -> None:
    assert isinstance(clash([1, 5]).step, Manoeuvre)


def test_the_capital_is_a_citadel() -> None:
    table = clash([1, 5], capital="Hills", citadels={"Hills": 1})
    table.shelters(1)
    table.shelters(1)
    assert table.exposed() == [1, 3]
    assert isinstance(table.step, Manoeuvre)


def test_shelter_is_never_a_must_and_who_declined_may_think_again() -> None:
    table = clash([1, 2, 2], citadels={"Hills": 3})
    table.play("pass")
    table.shelters(2)
    table.shelters(1)
    table.play("pass", "pass")
    assert isinstance(table.step, Manoeuvre)
    assert table.exposed() == [1, 1, 1]


def test_only_those_present_are_asked() -> None:
    table = clash([1, 0, 2], citadels={"Hills": 2})
    table.shelters(2)
    table.shelters(2)
    assert table.exposed() == [1, 0, 0]


def test_sheltered_clans_take_no_part() -> None:
    table = clash([1, 1, 1], citadels={"Hills": 1})
    table.shelters(1)
    assert manoeuvre_of(table) == 0
    assert table.choices() == ["attack-p2", "peace"]
    table.attacks(2)
    assert manoeuvre_of(table) == 0
    assert table.choices() == ["peace"]


def test_clans_leave_the_citadels_when_the_clash_is_over() -> None:
    table = clash([1, 2], citadels={"Hills": 2}, hands={1: ["Migration"]})
    table.shelters(1)
    table.shelters(1)
    table.offers_peace(0)
    assert table.turn == 1
    assert table.state.sheltered(1) == 0
    assert table.clans("Hills") == [1, 2]


# 2. Resolution


@pytest.mark.parametrize(("crows", "order"), [(1, [0, 1, 2, 3, 0]), (-1, [0, 3, 2, 1, 0])])
def test_manoeuvres_go_round_from_the_instigator_as_the_crows_fly(crows: int, order: list[int]) -> None:
    table = clash([6, 6, 6, 6], crows=crows)
    for seat in order:
        assert manoeuvre_of(table) == seat
        table.attacks(0 if seat else 2, by=seat)


def test_a_player_whose_clans_are_all_sheltered_or_gone_makes_no_manoeuvre() -> None:
    table = clash([2, 1, 1, 1], citadels={"Hills": 1})
    table.shelters(1)
    table.attacks(2, by=0)
    assert manoeuvre_of(table) == 3


def test_a_manoeuvre_is_a_must() -> None:
    table = clash([1, 1], hands={1: ["Geis"]})
    assert table.choices() == ["attack-p1", "peace"]
    table.refused("pass")
    table.offers_peace(0)
    table.refuses(1)
    assert table.choices() == ["attack-p1"]


def test_anybody_may_be_attacked_and_not_only_the_instigator() -> None:
    table = clash([1, 1, 1, 1], hands={1: ["Geis"]})
    table.attacks(1, by=0)
    table.discards("Geis")
    assert manoeuvre_of(table) == 1
    assert table.choices()[:3] == ["attack-p0", "attack-p2", "attack-p3"]


def test_a_tale_may_be_played_as_a_manoeuvre() -> None:
    table = clash([2, 2], hands={0: ["The Fianna", "Eriu"]})
    assert table.choices() == ["the-fianna", "attack-p1", "peace"]
    table.play("The Fianna", "Valley", "done")
    table.nobody_reacts()
    assert table.clans("Hills") == [1, 2]
    assert manoeuvre_of(table) == 1


def test_such_a_tale_is_no_answer_to_anything_else() -> None:
    table = clash([2, 2], hands={1: ["Ogma's Eloquence"]})
    assert not table.is_asked(1, "Ogma's Eloquence")
    table.attacks(1, by=0)
    assert not table.is_asked(1, "Ogma's Eloquence")
    assert manoeuvre_of(table) == 1
    assert table.may("Ogma's Eloquence")


def test_in_a_clash_the_active_player_is_whose_manoeuvre_it_is() -> None:
    """It is the turn of seat 0, but seat 1 makes a manoeuvre: the answers begin there."""
    hands = {0: ["Eriu"], 1: ["The Fianna", "Balor's Eye"], 2: ["Tuan's Memory"], 3: ["Nuada Silverhand"]}
    table = clash([2, 2, 2, 2], hands=hands)
    table.attacks(1, by=0)
    assert manoeuvre_of(table) == 1
    table.play("The Fianna", "Valley")
    asked = []
    while table.clans("Valley")[1] == 1:
        asked.append(table.awaited[0])
        table.play("pass")
    assert asked == [1, 2, 3, 0]


# 3. The end


def test_it_ends_when_no_clan_is_exposed() -> None:
    table = clash([1, 1], around={"Valley": [2, 1]}, citadels={"Hills": 1})
    table.shelters(1)
    table.withdraws("Valley")
    assert table.turn == 1
    assert (table.clans("Hills"), table.clans("Valley")) == ([0, 1], [3, 1])


def test_it_goes_on_while_somebody_is_exposed() -> None:
    table = clash([1, 1], around={"Valley": [2, 1]})
    table.withdraws("Valley")
    assert manoeuvre_of(table) == 1
    assert table.choices() == ["peace"]
    table.offers_peace(1)
    assert table.turn == 1


def test_who_is_alone_ends_it_alone_or_makes_manoeuvres() -> None:
    table = clash([3, 1], around={"Valley": [2, 1]})
    table.attacks(1, by=0)
    assert manoeuvre_of(table) == 0
    assert table.choices() == ["peace", "withdraw"]
    table.withdraws("Valley", by=0)
    assert manoeuvre_of(table) == 0
    assert table.clans("Hills") == [2, 0]
    table.offers_peace(0)
    assert table.turn == 1


def test_who_is_alone_may_withdraw_with_all_and_so_end_it() -> None:
    table = clash([2, 1], around={"Valley": [2, 1]})
    table.attacks(1, by=0)
    table.withdraws("Valley", "Valley", by=0)
    assert table.turn == 1
    assert table.clans("Valley") == [4, 1]


def test_who_is_alone_may_play_a_tale_as_a_manoeuvre() -> None:
    table = clash([2, 1], hands={0: ["The Fianna"]})
    table.attacks(1, by=0)
    assert manoeuvre_of(table) == 0
    assert table.may("The Fianna")


def test_the_end_is_looked_for_only_after_all_answers() -> None:
    """The tale removes the last two exposed clans, and the Bard still answers that manoeuvre."""
    table = clash([1, 1], hands={0: ["Bard", "Tale of Cuchulain"]})
    table.play("Tale of Cuchulain", "p1", "p0")
    table.reacts(0, "Bard")
    assert table.turn == 1
    assert table.deeds(0) == 1
    assert table.clans("Hills") == [0, 0]
