"""What things are called for one viewer in one language: players, disks with their numbers, cards, places.

"Ramprack 2": characters that look alike in one camp are numbered, the fallen among them, so that a number stays; where
a kind is in several camps, the player is added. A disk that no view shows is called by what its face says.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from tavola.core.text import listed
from tavola.games.desktopia import content
from tavola.games.desktopia.cards import (
    BARREL,
    DISKS,
    FIRST_ARTIFACT,
    FIRST_MISSILE,
    TRAITS,
    Box,
    is_character,
    is_missile,
)
from tavola.games.desktopia.units import MM
from tavola.games.desktopia.view import DiskView, View

Words = dict[str, str | int]

OPPONENT: Final = {"en": "Opponent", "ru": "Соперник"}  # a camp of an etude that nobody plays


class Namer:
    """Without a view the names are those of the usual box."""

    def __init__(self, view: View | None, lang: str, names: Sequence[str]) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.box: Box = content.load_box(str(view.settings["roster"]) if view else "A")

    def own(self, names: dict[str, str]) -> str:
        """Out of the names of something in all languages."""
        return names.get(self.lang) or names["en"]

    # --- players ------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        if seat < 0:
            return "nobody"
        if self.view is None or not self.view.field.etude or seat == 0:
            return self.names[seat]
        opponent = OPPONENT.get(self.lang, OPPONENT["en"])
        return opponent if self.view.field.camps == 2 else f"{opponent} {seat}"

    def seats(self, seats: Sequence[int]) -> str:
        return listed([self.seat(seat) for seat in seats], self.lang)

    @property
    def question(self) -> str:
        """What is being decided."""
        return self.view.pending.question if self.view else ""

    # --- kinds --------------------------------------------------------------------------------------------------

    def kind(self, kind: int) -> str:
        return self.own(self.box.kinds[kind].names) if kind >= 0 else "none"

    def key(self, kind: int) -> str:
        return self.box.kinds[kind].key if kind >= 0 else "none"

    def missile(self, kind: int) -> str:
        """The key of a missile, by which the messages decline it."""
        return self.key(kind) if FIRST_MISSILE <= kind < BARREL else "none"

    def artifact(self, kind: int) -> str:
        return self.key(kind) if FIRST_ARTIFACT <= kind < FIRST_MISSILE or kind == BARREL else "none"

    def trait(self, kind: int) -> str:
        return TRAITS[self.box.characters[kind].trait] if 0 <= kind < FIRST_ARTIFACT else "none"

    def ritual(self, ritual: int) -> str:
        return self.own(self.box.ritual_cards[ritual].names) if ritual >= 0 else "hidden"

    # --- disks --------------------------------------------------------------------------------------------------

    def shown(self, disk: int) -> DiskView | None:
        """A disk on the field, or beside it."""
        disks = self.view.disks if self.view else ()
        return next((one for one in disks if one.id == disk), None)

    def fallen(self) -> dict[int, tuple[int, int]]:
        """Kind and camp of each that died."""
        found = {}
        for camp in self.view.camps if self.view else ():
            for disk, kind in zip(camp.fallen[::2], camp.fallen[1::2], strict=True):
                found[disk] = (kind, camp.seat)
        return found

    def face(self, disk: int) -> tuple[int, int]:
        """The kind a disk shows, or showed when it died, and its camp; also of one that is about to be put down."""
        one = self.shown(disk)
        if one is not None:
            return one.kind, one.seat
        if self.view is not None and self.view.pending.disk == disk and self.view.pending.kind >= 0:
            return self.view.pending.kind, self.view.pending.seat
        return self.fallen().get(disk, (self.box.faces[disk][0], -1))

    def kind_of(self, disk: int) -> int:
        return self.face(disk)[0] if 0 <= disk < DISKS else -1

    def alike(self, kind: int) -> list[tuple[int, int]]:
        """Camp and number of all characters of a kind."""
        living = [(one.seat, one.id) for one in (self.view.disks if self.view else ()) if one.kind == kind]
        dead = [(camp, disk) for disk, (known, camp) in self.fallen().items() if known == kind]
        return sorted({*living, *dead})

    def disk(self, disk: int) -> str:
        """A character with its number if it has namesakes."""
        if not 0 <= disk < DISKS:
            return "nobody"
        kind, camp = self.face(disk)
        name = self.kind(kind)
        if not is_character(disk) or camp < 0:
            return name
        alike = self.alike(kind)
        mates = [one for seat, one in alike if seat == camp]
        if len(mates) > 1 and disk in mates:
            name = f"{name} {mates.index(disk) + 1}"
        return f"{name} ({self.seat(camp)})" if len(alike) > len(mates) else name

    def disks(self, disks: Sequence[int]) -> str:
        return listed([self.disk(disk) for disk in disks], self.lang) if disks else "none"

    def bearer(self, missile: int) -> int:
        """The character below a column, -1 where there is none."""
        one = self.shown(missile)
        while one is not None and is_missile(one.id):
            one = self.shown(one.on)
        return one.id if one is not None else -1

    def card_with(self, missile: int) -> str:
        """On whose card a missile lies that is neither on the field nor back on its own card."""
        kind = self.kind_of(missile)
        stocks = [stock for camp in (self.view.camps if self.view else ()) for stock in camp.stocks]
        holders = {stock.kind for stock in stocks if stock.missile == kind and stock.limit >= 0 and stock.count}
        return self.kind(holders.pop()) if len(holders) == 1 else "none"

    def turned(self, disk: int) -> str:
        """Whether it matters how a disk is turned: where part of its rim is red."""
        kind = self.kind_of(disk)
        return "yes" if 0 <= kind < FIRST_ARTIFACT and self.box.characters[kind].sectors else "no"


def millimetres(number: int) -> str:
    """A coordinate as text, so that no language groups its digits."""
    return str(round(number / MM))


def degrees(dx: int, dy: int) -> str:
    """A direction: 0 is up the screen, 90 to the right."""
    return str(round(math.degrees(math.atan2(dx, -dy))) % 360)
