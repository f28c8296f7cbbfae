"""A whole game of Inis without mouse and finger."""

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visitors
from tests.browser.inis_playing import Hands, Look, begin_quickly, is_over, lively_for, look, place_name, play_on

MOST_TABS = 120
FOCUSED = """() => {
    const one = document.activeElement;
    const within = (what) => one?.closest(what) !== null && one !== null;
    return {
        move: one?.dataset?.move ?? "",
        place: one?.dataset?.name ?? "",
        ask: within(".inis-ask"),
        draft: within(".inis-draft"),
        hand: within(".inis-hand"),
        list: one?.matches(".inis-list > summary") ?? false,
    };
}"""


class Keys(Hands):
    """Somebody who has only a keyboard."""

    def act(self, now: Look) -> None:
        if now.ready and not now.drafting:
            self._do("commit", self.confirm, now)
        else:
            super().act(now)

    def confirm(self) -> None:
        """What is complete has the focus already."""
        if self.focused()["move"] != "commit":
            self.tab_to(move="commit")
        self.page.keyboard.press("Enter")

    def draft(self, now: Look) -> None:
        card = next(card for card in now.draft if card not in now.kept)
        self._do(card, lambda: self.enter_at(draft=True, move=card), now)

    def pick(self, move: str) -> None:
        page = self.page
        name = place_name(page, move)
        if move in ("pass", "done"):
            page.keyboard.press(move[0])
        elif page.locator(f'.inis-hand .inis-card-button[data-move="{move}"]:visible').count():
            self.enter_at(hand=True, move=move)
        elif page.locator(f'.inis-place.offered[data-name="{name}"]').count():
            self.walk_to(name)
            page.keyboard.press("Enter")
        else:
            if not page.locator(f'.inis-ask [data-move="{move}"]:not([disabled])').locator("visible=true").count():
                self.enter_at(list=True)
            self.enter_at(ask=True, move=move)

    def walk_to(self, name: str) -> None:
        """On the map Home leads to the first place that can be chosen, End to the last, arrows to all others."""
        self.tab_to(place=None)
        page = self.page
        ways = ["Home", "End", *["ArrowUp"] * 3, *["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowDown"] * 6]
        for key in ways:
            if self.focused()["place"] == name:
                return
            page.keyboard.press(key)
        if self.focused()["place"] != name:
            # Not every place is worth the walk: the first one will do as well.
            page.keyboard.press("Home")

    def enter_at(self, **wanted: object) -> None:
        self.tab_to(**wanted)
        self.page.keyboard.press("Enter")

    def tab_to(self, **wanted: object) -> None:
        """Tab until the focus is there; None stands for anything."""
        for _tab in range(MOST_TABS):
            now = self.focused()
            if all(now[name] == value if value is not None else now[name] for name, value in wanted.items()):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {wanted}")

    def focused(self) -> dict[str, object]:
        found: dict[str, object] = self.page.evaluate(FOCUSED)
        return found


def test_a_whole_game_by_keyboard(visitors: Visitors) -> None:
    page = visitors("en-GB")
    begin_quickly(page, "Ann", "two")
    hands = Keys(page, choose=lively_for(15), seed=7)
    play_on([hands], lambda: is_over(page))
    assert any(move.startswith("@") for move in hands.made), "something was chosen on the map"
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert not look(page).is_asked


def test_keys_never_leave_the_map_for_good(visitors: Visitors) -> None:
    """The map is one stop of the Tab key, whatever lies on it."""
    page: Page = visitors("en-GB")
    begin_quickly(page, "Ann", "three")
    keys = Keys(page)
    keys.tab_to(place=None)
    page.keyboard.press("Tab")
    assert not keys.focused()["place"]
