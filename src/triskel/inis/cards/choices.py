"""Questions that many cards ask, answered as lists of legal moves in rising order."""

from typing import TYPE_CHECKING

from triskel.inis.names import AT, DONE, SEAT

if TYPE_CHECKING:
    from triskel.inis.state import InisState


def lands(bits: int) -> list[int]:
    """The choice of a territory out of bits."""
    return [AT + territory for territory in range(16) if bits & (1 << territory)]


def present(state: "InisState", seat: int) -> list[int]:
    """A territory where the seat is present."""
    return lands(int(state.presence[seat]))


def anywhere(state: "InisState") -> list[int]:
    return lands(int(state.island))


def neighbours(state: "InisState", territory: int) -> list[int]:
    return lands(int(state.near[territory]))


def opponents(state: "InisState", seat: int) -> list[int]:
    return [SEAT + other for other in range(state.seats) if other != seat]


def with_done(moves: list[int]) -> list[int]:
    """The same choice, or nothing."""
    return sorted([*moves, DONE])


def land(move: int) -> int:
    """The territory that a move names."""
    return move - AT


def ended(told: tuple[int, ...]) -> bool:
    return len(told) > 0 and told[-1] == DONE


def from_one_place(state: "InisState", seat: int, starts: list[int], told: tuple[int, ...]) -> list[int]:
    """Clans leave one territory, one by one, each for a neighbouring one: where from, then where to, until done."""
    if not told:
        return starts
    start = land(told[0])
    if ended(told) or len(told) - 1 >= state.clans_at(start, seat):
        return []
    towards = neighbours(state, start)
    return towards if len(told) == 1 else with_done(towards)


def march_from_one_place(state: "InisState", seat: int, told: tuple[int, ...]) -> None:
    """Carry out what ``from_one_place`` asked."""
    if not told:
        return
    for territory in range(16):
        state.march(seat, land(told[0]), territory, told.count(AT + territory) if territory != land(told[0]) else 0)


def into_one_place(state: "InisState", seat: int, target: int, told: tuple[int, ...]) -> list[int]:
    """Clans come from neighbouring territories into one: where each comes from, until done. ``told`` holds these."""
    if ended(told):
        return []
    sources = []
    for move in neighbours(state, target):
        if state.clans_at(land(move), seat) > told.count(move):
            sources.append(move)
    if not sources:
        return []
    return with_done(sources)
