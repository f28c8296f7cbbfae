"""Makes the tables of a load: ``python -m triskel.web.bench.stage GAME TABLES GENERATIONS IDLE``.

It prints one JSON object: for every table of every generation its key and the cookies of those who sit there. The same
people sit at the same table of each generation. Idle tables are games that were begun long ago and that nobody visits.
"""

import json
import os
import sys
from datetime import timedelta


def main(game: str, tables: int, generations: int, idle: int) -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "triskel.web.settings")
    import django

    django.setup()
    from django.db import transaction

    from triskel.web.host.upkeep import prepare

    prepare(lambda line: print(line, file=sys.stderr))
    with transaction.atomic():
        people = [[_somebody(f"Player {table + 1}{letter}") for letter in "ab"] for table in range(tables)]
        seated = [[person for person, _cookie in pair] for pair in people]
        keys = [[_table(game, pair) for pair in seated] for _generation in range(generations)]
        _fill_up(idle)
    cookies = [[cookie for _person, cookie in pair] for pair in people]
    print(json.dumps({"keys": keys, "cookies": cookies}))


def _somebody(name: str) -> tuple[int, str]:
    """A guest, and the cookie of their browser."""
    from django.conf import settings
    from django.test import Client

    from triskel.web.people.models import Person

    person = Person.objects.create_guest(name)
    client = Client()
    client.force_login(person)
    return person.pk, f"{settings.SESSION_COOKIE_NAME}={client.cookies[settings.SESSION_COOKIE_NAME].value}"


def _table(played: str, people: list[int]) -> str:
    """A game of two that has just begun."""
    from triskel.core.registry import game
    from triskel.web.live import outside
    from triskel.web.tables.ledger import Sitter
    from triskel.web.tables.models import Seat, Table

    rules = game(played)
    table = Table.objects.create(
        game=played,
        rules=rules.rules_version,
        options=rules.settle({"players": len(people)}),
        clock={"kind": "none"},
    )
    Seat.objects.bulk_create(Seat(table=table, number=seat, person_id=person) for seat, person in enumerate(people))
    outside.start(table, [Sitter(person, f"Player {person}") for person in people])
    return table.key


def _fill_up(count: int) -> None:
    """Copies of the first table."""
    from triskel.web.tables.models import Entry, Table, new_key

    model = Table.objects.order_by("pk").first()
    if model is None or not count:
        return
    entries = list(Entry.objects.filter(table=model))
    model.changed -= timedelta(days=7)
    copies = []
    for _copy in range(count):
        model.pk, model.key = None, new_key()
        copies.append(Table(**{field.attname: getattr(model, field.attname) for field in Table._meta.concrete_fields}))
    for table in Table.objects.bulk_create(copies, batch_size=500):
        for entry in entries:
            entry.pk, entry.table_id = None, table.pk
        Entry.objects.bulk_create(entries)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
