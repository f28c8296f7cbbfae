"""Whether chance draws by its odds, judged over a whole run."""

from math import sqrt

TOO_FAR = 7.0
"""So many standard deviations off are no accident: less than one run in a hundred thousand millions."""


class Fairness:
    """Adds up, over draws with known odds, how far each strayed from its mean: by the weight of what was drawn
    (does chance favour the rare?) and by its index (does it favour the first?)."""

    def __init__(self) -> None:
        self.draws = 0
        self._strayed = [0.0, 0.0]
        self._variance = [0.0, 0.0]

    def add(self, odds: list[int], index: int) -> None:
        total = sum(odds)
        self.draws += 1
        for kind, worth in enumerate((odds, range(len(odds)))):
            mean = sum(weight * value for weight, value in zip(odds, worth, strict=True)) / total
            squares = sum(weight * value * value for weight, value in zip(odds, worth, strict=True)) / total
            self._strayed[kind] += worth[index] - mean
            self._variance[kind] += squares - mean * mean

    def complaint(self) -> str | None:
        if self.draws < 100:
            return None
        for name, strayed, variance in zip(("likelier", "later"), self._strayed, self._variance, strict=True):
            # Rounding leaves a crumb of variance where all are alike.
            if variance > 1e-6 * self.draws and abs(strayed) > TOO_FAR * sqrt(variance):
                much = "too often" if strayed > 0 else "too seldom"
                return f"in {self.draws} draws, chance_move took the {name} of its moves {much} for the odds"
        return None
