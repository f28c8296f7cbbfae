"""What happened, and who may know.

The log, the animation, the screen reader's text and the bots' memory all come from events. Each has
facts that everybody learns and, where something is hidden, secrets for its witnesses only.
"""

from collections.abc import Mapping


class Event:
    """One thing that happened, such as ``tile_placed`` or ``tile_drawn``.

    ``facts`` are for everybody. ``secrets`` are added for the ``witnesses``. A ``hidden`` event is not
    told to anybody but its witnesses at all. All values are plain data that JSON can carry.
    """

    def __init__(
        self,
        kind: str,
        facts: Mapping[str, object],
        secrets: Mapping[str, object] | None = None,
        witnesses: tuple[int, ...] = (),
        hidden: bool = False,
    ) -> None:
        self.kind = kind
        self.facts: dict[str, object] = dict(facts)
        self.secrets: dict[str, object] = dict(secrets) if secrets else {}
        self.witnesses = witnesses
        self.hidden = hidden

    def told_to(self, seat: int) -> dict[str, object] | None:
        """What this seat is told, or None when it is told nothing. An onlooker is no witness."""
        if seat in self.witnesses:
            return {"event": self.kind, **self.facts, **self.secrets}
        if self.hidden:
            return None
        return {"event": self.kind, **self.facts}

    def in_full(self) -> dict[str, object]:
        """Everything, as the referee knows it."""
        return {"event": self.kind, **self.facts, **self.secrets}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, secrets={self.secrets!r}, witnesses={self.witnesses!r})"
