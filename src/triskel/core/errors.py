"""What can go wrong through no fault of the program, told to a person in one line.

Every error here says what was wrong and, where it can, what would be right. The command line prints it
and exits with status 2; the site sends it to the browser. Nothing has changed when one is raised.
"""


class TriskelError(ValueError):
    """The common ancestor: a request that can't be carried out, with a sentence for its author."""


class IllegalMove(TriskelError):
    """A move that the rules do not allow here.

    ``rule`` names the rule that forbids it and ``facts`` fill in its particulars, so that a site can
    say it in any language; the error's own text is English.
    """

    def __init__(self, text: str, rule: str = "illegal", facts: dict[str, object] | None = None) -> None:
        super().__init__(text, rule, facts)
        self.text = text
        self.rule = rule
        self.facts = facts or {}

    def __str__(self) -> str:
        return self.text


class BadNotation(TriskelError):
    """Text that names no move of this game."""


class BadOption(TriskelError):
    """An option that the game does not know, or a value that it does not take."""


class BadRecord(TriskelError):
    """A record that is cut off, damaged, from another game, or plays an illegal move."""


class BadPosition(TriskelError):
    """A position document that describes no possible position. ``field`` names the place."""

    def __init__(self, field: str, text: str) -> None:
        super().__init__(field, text)
        self.field = field
        self.text = text

    def __str__(self) -> str:
        return f"{self.field}: {self.text}"


class UnknownGame(TriskelError):
    """A game that nobody has registered."""


class UnknownBot(TriskelError):
    """A bot that nobody has registered for this game."""
