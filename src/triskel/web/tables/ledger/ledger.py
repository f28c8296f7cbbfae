"""What may come next at a table. Every request is checked against the present state and becomes the draft of an entry,
or is refused; nothing changes before the entry is committed and applied.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from triskel.bots import registry as bots
from triskel.core.chance import Source
from triskel.core.errors import BadNotation, IllegalMove, UnknownBot
from triskel.core.events import Event
from triskel.core.state import State
from triskel.web.tables.ledger.clocks import LIVE
from triskel.web.tables.ledger.fold import Fold, body_of
from triskel.web.tables.ledger.line import follow, only_move
from triskel.web.tables.ledger.manners import DRAFT, Sealing
from triskel.web.tables.ledger.parts import Draft, Held, Refused, Sitter
from triskel.web.tables.ledger.questions import ASKS, CHOICES, Question

_MOST_MOVES: Final = 50
"""A turn that anybody sends at once is shorter."""


class Ledger(Fold):
    stand_in: str = ""
    """The bot that the others put in for somebody; a site may set it. Otherwise the one that our list names last."""

    # Moves

    def start(self, sitters: Sequence[Sitter], source: Source) -> Draft:
        """Everybody has sat down."""
        if self.number:
            raise Refused("begun", "the game has begun")
        if len(sitters) != self.seats:
            raise Refused("bad_start", f"this game has {self.seats} seats, not {len(sitters)}")
        for sitter in sitters:
            if sitter.bot:
                self._check_bot(sitter.bot)
        state = self.state.copy()
        moves: list[tuple[int, int]] = []
        events: list[Event] = []
        follow(state, source, moves, events, self.manners)
        self._keep(moves, state, events)
        return Draft("start", None, body_of(tuple(sitters), moves))

    def play(self, seat: int, moves: Sequence[str], source: Source, by_bot: bool = False) -> Draft | Held:
        """A seat's move, with the answers to what it is asked in a whisper, and all that follows by itself. What is
        held is the position before the first answer that is missing, even if that one leaves no choice."""
        self._check_player(seat, by_bot)
        if self.sealing() is not None:
            raise Refused("sealed", "this is answered in secret, by all who are asked together")
        state, made, events = self._tried(self.state.copy(), seat, moves, by_bot)
        asked: State | None = None
        while self._may_go_on(state, seat):
            only = only_move(state, seat)
            if self.manners.whispers(state, seat):
                asked = asked or state.copy()
                if only is None:
                    return Held(seat, asked)
            elif only is None or self.manners.must_ask(state, seat):
                break
            made.append((seat, only))
            events += state.play(seat, only)
        follow(state, source, made, events, self.manners)
        self._keep(made, state, events)
        return Draft("play", seat, {"moves": [list(pair) for pair in made]})

    def _may_go_on(self, state: State, seat: int) -> bool:
        return seat in state.awaited() and self.manners.sealed(state) is None

    def why(self, seat: int, moves: Sequence[str]) -> Refused | None:
        """Why these moves can't be played, or None when they can."""
        try:
            self._check_player(seat, bool(self.bot_at(seat)) if 0 <= seat < self.seats else False)
            sealing = self.sealing()
            if sealing is not None and seat in sealing.seats:
                self.seal(seat, moves)
            else:
                self._tried(self.state.copy(), seat, moves, False)
        except Refused as refusal:
            return refusal
        return None

    def _check_player(self, seat: int, by_bot: bool) -> None:
        self._check_seat(seat)
        if by_bot and not self.bot_at(seat):
            raise Refused("person_plays", "a person plays this seat")
        if not by_bot and self.bot_at(seat):
            raise Refused("bot_plays", "a bot plays this seat now: take it back first")

    def _tried(
        self, state: State, seat: int, moves: Sequence[str], by_bot: bool, sealing: Sealing | None = None
    ) -> tuple[State, list[tuple[int, int]], list[Event]]:
        """The moves of one seat played on a state; raises Refused."""
        if not 1 <= len(moves) <= _MOST_MOVES:
            raise Refused("illegal", "a play has at least one move", "no_move")
        made: list[tuple[int, int]] = []
        events: list[Event] = []
        for text in moves:
            if made and not self._is_one_play(state, seat, by_bot, sealing):
                raise Refused("too_far", "this play is complete before its last moves")
            try:
                move = state.move_from_text(text)
                events += state.play(seat, move)
            except IllegalMove as refusal:
                raise Refused("illegal", refusal.text, refusal.rule, refusal.facts) from None
            except BadNotation as error:
                raise Refused("notation", str(error)) from None
            made.append((seat, move))
        return state, made, events

    def _is_one_play(self, state: State, seat: int, by_bot: bool, sealing: Sealing | None) -> bool:
        """Whether a seat's next move belongs to its play. People learn something by every play that is complete, which
        they must not learn by trying what comes after it."""
        if sealing is not None:
            return self._is_incomplete(state, seat, sealing)
        if self.manners.sealed(state) is not None:
            return False
        return by_bot or seat not in state.awaited() or self.manners.whispers(state, seat)

    # Answers in secret

    def seal(self, seat: int, moves: Sequence[str], by_bot: bool = False) -> list[int] | Held:
        """A seat's answer to what is asked in secret, complete with all that follows for it alone; or what it is asked
        next. Nothing is committed by it."""
        self._check_player(seat, by_bot)
        sealing = self.sealing()
        if sealing is None or seat not in sealing.seats:
            raise Refused("not_asked", "this seat is not asked now")
        state, made, _events = self._tried(self.before_answer(seat), seat, moves, by_bot, sealing)
        asked: State | None = None
        while self._is_incomplete(state, seat, sealing):
            only = only_move(state, seat)
            asked = asked or state.copy()
            if only is None:
                return Held(seat, asked)
            made.append((seat, only))
            state.play(seat, only)
        return [move for _seat, move in made]

    def before_answer(self, seat: int) -> State:
        """The position in which a seat answers in secret: whoever is asked before it has passed."""
        sealing = self.sealing()
        assert sealing is not None
        state = self.state.copy()
        if sealing.kind != DRAFT:
            for move in self.passes_before(seat):
                state.step(*move)
        return state

    def passes_before(self, seat: int) -> list[tuple[int, int]]:
        """What those are taken to do who answer before a seat."""
        sealing = self.sealing()
        assert sealing is not None
        if sealing.kind == DRAFT:
            return []
        return [(other, sealing.passing) for other in sealing.seats[: sealing.seats.index(seat)]]

    def _is_incomplete(self, state: State, seat: int, sealing: Sealing) -> bool:
        return seat in state.awaited() and (sealing.kind == DRAFT or self.manners.whispers(state, seat))

    def open_sealed(
        self, answers: Mapping[int, Sequence[int]], source: Source, auto: Mapping[int, str], at: int
    ) -> Draft:
        """All answers, opened in the order of the rules up to the first that is no pass, and what follows by itself.
        ``auto`` tells of seats for which somebody else than their person answered, and why."""
        sealing = self.sealing()
        if sealing is None or not set(sealing.seats) <= set(answers):
            raise Refused("not_all", "somebody has not answered yet")
        state = self.state.copy()
        made: list[tuple[int, int]] = []
        events: list[Event] = []
        for seat in sealing.seats:
            for move in answers[seat]:
                events += state.play(seat, move)
                made.append((seat, move))
            if sealing.kind != DRAFT and answers[seat][0] != sealing.passing:
                break
        follow(state, source, made, events, self.manners)
        self._keep(made, state, events)
        body: dict[str, object] = {"moves": [list(pair) for pair in made], "sealed": sealing.kind}
        body["trigger"] = sealing.trigger
        if auto:
            body["auto"] = {str(seat): why for seat, why in sorted(auto.items())}
        if self.clock.left:
            body["left"] = [self.clock.left_at(seat, at) for seat in range(self.seats)]
        return Draft("play", None, body)

    def _keep(self, moves: list[tuple[int, int]], state: State, events: list[Event]) -> None:
        self._ready = (self.number + 1, tuple(moves), state, events)

    # Going back

    def free_undo(self, seat: int) -> int | None:
        """The entry to which a seat may go back without asking anybody: its own last play told nobody anything, and
        nobody else has acted since."""
        last = self.standing
        step = self.line.steps.get(last) if self.sealing() is None else None
        if step is None or step.seat is None or step.seat != seat or self.is_over() or self.bot_at(seat):
            return None
        for number in range(self.number, last - 1, -1):
            later = self.line.steps.get(number)
            if later is not None and (later.seat != seat or not later.is_quiet()):
                return None
        return step.before

    def undo(self, seat: int) -> Draft:
        self._check_seat(seat)
        to = self.free_undo(seat)
        if to is None:
            raise Refused("no_free_undo", "this can't be taken back without the consent of the others")
        return Draft("undo", seat, {"to": to})

    # What people settle among themselves

    def ask(self, seat: int, what: str, at: int = 0) -> Draft:
        """Ask the others for an undo, for going live, for an early end."""
        self._check_person(seat)
        if what not in ASKS:
            raise Refused("bad_ask", f"ask for {', '.join(ASKS)}, not {what!r}")
        if any(question.what == what for question in self.open):
            raise Refused("already_asked", "this has been asked already and is still open")
        if what == "live" and self.clock.kind != "days":
            raise Refused("not_by_day", "only a game by the day can go live")
        if what != "undo":
            return Draft("ask", seat, {"what": what})
        last = self.line.last_of(seat, self.standing)
        if last is None:
            raise Refused("nothing_to_undo", "this seat has made no move that could be taken back")
        return Draft("ask", seat, {"what": what, "to": self.line.steps[last].before})

    def answer(self, seat: int, ask: int, yes: bool) -> Draft:
        """Agree or not; who asked may take it back."""
        self._check_person(seat)
        question = self._open(ask, "ask")
        if seat not in self.voters(question.seat) and (yes or seat != question.seat):
            raise Refused("not_asked", "this question is not for this seat")
        return Draft("answer", seat, {"ask": ask, "yes": bool(yes)})

    def choose(self, seat: int, about: int, choose: str) -> Draft:
        """What one of the others wants for a seat whose time is out or whose player has left."""
        self._check_person(seat)
        question = self._open(about, "about")
        if choose not in CHOICES:
            raise Refused("bad_choice", f"choose {', '.join(CHOICES)}, not {choose!r}")
        if seat not in self.voters(question.seat):
            raise Refused("not_asked", "this question is not for this seat")
        return Draft("choice", seat, {"about": about, "choose": choose})

    # Leaving and coming back

    def handover(self, seat: int, to: str, bot: str = "") -> Draft:
        """Let a bot play one's seat, or be back."""
        self._check_seat(seat)
        if self.sitters[seat].bot:
            raise Refused("bot_sits", "a bot sits here for good")
        if to == "person":
            if not self.substitutes[seat] and not self._is_missed(seat):
                raise Refused("nothing_to_hand_over", "this seat is played by its person already")
            return Draft("handover", seat, {"to": "person"})
        if to != "bot":
            raise Refused("bad_handover", f"hand over to 'bot' or 'person', not {to!r}")
        return self._substitution(seat, bot, "asked")

    def leave(self, seat: int) -> Draft:
        self._check_seat(seat)
        if self.sitters[seat].bot:
            raise Refused("bot_sits", "a bot sits here for good")
        if self.left[seat]:
            raise Refused("has_left", "this seat has been left already")
        return Draft("leave", seat, {})

    # What time brings about

    def timeout(self, at: int) -> Draft:
        """Somebody's time is out."""
        late = self.clock.late(at)
        if self.is_over() or not late:
            raise Refused("in_time", "nobody's time is out")
        return Draft("timeout", late[0], {})

    def absent(self, seat: int) -> Draft:
        """Somebody who is awaited has not been seen for long: the others may choose, with or without a clock."""
        self._check_person(seat)
        if seat not in self.awaited() or self._is_missed(seat):
            raise Refused("not_missed", "nobody waits for this seat")
        return Draft("timeout", seat, {"why": "absent"})

    def deadline(self) -> int | None:
        """The next moment at which ``consequence`` may have something to say although nobody did anything."""
        if self.number == 0 or self.is_over():
            return None
        moments = [question.at + self.patience for question in self.open if self._is_debated(question)]
        out = self.clock.deadline()
        return min([*moments, out] if out is not None else moments, default=None)

    def consequence(self, at: int) -> Draft | None:
        """What follows by itself from the log, and from the time: to be committed as soon as it is there."""
        if self.number == 0 or self.is_over():
            return None
        if self._all_have_left():
            return Draft("end", None, {"why": "left"})
        for question in self.open:
            found = self._granted(question) if question.kind == "ask" else self._decided(question, at)
            if found is not None:
                return found
        return self.timeout(at) if self.clock.late(at) else None

    def _granted(self, question: Question) -> Draft | None:
        if not question.granted(self.voters(question.seat)):
            return None
        if question.what == "undo":
            return Draft("undo", question.seat, {"to": question.to, "ask": question.number})
        if question.what == "live":
            return Draft("clock", None, {"clock": dict(LIVE)})
        return Draft("end", None, {"why": "agreed"})

    def _decided(self, question: Question, at: int) -> Draft | None:
        """A decision about a late seat becomes an entry of its own."""
        if question.settled:
            return None
        choice = question.decision(self.voters(question.seat), at < question.at + self.patience)
        if choice == "bot":
            return self._substitution(question.seat, "", "vote")
        if choice == "end":
            return Draft("end", None, {"why": "agreed"})
        if choice == "wait":
            return Draft("choice", None, {"about": question.number, "choose": choice})
        return None

    def _is_debated(self, question: Question) -> bool:
        """Some have chosen and wait for the others."""
        return question.kind != "ask" and not question.settled and bool(question.answers)

    def _all_have_left(self) -> bool:
        people = [seat for seat, sitter in enumerate(self.sitters) if not sitter.bot]
        return bool(people) and all(self.left[seat] for seat in people)

    # Checks

    def _substitution(self, seat: int, bot: str, why: str) -> Draft:
        bot = bot or self.stand_in or bots.bots(self.game)[-1]
        self._check_bot(bot)
        return Draft("handover", seat, {"to": "bot", "bot": bot, "why": why})

    def _check_bot(self, bot: str) -> None:
        try:
            bots.bot(bot, self.game)
        except UnknownBot as error:
            raise Refused("unknown_bot", str(error)) from None

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise Refused("no_seat", f"there is no seat {seat}")
        if self.number == 0:
            raise Refused("not_begun", "the game has not begun")
        if self.is_over():
            raise Refused("over", "the game is over")

    def _check_person(self, seat: int) -> None:
        self._check_seat(seat)
        if self.bot_at(seat):
            raise Refused("bot_plays", "a bot plays this seat now: take it back first")

    def _open(self, number: int, field: str) -> Question:
        question = self.question(number)
        if question is None or (question.kind == "ask") != (field == "ask"):
            raise Refused("no_question", "this question is not open any more")
        return question
