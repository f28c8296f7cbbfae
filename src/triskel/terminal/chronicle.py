"""What everybody at this keyboard has been told so far, each from their own seat."""

from collections.abc import Iterable, Sequence

from triskel.core.events import Event
from triskel.terminal.face import Face, Told


class Chronicle:
    """The log of each reader, in sentences, and how far they have read it."""

    def __init__(self, face: Face, readers: Sequence[int]) -> None:
        self._face = face
        self._lines: dict[int, list[str]] = {reader: [] for reader in readers}
        self._read: dict[int, int] = dict.fromkeys(readers, 0)
        self._events: list[tuple[int, Event]] = []
        self._untold: list[Event] = []

    def add(self, number: int, events: Iterable[Event]) -> None:
        """What happened by move number ``number``, to be told at the next ``settle``."""
        for event in events:
            self._events.append((number, event))
            self._untold.append(event)

    def settle(self) -> None:
        """Put into sentences what happened since the last time."""
        for reader, lines in self._lines.items():
            lines += self._face.tell(_told(self._untold, reader), reader)
        self._untold = []

    def unread(self, reader: int) -> list[str]:
        """What this reader has not read yet; it counts as read now."""
        lines = self._lines[reader]
        start = self._read[reader]
        self._read[reader] = len(lines)
        return lines[start:]

    def log(self, reader: int) -> list[str]:
        return self._lines[reader]

    def since(self, number: int, reader: int) -> list[Told]:
        """What the reader was told of this move and all later ones."""
        return _told([event for when, event in self._events if when >= number], reader)

    def restart(self) -> None:
        """Forget everything, before the game is told anew; how far each has read stays."""
        for lines in self._lines.values():
            lines.clear()
        self._events, self._untold = [], []

    def clamp(self) -> None:
        """After a shorter game was told: nobody has read further than it goes."""
        self._read = {reader: min(self._read[reader], len(lines)) for reader, lines in self._lines.items()}

    def mark_read(self) -> None:
        """Everybody knows all of it."""
        self._read = {reader: len(lines) for reader, lines in self._lines.items()}


def _told(events: Iterable[Event], reader: int) -> list[Told]:
    found = [event.told_to(reader) for event in events]
    return [told for told in found if told is not None]
