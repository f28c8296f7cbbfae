"""Who may move, which moves are listed, which are refused, and how chance draws."""

from triskel.core.chance import Rng, pick
from triskel.core.errors import IllegalMove
from triskel.core.flat import buffer
from triskel.core.state import CHANCE, ONLOOKER, State
from triskel.testing.plain import what_is_not_plain
from triskel.testing.snapshot import shortened, whom
from triskel.testing.trial import Trial

MOST_ODDS = 2**31
"""Sources pick numbers below this."""

WHOLE_SPACE = 50_000
"""A space of moves up to this size is now and then gone through in full."""


def checked_awaited(trial: Trial, state: State) -> tuple[int, ...]:
    """Who is awaited: rising, in range, chance alone."""
    trial.doing = "awaited"
    awaited = state.awaited()
    if type(awaited) is not tuple:
        trial.fail(f"awaited() gives {type(awaited)}, not a tuple")
    if list(awaited) != sorted(set(awaited)):
        trial.fail(f"the awaited seats {awaited} do not rise, or repeat")
    if CHANCE in awaited and len(awaited) > 1:
        trial.fail(f"chance is awaited together with others: {awaited}")
    if any(not CHANCE <= seat < state.seats for seat in awaited):
        trial.fail(f"somebody is awaited who has no seat: {awaited} of {state.seats}")
    if state.is_over() != (not awaited):
        trial.fail(f"is_over() is {state.is_over()} while {awaited} are awaited")
    return awaited


def checked_moves(trial: Trial, state: State, seat: int) -> list[int]:
    """The legal moves of an awaited seat: some, rising, without repeats, within the space."""
    trial.doing = "moves"
    found = state.moves(seat)
    if type(found) is not list:
        trial.fail(f"moves() gives {type(found)}, not a list")
    if not found:
        trial.fail(f"{whom(seat)} is awaited and has no legal move")
    if found != sorted(set(found)):
        trial.fail(f"the moves of {whom(seat)} do not rise, or repeat: {shortened(found)}")
    if found[0] < 0 or found[-1] >= trial.space:
        trial.fail(f"{whom(seat)} has moves outside of the space of {trial.space}: {shortened(found)}")
    return found


def checked_choice(trial: Trial, state: State, rng: Rng) -> tuple[int, list[int], int] | None:
    """A random one of those who are awaited, its legal moves and a random one of them; None at the end."""
    awaited = checked_awaited(trial, state)
    if not awaited:
        return None
    seat = awaited[rng.below(len(awaited))]
    found = checked_moves(trial, state, seat)
    if seat != CHANCE:
        return seat, found, found[rng.below(len(found))]
    return seat, found, found[pick(rng, _checked_odds(trial, state, found))]


def check_lists(trial: Trial, state: State) -> None:
    """Lists, odds, buffers and random moves agree, for everybody."""
    awaited = checked_awaited(trial, state)
    for seat in awaited:
        found = checked_moves(trial, state, seat)
        _check_filling(trial, state, seat, found)
        for _ in range(3):
            move = state.random_move(seat, trial.rng)
            if move not in found:
                trial.fail(f"random_move gives {whom(seat)} the move {move}, which is not legal")
    for seat in [*everybody(state), *strangers(state)]:
        if seat in awaited:
            continue
        if found := state.moves(seat):
            trial.fail(f"{whom(seat)} is not awaited and has moves: {shortened(found)}")
        if seat in everybody(state) and (count := state.fill_moves(seat, buffer(trial.space))) != 0:
            trial.fail(f"{whom(seat)} is not awaited and fill_moves counts {count} moves")
    if CHANCE in awaited:
        _check_odds(trial, state)


def _check_filling(trial: Trial, state: State, seat: int, found: list[int]) -> None:
    array = buffer(trial.space)
    count = state.fill_moves(seat, array)
    if count != len(found) or [array[index] for index in range(count)] != found:
        trial.fail(f"fill_moves writes {count} moves of {whom(seat)}, or others than the {len(found)} of moves")
    short = buffer(len(found) - 1)
    state.fill_moves(seat, short)
    if len(short) != len(found) - 1:
        trial.fail("fill_moves makes the caller's array longer")


def _check_odds(trial: Trial, state: State) -> None:
    found = state.moves(CHANCE)
    odds = _checked_odds(trial, state, found)
    for _ in range(8):
        move = state.chance_move(trial.rng)
        if move not in found:
            trial.fail(f"chance_move gives {move}, which is not legal")
        trial.run.fairness.add(odds, found.index(move))


def _checked_odds(trial: Trial, state: State, found: list[int]) -> list[int]:
    trial.doing = "odds"
    odds = state.odds()
    if len(odds) != len(found):
        trial.fail(f"there are {len(odds)} odds for {len(found)} moves of chance")
    if any(type(weight) is not int or weight < 1 for weight in odds):
        trial.fail(f"odds are whole numbers from 1 on, not {shortened(odds)}")
    if sum(odds) >= MOST_ODDS:
        trial.fail(f"the odds add up to {sum(odds)}; sources pick below 2**31")
    return odds


def check_refusals(trial: Trial, state: State) -> None:
    """``refusal`` is None for the legal moves and nothing else; ``play`` refuses the others and changes nothing."""
    whole = trial.happens(0.1)
    refused: list[tuple[int, int]] = []
    for seat in [*everybody(state), *strangers(state)]:
        legal = set(state.moves(seat))
        numbers = _numbers_to_try(trial, sorted(legal))
        if whole and seat in state.awaited():
            numbers += range(trial.space) if trial.space <= WHOLE_SPACE else trial.sample([*range(trial.space)], 20_000)
            whole = False
        before = len(refused)
        for move in numbers:
            refusal = state.refusal(seat, move)
            if refusal is None:
                if move not in legal:
                    trial.fail(f"the move {move} of {whom(seat)} is not in its list and not refused")
            elif move in legal:
                trial.fail(f"the legal move {move} of {whom(seat)} is refused: {refusal}")
            else:
                refused.append((seat, move))
        trial.report.refused += len(refused) - before
    for _ in range(8):
        _check_refused_play(trial, state, *refused[trial.rng.below(len(refused))])


def check_one_refusal(trial: Trial, state: State, seat: int, found: list[int], move: int) -> None:
    """The cheap version, at every move: the legal one is not refused, another number is if it is not legal."""
    trial.doing = "refusals"
    if (refusal := state.refusal(seat, move)) is not None:
        trial.fail(f"the legal move {move} of {whom(seat)} is refused: {refusal}")
    other = trial.rng.below(trial.space + 2) - 1
    if (state.refusal(seat, other) is None) != (other in found):
        trial.fail(f"the list of {whom(seat)} and its refusal do not agree about the move {other}")


def _numbers_to_try(trial: Trial, legal: list[int]) -> list[int]:
    """Legal ones and their neighbours, any out of the space, and some that are no moves at all."""
    some = trial.sample(legal, 20)
    inside = [trial.rng.below(trial.space) for _ in range(20)]
    outside = [-1, -2, -trial.space, trial.space, trial.space + 1, 3 * trial.space + 7, 2**31, -(2**31)]
    return [*some, *(move - 1 for move in some), *(move + 1 for move in some), *inside, *outside]


def _check_refused_play(trial: Trial, state: State, seat: int, move: int) -> None:
    before = state.key()
    try:
        state.play(seat, move)
    except IllegalMove as error:
        text = str(error)
        if not text.strip() or "\n" in text:
            trial.fail(f"the refusal of the move {move} of {whom(seat)} is no sentence: {text!r}")
        if not error.rule:
            trial.fail(f"the refusal {text!r} names no rule")
        if (found := what_is_not_plain(error.facts, "facts")) is not None:
            trial.fail(f"the refusal {text!r} has facts that are not plain data: {found}")
    else:
        trial.fail(f"play accepts the move {move} of {whom(seat)}, which is not legal")
    if state.key() != before:
        trial.fail(f"the refused move {move} of {whom(seat)} changed the state")
    if state.journal is not None:
        trial.fail(f"the refused move {move} of {whom(seat)} left a journal behind")


def everybody(state: State) -> list[int]:
    return [CHANCE, *range(state.seats)]


def strangers(state: State) -> list[int]:
    """Numbers that are nobody's seat."""
    return [state.seats, state.seats + 7, ONLOOKER, -3]
