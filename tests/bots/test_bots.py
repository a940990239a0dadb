"""Bots are found by their modules, answer from their menu only, and say why."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import tavola
from tavola.bots import Bot, Reason, UnknownBot, bot, names
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.core.text import LANGUAGES

GORGASALI = tavola.game("gorgasali")
TEXTS = Path(tavola.bots.__file__).parent  # type: ignore[attr-defined]  # imported above


def keys_in(text: str) -> set[str]:
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def test_bots_are_found_for_their_game() -> None:
    assert names(GORGASALI) == ["greedy", "random"]


def test_an_unknown_bot_is_an_error_that_lists_the_known() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'minimax' plays gorgasali; known: greedy, random"):
        bot("minimax", GORGASALI)


def test_random_is_fair() -> None:
    match = Match(GORGASALI, seats=2, seed=1)
    player, rng = bot("random", GORGASALI), Dice(2)
    menu = match.menu(0)
    count = Counter(player.choose(match.view(0), menu, rng) for _ in range(5000))
    assert len(count) == len(menu.listed() or ())
    assert min(count.values()) > 400  # ten characters, 500 expected


def test_before_the_first_choice_there_is_something_to_say() -> None:
    assert bot("random", GORGASALI).explain() == "I have not chosen anything yet."
    assert bot("random", GORGASALI).explain("ru") == "Я ещё ничего не выбирал."


def test_an_unknown_language_is_spoken_to_in_english() -> None:
    assert bot("random", GORGASALI).explain("xx") == "I have not chosen anything yet."


def test_a_reason_without_a_sentence_is_our_own_bug() -> None:
    player = Bot(GORGASALI)
    player.reason = Reason("no-such-key")
    with pytest.raises(KeyError, match="no-such-key"):
        player.explain()


@pytest.mark.parametrize("folder", [TEXTS / "text", TEXTS / "gorgasali" / "text"])
def test_all_languages_have_the_same_sentences(folder: Path) -> None:
    keys = {language: keys_in((folder / f"{language}.ftl").read_text("utf8")) for language in LANGUAGES}
    assert keys["en"] == keys["ru"] != set()


def test_every_key_in_the_code_has_a_sentence() -> None:
    sources = " ".join(path.read_text("utf8") for path in TEXTS.rglob("*.py"))
    said = set(re.findall(r'"((?:gorgasali|nothing|at|only)-[a-z-]+)"', sources))
    known = "".join(path.read_text("utf8") for path in TEXTS.rglob("en.ftl"))
    assert said - keys_in(known) == set()
