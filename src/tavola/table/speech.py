"""What a table says in words, by language: sentences of events, what is asked, what choices are called."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tavola.core.game import Game
from tavola.core.text import LANGUAGES, Speaker, sentences
from tavola.core.values import Action, Event, Need, Refusal
from tavola.table.wire import Chair

WORDS: Final = Path(__file__).parent / "text"
KEPT: Final = 128  # sentences


class Teller(Speaker):
    """Remembers its newest sentences: all who look at a move are told nearly the same."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = ()) -> None:
        self._said: OrderedDict[object, str] = OrderedDict()
        super().__init__(game, lang, names)

    def _say(self, message: str, arguments: Mapping[str, str | int], attribute: str = "") -> str:
        key = (message, attribute, *arguments.items())
        found = self._said.get(key)
        if found is None:
            found = self._said[key] = super()._say(message, arguments, attribute)
            if len(self._said) > KEPT:
                self._said.popitem(last=False)
        return found


class Speech:
    """One speaker for each language; made anew when the names change."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._names: tuple[tuple[str, bool], ...] = ()  # and whether it is a bot's
        self._chairs: Sequence[Chair] = ()
        self._speakers: dict[str, Teller] = {}

    def name(self, chairs: Sequence[Chair]) -> None:
        names = tuple([(chair.name, chair.kind == "bot") for chair in chairs])
        if names != self._names:
            self._names, self._chairs = names, chairs
            self._speakers.clear()

    def speaker(self, lang: str) -> Teller:
        found = self._speakers.get(lang)
        if found is None:
            found = self._speakers[lang] = Teller(self.game, lang, names_of(self._chairs, self.game, lang))
        return found

    def events(self, events: Sequence[Event], view: Any, lang: str) -> tuple[str, ...]:
        """A sentence for each, "" for what is not worth one; none at all for those who want no words."""
        if not lang:
            return ()
        speaker = self.speaker(lang)
        return tuple([speaker.event(event, view) or "" for event in events])

    def question(self, need: Need, view: Any, lang: str) -> str:
        """What is asked of whom. A need that carries its menu is only for the one who is asked."""
        return self.speaker(lang).need(need, view) if lang else ""

    def action(self, action: Action, view: Any, lang: str) -> str:
        return self.speaker(lang).action(action, view) if lang else ""

    def refusal(self, refusal: Refusal, view: Any, lang: str) -> str:
        return self.speaker(lang).refusal(refusal, view) if lang else ""


def names_of(chairs: Sequence[Chair], game: Game | str, lang: str) -> tuple[str, ...]:
    """Who sits on each chair, in this language; a chair without a name is called by its number."""
    numbered = Speaker(game, lang).names
    named = [bot_name(chair.name or chair.bot, lang) if chair.kind == "bot" else chair.name for chair in chairs]
    return tuple([name or number for name, number in zip(named, numbered, strict=False)])


def bot_name(called: str, lang: str) -> str:
    """A "greedy 2" is "Greedy 2" to people; a bot that has no words yet goes by the name of its program."""
    kind, space, number = called.partition(" ")
    words, message = sentences(WORDS, lang), f"bot-{kind}"
    return words.form(message, {}) + space + number if words.has(message) else called


def known(lang: str) -> str:
    """A language there is text in, else English; "" wants none."""
    return lang if lang in ("", *LANGUAGES) else LANGUAGES[0]
