"""What a person may type besides a move: help, moves, hint, undo, save and so on."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from triskel.bots import registry
from triskel.bots.bot import Situation
from triskel.core.chance import Rng
from triskel.core.errors import TriskelError
from triskel.terminal import keeping, sentences
from triskel.terminal.face import Dialog
from triskel.terminal.palette import BOLD, DIM

if TYPE_CHECKING:
    from triskel.terminal.session import Session

PAGE: Final = 10
SHORT: Final = {"?": "help", "h": "help", "m": "moves", "u": "undo", "q": "quit", "exit": "quit", "": "board"}


class BadCommand(TriskelError):
    """A command that can't be carried out here, with the reason."""


class Leave(Exception):
    """Somebody wants to go."""


class TableChanged(Exception):
    """Another moment of the game, or another game, lies on the table now: what was asked is void."""


class Commands:
    def __init__(self, session: "Session") -> None:
        self._session = session
        self._page: tuple[Dialog | None, int] = (None, 0)

    def run(self, line: str, dialog: Dialog | None) -> bool:
        """Carry out a command; False when the line is none. ``dialog`` is what is asked meanwhile, if anything."""
        word, _, rest = line.partition(" ")
        name = SHORT.get(word.lower(), word.lower())
        rest = rest.strip()
        session = self._session
        if name == "help":
            session.console.say_wrapped([*session.face.help(), *sentences.COMMANDS, *session.face.own_commands])
        elif name == "board":
            session.show_table()
        elif name in session.face.switches:
            session.face.switched_on ^= {name}
            session.show_table()
        elif name == "log":
            self.log(rest)
        elif name == "undo":
            session.undo()
        elif name == "save":
            session.save(_path(rest) if rest else None)
        elif name == "resume":
            self.resume(rest)
        elif name == "quit":
            self.quit()
        elif name in ("moves", "more", "hint", "back"):
            self._about_decision(name, rest, dialog)
        else:
            found = session.face.answer(line, session.state.view(session.reader()), session.reader())
            if found is None:
                return False
            session.console.say_wrapped(found)
        return True

    def _about_decision(self, name: str, rest: str, dialog: Dialog | None) -> None:
        if dialog is None:
            raise BadCommand(sentences.NOTHING_ASKED)
        if name == "hint":
            self.hint(dialog)
        elif name == "back":
            if not dialog.back():
                raise BadCommand(sentences.NO_STEP_BACK)
        else:
            asked, page = self._page
            following = page + 1 if name == "more" and asked is dialog else 1
            self.moves(dialog, _number(rest) if rest else following)

    def quit(self) -> None:
        raise Leave

    def moves(self, dialog: Dialog, page: int) -> None:
        """One page of the moves that there are, best first."""
        found = dialog.listed()
        pages = -(-len(found) // PAGE)
        if not 1 <= page <= pages:
            raise BadCommand(sentences.NO_PAGE.format(pages=pages))
        self._page = (dialog, page)
        session = self._session
        session.console.say(*found[(page - 1) * PAGE : page * PAGE])
        more = sentences.MORE if page < pages else sentences.NO_MORE
        session.console.say(session.paint(more.format(page=page, pages=pages, count=len(found)), DIM))

    def hint(self, dialog: Dialog) -> None:
        """What a bot would do in this seat, which knows no more than the seat does."""
        session = self._session
        name = session.face.hint_bot
        situation = Situation(session.state, session.reader())
        move = registry.bot(name, session.record.game).choose(situation, Rng(len(session.record.moves)))
        text = session.paint(dialog.label(move) or situation.move_text(move), BOLD)
        session.console.say_wrapped([sentences.HINT.format(bot=name, move=text, why=dialog.reason(move))])

    def log(self, rest: str) -> None:
        session = self._session
        lines = session.chronicle.log(session.reader())
        count = _number(rest) if rest else 3 * PAGE
        if not lines:
            raise BadCommand(sentences.NOTHING_YET)
        session.console.say_wrapped(lines[-count:] if count else [])
        if count < len(lines):
            session.console.say(session.paint(sentences.LOG_CUT.format(shown=count, count=len(lines)), DIM))

    def resume(self, rest: str) -> None:
        """Go on with a saved game instead of this one."""
        session = self._session
        path = _path(rest) if rest else session.keeper.path
        if path is None:
            raise BadCommand(sentences.RESUME_WHAT)
        record = keeping.load(path)
        if session.decisions and not session.keeper.has_saved(session.record) and not self._agrees():
            return
        session.put_on_table(record)
        session.keeper.adopt(path, record)
        session.open()
        raise TableChanged

    def _agrees(self) -> bool:
        answer = self._session.console.ask(sentences.DROP_GAME).strip().lower()
        return answer in ("y", "yes")


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise BadCommand(sentences.NO_NUMBER.format(text=text))
    return int(text)


def _path(text: str) -> Path:
    return Path(os.path.expanduser(text))
