"""Windows over the table: the rules behind something, a list to pick from, and the curtain between two people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import SelectionList, Static
from textual.widgets.selection_list import Selection

from tavola.core.values import Action, Pick


class Reading(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss_it", show=False)
        for key in ("escape", "enter", "q", "question_mark", "space", "h", "comma")
    ]

    def __init__(self, title: str, body: Text, foot: str) -> None:
        super().__init__()
        self.words = (title, body, foot)

    def compose(self) -> ComposeResult:
        title, body, foot = self.words
        with Vertical(classes="window"):
            yield Static(Text(title), classes="title")
            with VerticalScroll(can_focus=True):
                yield Static(body, classes="body")
            yield Static(Text(foot), classes="foot")

    def action_dismiss_it(self) -> None:
        self.dismiss()

    def on_click(self) -> None:
        self.dismiss()


class Curtain(ModalScreen[None]):
    """Hides the table until the next person sits down."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self, title: str, foot: str) -> None:
        super().__init__()
        self.words = (title, foot)

    def compose(self) -> ComposeResult:
        with Vertical(classes="window curtain"):
            yield Static(Text(self.words[0]), classes="title")
            yield Static(Text(self.words[1]), classes="foot")

    def action_open(self) -> None:
        self.dismiss()


class Ticks(SelectionList[int]):
    """Space marks; Enter is left for "done"."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "select", show=False)]


class Picking(ModalScreen[Action | None]):
    """A set out of a list; `judge` says in words what is wrong with it, or nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "done", show=False, priority=True),
        Binding("escape", "back", show=False),
    ]

    def __init__(
        self, menu: Pick, labels: Sequence[str], judge: Callable[[Action], str], title: str, foot: str, done: str
    ) -> None:
        super().__init__()
        self.menu = menu
        self.labels = labels
        self.judge = judge
        self.words = (title, foot, done)

    def compose(self) -> ComposeResult:
        title, foot, done = self.words
        with Vertical(classes="window"):
            yield Static(Text(title), classes="title")
            yield Ticks(*[Selection(Text(label), item) for item, label in zip(self.menu.of, self.labels, strict=True)])
            yield Static("", id="verdict")
            yield Static(Text(f" {done} "), id="done")
            yield Static(Text(foot), classes="foot")

    @property
    def picked(self) -> tuple[int, ...]:
        marked = set(self.query_one(Ticks).selected)
        return tuple(item for item in self.menu.of if item in marked)

    @on(SelectionList.SelectedChanged)
    def weigh(self) -> None:
        self.query_one("#verdict", Static).update(Text(self.verdict(), style="#ff8d8d"))

    def verdict(self) -> str:
        items = self.picked
        if not self.menu.low <= len(items) <= self.menu.high:
            return f"{len(items)}: {self.menu.low}–{self.menu.high}"
        return self.judge(self.menu.make(items))

    def action_done(self) -> None:
        if self.verdict():
            self.weigh()
        else:
            self.dismiss(self.menu.make(self.picked))

    def action_back(self) -> None:
        self.dismiss(None)

    def on_click(self, event: object) -> None:
        if getattr(getattr(event, "widget", None), "id", "") == "done":
            self.action_done()
