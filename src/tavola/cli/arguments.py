"""What several commands read from their arguments: options of a table, seats, names, languages."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tavola.core.errors import OptionError, TavolaError

if TYPE_CHECKING:
    from tavola.core.game import Game, Option

TRUE: Final = {"true", "yes", "on", "1"}
FALSE: Final = {"false", "no", "off", "0"}
PERSON: Final = "me"
USUAL: Final = ("me", "greedy", "greedy", "random")


class Misuse(TavolaError):
    """An argument that cannot be understood: says what was expected and what came."""


def read_options(game: Game, pairs: Sequence[str]) -> dict[str, object]:
    """`key=value` as the values that the game's options take; the game itself judges them."""
    known = {option.key: option for option in game.options}
    found: dict[str, object] = {}
    for pair in pairs:
        key, equals, word = pair.partition("=")
        if not equals or not key:
            raise Misuse(f"--option: expected key=value, found {pair!r}")
        found[key.strip()] = _value(known.get(key.strip()), word.strip())
    return found


def _value(option: Option | None, word: str) -> object:
    if option is None:
        return word
    kinds = {type(value) for value in option.values}
    if bool in kinds and word.lower() in TRUE | FALSE:
        return word.lower() in TRUE
    if int in kinds and word.lstrip("-").isdigit():
        return int(word)
    return word


def read_seats(text: str) -> tuple[str, ...]:
    """`me,greedy,random`; `greedy:3` seats three of them."""
    found: list[str] = []
    for word in text.split(","):
        name, colon, count = word.strip().partition(":")
        if not name or (colon and not count.isdigit()):
            raise OptionError(f"seats: expected names like me,greedy,random:2, found {text!r}")
        found += [name] * (int(count) if colon else 1)
    return tuple(found)


def usual_seats(game: Game, count: int | None = None) -> tuple[str, ...]:
    """One person and bots: the usual ones, as many as are needed."""
    from tavola.bots import names

    known = names(game)
    wanted = USUAL if count is None else (PERSON, *["greedy"] * (count - 1))
    return tuple(name if name == PERSON or name in known else known[0] for name in wanted)


def language(game: Game, lang: str | None) -> str:
    """The one asked for, or the one the terminal is set to, where the game speaks it; else English."""
    from tavola.core.text import languages

    known = languages(game)
    if lang is None:
        set_to = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
        return set_to if set_to in known else "en"
    if lang not in known:
        raise Misuse(f"--lang: {game.name} speaks {', '.join(known)}, found {lang!r}")
    return lang


def text_of(path: Path) -> str:
    """The text of a file, or one clear line."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Misuse(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Misuse(f"{path}: expected text in UTF-8") from error
