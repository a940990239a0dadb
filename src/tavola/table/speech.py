"""What a table says in words, by language: sentences of events, what is asked, what choices are called."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tavola.core.game import Game
from tavola.core.text import Speaker
from tavola.core.values import Action, Event, Need, Refusal

LANGUAGES: Final = ("en", "ru")
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
        self._names: tuple[str, ...] = ()
        self._speakers: dict[str, Teller] = {}

    def name(self, names: tuple[str, ...]) -> None:
        if names != self._names:
            self._names = names
            self._speakers.clear()

    def speaker(self, lang: str) -> Teller:
        found = self._speakers.get(lang)
        if found is None:
            plain = Teller(self.game, lang)
            names = [name or plain.say("seat", number=seat + 1) for seat, name in enumerate(self._names)]
            found = self._speakers[lang] = Teller(self.game, lang, names)
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


def known(lang: str) -> str:
    """A language there is text in, else English; "" wants none."""
    return lang if lang in ("", *LANGUAGES) else "en"
