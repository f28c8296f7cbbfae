"""Why a record can't be read, in the reader's language. The engine says it by line, in English, for the command line;
readers of other languages get the gist."""

import re
from typing import Final

from django.utils.functional import Promise
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

_REASONS: Final[tuple[tuple[str, Promise], ...]] = (
    (r"record is empty", _("the file is empty.")),
    (r"not text in UTF-8|^line 1 is not", _("the file is no record.")),
    (r"^line 1: format", _("it was written by another version of the program.")),
    (r"made under rules", _("it was played under other rules than this program knows.")),
    (r"^line 1:", _("its first line does not fit the game.")),
    (r"cut off", _("it is cut off.")),
    (r"^line (?P<number>\d+)", _("line %(number)s is no move of this game.")),
    (r"^move (?P<number>\d+) is not legal", _("the rules do not allow move %(number)s.")),
)
_OTHERWISE: Final = _("its parts do not fit together.")


def reason(error: Exception) -> str:
    """What is wrong with a record, to follow a colon."""
    text = str(error)
    if (get_language() or "en").startswith("en"):
        return text
    for pattern, words in _REASONS:
        if match := re.search(pattern, text):
            return str(words) % match.groupdict()
    return str(_OTHERWISE)
