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


class Chat(Message, tag="chat"):
    id: Number
    text: str


class Looking(Message, tag="looking"):
    """Whether the page is visible: who is looking needs no notification."""

    yes: bool


class Ping(Message, tag="ping"):
    n: Number


FromBrowser = Hello | Play | Why | Look | Undo | Ask | Answer | Choose | Handover | Leave | Chat | Looking | Ping
Command = Play | Why | Undo | Ask | Answer | Choose | Handover | Leave | Chat


# What a server sends


class You(msgspec.Struct):
    person: int | None
    name: str
    seats: list[int]
    preferences: dict[str, object]


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
    clock: msgspec.Raw
    questions: msgspec.Raw
    undo: dict[str, int | None]
    watchers: int
    again: bool
    """A rematch has been laid."""


class SeatInfo(msgspec.Struct):
    name: str
    person: int | None
    bot: str | None
    away: bool
    here: bool


class Question(Message, tag="question"):
    id: int
    offer: dict[str, object]
    view: dict[str, object]


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


FromServer = Welcome | Update | Question | Done | Refusal | Reason | ChatNews | Pong | Lobby | Turn

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
