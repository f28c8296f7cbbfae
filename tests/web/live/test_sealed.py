"""People answer in secret: in the draft and when events of Inis may be answered."""

import json
from collections.abc import Callable

import pytest
from tests.web.live.inis_twins import INIS, Event, course, events, holders
from tests.web.live.site import Frame, Seated, Site, Tab, played, seated

from triskel.core.chance import Rng
from triskel.core.registry import game
from triskel.core.state import CHANCE, State
from triskel.web.tables.models import Entry, Habit, Sealed, Table

QUICK = {"mask": (0.05, 0.06), "bot_mask": (0.01, 0.02)}
NAMES = ("Ann", "Bob", "Eve")


def draft_position(players: int = 3) -> State:
    """The first draft of a game."""
    rules, rng = game("inis"), Rng(1)
    state = rules.start(rules.settle({"players": players}))
    while INIS.sealed(state) is None:
        (seat,) = state.awaited()
        state.step(seat, state.random_move(seat, rng) if seat != CHANCE else state.chance_move(rng))
    return state


def window(fits: Callable[[Event, int], bool]) -> tuple[Event, int]:
    """An event of a game of three in which exactly one other player could really answer the first window."""
    for seed in range(1, 6):
        for event in events(3, seed):
            holding = holders(event)[0]
            if len(holding) == 1 and event.seat not in holding:
                (seat,) = holding
                if fits(event, seat):
                    return event, seat
    raise AssertionError("no such event in these games")


def anything(_event: Event, _seat: int) -> bool:
    return True


def at_table(event: Event, **more: object) -> Seated:
    return seated(*NAMES, game_name="inis", position=event.before.document(), **more)  # type: ignore[arg-type]


async def everybody(site: Site, table: Seated) -> list[Tab]:
    return [await site.tab(table, name) for name in NAMES]


async def happens(event: Event, tabs: list[Tab]) -> None:
    """The card is played; everybody sees the window open."""
    reply = await tabs[event.seat].ask("play", seat=event.seat, at=1, moves=list(event.moves))
    assert reply == {"t": "done", "id": 1, "number": 2}
    for tab in tabs:
        await tab.number(2)


def own_offer(tab: Tab) -> Frame | None:
    found: Frame | None = tab.latest["offers"].get(str(tab.latest["eyes"]))
    return found


# The draft


def test_a_draft_is_opened_when_all_are_in_and_until_then_minds_may_change(committed: None) -> None:
    table = seated(*NAMES, game_name="inis", position=draft_position().document())

    async def scenario(site: Site) -> None:
        ann, bob, eve = tabs = await everybody(site, table)
        assert ann.latest["sealed"] == {"kind": "draft", "trigger": "draft", "asked": [0, 1, 2]}
        assert ann.latest["awaited"] == [0, 1, 2]
        for tab, card in ((ann, 0), (bob, 0)):
            assert (await tab.play(own_cards(tab)[card]))["number"] == 1
        seen = await eve.until(lambda frame: frame["t"] == "update" and len(frame["sealed"]["ready"]) == 2)
        assert seen["awaited"] == [2]
        assert seen["number"] == 1, "nothing is in the log before all are in"
        other = own_cards(ann)[1]
        await ann.play(other)
        await ann.until(lambda frame: frame["t"] == "update" and frame["offers"]["0"]["answer"] == [other])
        assert (await ann.ask("play", seat=0, at=1, moves=[]))["t"] == "done"
        await eve.until(lambda frame: frame["t"] == "update" and frame["sealed"].get("ready") == [1])
        await ann.play(other)
        await eve.play(own_cards(eve)[0])
        for tab in tabs:
            await tab.number(2)
        assert ann.latest["view"]["stack"][-1]["turn"] == 1
        assert other in ann.latest["view"]["hand"]
        (entry,) = ann.latest["entries"]
        assert (entry["seat"], entry["sealed"]) == (None, "draft")

    played(scenario)
    assert not Sealed.objects.exists()


def own_cards(tab: Tab) -> list[str]:
    offer = own_offer(tab)
    assert offer is not None
    moves: list[str] = offer["moves"]
    return moves


def test_a_pick_of_two_is_asked_card_by_card(committed: None) -> None:
    table = seated(*NAMES, game_name="inis", position=draft_position().document())

    async def scenario(site: Site) -> None:
        tabs = await everybody(site, table)
        for tab in tabs:
            await tab.play(own_cards(tab)[0])
        ann = tabs[0]
        await ann.number(2)
        first, second, *_rest = own_cards(ann)
        question = await ann.ask("play", seat=0, at=2, moves=[first])
        assert question["t"] == "question"
        assert second in question["offer"]["moves"]
        ready = await ann.ask("play", seat=0, at=2, moves=[first, second], **{"try": True})
        assert ready == {"t": "question", "id": 3, "offer": {}, "ready": True}
        assert not await site.in_thread(Sealed.objects.filter(number=2).exists), "what is only tried is not kept"
        refused = await ann.ask("play", seat=0, at=2, moves=[first, second, own_cards(ann)[2]])
        assert refused["code"] == "too_far"
        assert (await ann.ask("play", seat=0, at=2, moves=[first, second]))["t"] == "done"

    played(scenario)


def test_bots_draft_with_people(committed: None) -> None:
    table = seated(*NAMES, bots={1: "random", 2: "random"}, game_name="inis", position=draft_position().document())

    async def scenario(site: Site) -> None:
        ann = await site.tab(table, "Ann")
        await ann.until(lambda frame: frame["t"] == "update" and frame["sealed"].get("ready") == [1, 2])
        await ann.play(own_cards(ann)[0])
        await ann.number(2)
        assert ann.latest["view"]["stack"][-1]["turn"] == 1

    played(scenario, **QUICK)


def test_who_is_ready_in_a_draft_loses_no_time(committed: None) -> None:
    clock = {"kind": "live", "bank": 600, "increment": 0}
    table = seated(*NAMES, clock=clock, game_name="inis", position=draft_position().document())

    async def scenario(site: Site) -> None:
        ann, bob, _eve = await everybody(site, table)
        assert ann.latest["clock"]["running"] == [0, 1, 2]
        await ann.play(own_cards(ann)[0])
        seen = await bob.until(lambda frame: frame["t"] == "update" and frame["awaited"] == [1, 2])
        assert seen["clock"]["running"] == [1, 2]

    played(scenario)


# Windows


def test_only_who_holds_an_answer_is_asked_and_nobody_else_hears_of_it(committed: None) -> None:
    event, seat = window(anything)
    table = at_table(event)

    async def scenario(site: Site) -> None:
        tabs = await everybody(site, table)
        await happens(event, tabs)
        for other, tab in enumerate(tabs):
            assert tab.latest["awaited"] == []
            assert tab.latest["sealed"]["kind"] == "window"
            assert (own_offer(tab) is not None) == (other == seat)
        before = [len(tab.received) for tab in tabs]
        assert (await tabs[seat].ask("play", seat=seat, at=2, moves=["pass"]))["t"] == "done"
        for other, tab in enumerate(tabs):
            tab.send("ping", n=1)
            await tab.next("pong")
            if other != seat:
                assert len(tab.received) == before[other] + 1, "nothing but the pong"

    played(scenario, mask=(60, 60))


def test_a_card_that_answers_is_played_when_the_window_closes(committed: None) -> None:
    event, seat = window(lambda event, seat: "geis" in answers(event, seat))
    table = at_table(event)

    async def scenario(site: Site) -> None:
        tabs = await everybody(site, table)
        await happens(event, tabs)
        await tabs[seat].ask("play", seat=seat, at=2, moves=["geis"])
        watcher = tabs[event.seat]
        seen = await watcher.number(3)
        told = [one["event"] for entry in seen["entries"] for one in entry["events"]]
        assert "card_played" in told
        (entry,) = seen["entries"]
        assert "auto" not in entry

    played(scenario, **QUICK)


def answers(event: Event, seat: int) -> list[str]:
    """What a seat could answer in the first window."""
    state = event.before.copy()
    for text in event.moves:
        state.step(event.seat, state.move_from_text(text))
    while seat not in state.awaited():
        state.step(state.awaited()[0], state.move_from_text("pass"))
    return [state.move_text(move) for move in state.moves(seat)]


def test_an_answer_that_is_kept_survives_the_site(committed: None) -> None:
    event, seat = window(anything)
    table = at_table(event)

    async def answering(site: Site) -> None:
        tabs = await everybody(site, table)
        await happens(event, tabs)
        await tabs[seat].ask("play", seat=seat, at=2, moves=["pass"])

    async def coming_back(site: Site) -> None:
        tab = await site.tab(table, NAMES[seat])
        if tab.latest["number"] == 2:
            await tab.number(3)

    played(answering, mask=(60, 60))
    kept = Sealed.objects.get()
    assert (kept.number, kept.seat) == (2, seat)
    assert Table.objects.get(pk=table.id).awaited == []
    played(coming_back, sweep_every=0.05, bot_overdue=0, **QUICK)
    assert not Sealed.objects.exists()
    body = json.loads(Entry.objects.get(table=table.id, number=3).body)
    assert str(seat) not in body.get("auto", {}), "it is the person's own answer"


def test_a_window_that_nobody_need_be_asked_in_goes_on_after_a_restart(committed: None) -> None:
    event = next(event for event in events(3, 1) if not holders(event)[0])
    table = at_table(event)

    async def acting(site: Site) -> None:
        await happens(event, await everybody(site, table))

    async def nobody_looks(site: Site) -> None:
        tab = await site.tab(table)
        await tab.number(3)

    played(acting, mask=(60, 60))
    played(nobody_looks, sweep_every=0.05, **QUICK)


def test_who_does_not_answer_in_time_passes_and_is_told(committed: None) -> None:
    event, seat = window(anything)
    table = at_table(event)

    async def scenario(site: Site) -> None:
        tabs = await everybody(site, table)
        await happens(event, tabs)
        note = await tabs[seat].next("note")
        assert (note["why"], note["did"], note["seat"], note["number"]) == ("late", "pass", seat, 3)
        assert tabs[seat].latest["entries"][-1]["auto"] == "late"

    played(scenario, window_none=0.3, **QUICK)


def test_more_time_keeps_the_window_open_for_who_asked_for_it(committed: None) -> None:
    event, seat = window(anything)
    table = at_table(event)

    async def scenario(site: Site) -> None:
        tabs = await everybody(site, table)
        await happens(event, tabs)
        until = tabs[seat].latest["offers"][str(seat)]["until"]
        assert (await tabs[seat].ask("more", seat=seat))["t"] == "done"
        seen = await tabs[seat].until(lambda frame: frame["t"] == "update")
        assert seen["offers"][str(seat)]["until"] == until + 60_000
        assert seen["sealed"]["until"] == until, "what everybody sees stays the same"

    played(scenario, window_more=60, **QUICK)


@pytest.mark.parametrize("season", [False, True])
def test_who_does_not_want_to_be_asked_passes_by_habit(committed: None, season: bool) -> None:
    event, seat = window(anything)
    table = at_table(event)

    async def scenario(site: Site) -> None:
        tabs = await everybody(site, table)
        await happens(event, tabs)
        trigger = tabs[seat].latest["offers"][str(seat)]["trigger"]
        where = {"seat": seat} if season else {}
        assert (await tabs[seat].ask("habit", trigger=trigger, do="pass", **where))["t"] == "done"
        note = await tabs[seat].next("note")
        assert note["why"] == ("season" if season else "habit")
        again = await site.tab(table, NAMES[seat])
        (welcome, *_rest) = (json.loads(text) for text in again.received)
        assert welcome["you"]["habits"] == ({} if season else {trigger: "pass"})

    played(scenario, **QUICK)
    assert Habit.objects.count() == (0 if season else 1)


def test_who_always_wants_to_be_asked_is_even_without_an_answer(committed: None) -> None:
    event = next(event for event in events(3, 1) if not holders(event)[0])
    table = at_table(event)
    found = course(event)
    assert found is not None
    state = event.before.copy()
    for text in event.moves:
        state.step(event.seat, state.move_from_text(text))
    sealing = INIS.sealed(state)
    assert sealing is not None
    seat = next(seat for seat in sealing.seats if seat != event.seat)
    Habit.objects.create(person_id=table.people[NAMES[seat]], game="inis", trigger=sealing.trigger, do="ask")

    async def scenario(site: Site) -> None:
        tabs = await everybody(site, table)
        await happens(event, tabs)
        assert own_cards(tabs[seat]) == ["pass"]
        await tabs[seat].ask("play", seat=seat, at=2, moves=["pass"])
        await tabs[seat].number(3)

    played(scenario, **QUICK)


def test_a_standing_order_answers_by_itself(committed: None) -> None:
    event, seat = window(lambda event, seat: "geis" in answers(event, seat))
    table = at_table(event, clock={"kind": "days", "bank": 86400, "increment": 3600})

    async def scenario(site: Site) -> None:
        tabs = await everybody(site, table)
        order = {"card": "geis", "when": "action declared", "if": f"by:{event.seat}"}
        assert (await tabs[seat].ask("orders", seat=seat, orders=[{**order, "if": "by:9"}]))["code"] == "bad_order"
        assert (await tabs[seat].ask("orders", seat=seat, orders=[order]))["t"] == "done"
        await happens(event, tabs)
        note = await tabs[seat].next("note")
        assert (note["why"], note["did"], note["move"]) == ("order", "play", "geis")
        seen = await tabs[event.seat].number(3)
        assert "auto" not in seen["entries"][-1], "the others can't tell an order from a decision"

    played(scenario, **QUICK)


def test_nothing_can_be_taken_back_while_others_may_answer(committed: None) -> None:
    event, _seat = window(anything)
    table = at_table(event)

    async def scenario(site: Site) -> None:
        tabs = await everybody(site, table)
        await happens(event, tabs)
        assert tabs[event.seat].latest["undo"] == {str(event.seat): None}
        reply = await tabs[event.seat].ask("undo", seat=event.seat, at=2)
        assert reply["code"] == "no_free_undo"

    played(scenario, mask=(60, 60))


def test_a_bot_that_takes_over_answers_and_the_person_may_come_back(committed: None) -> None:
    event, seat = window(anything)
    table = at_table(event)

    async def scenario(site: Site) -> None:
        tabs = await everybody(site, table)
        await happens(event, tabs)
        await tabs[seat].ask("handover", seat=seat, to="bot", bot="random")
        await tabs[seat].number(3)
        assert own_offer(tabs[seat]) is None
        await tabs[seat].ask("handover", seat=seat, to="person")
        await tabs[seat].number(4)
        assert own_offer(tabs[seat]) is not None, "the bot's answer does not bind its person"

    played(scenario, mask=(60, 60))


def test_the_clocks_stand_still_while_a_window_is_open(committed: None) -> None:
    event, _seat = window(anything)
    table = at_table(event, clock={"kind": "live", "bank": 600, "increment": 10})

    async def scenario(site: Site) -> None:
        tabs = await everybody(site, table)
        assert tabs[0].latest["clock"]["running"] == [event.seat]
        await happens(event, tabs)
        assert tabs[0].latest["clock"]["running"] == []

    played(scenario, mask=(60, 60))


def test_nobody_learns_by_trying_what_lies_behind_a_complete_play(committed: None) -> None:
    event, _seat = window(anything)
    table = at_table(event)

    async def scenario(site: Site) -> None:
        tab = await site.tab(table, NAMES[event.seat])
        for kind in ("play", "why"):
            reply = await tab.ask(kind, seat=event.seat, at=1, moves=[*event.moves, "pass"])
            assert reply["code"] == "too_far"
        ready = await tab.ask("play", seat=event.seat, at=1, moves=list(event.moves), **{"try": True})
        assert (ready["t"], ready["ready"]) == ("question", True)
        assert tab.latest["number"] == 1

    played(scenario)
