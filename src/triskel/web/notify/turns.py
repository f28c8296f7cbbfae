"""Telling people that it is their turn: what the live path calls.

``tell`` returns at once. After a while, in which the person may look at the table or the turn may pass, a thread looks
again whether it is still their turn and tells them by browser push, and later by mail. Nobody is told twice of a turn
in one way, nor in quiet hours: those who sleep are told when they wake up, if it is still their turn.
"""

import json
import logging

from django.db import IntegrityError, close_old_connections, transaction
from django.utils import timezone

from triskel.web.notify import mails, webpush
from triskel.web.notify.models import PushSubscription, Told
from triskel.web.notify.notice import Notice, notice_for
from triskel.web.notify.quiet import quiet_for
from triskel.web.notify.waiting import Job, Waiting
from triskel.web.people import preferences
from triskel.web.tables.models import Seat, Table

log = logging.getLogger(__name__)

PUSH_DELAY = 15.0
MAIL_DELAY = 180.0
RESTART_DELAY = 60.0
RETRY_DELAY = 60.0
MOST_TRIES = 4
MOST_FAILURES = 5
PUSH_LIFE = 24 * 3600

_waiting: Waiting | None = None


def tell(person: int, key: str) -> None:
    """Something is awaited of this person at the table of this key, a move or an answer, and they are not looking.
    What it is, is worked out when they are told. Never blocks."""
    queue = _queue()
    queue.add(Job(person, key, "push"), PUSH_DELAY)
    queue.add(Job(person, key, "mail"), MAIL_DELAY)


def seen(person: int, key: str) -> None:
    """The person looks at the table: nothing needs to be told any more."""
    if _waiting is not None:
        _waiting.drop(person, key)


def start() -> None:
    """Tell those whose turn came, or who were asleep, before a restart. Called in a thread: it reads the database."""
    queue = _queue()
    playing = Table.objects.filter(status=Table.Status.PLAYING, clock__kind="days")
    awaited = {table.pk: (table.key, set(table.awaited)) for table in playing.only("pk", "key", "awaited")}
    people = Seat.objects.filter(table__in=awaited, person__isnull=False, bot="", substitute="")
    for table, number, person in people.values_list("table_id", "number", "person_id"):
        key, seats = awaited[table]
        if number in seats and person is not None:
            queue.add(Job(person, key, "push"), RESTART_DELAY)
            queue.add(Job(person, key, "mail"), RESTART_DELAY + MAIL_DELAY)


def stop() -> None:
    global _waiting  # noqa: PLW0603 - one queue a process
    if _waiting is not None:
        _waiting.close()
        _waiting = None


def waiting() -> Waiting:
    """The queue of this process."""
    return _queue()


def _queue() -> Waiting:
    global _waiting  # noqa: PLW0603 - one queue a process
    if _waiting is None:
        _waiting = Waiting(_work)
    return _waiting


def _work(job: Job) -> None:
    close_old_connections()
    try:
        notice = notice_for(job.person, job.key)
        if notice is None:
            return
        quiet = quiet_for(preferences.of(notice.person), timezone.now())
        if quiet:
            _queue().add(job, quiet.total_seconds())
        elif job.way == "push":
            _push(notice, job)
        else:
            _mail(notice)
    finally:
        close_old_connections()


def _mail(notice: Notice) -> None:
    if mails.wanted(notice) and _claimed(notice, "mail"):
        mails.send(notice)


def _push(notice: Notice, job: Job) -> None:
    if not preferences.of(notice.person)["push"]:
        return
    browsers = PushSubscription.objects.filter(person=notice.person)
    if job.only:
        browsers = browsers.filter(pk=job.only)
    found = list(browsers)
    if not found or not (job.only or _claimed(notice, "push")):
        return
    message = json.dumps(
        {"title": notice.title, "body": notice.text, "url": notice.path, "tag": notice.table.key}, ensure_ascii=False
    ).encode()
    for browser in found:
        _push_to(browser, message, job)


def _push_to(browser: PushSubscription, message: bytes, job: Job) -> None:
    """One message to one browser. A subscription that is dead is forgotten, one that keeps failing too."""
    address = webpush.Address(browser.endpoint, browser.key, browser.secret)
    sent = webpush.send(address, message, job.key, PUSH_LIFE)
    found = PushSubscription.objects.filter(pk=browser.pk)
    if sent is webpush.Sent.YES:
        if browser.failures:
            found.update(failures=0)
    elif sent is webpush.Sent.LATER and job.tries < MOST_TRIES:
        again = job._replace(only=browser.pk, tries=job.tries + 1)
        _queue().add(again, RETRY_DELAY * 2**job.tries)
    elif sent is webpush.Sent.GONE or browser.failures + 1 >= MOST_FAILURES:
        found.delete()
    else:
        found.update(failures=browser.failures + 1)


def _claimed(notice: Notice, way: str) -> bool:
    """Whether nobody told them of this turn in this way yet; from now on somebody did."""
    try:
        with transaction.atomic():
            Told.objects.create(person=notice.person, table=notice.table, way=way, turn=notice.number)
    except IntegrityError:
        return False
    Told.objects.filter(person=notice.person, table=notice.table, way=way, turn__lt=notice.number).delete()
    return True
