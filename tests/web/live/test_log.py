"""The writer: each number once, in groups, and nothing lost when the database goes away."""

import asyncio
import sqlite3
from typing import Any

import pytest
from django.db import OperationalError
from tests.web.live.site import Site, first_move, played, seated

from triskel.web.live import log, sql, times
from triskel.web.live.errors import Unavailable
from triskel.web.live.log import Append, Writer
from triskel.web.tables.models import Entry, Table


def append(table: int, number: int, body: str = "{}") -> Append:
    at = times.moment(times.now())
    row = sql.Row(table, number, at, "ask", 0, None, body)
    return Append(row, sql.Columns(number, [0], at, None, None, "playing", at, None, {"tiles": number}))


def written(*jobs: Append) -> list[bool | BaseException]:
    """What the jobs are answered with that are handed over at once, and how many commits they took."""
    commits: list[int] = []

    async def run() -> list[bool | BaseException]:
        writer = Writer(asyncio.get_running_loop())
        futures = [writer.put(job) for job in jobs]
        writer.start()
        try:
            found: list[bool | BaseException] = await asyncio.gather(*futures, return_exceptions=True)
            return found
        finally:
            commits.append(writer.commits)
            await asyncio.to_thread(writer.stop)

    return asyncio.run(run())


def test_of_two_with_the_same_number_exactly_one_is_kept(committed: None) -> None:
    table = seated("Ann", "Bob").id
    answers = written(append(table, 2, '{"who": 1}'), append(table, 2, '{"who": 2}'), append(table, 1))
    assert answers == [True, False, False]
    assert Entry.objects.get(table=table, number=2).body == '{"who": 1}'


def test_what_waits_is_committed_together(committed: None) -> None:
    tables = [seated("Ann").id for _table in range(5)]

    async def run() -> Writer:
        writer = Writer(asyncio.get_running_loop())
        futures = [writer.put(append(table, 2)) for table in tables]
        writer.start()
        await asyncio.gather(*futures)
        await asyncio.to_thread(writer.stop)
        return writer

    writer = asyncio.run(run())
    assert (writer.commits, writer.written) == (1, 5)
    assert set(Table.objects.filter(pk__in=tables).values_list("number", flat=True)) == {2}


def test_more_than_one_statement_can_hold(committed: None) -> None:
    table = seated("Ann").id
    count = sql.MOST_ROWS * 2 + 1
    assert written(*(append(table, number + 2) for number in range(count))) == [True] * count
    kept = Table.objects.get(pk=table)
    assert (kept.number, kept.glance) == (count + 1, {"tiles": count + 1})


def test_an_entry_that_fits_no_table_does_not_harm_the_others(committed: None) -> None:
    table = seated("Ann").id
    first, second, third = written(append(table, 2), append(10**6, 1), append(table, 3))
    assert first is third is True
    assert isinstance(second, Unavailable)
    assert Entry.objects.filter(table=table).count() == 3


def test_an_older_entry_does_not_turn_the_columns_back(committed: None) -> None:
    table = seated("Ann").id
    written(append(table, 3))
    written(append(table, 2))
    assert Table.objects.get(pk=table).number == 3


class Outage:
    """The database goes away; ``late`` says that it does so after it has committed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, late: bool = False) -> None:
        self.over = False
        self._real = log.Writer._commit
        self._late = late

        def commit(writer: Writer, *given: Any) -> Any:
            return self._commit(writer, *given)

        monkeypatch.setattr(log.Writer, "_commit", commit)

    def _commit(self, writer: Writer, *given: Any) -> Any:
        if self.over:
            return self._real(writer, *given)
        if self._late:
            self._real(writer, *given)
        raise OperationalError("the database is away") from sqlite3.OperationalError("the database is away")


def test_while_the_database_is_away_commands_are_refused_and_nothing_is_lost(
    committed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        move = first_move(ann.latest, 0)
        outage = Outage(monkeypatch)
        for _time in range(2):
            assert (await ann.ask("play", seat=0, at=1, moves=[move]))["code"] == "unavailable"
        assert (await ann.ask("chat", text="hello?"))["code"] == "unavailable"
        outage.over = True
        assert await ann.ask("play", seat=0, at=1, moves=[move]) == {"t": "done", "id": 4, "number": 2}
        await bob.number(2)

    played(scenario)
    assert Entry.objects.filter(table=table.id).count() == 2


def test_a_move_that_was_kept_although_the_answer_got_lost_is_seen_by_all(
    committed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated("Ann", "Bob")

    async def scenario(site: Site) -> None:
        ann, bob = await site.tab(table, "Ann"), await site.tab(table, "Bob")
        move = first_move(ann.latest, 0)
        outage = Outage(monkeypatch, late=True)
        assert (await ann.ask("play", seat=0, at=1, moves=[move]))["code"] == "unavailable"
        outage.over = True
        await bob.number(2)  # without anybody doing anything
        assert (await ann.ask("play", seat=0, at=1, moves=[move]))["code"] == "stale"

    played(scenario, sweep_every=0.05)
    assert Entry.objects.filter(table=table.id).count() == 2


def test_bots_go_on_after_an_outage(committed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated("Ann", "y", bots={1: "random"})

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        real = site.live.bots.think
        outage: list[Outage] = []

        async def think(*given: Any, **named: Any) -> list[str]:
            moves = await real(*given, **named)
            if not outage:
                outage.append(Outage(monkeypatch))
                site.live.loop.call_later(0.2, lambda: setattr(outage[0], "over", True))
            return moves

        monkeypatch.setattr(site.live.bots, "think", think)
        await ann.play()
        await ann.number(3)
        assert outage

    played(scenario)


def test_what_can_not_be_written_at_all_does_not_stop_the_writer(committed: None) -> None:
    table = seated("Ann").id
    first, second = written(append(table, 2, "half a character: \ud800"), append(table, 3))
    assert isinstance(first, Unavailable)
    assert second is True


def test_a_transaction_that_gave_way_to_another_is_tried_again(
    committed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated("Ann").id
    real = log.Writer._commit
    given_way: list[bool] = []

    class GaveWay(Exception):
        sqlstate = "40P01"

    def commit(writer: Writer, *given: Any) -> Any:
        if not given_way:
            given_way.append(True)
            raise OperationalError("deadlock detected") from GaveWay()
        return real(writer, *given)

    monkeypatch.setattr(log.Writer, "_commit", commit)
    assert written(append(table, 2)) == [True]
    assert given_way
