"""What we decided where the rulebooks leave room: one place to look, and to change."""

from typing import Final

CAULDRON_RETURNS: Final = 3
"""Dagda's Cauldron brings back so many of the clans on it, those lost earlier in the clash included."""

ROUNDS: Final = 20
"""An endless game is a draw after so many rounds, unless the table says otherwise."""

HIGHLANDS_AFTER_CITADELS: Final = True
"""The Highlands answer after the Citadels step and Battle Frenzy, before the first manoeuvre; shelter stays."""

SPEAR_BY_ANYBODY: Final = True
"""Lug's Spear may be played by a player who has no clans in the clash."""

LUG_AFTER_ANYBODYS: Final = True
"""Lug Samildanach takes any player's action card that was resolved; a cancelled card was not."""

HORSES_START_CLASHES: Final = True
"""Clans that move with Manannan's Horses start a clash, as moved clans do."""

KERNUNOS_DRAWS: Final = False
"""Kernunos' Sanctuary draws no epic tale."""

WINDOW_OF_WARLORD: Final = "exposed clans"
"""Who is involved in a clash, and may be chosen to make the next manoeuvre, has exposed clans in it."""

WINNERS_TIE: Final = "brenn"
"""Pretenders with equally many conditions: the Brenn among them wins, else nobody."""
