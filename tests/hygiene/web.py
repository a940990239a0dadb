"""What the hygiene tests know of web/: its sources, and the words in their markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.hygiene.tree import ROOT, Finding, name_of, text

WEB = ROOT / "web"
SOURCES = WEB / "src"
GENERATED = "// Made by"
WORD = re.compile(r"[^\W\d_]{2,}")
SPOKEN = {"alt", "aria-description", "aria-label", "aria-roledescription", "label", "placeholder", "title"}
TAG = re.compile(r"<(/?)([A-Za-z][\w.:-]*)((?:\"[^\"]*\"|'[^']*'|[^\"'<>])*)>")
ATTRIBUTE = re.compile(r"([\w:-]+)=(?:\"([^\"]*)\"|'([^']*)')")
BLANK = re.compile(r"<!--.*?-->|<(script|style)\b.*?</\1>", re.DOTALL)


def web_files(*suffixes: str) -> list[Path]:
    """The sources of the client that people write, in order."""
    found = [path for path in SOURCES.rglob("*") if path.suffix in suffixes]
    return sorted(path for path in found if not text(path).startswith(GENERATED))


def blanked(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


def without_code(markup: str) -> str:
    """Everything in braces, strings in them included, becomes a dash of its height: what is computed is not written."""
    out: list[str] = []
    depth, quote = 0, ""
    before = ""
    for sign in markup:
        if quote:
            quote = "" if sign == quote and before != "\\" else quote
        elif depth and sign in "'\"`":
            quote = sign
        elif sign == "{":
            depth += 1
        elif sign == "}" and depth:
            depth -= 1
            continue
        if not depth or sign == "\n":
            out.append(sign)
        before = sign
    return "".join(out)


def words_in_markup(svelte: str, path: str = "X.svelte") -> Iterator[Finding]:
    """Words that people would read or hear in one language only: text between tags, and attributes that are spoken."""
    markup = without_code(BLANK.sub(blanked, svelte))
    at = 0
    for tag in TAG.finditer(markup):
        yield from spoken(path, markup, at, tag.start(), markup[at : tag.start()])
        for name, one, other in ATTRIBUTE.findall(tag[3]):
            if name in SPOKEN:
                yield from spoken(path, markup, tag.start(), tag.start(), one or other)
        at = tag.end()
    yield from spoken(path, markup, at, len(markup), markup[at:])


def spoken(path: str, markup: str, start: int, end: int, words: str) -> Iterator[Finding]:
    said = " ".join(words.split())
    if WORD.search(re.sub(r"&\w+;", "", said)):
        first = markup[start:end].find(said.split()[0]) if start < end else 0
        yield Finding(path, markup.count("\n", 0, start + max(first, 0)) + 1, said)


def lines_with(pattern: re.Pattern[str], paths: list[Path]) -> list[Finding]:
    return [
        Finding(name_of(path), number, match[0])
        for path in paths
        for number, line in enumerate(text(path).splitlines(), 1)
        for match in pattern.finditer(line)
    ]
