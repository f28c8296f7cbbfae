"""The few figures of statistics that a match report needs."""

from math import sqrt

Z95 = 1.959963984540054
"""The normal quantile of a 95 % interval."""


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval for a share; shared wins may count as fractions of a success."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = Z95 * Z95 / trials
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
