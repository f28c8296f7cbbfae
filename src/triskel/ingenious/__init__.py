"""Ingenious by its rulebook: 2 to 4 players, the team game, solitaire.

The rooms follow the book: ``board`` and ``tiles`` are the components, ``state`` is the course of a turn
(first round, placing, bonus plays, swapping, refilling), ``scoring`` counts points, ``ranking`` is the end of the
game. ``knowledge`` says what each seat may know, ``notation`` and ``position`` are for writing things down.
"""
