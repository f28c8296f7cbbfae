"""What a socket receives depends on nothing that its seat may not know.

A game is played twice over the site, with the same moves but with other tiles wherever a seat can't see them. What that
seat receives must be the same both times, byte for byte, but for times and names of tables; likewise for an onlooker.
That a rack could have been swapped, and was not, must not show either.
"""

import re
from collections.abc import Sequence

import pytest
from tests.web.live.site import Seated, Site, Tab, begin, played, seated
from tests.web.live.twins import Dealer, Game, Options, a_game, another

PEOPLE = ("Ann", "Bob", "Eve", "Zoe")


async def settled(tabs: Sequence[Tab]) -> None:
    """Everything that was on its way has come."""
    for tab in tabs:
        tab.send("ping", n=1)
        await tab.next("pong")


def traffic(options: Options, one: Game, observer: int | None) -> list[str]:
    """What these eyes receive while the game is played over the site."""
    names = PEOPLE[: int(options["players"])]
    table = seated(*names, begun=False, options=options)
    received: list[str] = []

    async def scenario(site: Site) -> None:
        site.live.chance = Dealer(one.draws)
        players = [await site.tab(table, name) for name in names]
        watcher = await site.tab(table)
        tabs = [*players, watcher]
        await settled(tabs)
        eyes = watcher if observer is None else players[observer]
        eyes.received.clear()
        await begin(site, table)
        for tab in tabs:
            await tab.number(1)
        for seat, text in one.plays:
            reply = await players[seat].play(text)
            assert reply["t"] == "done", reply
            for tab in tabs:
                await tab.number(reply["number"])
        await settled(tabs)
        assert eyes.latest["state"] == "over"
        received.extend(plain(text, table) for text in eyes.received)

    played(scenario)
    return received


def plain(text: str, table: Seated) -> str:
    """A message without times, names of tables, numbers of people and of commands."""
    text = re.sub(r'"(at|now)":\d{12,}', r'"\1":0', text.replace(table.key, "KEY"))
    return re.sub(r'"(person|id)":\d+', r'"\1":0', text)


MODES: list[tuple[Options, int | None]] = [
    ({"players": 2}, 0),
    ({"players": 2}, None),
    ({"players": 3}, 1),
    ({"players": 4, "teams": True}, 3),
]


@pytest.mark.parametrize(("options", "observer"), MODES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_socket_carries_nothing_that_its_seat_may_not_know(
    committed: None, options: Options, observer: int | None, seed: int
) -> None:
    one = a_game(options, seed)
    other = another(options, one, observer, seed)
    assert one.draws != other.draws
    assert traffic(options, one, observer) == traffic(options, other, observer)


def test_games_that_differ_in_who_could_have_swapped_are_among_them(committed: None) -> None:
    # Otherwise the test above would say nothing about the question whether to swap.
    options: Options = {"players": 2}
    for seed in range(1, 40):
        one = a_game(options, seed)
        other = another(options, one, None, seed)
        if one.questions != other.questions:
            break
    else:
        raise AssertionError("nobody could ever have swapped")
    assert traffic(options, one, None) == traffic(options, other, None)


def test_the_comparison_notices_what_an_opponent_may_see(committed: None) -> None:
    # The opponent's own socket does carry the difference.
    options: Options = {"players": 2}
    one = a_game(options, 1)
    other = another(options, one, 0, 1)
    assert traffic(options, one, 1) != traffic(options, other, 1)
