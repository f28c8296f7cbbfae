"""Nobody learns from a socket whether somebody else could have answered an event.

Somebody plays a card and all windows that follow are passed: once with the hands of a game, once with other hands that
the observer can't tell from them, such that others hold answers who did not before. Those who hold one are asked and
pass, the others pass by themselves. Whatever the observer receives must be the same both times, byte for byte, in the
same order and as often; and the time that a window stays open is drawn in the same way, and as often.
"""

import asyncio
import re
from itertools import pairwise
from typing import NamedTuple

import pytest
from tests.web.live.inis_twins import Event, another, events, holders
from tests.web.live.site import Site, Tab, played, seated
from tests.web.live.test_no_leaks import plain, settled

from triskel.core.chance import Rng
from triskel.core.state import ONLOOKER
from triskel.web.live.times import milliseconds
from triskel.web.tables.models import Entry

PEOPLE = ("Ann", "Bob", "Eve", "Zoe")
MASK = 0.25
"""Seconds that a window stays open here: long enough that every thoughtful pass comes before its end."""


class Traffic(NamedTuple):
    received: list[str]
    delays: list[tuple[float, float]]
    """Between which times it was drawn how long each window stays open."""
    open_for: list[float]
    """Seconds that each window was open."""
    asked: int
    """How often somebody was really asked."""


def traffic(event: Event, observer: int) -> Traffic:
    """What these eyes receive while the event happens and everybody passes."""
    names = PEOPLE[: event.before.seats]
    table = seated(*names, game_name="inis", position=event.before.document())
    received: list[str] = []
    delays: list[tuple[float, float]] = []
    asked = 0

    async def passing(tab: Tab, seat: int) -> None:
        nonlocal asked
        answered = 0
        while tab.latest["number"] == 1 or tab.latest["sealed"]:
            offer, number = tab.latest["offers"].get(str(seat), {}), tab.latest["number"]
            if offer.get("sealed") and offer["answer"] is None and answered < number:
                answered, asked = number, asked + 1
                tab.send("play", id=1000 + asked, seat=seat, at=number, moves=["pass"])
            await tab.frame()

    def drawn(least: float, most: float) -> float:
        delays.append((least, most))
        return MASK

    async def scenario(site: Site) -> None:
        site.live.chance = Rng(1)
        site.live.delay = drawn
        players = [await site.tab(table, name) for name in names]
        watcher = await site.tab(table)
        eyes = watcher if observer == ONLOOKER else players[observer]
        await settled([*players, watcher])
        eyes.received.clear()
        reply = await players[event.seat].ask("play", seat=event.seat, at=1, moves=list(event.moves))
        assert reply["t"] == "done", reply
        await asyncio.gather(*(passing(tab, seat) for seat, tab in enumerate(players)))
        await watcher.until(lambda frame: frame["t"] == "update" and frame["number"] > 1 and not frame["sealed"])
        await settled([*players, watcher])
        received.extend(without_times(plain(text, table)) for text in eyes.received)

    played(scenario)
    times = [
        milliseconds(at) for at in Entry.objects.filter(table=table.id).order_by("number").values_list("at", flat=True)
    ]
    open_for = [(after - before) / 1000 for before, after in pairwise(times[1:])]
    return Traffic(received, delays, open_for, asked)


def without_times(text: str) -> str:
    return re.sub(r'"until":\d{12,}', '"until":0', text)


def first_difference(one: list[str], other: list[str]) -> tuple[int, str, str] | None:
    """Where two lists of messages part ways, in short."""
    for index in range(max(len(one), len(other))):
        ours, theirs = (texts[index] if index < len(texts) else "" for texts in (one, other))
        if ours != theirs:
            at = next((at for at, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]), 0)
            return index, ours[max(0, at - 60) : at + 120], theirs[max(0, at - 60) : at + 120]
    return None


def found(players: int, seed: int, whose: str) -> tuple[Event, Event, int]:
    """An event and its twin for the eyes of the one who acts, of an onlooker, or of the next player."""
    for event in events(players, seed):
        observer = {"actor": event.seat, "onlooker": ONLOOKER}.get(whose, (event.seat + 1) % players)
        twin = another(event, observer)
        if twin is not None:
            return event, twin, observer
    raise AssertionError("no such event in this game")


@pytest.mark.parametrize("whose", ["actor", "onlooker", "neighbour"])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 1), (4, 1), (4, 2)])
def test_nobody_can_tell_who_could_have_answered(committed: None, players: int, seed: int, whose: str) -> None:
    event, twin, observer = found(players, seed, whose)
    assert holders(event) != holders(twin)
    one, other = traffic(event, observer), traffic(twin, observer)
    assert one.asked != other.asked or whose == "neighbour", "in one of them somebody is asked who is not in the other"
    assert first_difference(one.received, other.received) is None
    assert one.delays == other.delays
    for opened in (*one.open_for, *other.open_for):
        assert opened >= MASK - 0.01, "a window was closed before its time"


def test_the_comparison_would_notice(committed: None) -> None:
    # The socket of somebody who is asked in one game and not in the other does carry the difference.
    for event in events(3, 1):
        twin = another(event, event.seat)
        if twin is None:
            continue
        before, after = holders(event), holders(twin)
        seat = next((seat for seat in range(3) if (seat in before[0]) != (seat in after[0])), None)
        if seat is not None:
            assert traffic(event, seat).received != traffic(twin, seat).received
            return
    raise AssertionError("no such event in this game")
