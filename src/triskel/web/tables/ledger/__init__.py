"""The ledger of a table: its log folded into the state of the game, the clocks and what is still to be settled.

Pure Python without a database: live tables, replays, exports and the host's tools all read logs through it.

    parts.py      what goes in and out: entries, drafts, refusals
    line.py       the positions of a game, and how undo goes back among them
    manners.py    what is asked in a whisper or answered in secret
    clocks.py     who has how much time left
    questions.py  what people ask each other, and who decides
    fold.py       the fold of a log
    ledger.py     what may come next: drafts of entries
"""

from triskel.web.tables.ledger.clocks import Clock
from triskel.web.tables.ledger.ledger import Ledger
from triskel.web.tables.ledger.manners import DRAFT, PLAIN, WINDOW, Manners, Sealing
from triskel.web.tables.ledger.parts import BadLog, Draft, Held, Logged, Refused, Sitter
from triskel.web.tables.ledger.questions import Question

__all__ = [
    "DRAFT",
    "PLAIN",
    "WINDOW",
    "BadLog",
    "Clock",
    "Draft",
    "Held",
    "Ledger",
    "Logged",
    "Manners",
    "Question",
    "Refused",
    "Sealing",
    "Sitter",
]
