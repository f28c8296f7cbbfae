"""axe finds nothing serious on any page, in light and dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page
from tests.browser.conftest import Visitors
from tests.browser.playing import lay_with_the_mouse, lobby, wait_for_turn_or_end

PAGES = [
    "/",
    "/new/ingenious/",
    "/my/",
    "/log-in/",
    "/new-account/",
    "/replay/import/",
    "/help/",
    "/about/",
    "/nowhere/",
]


def assert_sound(page: Page) -> None:
    found = Axe().run(page)
    serious = [one for one in found.response["violations"] if one["impact"] in ("serious", "critical")]
    told = [(one["id"], one["help"], [node["html"][:200] for node in one["nodes"][:3]]) for one in serious]
    assert not told, f"{page.url}: {told}"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_of_the_site(visitors: Visitors, theme: str) -> None:
    page = visitors("en-GB", theme=theme)
    for place in PAGES:
        page.goto(place)
        assert_sound(page)
    visitors.complaints.clear()  # the page that does not exist


@pytest.mark.parametrize("language", ["uk-UA", "ru-RU", "fr-FR", "pl-PL", "en-GB"])
def test_the_rules_in_each_language(visitors: Visitors, language: str) -> None:
    page = visitors(language)
    page.goto("/rules/ingenious/")
    page.locator("figure svg").first.wait_for()
    assert_sound(page)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table(visitors: Visitors, theme: str, phone: bool) -> None:
    page = visitors("en-GB", theme=theme, phone=phone)
    lobby(page, "Ann", mode=0).locator("button.primary").click()
    page.wait_for_selector(".ing-rack")
    assert_sound(page)
    if not phone:
        for play in range(3):
            wait_for_turn_or_end(page)
            lay_with_the_mouse(page, cell=play * 9)
        assert_sound(page)
    page.goto("/profile/")
    assert_sound(page)


def test_a_table_that_waits(visitors: Visitors) -> None:
    page = visitors("en-GB")
    page.goto("/new/ingenious/")
    page.locator("input[name=name]").fill("Ann")
    page.locator("form.new-table button.primary").click()
    page.wait_for_url("**/table/*/")
    assert_sound(page)
