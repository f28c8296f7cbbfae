"""Answers in secret, as the ledger opens them."""

import json

import pytest

from triskel.core.chance import Rng
from triskel.web import games
from triskel.web.tables.ledger import DRAFT, WINDOW, Draft, Held, Ledger, Logged, Refused, Sealing, Sitter


def begun(players: int, seed: int = 1) -> tuple[Ledger, Rng]:
    ledger, luck = games.ledger("inis", {"players": players}), Rng(seed)
    commit(ledger, ledger.start([Sitter(seat, f"Player {seat}") for seat in range(players)], luck))
    return ledger, luck


def commit(ledger: Ledger, draft: Draft | Held) -> None:
    assert isinstance(draft, Draft)
    body = json.loads(json.dumps(draft.body))
    ledger.apply(Logged(ledger.number + 1, ledger.number * 1000, draft.kind, draft.seat, None, body))


def answer(ledger: Ledger, seat: int, luck: Rng) -> list[int]:
    """Some complete answer of a seat."""
    state, moves = ledger.before_answer(seat), list[str]()
    while True:
        moves.append(state.move_text(state.random_move(seat, luck)))
        found = ledger.seal(seat, moves)
        if not isinstance(found, Held):
            return found
        state = found.state


def turn(ledger: Ledger, luck: Rng) -> None:
    """Whoever is awaited plays anything."""
    sealing = ledger.sealing()
    if sealing is not None:
        answers = {seat: answer(ledger, seat, luck) for seat in sealing.seats}
        commit(ledger, ledger.open_sealed(answers, luck, {}, 0))
        return
    seat, state, moves = ledger.awaited()[0], ledger.state, list[str]()
    while True:
        moves.append(state.move_text(state.random_move(seat, luck)))
        draft = ledger.play(seat, moves, luck)
        if isinstance(draft, Draft):
            commit(ledger, draft)
            return
        state = draft.state


def until(ledger: Ledger, luck: Rng, kind: str, least: int = 1) -> Sealing:
    """Play on until so many seats answer something of this kind."""
    while (found := ledger.sealing()) is None or found.kind != kind or len(found.seats) < least:
        turn(ledger, luck)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_log_of_a_game_with_secret_answers_folds_to_the_same_game(players: int) -> None:
    ledger, luck = begun(players)
    kinds = set()
    while not ledger.is_over() and ledger.number < 200:
        sealing = ledger.sealing()
        kinds.add(sealing.kind if sealing is not None else "")
        turn(ledger, luck)
    assert kinds == {"", DRAFT, WINDOW}
    again = games.ledger("inis", {"players": players})
    for entry in ledger.entries:
        again.apply(entry)
    assert again.state.key() == ledger.state.key()


def test_a_draft_is_asked_of_all_together_and_played_only_together() -> None:
    ledger, luck = begun(4)
    sealing = until(ledger, luck, DRAFT)
    assert sealing.seats == (0, 1, 2, 3)
    with pytest.raises(Refused, match="in secret"):
        ledger.play(0, [ledger.state.move_text(ledger.state.moves(0)[0])], luck)
    with pytest.raises(Refused, match="not answered"):
        ledger.open_sealed({0: answer(ledger, 0, luck)}, luck, {}, 0)


def test_after_a_card_those_behind_it_are_asked_anew() -> None:
    for seed in range(1, 30):
        ledger, luck = begun(4, seed)
        sealing = until(ledger, luck, WINDOW, least=2)
        first, second = sealing.seats[:2]
        state = ledger.before_answer(first)
        cards = [move for move in state.moves(first) if move != sealing.passing]
        if not cards:
            continue
        found = ledger.seal(first, [state.move_text(cards[0])])
        if isinstance(found, Held):
            continue
        others = {seat: [sealing.passing] for seat in sealing.seats[1:]}
        draft = ledger.open_sealed({first: found, **others}, luck, {}, 0)
        moves = draft.body["moves"]
        assert isinstance(moves, list)
        assert moves[0] == [first, cards[0]]
        assert [second, sealing.passing] not in moves
        return
    raise AssertionError("nobody held an answer")


def test_only_whose_answer_it_was_is_told_that_it_came_by_itself() -> None:
    ledger, luck = begun(3)
    sealing = until(ledger, luck, WINDOW)
    passes = {seat: [sealing.passing] for seat in sealing.seats}
    seat = sealing.seats[0]
    commit(ledger, ledger.open_sealed(passes, luck, {seat: "habit"}, 0))
    assert ledger.told(ledger.number, seat)["auto"] == "habit"
    for eyes in (None, *(other for other in range(3) if other != seat)):
        told = ledger.told(ledger.number, eyes)
        assert "auto" not in told
        assert (told["seat"], told["sealed"], told["trigger"]) == (None, WINDOW, sealing.trigger)


def test_nobody_takes_anything_back_while_others_may_answer_nor_afterwards() -> None:
    ledger, luck = begun(3)
    until(ledger, luck, WINDOW)
    assert [ledger.free_undo(seat) for seat in range(3)] == [None, None, None]
    turn(ledger, luck)
    assert [ledger.free_undo(seat) for seat in range(3)] == [None, None, None]


def test_a_seat_is_asked_to_pass_if_others_could_not_know_that_it_must() -> None:
    # A turn with cards in hand of which none can be played looks like any other turn.
    ledger, luck = begun(3)
    seen = 0
    while not ledger.is_over() and ledger.number < 600:
        if ledger.sealing() is None and len(ledger.state.moves(ledger.awaited()[0])) == 1:
            seen += 1
        turn(ledger, luck)
    assert seen > 0
