"""``triskel table``: the tables of a site, from outside: list, show, export, import, repair, replay-all."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from triskel.core.errors import TriskelError
from triskel.terminal.files import pretty, read_text
from triskel.terminal.site import add_site, open_site

if TYPE_CHECKING:
    from triskel.web.host.repair import Diagnosis
    from triskel.web.tables.models import Table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    acts = parser.add_subparsers(title="what to do", metavar="ACT", dest="act", required=True)
    for name, help_text in {
        "list": "all tables, or those that are open, playing or over",
        "show": "what is known of a table, with its log",
        "export": "the game as a record",
        "import": "make a table of a record",
        "repair": "make anew what is worked out of the log; say what is wrong with a log",
        "replay-all": "replay every table and report what differs",
    }.items():
        act = acts.add_parser(name, help=help_text, description=help_text.capitalize() + ".")
        add_site(act)
        if name in ("show", "export", "repair"):
            act.add_argument("key", metavar="KEY", help="the table's key, or its beginning")
        if name in ("list", "show", "replay-all"):
            act.add_argument("--json", action="store_true", help="print JSON")
        _ARGUMENTS.get(name, lambda _act: None)(act)


def _list_arguments(act: argparse.ArgumentParser) -> None:
    act.add_argument("--status", choices=("open", "playing", "over", "closed"), help="only such tables")
    act.add_argument("--person", metavar="NAME", help="only tables at which somebody of this name sits")
    act.add_argument("--stuck", action="store_true", help="only running games that can't go on")


def _export_arguments(act: argparse.ArgumentParser) -> None:
    act.add_argument("file", metavar="FILE", nargs="?", default="-", help="where to; the terminal if none is named")


def _import_arguments(act: argparse.ArgumentParser) -> None:
    act.add_argument("file", metavar="FILE", help="a record, see docs/records.md; - is standard input")
    act.add_argument("--title", default="", help="a name for the table")
    act.add_argument("--play", action="store_true", help="an unfinished game goes on; prints a link for each seat")


def _repair_arguments(act: argparse.ArgumentParser) -> None:
    act.add_argument("--cut", action="store_true", help="remove the log from the first entry on that does not fit")
    act.add_argument("--accept-rules", action="store_true", help="play on under the rules of this program")
    act.add_argument("--close", action="store_true", help="end the table without a result")


_ARGUMENTS = {
    "list": _list_arguments,
    "export": _export_arguments,
    "import": _import_arguments,
    "repair": _repair_arguments,
}


def run(options: argparse.Namespace) -> int:
    open_site(options)
    from triskel.web.host.errors import database_errors

    acts = {
        "list": _list,
        "show": _show,
        "export": _export,
        "import": _import,
        "repair": _repair,
        "replay-all": _replay_all,
    }
    with database_errors():
        return acts[options.act](options)


# Looking


def _list(options: argparse.Namespace) -> int:
    from triskel.web.host.replaying import differing, running
    from triskel.web.tables.models import Table

    tables = Table.objects.order_by("-changed").prefetch_related("seats__person")
    if options.status:
        tables = tables.filter(status=options.status)
    if options.person:
        tables = tables.filter(seats__person__name__iexact=options.person).distinct()
    if options.stuck:
        tables = tables.filter(pk__in=[table.pk for table, _why in differing(running())])
    if options.json:
        print(json.dumps([_facts(table) for table in tables], ensure_ascii=False))
        return 0
    for table in tables:
        names = ", ".join(_seats(table))
        size, last = f"{table.number:>4} entries", f"{table.changed:%Y-%m-%d %H:%M}"
        print(f"{table.key}  {table.status:<7}  {table.game}  {size}  {last}  {names}")
    if not tables:
        print("There are no such tables.")
    return 0


def _seats(table: "Table") -> list[str]:
    return [seat.bot or seat.name or (seat.person.name if seat.person else "-") for seat in table.seats.all()]


def _facts(table: "Table") -> dict[str, object]:
    facts: dict[str, object] = {
        name: getattr(table, name)
        for name in ("key", "title", "game", "rules", "options", "clock", "status", "private", "imported", "number")
    }
    times = {name: getattr(table, name) for name in ("created", "started", "changed", "ended", "deadline")}
    facts.update({name: value.isoformat() if value else None for name, value in times.items()})
    return {**facts, "awaited": table.awaited, "seats": _seats(table)}


def _show(options: argparse.Namespace) -> int:
    from triskel.web.host.replaying import difference
    from triskel.web.host.tables import find
    from triskel.web.tables.models import Entry

    table = find(options.key)
    entries = Entry.objects.filter(table=table).order_by("number")
    problem = difference(table)
    if options.json:
        log = [{"number": one.number, "at": one.at.isoformat(), "kind": one.kind, "seat": one.seat, "body": one.body}
               for one in entries]  # fmt: skip
        print(json.dumps({**_facts(table), "problem": problem, "log": log}, ensure_ascii=False))
        return 0
    for name, value in _facts(table).items():
        print(f"{name:<9} {value if isinstance(value, str) else pretty(value)}".rstrip())
    print(f"{'problem':<9} {problem or 'none'}")
    for one in entries:
        seat = "" if one.seat is None else f"seat {one.seat}"
        print(f"{one.number:>5}  {one.at:%Y-%m-%d %H:%M:%S}  {one.kind:<8}  {seat:<6}  {_short(one.body)}")
    return 0


def _short(body: str) -> str:
    return body if len(body) <= 80 else f"{body[:77]}..."


def _replay_all(options: argparse.Namespace) -> int:
    from triskel.web.host.replaying import differing
    from triskel.web.tables.models import Table

    found = list(differing(Table.objects.order_by("pk").iterator()))
    count = Table.objects.count()
    if options.json:
        print(json.dumps({"tables": count, "differ": {table.key: why for table, why in found}}, ensure_ascii=False))
    else:
        for table, why in found:
            print(f"{table.key}  {why}")
        print(f"{count - len(found)} of {count} tables replay as they were played.")
    return 1 if found else 0


# Records


def _export(options: argparse.Namespace) -> int:
    from triskel.web.host.tables import find, ledger
    from triskel.web.replay.records import record_of

    table = find(options.key)
    folded = ledger(table)
    if not folded.number:
        raise TriskelError(f"the game of table {table.key} has not begun")
    text = record_of(folded, table.options, table.position).dumps()
    if options.file == "-":
        sys.stdout.write(text)
        return 0
    try:
        Path(options.file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise TriskelError(f"{options.file} can't be written: {error.strerror or error}") from None
    return 0


def _import(options: argparse.Namespace) -> int:
    from django.conf import settings

    from triskel.core.records import Record
    from triskel.web.host.continuing import continue_record
    from triskel.web.replay.records import import_record

    record = Record.loads(read_text(options.file))
    if not options.play:
        table = import_record(record, None, options.title)
        print(f"{table.key}  {settings.SITE_ADDRESS}/replay/{table.key}/")
        return 0
    table = continue_record(record, options.title)
    print(f"{table.key}  {settings.SITE_ADDRESS}/table/{table.key}/")
    for seat in table.seats.all():
        print(f"seat {seat.number + 1}, {seat.name}: {settings.SITE_ADDRESS}/join/{seat.invitation}/")
    return 0


# Repairing


def _repair(options: argparse.Namespace) -> int:
    from triskel.web.host import repair
    from triskel.web.host.tables import find

    table = find(options.key)
    if options.close:
        repair.close(table)
        print("The table is closed.")
        return 0
    diagnosis = repair.diagnose(table)
    if diagnosis.rules_differ and options.accept_rules:
        repair.accept_rules(table)
        print("The log can be replayed under the present rules: the game goes on under them.")
        diagnosis = repair.diagnose(table)
    if diagnosis.can_be_cut and options.cut:
        saved = _saved(table)
        removed = repair.cut(table, diagnosis.sound)
        print(f"{removed} entries are removed; the table as it was is saved in {saved}.")
        return 0
    if diagnosis.problem:
        print(f"{diagnosis.entries} entries, of which {diagnosis.sound} are sound. {_sentence(diagnosis.problem)}")
        print(_advice(diagnosis, table.key))
        return 1
    changed = repair.rebuild(table)
    print(f"The log is sound. Made anew: {', '.join(changed)}." if changed else "Nothing is wrong with this table.")
    return 0


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _advice(diagnosis: "Diagnosis", key: str) -> str:
    backup = f"triskel backup {key}.jsonl --table {key}"
    if diagnosis.rules_differ:
        return (
            f"The version of Triskel that began it can play it to its end; '{backup}' takes it there."
            " --accept-rules goes on under the present rules, if the log allows it; --close ends the game."
        )
    if diagnosis.can_be_cut:
        return f"--cut goes on after entry {diagnosis.sound}, and saves the table first; --close ends the game."
    return f"Nothing of the log can be used. '{backup}' saves the table; --close ends the game."


def _saved(table: "Table") -> Path:
    from django.conf import settings
    from django.utils import timezone

    from triskel.web.host.dump import one_table

    folder = Path(settings.DATA) / "repaired"
    folder.mkdir(exist_ok=True)
    path = folder / f"{table.key}-{timezone.now():%Y%m%d-%H%M%S}.jsonl"
    one_table(path, table)
    return path
