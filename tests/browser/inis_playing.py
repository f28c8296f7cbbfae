"""How the tests play Inis: whatever is offered is chosen where it lies, on a card, on the map or on a button."""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong

from triskel.core.chance import Rng

SELECTOR = '.inis-ask [data-move="{}"]:not([disabled])'

LOOK = """() => {
    const shown = (one) => !one.disabled && one.getAttribute("aria-disabled") !== "true";
    const moves = (where) => [...new Set([...document.querySelectorAll(where)].filter(shown)
        .map((one) => one.dataset.move))];
    const count = (what) => document.querySelectorAll(what).length;
    return {
        over: count("dialog.result[open]") > 0,
        drafting: count(".inis-draft") > 0,
        draft: moves(".inis-draft .inis-card-button"),
        kept: moves(".inis-draft .inis-card-button[aria-pressed=true]"),
        drafted: count(".inis-draft-done") > 0,
        answered: count(".inis-answer") > 0,
        moves: moves(".inis-ask [data-move]").filter((move) =>
            !["back", "cancel", "commit", "more-time", "not-again"].includes(move)),
        ready: count(".inis-ask [data-move=commit]:not([disabled])") > 0,
        mark: ["inis-ask", "inis-draft", "log", "prompt", "inis-clash"].map((name) =>
            document.querySelector("." + name)?.textContent ?? "").join("|") + count(".inis-draft-kept") +
            count("dialog[open]") + document.querySelector(".log")?.children.length,
    };
}"""

# The middle of a place of the map, unless something lies over it.
POINT = """(name) => {
    const place = [...document.querySelectorAll(".inis-place.offered")].find((one) => one.dataset.name === name);
    if (!place) return null;
    const {left, top, width, height} = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    return there?.closest(".inis-map svg") && !there.closest("button") ? [x, y] : null;
}"""

Choose = Callable[[list[str], Rng], str]


class Look(NamedTuple):
    """What a page shows to choose from."""

    over: bool
    drafting: bool
    draft: list[str]
    kept: list[str]
    drafted: bool
    """Enough cards are kept: the others are waited for."""
    answered: bool
    moves: list[str]
    ready: bool
    """All is said, and wants only to be confirmed."""
    mark: str

    @property
    def is_asked(self) -> bool:
        if self.drafting:
            return not self.drafted
        return self.ready or (bool(self.moves) and not self.answered)


def look(page: Page) -> Look:
    return Look(**page.evaluate(LOOK))


def begin_quickly(page: Page, name: str, mode: str, more: Callable[[Page], None] | None = None) -> None:
    """From the lobby straight to a table with bots."""
    page.goto("/")
    form = page.locator("form[action='/new/inis/quick/']")
    form.locator("input[name=name]").fill(name)
    form.locator(f"input[name=mode][value={mode}]").check(force=True)
    if more:
        more(page)
    form.locator("button[name=how][value=bots]").click()
    page.wait_for_url("**/table/*/")
    page.wait_for_selector(".inis")


def make_table(page: Page, name: str, mode: str, seats: Sequence[str] = (), **chosen: object) -> str:
    """By the form for new tables; bots by their specification, "open" for who comes. Returns the table's key."""
    page.goto(f"/new/inis/?mode={mode}")
    page.locator("input[name=name]").fill(name)
    for number, seat in enumerate(seats):
        page.locator(f"select[name=seat{number}]").select_option(seat)
    if "clock" in chosen:
        page.locator("select[name=clock]").select_option(str(chosen.pop("clock")))
    if chosen:
        page.locator("form.new-table details summary").click()
    for option, value in chosen.items():
        page.locator("label").filter(has=page.locator(f"input[name={option}][value='{value}']")).click()
    page.locator("form.new-table button.primary").click()
    page.wait_for_url("**/table/*/")
    return page.url.rstrip("/").rsplit("/", 1)[-1]


def come(page: Page, name: str) -> None:
    """Who makes a table is a guest from then on, and can be given a seat elsewhere."""
    make_table(page, name, "two")


def sit_down(page: Page, key: str, name: str) -> None:
    """From the lobby, where the table is listed."""
    page.goto("/")
    page.locator(f"#lists a.button[href*='{key}']").click()
    page.wait_for_url(f"**/table/{key}/")
    page.locator("input[name=name]").fill(name)
    page.locator("button[form=join]").first.click()
    page.wait_for_selector(".inis")


def lively(moves: list[str], rng: Rng) -> str:
    """Claims what can be claimed, plays cards more often than not, and comes to an end with what is counted."""
    if "pretender" in moves:
        return "pretender"
    if "done" in moves and rng.below(2):
        return "done"
    bold = [move for move in moves if move != "pass"]
    return bold[rng.below(len(bold))] if bold and rng.below(4) else moves[rng.below(len(moves))]


def calm(moves: list[str], rng: Rng) -> str:
    """Makes no trouble, so that others win soon."""
    quiet = [move for move in moves if move in ("pass", "peace", "done", "pretender")]
    return quiet[0] if quiet else moves[rng.below(len(moves))]


def lively_for(choices: int) -> Choose:
    """Lively at first, then calm."""
    left = [choices]

    def choose(moves: list[str], rng: Rng) -> str:
        left[0] -= 1
        return (lively if left[0] >= 0 else calm)(moves, rng)

    return choose


def first(moves: list[str], _rng: Rng) -> str:
    return moves[0]


class Hands:
    """Somebody at a table: with a mouse or with a finger."""

    def __init__(self, page: Page, touch: bool = False, choose: Choose = lively, seed: int = 1) -> None:
        self.page, self.touch, self.choose = page, touch, choose
        self.rng = Rng(seed)
        self.made: list[str] = []

    def act(self, now: Look) -> None:
        """One choice. Returns once the page shows something else."""
        if now.drafting:
            self.draft(now)
        elif now.ready:
            self._do("commit", lambda: self._press(self.page, SELECTOR.format("commit")), now)
        else:
            self.make(self.choose(now.moves, self.rng), now)

    def make(self, move: str, now: Look) -> None:
        self._do(move, lambda: self.pick(move), now)

    def draft(self, now: Look) -> None:
        card = next(card for card in now.draft if card not in now.kept)
        self._do(card, lambda: self._press(self.page, f'.inis-draft .inis-card-button[data-move="{card}"]'), now)

    def pick(self, move: str) -> None:
        """Choose what is offered, where it lies."""
        page = self.page
        card = page.locator(f'.inis-hand .inis-card-button[data-move="{move}"]:visible')
        if card.count():
            self._press(page, f'.inis-hand .inis-card-button[data-move="{move}"]')
        elif self._is_on_the_map(move) and (point := page.evaluate(POINT, place_name(page, move))):
            self._point(*point)
            if self.touch and not move.startswith("@"):
                self._point(*point)  # the first one shows the tile
        else:
            self._press_a_button(move)

    def _press_a_button(self, move: str) -> None:
        page, button = self.page, SELECTOR.format(move)
        if not page.locator(button).locator("visible=true").count():
            self._press(page, ".inis-ask .inis-list summary")
        self._press(page, button)

    @staticmethod
    def _is_on_the_map(move: str) -> bool:
        return move.startswith("@") or re.fullmatch(r"-?\d+,-?\d+[ud]", move) is not None

    def _press(self, page: Page, selector: str) -> None:
        found = page.locator(selector).locator("visible=true").first
        if self.touch:
            found.tap()
        else:
            found.click()

    def _point(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _do(self, what: str, do: Callable[[], None], before: Look) -> None:
        self.made.append(what)
        try:
            do()
            self.page.wait_for_function(f"(mark) => ({LOOK})().mark !== mark", arg=before.mark, timeout=15_000)
        except TooLong as error:
            now = look(self.page)
            if now.mark != before.mark:
                return  # the table was quicker than the finger
            raise AssertionError(f"nothing came of {what}, after {self.made[-6:]}; offered: {before.moves}") from error


def place_name(page: Page, move: str) -> str:
    """The name by which the map knows an offered territory; spots are their own names."""
    if not move.startswith("@"):
        return move
    names: list[str] = page.eval_on_selector_all(".inis-place", "all => all.map((one) => one.dataset.name)")
    return next((name for name in names if re.sub("[^a-z]+", "-", name.lower()) == move[1:]), move)


def play_on(players: list[Hands], until: Callable[[], bool], most: int = 1500) -> int:
    """All play, whoever is asked, until something has come to pass. Returns how many choices that took."""
    made = idle = 0
    while idle < 1200:
        if until():
            return made
        if made >= most:
            break
        asked = [(hands, now) for hands in players if (now := look(hands.page)).is_asked]
        if not asked:
            idle += 1
            players[0].page.wait_for_timeout(25)
            continue
        idle = 0
        for hands, now in asked:
            hands.act(now)
            made += 1
    last = [hands.made[-5:] for hands in players]
    raise AssertionError(f"it did not come to pass in {made} choices: {look(players[0].page)} {last}")


def is_over(page: Page) -> bool:
    return look(page).over


def wait_until_asked(page: Page) -> None:
    page.wait_for_function(
        f"() => {{ const now = ({LOOK})(); return now.ready || now.moves.length || (now.drafting && !now.drafted) }}"
    )
