"""Placeholder of the settings table; see settings."""
