"""A sheet of squared paper: text is put at a line and a column, and comes out as lines."""

from triskel.terminal.palette import Palette


class Canvas:
    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        """Write from this column to the right, over whatever stood there."""
        for offset, sign in enumerate(text):
            self._signs[line, column + offset] = (sign, style)

    def lines(self, palette: Palette) -> list[str]:
        """All lines from the first to the last, without blanks at their ends."""
        if not self._signs:
            return []
        height = 1 + max(line for line, _ in self._signs)
        return [self._line(number, palette) for number in range(height)]

    def _line(self, number: int, palette: Palette) -> str:
        columns = [column for line, column in self._signs if line == number]
        parts: list[str] = []
        run, style = "", ""
        for column in range(1 + max(columns, default=-1)):
            sign, wanted = self._signs.get((number, column), (" ", ""))
            if wanted != style:
                parts.append(palette.paint(run, style))
                run, style = "", wanted
            run += sign
        parts.append(palette.paint(run, style))
        return "".join(parts)
