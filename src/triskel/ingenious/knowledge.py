"""What a seat can't see, drawn anew: the racks of the others, and with them what is left in the bag.

All that is public stays as it is. The hidden tiles are dealt out of those the seat has not seen, each as likely,
but a tile held since before a swap is none of those that were returned then.
"""

from typing import TYPE_CHECKING

from triskel.core.chance import Rng, pick

if TYPE_CHECKING:
    from triskel.ingenious.state import IngeniousState


def determinize(state: "IngeniousState", seat: int, rng: Rng) -> "IngeniousState":
    """A state that this seat could not tell from the true one."""
    twin = state.copy()
    if state.table.solo:
        return twin
    others = [other for other in range(state.seats) if other != seat]
    unseen = [int(count) for count in state.bag]
    for other in others:
        for kind in state.tiles_of(other):
            unseen[kind] += 1
    hidden = [(_swaps_outlived(state, other, place), other) for other in others for place in range(state.held[other])]
    # Those that have been held the longest may be the fewest tiles, so they choose first.
    hidden.sort(key=lambda slot: -slot[0])
    filled = [0] * state.seats
    for outlived, other in hidden:
        kind = _drawn(unseen, _returned(state, outlived), rng)
        unseen[kind] -= 1
        twin.racks[other * 6 + filled[other]] = kind
        filled[other] += 1
    for kind, count in enumerate(unseen):
        twin.bag[kind] = count
    return twin


def _swaps_outlived(state: "IngeniousState", seat: int, place: int) -> int:
    """Since how many swaps, counted from the last, the tile in this place has surely been held, when the
    tiles of a rack are put in the order of their age."""
    return sum(1 for swap in state.swaps if place < state.held[seat] - swap.drawn[seat])


def _returned(state: "IngeniousState", swaps: int) -> list[int]:
    """The tiles that went back into the bag in the last so many swaps."""
    return [kind for swap in state.swaps[len(state.swaps) - swaps :] for kind in swap.shown]


def _drawn(unseen: list[int], returned: list[int], rng: Rng) -> int:
    pool = unseen[:]
    for kind in returned:
        pool[kind] = max(0, pool[kind] - 1)
    # Some of the returned tiles may have been drawn and laid since, so the pool may look emptier than it is.
    return pick(rng, pool if any(pool) else unseen)
