"""The rulebook: its format, its errors, and finding a rule in both languages."""

from __future__ import annotations

import pytest

from tavola.core.errors import ContentError
from tavola.core.game import games
from tavola.core.rulebook import Rulebook, UnknownRule, parse, stem

BOOK = """\
## 7 Movement
- **GO-7.1** You walk square by square.
- **GO-7.13** You cannot enter a Barrier square.

## C4 Сундуки
- **GO-R15** Вы открываете сундуки, закончив движение.
- **GO-R16** Движение мимо сундука ничего не открывает. Ёж тут ни при чём.
"""


@pytest.fixture
def book() -> Rulebook:
    return parse(BOOK, "book.md", "gorgasali", "en")


@pytest.mark.parametrize("game", list(games()))
def test_both_languages_have_the_same_rules_in_the_same_order(game: str) -> None:
    en, ru = (Rulebook.load(game, lang) for lang in ("en", "ru"))
    assert [rule.id for rule in en.rules] == [rule.id for rule in ru.rules]
    assert [(s.number, s.rules) for s in en.sections()] == [(s.number, s.rules) for s in ru.sections()]
    assert all(rule.id.startswith(games()[game].prefix + "-") for rule in en.rules)


def test_a_rulebook_is_read_once() -> None:
    assert Rulebook.load("gorgasali", "en") is Rulebook.load(games()["gorgasali"], "en")


def test_an_unknown_language_lists_the_known_ones() -> None:
    with pytest.raises(ContentError, match="'xx'; there is: en, ru"):
        Rulebook.load("gorgasali", "xx")


def test_a_rule_knows_its_heading(book: Rulebook) -> None:
    rule = book.get("GO-7.13")
    assert (rule.section, rule.title) == ("7", "Movement")
    assert rule.text == "You cannot enter a Barrier square."
    assert [(s.number, s.title, s.rules) for s in book.sections()] == [
        ("7", "Movement", ("GO-7.1", "GO-7.13")),
        ("C4", "Сундуки", ("GO-R15", "GO-R16")),
    ]


def test_an_unknown_rule_lists_near_ones(book: Rulebook) -> None:
    with pytest.raises(UnknownRule, match=r"no rule 'GO-7\.14'; near it: .*GO-7\.1"):
        book.get("GO-7.14")


@pytest.mark.parametrize("asked", ["GO-7.13", "go-7.13", "7.13", " 7.13 "])
def test_an_id_finds_only_its_rule(book: Rulebook, asked: str) -> None:
    assert [rule.id for rule in book.search(asked)] == ["GO-7.13"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("barriers", ["GO-7.13"]),
        ("BARRIER enter", ["GO-7.13"]),
        (["walk", "barrier"], []),
        ("square", ["GO-7.1", "GO-7.13"]),
        ("сундуком", ["GO-R15", "GO-R16"]),
        ("движения сундук", ["GO-R15", "GO-R16"]),
        ("еж", ["GO-R16"]),
        ("movement", ["GO-7.1", "GO-7.13"]),
        ("", []),
        ("?!", []),
    ],
)
def test_words_are_found_whatever_their_ending(book: Rulebook, words: str | list[str], found: list[str]) -> None:
    assert sorted(rule.id for rule in book.search(words)) == found


def test_title_hits_come_first() -> None:
    text = "## 1 Other\n- **GO-1.1** A chest.\n## 2 Chests\n- **GO-2.1** Open it.\n"
    assert [rule.id for rule in parse(text, "x.md").search("chest")] == ["GO-2.1", "GO-1.1"]


def test_a_long_word_is_known_by_its_beginning() -> None:
    assert [stem(word) for word in ("лес", "леса", "сундук", "chests")] == ["лес", "леса", "сунд", "ches"]


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("- **GO-1.1** Too early.\n", 1, "before the first heading"),
        ("## 1 One\n- **GO-1.1** A.\n- **GO-1.1** B.\n", 3, "GO-1.1 is there twice"),
        ("## 1 One\n## 1 Two\n", 2, "section 1 is there twice"),
        ("## 1 One\n\nSome words.\n", 3, "expected '## 7 Title'"),
        ("## 1 One\n- **GO-1.1**\n", 2, "expected '## 7 Title'"),
        ("##1 One\n", 1, "expected '## 7 Title'"),
    ],
)
def test_a_bad_line_is_named(text: str, line: int, why: str) -> None:
    with pytest.raises(ContentError, match=why) as caught:
        parse(text, "book.md")
    assert (caught.value.file, caught.value.line) == ("book.md", line)
