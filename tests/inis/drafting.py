"""More words of these tests, for the Assembly: cards are dealt, kept and passed on."""

from collections.abc import Mapping, Sequence

from tests.inis.language import Scene, card_number

from triskel.core.state import CHANCE
from triskel.inis.assembly import Deal, Draft
from triskel.inis.names import ACTION, ASIDE, CARD_NAMES, DECK

FOUR: Sequence[Sequence[str]] = (
    ("Bard", "Citadel", "Conquest", "Craftsmen and Peasants"),
    ("Druid", "Exploration", "Festival", "Geis"),
    ("Migration", "New Alliance", "New Clans", "Sanctuary"),
    ("Warlord", "Emissaries", "Master Craftsman", "Raid"),
)
"""What each seat is dealt in a game of four, Scouts and Spies being set aside; the first three in a game of three."""


def deal(table: Scene, hands: Sequence[Sequence[str]] = FOUR, aside: str | None = None) -> None:
    """Chance deals these hands; the card to set aside is one of those that are left."""
    state = table.state
    assert isinstance(table.step, Deal)
    dealt = [name for hand in hands[: state.seats] for name in hand]
    while isinstance(table.step, Deal):
        receiver = table.step.receiver(state)
        if receiver < 0:
            left = [CARD_NAMES[card] for card in range(state.table.actions) if CARD_NAMES[card] not in dealt]
            table.chance(aside or left[-1])
        else:
            table.chance(next(name for name in hands[receiver] if state.places[card_number(name)] == DECK))


def deal_anyhow(table: Scene) -> None:
    while isinstance(table.step, Deal):
        make(table, CHANCE, table.state.moves(CHANCE)[0])


def keep(table: Scene, kept: Mapping[int, Sequence[str]]) -> None:
    """Seats choose what they keep in this round of the draft, in the order given."""
    for seat, names in kept.items():
        for name in names:
            make(table, seat, card_number(name))


def draft_anyhow(table: Scene) -> None:
    """Everybody keeps the first cards that come, until something else happens."""
    while isinstance(table.step, Draft):
        seat = table.awaited[-1]
        make(table, seat, table.state.moves(seat)[0])


def finish_assembly(table: Scene, crows: str | None = None) -> None:
    """From the toss of the crows to the Brenn's first turn; the crows fly on unless said otherwise."""
    table.chance(crows or ("sunwise" if table.state.crows == 1 else "widdershins"))
    table.nobody_reacts()
    while isinstance(table.step, Deal | Draft):
        deal_anyhow(table)
        draft_anyhow(table)


def make(table: Scene, seat: int, move: int) -> None:
    table.happened += table.state.play(seat, move)


def actions(table: Scene, seat: int) -> set[str]:
    """The action cards in a hand."""
    return {CARD_NAMES[card] for card in table.state.hand(seat, ACTION)}


def aside(table: Scene) -> str:
    """The card that is set aside."""
    (found,) = [CARD_NAMES[card] for card in range(63) if table.state.places[card] == ASIDE]
    return found
