"""What we decided where the rulebooks leave room: one place to look, and to change.

Rulings that can't be a switch are told where they are carried out: how tiles lie and how the first ones are drawn
(``island``), that peace is offered by whoever is about to make a manoeuvre (``clash.Peace``), that a card does as much
as it can (each card's ``ask`` and ``do``), that several players are affected in the order of play from the Brenn on
(``drawing.GatesOpen``, ``losses.ask_toll``), who is asked to answer an event (``windows``).
"""

from typing import Final

ROUNDS: Final = 20
"""An endless game is a draw after so many rounds, unless the table says otherwise; claims of the last are checked."""

CAPITAL_IN_SWAMP: Final[bool] = False
"""Whether the Brenn may choose the Swamp, which bears no citadel, for the capital."""

FIRST_TOSS_OPENS_GATES: Final[bool] = False
"""Whether the toss of the crows at the set-up counts as a turn of them."""

FESTIVAL_PAID_BY_STARTER: Final[bool] = True
"""At the Festival the player whose effect started the clash loses a clan; otherwise the instigator would."""

HIGHLANDS_AFTER_CITADELS: Final[bool] = True
"""The Highlands answer after the Citadels step and Battle Frenzy, before the first manoeuvre; shelter stays."""

SPEAR_BY_ANYBODY: Final[bool] = True
"""Lug's Spear may be played by a player who has no clans in the clash."""

INVOLVED_IS_EXPOSED: Final[bool] = True
"""Whoever may play the Warlord in a clash has exposed clans in it; otherwise sheltered ones would do."""

LUG_AFTER_ANYBODYS: Final[bool] = True
"""Lug Samildanach takes any player's action card that was resolved; a cancelled card was not."""

HORSES_START_CLASHES: Final[bool] = True
"""Clans that move with Manannan's Horses start a clash, as moved clans do."""

KERNUNOS_DRAWS: Final[bool] = False
"""Whether Kernunos' Sanctuary draws an epic tale, as the action card Sanctuary does."""

CAULDRON_RETURNS: Final = 3
"""Dagda's Cauldron brings back so many of the clans on it, those lost earlier in the clash included."""
