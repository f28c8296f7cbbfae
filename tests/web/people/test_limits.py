"""How often somebody may do what can be abused."""

import pytest
from django.test import Client, RequestFactory

from triskel.web.people.limits import LIMITS, MOST_BUCKETS, Buckets, TooMany, address_of
from triskel.web.people.models import Person


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def buckets(clock: Clock) -> Buckets:
    return Buckets(clock)


def use_up(buckets: Buckets, act: str, who: str) -> None:
    for _time in range(LIMITS[act].burst):
        buckets.take(act, who)


def test_a_bucket_is_empty_after_so_many(buckets: Buckets) -> None:
    use_up(buckets, "chat", "anna")
    with pytest.raises(TooMany):
        buckets.take("chat", "anna")


def test_others_and_other_acts_have_buckets_of_their_own(buckets: Buckets) -> None:
    use_up(buckets, "chat", "anna")
    buckets.take("chat", "bohdan")
    buckets.take("table", "anna")


def test_a_bucket_fills_again_with_time(buckets: Buckets, clock: Clock) -> None:
    use_up(buckets, "chat", "anna")
    with pytest.raises(TooMany) as refused:
        buckets.take("chat", "anna")
    clock.now += refused.value.wait + 0.001
    buckets.take("chat", "anna")
    with pytest.raises(TooMany):
        buckets.take("chat", "anna")


def test_it_never_holds_more_than_its_size(buckets: Buckets, clock: Clock) -> None:
    clock.now += 1_000_000
    use_up(buckets, "chat", "anna")
    with pytest.raises(TooMany):
        buckets.take("chat", "anna")


def test_memory_stays_bounded(buckets: Buckets, clock: Clock) -> None:
    for number in range(MOST_BUCKETS + 10):
        clock.now += 0.001
        buckets.take("join", number)
    assert len(buckets._left) <= MOST_BUCKETS


@pytest.mark.parametrize(
    ("address", "counted"),
    [("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("unix:", "unix:")],
)
def test_a_household_counts_once(address: str, counted: str) -> None:
    assert address_of(RequestFactory().get("/", REMOTE_ADDR=address)) == counted


def test_nobody_hides_behind_an_invented_header() -> None:
    request = RequestFactory().get("/", REMOTE_ADDR="192.0.2.7", HTTP_X_FORWARDED_FOR="198.51.100.1")
    assert address_of(request) == "192.0.2.7"


def test_guessing_passwords_ends_in_a_clear_page(browser: Client) -> None:
    guess = {"username": "anna", "password": "guess"}
    answers = [browser.post("/log-in/", guess) for _time in range(LIMITS["log in"].burst + 1)]
    assert [answer.status_code for answer in answers[:-1]] == [200] * LIMITS["log in"].burst
    assert answers[-1].status_code == 429
    assert int(answers[-1]["Retry-After"]) > 0
    assert "Try again in" in answers[-1].content.decode()


def test_one_name_is_guarded_against_guesses_from_many_addresses(browser: Client) -> None:
    for number in range(LIMITS["log in as"].burst):
        browser.post("/log-in/", {"username": "Anna", "password": "guess"}, REMOTE_ADDR=f"192.0.2.{number}")
    last = browser.post("/log-in/", {"username": "anna", "password": "guess"}, REMOTE_ADDR="192.0.2.99")
    assert last.status_code == 429


def test_a_flood_of_guests_is_stopped(database: None) -> None:
    plan = {"mode": "two", "how": "friends"}
    answers = [Client().post("/new/ingenious/quick/", plan).status_code for _time in range(LIMITS["guest"].burst + 1)]
    assert answers[-1] == 429
    assert Person.objects.count() == LIMITS["guest"].burst


def test_looking_is_never_limited(browser: Client) -> None:
    assert {browser.get("/log-in/").status_code for _time in range(LIMITS["log in"].burst + 5)} == {200}
