"""Begins games from positions on a site of the tests, beside its server: wishes come in as JSON, keys go out.

    python -m tests.browser.begin < wishes    {"person": name, "games": [{"options", "position", "sitters"}]}

A sitter is a bot, or "" for the person.
"""

import json
import sys

import django


def main() -> None:
    django.setup()
    from triskel.web.people.models import Person
    from triskel.web.tables.starting import begin_from

    wishes = json.load(sys.stdin)
    person = Person.objects.get(name=wishes["person"])
    keys = []
    for game in wishes["games"]:
        sitters = [bot or person for bot in game["sitters"]]
        table = begin_from("inis", game["options"], game["position"], sitters, person)
        keys.append(str(table.key))
    print(json.dumps(keys))


if __name__ == "__main__":
    main()
