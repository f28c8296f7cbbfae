"""The rules of Inis tell what the engine plays: what its pictures show, what it refuses, what its cards are called."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.utils.html import strip_tags

import triskel
from triskel.inis import island, notation, rulings, state, table, victory
from triskel.inis.names import ACTIONS, ONLY_FOR_FOUR, TERRITORIES
from triskel.inis.state import InisState
from triskel.web.games import face
from triskel.web.help.inis_pictures import INIS
from triskel.web.help.pages import page

LANGUAGES = [code for code, _name in settings.LANGUAGES]
PICTURES: dict[str, Any] = {name: dict(picture) for name, picture in INIS.items()}
MAPS = [name for name, picture in PICTURES.items() if picture["kind"] == "map"]
OAK_LEAF, SALMON = 0, 1


def shown_by(name: str, **more: object) -> InisState:
    """The position that a picture shows, of a game for four."""
    picture = PICTURES[name]
    land = picture["island"]
    fields = {"capital": picture.get("capital", next(iter(land))), **more}
    position = triskel.load_position({"game": "inis", "island": land, "turn": 0, **fields})
    assert isinstance(position, InisState)
    return position


def words_of(language: str, anchor: str) -> str:
    """A section of the page, without its tags."""
    found = re.search(rf'<section id="{anchor}">(.*?)</section>', page("inis", language).text, re.DOTALL)
    assert found is not None
    return " ".join(strip_tags(found[1]).split())


def caption(language: str, name: str) -> str:
    text = page("inis", language).text
    found = re.search(rf'data-picture="{name}">\s*<figcaption>(.*?)</figcaption>', text, re.DOTALL)
    assert found is not None
    return found[1]


# Pictures


def test_every_picture_is_shown_and_every_one_shown_exists() -> None:
    shown = re.findall(r'data-picture="([\w-]+)"', page("inis", "en").text)
    assert sorted(shown) == sorted(face("inis").pictures())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_says_in_words_what_it_shows(language: str) -> None:
    assert all(len(caption(language, name)) > 20 for name in PICTURES)


@pytest.mark.parametrize("name", MAPS)
def test_the_tiles_of_a_picture_lie_as_tiles_may(name: str) -> None:
    spots = [island.spot_from_text(tile["spot"]) for tile in PICTURES[name]["island"].values()]
    for spot in spots:
        others = [other for other in spots if other != spot]
        assert not any(island.overlaps(spot, other) for other in others)
        assert any(island.adjacent(spot, other) for other in others)


def test_the_start_is_the_one_of_the_discovery_scenario() -> None:
    picture = PICTURES["island"]
    assert set(picture["island"]) == {TERRITORIES[number] for number in table.DISCOVERY_START}
    spots = [island.spot_from_text(tile["spot"]) for tile in picture["island"].values()]
    assert tuple(spots) in island.start_layouts(4)
    clans = [tile["clans"] for tile in picture["island"].values()]
    assert [sum(of_one) for of_one in zip(*clans, strict=True)] == [2, 2, 2, 2]
    assert picture["island"][picture["capital"]]["sanctuaries"] == 1


def test_the_forest_has_a_chieftain_and_the_moor_has_none() -> None:
    position = shown_by("chieftain")
    assert position.chieftain(TERRITORIES.index("Forest")) == OAK_LEAF
    assert position.chieftain(TERRITORIES.index("Moor")) == -1


def test_in_the_clash_one_clan_is_sheltered_and_four_are_exposed() -> None:
    picture = PICTURES["clash"]
    clash = {"territory": picture["clash"], "instigator": OAK_LEAF, "sheltered": picture["sheltered"]}
    steps: list[dict[str, object]] = [
        {"step": "TurnEnd", "seat": 0},
        {"step": "Clashes", "seat": 0},
        {"step": "Clash", "stage": 6},
        {"step": "Resolution", "at": 1},
        {"step": "Manoeuvre", "seat": 0},
    ]
    position = shown_by("clash", clash=clash, acting=OAK_LEAF, stack=steps)
    assert (position.sheltered(SALMON), position.exposed(SALMON), position.exposed(OAK_LEAF)) == (1, 1, 3)


def test_a_deed_makes_one_condition_of_what_the_picture_shows() -> None:
    assert victory.progress(shown_by("conditions"), OAK_LEAF) == (3, 4, 5)
    assert victory.conditions_met(shown_by("conditions"), OAK_LEAF) == 0
    assert victory.conditions_met(shown_by("conditions", deeds=[1, 0, 0, 0]), OAK_LEAF) == 1


def test_the_cards_shown_are_one_of_each_kind() -> None:
    kinds = [kind_of(card) for card in PICTURES["cards"]["cards"]]
    assert kinds == ["action", "advantage", "tale"]


def kind_of(card: str) -> str:
    number = notation.move(card)
    return "action" if number < 17 else "advantage" if number < 33 else "tale"


# What the table links to


def test_every_rule_that_refuses_a_move_has_its_paragraph() -> None:
    rules: set[str] = set()
    for source in Path(state.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalMove":
                rules.add(ast.literal_eval(node.args[1]))
    assert {"brenn_begins", "one_token", "not_offered", "game_over"} <= rules
    anchors = set(re.findall(r'\bid="([\w-]+)"', page("inis", "en").text))
    assert {rule.replace("_", "-") for rule in rules} <= anchors


# What the words say


def test_the_page_names_the_cards_that_only_four_players_use() -> None:
    told = words_of("en", "set-up")
    assert all(name in told for name in ACTIONS[ONLY_FOR_FOUR:])
    assert not any(name in told for name in ("Bard", "Druid", "Geis"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_victory_are_told_in_every_language(language: str) -> None:
    assert re.findall(r"<td>(\d+)</td>", page("inis", language).text) == [str(victory.NEEDED)] * 3


def test_what_the_page_answers_follows_the_rulings() -> None:
    """Whoever changes a ruling changes the paragraph that tells it, in all languages."""
    told = {
        "faq-festival": rulings.FESTIVAL_PAID_BY_STARTER,
        "faq-highlands": rulings.HIGHLANDS_AFTER_CITADELS,
        "faq-spear": rulings.SPEAR_BY_ANYBODY,
        "faq-warlord": rulings.INVOLVED_IS_EXPOSED,
        "faq-lug": rulings.LUG_AFTER_ANYBODYS,
        "faq-horses": rulings.HORSES_START_CLASHES,
        "faq-kernunos": not rulings.KERNUNOS_DRAWS,
        "faq-cauldron": rulings.CAULDRON_RETURNS == 3,
        "swamp": not rulings.CAPITAL_IN_SWAMP,
    }
    text = page("inis", "en").text
    for anchor, holds in told.items():
        assert f'id="{anchor}"' in text
        assert holds, f"#{anchor} tells the ruling as it was"
