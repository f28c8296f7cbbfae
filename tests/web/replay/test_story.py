"""Stepping through a game: every moment as it was, with each pair of eyes seeing only what it may."""

import json

import pytest
from tests.web.replay.games import ledger_of, play

from triskel.core.chance import Rng
from triskel.core.state import ONLOOKER
from triskel.web.replay.story import OPEN, Eyes, story
from triskel.web.tables.ledger import Ledger, Logged


def views(told: dict[str, object]) -> list[dict[str, object]]:
    """The full view at each frame."""
    found: list[dict[str, object]] = []
    for frame in frames(told):
        changes = frame["view"]
        assert isinstance(changes, dict)
        found.append({**(found[-1] if found else {}), **changes})
    return found


def frames(told: dict[str, object]) -> list[dict[str, object]]:
    found = told["frames"]
    assert isinstance(found, list)
    return found


def hands(told: dict[str, object], seat: int) -> list[dict[str, object]]:
    """What the open story adds for a seat, at each frame."""
    found: list[dict[str, object]] = []
    for frame in frames(told):
        all_changes = frame["hands"]
        assert isinstance(all_changes, list)
        found.append({**(found[-1] if found else {}), **all_changes[seat]})
    return found


def plain(data: object) -> object:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_the_last_view_is_how_the_game_ended(eyes: Eyes) -> None:
    ledger = ledger_of(2)
    seat = eyes if isinstance(eyes, int) else ONLOOKER
    assert plain(views(story(ledger, eyes))[-1]) == plain(ledger.state.view(seat))


def test_every_turn_ends_with_the_view_of_that_moment() -> None:
    ledger = ledger_of(3)
    told = story(ledger, 1)
    ends = {frame["entry"]: view for frame, view in zip(frames(told), views(told), strict=True)}
    assert list(ends) == list(range(1, ledger.number + 1))
    for number, view in ends.items():
        assert isinstance(number, int)
        assert plain(view) == plain(ledger.state_at(number).view(1))


def test_the_open_story_shows_all_hands() -> None:
    ledger = ledger_of(3)
    told = story(ledger, OPEN)
    for seat in range(3):
        for view, beyond in zip(views(told), hands(told, seat), strict=True):
            assert len(str(beyond["rack"])) > len("[]")
            held = view["held"]
            assert isinstance(held, list)
            rack = beyond["rack"]
            assert isinstance(rack, list)
            assert len(rack) == held[seat]


def test_a_moment_has_the_same_number_for_all_eyes() -> None:
    ledger = ledger_of(4)
    all_eyes: list[Eyes] = [OPEN, 0, 1, 2, 3]
    shapes = {tuple((frame["entry"], frame["seat"]) for frame in frames(story(ledger, eyes))) for eyes in all_eyes}
    assert len(shapes) == 1


@pytest.mark.parametrize("eyes", [0, None])
def test_a_seat_sees_no_rack_but_its_own(eyes: int | None) -> None:
    """What is told depends on nothing that the seat does not know: racks of others changed, nothing else is told."""
    ledger = ledger_of(2, plays=9)
    twin = with_other_hands(ledger, 0 if eyes is None else eyes)
    assert twin.moves() != ledger.moves()
    if eyes is not None:
        assert plain(story(twin, eyes)) == plain(story(ledger, eyes))
    else:
        assert '"rack": [' not in json.dumps(story(ledger, None))


def with_other_hands(ledger: Ledger, seat: int) -> Ledger:
    """The same game for the eyes of one seat; the last tile that another seat drew and still holds is another one."""
    twin = Ledger(ledger.game, {"players": 2})
    entries = list(ledger.entries)
    for index in range(len(entries) - 1, 0, -1):
        changed = _other_draw(ledger, entries[index], seat)
        if changed is not None:
            for entry in (*entries[:index], changed, *entries[index + 1 :]):
                twin.apply(entry)
            return twin
    raise AssertionError("the other seat has drawn nothing that it still holds")


def _other_draw(ledger: Ledger, entry: Logged, seat: int) -> Logged | None:
    """The entry with its draw changed, if it is one of another seat in the last round."""
    moves = entry.body["moves"]
    assert isinstance(moves, list)
    if entry.seat == seat or entry.number < ledger.number - 1 or moves[-1][0] != -1:
        return None
    state = ledger.state_at(entry.number - 1)
    for mover, move in moves[:-1]:
        state.play(mover, move)
    other = next(move for move in state.moves(-1) if move != moves[-1][1])
    return entry._replace(body={"moves": [*moves[:-1], [-1, other]]})


def test_every_step_of_a_finished_game_tells_something() -> None:
    """A rack that is kept is no step of its own."""
    told = story(ledger_of(3), OPEN)
    assert all(frame["events"] for frame in frames(told))


def test_a_story_of_a_running_game_tells_one_frame_an_entry() -> None:
    ledger = ledger_of(3, plays=7)
    assert [frame["entry"] for frame in frames(story(ledger, 0))] == list(range(1, 9))


def test_what_was_taken_back_is_in_the_log_but_no_frame() -> None:
    ledger = ledger_of(2, plays=4)
    ledger.apply(Logged(6, 9_000, "undo", 1, None, {"to": 4}))
    play(ledger, Rng(7))
    told = story(ledger, 0)
    assert [frame["entry"] for frame in frames(told)] == [1, 2, 3, 4, 7]
    entries = told["entries"]
    assert isinstance(entries, list)
    assert [entry["number"] for entry in entries] == [1, 2, 3, 4, 5, 6, 7]


def test_a_whole_game_is_small_on_the_wire() -> None:
    import gzip

    told = json.dumps(story(ledger_of(4), OPEN)).encode()
    assert len(gzip.compress(told, 6)) < 60_000
