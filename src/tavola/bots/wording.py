"""Sentences of bots from their Fluent files: `text/<language>.ftl` here and in the folder of the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tavola.core.text import LANGUAGES

HERE = Path(__file__).parent


@cache
def bundle(game: str, language: str) -> FluentBundle:
    """Unknown languages speak English."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    made = FluentBundle([spoken], use_isolating=False)
    for folder in (HERE / "text", HERE / game / "text"):
        path = folder / f"{spoken}.ftl"
        if path.exists():
            made.add_resource(FluentResource(path.read_text(encoding="utf8")))
    return made


def sentence(game: str, key: str, args: Mapping[str, object], language: str) -> str:
    """The sentence of this key; a key without one is our own bug and says so."""
    found = bundle(game, language)
    if not found.has_message(key):
        raise KeyError(f"{key!r} has no sentence in {language!r} for bots of {game}")
    spoken = {name: said(value, language) for name, value in args.items()}
    pattern = found.get_message(key).value
    if pattern is None:
        raise KeyError(f"{key!r} in {language!r} has no text of its own")
    text, errors = found.format_pattern(pattern, spoken)
    if errors:
        raise ValueError(f"{key!r} in {language!r}: {errors}")
    return str(text)


def said(value: object, language: str) -> object:
    """Names come in every language."""
    return value.get(language, value.get(LANGUAGES[0])) if isinstance(value, Mapping) else value
