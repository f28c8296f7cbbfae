"""Inis by its rulebooks: 2 to 4 players, both editions, the discovery scenario.

The rooms follow the book: ``setup``, ``assembly``, ``season``, ``clash`` and ``victory`` are its chapters, ``cards``
holds the 63 cards. The game interrupts itself, so what is going on is a stack of steps (``steps``) in the state.
"""
