"""Finished games, step by step; records in and out."""
