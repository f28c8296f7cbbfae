"""Advantage cards in a clash: Highlands, Hills, Iron Mine."""

from tests.inis.language import Scene, given

# Highlands


def in_the_highlands(hands: dict[int, list[str]], citadels: int = 0) -> Scene:
    table = given(
        {"Hills": [2], "Highlands": [0, 2, 1], "Valley": [0, 1]},
        {**hands, 0: ["Migration", *hands.get(0, [])]},
        citadels={"Highlands": citadels},
    )
    table.play("Migration", "Hills", "Highlands", "Highlands")
    return table


def test_highlands_chooses_the_instigator_before_the_first_manoeuvre() -> None:
    table = in_the_highlands({1: ["Highlands"]})
    table.reacts(1, "Highlands")
    assert table.choices() == ["p0", "p1", "p2"]
    table.play("p2")
    table.nobody_reacts()
    assert (table.awaited, table.state.instigator) == ((2,), 2)
    table.attacks(1, by=2)
    table.attacks(1, by=0)


def test_highlands_leaves_shelter_as_it_is_and_chooses_among_exposed_clans() -> None:
    table = in_the_highlands({1: ["Highlands"]}, citadels=1)
    assert not table.is_asked(1, "Highlands")
    table.nobody_reacts()
    table.play("pass")
    table.shelters(by=2)
    table.reacts(1, "Highlands")
    assert table.choices() == ["p0", "p1"]
    table.play("p1")
    table.nobody_reacts()
    assert (table.awaited, table.exposed()) == ((1,), [2, 2, 0])


def test_highlands_comes_after_battle_frenzy() -> None:
    table = in_the_highlands({1: ["Highlands"], 0: ["Battle Frenzy"]}, citadels=1)
    table.nobody_reacts()
    table.play("pass")
    table.shelters(by=2)
    table.reacts(0, "Battle Frenzy")
    table.reacts(1, "Highlands")
    assert table.choices() == ["p0", "p1", "p2"]


def test_highlands_is_for_a_clash_in_the_highlands() -> None:
    table = given({"Hills": [2, 1], "Highlands": [0, 1], "Valley": [0, 1]}, {0: ["Warlord"], 1: ["Highlands"]})
    table.play("Warlord", "Hills")
    assert not table.is_asked(1, "Highlands")


def test_highlands_may_be_played_by_somebody_who_is_not_there() -> None:
    table = given({"Hills": [2], "Highlands": [0, 2], "Valley": [0, 0, 1]}, {0: ["Migration"], 2: ["Highlands"]})
    table.play("Migration", "Hills", "Highlands", "Highlands")
    table.reacts(2, "Highlands", "p1")
    table.nobody_reacts()
    assert table.awaited == (1,)


def test_the_instigator_of_a_clash_in_the_highlands_is_not_that_of_the_next() -> None:
    """Both clashes come from one card: its player orders them and is instigator of the other one."""
    table = given(
        {"Hills": [0, 1], "Moor": [3], "Highlands": [0, 1], "Cove": [0, 1]}, {0: ["Migration"], 1: ["Highlands"]}
    )
    table.play("Migration", "Moor", "Hills", "Highlands", "Cove")
    table.play("Highlands")
    table.reacts(1, "Highlands", "p1")
    table.offers_peace(by=1)
    table.accepts(by=0)
    table.nobody_reacts()
    assert table.awaited == (0,)
    assert table.choices() == ["@cove", "@hills"]
    table.play("Hills")
    table.nobody_shelters()
    assert (table.clash, table.awaited, table.state.instigator) == ("Hills", (0,), 0)


def test_the_dagda_cancels_highlands() -> None:
    table = in_the_highlands({1: ["Highlands"], 2: ["The Dagda"]})
    table.reacts(1, "Highlands", "p2")
    table.reacts(2, "The Dagda")
    table.nobody_reacts()
    assert (table.awaited, table.state.instigator) == ((0,), 0)


# Hills and Iron Mine: answers to an attack


def attacked_in(land: str, hands: dict[int, list[str]]) -> Scene:
    island = {"Moor": [2], land: [0, 2], "Iron Mine" if land != "Iron Mine" else "Hills": [0, 0, 1]}
    table = given(island, {**hands, 0: ["Migration", *hands.get(0, [])]})
    table.play("Migration", "Moor", land, land)
    table.attacks(1)
    return table


def test_hills_ignores_an_attack_on_its_player_there() -> None:
    table = attacked_in("Hills", {1: ["Hills", "Bard"]})
    table.reacts(1, "Hills")
    table.nobody_reacts()
    assert (table.clans("Hills"), table.hand(1), table.awaited) == ([2, 2, 0], ["Bard"], (1,))


def test_hills_is_for_attacks_in_the_hills_on_its_player() -> None:
    table = given({"Moor": [2], "Valley": [0, 2], "Hills": []}, {0: ["Migration"], 1: ["Hills"]})
    table.play("Migration", "Moor", "Valley", "Valley")
    table.attacks(1)
    assert not table.is_asked(1, "Hills")
    assert not attacked_in("Hills", {0: ["Hills"]}).is_asked(0, "Hills")


def test_an_attack_that_hills_has_ignored_was_an_attack_all_the_same() -> None:
    table = attacked_in("Hills", {0: ["Streng's Resolve"], 1: ["Hills"]})
    table.reacts(1, "Hills")
    table.reacts(0, "Streng's Resolve")
    table.nobody_reacts()
    assert table.deeds(0) == 1


def test_the_dagda_cancels_hills() -> None:
    table = attacked_in("Hills", {0: ["The Dagda"], 1: ["Hills"]})
    table.reacts(1, "Hills")
    table.reacts(0, "The Dagda")
    table.nobody_reacts()
    assert table.clans("Hills") == [2, 1, 0]


def test_iron_mine_takes_a_clan_and_a_card() -> None:
    table = attacked_in("Valley", {0: ["Iron Mine"], 1: ["Bard", "Druid"]})
    table.reacts(0, "Iron Mine")
    table.nobody_reacts()
    assert (table.awaited, table.choices()) == ((1,), ["bard", "druid"])
    table.discards("Bard")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.hand(1), table.awaited) == ([2, 1, 0], ["Druid"], (1,))


def test_iron_mine_takes_a_clan_alone_where_there_is_no_card() -> None:
    table = attacked_in("Valley", {0: ["Iron Mine"]})
    table.reacts(0, "Iron Mine")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.awaited) == ([2, 1, 0], (1,))


def test_with_the_iron_mine_the_club_leaves_nothing_to_choose() -> None:
    table = attacked_in("Valley", {0: ["Iron Mine", "Dagda's Club"], 1: ["Bard"]})
    table.reacts(0, "Iron Mine")
    table.reacts(0, "Dagda's Club")
    table.discards("Bard")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.hand(1), table.awaited) == ([2, 1, 0], [], (1,))


def test_a_clan_that_the_iron_mine_takes_may_be_saved_and_the_card_is_lost_all_the_same() -> None:
    table = attacked_in("Valley", {0: ["Iron Mine"], 1: ["Dagda's Club", "Bard"]})
    table.reacts(0, "Iron Mine")
    table.reacts(1, "Dagda's Club")
    table.discards("Bard")
    assert (table.clans("Valley"), table.hand(1)) == ([2, 2, 0], [])


def test_iron_mine_is_for_ones_own_attack() -> None:
    assert not attacked_in("Valley", {1: ["Iron Mine"]}).is_asked(1, "Iron Mine")
    assert not attacked_in("Valley", {2: ["Iron Mine"]}).is_asked(2, "Iron Mine")


def test_hills_ignores_an_attack_with_the_iron_mine_too() -> None:
    table = attacked_in("Hills", {0: ["Iron Mine"], 1: ["Hills", "Bard"]})
    table.reacts(0, "Iron Mine")
    table.reacts(1, "Hills")
    table.nobody_reacts()
    assert (table.clans("Hills"), table.hand(1)) == ([2, 2, 0], ["Bard"])


def test_the_dagda_cancels_iron_mine() -> None:
    table = attacked_in("Valley", {0: ["Iron Mine"], 1: ["The Dagda", "Bard"]})
    table.reacts(0, "Iron Mine")
    table.reacts(1, "The Dagda")
    table.discards("Bard")
    table.nobody_reacts()
    assert (table.clans("Valley"), table.awaited) == ([2, 2, 0], (1,))
