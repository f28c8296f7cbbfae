"""The page of all cards of Inis: complete without scripts, in the reader's language, each card with its anchor."""

import json
import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from triskel.inis import notation
from triskel.inis.names import CARD_COUNT
from triskel.terminal.inis.card_texts import CARD_TEXTS
from triskel.web.help import inis_cards
from triskel.web.help.words import Words

LANGUAGES = [code for code, _name in settings.LANGUAGES]


def test_all_cards_stand_on_the_page_with_everything_they_say(browser: Client) -> None:
    page = browser.get("/rules/inis/cards/", headers={"accept-language": "en"}).content.decode()
    anchors = re.findall(r'<article[^>]* id="([\w-]+)"', page)
    assert anchors == [notation.text(card) for card in range(CARD_COUNT)]
    bare = page.replace("&#x27;", "'")
    for text in CARD_TEXTS.values():
        assert f"<h3>{text.name}</h3>" in bare
        for said in (*text.effects(), *text.notes):
            assert said in bare


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_there_in_every_language(browser: Client, language: str) -> None:
    answer = browser.get("/rules/inis/cards/", headers={"accept-language": language})
    assert answer.status_code == 200
    assert f'lang="{language}"' in answer.content.decode()


def test_texts_come_from_the_words_of_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"Bard": "Бард", "gain a Deed.": "отримай звершення.", "{when}: {what}": "{when} — {what}"}
    (tmp_path / "words-uk.json").write_text(json.dumps(words), encoding="utf-8")
    manifest = {"files": {"words/uk.json": "words-uk.json"}, "preload": {}}
    (tmp_path / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    monkeypatch.setattr(settings, "FRONTEND", tmp_path)
    bard = inis_cards.shown(CARD_TEXTS["Bard"], Words("uk"))
    assert bard.name == "Бард"
    assert bard.effects[0] == "Draw an epic tale.", "what is not translated yet stays English"
    assert bard.effects[1].endswith(" — отримай звершення.")
