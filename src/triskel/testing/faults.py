"""What the kit raises: which check failed, in which game, and the record that leads there."""

from collections.abc import Mapping


class ConformanceError(AssertionError):
    """A game does not keep to the contract. ``record`` is the text of a record that ends where it showed."""

    def __init__(
        self,
        check: str,
        text: str,
        game: str,
        options: Mapping[str, object],
        seed: int,
        moves: int,
        record: str,
        again: str,
    ) -> None:
        super().__init__(check, text)
        self.check = check
        self.text = text
        self.game = game
        self.options = dict(options)
        self.seed = seed
        self.moves = moves
        self.record = record
        self.again = again

    def __str__(self) -> str:
        return (
            f"{self.check}: {self.text}\n"
            f"  game: {self.game} {in_words(self.options)}\n"
            f"  seed: {self.seed}, after {self.moves} moves\n"
            f"  again: {self.again}\n"
            f"  record:\n{self.record}"
        )

    def as_data(self) -> dict[str, object]:
        return {
            "check": self.check,
            "text": self.text,
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "moves": self.moves,
            "again": self.again,
            "record": self.record,
        }


def in_words(options: Mapping[str, object]) -> str:
    """Options as they are typed: ``players=2 first=drawn``."""
    return " ".join(f"{name}={str(value).lower()}" for name, value in options.items())
