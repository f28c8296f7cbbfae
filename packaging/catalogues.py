"""The catalogues of translations: brought up to date from the sources, checked, compiled.

    python packaging/catalogues.py update    adds new messages, empty, and takes out those that nobody uses
    python packaging/catalogues.py check     tells what is missing or does not fit; exits with 1 if anything is
    python packaging/catalogues.py compile   makes what the site and the browser read

Each language has two: ``django`` for the site, ``table`` for the frontend. English is the message itself. Compiling
needs Babel alone; the other two need Django, whose templates they read.
"""

import json
import re
import sys
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "src" / "triskel" / "web" / "locale"
DIST = ROOT / "src" / "triskel" / "web" / "static" / "dist"
LANGUAGES = ("uk", "ru", "fr", "pl")
DOMAINS = ("django", "table")

_SLAVIC = "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"
PLURALS = {
    "uk": f"nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : {_SLAVIC});",
    "ru": f"nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : {_SLAVIC});",
    "pl": f"nplurals=3; plural=(n==1 ? 0 : {_SLAVIC});",
    "fr": "nplurals=2; plural=(n > 1);",
}

Key = tuple[str, str]
"""Context and id of a message."""


class Entry:
    """A message with its translations: one, or as many as the language has forms of a plural."""

    def __init__(self, id: str, plural: str, context: str, texts: list[str]) -> None:  # noqa: A002
        self.id, self.plural, self.context, self.texts = id, plural, context, texts

    @property
    def key(self) -> Key:
        return self.context, self.id


# Files


def path_of(language: str, domain: str, locale: Path = LOCALE) -> Path:
    return locale / language / "LC_MESSAGES" / f"{domain}.po"


def forms(language: str) -> int:
    return int(PLURALS[language].split(";")[0].partition("=")[2])


def read(language: str, domain: str, locale: Path = LOCALE) -> dict[Key, Entry]:
    """A catalogue as it is kept, what is marked as fuzzy left out."""
    path = path_of(language, domain, locale)
    if not path.exists():
        return {}
    found: dict[Key, Entry] = {}
    for message in _parsed(path, language):
        if not message.id or message.fuzzy:
            continue
        texts = (message.string,) if isinstance(message.string, str) else message.string or ("",)
        ids = (message.id, "") if isinstance(message.id, str) else message.id
        entry = Entry(ids[0], ids[1], message.context or "", list(texts))
        found[entry.key] = entry
    return found


def _parsed(path: Path, language: str) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=language)


def write(language: str, domain: str, entries: Iterable[Entry], locale: Path = LOCALE) -> None:
    """Sorted by id and without places in the source, so that only what changed differs."""
    lines = [
        'msgid ""',
        'msgstr ""',
        _header("Language", language),
        _header("MIME-Version", "1.0"),
        _header("Content-Type", "text/plain; charset=utf-8"),
        _header("Content-Transfer-Encoding", "8bit"),
        _header("Plural-Forms", PLURALS[language]),
    ]
    for entry in sorted(entries, key=lambda entry: (entry.id.lower(), entry.id, entry.context)):
        lines.append("")
        if entry.context:
            lines.append(f"msgctxt {_quoted(entry.context)}")
        lines.append(f"msgid {_quoted(entry.id)}")
        if entry.plural:
            lines.append(f"msgid_plural {_quoted(entry.plural)}")
            lines += [f"msgstr[{form}] {_quoted(text)}" for form, text in enumerate(entry.texts)]
        else:
            lines.append(f"msgstr {_quoted(entry.texts[0])}")
    path = path_of(language, domain, locale)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _header(name: str, value: str) -> str:
    return _quoted(f"{name}: {value}\n")


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


# From the sources


class Source(NamedTuple):
    messages: dict[Key, tuple[str, str]]
    """By context and id: the plural, and one place where the message is used."""
    faults: list[str]


def source(domain: str) -> Source:
    """Everything that the sources want translated."""
    sys.path.insert(0, str(Path(__file__).parent))
    from extracting import script_messages, site_messages  # type: ignore[import-not-found]

    harvest = site_messages() if domain == "django" else script_messages()
    found: dict[Key, tuple[str, str]] = {}
    for message, place in harvest.found:
        key = (message.context, message.id)
        plural, first = found.setdefault(key, (message.plural, place))
        if plural != message.plural:
            harvest.faults.append(f"{place}: {message.id!r} has another plural, or none, at {first}")
    return Source(found, harvest.faults)


def update(locale: Path = LOCALE) -> list[str]:
    """Bring all catalogues in step with the sources; what is new stays empty. Returns what could not be read."""
    unread: list[str] = []
    for domain in DOMAINS:
        needed, unreadable = source(domain)
        unread += unreadable
        for language in LANGUAGES:
            known = read(language, domain, locale)
            entries = []
            for key, (plural, _place) in needed.items():
                count = forms(language) if plural else 1
                old = known.get(key)
                texts = old.texts if old and len(old.texts) == count else [""] * count
                entries.append(Entry(key[1], plural, key[0], texts))
            write(language, domain, entries, locale)
    return unread


# Checks


def faults(locale: Path = LOCALE) -> list[str]:
    """Whatever is missing, left over or does not fit its message, one sentence each."""
    found: list[str] = []
    for domain in DOMAINS:
        needed, unreadable = source(domain)
        found += unreadable
        for language in LANGUAGES:
            found += [f"{language} {domain}: {fault}" for fault in faults_of(needed, language, domain, locale)]
    return found


def faults_of(needed: dict[Key, tuple[str, str]], language: str, domain: str, locale: Path) -> list[str]:
    path = path_of(language, domain, locale)
    if not path.exists():
        return ["there is no such file"]
    known = read(language, domain, locale)
    found = [f"{message.id!r} is fuzzy" for message in _parsed(path, language) if message.id and message.fuzzy]
    found += [f"{key[1]!r} ({place}) is missing" for key, (_plural, place) in needed.items() if key not in known]
    found += [f"{key[1]!r} is used nowhere" for key in known if key not in needed]
    for key, entry in known.items():
        if key in needed and entry.plural != needed[key][0]:
            found.append(f"{key[1]!r} has another plural in the source")
        found += [f"{entry.id!r}: {fault}" for fault in misfits(entry, forms(language))]
    return found


_PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%%|%[sd]|\{\w*\}")
_TAG = re.compile(r"</?\w[^>]*>|&\w+;")
# Where a language has one form for 1, 21, 31 ..., even that form needs the number.
_NUMBERS = ("{count}", "%(count)d", "%(count)s", "%d")


def misfits(entry: Entry, count: int) -> list[str]:
    """What differs between a message and its translations, beyond the words."""
    if len(entry.texts) != (count if entry.plural else 1):
        return [f"has {len(entry.texts)} forms instead of {count}"]
    found = []
    for form, text in enumerate(entry.texts):
        if not text.strip():
            found.append("is not translated")
            continue
        source = entry.plural or entry.id
        for what, pattern in (("placeholders", _PLACEHOLDER), ("tags", _TAG)):
            ours, theirs = sorted(pattern.findall(source)), sorted(pattern.findall(text))
            if entry.plural and form == 0 and count == 2:
                # The form for one may do without the number.
                ours = [part for part in ours if part not in _NUMBERS]
                theirs = [part for part in theirs if part not in _NUMBERS]
            if ours != theirs:
                found.append(f"{text!r} has other {what}: {theirs} instead of {ours}")
        if text != text.strip():
            found.append(f"{text!r} begins or ends with a space")
    return found


# Compiling


def compile_all(out: Path, locale: Path = LOCALE) -> None:
    """``django.mo`` beside each catalogue of the site, and ``words/LANGUAGE.json`` for the browser below ``out``."""
    for language in LANGUAGES:
        source = path_of(language, "django", locale)
        if source.exists():
            made = BytesIO()
            write_mo(made, _parsed(source, language))
            _replace(source.with_suffix(".mo"), made.getvalue())
        words = json.dumps(browser_words(language, locale), ensure_ascii=False, separators=(",", ":"))
        _replace(out / "words" / f"{language}.json", words.encode())


def browser_words(language: str, locale: Path = LOCALE) -> dict[str, str | list[str]]:
    """A catalogue in the shape that frontend/src/words.ts reads."""
    found: dict[str, str | list[str]] = {}
    for entry in read(language, "table", locale).values():
        if all(entry.texts):
            name = f"{entry.context}\u0004{entry.id}" if entry.context else entry.id
            found[name] = entry.texts if entry.plural else entry.texts[0]
    return found


def _replace(path: Path, content: bytes) -> None:
    """Only what differs is written, so that nothing is built again for it."""
    if path.exists() and path.read_bytes() == content:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def main(arguments: list[str]) -> int:
    match arguments:
        case ["update"]:
            found = update()
        case ["check"]:
            found = faults()
        case ["compile"]:
            compile_all(DIST)
            found = []
        case _:
            print(__doc__)
            return 2
    print("".join(f"{fault}\n" for fault in found), end="")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
