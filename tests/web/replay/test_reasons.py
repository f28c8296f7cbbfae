"""What is wrong with a record is told in the reader's language, with the line or the move."""

import json

import pytest
from django.utils.translation import gettext, override

from triskel.core.errors import BadRecord
from triskel.core.records import Record
from triskel.web.replay.reasons import reason

HEADER = json.dumps({"triskel": 1, "game": "ingenious", "rules": 1, "options": {"players": 1}, "seats": None})


def broken(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Record.loads(text).verify()
    return caught.value


@pytest.mark.parametrize(
    ("text", "gist", "number"),
    [
        ("", "the file is empty.", ""),
        ("hello", "the file is no record.", ""),
        ('{"a": 1}', "the file is no record.", ""),
        (HEADER.replace('"triskel": 1', '"triskel": 9'), "it was written by another version of the program.", ""),
        (HEADER.replace('"rules": 1', '"rules": 99'), "it was played under other rules than this program knows.", ""),
        (HEADER.replace('"players": 1', '"players": 9'), "its first line does not fit the game.", ""),
        (HEADER + '\n["*", "+RG"]', "it is cut off.", ""),
        (HEADER + '\n["*", "hello"]\n{"end": 1}', "line %(number)s is no move of this game.", "2"),
        (HEADER + '\n[0, "a7b6RG"]\n{"end": 1}', "the rules do not allow move %(number)s.", "1"),
        (HEADER + '\n["*", "+RG"]\n{"end": 7}', "its parts do not fit together.", ""),
    ],
)
def test_the_gist_is_told_in_other_languages(text: str, gist: str, number: str) -> None:
    error = broken(text)
    with override("uk"):
        assert reason(error) == gettext(gist) % {"number": number}
    with override("en"):
        assert reason(error) == str(error), "English readers get every detail"
