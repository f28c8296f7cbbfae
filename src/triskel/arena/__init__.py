"""Where bots meet: matches, their figures, and how fast the engines run."""
