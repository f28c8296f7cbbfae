"""The ledger of a table: playing by it, reading it again, taking moves back."""

import pytest
from tests.web.tables.logs import Sitting, snapshot

from triskel.core.chance import Rng
from triskel.web.tables.ledger import BadLog, Held, Ledger, Logged, Refused, Sitter

BONUS = {
    "game": "ingenious",
    "tiles": ["f4f5RR", "e3f3BR", "h7h8YY"],
    "racks": [["RG", "RB", "GG", "BO", "OY", "PP"], ["GG", "GG", "BB", "OO", "YP", "YP"]],
    "markers": [{"R": 15}, {}],
    "turn": 0,
}
"""The tile RG on f6g6 lifts red to 18: a bonus play for Ann."""

SWAP = {
    "game": "ingenious",
    "tiles": ["f4f5RR", "e3f3BR", "h7h8YY"],
    "racks": [["RG", "RB", "GG", "BO", "OY", "YY"], ["GG", "GG", "BB", "OO", "YP", "YP"]],
    "markers": [{"R": 5, "G": 5, "B": 5, "O": 5, "Y": 5}, {}],
    "turn": 0,
}
"""Ann's rack shows no purple, which stands lowest: she may swap it."""


def refusal(code: str) -> "pytest.RaisesExc[Refused]":
    return pytest.raises(Refused, check=lambda error: error.code == code)


# Playing


def test_the_start_deals_and_the_first_player_is_awaited() -> None:
    table = Sitting(2)
    assert table.ledger.awaited() == (0,)
    dealt = [event.kind for event in table.ledger.events(1)]
    assert dealt == ["tile_drawn"] * 12


def test_a_turn_is_one_entry_up_to_the_next_choice_of_somebody() -> None:
    table = Sitting(2)
    number = table.turn(0)
    assert number == 2
    assert table.ledger.awaited() == (1,)
    told = [event.kind for event in table.ledger.events(number)]
    assert told[0] == "tile_laid"
    assert told[-1] == "tile_drawn", "the rack was kept and refilled in the same entry"


def test_a_whole_game_ends_with_a_result() -> None:
    table = Sitting(2)
    table.to_the_end()
    outcome = table.ledger.outcome()
    assert table.ledger.is_over()
    assert outcome is not None
    assert sorted(outcome.places)[0] == 1
    assert table.ledger.awaited() == ()


def test_a_tile_drawn_is_told_to_its_drawer_only() -> None:
    table = Sitting(2)
    number = table.turn(0)
    drawn = {eyes: table.ledger.told(number, eyes)["events"][-1] for eyes in (0, 1, None)}  # type: ignore[index]
    assert "tile" in drawn[0]
    assert "tile" not in drawn[1]
    assert "tile" not in drawn[None]


def test_an_entry_is_told_without_the_moves_of_chance() -> None:
    table = Sitting(2)
    table.turn(0)
    for number in (1, 2):
        assert not {"moves", "seats"} & table.ledger.told(number, None).keys()


def test_a_swap_that_is_possible_is_asked_before_anything_is_committed() -> None:
    table = Sitting(2, position=SWAP)
    held = table.ledger.play(0, ["f9f10OY"], table.chance)
    assert isinstance(held, Held)
    assert held.seat == 0
    assert sorted(held.state.move_text(move) for move in held.state.moves(0)) == ["keep", "swap"]
    assert table.ledger.number == 1, "nothing is committed"
    table.play(0, "f9f10OY", "swap")
    assert "rack_shown" in [event.kind for event in table.ledger.events(2)]


def test_an_illegal_move_is_refused_with_the_rule_and_changes_nothing() -> None:
    table = Sitting(2, position=BONUS)
    before = snapshot(table.ledger, table.now)
    with pytest.raises(Refused) as caught:
        table.play(0, "f4f5RG")
    assert (caught.value.code, caught.value.rule, caught.value.facts) == ("illegal", "not_empty", {"cell": "f4"})
    assert snapshot(table.ledger, table.now) == before


def test_what_is_no_move_is_refused() -> None:
    table = Sitting(2)
    with refusal("notation"):
        table.play(0, "upside down")
    with refusal("illegal"):
        table.play(0)


def test_nobody_plays_out_of_turn_or_at_a_seat_that_does_not_exist() -> None:
    table = Sitting(2)
    state = table.ledger.state
    text = state.move_text(state.moves(0)[0])
    with pytest.raises(Refused, match="turn of player 1") as caught:
        table.play(1, text)
    assert caught.value.rule == "not_your_turn"
    with refusal("no_seat"):
        table.ledger.leave(2)
    with refusal("no_seat"):
        table.ledger.play(-1, [text], table.chance)


def test_why_not_tells_the_refusal_and_nothing_for_a_legal_move() -> None:
    table = Sitting(2, position=BONUS)
    refused = table.ledger.why(0, ["f4f5RG"])
    assert refused is not None
    assert refused.rule == "not_empty"
    assert table.ledger.why(0, ["f6g6RG"]) is None


def test_after_the_end_everything_is_refused() -> None:
    table = Sitting(2)
    table.to_the_end()
    with refusal("over"):
        table.leaves(0)
    with refusal("over"):
        table.asks(0, "undo")
    with refusal("over"):
        table.play(0, "keep")


def test_before_the_start_nobody_may_play() -> None:
    ledger = Ledger("ingenious", {"players": 2})
    assert ledger.awaited() == ()
    with refusal("not_begun"):
        ledger.play(0, ["f6g6RG"], Rng(1))
    with refusal("bad_start"):
        ledger.start([Sitter(1, "Ann")], Rng(1))
    with refusal("unknown_bot"):
        ledger.start([Sitter(1, "Ann"), Sitter(None, "", "deep thought")], Rng(1))


# Bots


def test_a_bot_plays_its_seat_and_nobody_else_does() -> None:
    table = Sitting(2, bots={0: "greedy"})
    assert table.ledger.bot_at(0) == "greedy"
    state = table.ledger.state
    text = state.move_text(state.moves(0)[0])
    with refusal("bot_plays"):
        table.ledger.play(0, [text], table.chance)
    with refusal("person_plays"):
        table.ledger.play(1, [text], table.chance, by_bot=True)
    table.turn(0)
    assert table.ledger.awaited() == (1,)


def test_who_holds_several_seats_is_found_at_each() -> None:
    table = Sitting(3, people={0: 7, 2: 7})
    assert table.ledger.seats_of(7) == [0, 2]
    assert table.ledger.seats_of(None) == []


# Reading a log


def test_reading_the_log_again_gives_the_same_table() -> None:
    table = Sitting(3)
    table.to_the_end()
    assert snapshot(table.refolded(), table.now) == snapshot(table.ledger, table.now)


@pytest.mark.parametrize("number", [1, 2, 4, 100])
def test_an_entry_with_another_number_than_the_next_is_bad(number: int) -> None:
    table = Sitting(2)
    table.turn()
    draft = table.ledger.leave(0)
    before = snapshot(table.ledger, table.now)
    with pytest.raises(BadLog, match="the next entry is number 3"):
        table.ledger.apply(Logged(number, table.now, draft.kind, draft.seat, None, draft.body))
    assert snapshot(table.ledger, table.now) == before


@pytest.mark.parametrize(
    ("kind", "seat", "body", "problem"),
    [
        ("start", None, {}, "one start"),
        ("dance", 0, {}, "no entry of kind 'dance'"),
        ("play", 0, {}, "list of"),
        ("play", 0, {"moves": [[0]]}, "list of"),
        ("play", 0, {"moves": [[0, 5000]]}, ""),
        ("play", None, {"moves": []}, "has a seat"),
        ("play", 0, {"moves": [[0, 1 << 80]]}, ""),
        ("undo", 0, {"to": 0}, "no entry 0"),
        ("undo", 0, {"to": 2}, "no entry 2"),
        ("undo", 0, {}, "'to'"),
        ("answer", 0, {"ask": 1, "yes": True}, "nothing that is open"),
        ("choice", 0, {"about": 1, "choose": "wait"}, "nothing that is open"),
        ("handover", 0, {"to": "bot"}, "'bot' names"),
        ("handover", None, {"to": "person"}, "has a seat"),
        ("leave", 7, {}, "no seat 7"),
        ("ask", 0, {"what": "mercy"}, "undo, live, end"),
        ("clock", None, {}, "'clock'"),
    ],
)
def test_an_entry_that_does_not_fit_is_named_and_changes_nothing(
    kind: str, seat: int | None, body: dict[str, object], problem: str
) -> None:
    table = Sitting(2)
    before = snapshot(table.ledger, table.now)
    with pytest.raises(BadLog, match=f"entry 2: .*{problem}"):
        table.ledger.apply(Logged(2, table.now, kind, seat, None, body))
    assert snapshot(table.ledger, table.now) == before


def test_a_play_that_turns_illegal_half_way_leaves_the_state_as_it_was() -> None:
    table = Sitting(2)
    state = table.ledger.state
    legal = state.moves(0)[0]
    before = snapshot(table.ledger, table.now)
    with pytest.raises(BadLog):
        table.ledger.apply(Logged(2, table.now, "play", 0, None, {"moves": [[0, legal], [0, legal]]}))
    assert snapshot(table.ledger, table.now) == before


def test_a_log_begins_with_a_start() -> None:
    ledger = Ledger("ingenious", {"players": 2})
    with pytest.raises(BadLog, match="begins with it"):
        ledger.apply(Logged(1, 0, "leave", 0, None, {}))
    with pytest.raises(BadLog, match="each of 2 seats"):
        ledger.apply(Logged(1, 0, "start", None, None, {"seats": [], "moves": []}))


def test_how_the_game_stood_after_any_entry_can_be_asked() -> None:
    table = Sitting(2)
    stood = {1: table.ledger.state.key()}
    for _turn in range(6):
        number = table.turn()
        stood[number] = table.ledger.state.key()
    for number, key in stood.items():
        assert table.ledger.state_at(number).key() == key


# Free undo


def test_a_play_that_drew_nothing_is_taken_back_freely() -> None:
    table = Sitting(2, position=BONUS)
    key = table.ledger.state.key()
    table.play(0, "f6g6RG")
    assert table.ledger.free_undo(0) == 1
    table.undoes(0)
    assert table.ledger.state.key() == key
    assert table.ledger.is_undone(2)
    assert next(event.kind for event in table.ledger.events(2)) == "tile_laid", "an undone entry keeps its events"
    table.play(0, "f6g6RG")
    assert not table.ledger.is_undone(4)


def test_only_who_played_may_take_back_freely() -> None:
    table = Sitting(2, position=BONUS)
    table.play(0, "f6g6RG")
    assert table.ledger.free_undo(1) is None
    with refusal("no_free_undo"):
        table.undoes(1)


def test_a_play_that_drew_a_tile_is_not_taken_back_freely() -> None:
    table = Sitting(2)
    table.turn(0)
    assert table.ledger.free_undo(0) is None


def test_no_free_undo_before_any_play() -> None:
    table = Sitting(2)
    assert table.ledger.free_undo(0) is None


# Undo by consent


def test_an_undo_by_consent_goes_back_before_the_askers_last_play() -> None:
    table = Sitting(2)
    key = table.ledger.state.key()
    table.turn(0)
    table.turn(1)
    ask = table.asks(0, "undo")
    assert table.open() == [("ask", 0, [1])]
    table.agrees(1, ask)
    assert table.last() == ("undo", 0, {"to": 1, "ask": ask})
    assert table.ledger.state.key() == key
    assert [table.ledger.is_undone(number) for number in (1, 2, 3)] == [False, True, True]
    assert table.open() == []


def test_an_undo_that_one_refuses_is_gone() -> None:
    table = Sitting(3)
    table.turn(0)
    ask = table.asks(0, "undo")
    table.agrees(1, ask)
    assert table.open() == [("ask", 0, [2])]
    table.refuses(2, ask)
    assert table.open() == []
    assert table.ledger.awaited() == (1,)
    with refusal("no_question"):
        table.agrees(1, ask)


def test_bots_always_agree() -> None:
    table = Sitting(3, bots={1: "greedy", 2: "random"})
    table.turn(0)
    table.turn(1)
    table.asks(0, "undo")
    assert table.last()[0] == "undo"
    assert table.ledger.awaited() == (0,)


def test_an_undo_is_no_longer_asked_once_somebody_has_played_on() -> None:
    table = Sitting(2)
    table.turn(0)
    ask = table.asks(0, "undo")
    table.turn(1)
    assert table.open() == []
    with refusal("no_question"):
        table.agrees(1, ask)


def test_the_asker_may_take_the_question_back_but_not_answer_it() -> None:
    table = Sitting(2)
    table.turn(0)
    ask = table.asks(0, "undo")
    with refusal("not_asked"):
        table.agrees(0, ask)
    table.refuses(0, ask)
    assert table.open() == []


def test_one_person_at_two_seats_needs_nobodys_consent() -> None:
    table = Sitting(2, people={0: 7, 1: 7})
    table.turn(0)
    table.asks(0, "undo")
    assert table.last()[0] == "undo"


def test_after_an_undo_chance_draws_anew() -> None:
    seen = set()
    for seed in range(8):
        table = Sitting(2, seed=seed, people={0: 7, 1: 7})
        state = table.ledger.state
        text = state.move_text(state.moves(0)[0])
        first = table.play(0, text)
        table.asks(0, "undo")
        second = table.play(0, text)
        drawn = [table.ledger.told(number, 0)["events"][-1]["tile"] for number in (first, second)]  # type: ignore[index]
        seen.add(drawn[0] == drawn[1])
    assert False in seen


def test_undo_after_undo_goes_further_back() -> None:
    table = Sitting(2, people={0: 7, 1: 7})
    keys = [table.ledger.state.key()]
    for _turn in range(3):
        table.turn()
        keys.append(table.ledger.state.key())
    table.asks(0, "undo")
    assert table.ledger.state.key() == keys[2]
    table.asks(1, "undo")
    assert table.ledger.state.key() == keys[1]
    table.asks(0, "undo")
    assert table.ledger.state.key() == keys[0]
    with refusal("nothing_to_undo"):
        table.asks(0, "undo")


def test_the_same_thing_is_not_asked_twice() -> None:
    table = Sitting(2)
    table.turn(0)
    table.asks(0, "undo")
    with refusal("already_asked"):
        table.asks(0, "undo")
