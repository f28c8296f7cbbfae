"""The emblems of the four players are told apart at 16 pixels, in grey and by those who see fewer colours."""

import io
import itertools

import pytest
from PIL import Image
from playwright.sync_api import Page
from tests.browser.conftest import Visitors
from tests.browser.inis_playing import begin_quickly
from tests.browser.sights import WAYS, Pixel, distance, pictures_in, silhouette

SIZE = 16
SEATS = ["oak", "salmon", "boar", "raven"]
DIFFERENT = 8.0


def emblems(page: Page) -> dict[str, list[Pixel]]:
    """Each emblem as the table draws it, on the ground of a panel."""
    page.evaluate(
        """(size) => {
            const box = document.createElement("div");
            box.id = "sprites";
            Object.assign(box.style, {position: "fixed", left: "0", top: "0", zIndex: "99", display: "flex",
                background: getComputedStyle(document.body).backgroundColor});
            for (const seat of [0, 1, 2, 3]) {
                const one = document.querySelector(`.inis-emblem.inis-seat-${seat}`).cloneNode(true);
                one.setAttribute("width", size);
                one.setAttribute("height", size);
                Object.assign(one.style, {width: `${size}px`, height: `${size}px`, flex: "none", margin: "0"});
                box.append(one);
            }
            document.querySelector(".inis").append(box);
        }""",
        SIZE,
    )
    shot = Image.open(io.BytesIO(page.locator("#sprites").screenshot())).convert("RGB")
    return pictures_in(shot, SEATS, SIZE)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_four_emblems_are_told_apart(visitors: Visitors, theme: str) -> None:
    page = visitors("en-GB", theme=theme)
    begin_quickly(page, "Ann", "four")
    drawn = emblems(page)
    for name, see in WAYS.items():
        seen = {seat: [see(pixel) for pixel in pixels] for seat, pixels in drawn.items()}
        for one, other in itertools.combinations(SEATS, 2):
            apart = distance(seen[one], seen[other])
            assert apart >= DIFFERENT, f"{one} and {other} look alike, {name}: {apart:.1f}"
    shapes = {seat: silhouette(pixels) for seat, pixels in drawn.items()}
    for one, other in itertools.combinations(SEATS, 2):
        apart = sum(abs(a - b) for a, b in zip(shapes[one], shapes[other], strict=True)) / SIZE**2
        assert apart >= 0.06, f"{one} and {other} have nearly the same outline: {apart:.3f}"
