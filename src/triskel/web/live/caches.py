"""What the table in the database says of its log: worked out anew with every entry, never believed."""

from triskel.web.games.face import Face
from triskel.web.live.asking import Asking
from triskel.web.live.sql import Columns, Waiting
from triskel.web.live.times import moment
from triskel.web.tables.ledger import DRAFT, Draft, Ledger


def columns(ledger: Ledger, face: Face, at: int, asking: Asking | None = None, limit: int | None = None) -> Columns:
    """The columns as they are after the last entry, which was made ``at``. What is answered in secret, and until when,
    is known only to a running table."""
    over = ledger.is_over()
    changed = moment(at)
    waits = waiting(ledger, at, asking, limit)
    return Columns(
        number=ledger.number,
        awaited=waits.awaited,
        changed=changed,
        deadline=waits.deadline,
        bot_due=waits.bot_due,
        status="open" if ledger.number == 0 else "over" if over else "playing",
        started=changed,
        ended=changed if over else None,
        glance=_glance(ledger, face),
    )


def _glance(ledger: Ledger, face: Face) -> dict[str, object]:
    if not ledger.number:
        return {}
    found = face.glance(ledger.state)
    sealing = ledger.sealing()
    # Lists must not show whose answer a window waits for.
    return {**found, "window": True} if sealing is not None and sealing.kind != DRAFT else found


def waiting(ledger: Ledger, at: int, asking: Asking | None = None, limit: int | None = None) -> Waiting:
    """For whom the table waits. While only people have not answered in secret, nobody needs to carry it on."""
    deadline = ledger.deadline()
    if asking is None:
        sealing = ledger.sealing()
        awaited = [] if sealing is not None and sealing.kind != DRAFT else list(ledger.awaited())
        due = sealing is not None or any(ledger.bot_at(seat) for seat in awaited)
    else:
        awaited = asking.waits_for()
        due = not awaited
        if awaited and limit is not None:
            deadline = limit if deadline is None else min(deadline, limit)
    return Waiting(awaited, None if deadline is None else moment(deadline), moment(at) if due else None)


def substitutes(draft: Draft) -> tuple[tuple[int, str], ...]:
    """The seats whose substitute an entry changes, with the bot that plays there from now on."""
    if draft.seat is None or draft.kind != "handover":
        return ()
    return ((draft.seat, str(draft.body["bot"]) if draft.body.get("to") == "bot" else ""),)
