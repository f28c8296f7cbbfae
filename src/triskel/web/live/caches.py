"""What the table in the database says of its log: worked out anew with every entry, never believed."""

from triskel.web.games.face import Face
from triskel.web.live.sql import Columns
from triskel.web.live.times import moment
from triskel.web.tables.ledger import Draft, Ledger


def columns(ledger: Ledger, face: Face, at: int) -> Columns:
    """The columns as they are after the last entry, which was made ``at``."""
    awaited = ledger.awaited()
    over = ledger.is_over()
    deadline = ledger.deadline()
    changed = moment(at)
    return Columns(
        number=ledger.number,
        awaited=list(awaited),
        changed=changed,
        deadline=None if deadline is None else moment(deadline),
        bot_due=changed if any(ledger.bot_at(seat) for seat in awaited) else None,
        status="open" if ledger.number == 0 else "over" if over else "playing",
        started=changed,
        ended=changed if over else None,
        glance=face.glance(ledger.state) if ledger.number else {},
    )


def substitutes(draft: Draft) -> tuple[tuple[int, str], ...]:
    """The seats whose substitute an entry changes, with the bot that plays there from now on."""
    if draft.seat is None or draft.kind != "handover":
        return ()
    return ((draft.seat, str(draft.body["bot"]) if draft.body.get("to") == "bot" else ""),)
