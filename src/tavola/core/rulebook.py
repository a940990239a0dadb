"""The rulebook of a game as data: every rule by its id, found by number or by words, in every language.

Read from `games/<name>/rulebook/<lang>.md`: sections `## 7 Movement`, and below them one line a rule,
`- **GO-7.1** text`. Refusals, the log and the rules panel cite these ids.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from tavola.core.errors import ContentError, TavolaError
from tavola.core.game import Game
from tavola.core.game import game as find_game

SECTION: Final = re.compile(r"## (\S+) (\S.*)")
ENTRY: Final = re.compile(r"- \*\*([A-Z]{2}-[A-Z]?\.?\d+(?:\.\d+)*[a-z]?)\*\* (\S.*)")
WORD: Final = re.compile(r"[\w'’-]+")

# Russian words change their endings, English ones add them; a long word is known by all but its last letters.
LONG: Final = 4
ENDING: Final = 2


class UnknownRule(TavolaError):
    """No rule has this id; the message lists those that look like it."""


class Section(msgspec.Struct, frozen=True):
    """A heading of the rulebook with the ids below it."""

    number: str
    title: str
    rules: tuple[str, ...]


class Rule(msgspec.Struct, frozen=True):
    """One rule in our own words; `section` and `title` are those of its heading."""

    id: str
    section: str
    title: str
    text: str


def plain(text: str) -> str:
    """How words are compared: case, and the two dots that many Russians leave out, do not matter."""
    return text.casefold().replace("ё", "е").replace("’", "'")


def stem(word: str) -> str:
    """What all forms of a word begin with, well enough for searching."""
    return word[:-ENDING] if len(word) > LONG else word


class Rulebook:
    """All rules of one game in one language, in the order of the book."""

    def __init__(self, game: str, lang: str, sections: Sequence[Section], rules: Sequence[Rule]) -> None:
        self.game = game
        self.lang = lang
        self._sections = tuple(sections)
        self._rules = {rule.id: rule for rule in rules}
        self._words = {rule.id: tuple(WORD.findall(plain(f"{rule.title} {rule.text}"))) for rule in rules}

    @staticmethod
    def load(game: Game | str, lang: str) -> Rulebook:
        """The rulebook in this language; read once, and only when somebody asks."""
        found = find_game(game) if isinstance(game, str) else game
        return _load(found.name, found.folder / "rulebook", lang)

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, rule: str) -> bool:
        return rule in self._rules

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule."""
        return tuple(self._rules.values())

    def sections(self) -> tuple[Section, ...]:
        """The headings."""
        return self._sections

    def get(self, rule: str) -> Rule:
        """The rule of this id, or an error that lists the ones that look like it."""
        try:
            return self._rules[rule]
        except KeyError:
            raise UnknownRule(f"{self.game} has no rule {rule!r}; near it: {', '.join(self.near(rule))}") from None

    def near(self, rule: str) -> list[str]:
        """Ids somebody may have meant."""
        found = get_close_matches(rule.upper(), self._rules, n=5, cutoff=0.5)
        return found or list(self._rules)[:3]

    def named(self, word: str) -> Rule | None:
        """The rule somebody means by `GO-7.1`, `go-7.1` or plain `7.1`."""
        known = {plain(rule): found for rule, found in self._rules.items()}
        bare = {plain(rule.split("-", 1)[1]): found for rule, found in self._rules.items()}
        return known.get(plain(word)) or bare.get(plain(word))

    def search(self, words: str | Sequence[str]) -> list[Rule]:
        """Rules in which every word occurs, whatever its ending: ids first, then titles, then whole words, then all."""
        wanted = WORD.findall(plain(words if isinstance(words, str) else " ".join(words)))
        text = words if isinstance(words, str) else " ".join(words)
        if exact := self.named(text.strip()):
            return [exact]
        if not wanted:
            return []
        found = [(self._merit(rule, wanted), rule) for rule in self._rules.values() if self._fits(rule, wanted)]
        return [rule for _, rule in sorted(found, key=lambda pair: pair[0], reverse=True)]

    def _fits(self, rule: Rule, wanted: Sequence[str]) -> bool:
        known = self._words[rule.id]
        return all(any(word.startswith(stem(part)) for word in known) for part in wanted)

    def _merit(self, rule: Rule, wanted: Sequence[str]) -> tuple[int, int]:
        title = WORD.findall(plain(rule.title))
        in_title = [part for part in wanted if any(word.startswith(stem(part)) for word in title)]
        whole = [part for part in wanted if part in self._words[rule.id]]
        return len(in_title), len(whole)


@lru_cache(maxsize=16)
def _load(game: str, folder: Path, lang: str) -> Rulebook:
    path = folder / f"{lang}.md"
    if not path.is_file():
        known = ", ".join(sorted(file.stem for file in folder.glob("*.md")))
        raise ContentError(str(path), 1, f"no rulebook of {game} in {lang!r}; there is: {known or 'none'}")
    return parse(path.read_text(encoding="utf8"), str(path), game, lang)


def parse(text: str, file: str, game: str = "", lang: str = "") -> Rulebook:
    """A rulebook from its text; whatever is out of shape is an error with its line."""
    headings: list[tuple[str, str]] = []
    rules: dict[str, Rule] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        if heading := SECTION.fullmatch(line.rstrip()):
            headings.append(_heading(file, number, heading, headings))
        elif entry := ENTRY.fullmatch(line.rstrip()):
            if not headings:
                raise ContentError(file, number, f"{entry[1]} stands before the first heading")
            if entry[1] in rules:
                raise ContentError(file, number, f"{entry[1]} is there twice")
            rules[entry[1]] = Rule(entry[1], *headings[-1], entry[2])
        else:
            raise ContentError(file, number, f"expected '## 7 Title' or '- **ID** text', found {line[:60]!r}")
    sections = [
        Section(number, title, tuple(rule.id for rule in rules.values() if rule.section == number))
        for number, title in headings
    ]
    return Rulebook(game, lang, sections, list(rules.values()))


def _heading(file: str, line: int, found: re.Match[str], known: Sequence[tuple[str, str]]) -> tuple[str, str]:
    if found[1] in [number for number, _ in known]:
        raise ContentError(file, line, f"section {found[1]} is there twice")
    return found[1], found[2]
