"""What was measured, and how it is told."""

import zlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field


def percentile(values: Sequence[float], percent: float) -> float:
    """The value below which that many per cent lie; the nearest that was measured."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0


@dataclass
class Figures:
    seconds: float = 0.0
    """How long was measured."""
    moves: int = 0
    """Moves that the site confirmed in that time."""
    delays: list[float] = field(default_factory=list)
    """Seconds from a move's sending until the other player's view."""
    updates: int = 0
    update_bytes: int = 0
    compressed: list[int] = field(default_factory=list)
    """Sizes of some updates as gzip would send them."""
    missed: int = 0
    """Entries that some viewer was never sent."""
    refused: list[str] = field(default_factory=list)
    processor: float = 0.0
    """Seconds of processor time that the site used."""
    memory_before: float = 0.0
    memory_after: float = 0.0

    def take_update(self, payload: bytes) -> None:
        self.updates += 1
        self.update_bytes += len(payload)
        if self.updates % 50 == 0:
            self.compressed.append(len(zlib.compress(payload, 6)))

    def as_data(self) -> dict[str, object]:
        def milliseconds(percent: float) -> float:
            return round(percentile(self.delays, percent) * 1000, 2)

        return {
            "seconds": round(self.seconds, 2),
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds, 1) if self.seconds else 0.0,
            "delay_ms": {name: milliseconds(percent) for name, percent in _PERCENTILES},
            "updates": self.updates,
            "bytes_per_update": round(self.update_bytes / self.updates) if self.updates else 0,
            "compressed_per_update": round(sum(self.compressed) / len(self.compressed)) if self.compressed else 0,
            "missed": self.missed,
            "refused": dict(Counter(self.refused)),
            "processor_ms_per_move": round(self.processor * 1000 / self.moves, 3) if self.moves else 0.0,
            "memory_mb": {"before": round(self.memory_before, 1), "after": round(self.memory_after, 1)},
        }


_PERCENTILES = (("p50", 50.0), ("p95", 95.0), ("p99", 99.0), ("max", 100.0))
