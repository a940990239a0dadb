"""What stands on the screen, as text: the question, the choices and the log of one viewer in one language.

Knows the table and the words, but no widget; the app lays it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.text import Text

from tavola.cli.term.boards import Painter, painter
from tavola.core.errors import TavolaError
from tavola.core.text import Sentences, Speaker, languages, sentences
from tavola.core.values import Action, Aim, Event, Menu, Pick, Refusal, Spots
from tavola.table.local import LocalTable, Told

NO_TWO_DIGITS: Final = 100
FAINT: Final = "#9aa3ae"


class Choice(NamedTuple):
    """One numbered choice; no action: the list to pick from."""

    number: int
    text: str
    action: Action | None
    places: tuple[int, ...]


class Line(NamedTuple):
    """One line of the log with the event behind it."""

    text: Text
    event: Event


def own_words(lang: str) -> Sentences:
    """The sentences of the terminal itself."""
    return sentences(Path(__file__).parent / "text", lang)


def listed(menu: Menu) -> Sequence[Action]:
    """All choices that can be numbered: of places a few, of flicks none."""
    if isinstance(menu, Spots):
        return (*menu.some, *menu.otherwise)
    return menu.otherwise if isinstance(menu, (Aim, Pick)) else menu.listed() or ()


class Scene:
    """The table as one language tells it. `viewer` is whose eyes look now."""

    def __init__(self, table: LocalTable, lang: str, names: Sequence[str] = ()) -> None:
        self.table = table
        self.lang = lang
        self.given = tuple(names)
        self.words = own_words(lang)
        self.painter: Painter = painter(table.match, lang)
        self.plain = Speaker(table.game, lang, self.given)
        self.speaker = self.plain
        self.viewer: int | None = table.viewer
        self.view: Any = None
        self.refresh()

    # --- the moment ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Look again: who looks, what they see, what everybody is called."""
        self.viewer = self.eyes()
        self.view = self.table.match.view(self.viewer)
        called = self.painter.names(self.view)
        names = [*self.given, *called[len(self.given) :]]
        if tuple(names) != self.speaker.names[: len(names)]:
            self.speaker = Speaker(self.table.game, self.lang, names)

    def eyes(self) -> int | None:
        """One person always looks; of several the one who is asked, and between their turns only what all may see."""
        if len(self.table.people) < 2:
            return self.table.viewer
        if self.table.person is not None:
            return self.table.person
        return None if self.painter.secret(self.table.match.view(None)) else self.table.last_person

    def next_language(self) -> str:
        known = languages(self.table.game)
        return known[(known.index(self.lang) + 1) % len(known)]

    def say(self, message: str, **arguments: str | int) -> str:
        return self.words.form(message, arguments)

    @property
    def names(self) -> Sequence[str]:
        return self.speaker.names

    @property
    def menu(self) -> Menu | None:
        """What the person may choose now."""
        person = self.table.person
        return self.table.match.menu(person) if person is not None else None

    # --- the question ----------------------------------------------------------------------------------------------

    def question(self) -> Text:
        table = self.table
        if table.match.result is not None:
            return Text.assemble((self.speaker.result(table.match.result), "bold #ffd75f"), f"  {self.say('over')}")
        if table.person is None:
            bot = table.bot
            if bot is None:
                return Text()
            return Text(self.say("thinking", name=self.names[bot], bot=table.chairs[bot]), style="italic #7d8590")
        text = Text(self.speaker.need(table.match.need, self.view), style="bold")
        text.highlight_words([self.names[table.person]], self.colour(table.person))
        return text

    def colour(self, seat: int) -> str:
        colours = self.painter.colours(self.view)
        return f"bold {colours[seat]}" if seat < len(colours) else "bold"

    def choices(self) -> list[Choice]:
        """All numbered choices; a Pick is its answers that are no set, and the way into the list."""
        menu = self.menu
        if menu is None:
            return []
        found = [self._choice(number, action) for number, action in enumerate(listed(menu), 1)]
        if isinstance(menu, Pick) and menu.of:
            pick = self.say("pick", low=menu.low, high=menu.high, count=len(menu.of))
            found.append(Choice(len(found) + 1, pick, None, ()))
        return found

    def hint(self) -> str:
        """How to answer what no list can hold."""
        menu = self.menu
        return self.painter.hint(menu, self.view) if isinstance(menu, (Aim, Spots)) else ""

    def _choice(self, number: int, action: Action) -> Choice:
        return Choice(number, self.speaker.action(action, self.view), action, self.painter.places(action, self.view))

    def marks(self, choices: Sequence[Choice]) -> dict[int, str]:
        """Numbers for squares; a square of several choices, or of a choice of several squares, is only lit."""
        found: dict[int, str] = {}
        for choice in choices:
            alone = len(choice.places) == 1 and choice.number < NO_TWO_DIGITS
            for square in choice.places:
                found[square] = str(choice.number) if alone and square not in found else ""
        return found

    # --- reasons ---------------------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Why not: the sentence with its id, then the rule itself."""
        return f"{self.speaker.refusal(refusal, self.view)} {self.rule(refusal.rule)}".strip()

    def rules(self, value: Action | Event) -> list[tuple[str, str]]:
        """The rules behind a choice or a line: id and text."""
        found = [(rule, self.rule(rule)) for rule in dict.fromkeys(self.table.match.game.why(value, self.view))]
        return [(rule, text) for rule, text in found if text]

    def rule(self, rule: str) -> str:
        try:
            return self.speaker.rule(rule)
        except TavolaError:
            return ""

    # --- the log ---------------------------------------------------------------------------------------------------

    def lines(self, since: int = 0) -> list[Line]:
        """The log from entry `since` of the table's memory on, as the viewer may know it."""
        return [line for told in self.table.told[since:] for line in self.told(told)]

    def told(self, told: Told) -> list[Line]:
        viewer = self.viewer if self.viewer in told.shown else None
        return [line for event in told.shown[viewer] for line in self.lines_of(event)]

    def lines_of(self, event: Event) -> list[Line]:
        first = self.line(event)
        more = [Line(Text(f"  {text}", style=FAINT), event) for text in self.painter.more(event, self.view)]
        return more if first is None else [first, *more]

    def line(self, event: Event) -> Line | None:
        speaker = self.plain if self.painter.nameless(event) else self.speaker
        sentence = speaker.event(event, self.view)
        if not sentence:
            return None
        text = Text(sentence, style=self.painter.weight(event))
        for name, colour in zip(speaker.names, self.painter.colours(self.view), strict=False):
            text.highlight_words([name], f"bold {colour}")
        return Line(text, event)
