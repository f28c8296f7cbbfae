"""The 63 cards, a few lines each: what kind, when playable, what must be declared, what happens."""
