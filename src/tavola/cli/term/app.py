"""The terminal table: lays out the scene, takes keys, clicks and commands, and lets the bots act in their time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tavola.cli.term.boards import Mats
from tavola.cli.term.boardview import BoardView
from tavola.cli.term.command import CommandError, parse
from tavola.cli.term.entry import COMMAND, FIND, TWINS, Entry, found
from tavola.cli.term.scene import Choice, Line, Scene
from tavola.cli.term.styles import CSS, TALL, WIDE
from tavola.cli.term.windows import Curtain, Picking, Reading
from tavola.core.values import Action, Event, Pick
from tavola.table.local import LocalTable

LOG_LINES: Final = 600  # older ones stay in the record
ARROWS: Final = {"shift+up": (0, -3), "shift+down": (0, 3), "shift+left": (-3, 0), "shift+right": (3, 0)}
BREATH: Final = 25  # bots' actions between two looks at the keyboard, when nothing slows them down


class Listing(OptionList):
    """A list that hands keys on at once: one that bubbled up could be overtaken by the Enter typed after it."""

    def __init__(self, name: str, keyed: Callable[[events.Key], None], entered: Callable[[], None]) -> None:
        super().__init__(id=name)
        self.keyed = keyed
        self.entered = entered

    def on_key(self, event: events.Key) -> None:
        self.keyed(event)

    def action_select(self) -> None:
        self.entered()


class TableApp(App[None]):
    """One table on one screen."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, table: LocalTable, lang: str, names: Sequence[str] = (), pace: float = 0.3, save: Path | None = None
    ) -> None:
        super().__init__()
        self.table = table
        self.scene = Scene(table, lang, names)
        self.given = names
        self.pace = pace
        self.save_path = save
        self.entry = Entry()
        self.choices: list[Choice] = []
        self.shown: list[Choice] = []
        self.lines: list[Line] = []
        self.mats: Mats | None = None
        self.covered: int | None = None  # the person who sits before the screen
        self.hurry = False
        self._epoch = 0
        self._logged = 0
        self._log_of: object = None

    # --- the parts -------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Container(id="middle"):
            yield BoardView()
            with Vertical(id="side"):
                with VerticalScroll(id="seats", can_focus=False):
                    yield Static(id="people")
                yield Listing("log", self.on_key, self.explain)
            with Vertical(id="ask"):
                yield Static(id="question")
                yield Static(id="note")
                yield Listing("choices", self.on_key, self.entered)
                yield Static(id="line")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.title = self.scene.speaker.title
        self.covered = self.table.person
        self.arrange(self.size.width, self.size.height)
        self.listing.focus()
        self.show()
        self.start_bots()

    def on_resize(self, event: events.Resize) -> None:
        self.arrange(event.size.width, event.size.height)
        self.call_after_refresh(self.refit)

    def refit(self) -> None:
        """Draw anew what fills its room."""
        self.show_board()
        self.light()
        self.show_seats()

    def arrange(self, width: int, height: int) -> None:
        self.felt.set_class(width >= WIDE, "wide")
        self.felt.set_class(height >= TALL, "tall")

    # --- showing ---------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Everything anew, from the view of whoever looks."""
        if self.curtain_falls():
            return
        self.scene.refresh()
        self.choices = self.scene.choices()
        self.felt.query_one("#head", Static).update(self.scene.painter.head(self.scene.view))
        self.felt.query_one("#question", Static).update(self.scene.question())
        self.show_board()
        self.show_choices()
        self.show_seats()
        self.show_log()
        self.show_keys()

    def show_board(self) -> None:
        board = self.felt.query_one(BoardView)
        picture = self.scene.painter.picture(self.scene.view, board.room)
        self.felt.set_class(picture is None, "boardless")
        board.show(picture, self.scene.marks(self.choices))

    @property
    def listing(self) -> Listing:
        """The list of choices."""
        return self.felt.query_one("#choices", Listing)

    @property
    def felt(self) -> Screen[object]:
        """The screen of the table, whatever window lies on it."""
        return self.screen_stack[0]

    def show_choices(self) -> None:
        """The choices that what is being typed leaves over."""
        self.shown = found(self.choices, self.entry.wanted)
        choices = self.listing
        choices.clear_options()
        wide = len(str(len(self.choices)))
        choices.add_options([Option(Text(f"{choice.number:>{wide}}  {choice.text}")) for choice in self.shown])
        choices.highlighted = 0 if self.shown else None
        self.show_line()
        self.light()

    def show_line(self) -> None:
        entry = self.entry
        name = {FIND: "finding", COMMAND: "command"}.get(entry.mode, "typed")
        text = Text(self.scene.say(name, text=entry.text + "▏"), style="bold #ffffff") if entry else Text()
        if entry.mode == FIND and not self.shown:
            text = Text(self.scene.say("none-found", text=entry.text), style="#ff8d8d")
        if not entry and (hint := self.scene.hint()):
            text = Text(self.scene.say("type", hint=hint))
        elif not entry and self.shown:
            text = Text(self.scene.say("choose"))
        self.felt.query_one("#line", Static).update(text)

    def show_seats(self) -> None:
        people = self.felt.query_one("#people", Static)
        width = self.felt.query_one("#side").size.width - 1
        if width > 0:
            seats = self.scene.painter.seats(self.scene.view, self.scene.names, width, self.mats_now())
            people.update(seats)

    def mats_now(self) -> Mats:
        """As chosen; unless chosen as much as there is room for."""
        if self.mats is not None:
            return self.mats
        rows = self.felt.query_one("#side").size.height
        if self.felt.has_class("wide"):
            return Mats.ALL if rows > 3 * self.table.game.seats[1] else Mats.OWN
        return Mats.OWN if 5 * (len(self.table.chairs) + 6) <= 4 * rows + 5 else Mats.NONE

    def show_log(self) -> None:
        """New lines at the end; the whole log again when it is told otherwise than before."""
        log = self.felt.query_one("#log", OptionList)
        teller = (self.scene.viewer, self.scene.lang, tuple(self.scene.names))
        if teller != self._log_of or self._logged > len(self.table.told):
            log.clear_options()
            log.border_title = self.scene.say("log")
            self.lines, self._logged, self._log_of = [], 0, teller
        fresh = self.scene.lines(self._logged)
        self._logged = len(self.table.told)
        if not fresh:
            return
        for line in fresh:
            self.write(log, line)
        if len(self.lines) > LOG_LINES:
            self.lines = self.lines[-LOG_LINES // 2 :]
            log.clear_options()
            log.add_options([Option(line.text) for line in self.lines])
        if not log.has_focus:
            log.highlighted = None
            self.call_after_refresh(log.scroll_end, animate=False)

    def write(self, log: OptionList, line: Line) -> None:
        if self.lines and self.scene.painter.follows(self.lines[-1].event, line.event):
            self.lines[-1] = line
            log.replace_option_prompt_at_index(len(self.lines) - 1, line.text)
        else:
            self.lines.append(line)
            log.add_option(Option(line.text))

    def show_keys(self) -> None:
        name = "keys" if self.felt.has_class("wide") else "keys-short"
        undo = self.scene.say("keys-undo") if self.table.may_undo else ""
        self.felt.query_one("#keys", Static).update(Text(" " + self.scene.say(name, undo=undo), no_wrap=True))

    def note(self, text: str = "") -> None:
        """A remark under the question, until the next action."""
        note = self.felt.query_one("#note", Static)
        note.update(Text(text))
        note.set_class(bool(text), "said")

    def light(self) -> None:
        """Show on the board what the highlighted choice is about."""
        choice = self.highlighted
        self.felt.query_one(BoardView).point(choice.places if choice else ())

    @property
    def highlighted(self) -> Choice | None:
        at = self.listing.highlighted
        return self.shown[at] if at is not None and at < len(self.shown) else None

    # --- acting ----------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Play for the person who is asked, or say why not."""
        person = self.table.person
        if person is None:
            return
        refusal = self.table.check(person, action)
        self.entry.clear()
        if refusal is not None:
            self.note(self.scene.refusal(refusal))
            self.show_choices()
            return
        self.table.act(person, action)
        self.changed()

    def changed(self) -> None:
        self._epoch += 1
        self.note()
        self.keep()
        self.show()
        self.start_bots()

    def choose(self, choice: Choice) -> None:
        if choice.action is None:
            self.pick()
        else:
            self.act(choice.action)

    def pick(self) -> None:
        """Open the list of a Pick."""
        menu, person = self.scene.menu, self.table.person
        if not isinstance(menu, Pick) or person is None:
            return
        labels = self.scene.painter.items(menu, self.scene.view)
        title = self.scene.say("pick", low=menu.low, high=menu.high, count=len(menu.of))

        def judge(action: Action) -> str:
            refusal = self.table.check(person, action)
            return self.scene.refusal(refusal) if refusal else ""

        def picked(action: Action | None) -> None:
            if action is not None:
                self.act(action)

        window = Picking(menu, labels, judge, title, self.scene.say("pick-keys"), self.scene.say("pick-done"))
        self.push_screen(window, picked)

    def start_bots(self) -> None:
        if self.table.person is None and not self.table.over:
            self.hurry = False
            self.run_worker(self.play_bots(), exclusive=True)

    async def play_bots(self) -> None:
        """Until a person is asked: one action, one look, in the pace of the table."""
        count = 0
        while self.table.person is None and (seat := self.table.bot) is not None:
            if self.pace and not self.hurry:
                if not await self.slow_move(seat):
                    return
                continue
            self.table.bot_move(seat)
            count += 1
            if count % BREATH == 0:
                self.show()
                await asyncio.sleep(0)
        self.show()

    async def slow_move(self, seat: int) -> bool:
        """A bot thinks and waits; false when the table has changed meanwhile."""
        epoch = self._epoch
        action = await asyncio.to_thread(self.table.think, seat)
        await asyncio.sleep(self.pace)
        if epoch != self._epoch:
            return False
        self.table.bot_move(seat, action)
        self.show()
        return True

    def curtain_falls(self) -> bool:
        """Before another person may see what the last one must not have seen of theirs."""
        person = self.table.person
        if person is None or person == self.covered or len(self.table.people) < 2:
            return False
        if not self.scene.painter.secret(self.table.match.view(None)):
            return False
        name = self.scene.names[person]

        def opened(_: None) -> None:
            self.covered = person
            self.show()

        if not isinstance(self.screen, Curtain):
            self.push_screen(Curtain(self.scene.say("pass", name=name), self.scene.say("pass-keys", name=name)), opened)
        return True

    # --- keys ------------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return
        if event.key == "escape":
            self.entry.clear()
            self.note()
            self.listing.focus()
            self.show_choices()
        elif event.key == "backspace":
            self.entry.rub()
            self.show_choices()
        elif event.key in ARROWS:
            self.felt.query_one(BoardView).push(*ARROWS[event.key])
        elif event.character and event.is_printable:
            self.printable(event.character)
        else:
            return
        event.prevent_default().stop()  # a window that opened just now must not take this key too

    def printable(self, sign: str) -> None:
        if self.entry.typed(sign):
            self.listing.focus()
            self.retyped()
            return
        meant = TWINS.get(sign, sign)
        does: dict[str, Callable[[], object]] = {
            "u": self.take_back, "s": self.save_now, "l": self.switch, "m": self.toggle_mats, "q": self.exit,
            "?": self.explain, "h": self.signs, " ": self.faster,
        }  # fmt: skip
        if meant in does:
            does[meant]()

    def retyped(self) -> None:
        """A number moves the highlight, something to find leaves only what fits."""
        if self.entry.mode == FIND:
            self.show_choices()
            return
        number = self.entry.number
        if number is not None and 0 < number <= len(self.shown):
            self.listing.highlighted = number - 1
        self.show_line()

    def entered(self) -> None:
        if self.entry.mode == COMMAND:
            self.command(self.entry.text)
            return
        number = self.entry.number
        choice = self.highlighted if number is None else self.numbered(number)
        self.entry.clear()
        if choice is not None:
            self.choose(choice)
        elif number is not None:
            self.note(self.scene.say("no-number", text=str(number)))
            self.show_choices()

    def numbered(self, number: int) -> Choice | None:
        return self.choices[number - 1] if 0 < number <= len(self.choices) else None

    def command(self, text: str) -> None:
        """An action by its tag, legal or not; `save` with a path."""
        self.entry.clear()
        words = text.split()
        if words[:1] == ["save"]:
            self.save_now(Path(words[1]) if len(words) > 1 else None)
            self.show_choices()
            return
        try:
            self.act(parse(self.table.game, text, self.scene.painter, self.scene.view))
        except CommandError as error:
            self.note(str(error))
            self.show_choices()

    def faster(self) -> None:
        """Let the bots hurry until somebody is asked."""
        self.hurry = True

    def take_back(self) -> None:
        if self.table.undo():
            self._log_of = None
            self.changed()
            self.note(self.scene.say("undone"))
        else:
            self.note(self.scene.say("no-undo"))

    def switch(self) -> None:
        self.scene = Scene(self.table, self.scene.next_language(), self.given)
        self.note()
        self.show()

    def toggle_mats(self) -> None:
        self.mats = Mats((self.mats_now() + 1) % len(Mats))
        self.show_seats()

    # --- windows ---------------------------------------------------------------------------------------------------

    def explain(self) -> None:
        """The rules behind the choice or the line of the log under the cursor."""
        value: Action | Event | None = None
        log = self.felt.query_one("#log", OptionList)
        if log.has_focus and log.highlighted is not None:
            value = self.lines[log.highlighted].event
        elif not log.has_focus and (choice := self.highlighted) is not None:
            value = choice.action
        rules = self.scene.rules(value) if value is not None else []
        body = Text("\n\n").join([Text.assemble((rule, "bold #ffd75f"), f"  {text}") for rule, text in rules])
        self.read(self.scene.say("rules"), body if rules else Text(self.scene.say("no-rule")))

    def signs(self) -> None:
        body = Text.assemble((self.scene.say("help"), "#b8c4d0"), "\n\n", self.scene.painter.legend())
        self.read(self.scene.say("legend"), body)

    def read(self, title: str, body: Text) -> None:
        self.push_screen(Reading(title, body, self.scene.say("close")))

    @on(OptionList.OptionHighlighted, "#choices")
    def moved(self) -> None:
        self.light()

    @on(BoardView.Picked)
    def clicked(self, event: BoardView.Picked) -> None:
        """A square of one choice is that choice; of several, they are what is left to choose from."""
        meant = [choice for choice in self.choices if event.square in choice.places]
        if len(meant) == 1:
            self.choose(meant[0])
        elif meant:
            self.shown = meant
            choices = self.listing
            choices.clear_options()
            choices.add_options([Option(Text(f"{choice.number}  {choice.text}")) for choice in meant])
            choices.highlighted = 0
            self.light()

    # --- keeping ---------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """What a person has done is on the disk."""
        if self.save_path is not None:
            self.table.save(self.save_path)

    def save_now(self, path: Path | None = None) -> None:
        path = path or self.save_path
        if path is None:
            return
        try:
            self.table.save(path)
            self.note(self.scene.say("saved", path=str(path)))
        except OSError as error:
            self.note(f"{path}: {error.strerror}")
