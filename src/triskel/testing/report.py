"""What a run of the kit looked at, so that a green run can be told from an empty one."""

from dataclasses import dataclass, field

from triskel.core.build import build_name
from triskel.core.game import Options
from triskel.testing.faults import in_words


@dataclass
class Report:
    """Counts of one run of ``check_game``."""

    game: str
    options: Options
    seed: int
    games: int = 0
    moves: int = 0
    """Moves of the seats."""
    chance_moves: int = 0
    most_awaited: int = 0
    most_moves: int = 0
    """The longest list of legal moves."""
    inspected: int = 0
    """Moments at which everything was checked."""
    refused: int = 0
    determinized: int = 0
    changed: int = 0
    """Determinizations that differ from the true state."""
    twins: int = 0
    """Pairs of states, one hidden move apart, that a seat could not tell from one another."""
    followed: int = 0
    """Moves played on in two states that a seat can't tell apart."""
    seconds: float = 0.0
    build: str = field(default_factory=build_name)

    def line(self) -> str:
        """One line for people."""
        each = 1000 * self.seconds / max(1, self.games)
        return (
            f"{self.game} {in_words(self.options)}: kept to the contract in {self.games} games, "
            f"{self.moves} moves and {self.chance_moves} of chance; {self.inspected} moments inspected, "
            f"{self.refused} refusals, {self.determinized} determinizations ({self.changed} changed something), "
            f"{self.twins} twins, {self.followed} moves followed; {each:.1f} ms a game, {self.build}"
        )

    def as_data(self) -> dict[str, object]:
        return {**vars(self), "options": dict(self.options)}
