"""What each card asks while it is declared, question by question, and while it takes effect."""

from typing import Final

from triskel.inis import names
from triskel.inis.names import FIRST_ADVANTAGE

_CLANS_FROM: Final = "From which territory do your clans move?"
_ONE_MORE: Final = "Where does the next clan go? done: no more."
_ANOTHER: Final = "One clan more? Name the territory again, or done."

DECLARED: Final[dict[tuple[int, int], tuple[str, ...]]] = {
    (names.CITADEL, 0): ("Where do you place the citadel?",),
    (names.CONQUEST, 0): (
        "Into which territory do your clans move?",
        "Where does a clan come from? One clan at a time; done: no more.",
    ),
    (names.CRAFTSMEN, 0): ("Where do you place a clan? One clan at a time; done: no more.",),
    (names.FESTIVAL, 0): ("Where is the Festival held?",),
    (names.MIGRATION, 0): (
        _CLANS_FROM,
        "Where does a clan go? One clan at a time: name the territory again for each.",
        _ONE_MORE,
    ),
    (names.NEW_ALLIANCE, 0): ("In which territory?", "Do you place a clan, or replace a clan of an opponent?"),
    (names.NEW_CLANS, 0): ("Where do you place the first clan?", "Where do you place the second clan?"),
    (names.SANCTUARY, 0): ("Where do you place the sanctuary?",),
    (names.WARLORD, 0): ("Where do you start a clash?",),
    (names.WARLORD, 1): ("Who makes the next manoeuvre?",),
    (names.EMISSARIES, 0): ("From which territory does your clan move?", "Where does it go?"),
    (names.MASTER_CRAFTSMAN, 1): ("Who gets the tale?",),
    (names.SCOUTS, 0): ("Whose action cards do you look at?",),
    (FIRST_ADVANTAGE + names.HIGHLANDS, 1): ("Who is to be the instigator?",),
    (FIRST_ADVANTAGE + names.LOST_VALE, 1): ("From where does a clan move into the Lost Vale?", "Whose clan?"),
    (FIRST_ADVANTAGE + names.MOOR, 1): ("Whose epic tales do you look at?",),
    (FIRST_ADVANTAGE + names.PLAINS, 0): (
        "Where does a clan from the Plains go? One clan at a time: name the territory again for each.",
        _ONE_MORE,
    ),
    (FIRST_ADVANTAGE + names.SALT_MINE, 1): ("From whom do you take an action card at random?",),
    (FIRST_ADVANTAGE + names.VALLEY, 1): ("Where do you place the clan?",),
    (names.BALOR, 0): ("From which territory is a clan removed?", "Whose clan?"),
    (names.BREAS, 0): ("From which territory does an opposing clan move?", "Whose clan?", "Where does it go?"),
    (names.CATHBAD, 1): ("Which action card is to be set aside? Only you will know.",),
    (names.DANA, 0): ("Where do you place the clan?",),
    (names.HARP, 0): ("Where do you place a clan?",),
    (names.DIARMUID, 1): ("Where does the clan go?",),
    (names.ERIU, 0): ("Where do you place a clan? One for each territory, three at most; done: no more.",),
    (names.FIANNA, 1): ("Where do your clans go?", _ANOTHER),
    (names.KERNUNOS, 0): ("Where do you place a clan and a sanctuary?",),
    (names.HORSES, 0): (_CLANS_FROM, "Where do they go? Up to three clans, one at a time.", _ANOTHER),
    (names.MORRIGAN, 0): ("Do you turn the crows?", "Where do you start a clash? done: nowhere.", "Who instigates it?"),
    (names.MOYTURA, 1): (
        "Where does a clan come from? One clan at a time.",
        "Where does the next clan come from? done: no more.",
    ),
    (names.NUADA, 0): ("Where do you place a clan? One clan at a time; done: no more.",),
    (names.OTHER_WORLD, 0): ("In which territory?", "Do you place a clan, or remove one of an opponent?"),
    (names.CUCHULAIN, 1): ("Whose exposed clan is removed?", "Whose exposed clan is removed as the second one?"),
}
"""By card and effect. Where there are more answers than questions the last question is asked again."""

DECIDED: Final[dict[tuple[int, int], tuple[str, ...]]] = {
    (names.DRUID, 0): ("Which of the discarded action cards do you take?",),
    (names.MASTER_CRAFTSMAN, 0): ("Which card do you discard before you draw an epic tale?",),
    (names.SCOUTS, 0): (
        "You may move clans from one territory to one of its neighbours. From where? done: none.",
        "Where do they go? One clan at a time.",
        _ANOTHER,
    ),
    (FIRST_ADVANTAGE + names.COVE, 0): ("Which of your action cards do you set aside?",),
    (FIRST_ADVANTAGE + names.MISTY_LANDS, 0): (
        "Which action card do you discard? One at a time; you draw as many epic tales and keep one.",
        "One action card more? done: no more.",
    ),
    (names.DEIRDRE, 0): ("Which of the epic tales that were shown do you take? The others are discarded.",),
    (names.DEIRDRE, 1): ("From where is one of your own clans removed?",),
}
"""By card and question, for what is decided when the card takes effect. Of those that are not here the question
names a player, who is given a card."""


def declared(card: int, effect: int, number: int) -> str:
    """The question that follows after so many answers."""
    texts = DECLARED[card, effect]
    return texts[min(number, len(texts) - 1)]


def decided(card: int, question: int, number: int) -> str | None:
    texts = DECIDED.get((card, question))
    return texts[min(number, len(texts) - 1)] if texts else None
