"""What all tests share: how much hypothesis tries. ``--hypothesis-profile=long`` tries a lot more."""

import os

from hypothesis import settings

settings.register_profile("quick", deadline=None, max_examples=8)
settings.register_profile("ci", deadline=None, max_examples=8, derandomize=True)
settings.register_profile("long", deadline=None, max_examples=1000)
settings.load_profile("ci" if os.environ.get("CI") else "quick")
