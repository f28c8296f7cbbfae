"""People who go and come back, bots that stand in for them, and the early end."""

from tests.web.tables.logs import HOUR, LIVE, MINUTE, Sitting
from tests.web.tables.test_ledger import refusal


def test_a_bot_stands_in_and_the_person_takes_the_seat_back() -> None:
    table = Sitting(2)
    table.gets_a_bot(0, "greedy")
    assert table.last() == ("handover", 0, {"to": "bot", "bot": "greedy", "why": "asked"})
    assert table.ledger.bot_at(0) == "greedy"
    table.turn(0)
    table.turn(1)
    table.comes_back(0)
    assert table.ledger.bot_at(0) == ""
    table.turn(0)


def test_a_bot_that_stands_in_uses_no_clock_and_brings_none() -> None:
    table = Sitting(2, clock=LIVE)
    table.after(MINUTE)
    table.gets_a_bot(0)
    assert table.running() == []
    table.after(HOUR).turn(0)
    table.turn(1)
    table.comes_back(0)
    assert table.left(0) == 9 * MINUTE
    assert table.running() == [0]


def test_only_a_bot_that_there_is_can_stand_in() -> None:
    table = Sitting(2)
    with refusal("unknown_bot"):
        table.gets_a_bot(0, "deep thought")
    with refusal("unknown_bot"):
        table.gets_a_bot(0, "greedy(depth=2)")


def test_who_plays_in_person_has_nothing_to_take_back() -> None:
    table = Sitting(2)
    with refusal("nothing_to_hand_over"):
        table.comes_back(0)


def test_a_bot_that_sits_for_good_does_not_go() -> None:
    table = Sitting(2, bots={1: "greedy"})
    for act in (table.comes_back, table.leaves, table.gets_a_bot):
        with refusal("bot_sits"):
            act(1)


def test_after_leaving_the_others_choose() -> None:
    table = Sitting(3)
    table.leaves(2)
    assert table.open() == [("leave", 2, [0, 1])]
    table.turn(0)
    table.chooses(0, 2, "bot")
    table.chooses(1, 2, "bot")
    assert table.ledger.bot_at(2) != ""
    assert table.open() == []
    table.turn(1)
    table.turn(2)


def test_the_others_may_wait_for_a_leaver_and_change_their_minds() -> None:
    table = Sitting(2, clock=LIVE)
    table.leaves(0)
    table.chooses(1, 2, "wait")
    assert table.open() == [("leave", 0, [])]
    table.passes(HOUR)
    assert table.last()[0] == "choice", "a leaver has no clock that could run out"
    table.chooses(1, 2, "bot")
    assert table.ledger.bot_at(0) != ""


def test_a_leaver_comes_back_by_saying_so_or_by_playing() -> None:
    table = Sitting(2)
    leave = table.leaves(0)
    table.comes_back(0)
    assert table.open() == []
    assert table.ledger.left == [False, False]
    with refusal("no_question"):
        table.chooses(1, leave, "bot")
    table.leaves(0)
    table.turn(0)
    assert table.open() == []
    assert table.ledger.left == [False, False]


def test_a_leaver_whose_seat_a_bot_plays_comes_back() -> None:
    table = Sitting(2)
    leave = table.leaves(0)
    table.chooses(1, leave, "bot")
    table.turn(0)
    assert table.ledger.bot_at(0) != "", "the bot's play does not bring the person back"
    table.turn(1)
    table.comes_back(0)
    table.turn(0)


def test_nobody_leaves_twice() -> None:
    table = Sitting(3)
    table.leaves(0)
    with refusal("has_left"):
        table.leaves(0)


def test_when_all_people_have_left_the_game_ends_without_a_result() -> None:
    table = Sitting(3, bots={1: "greedy"})
    table.leaves(0)
    assert not table.ledger.is_over()
    table.leaves(2)
    assert table.last() == ("end", None, {"why": "left"})
    assert table.ledger.outcome() is None


def test_alone_with_bots_one_leaves_and_that_is_the_end() -> None:
    table = Sitting(2, bots={1: "greedy"})
    table.leaves(0)
    assert table.ledger.is_over()


def test_bots_alone_play_to_the_end() -> None:
    table = Sitting(2, bots={0: "random", 1: "greedy"})
    table.to_the_end()
    assert table.ledger.outcome() is not None


def test_all_agree_to_end_the_game() -> None:
    table = Sitting(3)
    ask = table.asks(0, "end")
    table.turn(0)
    table.agrees(1, ask)
    assert not table.ledger.is_over()
    table.agrees(2, ask)
    assert table.last() == ("end", None, {"why": "agreed"})
    assert table.ledger.is_over()


def test_who_has_left_or_is_replaced_is_not_asked() -> None:
    table = Sitting(3)
    table.leaves(2)
    ask = table.asks(0, "end")
    assert ("ask", 0, [1]) in table.open()
    table.gets_a_bot(1)
    assert table.ledger.is_over(), "nobody is left to disagree"
    assert ask


def test_a_bots_seat_does_not_answer() -> None:
    table = Sitting(3)
    table.turn(0)
    table.gets_a_bot(2)
    ask = table.asks(0, "undo")
    with refusal("bot_plays"):
        table.agrees(2, ask)


def test_another_person_may_get_the_seat() -> None:
    table = Sitting(2)
    table.ledger.reseat(0, 99, "Ada")
    assert table.ledger.seats_of(99) == [0]
    assert table.ledger.seats_of(10) == []
    assert table.ledger.told(table.turn(0), None)["name"] == "Ada"
