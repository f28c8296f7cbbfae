"""What random games reach: the counts, the table of what has to be seen, the command."""

import pytest
from tests.terminal.commands import Command

from triskel.arena.coverage import Coverage, cover, modes
from triskel.arena.inis_sights import InisWatcher, watcher
from triskel.inis.names import CARD_COUNT, CARD_NAMES


@pytest.fixture(scope="module")
def found() -> Coverage:
    return cover("inis", modes("inis", [], {}), games=12, seed=1)


def test_all_modes_are_played() -> None:
    ways = modes("inis", [], {})
    assert {(way["players"], way["edition"]) for way in ways} == {
        (players, edition) for players in (2, 3, 4) for edition in ("reprint", "classic")
    }
    assert [way["players"] for way in modes("inis", [3], {"edition": "classic"})] == [3]
    assert len(modes("ingenious", [], {})) == 4


def test_every_card_has_to_be_seen_in_every_way_of_playing_it() -> None:
    wanted = watcher().wanted()
    assert len(wanted) == len(set(wanted))
    for name in CARD_NAMES:
        assert any(want.startswith(f"{name}: ") for want in wanted), name
    assert {want for want in wanted if want.startswith("Dagda's Club: ")} == {
        "Dagda's Club: removed",
        "Dagda's Club: attacked",
    }
    assert {"Bard: season card", "Bard: manoeuvre made", "The Fianna: manoeuvre", "Moor: turn"} <= set(wanted)
    assert CARD_COUNT == 63


def test_games_are_counted(found: Coverage) -> None:
    assert found.games == sum(found.ends.values()) == found.events["game_over"] == 12
    assert found.seen["the end: High King"] == found.ends["high_king"]
    assert found.choices > 12 * 300


def test_cards_are_counted_once_each(found: Coverage) -> None:
    names = {f"{name}: " for name in CARD_NAMES}
    played = sum(count for want, count in found.seen.items() if any(want.startswith(name) for name in names))
    assert played == found.events["card_played"]


def test_cancelled_cards_are_told_by_kind_and_effect(found: Coverage) -> None:
    cancelled = {want: count for want, count in found.seen.items() if want.startswith("cancelled: ")}
    assert sum(cancelled.values()) == found.events["card_cancelled"]
    assert found.seen["Geis: action declared"] >= cancelled["cancelled: season effect of an action card"] > 0


def test_attacks_have_one_answer_each(found: Coverage) -> None:
    answers = sum(count for want, count in found.seen.items() if want.startswith("attack: answered by"))
    assert 0 < answers <= found.events["attack"]
    withdrawals = ("withdrawal: all go to one territory", "withdrawal: to several territories")
    assert sum(found.seen[want] for want in withdrawals) == found.events["withdrawal"]


def test_all_kinds_of_events_are_known(found: Coverage) -> None:
    assert {f"event {kind}" for kind in found.events} <= set(InisWatcher().wanted())


def test_everything_that_is_seen_is_wanted(found: Coverage) -> None:
    assert found.beside() == {}


def test_what_is_rare(found: Coverage) -> None:
    assert found.rare(0) == []
    assert len(found.rare(10**9)) == len(found.wanted)


def test_workers_see_the_same() -> None:
    ways = modes("ingenious", [2], {})
    assert cover("ingenious", ways, 60, 1, workers=2) == cover("ingenious", ways, 60, 1)


@pytest.fixture
def triskel(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


def test_the_command_fails_when_something_is_too_rare(triskel: Command) -> None:
    ran = triskel("coverage", "inis", "--games", 3, "--workers", 1)
    assert ran.status == 1
    assert "Bard: season card" in ran.out
    assert "seen less than 100 times" in ran.out


def test_the_command_as_data(triskel: Command) -> None:
    told = triskel.json("coverage", "inis", "--games", 2, "--least", 0, "--players", "2", "--workers", 1)
    assert (told["games"], told["least"], told["too_rare"]) == (2, 0, [])
    assert set(told["seen"]) == set(watcher().wanted())


def test_a_game_without_a_table_has_its_events_counted(triskel: Command) -> None:
    told = triskel.json("coverage", "ingenious", "--games", 3, "--workers", 1)
    assert told["seen"] == {}
    assert told["events"]["game_over"] == 3


def test_bad_numbers_of_players(triskel: Command) -> None:
    assert "numbers separated by commas" in triskel.refused("coverage", "inis", "--players", "two")
    assert "players" in triskel.refused("coverage", "inis", "--players", "7")
