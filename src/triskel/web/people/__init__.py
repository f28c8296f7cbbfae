"""Who plays: guests, accounts, profiles, and what keeps the peace."""
