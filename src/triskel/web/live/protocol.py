"""The messages of the live path, version 1, as both sides write them. docs/protocol.md tells the same in words."""

from typing import Literal

import msgspec

VERSION = 1


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=False):
    """Anything that goes over the socket."""


# What a browser sends


class Hello(Message, tag="hello"):
    v: int
    since: int = 0
    eyes: int | None = None


class Play(Message, tag="play"):
    id: int
    seat: int
    at: int
    moves: list[str]


class Why(Message, tag="why"):
    id: int
    seat: int
    moves: list[str]


class Look(Message, tag="look"):
    eyes: int | None


class Undo(Message, tag="undo"):
    id: int
    seat: int
    at: int


class Ask(Message, tag="ask"):
    id: int
    seat: int
    what: Literal["undo", "live", "end"]


class Answer(Message, tag="answer"):
    id: int
    seat: int
    ask: int
    yes: bool


class Choose(Message, tag="choose"):
    id: int
    seat: int
    about: int
    choose: Literal["wait", "bot", "end"]


class Handover(Message, tag="handover"):
    id: int
    seat: int
    to: Literal["bot", "person"]
    bot: str = ""


class Leave(Message, tag="leave"):
    id: int
    seat: int


class Chat(Message, tag="chat"):
    id: int
    text: str


class Looking(Message, tag="looking"):
    yes: bool


class Ping(Message, tag="ping"):
    n: int


FromBrowser = Hello | Play | Why | Look | Undo | Ask | Answer | Choose | Handover | Leave | Chat | Looking | Ping
