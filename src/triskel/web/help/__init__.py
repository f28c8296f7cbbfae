"""The rules in our own words, with pictures."""
