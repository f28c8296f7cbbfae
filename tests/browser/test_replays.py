"""Stepping through a game in a real browser: a record is brought, watched, taken along as a file, and played on."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

from triskel.core.chance import Rng
from triskel.core.records import Record
from triskel.core.state import CHANCE

if TYPE_CHECKING:
    from tests.browser.conftest import Visit


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a random game of three people."""
    record = Record("ingenious", {"players": 3}, ["Оксана", "Théo", "Ewa"])
    state, source = record.start(), Rng(5)
    while awaited := state.awaited():
        seat = awaited[0]
        move = state.chance_move(source) if seat == CHANCE else state.random_move(seat, source)
        record.add(seat, move)
        state.play(seat, move)
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    path.write_text(record.dumps(), encoding="utf-8")
    return path


def watched(page: Page, record: Path) -> None:
    """The record, brought to the site and open in its replay."""
    page.goto("/replay/import/")
    page.set_input_files("input[type=file]", record)
    page.locator("main form button.primary").click()
    expect(moment(page)).to_have_text(re.compile(r"^1/\d+$"))


def moment(page: Page) -> Locator:
    return page.locator(".replay-count")


def number(page: Page) -> int:
    return int(moment(page).inner_text().split("/")[0])


def test_the_keyboard_leads_through_a_game(visitors: "Visit", recorded: Path) -> None:
    page = visitors()
    watched(page, recorded)
    page.keyboard.press("End")
    last = moment(page).inner_text().split("/")[1]
    expect(moment(page)).to_have_text(f"{last}/{last}")
    page.keyboard.press("Home")
    expect(moment(page)).to_have_text(f"1/{last}")
    page.keyboard.press("Shift+ArrowRight")
    expect(moment(page)).to_have_text(f"2/{last}")
    page.keyboard.press("ArrowRight")
    after_a_turn = number(page)
    assert after_a_turn > 2
    page.keyboard.press("ArrowLeft")
    expect(moment(page)).to_have_text(f"1/{last}")


def test_a_link_leads_to_the_moment_and_the_eyes(visitors: "Visit", recorded: Path) -> None:
    page = visitors()
    watched(page, recorded)
    page.locator(".replay-eyes select").select_option("1")
    page.locator(".log button.entry-body").nth(9).click()
    expect(page).to_have_url(re.compile(r"\?at=\d+&eyes=1$"))
    shown = moment(page).inner_text()
    racks = page.locator(".ing-rack-tile").count()
    other = visitors("uk")
    other.goto(page.url)
    expect(moment(other)).to_have_text(shown)
    expect(other.locator(".replay-eyes select")).to_have_value("1")
    assert racks == other.locator(".ing-rack-tile").count() > 0


def test_the_chart_leads_to_a_moment_and_has_figures(visitors: "Visit", recorded: Path) -> None:
    page = visitors()
    watched(page, recorded)
    page.locator("#tab-chart").click()
    expect(page.locator(".chart svg")).to_have_count(3)
    box = page.locator(".chart svg").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(moment(page)).not_to_have_text(re.compile("^1/"))
    now = page.locator(".chart-numbers table")
    expect(now.locator("thead th")).to_have_text(["Оксана", "Théo", "Ewa"])
    expect(now.locator("tbody tr")).to_have_count(6)
    page.locator(".chart-numbers button").click()
    expect(now).to_have_count(3)
    assert now.first.locator("tbody tr").count() > 10


def test_it_plays_by_itself_until_it_is_stopped(visitors: "Visit", recorded: Path) -> None:
    page = visitors()
    watched(page, recorded)
    page.locator(".replay-choices select").nth(1).select_option("4")
    page.keyboard.press("Space")
    expect(moment(page)).not_to_have_text(re.compile("^1/"))
    page.keyboard.press("Space")
    assert number(page) < int(moment(page).inner_text().split("/")[1])


def test_the_file_replays_without_the_site(visitors: "Visit", recorded: Path, tmp_path: Path) -> None:
    page = visitors("fr")
    watched(page, recorded)
    page.locator("#tab-more").click()
    with page.expect_download() as download:
        page.locator("a[download]").first.click()
    file = tmp_path / "replay.html"
    download.value.save_as(file)
    offline = visitors("fr", offline=True)
    offline.goto(file.as_uri())
    expect(moment(offline)).to_have_text(re.compile("^1/"))
    offline.keyboard.press("End")
    expect(moment(offline)).to_have_text(re.compile(r"^(\d+)/\1$"))
    offline.locator("#tab-result").click()
    expect(offline.locator(".ing-ranking")).to_be_visible()


def test_playing_on_from_a_moment(visitors: "Visit", recorded: Path) -> None:
    page = visitors()
    watched(page, recorded)
    page.locator(".log button.entry-body").nth(6).click()
    page.locator("#tab-more").click()
    page.locator("input[name=name]").fill("Тарас")
    page.locator(".replay-branch select[name=bot]").select_option("greedy")
    page.locator(".replay-branch button").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".player.own")).to_contain_text("Тарас")
    page.wait_for_selector(".ing-rack.active")


def test_on_a_phone(visitors: "Visit", recorded: Path) -> None:
    page = visitors(phone=True)
    watched(page, recorded)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.locator(".replay-buttons button").nth(3).tap()
    expect(moment(page)).not_to_have_text(re.compile("^1/"))
    for button in page.locator(".replay-buttons button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
