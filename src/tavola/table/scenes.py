"""The scene of a table as each pair of eyes sees it; what was made once for a version is not made again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from tavola.core.values import Aim, Decide, DecideAll, Menu, Need, OneOf, Pick, Result, Spots
from tavola.table.diff import Row, differences
from tavola.table.wire import RUNNING, Ask, Ending, Scene, WireMenu

if TYPE_CHECKING:
    from tavola.table.room import Room

LISTED: Final = 400  # choices that are sent; more may be tried


class Scenes:
    """`views` and `asks` hold for one state of the match."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._views: dict[int | None, Any] = {}
        self._asks: dict[int, Ask] = {}
        self._broken: dict[int | None, Any] | None = None

    def moved(self) -> None:
        """The match is another one now."""
        self._views.clear()
        need = self._room.running.needs
        self._asks = {seat: ask for seat, ask in self._asks.items() if need.get(seat) == ask.need}

    def freeze(self) -> None:
        """The match broke in the middle of a move: what was seen last is all there is to see."""
        self._broken = {eyes: sight.scene.view for eyes, sight in self._room.viewers.sights.items()}

    # --- parts -------------------------------------------------------------------------------------------------------

    def view(self, eyes: int | None) -> Any:
        if self._broken is not None:
            return self._broken.get(eyes)
        course = self._room.course
        if course is None:
            return None
        if eyes not in self._views:
            self._views[eyes] = course.match.view(eyes)
        return self._views[eyes]

    def ask(self, seat: int | None) -> Ask | None:
        """The decision that the person of this seat has to make."""
        room = self._room
        if seat is None or room.course is None or room.status != RUNNING:
            return None
        need = room.course.needs.get(seat)
        if need is None or room.seating.bot_of(seat):
            return None
        if seat not in self._asks:
            self._asks[seat] = Ask(need, seat, wire_menu(room.course.match.menu(seat)))
        return self._asks[seat]

    def question(self, eyes: int | None, lang: str) -> str:
        """What is asked of whom; what the menu adds is told only to the one who is asked."""
        room = self._room
        deciders = room.deciders
        if not deciders:
            return ""
        need: Need = DecideAll(deciders)
        if eyes in deciders and not room.seating.bot_of(eyes):
            need = Decide(eyes, room.running.match.menu(eyes))
        elif len(deciders) == 1:
            need = Decide(deciders[0])
        return room.speech.question(need, self.view(eyes), lang)

    # --- the whole ---------------------------------------------------------------------------------------------------

    def scene(self, eyes: int | None) -> Scene:
        room = self._room
        undo = room.undo.get(eyes, "") if eyes is not None else ""
        return Scene(
            room.status, room.host.id, room.chairs, room.deciders, self.ask(eyes), undo, room.offers, room.clock,
            room.pace, room.ending, room.next, self.view(eyes),
        )  # fmt: skip

    def rows(self, old: Scene, new: Scene) -> list[Row]:
        """The patch from one scene to the other. What is asked is told whole: no two questions are much alike."""
        if old.ask is new.ask:
            return differences(old, new)
        rows = differences(msgspec.structs.replace(old, ask=new.ask), new)
        rows.append(("ask", new.ask))
        return rows


def wire_menu(menu: Menu) -> WireMenu:
    """A menu without its functions."""
    if isinstance(menu, OneOf):
        cut = len(menu.actions) > LISTED
        return WireMenu("one", tuple(map(msgspec.to_builtins, menu.actions[:LISTED])), more=cut)
    if isinstance(menu, Pick):
        other = tuple(map(msgspec.to_builtins, menu.otherwise))
        return WireMenu("pick", other, of=menu.of, low=menu.low, high=menu.high)
    if isinstance(menu, Aim):
        other = tuple(map(msgspec.to_builtins, menu.otherwise))
        return WireMenu("aim", other, disks=menu.disks, speed=menu.speed)
    if isinstance(menu, Spots):
        other = tuple(map(msgspec.to_builtins, (*menu.otherwise, *menu.some)))
        return WireMenu("spots", other, more=True)
    return WireMenu("one")


def choices_of(menu: Menu) -> tuple[Any, ...]:
    """The choices by their places in the menu, as it was sent."""
    if isinstance(menu, (Pick, Aim)):
        return tuple(menu.otherwise)
    if isinstance(menu, Spots):
        return (*menu.otherwise, *menu.some)
    return tuple((menu.listed() or ())[:LISTED])


def ending_of(result: Result) -> Ending:
    return Ending(result.places, result.scores, result.reason)
