"""What a connection is told when something does not work."""

from triskel.core.errors import IllegalMove, TriskelError


class Trouble(TriskelError):
    """A request that is refused. ``code`` never changes, so that a browser can say it in any language; the text is
    English."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text

    def __str__(self) -> str:
        return self.text


class Unavailable(Trouble):
    def __init__(self) -> None:
        super().__init__("unavailable", "the database can't be reached just now; nothing was changed, try again soon")


class Stale(Trouble):
    def __init__(self) -> None:
        super().__init__("stale", "the game has gone on since; look at where it stands now")


class Farewell(Exception):
    """The connection is closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


def told(error: TriskelError) -> dict[str, object]:
    """The members of a refusal: code and text, and where the game's rules refuse, which and why."""
    found: dict[str, object] = {"code": getattr(error, "code", "bad_request"), "text": str(error)}
    if isinstance(error, IllegalMove):
        found["code"] = "illegal"
    rule = getattr(error, "rule", None)
    if rule:
        found["rule"] = rule
        found["facts"] = getattr(error, "facts", None) or {}
    return found
