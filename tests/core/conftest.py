"""What the tests of the core share: the toy games, registered for the length of a test."""

from collections.abc import Iterator

import pytest
from tests.core.toys import Count, Hush

from triskel.core.registry import registered


@pytest.fixture
def hush() -> Iterator[Hush]:
    game = Hush()
    with registered(game):
        yield game


@pytest.fixture
def count() -> Iterator[Count]:
    game = Count()
    with registered(game):
        yield game
