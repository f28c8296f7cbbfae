"""Who is told of a turn, when, and how often."""

from collections.abc import Iterator

import pytest
from django.core import mail
from django.test import override_settings
from django.utils import timezone
from tests.web.notify.push_service import Browser, PushService, push_service
from tests.web.replay.games import kept, ledger_of

from triskel.web.live.sql import as_json
from triskel.web.notify import turns
from triskel.web.notify.models import PushSubscription
from triskel.web.people.models import Person
from triskel.web.tables.models import Entry, Seat, Table

pytestmark = pytest.mark.usefixtures("committed")


SEATS = [{"person": None, "name": "Оксана", "bot": None}, {"person": None, "name": "Anna", "bot": None}]


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """A push service; nothing is waited for before telling."""
    for delay in ("PUSH_DELAY", "MAIL_DELAY", "RESTART_DELAY", "RETRY_DELAY"):
        monkeypatch.setattr(turns, delay, 0.0)
    with (
        push_service() as running,
        override_settings(PUSH_LOCAL=True, MAIL_ON=True, SITE_ADDRESS="https://play.example"),
    ):
        turns.stop()
        mail.outbox.clear()
        yield running
        turns.stop()


def person(**fields: object) -> Person:
    made = Person.objects.create_guest("Оксана", "uk")
    for field, value in fields.items():
        setattr(made, field, value)
    made.save()
    return made


def quiet_zone() -> str:
    """Somewhere it is about noon now."""
    return f"Etc/GMT{timezone.now().hour - 12:+d}"


def table(mover: Person, clock: str = "days", title: str = "") -> Table:
    """A game against Anna in which it is the mover's turn."""
    made = Table.objects.create(
        game="ingenious", rules=1, status="playing", title=title, clock={"kind": clock}, awaited=[0], number=1
    )
    Seat.objects.create(table=made, number=0, person=mover, name=mover.name)
    Seat.objects.create(table=made, number=1, person=Person.objects.create_guest("Anna"), name="Anna")
    Entry.objects.create(table=made, number=1, at=timezone.now(), kind="start")
    return made


def subscribed(mover: Person, service: PushService, path: str = "/browser") -> Browser:
    browser = service.browser(path)
    address = browser.address()
    PushSubscription.objects.create(person=mover, endpoint=address.endpoint, key=address.key, secret=address.secret)
    return browser


def settled() -> None:
    assert turns.waiting().settle()


def test_the_message_names_the_table_and_speaks_the_persons_language(service: PushService) -> None:
    mover = person(language="en")
    game = table(mover)
    browser = subscribed(mover, service)
    turns.tell(mover.pk, game.key)
    (message,) = service.wait_for(1)
    assert browser.read(message) == {
        "title": "Ingenious with Anna",
        "body": "It is your turn.",
        "url": f"/table/{game.key}/",
        "tag": game.key,
    }


def test_all_browsers_of_a_person_are_told(service: PushService) -> None:
    mover = person()
    game = table(mover)
    for path in ("/phone", "/desk"):
        subscribed(mover, service, path)
    turns.tell(mover.pk, game.key)
    assert {message.path for message in service.wait_for(2)} == {"/phone", "/desk"}


def test_nobody_is_told_twice_of_a_turn(service: PushService) -> None:
    mover = person()
    game = table(mover)
    subscribed(mover, service)
    for _again in range(3):
        turns.tell(mover.pk, game.key)
        settled()
    assert len(service.received) == 1


def test_the_next_turn_is_told_again(service: PushService) -> None:
    mover = person()
    game = table(mover)
    subscribed(mover, service)
    turns.tell(mover.pk, game.key)
    settled()
    Entry.objects.create(table=game, number=2, at=timezone.now(), kind="play", seat=1)
    turns.tell(mover.pk, game.key)
    settled()
    assert len(service.received) == 2


def test_who_looks_at_the_table_meanwhile_is_not_told(service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "PUSH_DELAY", 3600.0)
    monkeypatch.setattr(turns, "MAIL_DELAY", 3600.0)
    mover = person()
    game = table(mover)
    turns.tell(mover.pk, game.key)
    assert len(turns.waiting()) == 2
    turns.seen(mover.pk, game.key)
    assert len(turns.waiting()) == 0


@pytest.mark.parametrize("change", [{"awaited": [1]}, {"status": "over"}])
def test_whose_turn_has_passed_is_not_told(service: PushService, change: dict[str, object]) -> None:
    mover = person(email="oksana@example.org")
    game = table(mover)
    subscribed(mover, service)
    Table.objects.filter(pk=game.pk).update(**change)
    turns.tell(mover.pk, game.key)
    settled()
    assert not service.received
    assert not mail.outbox


def test_while_a_bot_plays_for_somebody_they_are_left_alone(service: PushService) -> None:
    mover = person()
    game = table(mover)
    subscribed(mover, service)
    Seat.objects.filter(table=game, number=0).update(substitute="greedy")
    turns.tell(mover.pk, game.key)
    settled()
    assert not service.received


@pytest.mark.parametrize(
    ("kind", "asked", "text"),
    [
        ("ask", {"what": "undo", "to": 1}, "Anna would like to take a move back. Do you agree?"),
        ("ask", {"what": "end"}, "Anna would like to end the game without a result. Do you agree?"),
        ("leave", {}, "Anna has left the table. How shall the game go on?"),
    ],
)
def test_who_is_asked_something_is_told_what(
    service: PushService, kind: str, asked: dict[str, object], text: str
) -> None:
    oksana = person(language="en")
    ledger = ledger_of(2, plays=1)
    game = kept(ledger, [oksana, Person.objects.create_guest("Anna")])
    Entry.objects.filter(table=game, number=1).update(body=as_json({**ledger.entries[0].body, "seats": SEATS}))
    Entry.objects.create(table=game, number=3, at=timezone.now(), seat=1, kind=kind, body=as_json(asked))
    browser = subscribed(oksana, service)
    turns.tell(oksana.pk, game.key)
    (message,) = service.wait_for(1)
    assert browser.read(message)["body"] == text


def test_who_has_answered_is_not_told(service: PushService) -> None:
    oksana = person(language="en")
    ledger = ledger_of(3, plays=1)
    game = kept(ledger, [oksana])
    Entry.objects.create(table=game, number=3, at=timezone.now(), seat=1, kind="ask", body=as_json({"what": "end"}))
    answer = {"ask": 3, "yes": True}
    Entry.objects.create(table=game, number=4, at=timezone.now(), seat=0, kind="answer", body=as_json(answer))
    subscribed(oksana, service)
    turns.tell(oksana.pk, game.key)
    settled()
    assert not service.received


def test_in_quiet_hours_it_waits(service: PushService) -> None:
    mover = person(preferences={"quiet_from": "00:00", "quiet_until": "23:59", "zone": quiet_zone()})
    game = table(mover)
    subscribed(mover, service)
    turns.tell(mover.pk, game.key)
    settled()
    assert not service.received
    assert len(turns.waiting()) == 2


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_subscription_is_forgotten(service: PushService, status: int) -> None:
    mover = person()
    game = table(mover)
    subscribed(mover, service)
    service.status = status
    turns.tell(mover.pk, game.key)
    settled()
    assert not PushSubscription.objects.exists()


def test_a_service_in_trouble_is_tried_again(service: PushService) -> None:
    mover = person()
    game = table(mover)
    subscribed(mover, service)
    service.status = 503
    turns.tell(mover.pk, game.key)
    assert len(service.wait_for(2)) >= 2
    assert PushSubscription.objects.exists()


@pytest.mark.parametrize("status", [400, 503])
def test_a_browser_that_can_never_be_reached_is_forgotten(
    service: PushService, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    monkeypatch.setattr(turns, "MOST_TRIES", 1)
    mover = person()
    game = table(mover)
    subscribed(mover, service)
    service.status = status
    for number in range(2, 2 + turns.MOST_FAILURES):
        assert PushSubscription.objects.exists()
        Entry.objects.create(table=game, number=number, at=timezone.now(), kind="play", seat=1)
        turns.tell(mover.pk, game.key)
        settled()
    assert not PushSubscription.objects.exists()


def test_a_game_by_the_day_is_mailed(service: PushService) -> None:
    mover = person(email="oksana@example.org", language="en")
    game = table(mover, title="Вечірня партія")
    turns.tell(mover.pk, game.key)
    settled()
    (letter,) = mail.outbox
    assert letter.to == ["oksana@example.org"]
    assert letter.subject == "You are awaited: Вечірня партія"
    assert f"https://play.example/table/{game.key}/" in letter.body


@pytest.mark.parametrize(
    ("clock", "fields"),
    [
        ("live", {"email": "oksana@example.org"}),
        ("days", {"email": ""}),
        ("days", {"email": "oksana@example.org", "preferences": {"mail": "never"}}),
    ],
)
def test_no_mail_for_live_games_or_for_those_who_want_none(
    service: PushService, clock: str, fields: dict[str, object]
) -> None:
    mover = person(**fields)
    turns.tell(mover.pk, table(mover, clock).key)
    settled()
    assert not mail.outbox


def test_a_restart_loses_no_turn_and_repeats_none(service: PushService) -> None:
    mover = person(email="oksana@example.org")
    table(mover)
    turns.start()
    settled()
    turns.stop()
    turns.start()
    settled()
    assert len(mail.outbox) == 1


def test_telling_never_waits_and_is_bounded(service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("triskel.web.notify.waiting.MOST_WAITING", 5)
    monkeypatch.setattr(turns, "PUSH_DELAY", 3600.0)
    monkeypatch.setattr(turns, "MAIL_DELAY", 3600.0)
    for number in range(20):
        turns.tell(number, "abc")
    assert len(turns.waiting()) == 5
