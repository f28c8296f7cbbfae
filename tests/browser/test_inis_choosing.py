"""Choosing at the table of Inis: why not, and thinking better of it before anybody knows."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.inis_playing import Hands, come, first, look, wait_until_asked
from tests.inis.language import given


def open_table(visitors: Visitors, names: list[str], **screen: Any) -> list[Page]:
    """Ann is to play; she holds Migration and the Geis."""
    pages = [visitors("en-GB", **screen) for _name in names]
    for page, name in zip(pages, names, strict=True):
        come(page, name)
    table = given(
        island={"Hills": [3, 1, 0], "Valley": [0, 2, 1], "Meadows": [1, 0, 2]},
        hands={0: ["Migration", "Geis"], 1: ["Sanctuary"], 2: ["Druid"]},
        turn=0,
    )
    position = table.state.document()
    sitters = [*(f"person:{name}" for name in names), *["random"] * (3 - len(names))]
    (key,) = visitors.site.begin([{"options": position["options"], "position": position, "sitters": sitters}])
    for page in pages:
        page.goto(f"/table/{key}/")
        page.wait_for_selector(".inis")
    wait_until_asked(pages[0])
    return pages


def test_what_cannot_be_played_says_why_and_leads_to_the_rule(visitors: Visitors) -> None:
    (ann,) = open_table(visitors, ["Ann who asks"])
    ann.locator('.inis-hand [data-move="geis"]').click(force=True)
    reason = ann.locator(".toast")
    expect(reason).to_contain_text(re.compile(r"\w+ \w+ \w+"))
    link = reason.get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"/rules/inis/.*#.+"))
    page = ann.context.new_page()
    page.goto(str(link.get_attribute("href")))
    anchor = page.url.partition("#")[2]
    expect(page.locator(f"[id='{anchor}']")).to_be_in_viewport()


def test_a_declaration_is_taken_back_and_nobody_notices(visitors: Visitors) -> None:
    ann, ben = open_table(visitors, ["Ann who wavers", "Ben who waits"])
    before = look(ben).mark
    hands = Hands(ann, choose=first)
    hands.make("migration", look(ann))
    while not (now := look(ann)).ready:
        hands.act(now)
    expect(ann.locator(".inis-summary")).to_contain_text("Migration")
    ann.locator('.inis-ask [data-move="cancel"]').click()
    expect(ann.locator(".inis-declaration")).to_have_count(0)
    expect(ann.locator('.inis-hand [data-move="migration"]')).to_be_enabled()
    assert look(ben).mark == before
