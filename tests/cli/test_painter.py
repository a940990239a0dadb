"""What the painter of Gorgasali promises: rules that exist, words in every language, squares by their names."""

from __future__ import annotations

from pathlib import Path

import tavola
from tavola.cli.term import boards
from tavola.cli.term.boards import Spot, Wordy, marked, painter
from tavola.cli.term.scene import own_words
from tavola.core.text import sentences

GAME = tavola.game("gorgasali")


def test_both_languages_say_the_same_things() -> None:
    folder = Path(boards.__file__).parent / "gorgasali" / "text"
    assert sentences(folder, "en").ids == sentences(folder, "ru").ids
    assert own_words("en").ids == own_words("ru").ids


def test_words_of_the_command_line() -> None:
    match = tavola.Match(GAME, seats=2, seed=1, options={"characterPick": "random"})
    island, view = painter(match, "en"), match.view(0)
    assert island.number("to", "A1", view) == 0
    assert island.number("square", "aa2", view) == 27 + 26
    assert island.number("to", "A99", view) is None
    assert island.number("slot", "1", view) == 0
    assert island.number("give_chests", "1", view) == 1
    assert island.number("target", "xx", view) is None


def test_figures_have_letters_of_their_own_in_both_languages() -> None:
    match = tavola.Match(GAME, seats=10, seed=1, options={"characterPick": "random"})
    for lang in ("en", "ru"):
        codes = painter(match, lang).desk.codes(match.view(None))  # type: ignore[attr-defined]
        assert len(set(codes)) == 10
        assert all(len(code) == 2 for code in codes)


def test_a_choice_is_written_on_its_square() -> None:
    match = tavola.Match(GAME, seats=2, seed=1)
    picture = painter(match, "en").picture(match.view(0))
    assert picture is not None
    rows = marked(picture, {0: "7", 1: ""}, (2,), ("#000000", "#ffffff"), ("#111111", "#eeeeee"))
    assert rows[1][1].text == " 7"
    assert rows[1][2].ground == "#ffffff"
    assert rows[1][3].ground == "#eeeeee"
    assert rows[0] == list(picture.spots[0])
    assert all(isinstance(spot, Spot) for row in rows for spot in row)


def test_a_game_without_a_painter_is_shown_in_words() -> None:
    match = tavola.Match(GAME, seats=2, seed=1)
    wordy = Wordy(match, "ru")
    assert wordy.picture(match.view(0)) is None
    assert wordy.head(match.view(0)).plain == GAME.titles["ru"]
    assert wordy.number("to", "7", None) == 7
