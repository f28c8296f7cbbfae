"""What a card is. Each card is a class derived from this one, with one object."""

from typing import TYPE_CHECKING

from triskel.inis.names import CARD_NAMES, kind_of
from triskel.inis.notation import text
from triskel.inis.steps import Step

if TYPE_CHECKING:
    from triskel.inis.state import InisState
    from triskel.inis.windows import Reaction

SEASON = 0
"""The effect of a card that is played as a season card."""
TRISKEL = 1
"""The effect of a card that answers something; a second one of the same card is 2."""


class Card:
    def __init__(
        self,
        number: int,
        season: bool = False,
        windows: tuple[int, ...] = (),
        clash: bool = False,
        manoeuvre: bool = False,
    ) -> None:
        self.number = number
        self.name: str = CARD_NAMES[number]
        self.kind = kind_of(number)
        self.season = season
        """Whether it has a season symbol."""
        self.windows = windows
        """The windows in which its triskel may answer."""
        self.clash = clash
        """Whether its season effect can start a clash."""
        self.manoeuvre = manoeuvre
        """Whether it is played as a manoeuvre."""

    def playable(self, state: "InisState", seat: int) -> bool:
        """Whether it may be played as a season card now, or as a manoeuvre."""
        return True

    def fits(self, state: "InisState", seat: int, window: "Reaction") -> bool:
        """Whether this seat, if it held the card, might answer this event with it. What only the holder knows must
        not count here."""
        return True

    def effect_in(self, window: int) -> int:
        """Which of its effects it has in a window."""
        return TRISKEL

    def play(self, seat: int, effect: int) -> Step:
        """The step that plays this card."""
        from triskel.inis.playing import PlayCard

        return PlayCard(self.number, seat, effect)

    def ask(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> list[int]:
        """The legal answers to the next question of the declaration, in rising order; none when all is declared."""
        return []

    def do(self, state: "InisState", seat: int, effect: int, told: tuple[int, ...]) -> None:
        """Carry the effect out, as far as possible."""

    def in_words(self, effect: int, told: tuple[int, ...]) -> list[str]:
        """What was declared, for everybody to hear. A card with a secret in its declaration leaves it out."""
        return [text(move) for move in told]

    def ask_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> list[int]:
        """Like ``ask`` for what is decided only while the effect is carried out; see ``playing.Decide``."""
        return []

    def do_more(self, state: "InisState", seat: int, question: int, told: tuple[int, ...]) -> None:
        """Carry out what was decided."""
