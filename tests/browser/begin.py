"""Begins games from positions on a site of the tests, beside its server: wishes come in as JSON, keys go out.

    python -m tests.browser.begin < wishes    [{"options", "position", "sitters", "clock"}]

A sitter is a bot, or "person:Ann" for somebody who has been here. The clock may be left out.
"""

import json
import sys

import django


def main() -> None:
    django.setup()
    from triskel.web.people.models import Person
    from triskel.web.tables.starting import begin_from

    keys = []
    for wish in json.load(sys.stdin):
        named = [sitter.partition(":") for sitter in wish["sitters"]]
        sitters = [Person.objects.get(name=name) if kind == "person" else kind for kind, _colon, name in named]
        creator = next(sitter for sitter in sitters if isinstance(sitter, Person))
        table = begin_from("inis", wish["options"], wish["position"], sitters, creator, clock=wish.get("clock"))
        keys.append(str(table.key))
    print(json.dumps(keys))


if __name__ == "__main__":
    main()
