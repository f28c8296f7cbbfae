"""Records: what comes back, and one clear line about whatever is wrong with one."""

import json

import pytest
from tests.core.toys import Hush

from triskel.core.errors import BadOption, BadRecord
from triskel.core.records import Record
from triskel.core.state import CHANCE
from triskel.testing import random_game

pytestmark = pytest.mark.usefixtures("hush", "count")


def finished(**options: int) -> Record:
    return random_game(Hush(), options, seed=2)


def lines_of(record: Record) -> list[str]:
    return record.dumps().splitlines()


def refused(text: str, words: str) -> None:
    """Reading or replaying this text fails with one line that contains the words."""
    with pytest.raises(BadRecord) as caught:
        Record.loads(text).verify()
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def changed(record: Record, number: int, line: object) -> str:
    """The record's text with another line in place of this one (counted from 1; -1 is the last)."""
    lines = lines_of(record)
    lines[number - 1 if number > 0 else number] = line if isinstance(line, str) else json.dumps(line)
    return "\n".join(lines)


# There and back


def test_a_record_comes_back_as_it_was() -> None:
    record = finished(players=4)
    loaded = Record.loads(record.dumps(), "hush")
    assert loaded.moves == record.moves
    assert loaded.options == {"players": 4, "rounds": 2}
    assert loaded.verify().key() == record.replay().key()
    assert loaded.dumps() == record.dumps()


def test_chance_is_written_as_a_star() -> None:
    record = Record("hush", {"players": 2})
    record.add(CHANCE, 7)
    assert lines_of(record)[1:] == ['["*", "+1"]', '{"end": 1, "outcome": null}']


def test_seats_have_names_of_any_script_and_line_separators_in_them_do_no_harm() -> None:
    names = ["Zoé \N{SNOWMAN}", "line\u2028separator\x85and\x0bmore\nend", 'quote"']
    record = Record("hush", seats=names)
    assert Record.loads(record.dumps()).seats == names


def test_windows_line_ends_and_blank_lines_are_fine() -> None:
    text = "\r\n\r\n".join(lines_of(finished()))
    assert Record.loads(text).verify().is_over()


def test_a_record_is_cut_anywhere_and_goes_on_as_before() -> None:
    record = finished()
    states = list(record.states())
    assert len(states) == len(record.moves) + 1
    for count, state in enumerate(states):
        cut = record.cut(count)
        assert cut.replay().key() == record.replay(count).key() == state.key()
        assert Record.loads(cut.dumps()).verify().key() == state.key()


def test_the_states_of_a_record_are_independent() -> None:
    before, after, *_ = finished().states()
    key = after.key()
    before.play(CHANCE, 7)
    assert after.key() == key


def test_a_record_begins_from_a_position_and_has_its_options() -> None:
    record = finished(players=4)
    later = Record("hush", position=record.replay(20).document())
    later.moves = record.moves[20:]
    assert later.options == record.options
    assert Record.loads(later.dumps()).verify().key() == record.replay().key()


def test_a_record_in_the_making_claims_no_end() -> None:
    record = finished()
    assert record.verify().is_over()
    half = Record.loads(record.cut(30).dumps())
    for seat, move in record.moves[30:]:
        half.add(seat, move)
    assert half.verify().is_over(), "what the shorter record said about its end is past"


# What is wrong


def test_a_record_cut_off_anywhere_says_so() -> None:
    text = finished(players=2, rounds=1).dumps()
    for length in range(len(text) - 1):
        with pytest.raises(BadRecord) as caught:
            Record.loads(text[:length])
        assert any(words in str(caught.value) for words in ("cut off", "is empty")), text[:length]
    assert Record.loads(text[:-1]).verify().is_over(), "a missing last line feed is no loss"


def test_the_line_that_is_wrong_is_counted_as_an_editor_does() -> None:
    lines = lines_of(finished())
    lines[3:3] = ["", "  "]
    lines[7] = "[0, "
    refused("\n".join(lines), "line 8 is not JSON, or is cut off: '[0, '")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ({}, "line 1 is not the header"),
        ([], "line 1 is not the header"),
        ({"triskel": 1, "game": ["hush"]}, "line 1 is not the header"),
        ({"triskel": 2, "game": "hush"}, "format 2 is not known; this program reads 1"),
        ({"triskel": 1, "game": "nothing"}, "line 1: there is no game 'nothing'"),
        ({"triskel": 1, "game": "hush", "rules": 2}, "made under rules 2; this program plays 1"),
        ({"triskel": 1, "game": "hush"}, "made under rules None; this program plays 1"),
        ({"triskel": 1, "game": "hush", "rules": 1, "options": []}, "'options' is an object"),
        ({"triskel": 1, "game": "hush", "rules": 1, "options": {"players": 7}}, "line 1: option 'players' takes"),
        ({"triskel": 1, "game": "hush", "rules": 1, "seats": "Ann"}, "'seats' is a list of names"),
        ({"triskel": 1, "game": "hush", "rules": 1, "seats": [1, 2, 3]}, "'seats' is a list of names"),
        ({"triskel": 1, "game": "hush", "rules": 1, "seats": ["Ann"]}, "the game has 3 seats, not 1"),
        ({"triskel": 1, "game": "hush", "rules": 1, "position": 3}, "'position' is a position document"),
        ({"triskel": 1, "game": "hush", "rules": 1, "position": {}}, "a record of hush, its position is of None"),
        ({"triskel": 1, "game": "hush", "rules": 1, "position": {"game": "hush"}}, "line 1: options: is an object"),
        ('{"triskel": 1, "game": "hush", "rules": NaN}', "line 1 is not JSON"),
        ('{"triskel": 1, "game": "hush", "game": "count"}', "line 1 is not JSON"),
        ('{"triskel": 1, "game": "hush", "rules": ' + "9" * 5000 + "}", "line 1 is not JSON"),
        ("[" * 100_000, "line 1 is not JSON"),
    ],
)
def test_a_bad_header_is_refused(line: object, words: str) -> None:
    refused(changed(finished(), 1, line), words)


def test_a_record_of_another_game_is_refused() -> None:
    text = random_game("count", seed=1).dumps()
    assert Record.loads(text).verify().is_over()
    with pytest.raises(BadRecord, match="a record of count, not of hush"):
        Record.loads(text, "hush")


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="a record of hush, its position is of 'count'"):
        Record("hush", position=random_game("count").replay(0).document())


def test_options_that_are_not_those_of_the_position_are_refused() -> None:
    document = finished(players=4).replay(0).document()
    assert Record("hush", {"players": 4}, position=document).options["players"] == 4
    with pytest.raises(BadRecord, match="not those of its position"):
        Record("hush", {"players": 3}, position=document)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ({"end": 0}, "line 3 is not a move"),
        (["*"], "line 3 is not a move"),
        (["*", "+1", 0], "line 3 is not a move"),
        (["*", 7], "line 3 is not a move"),
        ([3, "pass"], "line 3: there is no seat 3"),
        ([-1, "+1"], "line 3: there is no seat -1"),
        ([True, "pass"], "line 3: there is no seat True"),
        ([[0], "pass"], "line 3: there is no seat [0]"),
        ([0, "+9"], "line 3: '+9' is no move"),
        ([0, "pass"], "move 2 is not legal: Nobody waits for this seat now."),
        (["*", "pass"], "move 2 is not legal: This can't be done now."),
    ],
)
def test_a_bad_move_is_refused(line: object, words: str) -> None:
    refused(changed(finished(), 3, line), words)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ([0, "pass"], "cut off: no closing line"),
        ({}, "cut off: no closing line"),
        ({"end": 3, "outcome": None}, "the closing line counts 3 moves, the record has"),
        ({"end": True}, "'end' counts the moves, it is not True"),
        ({"end": "3"}, "'end' counts the moves, it is not '3'"),
    ],
)
def test_a_bad_closing_line_is_refused(line: object, words: str) -> None:
    refused(changed(finished(), -1, line), words)


def test_a_result_that_the_moves_do_not_lead_to_is_refused() -> None:
    record = finished()
    wrong = {"places": [1, 1, 1], "sheets": [{}, {}, {}], "reason": "bribes"}
    refused(changed(record, -1, {"end": len(record.moves), "outcome": wrong}), "the moves lead to")
    refused(changed(record, -1, {"end": len(record.moves), "outcome": None}), "the record says None")
    refused(changed(record.cut(5), -1, {"end": 5, "outcome": wrong}), "the moves lead to None")


def test_moves_after_the_end_are_refused() -> None:
    record = finished()
    lines = lines_of(record)
    lines[-1:] = ['[0, "pass"]', json.dumps({"end": len(record.moves) + 1, "outcome": None})]
    refused("\n".join(lines), f"move {len(record.moves) + 1} is not legal")


@pytest.mark.parametrize("text", ["", "\n \n", "null", "[]", "\ufeff{}", "\x00"])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.loads(text)


def test_a_record_is_not_begun_with_bad_options_or_seats() -> None:
    with pytest.raises(BadOption):
        Record("hush", {"players": 1})
    with pytest.raises(BadRecord, match="the game has 2 seats, not 3"):
        Record("hush", {"players": 2}, seats=["Ann", "Bo", "Cy"])
