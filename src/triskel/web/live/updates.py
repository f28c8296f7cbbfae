"""What viewers are sent: the newest state of a table, as the eyes that look may see it.

Everything is written once for all who are to get the same: a view for each pair of eyes, an update for each pair of
eyes and last known entry.
"""

from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from triskel.core.state import ONLOOKER
from triskel.web.live import protocol, times
from triskel.web.live.protocol import SeatInfo, Update

if TYPE_CHECKING:
    from triskel.web.live.room import Room

_EMPTY = msgspec.Raw(b"{}")
_encode = msgspec.json.Encoder().encode


class Common(NamedTuple):
    """What everybody is sent alike."""

    state: Literal["open", "playing", "over", "closed"]
    seats: msgspec.Raw
    awaited: tuple[int, ...]
    sealed: msgspec.Raw
    clock: msgspec.Raw
    questions: msgspec.Raw
    watchers: int


class Updates:
    def __init__(self, room: "Room") -> None:
        self._room = room
        self._texts: dict[tuple[int | None, int, tuple[int, ...]], str] = {}
        self._views: dict[int | None, msgspec.Raw] = {}
        self._offers: dict[int, msgspec.Raw] = {}
        self._number = -1
        """The entry after which views and offers were made."""
        self._common: Common | None = None

    def forget(self) -> None:
        """Something has changed: what was written before is old."""
        self._texts.clear()
        self._common = None

    def forget_for(self, seats: tuple[int, ...]) -> None:
        """Only those who hold one of these seats get something new."""
        for key in [key for key in self._texts if not set(seats).isdisjoint(key[2])]:
            del self._texts[key]

    def forget_all(self) -> None:
        """The log was read anew: even what was made of the same entry is old."""
        self.forget()
        self._number = -1

    def text(self, eyes: int | None, since: int, own: tuple[int, ...]) -> str:
        """The update for somebody with these eyes and these seats who knows the log up to ``since``."""
        key = (eyes, since, own)
        found = self._texts.get(key)
        if found is None:
            found = self._texts[key] = protocol.write(self._update(eyes, since, own))
        return found

    def _update(self, eyes: int | None, since: int, own: tuple[int, ...]) -> Update:
        room = self._room
        ledger = room.ledger
        common = self._common
        if common is None:
            common = self._common = self._find_common()
        return Update(
            number=ledger.number,
            since=since,
            state=common.state,
            view=self._view(eyes),
            eyes=eyes,
            offers=self._own_offers(own),
            entries=[ledger.told(number, eyes) for number in range(since + 1, ledger.number + 1)],
            seats=common.seats,
            awaited=common.awaited,
            sealed=common.sealed,
            clock=common.clock,
            questions=common.questions,
            undo={str(seat): ledger.free_undo(seat) for seat in own},
            watchers=common.watchers,
            again=room.facts.again,
        )

    def _find_common(self) -> Common:
        room = self._room
        ledger = room.ledger
        return Common(
            room.state(),
            msgspec.Raw(_encode(self._seats())),
            room.sealing.awaited(),
            msgspec.Raw(_encode(room.sealing.info())),
            msgspec.Raw(_encode(ledger.clock.now(times.now()))),
            msgspec.Raw(_encode(ledger.questions())),
            room.presence.watchers(),
        )

    def _view(self, eyes: int | None) -> msgspec.Raw:
        if self._room.ledger.number == 0:
            return _EMPTY
        self._check_position()
        found = self._views.get(eyes)
        if found is None:
            view = self._room.ledger.state.view(ONLOOKER if eyes is None else eyes)
            found = self._views[eyes] = msgspec.Raw(_encode(view))
        return found

    def _own_offers(self, own: tuple[int, ...]) -> dict[str, msgspec.Raw]:
        ledger, sealing = self._room.ledger, self._room.sealing
        asking = sealing.now
        if asking is not None:
            return {str(seat): msgspec.Raw(_encode(sealing.offer(seat))) for seat in own if asking.shows(seat)}
        awaited = ledger.awaited()
        return {str(seat): self._offer(seat) for seat in own if seat in awaited and not ledger.bot_at(seat)}

    def _offer(self, seat: int) -> msgspec.Raw:
        self._check_position()
        found = self._offers.get(seat)
        if found is None:
            found = self._offers[seat] = msgspec.Raw(_encode(self._room.face.offer(self._room.ledger.state, seat)))
        return found

    def _check_position(self) -> None:
        number = self._room.ledger.number
        if number != self._number:
            self._number = number
            self._views.clear()
            self._offers.clear()

    def _seats(self) -> list[SeatInfo]:
        room = self._room
        ledger = room.ledger
        here = room.presence.here()
        found = []
        for seat, facts in enumerate(room.facts.seats):
            began = ledger.sitters[seat] if ledger.sitters else None
            bot = ledger.bot_at(seat) or facts.bot
            away = bool(began) and not ledger.sitters[seat].bot and (bool(bot) or ledger.left[seat])
            name = began.name if began else facts.name
            found.append(SeatInfo(name, facts.person, bot or None, away, facts.person in here))
        return found
