"""Guests."""

from triskel.web.people.models import Person


def test_a_guest_has_a_name_only(database: None) -> None:
    assert Person.objects.create_guest("Anna").is_guest


def test_nothing_left(database: None) -> None:
    assert not Person.objects.exists()


def test_committed(committed: None) -> None:
    assert not Person.objects.exists()
    Person.objects.create_guest("Anna")


def test_committed_again(committed: None) -> None:
    assert not Person.objects.exists()
