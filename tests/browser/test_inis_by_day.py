"""A game of Inis by the day: a card answers by its standing order while its player is away."""

from playwright.sync_api import expect
from tests.browser.conftest import Visitors
from tests.browser.inis_playing import Hands, come, first, play_on
from tests.inis.language import given

BY_DAY = {"kind": "days", "bank": 2 * 86400, "increment": 43200, "weekends": True}


def test_geis_answers_while_its_player_sleeps(visitors: Visitors) -> None:
    ann, ben = visitors("en-GB", phone=True), visitors("en-GB")
    come(ann, "Ann the Wise")
    come(ben, "Ben the Bold")
    table = given(
        island={"Hills": [2, 1, 0], "Valley": [0, 2, 1], "Meadows": [1, 0, 2]},
        hands={0: ["Geis", "Bard"], 1: ["Sanctuary"], 2: ["Druid"]},
        turn=1,
    )
    position = table.state.document()
    sitters = ["person:Ann the Wise", "person:Ben the Bold", "random"]
    game = {"options": position["options"], "position": position, "sitters": sitters, "clock": BY_DAY}
    (key,) = visitors.site.begin([game])

    ann.goto(f"/table/{key}/")
    ann.get_by_role("button", name="Standing orders").click()
    orders = ann.locator("dialog[open]")
    orders.get_by_label("Card").select_option("geis")
    orders.get_by_role("button", name="Add").click()
    expect(orders.locator(".inis-orders li")).to_have_count(1)
    ann.goto("/")

    ben.goto(f"/table/{key}/")
    answered = ben.locator(".log .line.strong").filter(has_text="Ann the Wise").filter(has_text="Geis")
    play_on(
        [Hands(ben, choose=lambda moves, rng: "sanctuary" if "sanctuary" in moves else first(moves, rng))],
        lambda: answered.count() > 0,
        most=10,
    )
    ann.goto(f"/table/{key}/")
    expect(ann.locator(".log .line.strong").filter(has_text="Geis").first).to_be_attached()
    expect(ann.locator(".inis-hand [data-card=bard]")).to_be_attached()
    expect(ann.locator(".inis-hand [data-card=geis]")).to_have_count(0)
