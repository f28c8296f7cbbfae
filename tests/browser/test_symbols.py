"""The six symbols are told apart at 16 pixels, in grey and by those who see fewer colours."""

import io
import itertools

import pytest
from PIL import Image
from playwright.sync_api import Page
from tests.browser.conftest import Visitors
from tests.browser.playing import lobby
from tests.browser.sights import WAYS, Pixel, distance, pictures_in, silhouette

COLOURS = ["red", "green", "blue", "orange", "yellow", "purple"]
SIZE = 16
DIFFERENT = 8.0
"""In units of lightness and colour (CIELAB), on average over all pixels of the little picture."""


def sprites(page: Page) -> dict[str, list[Pixel]]:
    """Each symbol as the table draws it, on the ground of a tile, 16 pixels wide, in linear colours."""
    page.evaluate(
        """([colours, size]) => {
            const box = document.createElement("div");
            box.id = "sprites";
            Object.assign(box.style, {position: "fixed", left: "0", top: "0", zIndex: "99", display: "flex",
                background: "#23282b"});
            const drawn = colours.map((colour) =>
                `<svg width="${size}" height="${size}" viewBox="-10 -10 20 20">` +
                `<use href="#ing-${colour}" x="-10" y="-10" width="20" height="20"></use></svg>`);
            box.innerHTML = drawn.join("");
            document.body.append(box);
        }""",
        [COLOURS, SIZE],
    )
    shot = Image.open(io.BytesIO(page.locator("#sprites").screenshot())).convert("RGB")
    return pictures_in(shot, COLOURS, SIZE)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_six_symbols_are_told_apart(visitors: Visitors, theme: str) -> None:
    page = visitors("en-GB", theme=theme)
    lobby(page, "Ann", mode=4).locator("button.primary").click()
    page.wait_for_selector(".ing-rack")
    drawn = sprites(page)
    for name, see in WAYS.items():
        pictures = {colour: [see(pixel) for pixel in pixels] for colour, pixels in drawn.items()}
        for one, other in itertools.combinations(COLOURS, 2):
            apart = distance(pictures[one], pictures[other])
            assert apart >= DIFFERENT, f"{one} and {other} look alike, {name}: {apart:.1f}"


def test_the_six_silhouettes_differ_whatever_the_colours(visitors: Visitors) -> None:
    page = visitors("en-GB")
    lobby(page, "Ann", mode=4).locator("button.primary").click()
    page.wait_for_selector(".ing-rack")
    shapes = {colour: silhouette(pixels) for colour, pixels in sprites(page).items()}
    for one, other in itertools.combinations(COLOURS, 2):
        apart = sum(abs(a - b) for a, b in zip(shapes[one], shapes[other], strict=True)) / SIZE**2
        assert apart >= 0.06, f"{one} and {other} have nearly the same outline: {apart:.3f}"
