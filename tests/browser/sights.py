"""How small pictures look to those who see fewer colours or none, and how far apart they are."""

from collections.abc import Callable

from PIL import Image

Pixel = tuple[float, float, float]

# How the world looks without one kind of cone, on linear red, green and blue: Machado, Oliveira and Fernandes, 2009.
VISIONS: dict[str, list[Pixel]] = {
    "protan": [(0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)],
    "deutan": [(0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)],
    "tritan": [(1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)],
}


def linear(value: float) -> float:
    value /= 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def lab(pixel: Pixel) -> Pixel:
    """Linear red, green and blue to CIELAB, in which distances are as large as they look."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in pixel)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen_by(rows: list[Pixel]) -> Callable[[Pixel], Pixel]:
    def see(pixel: Pixel) -> Pixel:
        first, second, third = (sum(a * b for a, b in zip(row, pixel, strict=True)) for row in rows)
        return lab((first, second, third))

    return see


def in_grey(pixel: Pixel) -> Pixel:
    return lab(pixel)[0], 0.0, 0.0


WAYS: dict[str, Callable[[Pixel], Pixel]] = {"grey": in_grey, "normal": lab}
WAYS |= {name: seen_by(rows) for name, rows in VISIONS.items()}
"""All ways to look at a pixel."""


def pictures_in(shot: Image.Image, names: list[str], size: int) -> dict[str, list[Pixel]]:
    """Square pictures that lie side by side, in linear colours."""
    assert shot.size == (size * len(names), size)
    found = {}
    for index, name in enumerate(names):
        part = shot.crop((index * size, 0, (index + 1) * size, size)).tobytes()
        values = [linear(value) for value in part]
        found[name] = [(values[i], values[i + 1], values[i + 2]) for i in range(0, len(values), 3)]
    return found


def distance(one: list[Pixel], other: list[Pixel]) -> float:
    total = 0.0
    for mine, theirs in zip(one, other, strict=True):
        total += sum((a - b) ** 2 for a, b in zip(mine, theirs, strict=True)) ** 0.5
    return total / len(one)


def silhouette(pixels: list[Pixel]) -> list[float]:
    """How much of each pixel the symbol covers, whatever its colour."""
    ground = pixels[0]
    away = [sum((a - b) ** 2 for a, b in zip(pixel, ground, strict=True)) ** 0.5 for pixel in pixels]
    most = max(away)
    return [value / most for value in away]
