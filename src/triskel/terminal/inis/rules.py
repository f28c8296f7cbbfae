"""The rules of Inis in short, in our own words."""

from typing import Final

SUMMARY: Final = """\
Inis in short:
  Clans spread over an island of territories. At the beginning of a round those who hold a pretender
  token are checked: who meets most of the three conditions, one at least, becomes High King and wins.
  Of equals the Brenn wins; if the Brenn is not among them, nobody does.
The conditions:
  Be chieftain over 6 clans of others: all those in territories where you have more clans than anybody.
  Be present where 6 sanctuaries stand. Be present in 6 territories.
  Each Deed counts as one of whatever is missing, but only for one condition.
The Assembly begins each round:
  1. Whoever is chieftain of the capital's territory becomes Brenn.
  2. The pretenders are checked; if nobody wins, their tokens go back.
  3. The chieftain of each territory gets its advantage card.
  4. The crows are tossed: they show which way the turns go round.
  5. Action cards are dealt and drafted: keep one of four, pass the others on, keep two, then three.
The Season follows, turn by turn, the Brenn first:
  Play a season card, pass, or take a pretender token if you meet a condition now. Who passes may
  play later. When all have passed in a row the Season ends: action cards go, epic tales are kept.
  Cards with a triskel answer something that happens; you are asked when one of yours may do so.
  Without a clan in play at the start of a turn you lose a Deed and place two clans anywhere.
A clash breaks out where a card with the clash sign brings clans together:
  Others than the instigator may shelter one clan in each citadel there; the rest are exposed.
  Then, the instigator first, whoever has exposed clans makes a manoeuvre in turn:
  attack (the target loses an exposed clan or discards an action card), withdraw to neighbours of
  which you are chieftain, or play an epic tale that is a manoeuvre.
  Before each manoeuvre all may agree on peace. A clash ends with peace, or when no clan is exposed.
""".splitlines()
