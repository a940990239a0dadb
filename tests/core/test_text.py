"""Sentences: the same messages in all languages, errors with lines, and nothing that stops a table."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tavola.core.errors import ContentError
from tavola.core.game import Game, Option, games
from tavola.core.text import Sentences, Speaker, TextError, languages, listed, sentences
from tavola.core.values import Event, Over, Refusal, Result

TEXT = """\
seat = Игрок { $number }
cited = { $sentence } ({ $rule }).
on = Да
off = Нет
event-fell = { $seat } теряет { $left ->
    [one] { $left } очко
    [few] { $left } очка
   *[other] { $left } очков
}.
event-quiet = { "" }
refusal-far = Далеко
option-size = Размер
    .about = Какой.
    .is-big = Большой
option-wild = Дико
    .about = Да или нет.
reason-time = время вышло
result = { $winners }: { $reason }.
stage-Decide = Что дальше?
"""


class Fell(Event, tag="fell", frozen=True):
    seat: int
    left: int


class Quiet(Event, tag="quiet", frozen=True):
    done: bool


class Broken(Event, tag="broken", frozen=True):
    pass


class Toy(Game):
    name = "toy"
    titles = {"en": "Toy", "ru": "Игрушка"}
    seats = (2, 3)
    place: Path

    @property
    def folder(self) -> Path:
        return self.place


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "ru.ftl").write_text(TEXT, encoding="utf8")
    game = Toy()
    game.place = tmp_path
    return game


@pytest.mark.parametrize("game", list(games()))
def test_all_languages_have_the_same_messages(game: str) -> None:
    folder = games()[game].folder / "text"
    assert {"en", "ru"} <= set(languages(game))
    messages = {lang: sentences(folder, lang).ids for lang in languages(game)}
    for lang, ids in messages.items():
        assert {(key, attributes) for key, attributes in ids.items()} == set(messages["en"].items()), lang


@pytest.mark.parametrize(
    ("left", "sentence"),
    [
        (1, "0 теряет 1 очко."),
        (3, "0 теряет 3 очка."),
        (5, "0 теряет 5 очков."),
        (11, "0 теряет 11 очков."),
        (21, "0 теряет 21 очко."),
    ],
)
def test_russian_plurals(toy: Toy, left: int, sentence: str) -> None:
    assert Speaker(toy, "ru", strict=True).event(Fell(0, left)) == sentence


def test_an_empty_message_is_no_line(toy: Toy) -> None:
    assert Speaker(toy, "ru", strict=True).event(Quiet(True)) is None


def test_plain_fields_are_the_words_of_a_game_without_its_own(toy: Toy) -> None:
    assert toy.words(Quiet(True), None, "ru", ()) == {"done": "yes"}


def test_a_refusal_ends_with_its_rule(toy: Toy) -> None:
    assert Speaker(toy, "ru", strict=True).refusal(Refusal("TO-1.2", "far")) == "Далеко (TO-1.2)."


def test_seats_without_a_name_have_a_number(toy: Toy) -> None:
    speaker = Speaker(toy, "ru", ["Анна"], strict=True)
    assert speaker.names == ("Анна", "Игрок 2", "Игрок 3")
    assert speaker.title == "Игрушка"


def test_options_and_their_values(toy: Toy) -> None:
    speaker = Speaker(toy, "ru", strict=True)
    size = Option("size", ("big", "small"), "TO-1.1")
    assert speaker.option(size) == ("Размер", "Какой.")
    assert [speaker.value(size, value) for value in size.values] == ["Большой", "small"]
    assert speaker.value(Option("wild", (False, True), "TO-1.1"), True) == "Да"


def test_the_end(toy: Toy) -> None:
    speaker = Speaker(toy, "ru", ["Анна", "Борис"], strict=True)
    result = Result((1, 1), (3, 3), "time")
    assert speaker.result(result) == "Анна и Борис: время вышло."
    assert speaker.need(Over(result), None) == speaker.result(result)


def test_lists() -> None:
    assert listed(["A", "B", "C"], "en") == "A, B and C"
    assert listed(["А", "Б", "В"], "ru") == "А, Б и В"


def test_a_missing_message_raises_in_tests_only(toy: Toy, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(TextError, match="no message 'event-broken'"):
        Speaker(toy, "ru", strict=True).event(Broken())
    with caplog.at_level(logging.WARNING):
        assert Speaker(toy, "ru").event(Broken()) == "event-broken"
    assert "event-broken" in caplog.text


def test_a_missing_argument_raises_in_tests_only(toy: Toy) -> None:
    with pytest.raises(TextError, match="event-fell"):
        Speaker(toy, "ru", strict=True).say("event-fell", seat="Анна")
    assert Speaker(toy, "ru").say("event-fell", seat="Анна") == "event-fell"


def test_words_that_fail_stop_no_table(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> dict[str, str | int]:
        raise IndexError("seat 9")

    monkeypatch.setattr(toy, "words", fail)
    assert Speaker(toy, "ru").event(Fell(9, 1)) == "event-fell"
    with pytest.raises(IndexError):
        Speaker(toy, "ru", strict=True).event(Fell(9, 1))


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("a = A\nb = { $x ->\n    [one] B\n}\n", 4, "marked as default"),
        ("a = A\n\na = B\n", 3, "'a' is there twice"),
        ("a = A\nthis is no message\n", 2, "="),
    ],
)
def test_a_bad_file_names_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(ContentError, match=why) as caught:
        Sentences(text, "xx.ftl", "en")
    assert (caught.value.file, caught.value.line) == ("xx.ftl", line)


def test_an_unknown_language_lists_the_known_ones(toy: Toy) -> None:
    with pytest.raises(ContentError, match="'xx'; there is: ru"):
        Speaker(toy, "xx")


def test_nothing_is_read_before_it_is_needed(toy: Toy) -> None:
    sentences.cache_clear()
    Speaker(toy, "ru")
    Speaker(toy, "ru")
    assert sentences.cache_info().misses == 1
