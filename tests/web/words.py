"""The client's own words, so that tests press what people read, in either language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tests.house import ROOT

FOLDERS = (ROOT / "web" / "src" / "words", ROOT / "web" / "src" / "games" / "gorgasali" / "words")


@cache
def bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    for path in files(lang):
        found.add_resource(FluentResource(path.read_text(encoding="utf8")))
    return found


def files(lang: str) -> list[Path]:
    return [path for folder in FOLDERS for path in sorted(folder.glob(f"*.{lang}.ftl"))]


def say(lang: str, message: str, **arguments: str | int) -> str:
    pattern = bundle(lang).get_message(message).value
    assert pattern is not None
    text, errors = bundle(lang).format_pattern(pattern, arguments)
    assert not errors, (message, errors)
    return str(text)
