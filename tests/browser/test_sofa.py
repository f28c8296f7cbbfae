"""Two people on one sofa: the screen is covered between their turns, and nothing hidden stays on the page meanwhile."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.playing import free_cells, middle


def on_a_sofa(page: Page) -> None:
    page.goto("/new/ingenious/?mode=two")
    page.locator("input[name=name]").fill("Anna")
    page.locator("select[name=seat1]").select_option("beside")
    page.locator("input[name=name1]").fill("Ben")
    page.locator("form.new-table button.primary").click()
    page.wait_for_url("**/table/*/")


def test_the_device_goes_round(visitors: Visitors) -> None:
    page = visitors()
    on_a_sofa(page)
    expect(page.locator(".cover h2")).to_contain_text("Anna")
    # While the device is handed over nobody's tiles are on the page.
    expect(page.locator(".ing-rack-tile")).to_have_count(0)
    page.locator(".cover button").click()
    expect(page.locator(".ing-rack-tile")).to_have_count(6)
    page.locator(".ing-rack-tile").first.click()
    page.mouse.click(*middle(page, free_cells(page)[0]))
    expect(page.locator(".cover h2")).to_contain_text("Ben")
    expect(page.locator(".ing-rack-tile")).to_have_count(0)
    page.locator(".cover button").click()
    expect(page.locator(".ing-rack.active")).to_be_visible()


def test_the_socket_carries_one_rack_at_a_time(visitors: Visitors) -> None:
    """Not only the screen: while one looks, the other's tiles are not even sent."""
    page = visitors()
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    on_a_sofa(page)
    expect(page.locator(".cover h2")).to_contain_text("Anna")
    assert all('"rack":[' not in frame for frame in frames)
    page.locator(".cover button").click()
    expect(page.locator(".ing-rack-tile")).to_have_count(6)
    assert all('"eyes":1' not in frame for frame in frames)


def test_after_loading_the_page_again_it_is_covered(visitors: Visitors) -> None:
    page = visitors()
    on_a_sofa(page)
    page.locator(".cover button").click()
    expect(page.locator(".ing-rack-tile")).to_have_count(6)
    page.reload()
    expect(page.locator(".cover h2")).to_contain_text("Anna")
    expect(page.locator(".ing-rack-tile")).to_have_count(0)
