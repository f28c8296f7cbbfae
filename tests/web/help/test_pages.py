"""The pages that explain are the same in every language, and what the table links to is there."""

import ast
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

import triskel.web
from triskel.ingenious import choices
from triskel.web.games import face, faces
from triskel.web.help.pages import page

LANGUAGES = [code for code, _name in settings.LANGUAGES]
TEMPLATES = Path(triskel.web.__file__).parent / "templates" / "help"
FOLDERS = sorted(path.name for path in TEMPLATES.iterdir() if path.is_dir())

ANCHOR = re.compile(r'\bid="([\w-]+)"')
PICTURE = re.compile(r'data-picture="([\w-]+)"')
TAG = re.compile(r"<(\w+)")


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_anchors_pictures_and_structure(folder: str, language: str) -> None:
    ours, english = page(folder, language), page(folder, "en")
    assert ours.language == language, "there is a page in this language"
    assert ANCHOR.findall(ours.text) == ANCHOR.findall(english.text)
    assert PICTURE.findall(ours.text) == PICTURE.findall(english.text)
    assert TAG.findall(ours.text) == TAG.findall(english.text)
    assert len(ours.headings) == len(english.headings)


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_links_within_a_page_lead_somewhere(folder: str, language: str) -> None:
    text = page(folder, language).text
    anchors = ANCHOR.findall(text)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r'href="#([\w-]+)"', text)) <= set(anchors)


def test_every_rule_that_refuses_a_move_has_its_paragraph() -> None:
    source = Path(choices.__file__).with_name("choices.py").read_text(encoding="utf-8")
    refusals = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and called(node) == "IllegalMove"
    ]
    rules = {ast.literal_eval(node.args[1]) for node in refusals}
    assert {"first_round", "swap_shows_lowest", "not_your_turn", "game_over"} <= rules
    anchors = set(ANCHOR.findall(page("ingenious", "en").text))
    assert {rule.replace("_", "-") for rule in rules} <= anchors


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def test_every_picture_is_shown_and_every_one_shown_exists() -> None:
    shown = PICTURE.findall(page("ingenious", "en").text)
    assert sorted(shown) == sorted(face("ingenious").pictures())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_says_in_words_what_it_shows(language: str) -> None:
    text = page("ingenious", language).text
    captions = re.findall(r'data-picture="[\w-]+">\s*<figcaption>(.*?)</figcaption>', text, re.DOTALL)
    assert len(captions) == len(PICTURE.findall(text))
    assert all(len(caption.strip()) > 10 for caption in captions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_tell_the_points_that_the_picture_scores(language: str) -> None:
    text = page("ingenious", language).text
    for name in ("counting", "printed", "double"):
        points = face("ingenious").pictures()[name]["points"]
        assert isinstance(points, list)
        caption = re.search(rf'data-picture="{name}">\s*<figcaption>(.*?)</figcaption>', text, re.DOTALL)
        assert caption is not None
        assert {str(number) for number in points} <= set(re.findall(r"\d+", caption[1]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("address", "folder"), [("/rules/ingenious/", "ingenious"), ("/help/", "guide"), ("/about/", "about")]
)
def test_pages_open_in_the_readers_language(
    database: None, browsers: Callable[..., Client], language: str, address: str, folder: str
) -> None:
    answer = browsers(language).get(address)
    assert answer.status_code == 200
    text = answer.content.decode()
    assert f'lang="{language}"' in text
    assert all(f"<h2>{heading.title}</h2>" in text for heading in page(folder, language).headings)
    assert "<title>" in text
    assert "style=" not in text, "the content security policy forbids inline styles"


def test_the_rules_page_hands_its_pictures_to_the_script(browser: Client) -> None:
    text = browser.get("/rules/ingenious/").content.decode()
    found = re.search(r'<script id="drawing" type="application/json">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    assert set(json.loads(found[1])["pictures"]) == set(face("ingenious").pictures())


def test_the_guide_leads_to_the_rules_of_every_game(browser: Client) -> None:
    text = browser.get("/help/").content.decode()
    for name in faces():
        assert (f'href="/rules/{name}/"' in text) is bool(face(name).rules_page)


def test_rules_of_an_unknown_game_are_not_found(browser: Client) -> None:
    assert browser.get("/rules/chess/").status_code == 404


def test_all_games_with_a_rules_page_have_one_in_english() -> None:
    for name in faces():
        if face(name).rules_page:
            assert page(face(name).rules_page, "en").headings
