"""Finds the messages to be translated in Python, in Django's templates and in TypeScript.

Whatever is not a literal string in the source is reported: a catalogue can't know it.
"""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "triskel" / "web"
FRONTEND = ROOT / "frontend" / "src"


class Message(NamedTuple):
    """``plural`` and ``context`` are empty where there are none."""

    id: str
    plural: str = ""
    context: str = ""


class Found(NamedTuple):
    message: Message
    place: str


# The position of context, text and plural among the arguments of each call.
_PYTHON = {
    "_": (None, 0, None),
    "gettext": (None, 0, None),
    "gettext_lazy": (None, 0, None),
    "gettext_noop": (None, 0, None),
    "ngettext": (None, 0, 1),
    "ngettext_lazy": (None, 0, 1),
    "pgettext": (0, 1, None),
    "pgettext_lazy": (0, 1, None),
    "npgettext": (0, 1, 2),
    "npgettext_lazy": (0, 1, 2),
}
_SCRIPT = {"t": (None, 0, None), "tn": (None, 1, 2), "tc": (0, 1, None)}


class Harvest(NamedTuple):
    found: list[Found]
    faults: list[str]
    """Calls whose text is not literal, one sentence each."""


def site_messages() -> Harvest:
    """Everything in the domain ``django``: Python and templates of the site."""
    harvest = Harvest([], [])
    for path in sorted(WEB.rglob("*.py")):
        _collect(python_messages, path, harvest)
    for path in sorted((WEB / "templates").rglob("*")):
        if path.suffix in (".html", ".txt"):
            _collect(template_messages, path, harvest)
    return harvest


def script_messages() -> Harvest:
    """Everything in the domain ``table``: the frontend, without its tests."""
    harvest = Harvest([], [])
    for path in sorted(FRONTEND.rglob("*.ts*")):
        is_test = path.stem.endswith(("_test", ".d"))
        if path.suffix in (".ts", ".tsx") and not is_test and path != FRONTEND / "words.ts":
            _collect(typescript_messages, path, harvest)
    return harvest


def _collect(reader: Callable[[str, str], Iterator[Found | str]], path: Path, harvest: Harvest) -> None:
    for one in reader(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix()):
        if isinstance(one, str):
            harvest.faults.append(one)
        else:
            harvest.found.append(one)


# Python


def python_messages(source: str, name: str) -> Iterator[Found | str]:
    """The messages of a module, or sentences about calls that can't be read."""
    for node in ast.walk(ast.parse(source, name)):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called not in _PYTHON:
            continue
        place = f"{name}:{node.lineno}"
        yield _message(_PYTHON[called], [_constant(argument) for argument in node.args], place)


def _constant(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _message(places: tuple[int | None, int, int | None], texts: list[str | None], place: str) -> Found | str:
    """The message of a call, from its arguments: None for what is not literal."""
    context, text, plural = ("" if at is None else texts[at] if at < len(texts) else None for at in places)
    if context is None or text is None or plural is None:
        return f"{place}: a text to translate must be one literal string"
    if text != text.strip() or not text:
        return f"{place}: a text to translate is empty or begins or ends with a space: {text!r}"
    return Found(Message(text, plural, context), place)


# Django's templates

_QUOTED = r'"((?:[^"\\]|\\.)*)"|' + r"'((?:[^'\\]|\\.)*)'"
_TRANSLATE = re.compile(rf"(?:translate|trans)\s+(?:{_QUOTED})")
_CONTEXT = re.compile(rf"\bcontext\s+(?:{_QUOTED})")
_INLINE = re.compile(rf"(?<![\w.])_\(\s*(?:{_QUOTED})\s*\)")


def template_messages(source: str, name: str) -> Iterator[Found | str]:
    """The messages of a template, with ids as Django makes them: variables as ``%(name)s``, a percent sign doubled."""
    from django.template.base import Lexer, TokenType

    tokens = iter(Lexer(source).tokenize())
    for token in tokens:
        place, contents = f"{name}:{token.lineno}", token.contents
        if token.token_type in (TokenType.BLOCK, TokenType.VAR):
            for match in _INLINE.finditer(contents):
                yield _checked(_literal(match).replace("%", "%%"), "", None, place)
        if token.token_type != TokenType.BLOCK:
            continue
        words = contents.split()
        context = _CONTEXT.search(contents)
        if words[0] in ("translate", "trans"):
            text = _TRANSLATE.match(contents)
            yield _checked(_literal(text).replace("%", "%%") if text else None, "", context, place)
        elif words[0] in ("blocktranslate", "blocktrans"):
            parts = [""]
            for inner in tokens:
                if inner.token_type == TokenType.TEXT:
                    parts[-1] += inner.contents.replace("%", "%%")
                elif inner.token_type == TokenType.VAR:
                    parts[-1] += f"%({inner.contents})s"
                elif inner.contents.strip() == "plural":
                    parts.append("")
                elif inner.token_type == TokenType.BLOCK:
                    break
            if "trimmed" in words:
                parts = [" ".join(line.strip() for line in part.strip().splitlines()) for part in parts]
            yield _checked(parts[0], parts[1] if len(parts) > 1 else "", context, place)


def _checked(text: str | None, plural: str, context: re.Match[str] | None, place: str) -> Found | str:
    return _message((0, 1, 2), [_literal(context) if context else "", text, plural], place)


def _literal(match: re.Match[str]) -> str:
    double, single = match[1], match[2]
    return re.sub(r"\\(.)", r"\1", double if double is not None else single)


# TypeScript

_CALL = re.compile(r"(?<![\w.$])(tn|tc|t)\(")
_STRING = re.compile(r"""\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`)\s*(?=[,)+])""")
_COMMENT = re.compile(r"/\*.*?\*/|(?m:^[ \t]*//[^\n]*$)", re.DOTALL)
_OPENING, _CLOSING = "([{", ")]}"


def typescript_messages(source: str, name: str) -> Iterator[Found | str]:
    """The messages of a script, found by the names of the three functions."""
    source = _COMMENT.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), source)
    for call in _CALL.finditer(source):
        place = f"{name}:{source.count(chr(10), 0, call.start()) + 1}"
        arguments = _arguments(source, call.end())
        yield _message(_SCRIPT[call[1]], [_joined(argument) for argument in arguments], place)


def _arguments(source: str, at: int) -> list[str]:
    """The texts between the commas of a call whose bracket has just been opened."""
    found, depth, start = [], 0, at
    while at < len(source):
        sign = source[at]
        if sign in "\"'`":
            at = _end_of_string(source, at)
            continue
        if sign in _OPENING:
            depth += 1
        elif sign in _CLOSING:
            depth -= 1
        if depth < 0 or (sign == "," and depth == 0):
            found.append(source[start:at])
            start = at + 1
        if depth < 0:
            break
        at += 1
    return [argument for argument in found if argument.strip()]


def _end_of_string(source: str, at: int) -> int:
    quote = source[at]
    at += 1
    while at < len(source) and source[at] != quote:
        at += 2 if source[at] == "\\" else 1
    return at + 1


def _joined(argument: str) -> str | None:
    """The text of a literal, or of literals joined by plus signs."""
    found, rest = "", argument + ")"
    while True:
        match = _STRING.match(rest)
        if match is None:
            return None
        found += _unescaped(match[1][1:-1])
        rest = rest[match.end() :]
        if rest[0] != "+":
            return found if not rest[:-1].strip() else None
        rest = rest[1:]


_ESCAPES = {"n": "\n", "t": "\t"}


def _unescaped(text: str) -> str:
    def one(match: re.Match[str]) -> str:
        if match[1]:
            return chr(int(match[1], 16))
        return _ESCAPES.get(match[2], match[2])

    return re.sub(r"\\(?:u([0-9a-fA-F]{4})|(.))", one, text, flags=re.DOTALL)
