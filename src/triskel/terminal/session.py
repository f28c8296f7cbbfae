"""A game at this keyboard: people and bots move in turn, and whatever a person types is answered.

The session knows no game: it asks the game's face. What only one seat may know is shown only while that seat's
person is looking, with a privacy screen between two people.
"""

import shlex
from pathlib import Path

from triskel.bots import registry
from triskel.bots.bot import Bot, Situation
from triskel.core.chance import Rng, Source
from triskel.core.errors import TriskelError
from triskel.core.records import Record
from triskel.core.registry import game as game_named
from triskel.core.state import CHANCE, ONLOOKER, State
from triskel.terminal import sentences
from triskel.terminal.chronicle import Chronicle
from triskel.terminal.commands import BadCommand, Commands, Leave, TableChanged
from triskel.terminal.console import Console
from triskel.terminal.face import Dialog, Face, View, face_for
from triskel.terminal.keeping import Keeper
from triskel.terminal.palette import DIM, TITLE
from triskel.terminal.people import People


class Session:
    def __init__(self, record: Record, console: Console, keeper: Keeper, chance: Source, rng: Rng) -> None:
        """``rng`` is what bots think with; ``chance`` moves for chance."""
        self.console = console
        self.keeper = keeper
        self.chance = chance
        self.rng = rng
        self.commands = Commands(self)
        self.put_on_table(record)

    def put_on_table(self, record: Record) -> None:
        """Play this game from now on; raises UnknownBot for a seat that nobody can play."""
        people = People(record.seats)
        face = face_for(record.game)(self.console.palette, people)
        bots = {
            seat: registry.bot(spec, record.game) for seat, spec in enumerate(record.seats) if not people.is_human(seat)
        }
        self.record = record
        self.people = people
        self.bots: dict[int, Bot] = bots
        self.face: Face = face
        self.chronicle = Chronicle(self.face, people.humans or [ONLOOKER])
        self.looking: int | None = people.humans[0] if len(people.humans) == 1 else None
        self.state: State = record.start()
        self.decisions: list[tuple[int, int]] = []
        self.seen: dict[int, View] = {}
        self.asked: list[str] = []
        self.is_table_hidden = False
        self.typed_ahead = ""
        self.typed_by = -1
        self.retrace()
        self.chronicle.mark_read()

    def retrace(self) -> None:
        """Play the record from its start: the state, the logs and who decided when follow from it."""
        self.state = self.record.start()
        self.decisions = []
        self.seen = {}
        self.chronicle.restart()
        self.face.forget()
        for number, (seat, move) in enumerate(self.record.moves):
            is_decision = self.people.is_human(seat) and self.face.automatic(Situation(self.state, seat)) is None
            self.follow(number, seat, move, is_decision)

    def make(self, seat: int, move: int, is_decision: bool = False) -> None:
        """Play a move and note it; raises IllegalMove."""
        self.follow(len(self.record.moves), seat, move, is_decision)
        self.record.add(seat, move)

    def follow(self, number: int, seat: int, move: int, is_decision: bool) -> None:
        """Play move ``number`` of the record, and tell what happens."""
        events = self.state.play(seat, move)
        if is_decision:
            self.decisions.append((number, seat))
            self.seen[seat] = self.state.view(seat)
        self.chronicle.add(number, events)
        if CHANCE not in self.state.awaited():
            self.chronicle.settle()

    # The course of a game

    def run(self) -> int:
        """Play until the game is over or everybody leaves; returns the exit status."""
        try:
            self.open()
            while True:
                try:
                    if self.state.is_over():
                        self.close()
                        return 0
                    self.go_on()
                except TableChanged:
                    continue
        except (Leave, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            self.console.say("")
            return self.leave(130)

    def open(self) -> None:
        view = self.state.view(ONLOOKER)
        self.console.say(self.paint(sentences.HEADING.format(title=game_named(self.record.game).title), TITLE))
        self.console.say_wrapped(self.face.opening(view))
        if self.people.humans:
            self.console.say_wrapped([sentences.TYPE_HELP])
        if self.record.moves and len(self.people.humans) == 1:
            self.console.say_wrapped([sentences.RESUMED.format(number=len(self.decisions))])
            self.console.say_wrapped(self.chronicle.log(self.reader())[-3:])

    def go_on(self) -> None:
        """One move, whoever's it is."""
        seat = self.state.awaited()[0]
        if seat == CHANCE:
            self.make(CHANCE, self.state.chance_move(self.chance))
            return
        if self.looking is not None or not self.people.humans:
            self.tell_news()
        if seat in self.bots:
            self.typed_ahead = ""
            self.make(seat, self.choice_of_bot(seat))
            return
        ahead = self.choice_ahead(seat)
        automatic = self.face.automatic(Situation(self.state, seat))
        if automatic is not None:
            self.make(seat, automatic)
            return
        if ahead is None:
            self.hand_over(seat)
            self.tell_news()
            self.save_by_itself()
            ahead = self.choice_of_person(seat)
        self.make(seat, ahead, is_decision=True)

    def choice_of_bot(self, seat: int) -> int:
        """What a bot chooses; a bot that fails is no reason to lose the game."""
        situation = Situation(self.state, seat)
        try:
            move = self.bots[seat].choose(situation, self.rng)
            refusal = self.state.refusal(seat, move)
            why: object = refusal
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
        else:
            if refusal is None:
                return move
        name = self.people.name(seat, ONLOOKER)
        self.console.say_wrapped([sentences.BOT_FAILS.format(name=name, why=why)])
        raise Leave

    # People

    def choice_of_person(self, seat: int) -> int:
        """Ask until there is a move; the dialog gives only such as the rules allow."""
        dialog = self.dialog(seat)
        if dialog.shows_table or self.is_table_hidden:
            self.show_table()
        self.asked = []
        while True:
            self.ask_once(dialog.question())
            line = self.console.ask(self.paint(dialog.prompt(), TITLE)).strip()
            try:
                if self.commands.run(line, dialog):
                    continue
                move = dialog.take(line)
                if move is not None:
                    self.typed_ahead, self.typed_by = dialog.rest, seat
                    return move
            except TriskelError as error:
                self.complain(error)

    def dialog(self, seat: int) -> Dialog:
        return self.face.dialog(Situation(self.state, seat), lambda move: self.state.refusal(seat, move))

    def choice_ahead(self, seat: int) -> int | None:
        """The move that was typed ahead, if any. What was typed too much is void as soon as it does not fit."""
        if not self.typed_ahead or self.typed_by != seat:
            self.typed_ahead = ""
            return None
        dialog, line = self.dialog(seat), self.typed_ahead
        try:
            move = dialog.take(line)
        except TriskelError as error:
            if self.face.automatic(Situation(self.state, seat)) is None:
                self.typed_ahead = ""
                self.complain(error)
            return None
        self.typed_ahead = dialog.rest
        return move

    def ask_once(self, question: list[str]) -> None:
        """Say what is awaited, but not twice under the same table."""
        if question != self.asked:
            self.console.say_wrapped(question)
            self.asked = question

    def hand_over(self, seat: int) -> None:
        """Between two people at one keyboard: neither sees the other's tiles."""
        if len(self.people.humans) < 2 or not game_named(self.record.game).hides(self.record.options):
            self.looking = seat
        if self.looking == seat:
            return
        if self.looking is not None:
            self.pause(sentences.HIDE)
        self.console.clear()
        self.looking = None
        self.is_table_hidden = True
        name = self.people.name(seat, ONLOOKER)
        self.console.say(self.paint(sentences.PASS_TO.format(name=name), TITLE))
        self.pause(sentences.PRESS_ENTER.format(name=name))
        self.looking = seat

    def pause(self, prompt: str) -> None:
        if self.console.ask(prompt).strip().lower() in ("quit", "exit", "q"):
            raise Leave

    def reader(self) -> int:
        """From whose seat things are told just now."""
        return ONLOOKER if self.looking is None else self.looking

    def tell_news(self) -> None:
        self.console.say_wrapped(self.chronicle.unread(self.reader()))

    def show_table(self) -> None:
        reader = self.reader()
        view = self.state.view(reader)
        self.asked = []
        self.is_table_hidden = False
        self.console.say("", *self.face.table(view, reader, self.console.columns(), self.seen.get(reader)), "")

    def complain(self, error: TriskelError) -> None:
        self.console.say_wrapped([f"{self.paint(sentences.WRONG, sentences.WRONG_STYLE)}{error}."])

    def paint(self, text: str, style: str) -> str:
        return self.console.palette.paint(text, style)

    # Taking back, saving, leaving

    def undo(self) -> None:
        """Take back everything down to the last decision of whoever is looking."""
        reader = self.reader()
        mine = [number for number, seat in self.decisions if seat == reader]
        if not mine:
            raise BadCommand(sentences.NOTHING_TO_UNDO)
        number = mine[-1]
        shown = [one for one in self.record.moves[number:] if one[0] == reader or self.face.moves_are_open]
        texts = [self.state.move_text(move) for seat, move in shown if seat != CHANCE]
        taken = [self.face.named(text, reader) for text in texts]
        revealed = self.face.revealed(self.chronicle.since(number, reader), reader)
        self.record = self.record.cut(number)
        self.typed_ahead = ""
        self.retrace()
        self.chronicle.clamp()
        self.console.say_wrapped([sentences.UNDONE.format(moves=", ".join(taken))])
        if revealed:
            self.console.say_wrapped([sentences.REVEALED.format(what="; ".join(revealed))])
        raise TableChanged

    def save(self, path: Path | None = None) -> None:
        file = self.keeper.save(self.record, path)
        self.console.say_wrapped([sentences.SAVED.format(file=file)])

    def save_by_itself(self) -> None:
        """A game that has a file is kept up to date in it."""
        if self.keeper.path is None:
            return
        try:
            self.keeper.save(self.record)
        except TriskelError as error:
            self.complain(error)

    def close(self) -> None:
        """The game is over: show how it ended, and let people save it or take their last move back."""
        outcome = self.state.outcome()
        assert outcome is not None
        if self.looking is None and self.people.humans:
            self.looking = self.people.humans[0]
        self.tell_news()
        self.show_table()
        self.console.say_wrapped([*self.face.result(outcome, self.state.view(self.reader()), self.reader()), ""])
        self.save_by_itself()
        if self.keeper.path is not None:
            self.console.say_wrapped([self.paint(sentences.KEPT.format(file=self.keeper.path), DIM)])
        while self.people.humans:
            line = self.console.ask(self.paint(sentences.AFTER_GAME, TITLE)).strip()
            if not line:
                return
            try:
                if not self.commands.run(line, None):
                    self.console.say_wrapped([sentences.GAME_IS_OVER])
            except TriskelError as error:
                self.complain(error)

    def leave(self, status: int) -> int:
        """Go politely: the game is saved where it can be found again."""
        if self.state.is_over() or not self.decisions:
            self.console.say(sentences.BYE)
            return status
        if not self.keeper.has_saved(self.record):
            try:
                self.keeper.save(self.record)
            except TriskelError as error:
                self.complain(error)
                return status or 1
        self.console.say(sentences.KEPT.format(file=self.keeper.path))
        self.console.say(sentences.GO_ON.format(game=self.record.game, file=shlex.quote(str(self.keeper.path))))
        return status
