"""Tables at which everything happens that may happen: whatever it is, the log tells it all."""

from hypothesis import given, settings
from hypothesis import strategies as some
from tests.web.tables.logs import BY_DAY, LIVE, MINUTE, WEEKDAYS, Sitting, Snapshot, snapshot

from triskel.core.chance import Rng
from triskel.web.tables.ledger import Ledger, Refused

CLOCKS = (None, LIVE, BY_DAY, WEEKDAYS)
ACTS = ("turn",) * 8 + ("undo", "ask", "answer", "choose", "handover", "leave", "absent", "time")


def anything(table: Sitting, luck: Rng) -> None:
    """Something that somebody might try; it may be refused."""
    ledger = table.ledger
    seat = luck.below(ledger.seats)
    about = [question.number for question in ledger.open] or [1]
    number = about[luck.below(len(about))]
    act = ACTS[luck.below(len(ACTS))]
    if act == "turn":
        if ledger.awaited():
            table.turn()
    elif act == "undo":
        table.undoes(seat)
    elif act == "ask":
        # The end ends a test soon: seldom.
        table.asks(seat, ("undo", "undo", "undo", "live", "end")[luck.below(5)])
    elif act == "answer":
        table.answers(seat, number, luck.below(4) > 0)
    elif act == "choose":
        table.chooses(seat, number, ("wait", "bot", "wait", "bot", "end")[luck.below(5)])
    elif act == "handover":
        table.commit(ledger.handover(seat, ("bot", "person")[luck.below(2)]))
    elif act == "leave":
        if luck.below(3) == 0:
            table.leaves(seat)
    elif act == "absent":
        table.commit(ledger.absent(seat))
    else:
        table.passes(luck.below(600) * MINUTE)


@settings(max_examples=max(40, settings().max_examples))
@given(
    players=some.integers(1, 4),
    bots=some.sets(some.integers(0, 3)),
    clock=some.sampled_from(CLOCKS),
    seed=some.integers(0, 1 << 30),
    first=some.sampled_from(("0", "drawn")),
)
def test_whatever_happens_the_log_tells_it_all(
    players: int, bots: set[int], clock: dict[str, object] | None, seed: int, first: str
) -> None:
    table = Sitting(
        players, bots={seat: "random" for seat in bots if seat < players}, clock=clock, seed=seed, first=first
    )
    luck = Rng(seed)
    kept: list[tuple[Snapshot, int, Ledger]] = []
    for _attempt in range(120):
        before = table.ledger.number
        told = table.ledger.state.key()
        if luck.below(10) == 0:
            kept.append((snapshot(table.ledger, table.now), table.now, table.ledger))
            table.ledger = table.ledger.copy()
        try:
            anything(table, luck)
        except Refused:
            assert table.ledger.number == before
            assert table.ledger.state.key() == told
        assert table.ledger.consequence(table.now) is None, "everything that follows has been entered"
    again = table.refolded()
    assert snapshot(again, table.now) == snapshot(table.ledger, table.now)
    for seen, at, ledger in kept:
        assert snapshot(ledger, at) == seen, "what happens to a copy changes nothing for the one it was made of"
    for number in range(1, again.number + 1):
        assert again.state_at(number).awaited() is not None
    check_clock(table)


def check_clock(table: Sitting) -> None:
    """Only clocks of people who are awaited run, and no clock shows less than nothing."""
    ledger = table.ledger
    for seat in ledger.clock.running:
        assert seat in ledger.awaited()
        assert ledger.bot_at(seat) == ""
    if ledger.clock.kind != "none":
        assert all((table.left(seat) or 0) >= 0 for seat in range(ledger.seats))
