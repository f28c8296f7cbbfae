"""The words that scripts use, for pages that show the same texts without scripts."""

import json
from collections.abc import Mapping

from triskel.web import bundle


class Words:
    """The catalogue of a language. English has none: its texts are the ids."""

    def __init__(self, language: str) -> None:
        name = f"words/{language}.json"
        self._found: Mapping[str, object] = {}
        if bundle.has(name):
            self._found = json.loads(bundle.file(name).read_text(encoding="utf-8"))

    def __call__(self, text: str, **values: str) -> str:
        found = self._found.get(text)
        said = found if isinstance(found, str) and found else text
        for name, value in values.items():
            said = said.replace(f"{{{name}}}", value)
        return said
