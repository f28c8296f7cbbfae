"""The server dies and comes back; the page goes on by itself."""

from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.conftest import Visitors, start_site, stop
from tests.browser.playing import laid, lay_with_the_mouse, lobby, wait_for_turn_or_end


def test_a_page_goes_on_after_the_server_was_killed(chromium: Browser, tmp_path: Path) -> None:
    site = start_site(tmp_path)
    port = int(site.address.rsplit(":", 1)[-1].strip("/"))
    visitors = Visitors(chromium, site)
    try:
        page = visitors("fr-FR")
        lobby(page, "Luc", mode=4).locator("button.primary").click()
        wait_for_turn_or_end(page)
        lay_with_the_mouse(page)
        wait_for_turn_or_end(page)
        site.process.kill()
        site.process.communicate()
        expect(page.locator(".offline, [data-state=offline], .banner").first).to_be_visible()
        site = start_site(tmp_path, port)
        expect(page.locator(".offline, [data-state=offline], .banner")).to_have_count(0, timeout=40_000)
        assert laid(page) == 1
        lay_with_the_mouse(page, cell=20)
        assert laid(page) == 2
    finally:
        for context in visitors.contexts:
            context.close()
        stop(site)
