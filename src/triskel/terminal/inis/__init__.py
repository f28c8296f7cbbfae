"""Inis at the terminal."""
