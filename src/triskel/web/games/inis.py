"""Inis on the site: its modes, options, bots, and which of its questions nobody else may see being asked."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from triskel.core.game import Options
from triskel.core.state import State
from triskel.web.games.face import Choice, Face, Level, Mode


class InisFace(Face):
    game = "inis"
    script = "inis"
    rules_page = "inis"

    def title(self) -> str | Promise:
        return _("Inis")

    def modes(self) -> tuple[Mode, ...]:
        return (
            Mode("three", _("3 players"), {"players": 3}),
            Mode("four", _("4 players"), {"players": 4}),
            Mode("two", _("2 players"), {"players": 2}),
        )

    def choices(self) -> tuple[Choice, ...]:
        return ()

    def levels(self, options: Options) -> tuple[Level, ...]:
        return (
            Level("random", _("Random"), _("Plays anything that the rules allow.")),
            Level("greedy", _("Greedy"), _("Looks one decision ahead.")),
        )

    def whispers(self, state: State, seat: int) -> bool:
        return False
