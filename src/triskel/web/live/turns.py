"""Who hears that something at a table waits for them: lists of games at once, notifications if they are not looking."""

from typing import TYPE_CHECKING

from triskel.web.live.asking import Asking
from triskel.web.tables.ledger import Ledger

if TYPE_CHECKING:
    from triskel.web.live.room import Room


class Turns:
    def __init__(self, room: "Room") -> None:
        self._room = room

    def new(self, after: Ledger, asking: Asking | None) -> list[int]:
        """The people who are awaited after an entry and were not before, or are asked something else in secret."""
        now = self._room.sealing.now
        before = self._awaited(self._room.ledger, now)
        if asking is not None and (now is None or now.standing != asking.standing):
            before = set()
        return self._people(self._awaited(after, asking) - before, after)

    def _awaited(self, ledger: Ledger, asking: Asking | None) -> set[int]:
        return set(ledger.awaited() if asking is None else asking.waits_for())

    def announce(self, people: list[int]) -> None:
        """It became the turn of these people."""
        for person in people:
            self._room.live.lobby.turn(person, self._room.facts.key)
            self._tell(person)

    def announce_question(self, number: int) -> None:
        """If this entry has asked something, those who are asked should hear of it."""
        question = self._room.ledger.question(number)
        if question is not None:
            seats = question.open_for(self._room.ledger.voters(question.seat))
            for person in self._people(set(seats), self._room.ledger):
                self._tell(person)

    def announce_start(self) -> None:
        """A page has begun the game: those who are awaited have not heard of it yet."""
        ledger = self._room.ledger
        if ledger.number == 1:
            self.announce(self._people(self._awaited(ledger, self._room.sealing.now), ledger))

    def _people(self, seats: set[int], ledger: Ledger) -> list[int]:
        """Who plays these seats in person."""
        people = (self._room.facts.seats[seat].person for seat in sorted(seats) if not ledger.bot_at(seat))
        return [person for person in people if person is not None]

    def _tell(self, person: int) -> None:
        if not self._room.presence.is_looking(person):
            self._room.live.tell_turn(person, self._room.facts.key)
