"""What has happened when somebody is asked for an answer, in a sentence made from the view alone."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from triskel.inis import names, notation
from triskel.inis.names import AT, CARD_NAMES, FIRST_ADVANTAGE, TERRITORIES
from triskel.terminal.inis import sentences
from triskel.terminal.inis.wording import Name, declared

Facts = Mapping[str, Any]

_MARCHES: Final = (names.MIGRATION, names.HORSES, FIRST_ADVANTAGE + names.PLAINS)


def occasion(view: Facts, name: Name) -> str:
    """What the window on top of the stack is about."""
    window: Facts = view["stack"][-1]
    kind, actor = window["window"], window["actor"]
    if kind in ("action declared", "tale declared"):
        return _declaration(view, window, name)
    if kind == "attacked":
        return _attack(view, window, name)
    people = {"actor": name(actor)}
    if kind == "action resolved":
        return sentences.RESOLVED.format(card=_card(window["subject"]), **people)
    if kind == "season card played":
        return sentences.SEASON_CARD_DONE.format(card=_card(window["subject"]))
    if kind == "tale played":
        return sentences.TALE_DONE.format(card=_card(window["subject"]))
    if kind == "removed":
        return sentences.ABOUT_TO_LOSE.format(place=window["subject"])
    place = view["clash"]["territory"] if view["clash"] else None
    if kind == "manoeuvre made":
        return sentences.MANOEUVRE_MADE.format(place=place, **people)
    return sentences.WINDOWS[kind].format(place=place, **people)


def _card(text: str) -> str:
    return CARD_NAMES[notation.move(text)]


def _declaration(view: Facts, window: Facts, name: Name) -> str:
    """Who declared what, and where that would lead to a clash."""
    card = notation.move(window["subject"])
    steps = [step for step in view["stack"] if step["step"] == "PlayCard" and step["number"] == window["subject"]]
    told = [notation.move(text) for text in steps[-1]["told"]] if steps else []
    effect = steps[-1]["effect"] if steps else 0
    actor = window["actor"]
    what = declared(card, effect, told, actor, name)
    text = sentences.DECLARED_SO if what else sentences.DECLARED
    found = [text.format(actor=name(actor), card=CARD_NAMES[card], what=what)]
    places = _clashes(view, card, effect, told, actor)
    if places:
        found.append(sentences.DECLARED_CLASH.format(places=", ".join(places)))
    return " ".join(found)


def _clashes(view: Facts, card: int, effect: int, told: Sequence[int], seat: int) -> list[str]:
    """Where a declaration would start clashes."""
    if card in _MARCHES:
        goals = told if card >= FIRST_ADVANTAGE and card < names.FIRST_TALE else told[1:]
    elif card == names.CONQUEST:
        goals = told[:1] if any(AT <= move < AT + 16 for move in told[1:]) else []
    elif card == names.WARLORD and effect == 0:
        goals = told[:1]
    elif card == names.MORRIGAN and len(told) == 3:
        return [TERRITORIES[told[1] - AT]]
    else:
        goals = []
    places = dict.fromkeys(TERRITORIES[move - AT] for move in goals if AT <= move < AT + 16)
    return [place for place in places if is_opposed(view, place, seat)]


def is_opposed(view: Facts, place: str, seat: int) -> bool:
    """Whether clans of others stand in a territory."""
    return any(count for other, count in enumerate(view["island"][place]["clans"]) if other != seat)


def _attack(view: Facts, window: Facts, name: Name) -> str:
    actor, target = window["actor"], window["subject"]
    names_of = {"actor": name(actor), "target": name(target), "place": view["clash"]["territory"]}
    if actor == view["seat"]:
        return sentences.YOU_ATTACK.format(**names_of)
    text = sentences.ARE_ATTACKED if target == view["seat"] else sentences.OTHERS_ATTACK
    return text.format(**names_of)
