"""From values to sentences: events, actions, refusals, options, questions and results, in every language of a game.

Sentences are Fluent messages in `games/<name>/text/<lang>.ftl`, found by convention: `event-<tag>`, `action-<tag>`,
`refusal-<reason>`, `option-<key>` with `.about` and one attribute a value, `stage-<Frame>`, `reason-<how it ended>`,
`result`, `seat`, `cited`. `Game.words` turns the numbers of a value into their arguments. An empty message means
that there is nothing worth a line.

A text that is missing or broken must not stop a table: then the id stands in its place, and the log of the program
says why. With `strict=True` (tests, `tavola check`) it raises instead.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tavola.core.errors import ContentError, TavolaError
from tavola.core.game import Game, Option, type_of_value
from tavola.core.game import game as find_game
from tavola.core.rulebook import Rulebook
from tavola.core.values import Action, Event, Need, Over, Refusal, Result

log = logging.getLogger(__name__)

LANGUAGES: Final = ("en", "ru")  # that Tavola speaks; the first where another is asked for

# How lists are written differs within a language; the rulebook writes "A, B and C".
COUNTRY: Final = {"en": "en_GB"}


class TextError(TavolaError):
    """A message that is missing, or one that cannot be formed with the arguments it was given."""


def languages(game: Game | str) -> tuple[str, ...]:
    """The languages this game speaks."""
    found = find_game(game) if isinstance(game, str) else game
    return tuple(sorted(path.stem for path in (found.folder / "text").glob("*.ftl")))


def listed(things: Sequence[str], lang: str) -> str:
    """Things as a language lists them: "A, B and C"."""
    return format_list(list(things), style="standard", locale=COUNTRY.get(lang, lang))


class Sentences:
    """The messages of one file; the only place that knows Fluent."""

    def __init__(self, text: str, file: str, lang: str) -> None:
        self.file = file
        self.ids: dict[str, tuple[str, ...]] = {}  # of every message, with its attributes
        self._bundle = FluentBundle([lang], use_isolating=False)
        resource = FluentResource(text)
        for entry in resource.body:
            self._note(entry, text)
        self._bundle.add_resource(resource)

    def _note(self, entry: Any, text: str) -> None:
        """Refuse what Fluent would quietly leave out: lines it does not understand, and messages said twice."""
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0] if entry.annotations else None
            why = note.message if note else "not understood"
            content = (entry.content or "").strip()[:60]
            raise ContentError(self.file, line_of(text, note or entry), f"{why}, in {content!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in self.ids:
                raise ContentError(self.file, line_of(text, entry), f"the message {entry.id.name!r} is there twice")
            self.ids[entry.id.name] = tuple(attribute.id.name for attribute in entry.attributes)

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether there is such a message, with this attribute if one is named."""
        return message in self.ids and (not attribute or attribute in self.ids[message])

    def form(self, message: str, arguments: Mapping[str, str | int], attribute: str = "") -> str:
        """The sentence, or a TextError that says what is missing."""
        name = f"{message}.{attribute}" if attribute else message
        if not self.has(message, attribute):
            raise TextError(f"{self.file}: no message {name!r}")
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise TextError(f"{self.file}: the message {name!r} has no text")
        sentence, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise TextError(f"{self.file}: {name}: {'; '.join(map(str, errors))} (given: {dict(arguments)})")
        return str(sentence)


def line_of(text: str, node: ast.SyntaxNode) -> int:
    """The line a part of a Fluent file begins in."""
    return text.count("\n", 0, node.span.start if node.span else 0) + 1


@lru_cache(maxsize=32)
def sentences(folder: Path, lang: str) -> Sentences:
    """The messages of a game in one language; read when first needed."""
    path = folder / f"{lang}.ftl"
    if not path.is_file():
        known = ", ".join(sorted(file.stem for file in folder.glob("*.ftl")))
        raise ContentError(str(path), 1, f"no text in {lang!r}; there is: {known or 'none'}")
    Locale.parse(lang)
    return Sentences(path.read_text(encoding="utf8"), str(path), lang)


class Speaker:
    """Tells one game in one language. `names` are those of the players; a seat without one is called by its number."""

    def __init__(self, game: Game | str, lang: str, names: Sequence[str] = (), *, strict: bool = False) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.lang = lang
        self.strict = strict
        self._text = sentences(self.game.folder / "text", lang)
        unnamed = range(len(names), self.game.seats[1])
        self.names = (*names, *[self.say("seat", number=seat + 1) for seat in unnamed])

    # --- what happens ----------------------------------------------------------------------------------------------

    def event(self, event: Event, view: object | None = None) -> str | None:
        """A sentence for the log, None when there is nothing worth a line. The view tells which board it is about."""
        return self._told("event-", event, view) or None

    def action(self, action: Action, view: object | None) -> str:
        """An entry of a menu, short; `view` is the acting seat's."""
        return self._told("action-", action, view)

    def refusal(self, refusal: Refusal, view: object | None = None) -> str:
        """Why not, with the id of the rule at its end."""
        sentence = self._say(f"refusal-{refusal.reason}", self._arguments(refusal, view))
        return self.say("cited", sentence=sentence, rule=refusal.rule)

    def need(self, need: Need, view: object) -> str:
        """What is asked of whom; a need that carries its menu tells the moments of a turn apart."""
        if isinstance(need, Over):
            return self.result(need.result)
        stage = getattr(view, "stage", type(need).__name__)
        return self._say(f"stage-{stage}", self._arguments(need, view))

    def result(self, result: Result) -> str:
        """Who won, and how it ended; `ended` is the reason as a key, where a draw has words of its own."""
        winners = [self.names[seat] for seat in result.winners]
        reason = self.say(f"reason-{result.reason}")
        first = listed(winners, self.lang)
        return self.say("result", winners=first, count=len(winners), reason=reason, ended=result.reason)

    # --- what is written -------------------------------------------------------------------------------------------

    def rule(self, rule: str) -> str:
        """The text of a rule."""
        return Rulebook.load(self.game, self.lang).get(rule).text

    def option(self, option: Option) -> tuple[str, str]:
        """The name of an option and what it is about."""
        message = f"option-{option.key}"
        return self.say(message), self._say(message, {}, "about")

    def value(self, option: Option, value: type_of_value) -> str:
        """A value of an option: an attribute of its message, else a name the game knows, else the value itself."""
        word = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        attribute = f"is-{word}"
        if self._text.has(f"option-{option.key}", attribute):
            return self._say(f"option-{option.key}", {}, attribute)
        if isinstance(value, bool):
            return self.say(word)
        return str(self._arguments(option, None).get(word, word))

    @property
    def title(self) -> str:
        """The game's name in this language."""
        return self.game.titles.get(self.lang) or self.game.titles["en"]

    @property
    def titles(self) -> Mapping[str, str]:
        """The game's name in every language."""
        return self.game.titles

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._text.has(message)

    def say(self, message: str, **arguments: str | int) -> str:
        """Any message by its id."""
        return self._say(message, arguments)

    # --- inside ----------------------------------------------------------------------------------------------------

    def _told(self, kind: str, value: Event | Action, view: object | None) -> str:
        tag = str(type(value).__struct_config__.tag)
        return self._say(kind + tag, self._arguments(value, view))

    def _arguments(self, value: object, view: object | None) -> dict[str, str | int]:
        try:
            return self.game.words(value, view, self.lang, self.names)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, TavolaError) as error:
            if self.strict:
                raise
            log.warning("%s: no words for %r: %r", self.game.name, value, error)
            return {}

    def _say(self, message: str, arguments: Mapping[str, str | int], attribute: str = "") -> str:
        try:
            return self._text.form(message, arguments, attribute)
        except TextError as error:
            if self.strict:
                raise
            log.warning("%s", error)
            return f"{message}.{attribute}" if attribute else message
