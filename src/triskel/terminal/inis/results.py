"""How a game of Inis ended: who won, and what everybody had."""

from collections.abc import Mapping
from typing import Any

from triskel.core.outcome import Outcome
from triskel.inis.victory import NEEDED
from triskel.terminal.inis import sentences
from triskel.terminal.inis.wording import Name
from triskel.terminal.palette import BOLD, TITLE, Palette
from triskel.terminal.sentences import listed

Facts = Mapping[str, Any]


def score(sheet: Facts) -> str:
    """What a player had at the end."""
    text = sentences.SCORE.format(needed=NEEDED, **{name: sheet[name] for name in sentences.SCORED})
    return text + (sentences.SCORE_PRETENDER if sheet["pretender"] else "")


def result(outcome: Outcome, view: Facts, name: Name, palette: Palette) -> list[str]:
    winners = [seat for seat, place in enumerate(outcome.places) if place == 1]
    if outcome.reason == "high_king":
        head, why = sentences.WINNER.format(name=name(winners[0])), _why(outcome, winners[0], name)
    else:
        head, why = sentences.DRAW.format(rounds=view["options"]["rounds"]), []
    rows = []
    for seat in sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat)):
        line = f"  {name(seat)}: {score(outcome.sheets[seat])}"
        rows.append(palette.paint(line, BOLD) if seat in winners and why else line)
    return [palette.paint(head, TITLE), *rows, *why]


def _why(outcome: Outcome, winner: int, name: Name) -> list[str]:
    """By what the winner was ahead of the other pretenders."""
    claims = [seat for seat, sheet in enumerate(outcome.sheets) if sheet["pretender"]]
    best = outcome.sheets[winner]["conditions"]
    equal = [seat for seat in claims if outcome.sheets[seat]["conditions"] == best]
    if len(claims) == 1:
        return [sentences.ONLY_CLAIM]
    if len(equal) == 1:
        return [sentences.MOST_CONDITIONS]
    return [sentences.BRENN_DECIDES.format(names=listed([name(seat) for seat in equal]))]
