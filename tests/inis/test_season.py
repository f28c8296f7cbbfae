"""The Season: turns, passing, pretender tokens, the player without clans, the end and what is kept over it."""

import pytest
from tests.inis.drafting import finish_assembly
from tests.inis.language import ONLOOKER, Scene, given

from triskel.inis.island import adjacent, spot_from_text
from triskel.inis.names import ACTIONS, TERRITORIES
from triskel.inis.season import Turn

ISLAND = {"Hills": [1, 1, 1], "Valley": [1, 1, 1]}
SIX = ("Hills", "Valley", "Cove", "Moor", "Plains", "Forest")


def season(**words: object) -> Scene:
    """A plain island with three players in the middle of the Season."""
    return given(ISLAND, **words)  # type: ignore[arg-type]


def after_the_season(table: Scene) -> Scene:
    """Everybody passes."""
    for _ in range(table.state.seats):
        table.passes()
    table.nobody_reacts()
    return table


# The first turn


def test_the_brenn_begins_by_playing_a_season_card() -> None:
    table = given(dict.fromkeys(SIX, (1, 1, 1)), hands={0: ["New Clans", "Geis"]}, first=True)
    table.refused("pass", "brenn_begins")
    table.refused("pretender", "brenn_begins")
    assert table.choices() == ["new-clans"]


@pytest.mark.parametrize(("name", "more"), [("New Clans", ["Hills", "Hills"]), ("Swamp", []), ("Eriu", [])])
def test_any_kind_of_season_card_will_do(name: str, more: list[str]) -> None:
    island = ISLAND | {"Swamp": [1, 0, 0]}
    table = given(island, hands={0: [name]}, sanctuaries={}, first=True)
    table.play(name, *more)
    assert table.turn == 1


def test_a_first_card_that_is_cancelled_is_played_all_the_same() -> None:
    table = season(hands={0: ["New Clans"], 1: ["Geis"]}, first=True)
    table.play("New Clans", "Hills", "Valley")
    table.reacts(1, "Geis")
    assert (table.turn, table.clans("Hills")) == (1, [1, 1, 1])


def test_only_the_first_turn_is_bound() -> None:
    table = season(hands={0: ["New Clans", "Bard"]}, first=True)
    table.play("New Clans", "Hills", "Hills")
    assert table.turn == 1
    assert table.may("pass")
    table.passes()
    table.passes()
    assert table.turn == 0
    assert table.may("pass")


# Turns


@pytest.mark.parametrize(("crows", "order"), [(1, [1, 2, 0, 1]), (-1, [2, 1, 0, 2])])
def test_turns_follow_as_the_crows_fly(crows: int, order: list[int]) -> None:
    table = season(hands={0: ["New Clans", "Bard"]}, crows=crows)
    table.play("New Clans", "Hills", "Hills")
    seen = []
    for _ in order:
        seen.append(table.turn)
        if table.turn == 0:
            table.play("Bard")
            table.chance("Eriu")
        else:
            table.passes()
    assert seen == order


def test_a_turn_is_a_card_or_a_pass_or_a_pretender_token() -> None:
    table = given(dict.fromkeys(SIX, (1, 1, 1)), hands={0: ["New Clans", "Eriu"]})
    assert table.choices() == ["new-clans", "eriu", "pass", "pretender"]


def test_one_card_a_turn() -> None:
    table = season(hands={0: ["New Clans", "Bard"]})
    table.play("New Clans", "Hills", "Hills")
    assert table.turn == 1


def test_a_triskel_card_is_no_season_card() -> None:
    table = season(hands={0: ["Geis", "The Fianna", "Hills"]})
    for name in ("Geis", "The Fianna"):
        table.refused(name, "no_season")
    assert table.choices() == ["pass"]


def test_nobody_plays_the_card_of_another() -> None:
    table = season(hands={1: ["New Clans"]})
    table.refused("New Clans")


# Where played cards go


def test_a_played_action_card_goes_to_the_discard_pile_with_those_before() -> None:
    table = season(hands={0: ["New Clans"]})
    table.play("New Clans", "Hills", "Hills")
    table.nobody_reacts()
    assert table.place("New Clans") == "discard"


def test_a_played_tale_lies_face_up() -> None:
    table = season(hands={0: ["Children of Dana"]})
    table.play("Children of Dana", "Hills")
    table.nobody_reacts()
    assert table.place("Children of Dana") == "discard"
    assert table.knows(ONLOOKER, "Children of Dana")


def test_a_played_advantage_card_lies_by_until_the_next_assembly() -> None:
    table = given(ISLAND | {"Swamp": [1, 0, 0]}, hands={0: ["Swamp"]})
    table.play("Swamp")
    table.nobody_reacts()
    assert table.place("Swamp") == "spent"
    after_the_season(table)
    assert table.hand(0) == ["Swamp"]


def test_an_advantage_card_stays_though_the_territory_is_lost() -> None:
    table = given({"Hills": [2, 0, 1], "Swamp": [1, 2, 0]}, hands={0: ["Swamp"]}, turn=1)
    table.passes()
    table.passes()
    assert table.turn == 0
    assert table.may("Swamp")


# Passing


def test_who_passed_may_act_again() -> None:
    table = season(hands={0: ["New Clans"], 1: ["Bard"]})
    table.passes()
    table.play("Bard")
    table.chance("Eriu")
    table.passes()
    assert table.turn == 0
    assert table.may("New Clans")


def test_the_season_ends_when_all_have_passed_in_succession() -> None:
    table = season(hands={1: ["Bard"]})
    table.passes()
    table.passes()
    assert not table.told("season_ends")
    table.passes()
    assert table.told("season_ends") == [{"round": 1}]
    assert table.state.round == 2


def test_a_card_among_the_passes_lets_everybody_pass_anew() -> None:
    table = season(hands={2: ["Bard"]})
    table.passes()
    table.passes()
    table.play("Bard")
    table.chance("Eriu")
    table.passes()
    table.passes()
    assert not table.told("season_ends")
    table.passes()
    table.nobody_reacts()
    assert table.told("season_ends")


def test_a_pretender_token_among_the_passes_lets_everybody_pass_anew() -> None:
    table = given(dict.fromkeys(SIX, (1, 1, 1)))
    table.passes()
    table.passes()
    assert table.turn == 2
    table.play("pretender")
    table.passes()
    table.passes()
    assert not table.told("season_ends")
    table.passes()
    assert table.told("season_ends")


# Pretender tokens


def test_a_token_needs_a_condition_of_victory() -> None:
    table = season()
    table.refused("pretender", "no_condition")
    table = given(dict.fromkeys(SIX, (1, 0, 0)))
    table.play("pretender")
    assert table.state.pretenders == 1
    assert table.told("pretender") == [{"seat": 0}]


def test_deeds_help_to_a_token() -> None:
    island = dict.fromkeys(SIX[:4], (1, 0, 0))
    given(island, deeds={0: 1}).refused("pretender", "no_condition")
    assert given(island, deeds={0: 2}).may("pretender")


def test_each_player_has_one_token_at_the_most() -> None:
    table = given(dict.fromkeys(SIX, (1, 1, 1)), pretenders=[0])
    table.refused("pretender", "one_token")


def test_several_players_may_be_pretenders() -> None:
    table = given(dict.fromkeys(SIX, (1, 1, 1)))
    table.play("pretender")
    assert table.turn == 1
    table.play("pretender")
    assert table.turn == 2
    assert table.state.pretenders == 0b011


def test_a_token_stays_when_the_condition_is_lost() -> None:
    table = given(dict.fromkeys(SIX, (1, 0, 0)) | {"Misty Lands": (0, 1, 1)}, hands={1: ["Balor's Eye"]})
    table.play("pretender")
    table.play("Balor's Eye", "Hills", "p0")
    assert table.turn == 2
    assert table.state.pretenders == 1
    table.passes()
    table.refused("pretender", "one_token")
    table.passes()
    table.passes()
    assert table.told("season_ends")
    assert not table.state.over
    assert table.state.pretenders == 0


def test_taking_the_token_is_the_whole_turn() -> None:
    table = given(dict.fromkeys(SIX, (1, 1, 1)), hands={0: ["New Clans"]})
    table.play("pretender")
    assert table.turn == 1


# Without a clan


def homeless(**words: object) -> Scene:
    """Seat 0, whose turn comes, has no clan in play."""
    return given({"Hills": [0, 1, 1], "Valley": [0, 1, 0], "Cove": [0, 0, 0]}, **words)  # type: ignore[arg-type]


def test_a_player_without_clans_loses_a_deed_and_places_two_clans() -> None:
    table = homeless(deeds={0: 2})
    assert table.deeds(0) == 1
    assert table.choices() == ["@cove", "@hills", "@valley"]
    table.play("Cove", "Hills")
    assert (table.clans("Cove"), table.clans("Hills")) == ([1, 0, 0], [1, 1, 1])
    assert isinstance(table.step, Turn)
    assert table.awaited == (0,)


def test_both_clans_may_go_to_one_territory_and_start_no_clash() -> None:
    table = homeless()
    table.play("Hills", "Hills")
    assert table.clans("Hills") == [2, 1, 1]
    assert table.clash is None


def test_without_a_deed_they_come_all_the_same() -> None:
    table = homeless()
    table.play("Cove", "Cove")
    assert (table.deeds(0), table.clans("Cove")) == (0, [2, 0, 0])


def test_the_turn_goes_on_as_usual() -> None:
    table = homeless(hands={0: ["New Clans", "Geis"]}, deeds={0: 7})
    assert table.deeds(0) == 6
    table.play("Cove", "Cove")
    assert table.choices() == ["new-clans", "pass", "pretender"]


def test_the_brenn_without_clans_must_still_play_a_card() -> None:
    table = homeless(hands={0: ["New Clans"]}, first=True)
    table.play("Cove", "Cove")
    assert table.choices() == ["new-clans"]


def test_clans_come_back_only_at_the_start_of_ones_own_turn() -> None:
    table = given({"Hills": [1, 1, 1], "Valley": [0, 1, 1]}, hands={1: ["Balor's Eye"]}, turn=1)
    table.play("Balor's Eye", "Hills", "p0")
    assert table.turn == 2
    table.passes()
    table.nobody_reacts()
    assert not isinstance(table.step, Turn)
    assert table.awaited == (0,)


def test_it_happens_every_time() -> None:
    table = homeless(deeds={0: 2}, hands={1: ["Balor's Eye"], 2: ["The Other World"]}, sanctuaries={"Hills": 1})
    table.play("Cove", "Hills", "pass")
    table.play("Balor's Eye", "Cove", "p0")
    table.play("The Other World", "Hills", "p0")
    table.nobody_reacts()
    assert table.deeds(0) == 0
    table.play("Cove", "Cove")
    assert table.turn == 0


# The end of the Season


def end_season(table: Scene) -> None:
    """Everybody passes, and what follows has only begun."""
    while not table.told("season_ends"):
        table.play("pass")


def test_tales_are_kept_and_action_cards_are_discarded_face_down() -> None:
    table = season(hands={0: ["Bard", "Eriu"], 1: ["Geis"]})
    after_the_season(table)
    assert [table.hand(seat) for seat in range(3)] == [["Eriu"], [], []]
    assert not table.told("card_discarded")
    table.chance("sunwise")
    assert set(ACTIONS[:13]) == {name for name in ACTIONS if table.place(name) == "deck"}


def test_deeds_are_kept() -> None:
    table = after_the_season(season(deeds={0: 1, 2: 3}))
    assert [table.deeds(seat) for seat in range(3)] == [1, 0, 3]


def test_the_festival_leaves_the_island() -> None:
    table = season(festival="Hills")
    table.passes()
    table.passes()
    assert table.state.festival == TERRITORIES.index("Hills")
    table.passes()
    assert table.state.festival < 0


def test_an_advantage_card_is_kept_only_by_who_is_still_chieftain() -> None:
    """What the Assembly makes of it comes later: here its first window is still open."""
    island = {"Hills": [2, 1, 0], "Moor": [1, 1, 0], "Valley": [0, 0, 1]}
    table = given(island, hands={0: ["Hills", "Moor"], 2: ["Ogma's Eloquence"]})
    end_season(table)
    assert table.awaited == (2,)
    assert (table.place("Hills"), table.place("Moor")) == ("hand 0", "row")


def test_the_card_of_a_lost_territory_answers_nothing_in_the_next_assembly() -> None:
    """The Forest was lost during the Season, and Cathbad's Word is played before advantage cards are handed out."""
    for chieftain, clans in ((True, [2, 1, 0]), (False, [1, 1, 0])):
        island = {"Forest": clans, "Valley": [0, 0, 1]}
        table = given(island, hands={0: ["Cathbad's Word", "Forest"]})
        end_season(table)
        table.reacts(0, "Cathbad's Word", "Bard")
        assert table.is_asked(0, "Forest") == chieftain


def test_the_next_round_begins_with_an_assembly() -> None:
    table = after_the_season(season())
    assert table.told("assembly_begins") == [{"round": 2}]
    finish_assembly(table)
    assert (table.turn, table.state.passes) == (0, 0)
    table.refused("pass", "brenn_begins")


# Triskel cards, and who answers first


def test_several_cards_may_answer_the_same_event() -> None:
    island = {"Lost Vale": [0, 0, 0], "Valley": [2, 0, 1], "Hills": [1, 1, 1]}
    table = given(island, hands={0: ["New Clans", "Lost Vale", "Valley"]})
    table.play("New Clans", "Hills", "Hills")
    table.reacts(0, "Valley", "Valley")
    table.reacts(0, "Lost Vale", "Hills", "p1")
    assert (table.clans("Lost Vale"), table.clans("Valley"), table.clans("Hills")) == ([0, 1, 0], [3, 0, 1], [3, 0, 1])


@pytest.mark.parametrize(("crows", "order"), [(1, [1, 3, 0]), (-1, [1, 0, 3])])
def test_the_active_player_answers_first_then_the_others_as_the_crows_fly(crows: int, order: list[int]) -> None:
    """Seat 2 holds no card, as everybody sees, and is not asked."""
    hands = {0: ["Eriu"], 1: ["New Clans", "Ogma's Eloquence"], 3: ["Tuan's Memory"]}
    table = given({"Hills": [1, 1, 1, 1]}, hands=hands, players=4, turn=1, crows=crows)
    table.play("New Clans", "Hills", "Hills")
    asked: list[int] = []
    while len(asked) < 3:
        asked.append(table.awaited[0])
        table.play("pass")
    assert asked == order


def test_cards_that_answer_a_season_card_wait_for_the_clashes_it_caused() -> None:
    island = {"Hills": [2, 0, 0], "Valley": [0, 2, 1], "Cove": [1, 0, 0]}
    table = given(island, hands={0: ["Migration", "Valley"]})
    table.play("Migration", "Hills", "Valley", "done")
    assert table.clash == "Valley"
    assert not table.is_asked(0, "Valley")
    table.offers_peace(0)
    table.accepts(1)
    table.accepts(2)
    assert table.clash is None
    table.reacts(0, "Valley", "Cove")
    assert table.clans("Cove") == [2, 0, 0]


# New territories


def test_a_new_territory_brings_its_advantage_card_which_nobody_holds_before_the_assembly() -> None:
    table = season(hands={0: ["Exploration"]}, brenn=1)
    table.play("Exploration")
    table.nobody_reacts()
    assert table.awaited == (1,), "the Brenn chooses where"
    table.play(table.choices()[0])
    table.chance("Moor")
    assert (table.clans("Moor"), table.place("Moor")) == ([1, 0, 0], "row")
    assert int(table.state.near[TERRITORIES.index("Moor")]).bit_count() >= 2
    after_the_season(table)
    assert table.hand(0) == ["Moor"]


def test_a_new_territory_touches_at_least_two_others() -> None:
    table = given(dict.fromkeys(SIX, (1, 1, 1)), hands={0: ["Exploration"]})
    table.play("Exploration")
    table.nobody_reacts()
    laid = [int(spot) for spot in table.state.spots if spot >= 0]
    for word in table.choices():
        assert sum(adjacent(spot_from_text(word), other) for other in laid) >= 2


# Supplies


def test_a_player_with_all_clans_in_play_recruits_no_more() -> None:
    table = given({"Hills": [11, 1, 1], "Valley": [1, 1, 1]}, hands={0: ["New Clans"]})
    table.play("New Clans")
    assert table.turn == 1
    assert table.clans("Hills") == [11, 1, 1]


def test_the_ninth_sanctuary_is_the_last_and_the_rest_of_the_card_happens() -> None:
    table = season(sanctuaries={"Hills": 4, "Valley": 5}, hands={0: ["Sanctuary"]})
    table.play("Sanctuary", "Hills")
    table.chance("Eriu")
    assert (table.sanctuaries("Hills"), table.hand(0)) == (4, ["Eriu"])


def test_the_eighth_citadel_is_the_last() -> None:
    table = season(citadels={"Hills": 3, "Valley": 5}, hands={0: ["Citadel"]})
    table.play("Citadel", "Hills")
    table.nobody_reacts()
    assert (table.citadels("Hills"), table.hand(0)) == (3, ["Hills"])


def test_any_number_of_buildings_stand_in_one_territory() -> None:
    table = season(sanctuaries={"Hills": 5}, hands={0: ["Sanctuary"]})
    table.play("Sanctuary", "Hills")
    table.chance("Eriu")
    assert table.sanctuaries("Hills") == 6


@pytest.mark.parametrize(("edition", "supply"), [("reprint", 10), ("classic", 8)])
def test_deeds_come_from_a_supply_that_the_edition_tells(edition: str, supply: int) -> None:
    for others, gained in ((supply - 1, 1), (supply, 0)):
        island = {"Hills": [1, 1, 0], "Valley": [1, 0, 1]}
        hands = {0: ["Eriu", "Master Craftsman"]}
        table = given(island | {"Cove": [0, 0, 0, 1]}, hands=hands, players=4, deeds={1: others}, edition=edition)
        table.play("Eriu")
        table.reacts(0, "Master Craftsman", "p1")
        assert table.turn == 1
        assert table.deeds(0) == gained
