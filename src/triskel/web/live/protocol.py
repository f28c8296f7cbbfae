"""The messages of the live path, version 1, as both sides write them. docs/protocol.md tells the same in words."""

from typing import Annotated, Literal

import msgspec

from triskel.web.live.errors import Trouble

VERSION = 1

Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""A number that browsers can hold."""


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=False):
    """Anything that goes over the socket."""


# What a browser sends


class Hello(Message, tag="hello"):
    v: Number
    since: Number = 0
    """The last entry that it knows."""
    eyes: Number | None = None
    """The seat whose eyes it wants. At first, with none, whoever holds one seat gets that one's."""


class Play(Message, tag="play"):
    id: Number
    seat: Number
    at: Number
    moves: list[str]
    """Empty takes back an answer that is sealed."""
    try_: bool = msgspec.field(name="try", default=False)
    """Only ask whether this is complete."""


class Why(Message, tag="why"):
    id: Number
    seat: Number
    moves: list[str]


class Look(Message, tag="look"):
    eyes: Number | None


class Undo(Message, tag="undo"):
    id: Number
    seat: Number
    at: Number


class Ask(Message, tag="ask"):
    id: Number
    seat: Number
    what: Literal["undo", "live", "end"]


class Answer(Message, tag="answer"):
    id: Number
    seat: Number
    ask: Number
    yes: bool


class Choose(Message, tag="choose"):
    id: Number
    seat: Number
    about: Number
    choose: Literal["wait", "bot", "end"]


class Handover(Message, tag="handover"):
    id: Number
    seat: Number
    to: Literal["bot", "person"]
    bot: str = ""


class Leave(Message, tag="leave"):
    id: Number
    seat: Number


class Habit(Message, tag="habit"):
    """How its person is asked when this event may be answered; with a seat only there, until the season ends."""

    id: Number
    trigger: str
    do: Literal["ask", "held", "concerns", "pass"] = "held"
    seat: Number | None = None


class More(Message, tag="more"):
    """More time for the sealed answer of a seat."""

    id: Number
    seat: Number


class Order(msgspec.Struct):
    """A standing order: which card answers which event, under which condition."""

    card: str
    when: str
    if_: str = msgspec.field(name="if", default="")


class Orders(Message, tag="orders"):
    """All standing orders of a seat; they take the place of those before."""

    id: Number
    seat: Number
    orders: list[Order]


class Chat(Message, tag="chat"):
    id: Number
    text: str


class Looking(Message, tag="looking"):
    """Whether the page is visible: who is looking needs no notification."""

    yes: bool


class Ping(Message, tag="ping"):
    n: Number


Command = Play | Why | Undo | Ask | Answer | Choose | Handover | Leave | Habit | More | Orders | Chat
FromBrowser = Hello | Look | Looking | Ping | Command


# What a server sends


class You(msgspec.Struct):
    person: int | None
    name: str
    seats: list[int]
    preferences: dict[str, object]
    habits: dict[str, str]
    """How this person is asked in this game, by trigger; whatever is missing is ``held``."""
    orders: dict[str, list[dict[str, str]]]
    """The standing orders of each own seat."""


class Bot(msgspec.Struct):
    spec: str
    label: str
    help: str


class About(msgspec.Struct):
    """What does not change while a table is played."""

    key: str
    game: str
    title: str
    options: dict[str, int | bool | str]
    private: bool
    chat: bool
    """Whether this viewer may write."""
    bots: list[Bot]
    triggers: tuple[str, ...]
    """The events of this game that may be answered in secret."""


class ChatLine(msgspec.Struct):
    n: int
    at: int
    seat: int | None
    name: str
    text: str


class Welcome(Message, tag="welcome"):
    v: int
    you: You
    table: About
    heartbeat: float
    now: int
    chat: list[ChatLine]


class Update(Message, tag="update"):
    number: int
    since: int
    state: Literal["open", "playing", "over", "closed"]
    view: msgspec.Raw
    eyes: int | None
    offers: dict[str, msgspec.Raw]
    entries: list[dict[str, object]]
    seats: msgspec.Raw
    """A list of SeatInfo."""
    awaited: tuple[int, ...]
    """Empty while a window is open: nobody knows who is asked."""
    sealed: msgspec.Raw
    """A SealedInfo, or null."""
    clock: msgspec.Raw
    questions: msgspec.Raw
    undo: dict[str, int | None]
    watchers: int
    again: bool
    """A rematch has been laid."""


class SealedInfo(msgspec.Struct, omit_defaults=True):
    """What is answered in secret, as everybody may know it."""

    kind: Literal["draft", "window"]
    trigger: str
    asked: tuple[int, ...] = ()
    """In a draft."""
    ready: tuple[int, ...] = ()
    until: int | None = None
    """When those who are asked in a window pass by themselves."""


class SeatInfo(msgspec.Struct):
    name: str
    person: int | None
    bot: str | None
    away: bool
    here: bool


class Question(Message, tag="question", omit_defaults=True):
    """What is asked next in a chain of moves; or, for a chain that was only tried, that it is complete."""

    id: int
    offer: dict[str, object]
    view: dict[str, object] = {}
    ready: bool = False


class Note(Message, tag="note", omit_defaults=True):
    """What was done for a seat in a window without asking its person, and why; only for them."""

    seat: int
    trigger: str
    did: Literal["pass", "play"]
    why: str
    """``habit``, ``season``, ``order``, ``late`` or ``nothing``."""
    number: int
    """The entry that opened the answers."""
    move: str = ""


class Done(Message, tag="done"):
    id: int
    number: int


class Refusal(Message, tag="refused", omit_defaults=True):
    id: int | None
    code: str
    text: str
    rule: str = ""
    facts: dict[str, object] = {}


class Reason(Message, tag="reason", omit_defaults=True):
    id: int
    ok: bool
    code: str = ""
    text: str = ""
    rule: str = ""
    facts: dict[str, object] = {}


class ChatNews(Message, tag="chat"):
    lines: list[ChatLine]


class Pong(Message, tag="pong"):
    n: int


class Lobby(Message, tag="lobby"):
    """Lists of tables have changed."""


class Turn(Message, tag="turn"):
    table: str


FromServer = Welcome | Update | Question | Note | Done | Refusal | Reason | ChatNews | Pong | Lobby | Turn

# Why a connection is closed.
BAD_MESSAGES = 4400
NO_SESSION = 4401
FORBIDDEN = 4403
NO_TABLE = 4404
STUCK = 4410
TOO_SLOW = 4408
TOO_MANY = 4429
RESTART = 1012
INTERNAL = 1011

_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
_numbered = msgspec.json.Decoder(dict[str, msgspec.Raw])
_encoder = msgspec.json.Encoder()


class Unreadable(Trouble):
    """A message that is none; ``id`` is the number of the command, if it has one."""

    def __init__(self, text: str, number: int | None) -> None:
        super().__init__("bad_message", text)
        self.id = number


def read(text: str | bytes) -> FromBrowser:
    """A message of a browser; raises Unreadable, which says what is wrong with it."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"this message makes no sense: {error}", _number_of(text)) from None


def _number_of(text: str | bytes) -> int | None:
    try:
        return msgspec.json.decode(_numbered.decode(text)["id"], type=int)
    except (msgspec.DecodeError, UnicodeError, RecursionError, KeyError):
        return None


def write(message: FromServer) -> str:
    return _encoder.encode(message).decode()
