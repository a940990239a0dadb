"""What bots are called: the same in sentences and on their chairs, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from tavola.bots import names as bots_of
from tavola.core.game import games
from tavola.core.text import LANGUAGES, sentences
from tavola.table import speech, wire
from tests.table.kit import NORTH, House

CLIENT = Path(__file__).resolve().parents[2] / "web" / "src" / "words"
CALLED = {"en": ("Random 1", "Random 2"), "ru": ("Случайный 1", "Случайный 2")}


@pytest.mark.parametrize("lang", CALLED)
def test_sentences_call_bots_as_people_do(lang: str) -> None:
    house = House(("me", "random", "random"), "gorgasali", careful=False, options={"roundLimit": 1})
    (host,) = house.begun(NORTH, lang=lang)
    while house.table.status == "running":
        house.think()
        house.play([host], 1)
    said = "\n".join(sentence for told in host.log for sentence in told["said"])
    assert all(name in said for name in CALLED[lang])
    assert "random" not in said
    assert [chair["name"] for chair in host.scene["chairs"][1:]] == ["random 1", "random 2"]


def test_a_person_may_be_called_like_a_bot() -> None:
    chairs = (wire.Chair("person", "p", "greedy 1", "", True), wire.Chair("bot", "", "greedy", "greedy", True))
    assert speech.names_of(chairs, "gorgasali", "ru") == ("greedy 1", "Жадный")


def test_a_chair_without_a_name_is_numbered_and_a_bot_without_words_keeps_its_own() -> None:
    chairs = (wire.Chair("person", "p", "", "", True), wire.Chair("bot", "", "clever 2", "clever", True))
    seat, bot = speech.names_of(chairs, "gorgasali", "en")
    assert (seat.endswith("1"), bot) == (True, "clever 2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_and_the_client_knows_the_same(lang: str) -> None:
    words = sentences(speech.WORDS, lang)
    bots = {f"bot-{bot}" for game in games().values() for bot in bots_of(game)}
    assert bots == set(words.ids)
    entries = parse((CLIENT / f"shell.{lang}.ftl").read_text(encoding="utf8")).body
    theirs = {entry.id.name: text_of(entry) for entry in entries if isinstance(entry, ast.Message)}
    assert {bot: words.form(bot, {}) for bot in bots} == {bot: theirs.get(bot) for bot in bots}


def text_of(message: ast.Message) -> str:
    parts = message.value.elements if message.value else []
    return "".join(str(part.value) for part in parts if isinstance(part, ast.TextElement))
