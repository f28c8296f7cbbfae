"""What the site offers of Ingenious is what the engine allows, no more and no less."""

import pytest

from triskel.core.chance import Rng
from triskel.core.registry import game
from triskel.core.state import CHANCE, ONLOOKER
from triskel.web.games import face

MODES = ({"players": 1}, {"players": 2}, {"players": 3}, {"players": 4}, {"players": 4, "teams": True})


@pytest.mark.parametrize("options", MODES, ids=str)
def test_an_offer_is_what_the_engine_allows(options: dict[str, int | bool | str]) -> None:
    ingenious = face("ingenious")
    rules = game("ingenious")
    state, rng = rules.start(rules.settle(options)), Rng(7)
    seen = set()
    while awaited := state.awaited():
        (seat,) = awaited
        if seat != CHANCE:
            offer = ingenious.offer(state, seat)
            texts = [state.move_text(move) for move in state.moves(seat)]
            phase = state.view(seat)["phase"]
            seen.add(phase)
            assert ingenious.whispers(state, seat) == (phase == "ending")
            assert ingenious.glance(state) == {"tiles": len(state.view(ONLOOKER)["tiles"])}  # type: ignore[arg-type]
            if phase == "placing":
                assert offer == {"pairs": list(dict.fromkeys(text[:-2] for text in texts))}
                # Any tile of the rack, either way round, on any of the pairs: nothing else is legal.
                rack = {tile for name in state.view(seat)["rack"] for tile in (name, name[::-1])}  # type: ignore[attr-defined]
                built = {state.move_from_text(pair + tile) for pair in offer["pairs"] for tile in rack}  # type: ignore[attr-defined]
                assert built == set(state.moves(seat))
            else:
                assert offer == {"moves": texts}
        state.step(seat, state.random_move(seat, rng))
    assert "placing" in seen
