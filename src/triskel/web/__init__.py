"""The table: a site where people and bots play in a browser. A Django project with a live path of its own beside it.

It knows the contract of ``triskel.core`` only; what a game brings to the site stands in ``games``.
"""
