"""Every question and every event of Inis has its words: random games are walked through from every seat."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.terminal.playing_inis import with_inis

from triskel.bots.bot import Situation
from triskel.core.chance import Rng
from triskel.core.events import Event
from triskel.core.registry import start
from triskel.core.state import CHANCE, ONLOOKER, State
from triskel.inis import island
from triskel.inis.cards.book import card
from triskel.inis.names import CARD_COUNT, CARD_NAMES
from triskel.inis.stepbook import BOOK
from triskel.terminal.console import wrapped
from triskel.terminal.inis import questions, questions_of_cards, telling
from triskel.terminal.inis.card_texts import CARD_TEXTS
from triskel.terminal.inis.dialog import InisDialog
from triskel.terminal.inis.face import InisFace
from triskel.terminal.palette import Palette, width
from triskel.terminal.people import People

inis = pytest.fixture(autouse=True)(with_inis)

Told = Sequence[Mapping[str, Any]]

_NOT_WORDS = re.compile(r"[{}_@]|None|\bp\d\b|(?<![.\d])\b[1-9]\d{2,}\b")
"""What would show that a name of the program, or a number of a move, came through to the screen."""


def check(lines: Sequence[str]) -> None:
    for line in lines:
        assert not _NOT_WORDS.search(line), line
        assert all(width(part) <= 100 for part in wrapped(line, 100)), line


def check_dialog(face: InisFace, state: State, seat: int) -> None:
    """All choices can be typed as they are shown, by any of their names, and no other move is among them."""
    situation = Situation(state, seat)
    dialog = face.dialog(situation, lambda move: state.refusal(seat, move))
    assert isinstance(dialog, InisDialog)
    check([*dialog.question(), *dialog.listed(), dialog.prompt()])
    assert sorted(choice.move for choice in dialog._choices) == situation.moves
    for number, choice in enumerate(dialog._choices, start=1):
        for typed in (str(number), choice.label, *choice.aliases, state.move_text(choice.move)):
            if not re.search(r"p\d$", typed):
                assert dialog.take(typed) == choice.move
        check([dialog.reason(choice.move)])
    check([face.named(state.move_text(move), seat) for move in situation.moves if move < 256])


@pytest.mark.parametrize("seed", range(6))
def test_random_games_are_told_and_asked_in_words(seed: int) -> None:
    players, rng = 2 + seed % 3, Rng(seed)
    state = start("inis", players=players, rounds=5)
    face = InisFace(Palette(False), People(["me"] * players))
    readers = [*range(players), ONLOOKER]
    untold: list[Event] = []
    while not state.is_over():
        awaited = state.awaited()
        seat = awaited[rng.below(len(awaited))]
        if seat != CHANCE and rng.below(3) == 0:
            check_dialog(face, state, seat)
            if rng.below(10) == 0:
                check(face.table(state.view(seat), seat, 100))
        untold += state.play(seat, state.random_move(seat, rng))
        if CHANCE not in state.awaited():
            for reader in readers:
                told = [one for event in untold if (one := event.told_to(reader)) is not None]
                check(face.tell(told, reader))
                check(face.revealed(told, reader))
            untold = []
    outcome = state.outcome()
    assert outcome is not None
    for reader in readers:
        check(face.result(outcome, state.view(reader), reader))


NOT_ASKED = (
    *("SetUp", "FirstTiles", "FirstBrenn", "Assembly", "TossCrows", "Deal", "TurnEnd", "GatesOpen", "Removal"),
    *("Clash", "Resolution", "AfterManoeuvre", "Steal", "Show"),
)
"""Steps that await nobody, or chance."""


def test_every_step_has_its_question() -> None:
    assert {*questions._QUESTIONS, *NOT_ASKED} == set(BOOK)


def test_every_card_has_its_text_and_signs() -> None:
    assert list(CARD_TEXTS) == list(CARD_NAMES)
    for number in range(CARD_COUNT):
        text, one = CARD_TEXTS[CARD_NAMES[number]], card(number)
        assert bool(text.season) == one.season
        assert text.clash == one.clash
        answers = bool(one.windows) or one.manoeuvre or text.name == "Moor"
        assert bool(text.answers) == answers
        assert all(effect.endswith(".") for effect in (*text.effects(), *text.notes))


def test_every_declaration_has_its_questions() -> None:
    for (number, effect), asked in {**questions_of_cards.DECLARED, **questions_of_cards.DECIDED}.items():
        assert 0 <= number < CARD_COUNT
        assert effect in (0, 1)
        assert all(text.endswith((".", "?")) for text in asked)


# What is told


def lines(happened: Told, seats: int = 3) -> list[str]:
    teller = telling.Teller(lambda seat: "You" if seat == 0 else f"Player {seat + 1}", seats, 0)
    return [line.text for line in teller.tell(happened)]


def test_the_check_of_victory_is_told_step_by_step() -> None:
    reached = [{"clans": 6, "sanctuaries": 7, "territories": 2, "deeds": 0}] * 3
    checked = {"event": "victory_check", "pretenders": [0, 2], "progress": reached}
    event = {**checked, "conditions": [2, 0, 1], "winner": 0}
    assert lines([event]) == [
        "Victory check of the pretenders: You and Player 3.",
        "You: 2 of 3 conditions met (clans led 6/6, sanctuaries 7/6, territories 2/6, Deeds 0).",
        "Player 3: 1 of 3 conditions met (clans led 6/6, sanctuaries 7/6, territories 2/6, Deeds 0).",
        "The most conditions: You.",
    ]
    tie = {**event, "conditions": [1, 0, 1]}
    assert lines([tie])[-1] == "Equally many: You and Player 3. The Brenn is among them and wins: You."
    assert lines([{**tie, "winner": None}])[-2:] == [
        "Equally many: You and Player 3. The Brenn is not among them, so nobody wins.",
        "The pretender tokens go back.",
    ]
    lost = {**event, "conditions": [0, 0, 0], "winner": None}
    assert "No pretender meets a condition any more: nobody wins." in lines([lost])


def test_a_round_without_pretenders_says_so() -> None:
    happened = [
        {"event": "assembly_begins", "round": 2},
        {"event": "crows", "direction": "widdershins", "turned": True},
    ]
    assert lines(happened) == [
        "Round 2: the Assembly.",
        "Victory check: nobody holds a pretender token, so nobody can win.",
        "The crows turn and fly widdershins: Player 3 → Player 2 → You.",
    ]


def test_what_was_declared_is_not_told_again_when_it_happens() -> None:
    played = {
        "event": "card_played",
        "seat": 1,
        "card": "Migration",
        "kind": "action",
        "effect": 0,
        "told": ["@hills", "@valley", "@valley", "@cove", "done"],
    }
    moved = {"event": "clans_moved", "seat": 1, "from": "Hills", "to": "Valley", "clans": 2}
    assert lines([played, moved]) == ["Player 2: Migration, from Hills, 2 clans to Valley, 1 clan to Cove."]
    cancelled = {"event": "card_cancelled", "card": "Migration"}
    assert lines([played, cancelled])[-1] == "Migration has no effect."
    assert lines([played, {**moved, "clans": 1}])[-1] == "Player 2: 1 clan moved, Hills → Valley."


def test_like_things_in_a_row_make_one_sentence() -> None:
    placed = [{"event": "clan_placed", "seat": 1, "territory": name} for name in ("Hills", "Hills", "Cove")]
    assert lines(placed) == ["Player 2: 3 clans placed in Hills 2, Cove."]
    drawn = [{"event": "card_drawn", "seat": 1, "kind": "tale"}] * 2
    assert lines(drawn) == ["Player 2: 2 epic tales drawn."]
    mine = [{"event": "card_drawn", "seat": 0, "kind": "tale", "card": "Eriu"}]
    assert lines(mine) == ["You: Eriu drawn."]


# The island


def test_free_spots_have_letters_in_the_sketch_and_in_the_question() -> None:
    state, rng = start("inis", players=3), Rng(5)
    while True:
        seat = state.awaited()[0]
        if seat != CHANCE and state.moves(seat)[0] >= 256:
            break
        state.step(seat, state.random_move(seat, rng))
        if state.is_over():
            state = start("inis", players=3)
    face = InisFace(Palette(False), People(["me"] * 3))
    dialog = face.dialog(Situation(state, seat), lambda move: state.refusal(seat, move))
    assert isinstance(dialog, InisDialog)
    sketch = "\n".join(line[:40] for line in face.table(state.view(seat), seat, 100)[2:20])
    for choice in dialog._choices:
        assert re.search(rf"(^|[ /\\|]){choice.label}($|[ /\\|])", sketch, re.MULTILINE)
        assert dialog.take(choice.label) == choice.move
        assert dialog.take(island.spot_text(choice.move - 256)) == choice.move
