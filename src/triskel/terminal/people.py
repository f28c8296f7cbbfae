"""Who sits where, and what they are called. A name is never inflected: it only stands before a colon or in a list."""

from collections.abc import Sequence
from typing import Final

from triskel.terminal import sentences

ME: Final = "me"
"""The name of a seat whose person sits at this keyboard."""


class People:
    def __init__(self, specs: Sequence[str]) -> None:
        self.specs = list(specs)
        self.humans = [seat for seat, spec in enumerate(specs) if spec == ME]

    def is_human(self, seat: int) -> bool:
        return seat in self.humans

    def name(self, seat: int, reader: int) -> str:
        """What this reader reads: you, Player 2, Player 3 (greedy)."""
        if seat == reader:
            return sentences.YOU
        if self.is_human(seat):
            return sentences.PLAYER.format(number=seat + 1)
        return sentences.PLAYER_BOT.format(number=seat + 1, bot=self.specs[seat])
