"""`tavola rules GAME [ID | words]`: the rulebook in our own words, on the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tavola.core.errors import TavolaError
from tavola.core.rulebook import WORD, Rule, Rulebook, plain, stem
from tavola.core.text import sentences

FOUND, NOTHING = 0, 1

TEXT = Path(__file__).with_name("text") / "rules"


def rules(game: str, query: Sequence[str], lang: str, console: Console | None = None) -> int:
    """Print what is asked for: all headings, a section by its number, a rule by its id, or all that words find."""
    console = console or Console(highlight=False)
    book = Rulebook.load(game, lang)
    if not query:
        return _headings(book, console)
    asked = " ".join(query)
    section = next((found for found in book.sections() if plain(found.number) == plain(asked)), None)
    found = [book.get(rule) for rule in section.rules] if section else book.search(asked)
    if not found:
        _hint(book, asked, console)
        return NOTHING
    _listing(found, [] if section else WORD.findall(plain(asked)), console)
    return FOUND


def rules_command(game: str, query: list[str], lang: str) -> int:
    """The same for the command line: what is wrong is said in a line, and the exit code is 1."""
    try:
        return rules(game, query, lang)
    except TavolaError as error:
        Console(stderr=True, highlight=False).print(str(error), markup=False)
        return NOTHING


def _hint(book: Rulebook, asked: str, console: Console) -> None:
    """What to try instead; ids are proposed to those who seem to have asked for one."""
    text = sentences(TEXT, book.lang if (TEXT / f"{book.lang}.ftl").is_file() else "en")
    console.print(text.form("rules-nothing", {"query": asked}), markup=False)
    if any(sign.isdigit() for sign in asked):
        console.print(text.form("rules-near", {"near": ", ".join(book.near(asked))}), markup=False)


def _headings(book: Rulebook, console: Console) -> int:
    for section in book.sections():
        line = Text(f"{section.number:>4}  ", style="bold")
        console.print(line + Text(section.title) + Text(f"  ({len(section.rules)})", style="dim"))
    return FOUND


def _listing(found: Sequence[Rule], words: Sequence[str], console: Console) -> None:
    """Rules below their headings, which come in the order of their best rule."""
    sections = list(dict.fromkeys((rule.section, rule.title) for rule in found))
    for at, (number, title) in enumerate(sections):
        console.print(Text("\n" * (at > 0) + f"{number} {title}", style="bold"))
        for rule in found:
            if rule.section == number:
                console.print(Text(f"{rule.id}  ", style="cyan") + _marked(rule.text, words))


def _marked(text: str, words: Sequence[str]) -> Text:
    """The text with every word that begins like a word of the query in another style."""
    marked = Text(text)
    for word in re.finditer(WORD, text):
        if any(plain(word[0]).startswith(stem(part)) for part in words):
            marked.stylize("bold yellow", word.start(), word.end())
    return marked
