"""What the 63 cards do, in a sentence or two each: data for whatever shows cards to people.

``season`` is the effect of a card that is played as a turn of the Season, and ``clash`` tells whether that can start
one. ``answers`` are its triskel effects, each with the moment at which it may be played; the four tales that take the
place of a manoeuvre are among them. ``notes`` settle what people ask about.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from triskel.inis.names import CARD_NAMES, KINDS, kind_of

SEASON: Final = "season"
TRISKEL: Final = "triskel"
CLASH: Final = "clash"


class Answer(NamedTuple):
    when: str
    """The moment, to be followed by a colon."""
    text: str


class CardText(NamedTuple):
    name: str
    season: str = ""
    clash: bool = False
    answers: tuple[Answer, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """``action``, ``advantage`` or ``tale``."""
        return KINDS[kind_of(CARD_NAMES.index(self.name))]

    def signs(self) -> list[str]:
        """What is printed on it: how it is played, and whether it can start a clash."""
        found = [SEASON] if self.season else []
        if self.answers:
            found.append(TRISKEL)
        return [*found, CLASH] if self.clash else found

    def effects(self) -> list[str]:
        """One text for each way of playing it."""
        found = [self.season] if self.season else []
        return [*found, *(f"{answer.when}: {answer.text}" for answer in self.answers)]


def _season(name: str, text: str, clash: bool = False, notes: tuple[str, ...] = ()) -> CardText:
    """A card that is played as a turn of the Season and answers nothing."""
    return CardText(name, season=text, clash=clash, notes=notes)


def _answer(name: str, when: str, text: str, notes: tuple[str, ...] = ()) -> CardText:
    """A card that only answers something."""
    return CardText(name, answers=(Answer(when, text),), notes=notes)


_ACTIONS: Final = (
    CardText(
        "Bard",
        season="Draw an epic tale.",
        answers=(Answer("After your manoeuvre in which an opposing clan was removed", "gain a Deed."),),
    ),
    _season(
        "Citadel",
        "Place a citadel where you are present; then take that territory's advantage card, from the row or from "
        "whoever holds it, unless it was played this round.",
        notes=("Without a citadel left in the supply you still take the card.", "The Swamp bears no citadel."),
    ),
    _season(
        "Conquest", "Choose a territory; move any number of your clans into it, from any of its neighbours.", clash=True
    ),
    _season(
        "Craftsmen and Peasants",
        "In each territory where you are present you may place a clan for each citadel there; the capital counts as "
        "one.",
    ),
    _season(
        "Druid",
        "Look through the discarded action cards and take one into your hand.",
        notes=("It can't be played as the last action card of your hand.",),
    ),
    _season(
        "Exploration",
        "The Brenn picks a free spot that touches two territories; a new territory is drawn and laid there, and you "
        "place a clan on it.",
    ),
    _season(
        "Festival",
        "Where you are present beside a sanctuary: place a clan and the Festival. Whoever starts a clash there this "
        "Season first loses a clan of theirs in it.",
    ),
    _answer(
        "Geis",
        "When an opponent has declared an action card",
        "it has no effect and is discarded.",
        notes=(
            "It also stops an action card that answers something, such as Bard or Raid.",
            "The cancelled card still counts as played.",
        ),
    ),
    _season(
        "Migration", "Move any number of your clans from one territory to one or more of its neighbours.", clash=True
    ),
    _season(
        "New Alliance",
        "Where you are present: place a clan, or replace a clan of an opponent who has two or more there by one of "
        "yours.",
        notes=("Replacing is not removing: nothing that answers a lost clan answers it.",),
    ),
    _season("New Clans", "Place two clans where you are present, in one territory or in two."),
    _season("Sanctuary", "Place a sanctuary where you are present, and draw an epic tale."),
    CardText(
        "Warlord",
        season="Start a clash where you are present; you are its instigator.",
        clash=True,
        answers=(
            Answer(
                "After anybody's manoeuvre in a clash in which you have exposed clans",
                "place a clan there and choose who makes the next manoeuvre.",
            ),
        ),
    ),
    _season("Emissaries", "Move one of your clans to a neighbouring territory, without a clash."),
    CardText(
        "Master Craftsman",
        season="Discard a card of any kind if you have one; draw an epic tale.",
        answers=(
            Answer("After you play an epic tale", "give it to another player instead of discarding it; gain a Deed."),
        ),
    ),
    _answer(
        "Raid",
        "After your attack",
        "take a random action card from the attacked player; if there is none, one of their exposed clans is removed.",
        notes=("The clan that it removes does not count for the Bard.",),
    ),
    _season(
        "Scouts and Spies",
        "Look at all action cards of an opponent; then you may move clans from one territory to one neighbour.",
        clash=True,
    ),
)

_ADVANTAGES: Final = (
    _answer(
        "Cove",
        "After your season card",
        "take the action card that is set aside into your hand, then set one of your action cards aside.",
    ),
    _answer("Forest", "After you play an epic tale", "draw an epic tale."),
    _answer(
        "Gates of Tir na nOg",
        "When the Gates let you draw",
        "draw one epic tale more, keep one of them and discard the rest.",
        notes=("The Gates: when the crows turn, each player present there loses a clan there and draws a tale.",),
    ),
    _answer(
        "Highlands",
        "Before the first manoeuvre of a clash in the Highlands",
        "choose who, with exposed clans, is the instigator.",
    ),
    _answer("Hills", "When you are attacked in the Hills", "the attack is ignored."),
    _answer(
        "Iron Mine",
        "When you attack, anywhere",
        "the attacked player removes an exposed clan and also discards an action card, if there is one.",
    ),
    _answer(
        "Lost Vale",
        "After your season card",
        "move any one clan, of whomever, from a neighbour of the Lost Vale into it, without a clash.",
    ),
    _answer("Meadows", "When you draw epic tales", "draw one more, keep one of all and discard the rest."),
    _season("Misty Lands", "Discard one or more action cards; draw as many epic tales, keep one and discard the rest."),
    _answer("Moor", "At any time", "look at the epic tales of an opponent."),
    _answer(
        "Mountains",
        "When you move clans into the Mountains",
        "you owe no toll.",
        notes=("The toll: whoever moves clans into the Mountains discards an action card or loses one of them there.",),
    ),
    _season("Plains", "Move any number of your clans from the Plains to one or more of its neighbours.", clash=True),
    _answer(
        "Salt Mine",
        "After your season card",
        "take a random action card of an opponent, then give back an action card of yours.",
    ),
    _answer(
        "Stone Circle",
        "After you play an epic tale",
        "remove one of your clans from the Stone Circle to take that tale back into your hand.",
    ),
    _season("Swamp", "No effect; it is a turn played without passing."),
    _answer(
        "Valley",
        "After your season card",
        "place a clan where you are present.",
        notes=("It can be played even if that season card was cancelled.",),
    ),
)

_TALES: Final = (
    _season("Balor's Eye", "Remove one clan, of whomever, from any territory."),
    _answer("Battle Frenzy", "In a clash, when clans have sheltered", "all clans come out of their citadels, exposed."),
    _answer(
        "Battle of Moytura",
        "As your manoeuvre",
        "move one or more of your clans from neighbouring territories into the clash, then place one more there.",
    ),
    _season(
        "Breas' Tyranny",
        "Move one opposing clan from a territory where you are present to a neighbour, without a clash.",
    ),
    _answer(
        "Cathbad's Word",
        "At the start of the Assembly",
        "choose in secret which action card will be set aside. When the Assembly ends, take it into your hand and "
        "set another action card aside.",
    ),
    _season("Champion's Share", "Take the action card that is set aside into your hand."),
    _season("Children of Dana", "Place a clan in any territory."),
    _answer(
        "The Dagda",
        "When anybody plays an epic tale or an advantage card",
        "it has no effect.",
        notes=("When The Dagda itself is discarded, the discarded tales are shuffled back into the deck.",),
    ),
    _answer(
        "Dagda's Cauldron",
        "When a clan of yours is removed in a clash",
        "collect here all your clans removed in this clash; when it ends, up to three of them return to that "
        "territory.",
    ),
    CardText(
        "Dagda's Club",
        answers=(
            Answer("When a clan of yours would be removed", "it is not."),
            Answer(
                "When you attack", "you choose whether the attacked player loses a clan or discards an action card."
            ),
        ),
    ),
    _season(
        "Dagda's Harp", "For each other epic tale in your hand, three at most, place a clan where you are present."
    ),
    _season(
        "Deirdre's Beauty",
        "Each opponent shows a random epic tale; take one of them, the others are discarded. Then one of your own "
        "clans is removed.",
    ),
    _answer(
        "Diarmuid and Grainne",
        "When a clan of yours is removed",
        "place it in another territory where you are present, without a clash.",
    ),
    _season("Eriu", "In each territory with a sanctuary where you are present you may place a clan, three at most."),
    _answer(
        "The Fianna",
        "As your manoeuvre",
        "move one or more of your clans, exposed or sheltered, out of the clash to one neighbour, without a clash "
        "there.",
    ),
    _season("Kernunos' Sanctuary", "Where you are present and no sanctuary stands: place a clan and a sanctuary."),
    _answer("Lug Samildanach", "After anybody's action card had its effect", "take that card into your hand."),
    _answer("Lug's Spear", "At the start of a clash", "nobody may play triskel cards during this clash."),
    _season(
        "Maeve's Wealth",
        "Every opponent who has an action card gives you one of their choice; you give one back to each.",
    ),
    _season("Manannan's Horses", "Move up to three of your clans from one territory to any other one.", clash=True),
    _season(
        "The Morrigan",
        "You may turn the crows; you may start a clash in any territory and choose who there is its instigator.",
        clash=True,
    ),
    _season(
        "Nuada Silverhand",
        "In each territory of which you are chieftain you may place a clan for each opponent present there.",
    ),
    _answer("Oengus's Ploy", "At the end of anybody's turn", "the next turn is yours; the Season goes on."),
    _answer("Ogma's Eloquence", "As your manoeuvre", "the clash ends at once."),
    _season(
        "The Other World",
        "In one territory where you are present: for each sanctuary there, three at most, place a clan or remove an "
        "opposing one.",
    ),
    _season("The Stone of Fal", "Place two clans in the territory of the capital."),
    _answer("Streng's Resolve", "After your attack", "gain a Deed."),
    _season(
        "Tailtiu's Land",
        "Look at three new territories and lay one of them on a free spot; then one of your clans may move onto it "
        "from a neighbour.",
    ),
    _answer(
        "Tale of Cuchulain", "As your manoeuvre, if you have exactly one exposed clan", "remove two exposed clans."
    ),
    _season("Tuan's Memory", "Draw three epic tales, keep one and discard the others."),
)

CARD_TEXTS: Final[Mapping[str, CardText]] = {text.name: text for text in (*_ACTIONS, *_ADVANTAGES, *_TALES)}
"""By the names that the engine uses, in its order."""
