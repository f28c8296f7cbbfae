"""Games played at random, kept as tables with their logs."""

from collections.abc import Sequence

from django.utils import timezone

from triskel.core.chance import Rng
from triskel.web.games import face
from triskel.web.live import caches
from triskel.web.live.sql import as_json
from triskel.web.live.times import milliseconds, moment
from triskel.web.people.models import Person
from triskel.web.tables.ledger import Held, Ledger, Logged, Sitter
from triskel.web.tables.models import Entry, Seat, Table

NAMES = ("Оксана", "Théo", "Ewa", "Иван")


def ledger_of(players: int, plays: int | None = None, seed: int = 1, **options: object) -> Ledger:
    """A ledger after so many plays, or at the end of the game."""
    source = Rng(seed)
    ledger = Ledger("ingenious", {"players": players, **options})
    ledger.manners = face("ingenious")
    sitters = [Sitter(None, NAMES[seat]) for seat in range(players)]
    draft = ledger.start(sitters, source)
    ledger.apply(Logged(1, 1_000, draft.kind, None, None, draft.body))
    made = 0
    while not ledger.is_over() and (plays is None or made < plays):
        play(ledger, source)
        made += 1
    return ledger


def play(ledger: Ledger, source: Rng) -> None:
    """One more random play, swaps included."""
    (seat,) = ledger.awaited()
    state = ledger.state
    moves = [state.move_text(state.random_move(seat, source))]
    draft = ledger.play(seat, moves, source)
    if isinstance(draft, Held):
        held = draft.state
        moves.append(held.move_text(held.random_move(seat, source)))
        draft = ledger.play(seat, moves, source)
    assert not isinstance(draft, Held)
    ledger.apply(Logged(ledger.number + 1, 1_000 * (ledger.number + 1), draft.kind, draft.seat, None, draft.body))


def kept(ledger: Ledger, people: Sequence[Person | None] = (), private: bool = False) -> Table:
    """The ledger's game as a table in the database."""
    now = timezone.now()
    found = caches.columns(ledger, face("ingenious"), milliseconds(now))
    table = Table.objects.create(
        **found._asdict(),
        game="ingenious",
        rules=1,
        options=ledger.state.view(-2)["options"],
        clock={"kind": "none"},
        private=private,
    )
    for number, sitter in enumerate(ledger.sitters):
        person = people[number] if number < len(people) else None
        Seat.objects.create(table=table, number=number, person=person, name=sitter.name)
    for entry in ledger.entries:
        body = as_json(entry.body)
        Entry.objects.create(
            table=table, number=entry.number, at=moment(entry.at), kind=entry.kind, seat=entry.seat, body=body
        )
    return table
