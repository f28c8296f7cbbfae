"""How Ingenious looks in the terminal: the board, the tracks, the questions, the news."""
