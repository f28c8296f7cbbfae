"""What is plain data: what JSON gives back just as it was."""

import json
import math


def what_is_not_plain(value: object, place: str) -> str | None:
    """A sentence about the first thing in ``value`` that JSON would lose or change, or None."""
    if value is None or isinstance(value, (bool, int, str)):
        # Subclasses (enumerations, numpy numbers) come back as something else.
        return None if type(value) in (type(None), bool, int, str) else f"{place} is of {type(value)}"
    if type(value) is float:
        return None if math.isfinite(value) else f"{place} is {value}, which JSON has no word for"
    if type(value) is list:
        for index, item in enumerate(value):
            if (found := what_is_not_plain(item, f"{place}[{index}]")) is not None:
                return found
        return None
    if type(value) is dict:
        for name, item in value.items():
            if type(name) is not str:
                return f"{place} has the key {name!r}, which JSON would turn into text"
            if (found := what_is_not_plain(item, f"{place}[{name!r}]")) is not None:
                return found
        return None
    return f"{place} is of {type(value)}; JSON gives back lists, objects, text, numbers, true, false and null"


_WRITER = json.JSONEncoder(ensure_ascii=False)


def as_text(value: object) -> str:
    """JSON, in the order in which the game gives it: the order may tell something too."""
    return _WRITER.encode(value)
