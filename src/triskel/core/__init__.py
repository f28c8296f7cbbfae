"""The contract that every game obeys: seats, moves, chance, views, events, outcomes, records.

Nothing here knows a particular game. Games, bots, the arena, the terminal and the site are written
against this folder; a third game needs nothing else.
"""
