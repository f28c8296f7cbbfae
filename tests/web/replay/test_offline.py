"""The replay as one file: it holds everything, and what people wrote can't break out of it."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.test import Client, override_settings
from tests.web.replay.games import kept, ledger_of

from triskel.web.tables.models import Table


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Path]:
    """A frontend in which every file says its name."""
    (tmp_path / "css").mkdir()
    (tmp_path / "words").mkdir()
    (tmp_path / "offline.js").write_text('console.log("</script>")')
    (tmp_path / "css/base.css").write_text("@font-face { src: url(a.woff2) }\nbody { color: red }")
    (tmp_path / "words/uk.json").write_text('{"Log": "Журнал"}')
    files = {"css/base.css": "css/base.css", "words/uk.json": "words/uk.json"}
    (tmp_path / "manifest.json").write_text(json.dumps({"files": files, "preload": {}}))
    with override_settings(FRONTEND=tmp_path):
        yield tmp_path


def config_of(page: str) -> dict[str, object]:
    found = re.search(r'id="replay-config">(.*?)</script>', page, re.DOTALL)
    assert found
    config = json.loads(found[1])
    assert isinstance(config, dict)
    return config


def test_the_file_needs_nothing_from_elsewhere(built: Path, browser: Client) -> None:
    answer = browser.get(f"/replay/{kept(ledger_of(2)).key}/offline")
    page = answer.content.decode()
    assert "attachment" in answer.headers["Content-Disposition"]
    assert "body { color: red }" in page
    assert "url(" not in page
    assert not re.search(r'\s(src|href)="', page)


def test_it_holds_the_game_for_all_eyes(built: Path, browser: Client) -> None:
    config = config_of(browser.get(f"/replay/{kept(ledger_of(3)).key}/offline").content.decode())
    stories = config["stories"]
    assert isinstance(stories, dict)
    assert list(stories) == ["open", "0", "1", "2"]


def test_it_speaks_the_language_of_who_took_it(built: Path, database: None, browsers: Callable[..., Client]) -> None:
    page = browsers("uk").get(f"/replay/{kept(ledger_of(2)).key}/offline").content.decode()
    assert '<html lang="uk">' in page
    assert config_of(page)["catalogue"] == {"Log": "Журнал"}


def test_a_name_is_text_and_nothing_else(built: Path, browser: Client) -> None:
    table = kept(ledger_of(2))
    Table.objects.filter(pk=table.pk).update(title="</script><script>alert(1)</script>")
    page = browser.get(f"/replay/{table.key}/offline").content.decode()
    assert "<script>alert" not in page
    assert config_of(page)["title"] == "</script><script>alert(1)</script>"
    # Two elements of ours, and nothing in either ends it early.
    assert len(re.findall("</script", page)) == 2


def test_without_the_bundle_it_says_so(tmp_path: Path, browser: Client) -> None:
    with override_settings(FRONTEND=tmp_path):
        assert browser.get(f"/replay/{kept(ledger_of(2)).key}/offline").status_code == 503
