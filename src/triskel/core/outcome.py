"""How a game ended: a full ranking with ties, and every seat's own score sheet."""

from collections.abc import Mapping, Sequence


class Outcome:
    """``places[seat]`` is 1 for the best; those who share a place have the same number.

    As in sports, two seats sharing place 1 are followed by place 3. ``sheets[seat]`` is the seat's score
    sheet, plain data whose keys belong to the game. ``reason`` is a short word for how it came to an end.
    """

    def __init__(self, places: Sequence[int], sheets: Sequence[Mapping[str, object]], reason: str) -> None:
        self.places: tuple[int, ...] = tuple(places)
        self.sheets: tuple[dict[str, object], ...] = tuple(dict(sheet) for sheet in sheets)
        self.reason = reason

    def winners(self) -> list[int]:
        """The seats that share the first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def shares(self) -> list[float]:
        """The win divided among those who share it: what ratings and search count."""
        winners = self.winners()
        return [1.0 / len(winners) if place == 1 else 0.0 for place in self.places]

    def as_data(self) -> dict[str, object]:
        return {"places": list(self.places), "sheets": [dict(sheet) for sheet in self.sheets], "reason": self.reason}

    def __repr__(self) -> str:
        return f"Outcome(places={self.places!r}, reason={self.reason!r})"


def places_from_best(order_keys: Sequence[Sequence[int]]) -> list[int]:
    """Places from comparable keys, the higher the better, equal keys sharing a place."""
    return [1 + sum(1 for other in order_keys if tuple(other) > tuple(mine)) for mine in order_keys]
