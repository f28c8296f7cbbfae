"""Every visible string in every language: nothing missing, nothing left over, right placeholders, right plurals."""

import re
import sys
from collections.abc import Callable
from gettext import GNUTranslations
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from babel import Locale

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
sys.path.insert(0, str(PACKAGING))
catalogues: Any = import_module("catalogues")
extracting: Any = import_module("extracting")

NUMBERS = (1, 2, 5, 11, 21, 22, 25)

DAYS = {
    "uk": "1 день, 2 дні, 5 днів, 11 днів, 21 день, 22 дні, 25 днів",
    "ru": "1 день, 2 дня, 5 дней, 11 дней, 21 день, 22 дня, 25 дней",
    "fr": "1 jour, 2 jours, 5 jours, 11 jours, 21 jours, 22 jours, 25 jours",
    "pl": "1 dzień, 2 dni, 5 dni, 11 dni, 21 dni, 22 dni, 25 dni",
}
TILES = {
    "uk": "1 плитка, 2 плитки, 5 плиток, 11 плиток, 21 плитка, 22 плитки, 25 плиток",
    "ru": "1 фишка, 2 фишки, 5 фишек, 11 фишек, 21 фишка, 22 фишки, 25 фишек",
    "fr": "1 tuile, 2 tuiles, 5 tuiles, 11 tuiles, 21 tuiles, 22 tuiles, 25 tuiles",
    "pl": "1 płytka, 2 płytki, 5 płytek, 11 płytek, 21 płytek, 22 płytki, 25 płytek",
}


def order_of_forms(language: str) -> list[str]:
    """In which order the frontend looks for the forms of a plural."""
    source = (PACKAGING.parent / "frontend" / "src" / "words.ts").read_text(encoding="utf-8")
    found = re.search(rf"^\s+{language}: \[(.*?)\],$", source, re.MULTILINE)
    assert found is not None, "words.ts knows the forms of the language"
    return re.findall(r'"(\w+)"', found[1])


# The catalogues


def test_the_catalogues_are_complete_and_fit_their_sources() -> None:
    faults = catalogues.faults()
    assert not faults, "run 'python packaging/catalogues.py update' and translate:\n" + "\n".join(faults)


@pytest.fixture
def compiled(tmp_path: Path) -> Callable[[str], GNUTranslations]:
    """The catalogues of the site as gettext reads them."""
    copy = tmp_path / "locale"
    for language in catalogues.LANGUAGES:
        source = catalogues.path_of(language, "django")
        target = catalogues.path_of(language, "django", copy)
        target.parent.mkdir(parents=True)
        target.write_bytes(source.read_bytes())
    catalogues.compile_all(tmp_path / "out", copy)

    def read(language: str) -> GNUTranslations:
        with catalogues.path_of(language, "django", copy).with_suffix(".mo").open("rb") as file:
            return GNUTranslations(file)

    return read


@pytest.mark.parametrize("language", DAYS)
def test_plurals_of_the_site(language: str, compiled: Callable[[str], GNUTranslations]) -> None:
    spoken = compiled(language)
    said = [spoken.ngettext("%(count)s day", "%(count)s days", count) % {"count": count} for count in NUMBERS]
    assert ", ".join(said) == DAYS[language]


@pytest.mark.parametrize("language", TILES)
def test_plurals_of_the_table(language: str) -> None:
    """The forms stand in the order of the frontend, which chooses among them by the rules of Unicode, as Babel does."""
    forms = catalogues.browser_words(language)["{count} tile in the bag"]
    order, rule = order_of_forms(language), Locale(language).plural_form
    said = [forms[order.index(rule(count))].replace("{count}", str(count)) for count in NUMBERS]
    assert [text.rsplit(" ", 2 if language != "fr" else 3)[0] for text in said] == TILES[language].split(", ")


@pytest.mark.parametrize("language", ["uk", "ru", "fr", "pl"])
def test_both_kinds_of_catalogues_choose_the_same_form(language: str) -> None:
    from gettext import c2py

    site = c2py(catalogues.PLURALS[language].partition("plural=")[2].rstrip(";"))
    order, rule = order_of_forms(language), Locale(language).plural_form
    for count in range(1, 1000):
        assert site(count) == order.index(rule(count)), count


def test_a_catalogue_reads_as_it_was_written(tmp_path: Path) -> None:
    entries = [
        catalogues.Entry('a "word"\nand more', "", "context", ["ein \\Wort\n"]),
        catalogues.Entry("{count} tile", "{count} tiles", "", ["один", "два", "п’ять"]),
    ]
    catalogues.write("uk", "table", entries, tmp_path)
    found = catalogues.read("uk", "table", tmp_path)
    assert {key: (entry.plural, entry.texts) for key, entry in found.items()} == {
        ("context", 'a "word"\nand more'): ("", ["ein \\Wort\n"]),
        ("", "{count} tile"): ("{count} tiles", ["один", "два", "п’ять"]),
    }


# What does not fit


@pytest.mark.parametrize(
    ("id", "plural", "texts", "fault"),
    [
        ("Hello {name}", "", ["Привіт {ім}"], "other placeholders"),
        ("Hello %(name)s", "", ["Привіт"], "other placeholders"),
        ("<b>Now</b>", "", ["<i>Тепер</i>"], "other tags"),
        ("Now", "", [""], "is not translated"),
        ("Now", "", [" Тепер"], "begins or ends with a space"),
        ("{count} tile", "{count} tiles", ["{count}", "{count}"], "has 2 forms instead of 3"),
        ("{count} tile", "{count} tiles", ["плитка", "{count}", "{count}"], "other placeholders"),
    ],
)
def test_what_does_not_fit_its_message_is_told(id: str, plural: str, texts: list[str], fault: str) -> None:  # noqa: A002
    found = catalogues.misfits(catalogues.Entry(id, plural, "", texts), 3)
    assert len(found) == 1
    assert fault in found[0]


def test_what_fits_is_not_complained_of() -> None:
    assert not catalogues.misfits(catalogues.Entry("<b>{name}</b> has {n}", "", "", ["{n} має <b>{name}</b>"]), 3)
    assert not catalogues.misfits(
        catalogues.Entry("{count} tile", "{count} tiles", "", ["une tuile", "{count} tuiles"]), 2
    )


# What is found in the sources


def messages(found: list[Any]) -> list[tuple[str, str, str]]:
    assert not [one for one in found if isinstance(one, str)]
    return [tuple(one.message) for one in found]


def test_messages_of_python() -> None:
    source = """
from django.utils.translation import gettext, ngettext, pgettext
from django.utils.translation import gettext_lazy as _
A = _("one " "text")
B = gettext('it\\'s') % {"a": 1}
C = ngettext("%(n)s day", "%(n)s days", n)
D = pgettext("speed", "normal")
E = other("no message")
"""
    assert sorted(messages(list(extracting.python_messages(source, "a.py")))) == [
        ("%(n)s day", "%(n)s days", ""),
        ("it's", "", ""),
        ("normal", "", "speed"),
        ("one text", "", ""),
    ]


def test_messages_of_templates() -> None:
    source = """{% load i18n %}{# _("no") #}
{% translate "Log in" %} {% translate 'Off' context "speed" as off %} {% include "a.html" with label=_("Link") %}
{% blocktranslate with name=person.name trimmed %}
  Hello {{ name }},
  100% yours
{% endblocktranslate %}
{% blocktranslate count count=n %}{{ count }} day{% plural %}{{ count }} days{% endblocktranslate %}"""
    assert messages(list(extracting.template_messages(source, "a.html"))) == [
        ("Log in", "", ""),
        ("Off", "", "speed"),
        ("Link", "", ""),
        ("Hello %(name)s, 100%% yours", "", ""),
        ("%(count)s day", "%(count)s days", ""),
    ]


def test_messages_of_typescript() -> None:
    source = """
// t("not in a comment")
const a = <b title={t('One "two"')}>{t("Hello {name}", { name: list(["a", "b"]) })}</b>;
const c = tn(tiles.filter(({ a }) => a > 1).length, "{count} tile", "{count} tiles");
const d = tc("seat", "free") + t("a long " +
  "text") + start("no message") + x.t("nor this");
"""
    assert messages(list(extracting.typescript_messages(source, "a.tsx"))) == [
        ('One "two"', "", ""),
        ("Hello {name}", "", ""),
        ("{count} tile", "{count} tiles", ""),
        ("free", "", "seat"),
        ("a long text", "", ""),
    ]


@pytest.mark.parametrize(
    ("reader", "source"),
    [
        ("python_messages", "gettext(name)"),
        ("python_messages", 'gettext(f"hello {name}")'),
        ("python_messages", 'gettext("hello ")'),
        ("template_messages", "{% translate name %}"),
        ("typescript_messages", "t(name)"),
        ("typescript_messages", "t(`hello ${name}`)"),
        ("typescript_messages", "tn(3, one, many)"),
    ],
)
def test_texts_that_no_catalogue_can_know_are_told(reader: str, source: str) -> None:
    (fault,) = getattr(extracting, reader)(source, "place.x")
    assert fault.startswith("place.x:1: a text to translate")
