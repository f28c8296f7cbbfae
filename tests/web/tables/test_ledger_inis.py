"""The ledger knows no game: Inis, where several may be awaited at once, goes by it as well."""

import json

import pytest

from triskel.core.chance import Rng
from triskel.web.tables.ledger import Draft, Ledger, Logged, Refused, Sitter


def commit(ledger: Ledger, draft: Draft | object) -> None:
    assert isinstance(draft, Draft)
    body = json.loads(json.dumps(draft.body))
    ledger.apply(Logged(ledger.number + 1, 0, draft.kind, draft.seat, None, body))


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_of_inis_goes_by_the_ledger_with_moves_taken_back(players: int) -> None:
    ledger, luck = Ledger("inis", {"players": players}), Rng(players)
    commit(ledger, ledger.start([Sitter(seat, f"Player {seat}") for seat in range(players)], luck))
    several = undone = 0
    while not ledger.is_over() and ledger.number < 150:
        awaited = ledger.awaited()
        several += len(awaited) > 1
        seat = awaited[luck.below(len(awaited))]
        text = ledger.state.move_text(ledger.state.random_move(seat, luck))
        before = ledger.state.key()
        commit(ledger, ledger.play(seat, [text], luck))
        if luck.below(4) == 0 and ledger.free_undo(seat) is not None:
            commit(ledger, ledger.undo(seat))
            assert ledger.state.key() == before
            undone += 1
    assert several > 0
    assert undone > 0
    again = Ledger("inis", {"players": players})
    for entry in ledger.entries:
        again.apply(entry)
    assert again.state.key() == ledger.state.key()
    with pytest.raises(Refused):
        again.play(players, ["pass"], luck)
