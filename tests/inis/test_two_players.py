"""The game of two: two drafts of three cards each, and the crows matter only for the Gates."""

from tests.inis.drafting import actions, aside, deal, deal_anyhow, draft_anyhow, keep
from tests.inis.language import ONLOOKER, Scene, given

from triskel.inis.assembly import Deal, Draft
from triskel.inis.names import ACTIONS

FIRST = (("Bard", "Citadel", "Conquest"), ("Druid", "Exploration", "Festival"))
SECOND = (("Geis", "Migration", "New Alliance"), ("New Clans", "Sanctuary", "Warlord"))


def assembly(crows: str = "sunwise", **words: object) -> Scene:
    """An Assembly of two players up to the first deal."""
    table = given({"Hills": [1, 1], "Valley": [2, 2]}, players=2, assembly=True, **words)  # type: ignore[arg-type]
    table.chance(crows)
    return table


def after_the_first_draft() -> Scene:
    table = assembly()
    deal(table, FIRST, aside="Craftsmen and Peasants")
    keep(table, {0: ["Bard"], 1: ["Druid"]})
    keep(table, {0: ["Bard", "Festival"], 1: ["Druid", "Citadel"]})
    return table


def test_thirteen_action_cards_take_part_and_one_is_set_aside() -> None:
    table = assembly()
    assert len(table.choices()) == 13
    deal(table, FIRST, aside="Craftsmen and Peasants")
    assert aside(table) == "Craftsmen and Peasants"
    assert [len(actions(table, seat)) for seat in range(2)] == [3, 3]


def test_one_card_is_kept_and_then_two() -> None:
    table = assembly()
    deal(table, FIRST)
    assert list(table.awaited) == [0, 1]
    keep(table, {0: ["Bard"], 1: ["Druid"]})
    assert actions(table, 0) == {"Bard", "Exploration", "Festival"}
    assert actions(table, 1) == {"Druid", "Citadel", "Conquest"}
    keep(table, {0: ["Exploration", "Festival"], 1: ["Druid"]})
    assert list(table.awaited) == [1]
    assert actions(table, 0) == {"Bard", "Exploration", "Festival"}
    keep(table, {1: ["Conquest"]})
    assert isinstance(table.step, Deal)


def test_the_first_three_cards_are_laid_by() -> None:
    table = after_the_first_draft()
    assert [actions(table, seat) for seat in range(2)] == [set(), set()]
    assert [name for name in ACTIONS if table.place(name) == "laid by 0"] == ["Bard", "Conquest", "Festival"]
    assert [name for name in ACTIONS if table.place(name) == "laid by 1"] == ["Citadel", "Druid", "Exploration"]


def test_the_second_deal_is_of_other_cards() -> None:
    table = after_the_first_draft()
    assert table.choices() == ["geis", "migration", "new-alliance", "new-clans", "sanctuary", "warlord"]


def test_the_two_sets_are_never_mixed() -> None:
    table = after_the_first_draft()
    deal(table, SECOND)
    assert isinstance(table.step, Draft)
    assert [actions(table, seat) for seat in range(2)] == [set(SECOND[0]), set(SECOND[1])]
    keep(table, {0: ["Geis"], 1: ["Warlord"]})
    assert [actions(table, seat) for seat in range(2)] == [
        {"Geis", "New Clans", "Sanctuary"},
        {"Warlord", "Migration", "New Alliance"},
    ]


def test_at_the_end_each_holds_six_cards_chosen_in_two_drafts() -> None:
    table = after_the_first_draft()
    deal(table, SECOND)
    keep(table, {0: ["Geis"], 1: ["Warlord"]})
    keep(table, {0: ["Geis", "New Clans"], 1: ["Warlord", "Migration"]})
    assert actions(table, 0) == {"Bard", "Conquest", "Festival", "Geis", "New Clans", "New Alliance"}
    assert actions(table, 1) == {"Citadel", "Druid", "Exploration", "Warlord", "Migration", "Sanctuary"}
    assert table.turn == 0
    table.refused("pass", "brenn_begins")


def test_what_was_laid_by_is_known_to_who_has_seen_it() -> None:
    table = after_the_first_draft()
    assert table.knows(0, "Bard")
    assert not table.knows(ONLOOKER, "Bard")
    assert table.told("card_dealt") == [{"seat": 0}] * 3 + [{"seat": 1}] * 3


def test_all_thirteen_cards_are_dealt_or_set_aside() -> None:
    table = assembly()
    for _ in range(2):
        deal_anyhow(table)
        draft_anyhow(table)
    assert sorted(table.place(name) for name in ACTIONS[:13]) == ["aside"] + ["hand 0"] * 6 + ["hand 1"] * 6


def test_the_direction_of_the_crows_changes_no_turn() -> None:
    for crows in (1, -1):
        table = given({"Hills": [1, 1], "Valley": [2, 2]}, players=2, crows=crows)
        table.passes()
        assert table.turn == 1


def test_the_crows_still_open_the_gates() -> None:
    table = given({"Gates of Tir na nOg": [1, 2], "Valley": [2, 2]}, players=2, assembly=True)
    table.chance("widdershins")
    table.chance("Eriu", "Tuan's Memory")
    assert table.clans("Gates of Tir na nOg") == [0, 1]


def test_two_passes_end_the_season() -> None:
    table = given({"Hills": [1, 1], "Valley": [2, 2]}, players=2)
    table.passes()
    assert not table.told("season_ends")
    table.passes()
    assert table.told("season_ends")


def test_a_whole_round_of_two() -> None:
    table = assembly()
    deal(table, FIRST, aside="Craftsmen and Peasants")
    draft_anyhow(table)
    deal(table, SECOND)
    draft_anyhow(table)
    assert table.turn == 0
    table.play("Bard")
    table.chance("Eriu")
    table.passes()
    table.passes()
    table.nobody_reacts()
    assert table.state.round == 3
